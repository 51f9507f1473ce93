"""Bots at the tables: each worker claims a job, lets a separate process think, and submits the move.

One worker takes quick jobs only, so a quick move never waits for a slow bot or for its core. The others prefer slow
jobs and take quick ones if no slow job waits. When no bot has to move, they run hints and analyses.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from threading import Event, Thread
from time import monotonic
from typing import Final

from sqlalchemy import Select

from village.bots.bot import BadBot
from village.bots.costs import expected_seconds
from village.bots.move_task import MoveTask, move_task
from village.bots.worker_process import BotProcess
from village.server.background.analysis_worker import run_next_analysis
from village.server.background.jobs import (
    WAITING_LONG_JOBS,
    WAITING_QUICK_JOBS,
    Job,
    claim_job,
    drop_job,
    fail_claimed,
    release_job,
    renew_job,
    submit_move,
    tables_without_job,
)
from village.server.node import Node
from village.server.storage.availability import NO_DATABASE
from village.table.guards import waits_for_bot

MIN_POLL_SECONDS: Final = 0.2  # between database polls while there is work
MAX_POLL_SECONDS: Final = 1.0  # between polls when idle; the work signal wakes workers of this node
SWEEP_SECONDS: Final = 30.0  # between searches for tables that wait for a bot but have no job
FAILURES_BEFORE_FALLBACK_BOT: Final = 2
FAILURES_BEFORE_FIRST_LEGAL: Final = 4  # then the first legal move is played
FALLBACK_BOT: Final = "greedy"
SLOW_BOT_NICENESS: Final = 5

logger = logging.getLogger(__name__)


class BotWorkers:
    """The workers of this node."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.stopping = Event()
        self.workers = [
            BotWorker(
                self, (WAITING_LONG_JOBS, WAITING_QUICK_JOBS), BotProcess(nice=SLOW_BOT_NICENESS), runs_analyses=True
            )
            for _ in range(node.settings.workers)
        ]
        if self.workers:
            self.workers.append(BotWorker(self, (WAITING_QUICK_JOBS,), BotProcess(), runs_analyses=False))
        self.swept_at = 0.0

    def start(self) -> None:
        if self.workers and self.node.store.embedded:  # SQLite has one node: existing claims belong to a dead process
            fail_claimed(self.node)
        for worker in self.workers:
            worker.thread.start()

    def stop(self) -> None:
        """Stop all workers and return unfinished jobs to the queue."""
        self.stopping.set()
        self.node.work_signal.notify()
        for worker in self.workers:
            worker.bot_process.interrupt()
        for worker in self.workers:
            worker.thread.join()

    def sweep(self) -> None:
        """Create missing jobs for tables that wait for a bot."""
        if monotonic() - self.swept_at < SWEEP_SECONDS and self.swept_at:
            return
        self.swept_at = monotonic()
        for id in tables_without_job(self.node):
            renew_job(self.node, id)


class BotWorker:
    """One thread and the process that computes its moves."""

    def __init__(
        self, pool: BotWorkers, kinds: tuple[Select[str, str], ...], bot_process: BotProcess, runs_analyses: bool
    ) -> None:
        self.pool = pool
        self.kinds = kinds  # job queries in order of preference
        self.runs_analyses = runs_analyses
        self.node = pool.node
        self.bot_process = bot_process
        self.thread = Thread(target=self.run, name="bots", daemon=True)

    def run(self) -> None:
        """Work until the node stops."""
        pause = MIN_POLL_SECONDS
        with suppress(OSError):  # it is then started with the first question
            self.bot_process.start()
        while not self.pool.stopping.is_set():
            known = self.node.work_signal.count
            try:
                self.pool.sweep()
                done = self.do_one_job() or (self.runs_analyses and run_next_analysis(self.node, self.bot_process))
            except NO_DATABASE as error:
                self.node.outage.note(error)
                done = False
            except Exception:  # keep the worker alive; the job returns when its lease expires
                logger.exception("a bot's move could not be made")
                done = False
            pause = MIN_POLL_SECONDS if done else min(MAX_POLL_SECONDS, pause * 2)
            if not done:
                self.node.work_signal.wait(known, pause)
        self.bot_process.end()

    def do_one_job(self) -> bool:
        """Claim and run one job; return whether there was one."""
        job = claim_job(self.node, *self.kinds)
        if job is None:
            return False
        question = self.question_for(job)
        if question is None:
            drop_job(self.node, job)
            return True
        try:
            token = self.think(job, question)
        except BadBot as error:
            self.handle_failure(job, error)
            return True
        submit_move(self.node, job, question, token)
        return True

    def question_for(self, job: Job) -> MoveTask | None:
        """Return the question for the bot, or None if the move is no longer needed."""
        with self.node.sessions.read(job.table_id) as session:
            return (
                move_task(bot_for_job(job), session.record)
                if waits_for_bot(session, job.seat, job.ply, job.bot)
                else None
            )

    def think(self, job: Job, question: MoveTask) -> str:
        if job.attempts >= FAILURES_BEFORE_FIRST_LEGAL:
            return question.record().moves[0]
        start = monotonic()
        try:
            token = self.bot_process.run(question, self.node.settings.bot_seconds)
        finally:
            seconds = monotonic() - start
            self.node.bot_usage.charge(job.host, seconds - expected_seconds(job.bot))
        self.node.metrics.observe_thinking(bot_for_job(job), seconds)
        return token

    def handle_failure(self, job: Job, error: BadBot) -> None:
        if self.pool.stopping.is_set():
            release_job(self.node, job, 0.0)
            return
        logger.warning("table %s, ply %d, attempt %d: %s", job.table_id, job.ply, job.attempts + 1, error)
        release_job(self.node, job, self.node.now())


def bot_for_job(job: Job) -> str:
    return FALLBACK_BOT if job.attempts >= FAILURES_BEFORE_FALLBACK_BOT else job.bot
