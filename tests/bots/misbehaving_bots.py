"""Misbehaving bots and programs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from shlex import quote

from village.bots import registry

PROGRAM = """
import json, sys
print(json.dumps({"hello": json.loads(input())["hello"]}), flush=True)
for line in sys.stdin:
    print(json.dumps({"move": json.loads(line)["moves"][0]}), flush=True)
"""
HELLO = "import sys, time, os\ninput()\nprint('{\"hello\": 1}', flush=True)\n"


class FixedBot:
    """Plays a fixed move, or the result of a function of the view."""

    def __init__(self, move: object) -> None:
        self.move = move

    def choose(self, table: object) -> object:
        return self.move(table) if callable(self.move) else self.move


class ClosingBot:
    """Plays the first move and calls a function when it is closed."""

    def __init__(self, close: Callable[[], object]) -> None:
        self.close = close

    def choose(self, table: object) -> object:
        return table.moves[0]


def register(monkeypatch: object, name: str, make: Callable[[str], object]) -> str:
    """Register a bot during the test."""
    monkeypatch.setitem(registry.BUILTIN, name, make)
    return name


def program_bot(folder: Path, source: str, seconds: float = 10) -> str:
    """Return the name of a bot that is a Python program."""
    path = folder / "program.py"
    path.write_text(source)
    return f"stdio:{seconds}s:{quote(sys.executable)} {quote(str(path))}"
