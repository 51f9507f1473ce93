"""What the board takes from the rules: printed numbers, and everything that can happen."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tools.board_numbers import FOLDER, MY_VILLAGE, generated
from village.games.village.editions import BOXES
from village.games.village.title import NAME
from village.kernel.step import Frame
from village.record.table import lay
from village.text import LANGUAGES

BOARD = FOLDER.parent
ALL = lay(NAME, "bigbox", 4, tuple(BOXES))
FLIGHTS = re.compile(r"^  (\w+): ", re.MULTILINE)


def catalogue(language: str) -> dict[str, ftl.Message]:
    text = (BOARD.parents[3] / "src/village/games/village/text" / language / "board.ftl").read_text("utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)}


def sources() -> str:
    return "".join(path.read_text("utf-8") for path in BOARD.rglob("*") if path.suffix in (".ts", ".svelte"))


@pytest.mark.parametrize("name", ["2011.json", "bigbox.json", MY_VILLAGE])
def test_the_printed_numbers_are_those_of_the_rules(name):
    assert (FOLDER / name).read_text("utf-8") == generated()[name], "python -m tools.board_numbers writes them anew"


def test_whatever_can_happen_moves_or_is_known_not_to():
    tables = [lay(NAME, "bigbox", 1), ALL]
    kinds = {kind for table in tables for kind in table.rules.events}
    shown = {kind for path in BOARD.rglob("flights.ts") for kind in FLIGHTS.findall(path.read_text("utf-8"))}
    assert kinds - shown == set()


def test_whatever_can_happen_in_my_village_moves_or_is_known_not_to():
    folder = (FOLDER / MY_VILLAGE).parents[1].resolve()
    kinds = set(lay("my_village", "2015", 4).rules.events)
    assert kinds - set(FLIGHTS.findall((folder / "flights.ts").read_text("utf-8"))) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_words_of_the_board(language):
    assert catalogue(language).keys() == catalogue("en").keys()


def test_no_word_of_the_board_is_left_over():
    written = sources()
    moments = {
        step.about(Frame(step, 0, n)) for step in ALL.rules.steps if step.name == "window" for n in range(step.args)
    }
    assert {
        name.removeprefix("board-moment-") for name in catalogue("en") if name.startswith("board-moment-")
    } == moments
    for name in catalogue("en"):
        word = re.sub(r"^board-(about-|moment-.*)?", "", name) or "moment"
        assert re.search(rf"""["'`.]{word}\b|board-{word}\b""", written), name
