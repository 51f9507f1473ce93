"""Every command and snippet of the tutorials runs as printed."""

import doctest
import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from village.cli import main

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "tutorials"
BLOCK = re.compile(r'^```(\w+)(?: title="(.*?)")?\n(.*?)^```', re.MULTILINE | re.DOTALL)
SET_UP = {"make play", ". .venv/bin/activate", "pip install -e '.[envs]'"}  # already done on the test machine


class Tutorial:
    """A tutorial page, run from top to bottom in an empty folder."""

    def __init__(self, name, monkeypatch):
        self.blocks = BLOCK.findall((FOLDER / f"{name}.md").read_text("utf-8"))
        self.typed = "".join(body for _, title, body in self.blocks if title == "Type this")
        self.monkeypatch = monkeypatch
        self.expected = []  # lines that the page shows as output
        self.out = ""

    def run(self):
        for kind, title, body in self.blocks:
            getattr(self, kind)(title, body)
        assert [line for line in self.expected if line not in self.out] == []
        return self.out

    def python(self, title, body):
        with Path(title).open("a", encoding="utf-8") as file:
            file.write(f"{body}\n\n")

    def pycon(self, title, body):
        parsed = doctest.DocTestParser().get_doctest(body, {}, title, None, 0)
        runner = doctest.DocTestRunner()
        runner.run(parsed)
        assert runner.tries
        assert not runner.failures

    def sh(self, title, body):
        assert {line for line in body.splitlines() if line} <= SET_UP

    def text(self, title, body):
        self.expected += [] if title else body.splitlines()

    def console(self, title, body):
        for line in body.splitlines():
            program, *words = shlex.split(line.removeprefix("$ "))
            assert line.startswith("$ ")
            {"village": self.village, "python": self.script}[program](words)

    def village(self, words):
        stdin, stdout = io.StringIO(self.typed if "--load" not in words else "quit\nno\n"), io.StringIO()
        with self.monkeypatch.context() as patched:
            patched.setattr(sys, "stdin", stdin)
            patched.setattr(sys, "stdout", stdout)
            assert main(words) == 0
        self.out += stdout.getvalue()

    def script(self, words):
        env = {**os.environ, "PYTHONPATH": "."}
        done = subprocess.run(
            [sys.executable, *words], env=env, capture_output=True, text=True, timeout=300, check=False
        )
        assert done.returncode == 0, done.stderr
        self.out += done.stdout


@pytest.fixture
def run_tutorial(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    return lambda name: Tutorial(name, monkeypatch).run()


def test_play_your_first_game(run_tutorial):
    out = run_tutorial("play-your-first-game")
    assert "first.village is valid" in out


def test_write_your_first_bot(run_tutorial):
    won = re.findall(r"^(\w+) won (\d+) of 6 games against (\w+)$", run_tutorial("write-your-first-bot"), re.MULTILINE)
    assert [(bot, opponent) for bot, _, opponent in won] == [
        ("EagerBot", "RandomBot"), ("TurnBot", "RandomBot"), ("ValueBot", "TurnBot"),
    ]  # fmt: skip
    assert all(int(games) >= 4 for _, games, _ in won)


def test_train_your_first_agent(run_tutorial):
    before, after = re.findall(
        r"won (\d+) of 20 games against random, mean lead (\S+)", run_tutorial("train-your-first-agent")
    )
    assert int(after[0]) >= 15
    assert float(after[1]) > float(before[1]) + 5


def test_every_tutorial_has_a_test():
    names = {path.stem.replace("-", "_") for path in FOLDER.glob("*.md")} - {"index"}
    assert {f"test_{name}" for name in names} <= globals().keys()


def test_the_front_page_example_runs(capsys):
    results = doctest.testfile(str(ROOT / "docs" / "index.md"), module_relative=False)
    assert results.attempted >= 4
    assert results.failed == 0
