"""Short notes on the costs and gains of banners."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from village.games.my_village.vocabulary import CRAFTS
from village.terminal.games.my_village.printed import printed_of
from village.terminal.games.my_village.symbols import banner, bonus, cost, fare, goods, price
from village.terminal.language import Language
from village.terminal.scene import View

Note = Callable[[list[str]], list[str]]  # from the parts of a move to the notes in brackets after it


class Amounts:
    """Helpers for notes."""

    def __init__(self, view: View, words: Language) -> None:
        self.view = view
        self.words = words
        self.printed = printed_of(view)
        self.tables = self.printed.tables
        self.home: dict[str, Any] = view["villages"][view["ask"]["seat"]]

    def time(self, n: int) -> str:
        return self.words.label("cost-time", n=n) if n else ""

    def coins(self, n: int) -> str:
        return self.words.label("gain-coins", n=n) if n else ""

    def story(self, n: int) -> str:
        return self.words.label("gain-story", n=n) if n else ""

    def prestige(self, n: int) -> str:
        return self.words.label("gain-prestige", n=n) if n else ""


class BannerNotes(Amounts):
    """Notes on black and white banners."""

    def banner(self, parts: list[str]) -> list[str]:
        by_kind: dict[str, Note] = {
            "church": self.church, "monk": self.monk, "council": self.council, "meeting": self.meeting,
            "field": self.field, "travel": self.travel, "craft": self.craft, "hand": self.hand,
            "steward": self.steward, "headman": self.question_mark, "white": self.white,
        }  # fmt: skip
        return by_kind[parts[0]](parts[1:])

    def church(self, parts: list[str]) -> list[str]:
        card = self.printed.churches[parts[0]]
        return [*price(self.words, card), self.prestige(card.prestige)]

    def monk(self, parts: list[str]) -> list[str]:
        card = self.printed.monks[self.view["monks"][parts[0]]]
        return [*price(self.words, card), self.words.label("note-bonus", bonus=bonus(self.words, card))]

    def council(self, parts: list[str]) -> list[str]:
        card = self.printed.councils[parts[0]]
        return [*price(self.words, card), self.prestige(card.prestige)]

    def meeting(self, parts: list[str]) -> list[str]:
        return [*price(self.words, self.tables.meeting), self.story(self.tables.meeting_story)]

    def field(self, parts: list[str]) -> list[str]:
        """M-FLD-2: the coin is a gain."""
        return [*price(self.words, self.tables.field), f"+{self.coins(self.tables.field_coins)}"]

    def travel(self, parts: list[str]) -> list[str]:
        """M-TRV-3: the gray cost of the last card is added."""
        last = self.printed.journeys[self.home["travel"][-1]] if self.home["travel"] else None
        gray = cost(self.words, last.time, last.coins, last.bill) if last else []
        return [*fare(self.words, self.printed.letters[parts[0]]), *[f"+ {part}" for part in gray]]

    def craft(self, parts: list[str]) -> list[str]:
        card = self.printed.crafts[parts[0]]
        return [banner(card.values), *price(self.words, card)]

    def hand(self, parts: list[str]) -> list[str]:
        return [self.words.label("note-hand", n=self.view["hand"]["story"])]

    def steward(self, parts: list[str]) -> list[str]:
        return [self.words.label("note-steward", n=len(self.tables.prices) - 1)]

    def question_mark(self, parts: list[str]) -> list[str]:
        return [self.time(self.tables.headman_time)]

    def white(self, parts: list[str]) -> list[str]:
        name = parts[0]
        if name in self.printed.customers:
            return self.served(name)
        if name in CRAFTS:
            return [self.time(self.tables.crafts[4 * CRAFTS.index(name)].white_time)]
        if name == "council":
            return [self.time(self.printed.councils[self.home["council"]].white_time)]
        if name == "meeting":
            return [self.time(self.tables.meeting.white_time), self.story(self.tables.meeting_story)]
        if name.startswith("field"):
            plowed = self.home["fields"][int(name[5:]) - 1]
            return [f"+{self.coins(self.tables.field_coins + (self.tables.plow_coins if plowed else 0))}"]
        return [self.story(self.tables.play_story)] if name == "play" else []

    def served(self, name: str) -> list[str]:
        card = self.printed.customers[name]
        return [self.time(card.white_time), goods(self.words, card.bill), self.prestige(card.prestige)]
