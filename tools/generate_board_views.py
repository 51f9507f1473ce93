"""Generate table views for the page tests: `python -m tools.generate_board_views`; `--check` only compares."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import village
from tools.check_option import check_only

FILE = Path(__file__).parent.parent / "web" / "tests" / "tables.json"
MOVES = 160  # by then most components are in use
TABLES: dict[str, dict[str, Any]] = {
    "land": {"seats": 3, "expansions": ("inn", "goals", "customers")},
    "sea": {"seats": 3, "expansions": ("port", "marriage", "inn", "goals")},
    "alone": {"seats": 1, "expansions": ("marriage",)},
    "mine": {"game": "my_village", "seats": 3},
}


def late_view(setting: dict[str, Any]) -> dict[str, Any]:
    """Return the view of seat 0 late in a random game."""
    game, rng = village.new(seed="drawn", **setting), Random("drawn")
    view: dict[str, Any] = game.view(0)
    for _ in range(MOVES):
        game.play(rng.choice([move for move in game.moves if "decline" not in move] or game.moves))
        if game.over:
            break
        if game.actor == 0:
            view = game.view(0)
    return view


def generated() -> dict[str, dict[str, Any]]:
    return {name: late_view(setting) for name, setting in TABLES.items()}


def parts(views: dict[str, dict[str, Any]]) -> dict[str, list[str]]:
    """Return the keys of each view; the course of the game does not matter."""
    return {name: sorted(view) for name, view in views.items()}


def fits() -> bool:
    return parts(json.loads(FILE.read_text("utf-8"))) == parts(generated())


def main() -> int:
    if check_only("tools.generate_board_views", __doc__):
        return int(not fits())
    FILE.write_text(json.dumps(generated(), sort_keys=True) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
