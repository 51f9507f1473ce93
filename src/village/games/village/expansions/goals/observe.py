"""Observations of the goals: those of the own seat, and those of other seats once they are reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.observation_rows import relative, write_bits, write_one
from village.games.village.rules import Rules
from village.games.village.state import Village
from village.games.village.vocabulary import NONE
from village.kernel.types import Count, Numbers, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.goals.expansion import Goals


def goal_names(goals: Goals, r: Rules) -> list[str]:
    names: list[str] = []
    for seat in relative(r.seats):
        names += [f"{seat}.reached.{suit}" for suit in ("silver", "gold")]
        names += [f"{seat}.{card.token}" for suit in goals.cards for card in suit]
    return names


def write_goals(goals: Goals, s: Village, seat: Seat, out: Numbers, at: Count) -> Count:
    who = seat
    for _ in range(len(s.families)):
        at = write_bits(out, at, goals.hands(s).reached[who], 2)
        for suit in range(2):
            at = write_one(out, at, visible_goal(goals, s, seat, who, suit), len(goals.cards[suit]))
        who = s.after(who)
    return at


def visible_goal(goals: Goals, s: Village, seat: Seat, who: Seat, suit: Count) -> Count:
    """G-SEC-1: return the goal of `who` if `seat` may know it."""
    hands = goals.hands(s)
    if seat == who or hands.reached[who] >> suit & 1 or not s.stack:
        return hands.suit(suit)[who]
    return NONE
