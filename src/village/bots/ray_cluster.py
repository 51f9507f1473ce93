"""Run jobs on a Ray cluster whose machines have this package installed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

from village.bots.parallel import JOBS_AHEAD_PER_WORKER, Job, Result
from village.bots.sigint import defer_interrupts
from village.record.errors import Error

LOCAL_ADDRESS: Final = "local"  # a temporary cluster on this machine


def connect(address: str, workers: int) -> Any:
    """Connect to a cluster and return the module ray."""
    try:
        import ray
    except ImportError:
        raise Error("ray is missing: pip install 'village-boardgame[ray]'") from None
    target = {"num_cpus": workers} if address == LOCAL_ADDRESS else {"address": address}
    try:
        ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR, **target)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Error(f"cannot connect to a Ray cluster at {address!r}: {str(error).splitlines()[0]}") from None
    return ray


def run_jobs_on_ray(play: Callable[[Job], Result], jobs: Sequence[Job], address: str, workers: int) -> Iterator[Result]:
    """Yield the results as jobs complete; after Ctrl-C only those of jobs already submitted."""
    ray = connect(address, workers)
    try:
        with defer_interrupts() as interrupted:
            task = ray.remote(max_retries=0)(call)
            shared = ray.put(play)
            pending = iter(jobs)
            ahead = JOBS_AHEAD_PER_WORKER * max(1, int(ray.cluster_resources().get("CPU", 1)))
            running = [task.remote(shared, job) for job in islice(pending, ahead)]
            while running:
                done, running = ray.wait(running)
                if not interrupted:
                    running += [task.remote(shared, job) for job in islice(pending, len(done))]
                for finished in done:
                    yield result(ray, finished)
    finally:
        ray.shutdown()


def call(play: Callable[[Job], Result], job: Job) -> Result:
    return play(job)


def result(ray: Any, finished: Any) -> Any:
    """Return the result of a job, or raise its original error instead of Ray's wrapper."""
    try:
        return ray.get(finished)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, Error):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise Error(f"a job on the cluster failed: {str(error).splitlines()[0]}") from None
