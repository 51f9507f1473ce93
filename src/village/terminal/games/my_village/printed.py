"""Values printed on boards and cards, which are not part of a position."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from village.games.my_village.rules import Rules
from village.games.my_village.tables import Card
from village.games.my_village.vocabulary import CUSTOMERS
from village.record.setup import table_from_setting


class Printed:
    """Every card by its token."""

    def __init__(self, rules: Rules) -> None:
        tables = rules.tables
        self.rules = rules
        self.tables = tables
        self.churches = {card.name: card for card in tables.churches}
        self.monks = {card.name: card for card in tables.monks}
        self.councils = {card.name: card for card in tables.councils}
        self.crafts = {card.name: card for card in tables.crafts}
        self.letters = {card.name: card for card in tables.letters}
        self.journeys = {card.name: card for card in tables.journeys}
        self.customers: dict[str, Card] = dict(zip(CUSTOMERS, tables.customers, strict=True))


printed_cards = lru_cache(maxsize=8)(Printed)  # cached, because every move has a note


def printed_of(setting: dict[str, Any]) -> Printed:
    """Return the cards of a table. A view contains its setting, too."""
    return printed_cards(cast(Rules, table_from_setting(setting).rules))
