"""The numbers on the board and on the cards, which are no part of a position."""

from __future__ import annotations

from typing import Any, cast

from village.games.village.rules import Rules
from village.record.table import lay


def rules_of(setting: dict[str, Any]) -> Rules:
    """The rules of a table, boxes included; assembled once. A view names its setting too."""
    table = lay(
        setting["game"], setting["edition"], setting["seats"], tuple(setting["boxes"]), setting["options"],
        setting.get("numbers"),
    )  # fmt: skip
    return cast(Rules, table.rules)
