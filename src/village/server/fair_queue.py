"""Fair queues: round-robin over client addresses."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from contextvars import ContextVar
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from village.server.errors import Problem

MAX_WAITING_PER_ADDRESS: Final = 100


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
