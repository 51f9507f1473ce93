"""Tables as the page draws them, for its tests: `python -m tools.board_views`, `--check` compares what is in them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import village

FILE = Path(__file__).parent.parent / "web" / "tests" / "tables.json"
LATE = 160  # answers, by when something lies everywhere
TABLES: dict[str, dict[str, Any]] = {
    "land": {"seats": 3, "boxes": ("inn", "goals", "customers")},
    "sea": {"seats": 3, "boxes": ("port", "marriage", "inn", "goals")},
    "alone": {"seats": 1, "boxes": ("marriage",)},
    "mine": {"game": "my_village", "seats": 3},
}


def late(setting: dict[str, Any]) -> dict[str, Any]:
    """What seat 0 sees when a game by chance is well under way."""
    game, chance = village.new(seed="drawn", **setting), Random("drawn")
    view: dict[str, Any] = game.view(0)
    for _ in range(LATE):
        game.play(chance.choice([one for one in game.moves if "decline" not in one] or game.moves))
        if game.over:
            break
        if game.actor == 0:
            view = game.view(0)
    return view


def generated() -> dict[str, dict[str, Any]]:
    return {name: late(setting) for name, setting in TABLES.items()}


def parts(views: dict[str, dict[str, Any]]) -> dict[str, list[str]]:
    """What a view of each table tells of; how the game went does not matter."""
    return {name: sorted(view) for name, view in views.items()}


def fits() -> bool:
    return parts(json.loads(FILE.read_text("utf-8"))) == parts(generated())


def main() -> int:
    if "--check" in sys.argv:
        return int(not fits())
    FILE.write_text(json.dumps(generated(), sort_keys=True) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
