"""Many jobs on all cores, by processes. Ctrl-C ends the giving out of work, never a job in the middle."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Final, TypeVar

from village.record.errors import Error

AHEAD: Final = 3  # jobs handed out for each worker

Job = TypeVar("Job")
Result = TypeVar("Result")


def work(play: Callable[[Job], Result], jobs: Sequence[Job], workers: int) -> Iterator[Result]:
    """The results as they come, in any order; after Ctrl-C only those of jobs that were already begun."""
    if workers == 1 or len(jobs) < 2:
        return here(play, jobs)
    return shared_out(play, jobs, min(workers, len(jobs)))


def here(play: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
    with interrupts() as interrupted:
        for job in jobs:
            yield play(job)
            if interrupted:
                return


def shared_out(play: Callable[[Job], Result], jobs: Sequence[Job], workers: int) -> Iterator[Result]:
    """Hand out a few jobs ahead; after Ctrl-C hand out no more and wait for those that were begun."""
    left = iter(jobs)
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool, interrupts() as interrupted:
        with no_interrupt():
            running = {pool.submit(play, job) for job in islice(left, AHEAD * workers)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                if interrupted:
                    running = begun(running)
                else:
                    running |= {pool.submit(play, job) for job in islice(left, len(done))}
                for finished in done:
                    yield finished.result()
        except BrokenProcessPool:
            raise Error("a worker process was ended from outside; try fewer workers") from None
        finally:
            begun(running)  # where a job has failed, the rest is not waited for


def begun(running: set[Future[Result]]) -> set[Future[Result]]:
    """Those that can no longer be called off; the others are."""
    return {job for job in running if not job.cancel()}


@contextmanager
def no_interrupt() -> Iterator[None]:
    """Workers that are started here never hear Ctrl-C: their parent stops giving them work. It hears it later."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def interrupts() -> Iterator[list[int]]:
    """Collects Ctrl-C instead of breaking off in the middle of a game."""
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        yield heard
    finally:
        signal.signal(signal.SIGINT, before)
