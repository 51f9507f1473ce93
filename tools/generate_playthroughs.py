"""Playthroughs: one random game for every edition and number of seats, and some with expansions, as text.

    python -m tools.generate_playthroughs     rewrite tests/playthroughs/*.txt; review the diff

A change of the rules changes these files: they contain every question with its legal moves, the chosen move, its
events, a digest of the position every few moves and the full position after each round.
"""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import village
from village import Record

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
PASSES = (" pass", " stay", " none", " done", " no")
DIGEST_INTERVAL = 10  # moves


class Setting(NamedTuple):
    """A table, and the seed of a game in which much happens."""

    edition: str
    seats: int
    seed: int
    expansions: tuple[str, ...] = ()
    rival_die: bool = False
    game: str = "village"

    @property
    def name(self) -> str:
        first = [] if self.game == "village" else [self.game]
        return "-".join([*first, self.edition, str(self.seats), *self.expansions, *(["die"] if self.rival_die else [])])


ALL_EXPANSIONS = ("inn", "goals", "customers")
SETTINGS = [
    Setting("2011", 2, 50), Setting("2011", 3, 46), Setting("2011", 4, 43), Setting("2011", 5, 230, ("inn",)),
    Setting("bigbox", 1, 240), Setting("bigbox", 1, 63, (), True), Setting("bigbox", 1, 1, ALL_EXPANSIONS),
    Setting("bigbox", 2, 52), Setting("bigbox", 3, 2), Setting("bigbox", 4, 12), Setting("bigbox", 5, 33),
    Setting("bigbox", 3, 39, ("inn",)), Setting("bigbox", 3, 1, ("goals",)), Setting("bigbox", 3, 94, ("customers",)),
    Setting("bigbox", 3, 111, ALL_EXPANSIONS),
    Setting("bigbox", 1, 7, ("port",)), Setting("2011", 4, 10, ("port",)),
    Setting("bigbox", 3, 9, ("inn", "port", "goals")),
    Setting("bigbox", 3, 3, ("marriage",)), Setting("bigbox", 1, 5, ("marriage",)),
    Setting("bigbox", 4, 1, ("inn", "goals", "marriage")),
    Setting("2015", 2, 2, game="my_village"), Setting("2015", 3, 10, game="my_village"),
    Setting("2015", 4, 1, game="my_village"),
]  # fmt: skip


def playthroughs() -> dict[str, str]:
    """Return the text of every playthrough by file name."""
    return {f"{setting.name}.txt": playthrough(setting) for setting in SETTINGS}


def playthrough(setting: Setting) -> str:
    seed = setting.seed
    options = {"rival_die": True} if setting.rival_die else {}
    game = village.new(
        setting.game,
        edition=setting.edition,
        seats=setting.seats,
        expansions=setting.expansions,
        options=options,
        seed=seed,
    )
    lines = [f"village {setting.name}, seed {seed}", *game.log]
    ply = 0
    while not game.over:
        number = game.data()["round"]
        lines += move_lines(game, ply, choose_move(game, seed, ply))
        ply += 1
        if ply % DIGEST_INTERVAL == 0:
            lines.append(f"  digest {digest(game.data())}")
        if game.over or game.data()["round"] != number:
            lines += position(game)
    return "\n".join([*lines, *result(game), ""])


def choose_move(game: Record, seed: int, ply: int) -> str:
    """Return a move that depends only on seed and ply; passing is rare."""
    drawn = int.from_bytes(sha256(f"{seed}/{ply}".encode()).digest())
    willing = [move for move in game.moves if not move.endswith(PASSES)]
    moves = game.moves if drawn % 4 == 0 or not willing else willing
    return moves[drawn // 4 % len(moves)]


def move_lines(game: Record, ply: int, token: str) -> list[str]:
    """Play a move, and return the lines for the question, the move and its events."""
    choices = [move.split(" ", 1)[1] for move in game.moves]
    question = f"{ply} seat {game.actor} {game.question} ({len(choices)}): {' '.join(choices)}"
    events = "; ".join(event_text(event) for event in game.play(token))
    return [question, f"> {token}", *([f"  {events}"] if events else [])]


def event_text(event: dict[str, Any]) -> str:
    seat = "" if event["seat"] < 0 else f" {event['seat']}"
    details = " ".join(str(value) for key, value in event.items() if key not in ("kind", "seat"))
    return f"{event['kind']}{seat} {details}".rstrip()


def position(game: Record) -> list[str]:
    """Return the full position: a line for the board, each family or village and each expansion."""
    data = game.data()
    families = data.pop("families" if "families" in data else "villages")
    expansions = {name: data.pop(name) for name in (*ALL_EXPANSIONS, "marriage", "solo") if name in data}
    lines = [*enumerate(families), *expansions.items()]
    return [f"= {compact(data)}", *(f"= {owner} {compact(values)}" for owner, values in lines)]


def compact(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))


def digest(data: object) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:12]


def result(game: Record) -> list[str]:
    lines = [
        f"score {seat}: {score['total']} {compact(score['lines'])} {score.get('title', '')}".rstrip()
        for seat, score in enumerate(game.scores())
    ]
    return [*lines, f"winners: {' '.join(str(seat) for seat in game.winners)}"]


def main() -> None:
    description = "Rewrite the playthroughs in tests/playthroughs."
    argparse.ArgumentParser(prog="python -m tools.generate_playthroughs", description=description).parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, text in playthroughs().items():
        (FOLDER / name).write_text(text, "utf-8")
        sys.stdout.write(f"{name}: {len(text.splitlines())} lines\n")


if __name__ == "__main__":
    main()
