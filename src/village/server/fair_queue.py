"""Where requests come from, and queues in which addresses take turns: who asks much waits for himself."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from contextvars import ContextVar
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from village.server.errors import Problem

MAX_WAITING_PER_ADDRESS: Final = 100


class Asking(NamedTuple):
    """Where the request under way comes from, and whether it takes much computing."""

    address: str
    dear: bool


OURSELVES: Final = Asking("", False)
asking: ContextVar[Asking] = ContextVar("asking", default=OURSELVES)


class Addressed(Protocol):
    """Something to do for an address."""

    @property
    def address(self) -> str: ...


W = TypeVar("W", bound=Addressed)


class FairQueue(Generic[W]):
    """One kind of work, so much of it at a time. Addresses take turns; what one of them asks is done in its order."""

    def __init__(self, at_a_time: int, per_address: float, max_waiting: float) -> None:
        self.at_a_time = at_a_time
        self.per_address = per_address
        self.max_waiting = max_waiting
        self.running: Counter[str] = Counter()
        self.waiting: OrderedDict[str, deque[W]] = OrderedDict()

    def add(self, work: W) -> None:
        if len(self.waiting.get(work.address, ())) >= self.max_waiting:
            raise Problem(429, "too-fast", "slow down, please: too many of your requests wait already", retry=1)
        self.waiting.setdefault(work.address, deque()).append(work)

    def start_next(self) -> W | None:
        """What is next, if there is room for it."""
        if self.running.total() >= self.at_a_time:
            return None
        address = next((one for one in self.waiting if self.running[one] < self.per_address), None)
        if address is None:
            return None
        queue = self.waiting.pop(address)
        work = queue.popleft()
        if queue:
            self.waiting[address] = queue  # behind the others
        self.running[address] += 1
        return work

    def end(self, work: W) -> None:
        self.running[work.address] -= 1
        if not self.running[work.address]:
            del self.running[work.address]
