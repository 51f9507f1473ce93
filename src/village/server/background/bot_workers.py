"""Bots at the tables: each worker takes a job, has it thought about in a process, and gives the answer.

One worker takes quick jobs only; so a quick answer never waits for a bot that thinks long, nor for its core. The others
take quick ones if no long one waits; so a long one waits for long ones only. When no bot has to answer they judge games
for people.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from threading import Event, Thread
from time import monotonic
from typing import Final

from sqlalchemy import Select

from village.bots.bot import BadBot
from village.bots.process import Question, Thinker
from village.bots.process import question as ask
from village.server.background.bot_prices import price_of
from village.server.background.jobs import (
    WAITING_LONG_JOBS,
    WAITING_QUICK_JOBS,
    Job,
    charge,
    claim_job,
    drop_job,
    fail_claimed,
    games_without_job,
    give_answer,
    is_wanted,
    release_job,
    renew_job,
)
from village.server.background.judging import judge_something
from village.server.node import Node
from village.server.storage.outage import NO_DATABASE

MIN_POLL_SECONDS: Final = 0.2  # between two looks at the database while there is something to do
MAX_POLL_SECONDS: Final = 1.0  # and when there was nothing for a while; who adds a job here rings
SWEEP_SECONDS: Final = 30.0  # between two looks for games that wait for a bot without a job
FAILURES_BEFORE_EASIER_BOT: Final = 2
FAILURES_BEFORE_FIRST_LEGAL: Final = 4  # then the first legal answer is given
EASIER_BOT: Final = "greedy"
LONG_THOUGHT_NICE: Final = 5

logger = logging.getLogger(__name__)


class BotWorkers:
    """The workers of this node."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.stopping = Event()
        self.workers = [
            BotWorker(self, (WAITING_LONG_JOBS, WAITING_QUICK_JOBS), Thinker(nice=LONG_THOUGHT_NICE), judges=True)
            for _ in range(node.settings.workers)
        ]
        if self.workers:
            self.workers.append(BotWorker(self, (WAITING_QUICK_JOBS,), Thinker(), judges=False))
        self.swept_at = 0.0

    def start(self) -> None:
        if self.workers and self.node.store.embedded:  # nobody else is there: what was taken was taken by a dead node
            fail_claimed(self.node)
        for worker in self.workers:
            worker.thread.start()

    def stop(self) -> None:
        """Jobs under way are given back; another node, or this one later, takes them."""
        self.stopping.set()
        self.node.bell.ring()
        for worker in self.workers:
            worker.thinker.interrupt()
        for worker in self.workers:
            worker.thread.join()

    def sweep(self) -> None:
        """Now and then: no game waits for a bot that nobody told."""
        if monotonic() - self.swept_at < SWEEP_SECONDS and self.swept_at:
            return
        self.swept_at = monotonic()
        for id in games_without_job(self.node):
            renew_job(self.node, id)


class BotWorker:
    """One thread and the process that thinks for it."""

    def __init__(self, pool: BotWorkers, kinds: tuple[Select[str, str], ...], thinker: Thinker, judges: bool) -> None:
        self.pool = pool
        self.kinds = kinds  # of jobs; the first before the second
        self.judges = judges
        self.node = pool.node
        self.thinker = thinker
        self.thread = Thread(target=self.run, name="bots", daemon=True)

    def run(self) -> None:
        """Until the node stops."""
        pause = MIN_POLL_SECONDS
        with suppress(OSError):  # then it is started with the first question
            self.thinker.start()
        while not self.pool.stopping.is_set():
            known = self.node.bell.rings
            try:
                self.pool.sweep()
                done = self.do_one_job() or (self.judges and judge_something(self.node, self.thinker))
            except NO_DATABASE as error:
                self.node.outage.note(error)
                done = False
            except Exception:  # a worker outlives everything; the job comes back when its time is over
                logger.exception("a bot's answer was not given")
                done = False
            pause = MIN_POLL_SECONDS if done else min(MAX_POLL_SECONDS, pause * 2)
            if not done:
                self.node.bell.wait(known, pause)
        self.thinker.end()

    def do_one_job(self) -> bool:
        """One job, if there is one."""
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
            self.give_up(job, error)
            return True
        give_answer(self.node, job, question, token)
        return True

    def question_for(self, job: Job) -> Question | None:
        """What the bot has to know; None if nobody waits for this answer any more."""
        with self.node.sessions.read(job.game) as session:
            return ask(who_answers(job), session.record) if is_wanted(session, job) else None

    def think(self, job: Job, question: Question) -> str:
        if job.tries >= FAILURES_BEFORE_FIRST_LEGAL:
            return question.record().moves[0]
        start = monotonic()
        try:
            token = self.thinker.answer(question, self.node.settings.bot_seconds)
        finally:
            seconds = monotonic() - start
            charge(self.node, job, seconds - price_of(job.bot))
        self.node.metrics.observe_thinking(who_answers(job), seconds)
        return token

    def give_up(self, job: Job, error: BadBot) -> None:
        if self.pool.stopping.is_set():
            release_job(self.node, job, 0.0)
            return
        logger.warning("game %s, answer %d, try %d: %s", job.game, job.ply, job.tries + 1, error)
        release_job(self.node, job, self.node.now())


def who_answers(job: Job) -> str:
    return EASIER_BOT if job.tries >= FAILURES_BEFORE_EASIER_BOT else job.bot
