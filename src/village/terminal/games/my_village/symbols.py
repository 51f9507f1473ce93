"""Short symbols for dice, banners, costs and people; colour never carries the meaning alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from village.games.my_village.tables import Card, Journey, Letter, Monk
from village.games.my_village.vocabulary import BILL, BONUSES, DICE
from village.terminal.language import Language

PEOPLE: Final = ("bold cyan", "bold yellow", "bold red", "bold bright_blue")
LETTERS: Final = "ACDE"  # the initials of the players
WHITE_DIE: Final = "bold"
BLACK_DIE: Final = "bold reverse"
EVERY_VALUE: Final = sum(1 << value for value in range(2, 13))


def joined(parts: Iterable[Text], gap: str = " ") -> Text:
    """Join the parts, or return a dash if there are none."""
    row = Text(gap).join(parts)
    return row if row.plain else Text("-", style="dim")


def letter(seat: int) -> Text:
    return Text(LETTERS[seat], style=PEOPLE[seat])


def player(words: Language, seat: int) -> Text:
    return Text.assemble(letter(seat), " ", words.name(seat))


def die(words: Language, token: str) -> Text:
    """`W4`, `B2`."""
    colour, pips = token[:-1], token[-1]
    return Text(words.label(f"letter-{colour}") + pips, style=WHITE_DIE if colour == "white" else BLACK_DIE)


def dice(words: Language, pool: dict[str, int]) -> Text:
    return joined(die(words, token) for token in DICE for _ in range(pool.get(token, 0)))


def filled(count: int, spaces: int) -> str:
    return "●" * count + "○" * (spaces - count)


def banner(values: int) -> str:
    """Return `6/8`, or `?` for any value (M-BAN-2)."""
    if values == EVERY_VALUE:
        return "?"
    return "/".join(str(value) for value in range(2, 13) if values >> value & 1)


def goods(words: Language, bill: int) -> str:
    """List the goods of a bill; a single one is named without its number."""
    units = [(name, bill >> 4 * index & 15) for index, name in enumerate(BILL)]
    return " + ".join(
        words.text.word(name) if n == 1 else words.text.with_number(f"word-{name}", n) for name, n in units if n
    )  # fmt: skip


def cost(words: Language, time: int, coins: int, bill: int) -> list[str]:
    """List time, goods and coins, if there are any."""
    parts = [
        words.label("cost-time", n=time) if time else "",
        goods(words, bill),
        words.label("gain-coins", n=coins) if coins else "",
    ]
    return [part for part in parts if part]


def price(words: Language, card: Card) -> list[str]:
    return cost(words, card.time, card.coins, card.bill)


def fare(words: Language, card: Letter) -> list[str]:
    """M-TRV-3: the time of a letter, and a wagon or coins."""
    coins = words.label("gain-coins", n=card.fare)
    return [*price(words, card), words.label("cost-or", a=goods(words, card.wagon), b=coins)]


def bonus(words: Language, card: Monk) -> str:
    """M-MNK-4 to M-MNK-8."""
    return words.label(f"gain-{BONUSES[card.bonus]}", n=card.amount)


def journey(words: Language, card: Journey) -> list[str]:
    """Return the points of a travel card, and what it adds to the next one (M-TRV-4)."""
    parts = [words.label("gain-prestige", n=card.prestige)]
    gray = cost(words, card.time, card.coins, card.bill)
    if card.last:
        parts.append(words.label("cost-last"))
    elif gray:
        parts.append(words.label("cost-gray", cost=words.text.join_list(gray)))
    return parts
