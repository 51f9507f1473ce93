"""Writes the sample views of the harness."""

import json
import random
from pathlib import Path
from typing import Any

import village

HERE = Path(__file__).parent
ALL = ("inn", "goals", "customers")
GAMES: dict[str, dict[str, Any]] = {
    "solo": {"seats": 1, "edition": "bigbox"},
    "solo-inn": {"seats": 1, "edition": "bigbox", "boxes": ALL},
    "two-2011": {"seats": 2, "edition": "2011"},
    "three": {"seats": 3, "edition": "bigbox"},
    "four-2011": {"seats": 4, "edition": "2011"},
    "four-inn": {"seats": 4, "edition": "bigbox", "boxes": ALL},
    "five-inn": {"seats": 5, "edition": "bigbox", "boxes": ALL},
}


def moments(setting: dict[str, Any]) -> dict[str, Any]:
    """A game of random answers at its start, in the middle and at its end, and one view of each question."""
    game = village.new(seed=11, **setting)
    views = [game.view(game.actor)]
    luck = random.Random(5)
    while not game.over:
        active = [token for token in game.moves if not token.endswith(" pass")]
        game.play(luck.choice(active if active and luck.random() < 0.8 else game.moves))
        views.append(game.view(None if game.over else game.actor))
    asked = {view["ask"]["step"]: view for view in views if not view["ask"]["seat"] < 0}
    middle = next(view for view in views[len(views) * 3 // 5 :] if view["ask"]["step"] == "turn")
    return {"start": views[0], "middle": middle, "end": views[-1], **asked}


for name, setting in GAMES.items():
    (HERE / f"{name}.json").write_text(json.dumps(moments(setting)) + "\n")
