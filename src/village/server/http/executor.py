"""The thread pool of handlers, shared fairly between addresses.

Slow reads have a small pool of their own, because computing blocks the interpreter for everything else.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from threading import Lock
from typing import Final, NamedTuple, ParamSpec, TypeVar

from village.server.fair_queue import MAX_WAITING_PER_ADDRESS, FairQueue, request_origin

P = ParamSpec("P")
T = TypeVar("T")
THREADS: Final = 8
THREADS_PER_ADDRESS: Final = 4
SLOW_THREADS: Final = 2
SLOW_THREADS_PER_ADDRESS: Final = 1


class Work(NamedTuple):
    address: str
    do: Callable[[], None]


class HandlerExecutor(ThreadPoolExecutor):
    """The default executor of the event loop."""

    def __init__(self, scale: float) -> None:
        super().__init__(THREADS + SLOW_THREADS, "handlers")
        max_waiting = MAX_WAITING_PER_ADDRESS * scale
        self.guard = Lock()
        self.ordinary: FairQueue[Work] = FairQueue(THREADS, max(1.0, THREADS_PER_ADDRESS * scale), max_waiting)
        self.slow: FairQueue[Work] = FairQueue(SLOW_THREADS, max(1.0, SLOW_THREADS_PER_ADDRESS * scale), max_waiting)

    def submit(self, call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Queue a call; raise a Problem if too many calls of this address wait."""
        address, slow = request_origin.get()
        queue = self.slow if slow else self.ordinary
        future: Future[T] = Future()
        with self.guard:
            queue.add(Work(address, partial(run_into_future, future, partial(call, *args, **kwargs))))
        self.start_waiting(queue)
        return future

    def start_waiting(self, queue: FairQueue[Work]) -> None:
        with self.guard:
            while (work := queue.start_next()) is not None:
                super().submit(self.run, queue, work)

    def run(self, queue: FairQueue[Work], work: Work) -> None:
        work.do()
        with self.guard:
            queue.end(work)
        self.start_waiting(queue)


def run_into_future(future: Future[T], call: Callable[[], T]) -> None:
    """Run the call unless its future was cancelled."""
    if not future.set_running_or_notify_cancel():
        return
    try:
        future.set_result(call())
    except BaseException as error:
        future.set_exception(error)
