"""The main board as text, at most 80 columns wide: dice, rat, chronicle and display."""

from __future__ import annotations

from rich.text import Text

from village.games.my_village.vocabulary import CRAFTS, PROFESSIONS, SYMBOLS
from village.terminal.games.my_village.open_banners import open_banner_names
from village.terminal.games.my_village.printed import printed_of
from village.terminal.games.my_village.symbols import (
    banner,
    bonus,
    dice,
    die,
    fare,
    filled,
    goods,
    joined,
    player,
    price,
)
from village.terminal.language import Language
from village.terminal.scene import View
from village.terminal.wrap import heading, paragraph, title_line, wrap_items


class MainBoard:
    """One position, drawn in one language."""

    def __init__(self, view: View, words: Language) -> None:
        self.view = view
        self.words = words
        self.printed = printed_of(view)

    def lines(self) -> list[Text]:
        return [*self.top(), *self.display(), *self.customers(), *self.values()]

    def top(self) -> list[Text]:
        return [self.title(), *self.dice(), *self.chronicle()]

    def title(self) -> Text:
        view, words = self.view, self.words
        turns = self.printed.rules.turns
        return title_line([
            Text(words.label("board-round", round=view["round"], turn=min(view["turn"] + 1, turns), turns=turns)),
            Text.assemble(words.label("board-start"), " ", player(words, view["start"])),
        ])  # fmt: skip

    def dice(self) -> list[Text]:
        words = self.words
        hand, left = self.view["hand"], self.view["rat"]
        side = words.label("hand-palm", n=hand["story"]) if hand["palm"] else words.label("hand-back")
        rat = [words.label("rat-left", n=left)]
        if left <= self.printed.tables.faces:  # M-DTH-17
            rat.append(words.label("rat-red"))
        return [
            *wrap_items(words.label("board-dice"), [dice(words, self.view["pool"]), *self.taken_dice()]),
            *wrap_items(words.label("board-rat"), rat),
            *wrap_items(words.label("board-hand"), [player(words, hand["owner"]), side]),
        ]

    def taken_dice(self) -> list[Text]:
        """The two dice of this turn, and their value once it is chosen."""
        words, turn = self.words, self.view["now"]
        pair = [die(words, token) for token in turn.get("dice", [])]
        items = [Text.assemble(words.label("board-taken"), " ", joined(pair))] if pair else []
        return [*items, Text(words.label("board-value", n=turn["value"]))] if "value" in turn else items

    def chronicle(self) -> list[Text]:
        """M-DTH-8, M-END-1: a full circle for each occupied space."""
        words, occupied = self.words, self.view["chronicle"]
        spaces = len(self.printed.tables.chronicle)
        chronicle = [f"{words.text.word(name)} {filled(occupied.get(name, 0), spaces)}" for name in PROFESSIONS]
        coffins = self.view["graves"] + sum(occupied.values())
        end = self.printed.tables.end_coffins
        counts = [
            words.label("board-graves", n=self.view["graves"]),
            words.label("board-coffins", n=coffins, end=end),
        ]
        return wrap_items(words.label("board-chronicle"), [*chronicle, *counts])

    def display(self) -> list[Text]:
        return [*self.churches(), *self.monks(), *self.councils(), *self.land(), *self.crafts(), *self.travel()]

    def churches(self) -> list[Text]:
        cards = [(f"church.{name}", self.printed.churches[name]) for name in self.view["churches"]]
        items = [self.card_text(token, card.values, [*price(self.words, card), self.prestige(card.prestige)])
                 for token, card in cards]  # fmt: skip
        return self.row("board-churches", items)

    def monks(self) -> list[Text]:
        words, items = self.words, []
        for symbol in SYMBOLS:
            name = self.view["monks"][symbol]
            if name is None:
                continue
            card = self.printed.monks[name]
            under = sum(1 for monk in self.view["monk_stacks"] if monk.startswith(symbol))
            more = [*price(words, card), bonus(words, card)]
            items.append(f"{self.card_text(f'monk.{symbol}', card.values, more)} +{under}")
        return self.row("board-monks", items)

    def councils(self) -> list[Text]:
        cards = [(f"council.{name}", self.printed.councils[name]) for name in self.view["councils"]]
        return self.row(
            "board-councils", [self.card_text(token, card.values, price(self.words, card)) for token, card in cards]
        )

    def land(self) -> list[Text]:
        tables = self.printed.tables
        stacks = [("meeting", tables.meeting, self.view["meetings"]), ("field", tables.field, self.view["fields"])]
        items = [
            f"{self.card_text(token, card.values, price(self.words, card))} ×{left}"  # noqa: RUF001
            for token, card, left in stacks
            if left
        ]
        return self.row("board-land", items)

    def crafts(self) -> list[Text]:
        """The remaining values and the price of each craft."""
        items = []
        for kind in CRAFTS:
            left = [self.printed.crafts[name] for name in self.view["crafts"] if name[:-1] == kind]
            if left:
                values = " ".join(banner(card.values) for card in left)
                items.append(f"{self.words.text.word(kind)} {values}{self.words.bracketed(price(self.words, left[0]))}")
        return self.row("board-crafts", items)

    def travel(self) -> list[Text]:
        items = []
        for letter, card in self.printed.letters.items():
            left = len(self.view["travel"][letter])
            if left:
                text = self.card_text(f"travel.{letter}", card.values, fare(self.words, card))
                items.append(f"{text} ×{left}")  # noqa: RUF001
        return self.row("board-travel", items)

    def customers(self) -> list[Text]:
        items = [self.customer(name) for name in self.view["display"]]
        stack = self.words.label("board-stack", n=len(self.view["customers"]))
        return self.row("board-customers", [*items, stack])

    def customer(self, name: str) -> str:
        card = self.printed.customers[name]
        demand = self.words.label("colon") + goods(self.words, card.bill)
        prestige = self.words.bracketed([self.prestige(card.prestige)])
        return f"{self.words.text.word(name)} {banner(card.values)}{demand}{prestige}"

    def values(self) -> list[Text]:
        """The banners that each value opens; only before the dice are taken, because then the moves name them."""
        if self.view["now"].get("dice"):
            return []
        words = self.words
        lines: list[Text] = []
        for entry in self.view["values"]:
            names = words.comma_list(open_banner_names(words, entry["ways"][0]["banners"]))
            if names:
                lead = heading("" if lines else words.label("board-values"))
                lines += paragraph(Text.assemble(lead, (f"{entry['value']:>2}: ", "bold")), Text(names))
        return lines

    def prestige(self, n: int) -> str:
        return self.words.label("gain-prestige", n=n)

    def card_text(self, token: str, values: int, more: list[str]) -> str:
        return f"{self.words.text.word(token)} {banner(values)}{self.words.bracketed(more)}"

    def row(self, label: str, items: list[str]) -> list[Text]:
        return wrap_items(self.words.label(label), items or [self.words.label("board-nothing")])
