"""The tables hold what the rules read, and nothing beside it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import village
from village.games import FIRST
from village.toolkit.tables import cells, digest

GAMES = Path(village.__file__).parent / "games"
TABLES = sorted(GAMES.glob("*/tables/*.toml"))
ABOUT = {"box", "symbol", "editions", "number", "name", "kind"}  # notes, not numbers
NAMED = {"edition", "titles", "needs"}  # their keys are names, gone through one by one


def keys(table: Any, above: str = "") -> Iterator[str]:
    """Every key under which a number stands, wherever in the table."""
    if isinstance(table, list):
        for entry in table:
            yield from keys(entry, above)
    if not isinstance(table, dict):
        return
    for key, value in table.items():
        if key in ("status", "source"):
            continue
        if key not in ABOUT and above not in NAMED and not key.isdigit():
            yield key
        yield from keys(value, key)


def words(table: Path) -> set[str]:
    """Every string in the code of the rules that read a table."""
    trees = [ast.parse(path.read_text("utf-8")) for path in table.parents[1].rglob("*.py")]
    constants = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_every_number_of_a_table_is_asked_for(path):
    asked = words(path)
    assert [key for key in keys(tomllib.loads(path.read_text("utf-8"))) if key not in asked] == []


def test_a_number_that_nobody_asks_for_would_be_noticed():
    table = {"inn": {"stacks": {"value": 3, "status": "printed"}, "pushes_per_use": {"value": 1}}}
    assert [key for key in keys(table) if key not in words(TABLES[-1])] == ["pushes_per_use"]
    own = {"village", "solo", "inn", "port", "goals", "customers", "marriage", "my_village"}
    assert {path.stem for path in TABLES} >= own


def only(table: dict[str, Any]) -> list[tuple[str, Any, str, str]]:
    return [(one.key, one.value, one.status, one.source) for one in cells(table, "box")]


def test_a_word_for_a_row_is_the_status_of_each_of_its_numbers():
    table = {"mill": {"time": 2, "buy": {"pink": 1}, "status": "printed", "source": "page 7"}}
    assert only(table) == [("mill.time", 2, "printed", "page 7"), ("mill.buy.pink", 1, "printed", "page 7")]


def test_a_status_by_key_or_by_place_is_that_of_one_number():
    steps = {"value": [1, 2], "status": ["printed", "likely"], "source": "example"}
    shop = {"name": "stables", "train": 3, "make": 3, "status": {"train": "likely", "else": "printed"}}
    assert only({"crafts": [shop], "steps": steps}) == [
        ("crafts.stables.train", 3, "likely", ""), ("crafts.stables.make", 3, "printed", ""),
        ("steps.1", 1, "printed", "example"), ("steps.2", 2, "likely", "example"),
    ]  # fmt: skip


def test_a_card_has_a_name_that_may_be_surer_than_its_numbers():
    card = {"token": "count", "name": "Count", "cap": 6, "status": {"name": "likely", "else": "proposed"}}
    found = cells({"cards": [card]}, "box")
    assert [(one.key, one.status, one.card, one.number) for one in found] == [
        ("cards.count.name", "likely", "count", 1), ("cards.count.cap", "proposed", "count", 1),
    ]  # fmt: skip


def test_words_in_a_row_are_one_fact_unless_each_has_its_status():
    assert only({"search": {"order": ["a", "b"], "status": "proposed"}}) == [
        ("search.order", ["a", "b"], "proposed", "")
    ]
    each = {"search": {"order": ["a", "b"], "status": {"order": ["printed", "proposed"]}}}
    assert only(each) == [("search.order.1", "a", "printed", ""), ("search.order.2", "b", "proposed", "")]


def test_a_number_without_a_status_is_refused():
    with pytest.raises(ValueError, match=r"^box mill\.time needs a status, one of printed, likely, proposed, not ''$"):
        cells({"mill": {"time": 2}}, "box")


def test_how_sure_numbers_are_is_no_part_of_their_digest():
    sure = {"mill": {"time": 2, "status": "printed"}}
    assert digest(sure) == digest({"mill": {"time": 2, "status": {"time": "likely"}, "source": "a review"}})
    assert digest(sure) != digest({"mill": {"time": 3, "status": "printed"}})


BOOKS = re.compile(r"2011|Big Box (de|zh)|manual|My Village p\.")


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_what_is_printed_says_in_which_rulebook_and_the_rest_says_who_thinks_so(path):
    found = cells(tomllib.loads(path.read_text("utf-8")), path.stem)
    assert [one.key for one in found if one.status == "printed" and not BOOKS.match(one.source)] == []
    assert [one.key for one in found if not one.source] == []


# What was once called printed though no rulebook of ours has it, or the other way round.
LIKELY = """
    goals points.silver, goals points.gold, goals silver.writer.needs.scroll, goals gold.master.at_least,
    inn crafts.brewery.train, inn crafts.brewery.make, inn crafts.brewery.buy.grain,
    inn edition.2011.cubes_per_colour, inn edition.2011.grain,
    inn edition.bigbox.cubes_per_colour, inn edition.bigbox.grain, port edition.bigbox.cubes_per_colour,
    village crafts.stables.train, village crafts.office.train, village spaces.market.3, village church.steps.3
"""
PRINTED = """
    goals gold.merchant.at_least, inn crafts.brewery.yield, village crafts.stables.make, village crafts.office.buy.pink,
    village spaces.market.1, village spaces.market.2, village church.steps.2, village council.time.1,
    port edition.bigbox.grain
"""
PROPOSED = "village council.time.3, village chronicle.graves.2, village bag.per_colour.4, solo ring.recesses"


@pytest.mark.parametrize(("status", "keys"), [("likely", LIKELY), ("printed", PRINTED), ("proposed", PROPOSED)])
def test_no_number_claims_more_or_less_than_the_rulebooks_say(status, keys):
    said = {f"{name} {one.key}": one.status for name in FIRST.tables() for one in FIRST.numbers(name)}
    assert {key: said[key] for key in re.split(r",\s+", keys.strip())} == dict.fromkeys(
        re.split(r",\s+", keys.strip()), status
    )
