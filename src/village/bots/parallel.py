"""Run jobs in a pool of processes. Ctrl-C finishes the running jobs and starts no more; a second Ctrl-C kills them."""

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

from village.bots.sigint import block_interrupts, defer_interrupts
from village.record.errors import Error

JOBS_AHEAD_PER_WORKER: Final = 3  # jobs queued for each worker
GRACE_SECONDS: Final = 3.0  # for a worker to close its bots

Job = TypeVar("Job")
Result = TypeVar("Result")


def run_jobs(play: Callable[[Job], Result], jobs: Sequence[Job], workers: int) -> Iterator[Result]:
    """Yield the results as jobs complete, in any order; after Ctrl-C only those of running jobs."""
    if workers == 1 or len(jobs) < 2:
        return run_inline(play, jobs)
    return run_in_pool(play, jobs, min(workers, len(jobs)))


def run_inline(play: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
    with defer_interrupts() as interrupted:
        for job in jobs:
            yield play(job)
            if interrupted:
                return


def run_in_pool(play: Callable[[Job], Result], jobs: Sequence[Job], workers: int) -> Iterator[Result]:
    """Run jobs in a pool, submitting a few ahead; after Ctrl-C submit no more and wait for the running ones."""
    pending = iter(jobs)
    with defer_interrupts() as interrupted, process_pool(workers) as pool:
        with block_interrupts():
            running = {pool.submit(call, play, job) for job in islice(pending, JOBS_AHEAD_PER_WORKER * workers)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            if interrupted:
                running = cancel_pending(running)
            else:
                running |= {pool.submit(call, play, job) for job in islice(pending, len(done))}
            for finished in done:
                yield finished.result()


def cancel_pending(running: set[Future[Result]]) -> set[Future[Result]]:
    """Cancel what can be cancelled and return the rest."""
    return {job for job in running if not job.cancel()}


@contextmanager
def process_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """A process pool that shuts down at the end; on an error, its workers are terminated at once."""
    children_before = active_children()
    pool = ProcessPoolExecutor(workers, get_context("spawn"), watch_parent)
    try:
        yield pool
        pool.shutdown()
    except BaseException as error:
        end_processes([child for child in active_children() if child not in children_before])
        pool.shutdown(cancel_futures=True)
        if isinstance(error, BrokenProcessPool):
            raise Error("a worker process was killed, perhaps for lack of memory; try fewer --workers") from None
        raise


def end_processes(children: Sequence[BaseProcess]) -> None:
    """Terminate processes, and kill those that do not end in time."""
    for child in children:
        child.terminate()
    deadline = monotonic() + GRACE_SECONDS
    alive = [child.sentinel for child in children]
    while alive and monotonic() < deadline:
        ended = connection.wait(alive, max(0.0, deadline - monotonic()))
        alive = [sentinel for sentinel in alive if sentinel not in ended]
    for child in children:
        if child.sentinel in alive:
            child.kill()


def call(play: Callable[[Job], Result], job: Job) -> Result:
    """Run one job in a worker; SIGTERM aborts it."""
    with defer_interrupts():
        return play(job)


def watch_parent() -> None:
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """End this worker when its parent process has ended for any reason."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
    sleep(GRACE_SECONDS)
    os._exit(1)
