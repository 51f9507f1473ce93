"""A game in memory: its record and seats as they were after some entry. Never the truth, always a cache."""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from hashlib import sha256
from threading import Condition
from typing import Final

import msgspec

from village.record.record import MANUAL, Record
from village.server.responses import Event
from village.server.table.row import GameRow, Setting

MAX_OWN_NUMBERS: Final = 200  # games with numbers of somebody's own box: each may hold rules of its own
CACHE_WAIT_SECONDS: Final = 0.5  # for a game in use; replaying a long one takes a tenth of that


@dataclass
class Seat:
    """Who sits there."""

    number: int
    kind: str = "open"  # open, link, human or bot
    player: str | None = None
    name: str = ""
    bot: str = ""  # who plays: always, or while the player is away
    resigned: bool = False
    program: bool = False  # the player is a program with an account


@dataclass
class UndoRequest:
    """A seat asks the others to let it go back further than the rules do."""

    seat: int
    ply: int
    agreed: list[int] = field(default_factory=list)


@dataclass
class CachedGame:
    """What the entries up to `number` amount to. Only the reducer changes it."""

    id: str
    setting: Setting
    seed: str
    start: dict[str, object] | None  # the position it began with, None for a new game
    seats: list[Seat]
    number: int = 0
    record: Record | None = None  # None before the start
    lost: str = ""  # why the entries cannot be followed by these rules
    undo_request: UndoRequest | None = None
    refused: set[tuple[int, int]] = field(default_factory=set)  # seats that asked, where to, and were told No
    last_undo: int = 0  # the number of the last entry that took something back
    events: OrderedDict[int, list[Event]] = field(default_factory=OrderedDict)  # of the latest entries, by number

    def begun(self) -> Record:
        """The game before its first question was answered."""
        if self.seed:
            return Record(self.setting.table(), self.seed, start=self.start)
        record = Record(self.setting.table(), None, MANUAL, self.start)
        record.promise = self.setting.promise
        return record


def fresh_cache(row: GameRow) -> CachedGame:
    """The game before its first entry."""
    seats = [Seat(number) for number in range(row.setting.seats)]
    return CachedGame(row.id, row.setting.as_of(row.tables), row.seed, row.start, seats)


class GameCache:
    """The games this node holds in memory. Whoever takes one has it alone; others wait a little, then do without."""

    def __init__(self, max_games: int) -> None:
        self.max_games = max_games
        self.lock = Condition()
        self.games: OrderedDict[str, CachedGame] = OrderedDict()
        self.leased: Counter[str] = Counter()

    def take(self, id: str) -> CachedGame | None:
        """Everybody who takes one calls `give_back` in the end."""
        with self.lock:
            self.lock.wait_for(lambda: id not in self.leased, CACHE_WAIT_SECONDS)
            self.leased[id] += 1
            return self.games.pop(id, None)

    def take_at_once(self, id: str) -> CachedGame | None:
        """Without waiting; None, and nothing to give back, if it is not here or somebody has it."""
        with self.lock:
            if id in self.leased or id not in self.games:
                return None
            self.leased[id] += 1
            return self.games.pop(id)

    def give_back(self, id: str) -> None:
        with self.lock:
            self.leased[id] -= 1
            if not self.leased[id]:
                del self.leased[id]
                self.lock.notify_all()

    def put(self, game: CachedGame) -> None:
        with self.lock:
            other = self.games.get(game.id)
            if other is None or other.number <= game.number:
                self.games[game.id] = game
                self.games.move_to_end(game.id)
            while len(self.games) > self.max_games:
                self.games.popitem(last=False)
            if game.setting.numbers is not None:
                self.forget_own()

    def forget_own(self) -> None:
        """Nobody fills the memory with rules that only their own table has."""
        own = [id for id, game in self.games.items() if game.setting.numbers is not None]
        for id in own[: max(0, len(own) - MAX_OWN_NUMBERS)]:
            del self.games[id]

    def clear(self) -> None:
        with self.lock:
            self.games.clear()


def position_hash(record: Record | None) -> str:
    """A short hash of the position: the same log must lead to the same one, whatever version plays it.

    Without the numbers it is played with: those of an earlier release were not told when they were in force.
    """
    if record is None:
        return ""
    return hashed({name: value for name, value in record.data().items() if name != "numbers"})


def has_hash(record: Record | None, check: str) -> bool:
    """Whether a stored hash is of this position; once, numbers of somebody's own box were part of it."""
    return check == position_hash(record) or (record is not None and check == hashed(record.data()))


def hashed(position: dict[str, object]) -> str:
    return sha256(msgspec.json.encode(position, order="deterministic")).hexdigest()[:16]
