"""A worker process for bots, so that a bot that crashes or hangs does not affect its caller."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final, Protocol

from village.bots.bot import BadBot
from village.bots.sigint import block_interrupts
from village.record.errors import Error

GRACE_SECONDS: Final = 5.0  # seconds over the time limit after which an abandoned process ends itself
Reply = tuple[str, str]  # the result and the error, one of them empty


class Task(Protocol):
    """A task for the worker process."""

    @property
    def bot(self) -> str:
        """The name of the bot, for error messages."""
        ...

    def run(self) -> str: ...


class TooSlow(BadBot):
    """The bot exceeded its time limit."""


class BotProcess:
    """A worker process that is restarted after every kill. One thread runs tasks; any thread may interrupt."""

    def __init__(self, execute: Callable[[Any], str] | None = None, nice: int = 0) -> None:
        self.execute = execute or run_task
        self.nice = nice  # niceness of the process
        self.process: Any = None
        self.connection: Connection | None = None

    def start(self) -> Connection:
        """Start the process if needed and return the connection to it."""
        if self.connection is not None:
            return self.connection
        spawn = multiprocessing.get_context("spawn")
        connection, worker_end = spawn.Pipe()
        process = spawn.Process(target=serve, args=(worker_end, self.execute, self.nice), daemon=True)
        with block_interrupts():
            process.start()
        worker_end.close()  # so that the connection closes when the process ends
        self.process, self.connection = process, connection
        return connection

    def run(self, task: Task, seconds: float) -> str:
        """Return the result of the task; raise BadBot if it fails and TooSlow if it exceeds the time limit."""
        try:
            connection = self.start()
            connection.send((task, seconds))
            if not connection.poll(seconds):
                raise TooSlow(f"bot {task.bot!r} exceeded its time limit of {seconds:g} seconds")
            token, error = connection.recv()
        except (EOFError, OSError):
            self.end()
            raise BadBot(f"bot {task.bot!r} crashed") from None
        except TooSlow:
            self.end()
            raise
        if error:
            raise BadBot(error)
        return str(token)

    def interrupt(self) -> None:
        """Kill the process from another thread; the running task fails."""
        process = self.process
        if process is not None:
            with suppress(ValueError):  # closed in the meantime
                process.kill()

    def end(self) -> None:
        process, connection = self.process, self.connection
        self.process = self.connection = None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if connection is not None:
            connection.close()


def serve(connection: Connection, execute: Callable[[Any], str], nice: int) -> None:
    """Run tasks in the worker process until the connection is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            task, seconds = connection.recv()
            alarm(seconds + GRACE_SECONDS)
            reply = run_safely(execute, task)
            alarm(0)
            connection.send(reply)


def run_safely(execute: Callable[[Any], str], task: Task) -> Reply:
    try:
        return execute(task), ""
    except Error as error:
        return "", str(error)
    except Exception as error:
        return "", f"bot {task.bot!r} failed: {type(error).__name__}: {error}"


def run_task(task: Task) -> str:
    return task.run()


def alarm(seconds: float) -> None:
    """Let the system kill this process after some seconds, even if its parent is gone and the bot never returns."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
