"""G-SCO: a goal that is met is scored when its owner wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.village.expansions.goals.state import SUITS, Hands
from village.games.village.state import Village
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Seat
from village.toolkit.hooks import Listener

if TYPE_CHECKING:
    from village.games.village.expansions.goals.expansion import Goals

KEEP: Final = 2  # after the suits


class ScoreGoal(Step[Village]):
    """G-SCO-1: which goal is scored, or is none?"""

    def __init__(self, goals: Goals) -> None:
        super().__init__("goal", "G-SCO-1", KEEP + 1)
        self.prunes = True
        self.goals = goals

    def choices(self, s: Village, f: Frame) -> None:
        for suit in range(KEEP):
            if self.goals.can_score(s, f.who, suit):
                s.offer(suit)
        s.offer(KEEP)

    def is_redundant(self, s: Village, f: Frame, choice: Choice) -> bool:
        """Bots score at once, silver first."""
        return choice == KEEP or (choice == 1 and self.goals.can_score(s, f.who, 0))

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == KEEP:
            return
        self.goals.score(s, f.who, choice)
        s.push(self, f.who)

    def token(self, choice: Choice) -> str:
        return "keep" if choice == KEEP else SUITS[choice]

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if self.goals.hands(s).reached[f.who] >> choice & 1:
            return Reason("G-SCO-3", "goal-scored")
        return Reason("G-SCO-1", "goal-not-met")


class Met(Listener[Village]):
    """G-SCO-2: before every question the goals of all players are checked, in seat order; at the end they score."""

    def __init__(self, goals: Goals) -> None:
        self.goals = goals

    def before_question(self, s: Village) -> None:
        hands = self.goals.hands(s)
        if s.stack:
            step = s.stack[-1].step
            if step is self.goals.deals[0] or step is self.goals.deals[1]:
                return  # no player scores before all have goals
            for seat in range(len(s.families) - 1, -1, -1):
                self.ask(s, hands, seat)
        else:
            for seat in range(len(s.families)):
                self.score_met(s, seat)

    def ask(self, s: Village, hands: Hands, seat: Seat) -> None:
        """Ask about a goal that has just been met; one that is no longer met counts as new later."""
        met = self.goals.met(s, hands, seat)
        if met & ~hands.asked_goals[seat]:
            s.push(self.goals.question, seat)
        hands.asked_goals[seat] = met

    def score_met(self, s: Village, seat: Seat) -> None:
        for suit in range(KEEP):
            if self.goals.can_score(s, seat, suit):
                self.goals.score(s, seat, suit)


class AskAgain(Step[Village]):
    """G-SCO-2: at the start of each of its turns a seat is asked again about the goals that it has kept."""

    def __init__(self, goals: Goals, wrapped: Step[Village]) -> None:
        super().__init__("goals.turn", "G-SCO-2")
        self.goals = goals
        self.wrapped = wrapped

    def resolve(self, s: Village, f: Frame) -> None:
        self.goals.hands(s).asked_goals[f.who] = 0
        s.push(self.wrapped, f.who, f.arg)
