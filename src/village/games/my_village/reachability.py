"""Checks for positions that no game can reach, although the components would allow them."""

from __future__ import annotations

from village.games.my_village.state import MyVillage


def check_position_reachable(s: MyVillage) -> None:
    """Raise ValueError with the rule if no game can reach this position."""
    tables = s.rules.tables
    if s.round > tables.round_limit:
        raise ValueError(f"a game is over after {tables.round_limit} rounds (M-END-4)")
    if not begins(s):
        return
    if s.coffins() >= tables.end_coffins:
        raise ValueError(f"with {s.coffins()} coffins filled, no new round begins (M-END-1)")
    if not s.palm:
        raise ValueError("the hand lies palm up when a round begins (M-RND-2)")


def begins(s: MyVillage) -> bool:
    """Return whether no seat has taken dice in this round."""
    return bool(s.stack) and s.stack[-1].step.name == "dice" and s.turn == 0
