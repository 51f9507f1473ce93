"""Bot names that are longer than a line."""

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.bots.misbehaving_bots import FixedBot, register
from village.terminal.arena.names import short_names, shorten
from village.text import LANGUAGES

LONG = [f"program-in-a-folder-far-away-{middle}-of-the-third-building-on-the-left" for middle in ("north", "south")]


@pytest.fixture
def bots(monkeypatch):
    for name in LONG:
        register(monkeypatch, name, lambda setting: FixedBot(lambda table: table.moves[0]))
    return ",".join([*LONG, "random"])


def test_a_long_name_is_shortened_in_the_middle():
    assert shorten("random", 6) == "random"
    assert [shorten("stdio:python3 /far/bot.py", letters) for letters in (8, 9, 15)] == [
        "stdi….py", "stdi…t.py", "stdio:p…/bot.py"
    ]  # fmt: skip


def test_equal_short_names_are_numbered():
    names = ["stdio:sh /one/bot.sh", "random", "stdio:sh /two/bot.sh", "stdio:sh /six/bot.sh", "random"]
    short = short_names(names, 14)
    assert list(short.values()) == ["stdio:s…bot.sh", "random", "stdio…t.sh (2)", "stdio…t.sh (3)"]
    assert list(short) == names[:4]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("more", [("2",), ("1",), ("3", "--lineup", "mixed")], ids=" ".join)
def test_the_tables_of_an_arena_fit_80_columns(run, bots, language, more):
    arena = ("arena", "--bots", bots, "-n", "1", "--workers", "1", "--language", language, "--seats", *more)
    lines = run(*arena).out.splitlines()
    assert max(cell_len(line) for line in lines) <= 80
    assert all(line.startswith((" prog", " random")) for line in lines[4:7]), "each row is one line"


def test_json_has_full_names_and_the_chart_short_ones(run, bots):
    result = run("arena", "--bots", bots, "-n", "1", "--workers", "1", "--seats", "2", "--json", "--chart", "a.svg")
    assert [bot["bot"] for bot in json.loads(result.out)["bots"]] == [*LONG, "random"]
    assert "random : 1 x progra…-left<" in Path("a.svg").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_simulation_lists_the_bot_of_each_seat(run, bots, language):
    simulation = ("simulate", "--bots", bots, "-n", "1", "--workers", "1", "--seats", "4", "--language", language)
    lines = run(*simulation).out.splitlines()
    assert max(cell_len(line) for line in lines) <= 80
    seats = [line.split() for line in lines if line[1:3] in ("A ", "C ", "D ", "E ") or "%" in line][-4:]
    assert [row[2].startswith("program-") for row in seats] == [True, True, False, True]
    assert seats[2][2] == "random"
