"""Simulate many games with random moves or bots. Every game has its own seed, so workers do not change the results."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle, islice
from time import process_time
from typing import Any, Final

from village.bots.bot_player import BotPlayer, play_out
from village.bots.compiled.playout import Rng, Tally, play_random
from village.bots.parallel import run_jobs
from village.bots.registry import find
from village.kernel.state import State
from village.record.custom_values import CustomValues
from village.record.errors import BadSetup
from village.record.record import Record
from village.record.setup import DEFAULT, GAME, Table, create_table

GAMES_PER_JOB: Final = 25  # small, so that stopping is quick
SHARE: Final = 60  # units of a win, divisible by 1 to 5 winners
SPREAD: Final = 1_000_003  # separates the games of consecutive seeds
PERIOD: Final = 2_147_483_646  # period of Rng; reducing seeds first prevents overflow of native ints


@dataclass(frozen=True)
class Plan:
    """The games to play. Workers get this and game numbers, never positions."""

    games: int
    seats: int
    edition: str = ""  # empty: the default of the game
    expansions: tuple[str, ...] = ()
    options: tuple[tuple[str, Any], ...] = ()
    seed: int = 1
    bots: tuple[str, ...] = ()  # none: random moves at full speed
    game: str = GAME
    custom_values: CustomValues | None = None

    def check(self) -> None:
        """Raise an error for bad settings here instead of in a worker."""
        self.table()
        if len(self.bots) > self.seats:
            raise BadSetup(f"{len(self.bots)} bots are too many for {self.seats} seats; name fewer with --bots")
        for name in self.bots:
            find(name)

    def table(self) -> Table:
        return create_table(
            self.game, self.edition or DEFAULT, self.seats, self.expansions, dict(self.options), self.custom_values
        )


@dataclass
class Span:
    """Sum, minimum and maximum of a number over games."""

    total: int = 0
    minimum: int = 1 << 60
    maximum: int = 0

    def add(self, other: Span) -> None:
        self.total += other.total
        self.minimum = min(self.minimum, other.minimum)
        self.maximum = max(self.maximum, other.maximum)


@dataclass
class Summary:
    """Totals over games. They are integers, so the order of addition does not matter."""

    games: int = 0
    cpu: float = 0.0
    decisions: Span = field(default_factory=Span)
    plies: Span = field(default_factory=Span)
    rounds: Span = field(default_factory=Span)
    lines: dict[str, int] = field(default_factory=dict)  # over all seats
    winning: int = 0  # sum of the winning scores
    shares: list[int] = field(default_factory=list)  # wins by seat, in units of 1/SHARE

    def add(self, summary: Summary) -> None:
        self.games += summary.games
        self.cpu += summary.cpu
        self.decisions.add(summary.decisions)
        self.plies.add(summary.plies)
        self.rounds.add(summary.rounds)
        for line, points in summary.lines.items():
            self.lines[line] = self.lines.get(line, 0) + points
        self.winning += summary.winning
        before = self.shares or [0] * len(summary.shares)
        self.shares = [sum(pair) for pair in zip(before, summary.shares, strict=True)]


def play_game(plan: Plan, table: Table, game: int) -> Summary:
    """Play game number `game` of the plan."""
    tally = Tally()
    before = process_time()
    if plan.bots:
        end = play_by_bots(plan, table, game, tally)
    else:
        end = play_random(table.rules, Rng((plan.seed * SPREAD + game) % PERIOD), tally)
    return summarize(table, end, tally, process_time() - before)


def play_by_bots(plan: Plan, table: Table, game: int, tally: Tally) -> State:
    """Play a game with bots, which take the seats in turn."""
    record = Record(table, f"{plan.seed}/{game}")
    with ExitStack() as stack:
        names = islice(cycle(plan.bots), plan.seats)
        players = [stack.enter_context(BotPlayer(name, str(game))) for name in names]
        play_out(record, players)
        tally.decisions = sum(player.decisions for player in players)
    tally.plies = len(record.log)
    return record.state


def summarize(table: Table, end: State, tally: Tally, cpu: float) -> Summary:
    scores = table.rules.scores(end)
    winners = table.rules.winners(end)
    rounds = table.rules.rounds(end)
    return Summary(
        games=1,
        cpu=cpu,
        decisions=Span(tally.decisions, tally.decisions, tally.decisions),
        plies=Span(tally.plies, tally.plies, tally.plies),
        rounds=Span(rounds, rounds, rounds),
        lines={line: sum(score[line] for score in scores) for line in scores[0]},
        winning=sum(scores[winners[0]].values()),
        shares=[SHARE // len(winners) if seat in winners else 0 for seat in range(table.seats)],
    )


def play_range(plan: Plan, games: tuple[int, int]) -> Summary:
    """Play the games in the range from `games[0]` to `games[1]`, exclusive."""
    table = plan.table()
    summary = Summary()
    for game in range(*games):
        summary.add(play_game(plan, table, game))
    return summary


def simulate(plan: Plan, workers: int, report: Callable[[Summary], None]) -> Summary:
    """Play the games of a plan and call `report` after every few; after Ctrl-C return the summary so far."""
    plan.check()
    total = Summary()
    size = 1 if plan.bots else GAMES_PER_JOB
    batches = [(first, min(plan.games, first + size)) for first in range(0, plan.games, size)]
    for summary in run_jobs(partial(play_range, plan), batches, workers):
        total.add(summary)
        report(summary)
    return total
