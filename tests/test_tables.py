"""The tables of values contain exactly the values that the rules read."""

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
NOT_VALUES = {"box", "symbol", "editions", "number", "name", "kind", "value"}  # notes, and the key of a value
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
    read_words = words(path)
    assert [key for key in keys(tomllib.loads(path.read_text("utf-8"))) if key not in read_words] == []


def test_an_unread_value_is_detected():
    table = {"inn": {"stacks": {"value": 3, "status": "printed"}, "pushes_per_use": {"value": 1}}}
    assert [key for key in keys(table) if key not in words(TABLES[-1])] == ["pushes_per_use"]
    own = {"village", "solo", "inn", "port", "goals", "customers", "marriage", "my_village"}
    assert {path.stem for path in TABLES} >= own


def only(table: dict[str, Any]) -> list[tuple[str, Any, str, str]]:
    return [(cell.key, cell.value, cell.status, cell.source) for cell in cells(table, "box")]


def test_a_status_of_a_row_applies_to_all_its_values():
    table = {"mill": {"time": 2, "buy": {"pink": 1}, "status": "printed", "source": "page 7"}}
    assert only(table) == [("mill.time", 2, "printed", "page 7"), ("mill.buy.pink", 1, "printed", "page 7")]


def test_a_status_by_key_or_index_applies_to_one_value():
    steps = {"value": [1, 2], "status": ["printed", "reported"], "source": "example"}
    shop = {"name": "stables", "train": 3, "make": 3, "status": {"train": "reported", "else": "printed"}}
    assert only({"crafts": [shop], "steps": steps}) == [
        ("crafts.stables.train", 3, "reported", ""), ("crafts.stables.make", 3, "printed", ""),
        ("steps.1", 1, "printed", "example"), ("steps.2", 2, "reported", "example"),
    ]  # fmt: skip


def test_the_name_of_a_card_may_have_another_status_than_its_values():
    card = {"token": "count", "name": "Count", "cap": 6, "status": {"name": "reported", "else": "estimated"}}
    card_cells = cells({"cards": [card]}, "box")
    assert [(cell.key, cell.status, cell.card, cell.number) for cell in card_cells] == [
        ("cards.count.name", "reported", "count", 1), ("cards.count.cap", "estimated", "count", 1),
    ]  # fmt: skip


def test_words_in_a_row_share_one_status_unless_each_has_its_own():
    assert only({"search": {"order": ["a", "b"], "status": "estimated"}}) == [
        ("search.order", ["a", "b"], "estimated", "")
    ]
    each = {"search": {"order": ["a", "b"], "status": {"order": ["printed", "estimated"]}}}
    assert only(each) == [("search.order.1", "a", "printed", ""), ("search.order.2", "b", "estimated", "")]


def test_a_value_without_a_status_is_refused():
    with pytest.raises(
        ValueError, match=r"^box mill\.time needs a status, one of printed, reported, estimated, not ''$"
    ):
        cells({"mill": {"time": 2}}, "box")


def test_the_status_of_values_is_not_part_of_their_digest():
    sure = {"mill": {"time": 2, "status": "printed"}}
    assert digest(sure) == digest({"mill": {"time": 2, "status": {"time": "reported"}, "source": "a review"}})
    assert digest(sure) != digest({"mill": {"time": 3, "status": "printed"}})


BOOKS = re.compile(r"2011|Big Box (de|zh)|manual|My Village p\.")


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_printed_values_name_the_rulebook_and_others_their_source(path):
    table_cells = cells(tomllib.loads(path.read_text("utf-8")), path.stem)
    assert [cell.key for cell in table_cells if cell.status == "printed" and not BOOKS.match(cell.source)] == []
    assert [cell.key for cell in table_cells if not cell.source] == []


# Values whose status was wrong in the past.
REPORTED = """
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
ESTIMATED = "village council.time.3, village chronicle.graves.2, village bag.per_colour.4, solo ring.recesses"


@pytest.mark.parametrize(("status", "keys"), [("reported", REPORTED), ("printed", PRINTED), ("estimated", ESTIMATED)])
def test_every_status_agrees_with_the_rulebooks(status, keys):
    statuses = {f"{name} {cell.key}": cell.status for name in FIRST.tables() for cell in FIRST.values(name)}
    assert {key: statuses[key] for key in re.split(r",\s+", keys.strip())} == dict.fromkeys(
        re.split(r",\s+", keys.strip()), status
    )
