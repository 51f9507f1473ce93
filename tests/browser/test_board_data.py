"""What the board takes from the rules: printed numbers, and everything that can happen."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.browser.drawn_numbers import BOXES as DRAWN_BOXES
from tests.browser.drawn_numbers import drawn
from tests.numbers.sets import MINE, random_values
from tools import board_views
from tools.board_numbers import GAMES, generated
from tools.page import WEB, surroundings
from village.games.village.editions import BOXES
from village.games.village.title import NAME
from village.kernel.step import Frame
from village.record.table import lay
from village.text import LANGUAGES

BOARD = GAMES / "village"
ALL = lay(NAME, "bigbox", 4, tuple(BOXES))
FLIGHTS = re.compile(r"^  (\w+): ", re.MULTILINE)


def catalogue(language: str) -> dict[str, ftl.Message]:
    text = (BOARD.parents[3] / "src/village/games/village/text" / language / "board.ftl").read_text("utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)}


def sources() -> str:
    return "".join(path.read_text("utf-8") for path in BOARD.rglob("*") if path.suffix in (".ts", ".svelte"))


def test_the_tables_of_the_page_tests_show_what_tables_show():
    assert board_views.fits(), "python -m tools.board_views"


def test_the_printed_numbers_are_those_of_the_rules():
    for path, text in generated().items():
        assert path.read_text("utf-8") == text, "python -m tools.board_numbers writes them anew"


READER = """
import { readFileSync } from "node:fs";
import { chronicleOf, entered, gravesOf } from "%s";
const { boxes, sets } = JSON.parse(readFileSync(0, "utf-8"));
const room = (seats, numbers) => {
  const view = { seats, boxes, numbers };
  return [String(seats), [...chronicleOf(view), gravesOf(view)]];
};
const told = (numbers, hash) => {
  const printed = entered(numbers);
  const cities = Object.entries(printed.cities).map(([name, { prestige = 0, coins = 0, cubes = 0 }]) => [
    name,
    [prestige, coins, cubes],
  ]);
  const rooms = [1, 2, 3, 4, 5].map((seats) => room(seats, { name: "", hash: String(hash), values: numbers }));
  return { ...printed, cities: Object.fromEntries(cities), rooms: Object.fromEntries(rooms) };
};
process.stdout.write(JSON.stringify(sets.map(told)));
"""


@pytest.fixture(scope="module")
def reader(tmp_path_factory) -> Path:
    """What the page draws, as a program."""
    place = tmp_path_factory.mktemp("drawn")
    (place / "reader.ts").write_text(READER % (BOARD / "printed.ts"), "utf-8")
    bundle = [WEB / "node_modules/.bin/rolldown", "reader.ts", "--format", "esm", "--platform", "node"]
    subprocess.run([*bundle, "-o", "reader.mjs"], cwd=place, env=surroundings(), check=True, capture_output=True)
    return place / "reader.mjs"


def test_what_is_drawn_are_the_numbers_in_force(reader):
    sets = [{"name": str(seed), "values": random_values(seed)} for seed in range(3)]
    tables = [lay(NAME, numbers=given) for given in (MINE, *sets)]
    values = [{}, *[table.numbers.values for table in tables]]
    given = json.dumps({"boxes": DRAWN_BOXES, "sets": values})
    said = subprocess.run(["node", reader], input=given, env=surroundings(), text=True, capture_output=True, check=True)
    for page, numbers in zip(json.loads(said.stdout), [None, MINE, *sets], strict=True):
        ours = drawn(numbers)
        assert {name: page[name] for name in ours} == ours


def test_whatever_can_happen_moves_or_is_known_not_to():
    tables = [lay(NAME, "bigbox", 1), ALL]
    kinds = {kind for table in tables for kind in table.rules.events}
    shown = {kind for path in BOARD.rglob("flights.ts") for kind in FLIGHTS.findall(path.read_text("utf-8"))}
    assert kinds - shown == set()


def test_whatever_can_happen_in_my_village_moves_or_is_known_not_to():
    kinds = set(lay("my_village", "2015", 4).rules.events)
    assert kinds - set(FLIGHTS.findall((GAMES / "my_village" / "flights.ts").read_text("utf-8"))) == set()


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
