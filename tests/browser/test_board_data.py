"""Data of the board that must match the rules: printed values, events and messages."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.browser.printed_values import printed_values
from tests.custom_values.sets import CUSTOM, random_values
from tools import generate_board_views
from tools.build_web import WEB, node_environment
from tools.generate_board_values import GAMES, generated
from village.games.village.assembly import EXPANSIONS
from village.games.village.game_type import NAME
from village.kernel.step import Frame
from village.record.setup import create_table
from village.text import LANGUAGES

BOARD = GAMES / "village"
ALL = create_table(NAME, "bigbox", 4, tuple(EXPANSIONS))


def board_messages(language: str) -> dict[str, ftl.Message]:
    text = (BOARD.parents[3] / "src/village/games/village/text" / language / "board.ftl").read_text("utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)}


def sources() -> str:
    return "".join(path.read_text("utf-8") for path in BOARD.rglob("*") if path.suffix in (".ts", ".svelte"))


def test_the_views_of_the_web_tests_are_up_to_date():
    assert generate_board_views.fits(), "python -m tools.generate_board_views"


def test_the_printed_numbers_of_the_page_are_up_to_date():
    for path, text in generated().items():
        assert path.read_text("utf-8") == text, "python -m tools.generate_board_values"


READER = """
import { readFileSync } from "node:fs";
import { chronicleOf, printedFrom, gravesOf } from "$games/village/printed";
import { tablesWith } from "$games/village/tables";
import { customers } from "$games/village/expansions/customers";
import { printed as goals } from "$games/village/expansions/goals/values";
import { printed as inn } from "$games/village/expansions/inn/values";
import { printed as marriage } from "$games/village/expansions/marriage/values";
const { sets } = JSON.parse(readFileSync(0, "utf-8"));
const room = (printed, seats) => [String(seats), [...chronicleOf(printed, seats), gravesOf(printed, seats)]];
const read = (custom_values) => {
  const tables = tablesWith(custom_values);
  const printed = printedFrom(tables, [inn, goals, customers.printed, marriage].map((added) => added(tables)));
  const cities = Object.entries(printed.cities).map(([name, { prestige = 0, coins = 0, cubes = 0 }]) => [
    name,
    [prestige, coins, cubes],
  ]);
  const rooms = [1, 2, 3, 4, 5].map((seats) => room(printed, seats));
  return { ...printed, cities: Object.fromEntries(cities), rooms: Object.fromEntries(rooms) };
};
process.stdout.write(JSON.stringify(sets.map(read)));
"""
CONFIG = """
const alias = { $app: "%s", $games: "%s" };
const output = { file: "reader.mjs", format: "esm" };
export default { input: "reader.ts", platform: "node", resolve: { alias }, output };
"""


@pytest.fixture(scope="module")
def reader(tmp_path_factory) -> Path:
    """Bundle `printed.ts` as a command-line program."""
    place = tmp_path_factory.mktemp("drawn")
    (place / "reader.ts").write_text(READER, "utf-8")
    (place / "rolldown.config.mjs").write_text(CONFIG % (WEB / "src/app", WEB / "src/games"), "utf-8")
    bundle = [WEB / "node_modules/.bin/rolldown", "--config", "rolldown.config.mjs"]
    subprocess.run(bundle, cwd=place, env=node_environment(), check=True, capture_output=True)
    return place / "reader.mjs"


def test_the_page_draws_the_custom_values_of_a_table(reader):
    sets = [{"name": str(seed), "values": random_values("village", seed)} for seed in range(3)]
    tables = [create_table(NAME, custom_values=value_set) for value_set in (CUSTOM, *sets)]
    values = [{}, *[table.custom_values.values for table in tables]]
    settings = json.dumps({"sets": values})
    result = subprocess.run(
        ["node", reader], input=settings, env=node_environment(), text=True, capture_output=True, check=True
    )
    for page, custom_values in zip(json.loads(result.stdout), [None, CUSTOM, *sets], strict=True):
        ours = printed_values(custom_values)
        assert {name: page[name] for name in ours} == ours


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_board_messages(language):
    assert board_messages(language).keys() == board_messages("en").keys()


def test_no_board_message_is_unused():
    written = sources()
    moments = {
        step.subject(Frame(step, 0, n)) for step in ALL.rules.steps if step.name == "window" for n in range(step.args)
    }
    assert {
        name.removeprefix("board-moment-") for name in board_messages("en") if name.startswith("board-moment-")
    } == moments
    for name in board_messages("en"):
        word = re.sub(r"^board-(purpose-|way-|moment-.*)?", "", name) or "moment"
        assert re.search(rf"""["'`.]{word}\b|board-{word}\b""", written), name
