"""Bots against each other. A block is one seed and every seating of its line-ups, so luck of seat and draw cancels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations, permutations
from typing import Any, Final

from village.bots.bot import BadBot
from village.bots.parallel import work
from village.bots.registry import find
from village.bots.seated_bot import SeatedBot, play_out
from village.record.errors import BadSetup
from village.record.numbers import NumberSet
from village.record.record import Record
from village.record.table import GAME, UNSAID, Table, lay

DUEL: Final = "duel"  # one of a bot among copies of another, for all pairs
ONE: Final = "one"  # only the first bot, among copies of each other one
MIXED: Final = "mixed"  # all at one table

Seating = tuple[int, ...]  # which bot sits where, by its number in the list
Workers = Callable[[Callable[[int], "Played"], Sequence[int]], Iterator["Played"]]


@dataclass(frozen=True)
class Match:
    """Who meets at which table. Workers get this and game numbers, never positions."""

    bots: tuple[str, ...]
    seats: int
    edition: str = ""  # as the title has it
    boxes: tuple[str, ...] = ()
    options: tuple[tuple[str, Any], ...] = ()
    seed: int = 1
    lineup: str = DUEL
    game: str = GAME
    numbers: NumberSet | None = None

    def table(self) -> Table:
        return lay(self.game, self.edition or UNSAID, self.seats, self.boxes, dict(self.options), self.numbers)

    def check(self) -> None:
        """A bad setting is named here, not in a worker."""
        self.table()
        self.seatings()
        for name in self.bots:
            find(name)

    def names(self) -> list[str]:
        """The bots; who comes twice gets a number, because it is counted apart."""
        before = [self.bots[:index].count(name) for index, name in enumerate(self.bots)]
        return [f"{name} ({n + 1})" if n else name for name, n in zip(self.bots, before, strict=True)]

    def seatings(self) -> list[Seating]:
        """The games of one block."""
        bots, seats = len(self.bots), self.seats
        if not bots:
            raise BadSetup("an arena needs a bot")
        if self.lineup not in (DUEL, ONE, MIXED):
            raise BadSetup(f"the line-up is {DUEL}, {ONE} or {MIXED}, not {self.lineup!r}")
        if bots == 1 or seats == 1:
            return [(bot,) * seats for bot in range(bots)]
        if self.lineup == MIXED:
            return mixed(bots, seats)
        pairs = self.pairs()
        return [turned for one, other in pairs for turned in rotations((one, *(other,) * (seats - 1)))]

    def pairs(self) -> list[tuple[int, int]]:
        """Who sits alone among whom."""
        bots = range(len(self.bots))
        if self.lineup == ONE:
            return [(0, other) for other in bots[1:]]
        return list(combinations(bots, 2) if self.seats == 2 else permutations(bots, 2))  # two are each alone

    def block_and_seating(self, game: int) -> tuple[int, Seating]:
        """The block of a game, and who sits where in it."""
        seatings = self.seatings()
        block, turn = divmod(game, len(seatings))
        return block, seatings[turn]

    def seed_of(self, block: int) -> str:
        return f"{self.seed}/{block}"

    def blocks(self, games: int) -> int:
        """How many blocks hold at least so many games."""
        return -(-games // len(self.seatings()))


def mixed(bots: int, seats: int) -> list[Seating]:
    if seats % bots:
        raise BadSetup(f"{bots} bots do not share {seats} seats evenly, as the line-up {MIXED!r} wants")
    return rotations(tuple(range(bots)) * (seats // bots))


def rotations(seating: Seating) -> list[Seating]:
    """Everybody in every seat, the neighbours unchanged."""
    turned = [seating[-turn:] + seating[:-turn] for turn in range(len(seating))]
    return list(dict.fromkeys(turned))


@dataclass(frozen=True)
class Played:
    """One game as it is kept; lists are by seat."""

    game: int
    block: int
    seed: str
    seats: list[str]
    scores: list[int]
    winners: list[int]
    titles: list[str]
    decisions: list[int]
    ms: list[float]
    parting: str = ""  # what a bot did wrong after the game, which counts all the same

    def data(self) -> dict[str, Any]:
        """What is kept."""
        kept = asdict(self)
        del kept["parting"]
        return kept

    def share(self, seat: int) -> float:
        """The part of the victory that falls to a seat."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def order(self) -> list[list[str]]:
        """The bots as they came in, those who share a rank together: the winners, then by score."""
        rest = sorted({self.scores[seat] for seat in self.losers()}, reverse=True)
        ranks = [self.winners, *([seat for seat in self.losers() if self.scores[seat] == score] for score in rest)]
        return [[self.seats[seat] for seat in rank] for rank in ranks]

    def losers(self) -> list[int]:
        return [seat for seat in range(len(self.seats)) if seat not in self.winners]


def play_game(match: Match, game: int) -> Played:
    """Game number `game` of a match: all games of a block have the same seed, so the same draws."""
    block, seating = match.block_and_seating(game)
    record = Record(match.table(), match.seed_of(block))
    players: list[SeatedBot] = []
    parting = ""
    try:
        with ExitStack() as stack:
            players += [stack.enter_context(SeatedBot(match.bots[bot], str(block))) for bot in seating]
            play_out(record, players)
    except BadBot as error:
        if not record.over:
            raise
        parting = str(error)
    return finished(match, game, record, players, parting)


def finished(match: Match, game: int, record: Record, players: Sequence[SeatedBot], parting: str) -> Played:
    block, seating = match.block_and_seating(game)
    scores = record.scores()
    return Played(
        game=game,
        block=block,
        seed=str(record.seed),
        seats=[match.names()[bot] for bot in seating],
        scores=[score["total"] for score in scores],
        winners=list(record.winners),
        titles=[score.get("title", "") for score in scores],
        decisions=[player.decisions for player in players],
        ms=[round(1000 * player.seconds, 3) for player in players],
        parting=parting,
    )


def compete(
    match: Match, games: int, known: Sequence[Played], told: Callable[[Played], None], workers: Workers
) -> list[Played]:
    """Whole blocks until there are so many games. Those known already are not played again; `told` hears of others."""
    match.check()
    played = {one.game: one for one in known}
    wanted = match.blocks(games) * len(match.seatings())
    for one in workers(partial(play_game, match), [game for game in range(wanted) if game not in played]):
        played[one.game] = one
        told(one)
        if one.parting:
            raise BadBot(one.parting)
    return [played[game] for game in sorted(played) if game < wanted]


def by_processes(number: int) -> Workers:
    return partial(work, workers=number)


def whole_blocks(match: Match, played: Sequence[Played]) -> list[list[Played]]:
    """The games by block; a block that is not finished would favour somebody."""
    blocks: dict[int, list[Played]] = {}
    for one in played:
        blocks.setdefault(one.block, []).append(one)
    size = len(match.seatings())
    return [blocks[block] for block in sorted(blocks) if len(blocks[block]) == size]
