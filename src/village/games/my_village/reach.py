"""What no game comes to, though the cards would allow it: said of positions that somebody wrote."""

from __future__ import annotations

from village.games.my_village.state import MyVillage


def vouch_for(s: MyVillage) -> None:
    """ValueError with one sentence and the rule, if no game leads here."""
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
    """Whether nobody has taken dice in this round."""
    return bool(s.stack) and s.stack[-1].step.name == "dice" and s.turn == 0
