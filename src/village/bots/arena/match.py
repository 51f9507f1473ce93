"""Matches between bots. A block plays every seating of its line-ups with one seed, so luck of seat and draw cancels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations, permutations
from typing import Any, Final

from village.bots.bot import BadBot
from village.bots.bot_player import BotPlayer, play_out
from village.bots.parallel import run_jobs
from village.bots.registry import find
from village.record.custom_values import CustomValues
from village.record.errors import BadSetup
from village.record.record import Record
from village.record.setup import DEFAULT, GAME, Table, create_table

ROUND_ROBIN: Final = "round-robin"  # one bot against copies of another, for all pairs
GAUNTLET: Final = "gauntlet"  # the first bot against copies of each other bot
MIXED: Final = "mixed"  # all bots at one table

Seating = tuple[int, ...]  # the index of the bot in every seat
Workers = Callable[[Callable[[int], "ArenaGame"], Sequence[int]], Iterator["ArenaGame"]]


@dataclass(frozen=True)
class Match:
    """The bots and the table of a match. Workers get this and game numbers, never positions."""

    bots: tuple[str, ...]
    seats: int
    edition: str = ""  # empty: the default of the game
    expansions: tuple[str, ...] = ()
    options: tuple[tuple[str, Any], ...] = ()
    seed: int = 1
    lineup: str = ROUND_ROBIN
    game: str = GAME
    custom_values: CustomValues | None = None

    def table(self) -> Table:
        return create_table(
            self.game, self.edition or DEFAULT, self.seats, self.expansions, dict(self.options), self.custom_values
        )

    def check(self) -> None:
        """Raise an error for bad settings here instead of in a worker."""
        self.table()
        self.seatings()
        for name in self.bots:
            find(name)

    def names(self) -> list[str]:
        """Return the names of the bots; a repeated one gets a number, because copies are counted separately."""
        before = [self.bots[:index].count(name) for index, name in enumerate(self.bots)]
        return [f"{name} ({n + 1})" if n else name for name, n in zip(self.bots, before, strict=True)]

    def seatings(self) -> list[Seating]:
        """Return the seatings of one block, one for each game."""
        bots, seats = len(self.bots), self.seats
        if not bots:
            raise BadSetup("an arena needs at least one bot")
        if self.lineup not in (ROUND_ROBIN, GAUNTLET, MIXED):
            raise BadSetup(f"unknown line-up {self.lineup!r}; choose {ROUND_ROBIN}, {GAUNTLET} or {MIXED}")
        if bots == 1 or seats == 1:
            return [(bot,) * seats for bot in range(bots)]
        if self.lineup == MIXED:
            return mixed(bots, seats)
        pairs = self.pairs()
        return [seating for bot, opponent in pairs for seating in rotations((bot, *(opponent,) * (seats - 1)))]

    def pairs(self) -> list[tuple[int, int]]:
        """Return the pairs of a single bot and the bot in all other seats."""
        bots = range(len(self.bots))
        if self.lineup == GAUNTLET:
            return [(0, opponent) for opponent in bots[1:]]
        # At two seats each bot is the single one.
        return list(combinations(bots, 2) if self.seats == 2 else permutations(bots, 2))

    def block_and_seating(self, game: int) -> tuple[int, Seating]:
        """Return the block of a game and its seating."""
        seatings = self.seatings()
        block, turn = divmod(game, len(seatings))
        return block, seatings[turn]

    def seed_of(self, block: int) -> str:
        return f"{self.seed}/{block}"

    def blocks(self, games: int) -> int:
        """Return the number of blocks that contain at least this many games."""
        return -(-games // len(self.seatings()))


def mixed(bots: int, seats: int) -> list[Seating]:
    if seats % bots:
        raise BadSetup(f"the line-up {MIXED!r} needs a number of seats that is a multiple of {bots}, not {seats}")
    return rotations(tuple(range(bots)) * (seats // bots))


def rotations(seating: Seating) -> list[Seating]:
    """Return the distinct rotations of a seating."""
    rotated = [seating[-turn:] + seating[:-turn] for turn in range(len(seating))]
    return list(dict.fromkeys(rotated))


@dataclass(frozen=True)
class ArenaGame:
    """The stored result of a game; lists are by seat."""

    game: int
    block: int
    seed: str
    seats: list[str]
    scores: list[int]
    winners: list[int]
    titles: list[str]
    decisions: list[int]
    ms: list[float]
    close_error: str = ""  # error of a bot after the end of the game, which counts anyway

    def data(self) -> dict[str, Any]:
        """Return the fields to store."""
        stored = asdict(self)
        del stored["close_error"]
        return stored

    def share(self, seat: int) -> float:
        """Return a seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def order(self) -> list[list[str]]:
        """Return the bots by rank: the winners, then by score."""
        losing_scores = sorted({self.scores[seat] for seat in self.losers()}, reverse=True)
        losers = [[seat for seat in self.losers() if self.scores[seat] == score] for score in losing_scores]
        ranks = [self.winners, *losers]
        return [[self.seats[seat] for seat in rank] for rank in ranks]

    def losers(self) -> list[int]:
        return [seat for seat in range(len(self.seats)) if seat not in self.winners]


def play_game(match: Match, game: int) -> ArenaGame:
    """Play game number `game` of a match; all games of a block have the same seed, so the same chance events."""
    block, seating = match.block_and_seating(game)
    record = Record(match.table(), match.seed_of(block))
    players: list[BotPlayer] = []
    close_error = ""
    try:
        with ExitStack() as stack:
            players += [stack.enter_context(BotPlayer(match.bots[bot], str(block))) for bot in seating]
            play_out(record, players)
    except BadBot as error:
        if not record.over:
            raise
        close_error = str(error)
    return result_of(match, game, record, players, close_error)


def result_of(match: Match, game: int, record: Record, players: Sequence[BotPlayer], close_error: str) -> ArenaGame:
    block, seating = match.block_and_seating(game)
    scores = record.scores()
    return ArenaGame(
        game=game,
        block=block,
        seed=str(record.seed),
        seats=[match.names()[bot] for bot in seating],
        scores=[score["total"] for score in scores],
        winners=list(record.winners),
        titles=[score.get("title", "") for score in scores],
        decisions=[player.decisions for player in players],
        ms=[round(1000 * player.seconds, 3) for player in players],
        close_error=close_error,
    )


def compete(
    match: Match, games: int, known: Sequence[ArenaGame], report: Callable[[ArenaGame], None], workers: Workers
) -> list[ArenaGame]:
    """Play whole blocks until there are enough games, except for those that are known; `report` gets every new one."""
    match.check()
    played = {result.game: result for result in known}
    total = match.blocks(games) * len(match.seatings())
    for result in workers(partial(play_game, match), [game for game in range(total) if game not in played]):
        played[result.game] = result
        report(result)
        if result.close_error:
            raise BadBot(result.close_error)
    return [played[game] for game in sorted(played) if game < total]


def by_processes(count: int) -> Workers:
    return partial(run_jobs, workers=count)


def whole_blocks(match: Match, played: Sequence[ArenaGame]) -> list[list[ArenaGame]]:
    """Group the games by complete blocks; an incomplete block would favor some seats."""
    blocks: dict[int, list[ArenaGame]] = {}
    for result in played:
        blocks.setdefault(result.block, []).append(result)
    size = len(match.seatings())
    return [blocks[block] for block in sorted(blocks) if len(blocks[block]) == size]
