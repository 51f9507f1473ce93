"""The Inn: three stacks of villagers, guests, and the villagers bought by the families."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from village.terminal.games.village.drawing import Drawing, Note
from village.terminal.games.village.notes import Notes
from village.terminal.games.village.printed import table_of
from village.terminal.games.village.symbols import joined, members_at, place_name
from village.terminal.language import Language
from village.terminal.scene import View
from village.terminal.wrap import heading, paragraph, wrap_items, wrap_notes


class Inn(Drawing):
    """The stacks are drawn on the table, bought villagers on the farms."""

    obvious_reasons = ("villager-not-owned", "villager-not-shown")

    def lines(self, view: View, words: Language) -> list[Text]:
        """I-SET-4: the stacks with the top villager, its price and effect; then guests and played villagers."""
        lines = []
        for number, stack in enumerate(view["inn"]["stacks"], 1):
            label = words.text.expansion("inn") if number == 1 else ""
            lines += paragraph(Text.assemble(heading(label), f"[{number}] "), stack_note(view, stack, words))
        lines += wrap_items("", [Text.assemble(words.label("inn-guests"), " ", joined(members_at(words, view, "inn")))])
        if view["inn"]["out"]:
            names = words.comma_list(words.text.card(card)[0] for card in view["inn"]["out"])
            lines += paragraph(heading(""), Text.assemble(words.label("inn-out"), " ", names))
        return lines

    def farm(self, view: View, words: Language, seat: int, own: bool) -> list[Text]:
        """I-CRD-1: the villagers of the owner, face up, with the member on the Bard (I-V03)."""
        member = view["inn"]["bard"][seat]
        bard = [Text(bard_note(member, words))] if member else []
        cards = [words.text.card(card) for card in view["inn"]["owned"][seat] if not (member and card == "bard")]
        if not cards and not bard:
            return []
        label = words.label("inn-villagers")
        if not own:
            return wrap_items(label, [*(name for name, _ in cards), *bard])
        colon = words.label("colon")
        return wrap_notes(label, [*(Text.assemble((name, "bold"), colon, effect) for name, effect in cards), *bard])

    def notes(self, view: View, words: Language) -> dict[str, Note]:
        return InnNotes(view, words).by_step()

    def question(self, view: View, words: Language) -> str:
        """I-WIN: a play window is named after its hook."""
        step, _, hook = view["stack"][-1]
        return words.text.question(f"window-{table(view)['windows']['names'][hook]}") if step == "window" else ""


class InnNotes(Notes):
    """Notes on the moves of the Inn."""

    def by_step(self) -> dict[str, Note]:
        return {
            "inn": self.inn, "cycle": self.cycle, "villager": self.villager, "window": self.window,
            "serve": self.customer, "scrap": self.customer, "mercy": self.mercy, "rise": self.rise,
        }  # fmt: skip

    def inn(self, parts: list[str]) -> list[str]:
        """I-INN-2."""
        return [self.time(table(self.view)["inn"]["place_time"])]

    def cycle(self, parts: list[str]) -> list[str]:
        """I-INN-4, I-INN-5: time, and the villager that is put under its stack."""
        top_card = self.view["inn"]["stacks"][int(parts[1]) - 1]["shown"]
        return [self.time(table(self.view)["inn"]["use_time"]), self.words.text.card(top_card)[0]]

    def villager(self, parts: list[str]) -> list[str]:
        return [self.words.text.payment(prices(self.view)[parts[0]]), *self.window(parts)]

    def window(self, parts: list[str]) -> list[str]:
        """Return the effect of the villager, without the full stop."""
        return [self.words.text.card(parts[0])[1].rstrip(".。")]

    def mercy(self, parts: list[str]) -> list[str]:
        """I-V23: the grain that a step takes from the waived amount."""
        return [self.grain(self.tables.window_grain[int(parts[0]) - 1])]

    def rise(self, parts: list[str]) -> list[str]:
        return [self.time(self.tables.stage_time[int(parts[0])])]


def table(view: View) -> dict[str, Any]:
    return table_of(view, "inn")


def prices(view: View) -> dict[str, str]:
    """Return the price of every villager as a payment: `beer+beer`."""
    rows = table(view)["villagers"]
    return {row["token"]: "+".join(piece for piece, n in row["price"].items() for _ in range(n)) for row in rows}


def stack_note(view: View, stack: dict[str, Any], words: Language) -> Text:
    """`Scribe (a beer): Take 2 scrolls. +9 face down; under it: Medico`"""
    note = Text("-")
    if stack["shown"]:
        name, effect = words.text.card(stack["shown"])
        price = words.bracketed([words.text.payment(prices(view)[stack["shown"]])])
        note = Text.assemble((name, "bold"), price, words.label("colon"), effect)
    if stack["unseen"]:
        note = Text.assemble(note, words.label("gap"), words.label("inn-unseen", cards=stack["unseen"]))
    if stack["under"]:
        names = words.comma_list(words.text.card(card)[0] for card in stack["under"])
        note = Text.assemble(note, words.label("gap"), words.label("inn-under", names=names))
    return note


def bard_note(member: dict[str, Any], words: Language) -> str:
    calling = place_name(words, f"chronicle.{member['profession']}") if member["profession"] else "-"
    return words.label("inn-bard", bard=words.text.card("bard")[0], generation=member["generation"], calling=calling)


DRAWING: Final = Inn()
