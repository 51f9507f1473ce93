"""Bots that misbehave, and programs that do."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from shlex import quote

from village.bots import registry

HONEST = """
import json, sys
print(json.dumps({"hello": json.loads(input())["hello"]}), flush=True)
for line in sys.stdin:
    print(json.dumps({"answer": json.loads(line)["moves"][0]}), flush=True)
"""
HELLO = "import sys, time, os\ninput()\nprint('{\"hello\": 1}', flush=True)\n"


class Says:
    """Whatever it was told to, or what a function makes of the table."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, table: object) -> object:
        return self.answer(table) if callable(self.answer) else self.answer


class Closes:
    """Takes the first answer, and does something when it is sent home."""

    def __init__(self, close: Callable[[], object]) -> None:
        self.close = close

    def choose(self, table: object) -> object:
        return table.moves[0]


def add(monkeypatch: object, name: str, make: Callable[[str], object]) -> str:
    """A bot of that name, as long as the test runs."""
    monkeypatch.setitem(registry.OURS, name, make)
    return name


def program(folder: Path, source: str, seconds: float = 10) -> str:
    """The name of a bot that is a Python program."""
    path = folder / "program.py"
    path.write_text(source)
    return f"stdio:{seconds}s:{quote(sys.executable)} {quote(str(path))}"
