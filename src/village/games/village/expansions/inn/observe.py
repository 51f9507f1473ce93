"""Observations of the Inn: where every villager is. None of it is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.card_stack import Stack
from village.games.village.expansions.inn.state import OUT, InnState
from village.games.village.observation_rows import relative, write, write_one
from village.games.village.rules import Rules
from village.games.village.state import Village
from village.games.village.vocabulary import NONE, PROFESSIONS
from village.kernel.types import Count, Numbers, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.inn.expansion import Inn


def inn_names(inn: Inn, r: Rules) -> list[str]:
    cards = [villager.token for villager in inn.cards]
    names: list[str] = []
    for stack in range(inn.table["inn"]["stacks"]):
        names += [f"stack{stack + 1}.unseen", *[f"stack{stack + 1}.{card}" for card in cards]]
    names += [f"{seat}.{card}" for seat in relative(r.seats) for card in cards]
    names += [f"out.{card}" for card in cards]
    return names + [f"bard.{seat}.{section}" for seat in relative(r.seats) for section in [*PROFESSIONS, "none"]]


def write_inn(inn: Inn, s: Village, seat: Seat, out: Numbers, at: Count) -> Count:
    state = inn.state(s)
    for stack in state.stacks:
        at = write_stack(stack, len(inn.cards), out, at)
    who = seat
    for _ in range(len(s.families)):
        at = write_owned(state, who, out, at)
        who = s.after(who)
    at = write_owned(state, OUT, out, at)
    for _ in range(len(s.families)):
        at = write_bard_member(state.bard_members[who], out, at)
        who = s.after(who)
    return at


def write_stack(stack: Stack, cards: Count, out: Numbers, at: Count) -> Count:
    """Return the depth of a villager in a stack: 1 is visible, 2 the first pushed under, 0 unseen or not there."""
    at = write(out, at, stack.unseen)
    if stack.shown != NONE:
        write(out, at + stack.shown, 1)
    under: Count = len(stack.under)
    for i in range(under):
        write(out, at + stack.under[i], 2 + i)
    return at + cards


def write_owned(state: InnState, owner: Seat, out: Numbers, at: Count) -> Count:
    cards: Count = len(state.owner)
    for card in range(cards):
        if state.owner[card] == owner:
            out[at + card] = 1
    return at + cards


def write_bard_member(member: Count, out: Numbers, at: Count) -> Count:
    """Write the section in which the member on the Bard counts, if there is one (I-V03)."""
    section: Count = NONE
    if member:
        section = (member - 1) // 4
    return write_one(out, at, section, len(PROFESSIONS) + 1)
