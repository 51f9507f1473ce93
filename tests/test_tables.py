"""The tables hold what the rules read, and nothing beside it."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import village

CLASSIC = Path(village.__file__).parent / "games" / "village"
TABLES = sorted((CLASSIC / "tables").glob("*.toml"))
ABOUT = {"box", "symbol", "editions", "number", "name", "kind", "status", "source"}  # notes, not numbers
NAMED = {"edition", "titles", "needs"}  # their keys are names, gone through one by one


def keys(table: Any, above: str = "") -> Iterator[str]:
    """Every key under which a number stands, wherever in the table."""
    if isinstance(table, list):
        for entry in table:
            yield from keys(entry, above)
    if not isinstance(table, dict):
        return
    for key, value in table.items():
        if key not in ABOUT and above not in NAMED and not key.endswith("_status") and not key.isdigit():
            yield key
        yield from keys(value, key)


def words() -> set[str]:
    """Every string in the code of the rules."""
    trees = [ast.parse(path.read_text("utf-8")) for path in CLASSIC.rglob("*.py")]
    constants = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_every_number_of_a_table_is_asked_for(path):
    asked = words()
    assert [key for key in keys(tomllib.loads(path.read_text("utf-8"))) if key not in asked] == []


def test_a_number_that_nobody_asks_for_would_be_noticed():
    table = {"inn": {"stacks": {"value": 3, "status": "printed"}, "pushes_per_use": {"value": 1}}}
    assert [key for key in keys(table) if key not in words()] == ["pushes_per_use"]
    assert {path.stem for path in TABLES} >= {"village", "solo", "inn", "port", "goals", "customers", "marriage"}
