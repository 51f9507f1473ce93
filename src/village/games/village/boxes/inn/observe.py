"""The Inn in numbers, for learners: where every villager is. Nothing of it is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.boxes.inn.guests import OUT, Guests
from village.games.village.numbers import relative, write, write_one
from village.games.village.rules import Rules
from village.games.village.stacks import Stack
from village.games.village.state import Village
from village.games.village.words import NOBODY, PROFESSIONS
from village.kernel.types import Count, Numbers, Seat

if TYPE_CHECKING:
    from village.games.village.boxes.inn.box import Inn


def inn_names(inn: Inn, r: Rules) -> list[str]:
    cards = [villager.token for villager in inn.cards]
    names: list[str] = []
    for stack in range(inn.table["inn"]["stacks"]):
        names += [f"stack{stack + 1}.unseen", *[f"stack{stack + 1}.{card}" for card in cards]]
    names += [f"{seat}.{card}" for seat in relative(r.seats) for card in cards]
    names += [f"out.{card}" for card in cards]
    return names + [f"bard.{seat}.{section}" for seat in relative(r.seats) for section in [*PROFESSIONS, "none"]]


def write_inn(inn: Inn, s: Village, seat: Seat, out: Numbers, at: Count) -> Count:
    guests = inn.guests(s)
    for stack in guests.stacks:
        at = write_stack(stack, len(inn.cards), out, at)
    who = seat
    for _ in range(len(s.families)):
        at = write_owned(guests, who, out, at)
        who = s.after(who)
    at = write_owned(guests, OUT, out, at)
    for _ in range(len(s.families)):
        at = write_sung(guests.sung[who], out, at)
        who = s.after(who)
    return at


def write_stack(stack: Stack, cards: Count, out: Numbers, at: Count) -> Count:
    """How deep a villager lies: 1 is visible, 2 the first of those pushed under, 0 not there or never seen."""
    at = write(out, at, stack.unseen)
    if stack.shown != NOBODY:
        write(out, at + stack.shown, 1)
    under: Count = len(stack.under)
    for i in range(under):
        write(out, at + stack.under[i], 2 + i)
    return at + cards


def write_owned(guests: Guests, owner: Seat, out: Numbers, at: Count) -> Count:
    cards: Count = len(guests.owner)
    for card in range(cards):
        if guests.owner[card] == owner:
            out[at + card] = 1
    return at + cards


def write_sung(sung: Count, out: Numbers, at: Count) -> Count:
    """The section for which the member on the Bard stands, if one is there (I-V03)."""
    section: Count = NOBODY
    if sung:
        section = (sung - 1) // 4
    return write_one(out, at, section, len(PROFESSIONS) + 1)
