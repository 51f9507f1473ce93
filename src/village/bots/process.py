"""A process in which bots think: whatever happens in there, whoever asked it goes on."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final, Protocol

from village.bots.bot import BadBot
from village.bots.interrupts import no_interrupt
from village.bots.seated_bot import SeatedBot
from village.record.errors import Error
from village.record.guess import Guess
from village.record.record import MANUAL, Record
from village.record.table import lay_again

GRACE: Final = 5.0  # seconds after which a process that nobody waits for any more ends by itself
Reply = tuple[str, str]  # the answer, or what went wrong


class Task(Protocol):
    """Something to think about."""

    @property
    def bot(self) -> str:
        """Who thinks, as it is called when something goes wrong."""
        ...

    def think(self) -> str: ...


class TooSlow(BadBot):
    """The time for an answer was used up."""


@dataclass(frozen=True)
class Question:
    """All that a bot needs to know of a game, and no more: no seed, and nothing that only others may know."""

    bot: str
    setting: dict[str, Any]
    position: dict[str, Any]  # with all that the seat cannot know dealt anew
    promise: str
    log: list[str]  # as the seat may see it
    owners: list[int]

    def record(self) -> Record:
        """The game as the seat may imagine it, waiting for the answer."""
        record = Record(lay_again(self.setting), None, MANUAL, self.position)
        record.promise = self.promise
        record.log, record.owners = list(self.log), list(self.owners)
        return record

    def think(self) -> str:
        with SeatedBot(self.bot) as player:
            return player.answer(self.record())


def question(bot: str, record: Record) -> Question:
    """For the seat that is asked."""
    rules, seat = record.table.rules, record.actor
    imagined = Guess(record.table, rules.guess(record.state, seat), None)
    position = rules.data(imagined.state)
    return Question(bot, record.setting(), position, record.seed_hash, record.log_for(seat), list(record.owners))


class Thinker:
    """One process, started anew whenever it had to be ended. Asked by one thread at a time, ended by any."""

    def __init__(self, think: Callable[[Any], str] | None = None, nice: int = 0) -> None:
        self.think = think or thought
        self.nice = nice  # how far it steps back behind other processes
        self.process: Any = None
        self.line: Connection | None = None

    def start(self) -> Connection:
        """The line to the process; it is started if there is none."""
        if self.line is not None:
            return self.line
        spawn = multiprocessing.get_context("spawn")
        here, there = spawn.Pipe()
        process = spawn.Process(target=run, args=(there, self.think, self.nice), daemon=True)
        with no_interrupt():
            process.start()
        there.close()  # so that the end of the process is the end of the line
        self.process, self.line = process, here
        return here

    def answer(self, task: Task, seconds: float) -> str:
        """What the bot answers; BadBot if it fails, TooSlow if it takes longer. Then the process is ended."""
        try:
            line = self.start()
            line.send((task, seconds))
            if not line.poll(seconds):
                raise TooSlow(f"bot {task.bot!r} took longer than {seconds:g} seconds")
            token, wrong = line.recv()
        except (EOFError, OSError):
            self.end()
            raise BadBot(f"bot {task.bot!r} ended its process") from None
        except TooSlow:
            self.end()
            raise
        if wrong:
            raise BadBot(wrong)
        return str(token)

    def interrupt(self) -> None:
        """From another thread: whoever waits for an answer gets none."""
        process = self.process
        if process is not None:
            with suppress(ValueError):  # it was ended this moment
                process.kill()

    def end(self) -> None:
        process, line = self.process, self.line
        self.process = self.line = None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if line is not None:
            line.close()


def run(line: Connection, think: Callable[[Any], str], nice: int) -> None:
    """The other process: one question after the other, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            asked, seconds = line.recv()
            alarm(seconds + GRACE)
            reply = tried(think, asked)
            alarm(0)
            line.send(reply)


def tried(think: Callable[[Any], str], asked: Task) -> Reply:
    try:
        return think(asked), ""
    except Error as error:
        return "", str(error)
    except Exception as error:
        return "", f"bot {asked.bot!r} failed: {type(error).__name__}: {error}"


def thought(asked: Task) -> str:
    return asked.think()


def alarm(seconds: float) -> None:
    """The system ends a process that thinks too long, also one whose parent is gone and that never looks up."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
