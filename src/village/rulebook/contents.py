"""The plan of a rulebook: `rulebook.toml` in the folder of the game; a game may have none."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from village.toolkit.game_type import GameType

FILE: Final = "rulebook.toml"


@cache
def contents(game_type: GameType) -> dict[str, Any]:
    file = files(game_type.package) / FILE
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def related_rules(game_type: GameType, rule: str) -> list[str]:
    """Return the ids of the rules to read with this one."""
    related: dict[str, list[str]] = contents(game_type).get("see", {})
    return related.get(rule, [])
