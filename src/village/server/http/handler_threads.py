"""The threads in which handlers run: an address that asks much waits for itself, nobody waits for it.

Reading that is dear has threads of its own, few of them: what computes keeps everything else from running meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from threading import Lock
from typing import Final, NamedTuple, ParamSpec, TypeVar

from village.server.fair_queue import MAX_WAITING_PER_ADDRESS, FairQueue, asking

P = ParamSpec("P")
T = TypeVar("T")
THREADS: Final = 8
THREADS_PER_ADDRESS: Final = 4
DEAR_THREADS: Final = 2
DEAR_THREADS_PER_ADDRESS: Final = 1


class Work(NamedTuple):
    address: str
    do: Callable[[], None]


class HandlerThreads(ThreadPoolExecutor):
    """The executor of the event loop."""

    def __init__(self, scale: float) -> None:
        super().__init__(THREADS + DEAR_THREADS, "handlers")
        most = MAX_WAITING_PER_ADDRESS * scale
        self.guard = Lock()
        self.ordinary: FairQueue[Work] = FairQueue(THREADS, max(1.0, THREADS_PER_ADDRESS * scale), most)
        self.dear: FairQueue[Work] = FairQueue(DEAR_THREADS, max(1.0, DEAR_THREADS_PER_ADDRESS * scale), most)

    def submit(self, call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Problem if too many of this address wait already."""
        address, dear = asking.get()
        queue = self.dear if dear else self.ordinary
        future: Future[T] = Future()
        with self.guard:
            queue.add(Work(address, partial(fulfil, future, partial(call, *args, **kwargs))))
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


def fulfil(future: Future[T], call: Callable[[], T]) -> None:
    """What nobody waits for any more is not done."""
    if not future.set_running_or_notify_cancel():
        return
    try:
        future.set_result(call())
    except BaseException as error:
        future.set_exception(error)
