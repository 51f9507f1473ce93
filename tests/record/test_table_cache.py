"""Assembled tables are shared, whichever way their setting is written, and only a limited number is kept."""

from __future__ import annotations

import gc
from itertools import permutations

import pytest

from village import games
from village.record import setup
from village.record.lru_cache import LruCache
from village.record.setup import TABLES, Table, create_table


def test_every_order_of_expansions_and_options_is_the_same_table():
    options = {"first_player": 0, "different_cubes": True}
    turned = dict(reversed(options.items()))
    before = len(TABLES.alive)
    tables = [
        create_table(seats=3, expansions=names, options=chosen)
        for names in permutations(("inn", "port", "goals"))
        for chosen in (options, turned)
    ]
    assert all(table is tables[0] for table in tables)
    assert len(TABLES.alive) <= before + 1


def test_only_recently_used_tables_are_kept(monkeypatch):
    monkeypatch.setattr(setup, "TABLES", LruCache[Table](2))
    for seats in (2, 3, 4, 5):
        create_table(seats=seats)
    gc.collect()
    assert len(setup.TABLES) == len(setup.TABLES.alive) == 2


def test_a_table_in_use_is_shared_after_it_was_dropped(monkeypatch):
    monkeypatch.setattr(setup, "TABLES", LruCache[Table](1))
    first = create_table(seats=2)
    create_table(seats=3)
    assert create_table(seats=2) is first


@pytest.mark.parametrize("name", ["village", "my_village"])
def test_dropped_rules_are_freed(name):
    """In the compiled build, calling a class that inherits `__init__` from one open to Python classes leaks."""
    game_type = games.find(name)

    def assemble_and_count() -> int:
        for _ in range(5):
            game_type.assemble(game_type.edition, 3, tuple(game_type.expansions()), {})
        gc.collect()
        return len(gc.get_objects())

    assemble_and_count()
    before = assemble_and_count()
    assert assemble_and_count() - before < 100
