"""Who judges: what the one who is asked may expect, from what that seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from math import inf
from typing import TYPE_CHECKING, Final, Protocol

from village.bots.builtin import horizon
from village.bots.fast.mcts import Node, Search
from village.bots.judgement.calibration import calibration_of
from village.kernel.state import State
from village.record.record import Record

if TYPE_CHECKING:
    from village.bots.net.tree import Answer

TRIES: Final = 8  # for each answer that is weighed
LINES: Final = 200  # of a tree
CURIOUS: Final = 0.05  # how much each answer is liked at least: people want to know of some
SIMULATIONS: Final = 400
GLANCE: Final = 40  # of them for what comes later in a turn
LIKELY: Final = 0.5  # an answer that the net would give so often needs no trial: it is what the judge would have done


@dataclass(frozen=True)
class Weighed:
    """An answer and its worth: the chance to win, or the points that a player alone may expect."""

    token: str
    worth: float


class Judge(Protocol):
    """Judges the question that a record stands at; `key` makes it repeat itself."""

    name: str

    def best(self, record: Record, key: int, seconds: float = inf) -> list[Weighed]:
        """The answers worth a thought, the best first; after so many seconds no further thought is begun."""
        ...

    def likely(self, record: Record, here: State) -> int:
        """What it would choose further on in the same turn, at first sight."""
        ...

    def given(self, record: Record, token: str, key: int) -> tuple[float, float]:
        """What could be expected before an answer, and after it."""
        ...


class NetJudge:
    """A learned net, which tries out what it is not sure of."""

    name = "net"

    def __init__(self, record: Record) -> None:
        from village.bots.net.bot import policy_for

        self.policy = policy_for(record.table)
        self.calibration = calibration_of(record.table)

    def best(self, record: Record, key: int, seconds: float = inf) -> list[Weighed]:
        from village.bots.net.tree import Tree
        from village.bots.net.trials import Trials

        trials = Trials(self.policy, record.table.rules, record.actor)
        found = Tree(trials, record.state, key, CURIOUS).grow(LINES, seconds)
        return [Weighed(token_of(record, one.choice), worth) for one, worth in self.ranked(record, found)]

    def likely(self, record: Record, here: State) -> int:
        from village.bots.net.trials import Trials

        chances = Trials(self.policy, record.table.rules, record.actor).chances(here)
        return here.legal()[int(chances.argmax())]

    def ranked(self, record: Record, found: list[Answer]) -> list[tuple[Answer, float]]:
        """What is ranked lower was tried less: if it looks better than what stands before it, that is chance."""
        tried = [one for one in found if one.tries]
        worths = accumulate((self.told(record, one.worth) for one in tried), min)
        return list(zip(tried, worths, strict=True))

    def given(self, record: Record, token: str, key: int) -> tuple[float, float]:
        from village.bots.net.trials import NET_CHOICE, Trials

        trials = Trials(self.policy, record.table.rules, record.actor)
        choice = record.table.tokens[token][1]
        if trials.chances(record.state)[record.state.legal().index(choice)] >= LIKELY:
            worth = self.told(record, trials.expected(record.state, keys(key)))
            return worth, worth
        after, before = trials.worth(record.state, [choice, NET_CHOICE], keys(key))
        return self.told(record, before), self.told(record, after)

    def told(self, record: Record, worth: float) -> float:
        if record.seats == 1:
            points: float = worth * self.policy.spread + self.policy.alone
            return points
        return self.calibration.true(worth, len(record.table.boxes))


class SearchJudge:
    """A search: its results weigh the victory and a little of the margin."""

    name = "mcts"

    def grown(self, record: Record, s: State, key: int, simulations: int = SIMULATIONS) -> Search:
        search = Search(record.table.rules, key)
        search.rollout.turns = horizon(simulations)
        search.grow(s, record.actor, simulations)
        return search

    def best(self, record: Record, key: int, seconds: float = inf) -> list[Weighed]:
        search = self.grown(record, record.state, key)
        kids = sorted((kid for kid in search.root.kids if kid.visits), key=lambda kid: -kid.visits)
        first = record.state.stack[-1].step.first
        return [Weighed(token_of(record, int(kid.action - first)), told(record, search, mean(kid))) for kid in kids]

    def likely(self, record: Record, here: State) -> int:
        search = self.grown(record, here, len(record.log), GLANCE)
        return int(max(search.root.kids, key=lambda kid: kid.visits).action - here.stack[-1].step.first)

    def given(self, record: Record, token: str, key: int) -> tuple[float, float]:
        """An answer that the search never tried is taken for as bad as the worst it tried."""
        search = self.grown(record, record.state, key)
        before = mean(search.root)
        kid = search.root.kid(record.state.stack[-1].step.first + record.table.tokens[token][1])
        tried = [mean(one) for one in search.root.kids if one.visits]
        after = mean(kid) if kid is not None and kid.visits else min(tried)
        return told(record, search, before), told(record, search, after)


def mean(node: Node) -> float:
    return node.total / float(node.visits)


def told(record: Record, search: Search, result: float) -> float:
    return result if record.seats > 1 else result * search.spread


def keys(key: int) -> list[int]:
    return [key % (1 << 30) + number + 1 for number in range(TRIES)]


def token_of(record: Record, choice: int) -> str:
    step = record.state.stack[-1].step
    return f"{step.name} {step.token(choice)}"


def judge_of(record: Record) -> Judge:
    """A net where the game has one and NumPy is installed; else a search."""
    try:
        from village.bots.net.bot import path_of
    except ModuleNotFoundError:
        return SearchJudge()
    return NetJudge(record) if path_of(record.table.name).exists() else SearchJudge()
