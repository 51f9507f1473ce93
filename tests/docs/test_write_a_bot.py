"""The bots in docs/how-to/write-a-bot.md work."""

import re
import sys
from pathlib import Path

import pytest

from village.cli import main

PAGE = (Path(__file__).parents[2] / "docs" / "how-to" / "write-a-bot.md").read_text("utf-8")


def block(kind):
    return re.search(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)[1]


@pytest.fixture
def package(tmp_path, monkeypatch):
    """The bot on the page, installed like a package."""
    (tmp_path / "careful.py").write_text(block("python"))
    metadata = tmp_path / "careful_bot-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: careful-bot\nVersion: 1\n")
    point = re.search(r'^\[project\.entry-points\."village\.bots"\]\n(.*)$', block("toml"), re.MULTILINE)[1]
    (metadata / "entry_points.txt").write_text(f"[village.bots]\n{point.replace(chr(34), '')}\n")
    (tmp_path / "first.sh").write_text(block("sh"))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    yield
    sys.modules.pop("careful", None)


def test_the_bot_on_the_page_is_listed_and_beats_random_play(package, capsys):
    assert main(["arena", "--list"]) == 0
    assert "careful  simulates some ways to finish its turn and takes the best" in capsys.readouterr().out
    assert main(["arena", "--bots", "careful,random", "--seats", "2", "-n", "4", "--workers", "1"]) == 0
    row = next(line for line in capsys.readouterr().out.splitlines() if "1 x random" in line)
    assert row.split()[:5] == ["careful", "1", "x", "random", "100.0%"]


def test_the_bot_on_the_page_is_available_in_workers(package, capsys):
    assert main(["arena", "--bots", "careful,random", "--seats", "2", "-n", "4", "--workers", "2"]) == 0
    assert "careful" in capsys.readouterr().out


def test_the_program_on_the_page_plays(package, capsys):
    command = re.search(r'--bots "(stdio:.*?)" --seats 2', PAGE)[1]
    assert main(["arena", "--bots", command, "--seats", "2", "-n", "2", "--workers", "1"]) == 0
    assert "stdio:sh first.sh" in capsys.readouterr().out
