"""Bots at the tables: each slot takes a job, has it thought about in a process, and gives the answer."""

from __future__ import annotations

import logging
from contextlib import suppress
from threading import Event, Thread
from time import monotonic
from typing import Final

from village.bots.bot import BadBot
from village.bots.process import Question, Thinker, question
from village.server.background.jobs import Job, append, claim, drop, forgotten, lay_again, release, void, wanted
from village.server.node import Node

SOON: Final = 0.2  # seconds between two looks at the database while there is something to do
LATER: Final = 1.0  # and when there was nothing for a while; who lays a job here rings
SWEEP: Final = 30.0  # between two looks for games that wait for a bot without a job
EASIER: Final = 2  # after so many failures an easier bot answers
ANY: Final = 4  # and after so many the first legal answer is given
STAND_IN: Final = "greedy"

logger = logging.getLogger(__name__)


class Workers:
    """The slots of this node."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.stopping = Event()
        self.slots = [Slot(self) for _ in range(node.settings.workers)]
        self.swept = 0.0

    def start(self) -> None:
        if self.slots and self.node.store.embedded:  # nobody else is there: what was taken was taken by a dead node
            void(self.node)
        for slot in self.slots:
            slot.thread.start()

    def stop(self) -> None:
        """Jobs under way are given back; another node, or this one later, takes them."""
        self.stopping.set()
        self.node.bell.set()
        for slot in self.slots:
            slot.thinker.interrupt()
        for slot in self.slots:
            slot.thread.join()

    def sweep(self) -> None:
        """Now and then: no game waits for a bot that nobody told."""
        if monotonic() - self.swept < SWEEP and self.swept:
            return
        self.swept = monotonic()
        for id in forgotten(self.node):
            lay_again(self.node, id)


class Slot:
    """One thread and the process that thinks for it."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.node = workers.node
        self.thinker = Thinker()
        self.thread = Thread(target=self.run, name="bots", daemon=True)

    def run(self) -> None:
        """Until the node stops."""
        pause = SOON
        with suppress(OSError):  # then it is started with the first question
            self.thinker.start()
        while not self.workers.stopping.is_set():
            self.node.bell.clear()
            try:
                self.workers.sweep()
                done = self.work()
            except Exception:  # a slot outlives everything; the job comes back when its time is over
                logger.exception("a bot's answer was not given")
                done = False
            pause = SOON if done else min(LATER, pause * 2)
            if not done:
                self.node.bell.wait(pause)
        self.thinker.end()

    def work(self) -> bool:
        """One job, if there is one."""
        job = claim(self.node)
        if job is None:
            return False
        asked = self.ask(job)
        if asked is None:
            drop(self.node, job)
            return True
        try:
            token = self.think(job, asked)
        except BadBot as error:
            self.give_up(job, error)
            return True
        append(self.node, job, asked, token)
        return True

    def ask(self, job: Job) -> Question | None:
        """What the bot has to know; None if nobody waits for this answer any more."""
        with self.node.sessions.read(job.game) as session:
            return question(who_answers(job), session.record) if wanted(session, job) else None

    def think(self, job: Job, asked: Question) -> str:
        if job.tries >= ANY:
            return asked.record().moves[0]
        start = monotonic()
        token = self.thinker.answer(asked, self.node.settings.thinking)
        self.node.metrics.thought(who_answers(job), monotonic() - start)
        return token

    def give_up(self, job: Job, error: BadBot) -> None:
        if self.workers.stopping.is_set():
            release(self.node, job, 0.0)
            return
        logger.warning("game %s, answer %d, try %d: %s", job.game, job.ply, job.tries + 1, error)
        release(self.node, job, self.node.now())


def who_answers(job: Job) -> str:
    return STAND_IN if job.tries >= EASIER else job.bot
