"""Tasks for the bot process in tests."""

from __future__ import annotations

import os
import sys
from itertools import count
from pathlib import Path

from village.bots.worker_process import BotProcess, MoveTask, move_task, run_task
from village.record.api import new

FOREIGN = ("village.server", "sqlalchemy", "litestar")


def fresh(bot: str) -> MoveTask:
    return move_task(bot, new(seed="kept to oneself"))


def modules(asked: MoveTask) -> str:
    """Return the server modules that the process has loaded."""
    return " ".join(name for name in sys.modules if name.startswith(FOREIGN))


def contrary(asked: MoveTask) -> str:
    """Hang, exit, fail or play, as the name of the bot says."""
    if asked.bot == "forever":
        for _ in count():
            pass
    if asked.bot == "dies":
        os._exit(3)
    if asked.bot == "fails":
        raise RuntimeError("no idea")
    return run_task(asked)


def number(asked: MoveTask) -> str:
    """Write the process id to the file in the bot's name, then run forever."""
    Path(asked.bot).write_text(str(os.getpid()), "utf-8")
    for _ in count():
        pass
    raise AssertionError


if __name__ == "__main__":
    BotProcess(number).run(fresh(sys.argv[1]), 60.0)
