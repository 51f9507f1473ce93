"""Stored games: complete records, one for every ending (tests/games/endings.py).

    python -m tools.generate_games                                    replay all stored games and rewrite them
    python -m tools.generate_games ENDING EDITION SEATS [EXPANSION …]  search for a game with that ending and store it

A game that the current rules do not allow is reported and not changed.
"""

from __future__ import annotations

import json
import sys
from itertools import count
from pathlib import Path
from random import Random

import village
from tests.games.endings import WAYS, Ending
from village import Error, Record
from village.record.notation import options, parse

FOLDER = Path(__file__).parent.parent / "tests" / "games"


def replay_game(text: str) -> Record:
    """Replay the moves under the current rules and tables; raise Error if they are illegal."""
    header, _ = parse(text)
    log = village.load(text).log
    game = village.new(
        header["Game"], edition=header["Edition"], seats=int(header["Seats"]), seed=json.loads(header["Seed"]),
        expansions=tuple(header.get("Expansions", "").split()), options=options(header.get("Options", "")),
    )  # fmt: skip
    for line in log:
        seat, token = line.split(" ", 1)
        if seat != str(village.CHANCE):
            game.play(token)
    if not game.over or game.log != log:
        raise Error("the same moves now lead to another game")
    return game


def rewrite(path: Path) -> bool:
    """Rewrite a stored game, and return whether it is still legal."""
    text = path.read_text("utf-8")
    try:
        game = replay_game(text)
    except Error as error:
        sys.stdout.write(f"{path.name}: {error}\n")
        return False
    store(path, [line for line in text.splitlines() if line.startswith(";")], game)
    return True


def store(path: Path, comments: list[str], game: Record) -> None:
    path.write_text("\n".join([*comments, game.dump()]), "utf-8")
    sys.stdout.write(f"{path.name}: {' '.join(str(score['total']) for score in game.scores())}\n")


def search(ending: str, edition: str, seats: int, expansions: tuple[str, ...]) -> Record:
    """Return the first random game with this ending."""
    for number in count():
        seed = "-".join([edition, str(seats), *expansions, str(number)])
        game = play_to_end(village.new(edition=edition, seats=seats, expansions=expansions, seed=seed))
        if WAYS[ending](Ending(game)):
            return game
    raise AssertionError("counting never ends")


def play_to_end(game: Record) -> Record:
    """Play to the end with random moves that rarely pass."""
    rng = Random(game.seed)
    while not game.over:
        willing = [move for move in game.moves if not move.endswith(" pass")]
        game.play(rng.choice(game.moves if rng.random() < 0.25 or not willing else willing))
    return game


def main(arguments: list[str]) -> int:
    if arguments in (["-h"], ["--help"]) or 0 < len(arguments) < 3:
        sys.stdout.write(f"{(__doc__ or '').strip()}\n")
        return 0 if arguments[0].startswith("-") else 2
    if not arguments:
        written = [rewrite(path) for path in sorted(FOLDER.rglob("*.village"))]
        return 0 if all(written) else 1
    ending, edition, seats, *expansions = arguments
    game = search(ending, edition, int(seats), tuple(expansions))
    store(FOLDER / f"{ending}-{edition}-{seats}.village", [f"; {WAYS[ending].__doc__}"], game)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
