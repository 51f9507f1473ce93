"""Playthroughs: one random game for every edition and number of seats, written out as text.

    python -m tools.traces     writes tests/playthroughs/*.txt anew; review the diff

A change of the rules shows as a change of these files: every question with all its answers, the one that
was given, what happened, a digest of the position every few answers and the whole position after each round.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import village
from village import Record

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
EVERY = 10  # answers from one digest to the next
SEEDS = {  # games in which much happens
    ("2011", 2): 50, ("2011", 3): 46, ("2011", 4): 43,
    ("bigbox", 2): 52, ("bigbox", 3): 2, ("bigbox", 4): 12, ("bigbox", 5): 33,
}  # fmt: skip


def traces() -> dict[str, str]:
    """The text of every trace by the name of its file."""
    return {f"{edition}-{seats}.txt": trace(edition, seats, seed) for (edition, seats), seed in SEEDS.items()}


def trace(edition: str, seats: int, seed: int) -> str:
    game = village.new(edition=edition, seats=seats, seed=seed)
    lines = [f"village {edition}, {seats} seats, seed {seed}", *game.log]
    ply = 0
    while not game.over:
        number = game.data()["round"]
        lines += answer(game, ply, pick(game, seed, ply))
        ply += 1
        if ply % EVERY == 0:
            lines.append(f"  digest {digest(game.data())}")
        if game.over or game.data()["round"] != number:
            lines += position(game)
    return "\n".join([*lines, *result(game), ""])


def pick(game: Record, seed: int, ply: int) -> str:
    """An answer that depends on seed and ply alone; declining is rare, so that more happens."""
    drawn = int.from_bytes(sha256(f"{seed}/{ply}".encode()).digest())
    willing = [move for move in game.moves if not move.endswith(" pass")]
    moves = game.moves if drawn % 4 == 0 else willing
    return moves[drawn // 4 % len(moves)]


def answer(game: Record, ply: int, token: str) -> list[str]:
    """One question, its answers, the one given and what happened."""
    answers = [move.split(" ", 1)[1] for move in game.moves]
    asked = f"{ply} seat {game.actor} {game.question} ({len(answers)}): {' '.join(answers)}"
    news = "; ".join(told(event) for event in game.play(token))
    return [asked, f"> {token}", *([f"  {news}"] if news else [])]


def told(event: dict[str, Any]) -> str:
    seat = "" if event["seat"] < 0 else f" {event['seat']}"
    details = " ".join(str(value) for key, value in event.items() if key not in ("kind", "seat"))
    return f"{event['kind']}{seat} {details}".rstrip()


def position(game: Record) -> list[str]:
    """The whole position, a line for the board and one for each family."""
    data = game.data()
    families = data.pop("families")
    return [f"= {compact(data)}", *(f"= {seat} {compact(family)}" for seat, family in enumerate(families))]


def compact(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))


def digest(data: object) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:12]


def result(game: Record) -> list[str]:
    lines = [f"score {seat}: {score['total']} {compact(score['lines'])}" for seat, score in enumerate(game.scores())]
    return [*lines, f"winners: {' '.join(str(seat) for seat in game.winners)}"]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, text in traces().items():
        (FOLDER / name).write_text(text, "utf-8")
        sys.stdout.write(f"{name}: {len(text.splitlines())} lines\n")


if __name__ == "__main__":
    main()
