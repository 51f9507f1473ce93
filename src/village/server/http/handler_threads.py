"""The threads in which handlers run: an address that asks much waits for itself, nobody waits for it.

Reading that is dear has threads of its own, few of them: what computes keeps everything else from running meanwhile.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
from threading import Lock
from typing import Final, NamedTuple, ParamSpec, TypeVar

from village.server.errors import Problem

P = ParamSpec("P")
T = TypeVar("T")
THREADS: Final = 8
THREADS_PER_ADDRESS: Final = 4
DEAR_THREADS: Final = 2
DEAR_THREADS_PER_ADDRESS: Final = 1
MAX_WAITING_PER_ADDRESS: Final = 100


class Asking(NamedTuple):
    """Where the request under way comes from, and whether it takes much computing."""

    address: str
    dear: bool


OURSELVES: Final = Asking("", False)
asking: ContextVar[Asking] = ContextVar("asking", default=OURSELVES)


class Work(NamedTuple):
    address: str
    do: Callable[[], None]


class Lane:
    """Threads for one kind of work. Addresses take turns; what one of them asks is done in its order."""

    def __init__(self, threads: int, per_address: float, max_waiting: float) -> None:
        self.threads = threads
        self.per_address = per_address
        self.max_waiting = max_waiting
        self.running: Counter[str] = Counter()
        self.waiting: OrderedDict[str, deque[Work]] = OrderedDict()

    def add(self, work: Work) -> None:
        if len(self.waiting.get(work.address, ())) >= self.max_waiting:
            raise Problem(429, "too-fast", "slow down, please: too many of your requests wait already", retry=1)
        self.waiting.setdefault(work.address, deque()).append(work)

    def start_next(self) -> Work | None:
        """Who is next, if a thread is free for them."""
        if self.running.total() >= self.threads:
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

    def end(self, work: Work) -> None:
        self.running[work.address] -= 1
        if not self.running[work.address]:
            del self.running[work.address]


class HandlerThreads(ThreadPoolExecutor):
    """The executor of the event loop."""

    def __init__(self, scale: float) -> None:
        super().__init__(THREADS + DEAR_THREADS, "handlers")
        most = MAX_WAITING_PER_ADDRESS * scale
        self.guard = Lock()
        self.ordinary = Lane(THREADS, max(1.0, THREADS_PER_ADDRESS * scale), most)
        self.dear = Lane(DEAR_THREADS, max(1.0, DEAR_THREADS_PER_ADDRESS * scale), most)

    def submit(self, call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Problem if too many of this address wait already."""
        address, dear = asking.get()
        lane = self.dear if dear else self.ordinary
        future: Future[T] = Future()
        with self.guard:
            lane.add(Work(address, partial(fulfil, future, partial(call, *args, **kwargs))))
        self.start_waiting(lane)
        return future

    def start_waiting(self, lane: Lane) -> None:
        with self.guard:
            while (work := lane.start_next()) is not None:
                super().submit(self.run, lane, work)

    def run(self, lane: Lane, work: Work) -> None:
        work.do()
        with self.guard:
            lane.end(work)
        self.start_waiting(lane)


def fulfil(future: Future[T], call: Callable[[], T]) -> None:
    """What nobody waits for any more is not done."""
    if not future.set_running_or_notify_cancel():
        return
    try:
        future.set_result(call())
    except BaseException as error:
        future.set_exception(error)
