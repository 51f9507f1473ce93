"""Many games, at random or by bots. Every game has its own seed, so the number of workers changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle, islice
from time import process_time
from typing import Any, Final

from village.bots.fast.playout import Dice, Tally, play_random
from village.bots.parallel import work
from village.bots.registry import find
from village.bots.seated_bot import SeatedBot, play_out
from village.kernel.state import State
from village.record.errors import BadSetup
from village.record.numbers import NumberSet
from village.record.record import Record
from village.record.table import GAME, UNSAID, Table, lay

HELPING: Final = 25  # games a worker is given at a time: small, so that stopping is quick
SHARE: Final = 60  # a victory in parts that 1, 2, 3, 4 and 5 winners divide evenly
SPREAD: Final = 1_000_003  # keeps the games of neighbouring seeds apart
PERIOD: Final = 2_147_483_646  # Dice repeats after it; reducing first keeps native ints from overflowing


@dataclass(frozen=True)
class Plan:
    """What is to be played. Workers get this and game numbers, never positions."""

    games: int
    seats: int
    edition: str = ""  # as the title has it
    boxes: tuple[str, ...] = ()
    options: tuple[tuple[str, Any], ...] = ()
    seed: int = 1
    bots: tuple[str, ...] = ()  # none: random players, as fast as the rules go
    game: str = GAME
    numbers: NumberSet | None = None

    def check(self) -> None:
        """A bad setting is named here, not in a worker."""
        self.table()
        if len(self.bots) > self.seats:
            raise BadSetup(f"{len(self.bots)} bots cannot sit at a table of {self.seats}")
        for name in self.bots:
            find(name)

    def table(self) -> Table:
        return lay(self.game, self.edition or UNSAID, self.seats, self.boxes, dict(self.options), self.numbers)


@dataclass
class Span:
    """Sum and extremes of a number that every game has."""

    total: int = 0
    least: int = 1 << 60
    most: int = 0

    def add(self, other: Span) -> None:
        self.total += other.total
        self.least = min(self.least, other.least)
        self.most = max(self.most, other.most)


@dataclass
class Summary:
    """What games add up to. Whole numbers only, so that the order of adding does not matter."""

    games: int = 0
    cpu: float = 0.0
    decisions: Span = field(default_factory=Span)
    answers: Span = field(default_factory=Span)
    rounds: Span = field(default_factory=Span)
    lines: dict[str, int] = field(default_factory=dict)  # over all seats
    winning: int = 0  # scores of the winners
    shares: list[int] = field(default_factory=list)  # victories by seat, in parts of SHARE

    def add(self, other: Summary) -> None:
        self.games += other.games
        self.cpu += other.cpu
        self.decisions.add(other.decisions)
        self.answers.add(other.answers)
        self.rounds.add(other.rounds)
        for line, points in other.lines.items():
            self.lines[line] = self.lines.get(line, 0) + points
        self.winning += other.winning
        self.shares = [sum(pair) for pair in zip(self.shares or [0] * len(other.shares), other.shares, strict=True)]


def play_one(plan: Plan, table: Table, game: int) -> Summary:
    """Game number `game` of the plan."""
    tally = Tally()
    before = process_time()
    if plan.bots:
        end = play_by_bots(plan, table, game, tally)
    else:
        end = play_random(table.rules, Dice((plan.seed * SPREAD + game) % PERIOD), tally)
    return summed_up(table, end, tally, process_time() - before)


def play_by_bots(plan: Plan, table: Table, game: int, tally: Tally) -> State:
    """The same through the contract that every bot has; they sit down in turn."""
    record = Record(table, f"{plan.seed}/{game}")
    with ExitStack() as stack:
        names = islice(cycle(plan.bots), plan.seats)
        players = [stack.enter_context(SeatedBot(name, str(game))) for name in names]
        play_out(record, players)
        tally.decisions = sum(player.decisions for player in players)
    tally.answers = len(record.log)
    return record.state


def summed_up(table: Table, end: State, tally: Tally, cpu: float) -> Summary:
    scores = table.rules.scores(end)
    winners = table.rules.winners(end)
    rounds = table.rules.rounds(end)
    return Summary(
        games=1,
        cpu=cpu,
        decisions=Span(tally.decisions, tally.decisions, tally.decisions),
        answers=Span(tally.answers, tally.answers, tally.answers),
        rounds=Span(rounds, rounds, rounds),
        lines={line: sum(score[line] for score in scores) for line in scores[0]},
        winning=sum(scores[winners[0]].values()),
        shares=[SHARE // len(winners) if seat in winners else 0 for seat in range(table.seats)],
    )


def play_some(plan: Plan, games: tuple[int, int]) -> Summary:
    """The games from the first up to, not including, the last."""
    table = plan.table()
    summary = Summary()
    for game in range(*games):
        summary.add(play_one(plan, table, game))
    return summary


def simulate(plan: Plan, workers: int, told: Callable[[Summary], None]) -> Summary:
    """Play the plan. `told` hears of every few games; after Ctrl-C the summary holds what was finished."""
    plan.check()
    total = Summary()
    size = 1 if plan.bots else HELPING
    batches = [(first, min(plan.games, first + size)) for first in range(0, plan.games, size)]
    for summary in work(partial(play_some, plan), batches, workers):
        total.add(summary)
        told(summary)
    return total
