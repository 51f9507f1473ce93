"""The data tables contain exactly the values that the rules read."""

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
NOT_VALUES = {"box", "symbol", "editions", "number", "name", "kind", "value"}  # notes, and the key of the value itself
NAMED = {"edition", "titles", "needs"}  # their keys are names


def keys(table: Any, above: str = "") -> Iterator[str]:
    """Yield every key of a value, anywhere in the table."""
    if isinstance(table, list):
        for entry in table:
            yield from keys(entry, above)
    if not isinstance(table, dict):
        return
    for key, value in table.items():
        if key in ("status", "source"):
            continue
        if key not in NOT_VALUES and above not in NAMED and not key.isdigit():
            yield key
        yield from keys(value, key)


def words(table: Path) -> set[str]:
    """Return every string constant in the code of the rules that read a table."""
    trees = [ast.parse(path.read_text("utf-8")) for path in table.parents[1].rglob("*.py")]
    constants = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_every_value_of_a_table_is_read(path):
    asked = words(path)
    assert [key for key in keys(tomllib.loads(path.read_text("utf-8"))) if key not in asked] == []


def test_an_unread_value_is_detected():
    table = {"inn": {"stacks": {"value": 3, "status": "printed"}, "pushes_per_use": {"value": 1}}}
    assert [key for key in keys(table) if key not in words(TABLES[-1])] == ["pushes_per_use"]
    own = {"village", "solo", "inn", "port", "goals", "customers", "marriage", "my_village"}
    assert {path.stem for path in TABLES} >= own


def only(table: dict[str, Any]) -> list[tuple[str, Any, str, str]]:
    return [(one.key, one.value, one.status, one.source) for one in cells(table, "box")]


def test_a_status_of_a_row_applies_to_all_its_values():
    table = {"mill": {"time": 2, "buy": {"pink": 1}, "status": "printed", "source": "page 7"}}
    assert only(table) == [("mill.time", 2, "printed", "page 7"), ("mill.buy.pink", 1, "printed", "page 7")]


def test_a_status_by_key_or_index_applies_to_one_value():
    steps = {"value": [1, 2], "status": ["printed", "likely"], "source": "example"}
    shop = {"name": "stables", "train": 3, "make": 3, "status": {"train": "likely", "else": "printed"}}
    assert only({"crafts": [shop], "steps": steps}) == [
        ("crafts.stables.train", 3, "likely", ""), ("crafts.stables.make", 3, "printed", ""),
        ("steps.1", 1, "printed", "example"), ("steps.2", 2, "likely", "example"),
    ]  # fmt: skip


def test_the_name_of_a_card_may_have_another_status_than_its_values():
    card = {"token": "count", "name": "Count", "cap": 6, "status": {"name": "likely", "else": "proposed"}}
    found = cells({"cards": [card]}, "box")
    assert [(one.key, one.status, one.card, one.number) for one in found] == [
        ("cards.count.name", "likely", "count", 1), ("cards.count.cap", "proposed", "count", 1),
    ]  # fmt: skip


def test_words_in_a_row_share_one_status_unless_each_has_its_own():
    assert only({"search": {"order": ["a", "b"], "status": "proposed"}}) == [
        ("search.order", ["a", "b"], "proposed", "")
    ]
    each = {"search": {"order": ["a", "b"], "status": {"order": ["printed", "proposed"]}}}
    assert only(each) == [("search.order.1", "a", "printed", ""), ("search.order.2", "b", "proposed", "")]


def test_a_value_without_a_status_is_refused():
    with pytest.raises(ValueError, match=r"^box mill\.time needs a status, one of printed, likely, proposed, not ''$"):
        cells({"mill": {"time": 2}}, "box")


def test_the_status_of_values_is_not_part_of_their_digest():
    sure = {"mill": {"time": 2, "status": "printed"}}
    assert digest(sure) == digest({"mill": {"time": 2, "status": {"time": "likely"}, "source": "a review"}})
    assert digest(sure) != digest({"mill": {"time": 3, "status": "printed"}})


BOOKS = re.compile(r"2011|Big Box (de|zh)|manual|My Village p\.")


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_printed_values_name_the_rulebook_and_others_their_source(path):
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
def test_every_status_agrees_with_the_rulebooks(status, keys):
    said = {f"{name} {one.key}": one.status for name in FIRST.tables() for one in FIRST.numbers(name)}
    assert {key: said[key] for key in re.split(r",\s+", keys.strip())} == dict.fromkeys(
        re.split(r",\s+", keys.strip()), status
    )
