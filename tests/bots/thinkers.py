"""What a process for bots is made to do in tests."""

from __future__ import annotations

import os
import sys
from itertools import count
from pathlib import Path

from village.bots.process import Question, Thinker, question, thought
from village.record.load import new

FOREIGN = ("village.server", "sqlalchemy", "litestar")


def fresh(bot: str) -> Question:
    return question(bot, new(seed="kept to oneself"))


def modules(asked: Question) -> str:
    """Which modules of the server the process has loaded."""
    return " ".join(name for name in sys.modules if name.startswith(FOREIGN))


def contrary(asked: Question) -> str:
    """Never comes back, breaks off, fails or answers, as the name of the bot says."""
    if asked.bot == "forever":
        for _ in count():
            pass
    if asked.bot == "dies":
        os._exit(3)
    if asked.bot == "fails":
        raise RuntimeError("no idea")
    return thought(asked)


def number(asked: Question) -> str:
    """Notes the number of its process where the bot's name says, then thinks forever."""
    Path(asked.bot).write_text(str(os.getpid()), "utf-8")
    for _ in count():
        pass
    raise AssertionError


if __name__ == "__main__":
    Thinker(number).answer(fresh(sys.argv[1]), 60.0)
