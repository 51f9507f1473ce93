"""Reading and writing the goals of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from village.games.village.expansions.goals.state import SUITS, Hands
from village.games.village.state import Village
from village.games.village.vocabulary import NONE
from village.kernel.types import Count, Row
from village.toolkit.positions import at_most, index_of_name, mapping

if TYPE_CHECKING:
    from village.games.village.expansions.goals.expansion import Goals


def goals_data(goals: Goals, s: Village) -> dict[str, Any]:
    hands = goals.hands(s)
    asked = [suits_of(bits) for bits in hands.asked_goals]
    return {
        "silver": [None if card == NONE else goals.cards[0][card].token for card in hands.silver],
        "gold": [None if card == NONE else goals.cards[1][card].token for card in hands.gold],
        "reached": [suits_of(bits) for bits in hands.reached],
    } | ({"asked": asked} if any(asked) else {})


def suits_of(bits: Count) -> list[str]:
    return [suit for i, suit in enumerate(SUITS) if bits >> i & 1]


def read_goals(goals: Goals, s: Village, data: dict[str, Any]) -> None:
    mapping(data, [*SUITS, "reached", "asked"], "goals")
    hands = goals.hands(s)
    for suit, name in enumerate(SUITS):
        tokens = [card.token for card in goals.cards[suit]]
        cards = at_most(data.get(name, []), len(s.families), name)
        for seat in range(len(cards)):
            if cards[seat] is not None:
                card = index_of_name(cards[seat], tokens, f"a {name} goal")
                if card in hands.suit(suit):
                    raise ValueError(f"the goal {cards[seat]} appears twice")
                hands.suit(suit)[seat] = card
    read_suits(hands, hands.reached, data, "reached")
    read_suits(hands, hands.asked_goals, data, "asked")


def read_suits(hands: Hands, bits: Row, data: dict[str, Any], key: str) -> None:
    """Read suits by seat; each must have been dealt."""
    seats = at_most(data.get(key, []), len(bits), key)
    for seat in range(len(seats)):
        for name in at_most(seats[seat], len(SUITS), f"{key} goals of a seat"):
            suit = index_of_name(name, SUITS, f"a goal under `{key}`")
            if hands.suit(suit)[seat] == NONE:
                raise ValueError(f"seat {seat} has no {name} goal, so it cannot be under `{key}`")
            bits[seat] |= 1 << suit
