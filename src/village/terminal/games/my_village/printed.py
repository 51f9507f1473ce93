"""The numbers on boards and cards, which are no part of a position."""

from __future__ import annotations

from typing import Any, cast

from village.games.my_village.rules import Rules
from village.games.my_village.tables import Card, read
from village.games.my_village.words import CUSTOMERS
from village.record.table import lay
from village.toolkit.tables import numbers


def rules_of(setting: dict[str, Any]) -> Rules:
    """The rules of a table, assembled once. A view names its setting too."""
    table = lay(setting["game"], setting["edition"], setting["seats"], (), setting["options"])
    return cast(Rules, table.rules)


class Printed:
    """Every card by its token."""

    def __init__(self, setting: dict[str, Any]) -> None:
        tables = rules_of(setting).tables
        self.tables = tables
        self.red: int = numbers(read())["rat"]["red"]
        self.churches = {card.name: card for card in tables.churches}
        self.monks = {card.name: card for card in tables.monks}
        self.councils = {card.name: card for card in tables.councils}
        self.crafts = {card.name: card for card in tables.crafts}
        self.letters = {card.name: card for card in tables.letters}
        self.journeys = {card.name: card for card in tables.journeys}
        self.customers: dict[str, Card] = dict(zip(CUSTOMERS, tables.customers, strict=True))
