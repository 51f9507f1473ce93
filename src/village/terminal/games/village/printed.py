"""Values printed on the board and on cards, which are not part of a position."""

from __future__ import annotations

from typing import Any, cast

from village.games.village.rules import Rules
from village.games.village.tables import PACKAGE, read
from village.record.setup import table_from_setting
from village.toolkit.overrides import active_overrides
from village.toolkit.tables import values_of


def rules_of(setting: dict[str, Any]) -> Rules:
    """Return the rules of a table with its expansions, cached. A view contains its setting, too."""
    return cast(Rules, table_from_setting(setting).rules)


def table_of(setting: dict[str, Any], name: str) -> dict[str, Any]:
    """Return a table of values with the custom values of a setting."""
    custom_values = setting.get("custom_values", {"values": {}})
    with active_overrides(PACKAGE, custom_values["values"]):
        values: dict[str, Any] = values_of(read(name))
    return values
