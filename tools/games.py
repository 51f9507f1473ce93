"""Stored games: complete records of every way in which a game can go (tests/games/ways.py).

    python -m tools.games                              gives the answers of all stored games again and writes them anew
    python -m tools.games WAY EDITION SEATS [BOX ...]  looks for a game that goes that way and stores it

A game that the rules no longer allow is named and left as it is.
"""

from __future__ import annotations

import json
import sys
from itertools import count
from pathlib import Path
from random import Random

import village
from tests.games.ways import WAYS, Ending
from village import Error, Record
from village.record.notation import options, parse

FOLDER = Path(__file__).parent.parent / "tests" / "games"


def again(text: str) -> Record:
    """The answers of the players once more, by the rules and tables of today; Error if they are not legal."""
    header, entries = parse(text)
    game = village.new(
        header["Game"], edition=header["Edition"], seats=int(header["Seats"]), seed=json.loads(header["Seed"]),
        boxes=tuple(header.get("Boxes", "").split()), options=options(header.get("Options", "")),
    )  # fmt: skip
    for _, line in entries:
        seat, token = line.split(" ", 1)
        if seat != str(village.CHANCE):
            game.play(token)
    if not game.over or game.log != [line for _, line in entries]:
        raise Error("the game goes another way now")
    return game


def rewrite(path: Path) -> bool:
    """Whether the game could be written anew."""
    text = path.read_text("utf-8")
    try:
        game = again(text)
    except Error as error:
        sys.stdout.write(f"{path.name}: {error}\n")
        return False
    store(path, [line for line in text.splitlines() if line.startswith(";")], game)
    return True


def store(path: Path, comments: list[str], game: Record) -> None:
    path.write_text("\n".join([*comments, game.dump()]), "utf-8")
    sys.stdout.write(f"{path.name}: {' '.join(str(score['total']) for score in game.scores())}\n")


def search(way: str, edition: str, seats: int, boxes: tuple[str, ...]) -> Record:
    """The first random game that goes this way."""
    for number in count():
        seed = "-".join([edition, str(seats), *boxes, str(number)])
        game = played(village.new(edition=edition, seats=seats, boxes=boxes, seed=seed))
        if WAYS[way](Ending(game)):
            return game
    raise AssertionError("counting never ends")


def played(game: Record) -> Record:
    """To the end, by players who seldom pass."""
    dice = Random(game.seed)
    while not game.over:
        willing = [move for move in game.moves if not move.endswith(" pass")]
        game.play(dice.choice(game.moves if dice.random() < 0.25 else willing))
    return game


def main(arguments: list[str]) -> int:
    if not arguments:
        written = [rewrite(path) for path in sorted(FOLDER.rglob("*.village"))]
        return 0 if all(written) else 1
    way, edition, seats, *boxes = arguments
    game = search(way, edition, int(seats), tuple(boxes))
    store(FOLDER / f"{way}-{edition}-{seats}.village", [f"; {WAYS[way].__doc__}"], game)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
