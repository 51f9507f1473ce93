"""Tasks for the bot process in tests."""

from __future__ import annotations

import os
import sys
from itertools import count
from pathlib import Path

from village.bots.move_task import MoveTask, move_task
from village.bots.worker_process import BotProcess, run_task
from village.record.api import new

SERVER_MODULES = ("village.server", "sqlalchemy", "litestar")


def first_move_task(bot: str) -> MoveTask:
    return move_task(bot, new(seed="secret seed"))


def server_modules(task: MoveTask) -> str:
    """Return the server modules that the process has loaded."""
    return " ".join(name for name in sys.modules if name.startswith(SERVER_MODULES))


def misbehave(task: MoveTask) -> str:
    """Hang, exit, fail or play, as the name of the bot says."""
    if task.bot == "forever":
        for _ in count():
            pass
    if task.bot == "dies":
        os._exit(3)
    if task.bot == "fails":
        raise RuntimeError("no idea")
    return run_task(task)


def write_pid(task: MoveTask) -> str:
    """Write the process id to the file in the bot's name, then run forever."""
    Path(task.bot).write_text(str(os.getpid()), "utf-8")
    for _ in count():
        pass
    raise AssertionError


if __name__ == "__main__":
    BotProcess(write_pid).run(first_move_task(sys.argv[1]), 60.0)
