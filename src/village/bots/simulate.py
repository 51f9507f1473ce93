"""Many random games on all cores. Every game has its own seed, so the number of workers changes nothing."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from time import process_time
from typing import Any, Final, cast

from village.bots.playout import Dice, Tally, play_random
from village.classic.state import Village
from village.record.errors import Error
from village.record.table import Table, lay

HELPING: Final = 25  # games a worker is given at a time: small, so that stopping is quick
AHEAD: Final = 3  # batches handed out for each worker
SHARE: Final = 60  # a victory in parts that 1, 2, 3, 4 and 5 winners divide evenly
SPREAD: Final = 1_000_003  # keeps the games of neighbouring seeds apart
PERIOD: Final = 2_147_483_646  # Dice repeats after it; reducing first keeps native ints from overflowing


@dataclass(frozen=True)
class Plan:
    """What is to be played. Workers get this and game numbers, never positions."""

    games: int
    seats: int
    edition: str
    boxes: tuple[str, ...] = ()
    options: tuple[tuple[str, Any], ...] = ()
    seed: int = 1

    def table(self) -> Table:
        return lay("village", self.edition, self.seats, self.boxes, dict(self.options))


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
    dice = Dice((plan.seed * SPREAD + game) % PERIOD)
    tally = Tally()
    before = process_time()
    end = cast(Village, play_random(table.rules, dice, tally))
    cpu = process_time() - before
    scores = table.rules.scores(end)
    winners = table.rules.winners(end)
    return Summary(
        games=1,
        cpu=cpu,
        decisions=Span(tally.decisions, tally.decisions, tally.decisions),
        answers=Span(tally.answers, tally.answers, tally.answers),
        rounds=Span(end.round, end.round, end.round),
        lines={line: sum(score[line] for score in scores) for line in scores[0]},
        winning=sum(scores[winners[0]].values()),
        shares=[SHARE // len(winners) if seat in winners else 0 for seat in range(plan.seats)],
    )


def play_some(plan: Plan, first: int, last: int) -> Summary:
    """The games from `first` up to, not including, `last`."""
    table = plan.table()
    summary = Summary()
    for game in range(first, last):
        summary.add(play_one(plan, table, game))
    return summary


def simulate(plan: Plan, workers: int, told: Callable[[Summary], None]) -> Summary:
    """Play the plan. `told` hears of every few games; after Ctrl-C the summary holds what was finished."""
    plan.table()  # a bad setting is named here, not in a worker
    total = Summary()
    batches = [(first, min(plan.games, first + HELPING)) for first in range(0, plan.games, HELPING)]
    if workers == 1 or len(batches) == 1:
        finished = here(plan, batches)
    else:
        finished = shared_out(plan, batches, min(workers, len(batches)))
    for summary in finished:
        total.add(summary)
        told(summary)
    return total


def here(plan: Plan, batches: list[tuple[int, int]]) -> Iterator[Summary]:
    with interrupts() as interrupted:
        for first, last in batches:
            yield play_some(plan, first, last)
            if interrupted:
                return


def shared_out(plan: Plan, batches: list[tuple[int, int]], workers: int) -> Iterator[Summary]:
    """Hand out a few batches ahead; after Ctrl-C hand out no more and wait for those."""
    left = iter(batches)
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool, interrupts() as interrupted:
        with no_interrupt():
            running = {pool.submit(play_some, plan, *batch) for batch in islice(left, AHEAD * workers)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for job in done:
                    yield job.result()
                if not interrupted:
                    running |= {pool.submit(play_some, plan, *batch) for batch in islice(left, len(done))}
        except BrokenProcessPool:
            raise Error("a worker process was ended from outside; try fewer workers") from None


@contextmanager
def no_interrupt() -> Iterator[None]:
    """Workers that are started here never hear Ctrl-C: their parent stops giving them work. It hears it later."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def interrupts() -> Iterator[list[int]]:
    """Collects Ctrl-C instead of breaking off in the middle of a game."""
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        yield heard
    finally:
        signal.signal(signal.SIGINT, before)
