"""Fairness between addresses: whom work is for, and whose work is next.

Work that waits in memory (handlers, moves) is in a `FairQueue`, where addresses take turns. Work that waits in the
database (moves of bots, hints, analyses) goes to the address with the least `UsageShare`.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from threading import Lock
from time import monotonic
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from village.table.problem import Problem

MAX_WAITING_PER_ADDRESS: Final = 100
MAX_KEYS_IN_MEMORY: Final = 50_000
HALF_LIFE_SECONDS: Final = 60.0  # half-life of past usage
NO_HEAD_START: Final[Mapping[str, float]] = {}


class RequestOrigin(NamedTuple):
    """The address a request comes from, and whether it needs much computing."""

    address: str
    slow: bool


INTERNAL_ORIGIN: Final = RequestOrigin("", False)
request_origin: ContextVar[RequestOrigin] = ContextVar("request_origin", default=INTERNAL_ORIGIN)


class HasAddress(Protocol):
    """Work on behalf of an address."""

    @property
    def address(self) -> str: ...


W = TypeVar("W", bound=HasAddress)


class FairQueue(Generic[W]):
    """Work of one kind with limited concurrency; addresses take turns, each in its own order."""

    def __init__(self, max_running: int, per_address: float, max_waiting: float) -> None:
        self.max_running = max_running
        self.per_address = per_address
        self.max_waiting = max_waiting
        self.running: Counter[str] = Counter()
        self.waiting: OrderedDict[str, deque[W]] = OrderedDict()

    def add(self, work: W) -> None:
        if len(self.waiting.get(work.address, ())) >= self.max_waiting:
            raise Problem(429, "rate-limited", "too many of your requests are waiting; slow down", retry=1)
        self.waiting.setdefault(work.address, deque()).append(work)

    def start_next(self) -> W | None:
        """Return the next item if there is capacity for it."""
        if self.running.total() >= self.max_running:
            return None
        address = next((key for key in self.waiting if self.running[key] < self.per_address), None)
        if address is None:
            return None
        queue = self.waiting.pop(address)
        work = queue.popleft()
        if queue:
            self.waiting[address] = queue  # at the end of the queue
        self.running[address] += 1
        return work

    def end(self, work: W) -> None:
        self.running[work.address] -= 1
        if not self.running[work.address]:
            del self.running[work.address]


class ClientAddresses:
    """The address from which each player was last seen by this node; guests of one address share its limits."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.addresses: RecentlyUsed[str, str] = RecentlyUsed(MAX_KEYS_IN_MEMORY)

    def note(self, player: str, address: str) -> None:
        with self.lock:
            self.addresses[player] = address

    def of(self, player: str) -> str:
        """Return the address; for a player unseen by this node, their id."""
        return self.addresses.get(player, player)


class Usage(NamedTuple):
    """An amount of usage and its time."""

    seconds: float
    at: float


class UsageShare:
    """Recent usage of this node by player and by address."""

    def __init__(self, addresses: ClientAddresses) -> None:
        self.addresses = addresses
        self.lock = Lock()
        self.used: RecentlyUsed[str, Usage] = RecentlyUsed(MAX_KEYS_IN_MEMORY)

    def charge(self, player: str, seconds: float) -> None:
        """Charge a player and their address, so that neither many tables nor many players help."""
        now = monotonic()
        with self.lock:
            for key in {player, self.addresses.of(player)}:
                self.used[key] = Usage(max(0.0, self.left(key, now) + seconds), now)

    def least(self, keys: Iterable[str], head_start: Mapping[str, float] = NO_HEAD_START) -> str:
        """Return the key with the least usage, the first if equal; a head start is subtracted from the usage."""
        now = monotonic()
        with self.lock:
            return min(keys, key=lambda key: self.left(key, now) - head_start.get(key, 0.0))

    def left(self, key: str, now: float) -> float:
        """Return the usage that still counts."""
        seconds, at = self.used.get(key, Usage(0.0, now))
        return float(seconds * 0.5 ** ((now - at) / HALF_LIFE_SECONDS))


K = TypeVar("K")
V = TypeVar("V")


class RecentlyUsed(OrderedDict[K, V]):
    """Drops the items that were set the longest ago."""

    def __init__(self, max_items: int) -> None:
        super().__init__()
        self.max_items = max_items

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self.max_items:
            self.popitem(last=False)
