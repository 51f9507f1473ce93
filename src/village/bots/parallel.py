"""Many jobs on all cores, by processes. Ctrl-C ends the giving out of work, a second one the jobs that were begun."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, connection, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from time import monotonic, sleep
from typing import Final, TypeVar

from village.bots.interrupts import interrupts, no_interrupt
from village.record.errors import Error

JOBS_AHEAD_PER_WORKER: Final = 3  # jobs handed out for each worker
GRACE_SECONDS: Final = 3.0  # seconds for a worker to send its bots home

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
    with interrupts() as interrupted, hired(workers) as pool:
        with no_interrupt():
            running = {pool.submit(call, play, job) for job in islice(left, JOBS_AHEAD_PER_WORKER * workers)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            if interrupted:
                running = begun(running)
            else:
                running |= {pool.submit(call, play, job) for job in islice(left, len(done))}
            for finished in done:
                yield finished.result()


def begun(running: set[Future[Result]]) -> set[Future[Result]]:
    """Those that can no longer be called off; the others are."""
    return {job for job in running if not job.cancel()}


@contextmanager
def hired(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that go home when there is no more to do. Where anything fails, nothing is waited for."""
    others = active_children()
    pool = ProcessPoolExecutor(workers, get_context("spawn"), keep_watch)
    try:
        yield pool
        pool.shutdown()
    except BaseException as error:
        end([child for child in active_children() if child not in others])
        pool.shutdown(cancel_futures=True)
        if isinstance(error, BrokenProcessPool):
            raise Error("a worker process was ended from outside; try fewer workers") from None
        raise


def end(children: Sequence[BaseProcess]) -> None:
    """Ask them to go, and see to it that they do."""
    for child in children:
        child.terminate()
    deadline = monotonic() + GRACE_SECONDS
    staying = [child.sentinel for child in children]
    while staying and monotonic() < deadline:
        gone = connection.wait(staying, max(0.0, deadline - monotonic()))
        staying = [sentinel for sentinel in staying if sentinel not in gone]
    for child in children:
        if child.sentinel in staying:
            child.kill()


def call(play: Callable[[Job], Result], job: Job) -> Result:
    """One job in a worker, which breaks it off if it is told to end."""
    with interrupts():
        return play(job)


def keep_watch() -> None:
    Thread(target=follow, daemon=True).start()


def follow() -> None:
    """A worker goes when its parent has gone, however that went."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
    sleep(GRACE_SECONDS)
    os._exit(1)
