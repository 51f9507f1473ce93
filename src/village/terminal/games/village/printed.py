"""The numbers on the board and on the cards, which are no part of a position."""

from __future__ import annotations

from typing import Any, cast

from village.games.village.rules import Rules
from village.games.village.tables import PACKAGE, read
from village.record.table import lay_again
from village.toolkit.overrides import in_force
from village.toolkit.tables import numbers


def rules_of(setting: dict[str, Any]) -> Rules:
    """The rules of a table, boxes included; assembled once. A view names its setting too."""
    return cast(Rules, lay_again(setting).rules)


def table_of(setting: dict[str, Any], name: str) -> dict[str, Any]:
    """One table as it holds on the table of a setting, with the numbers of an own box."""
    own = setting.get("numbers", {"values": {}})
    with in_force(PACKAGE, own["values"]):
        found: dict[str, Any] = numbers(read(name))
    return found
