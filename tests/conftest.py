"""What is compiled is tested on both builds; laws are checked on a sample of tables that changes daily.

So are tests of the server that run on either kind of database: all of them on SQLite, a daily part on PostgreSQL too.
"""

from __future__ import annotations

import os
from collections import defaultdict
from datetime import date
from random import Random

import pytest

import village
from tools import native

MANY = 12  # a law for more tables than this is checked on a part of them
PART = 4  # one of so many


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--complete", action="store_true", help="check every law on every table, not on a sample")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of docs/rules.md that the test checks")
    config.addinivalue_line("markers", "complete: checks a law itself, so it is never sampled")
    config.addinivalue_line("markers", "sampled: has many cases that take long, so a part of them a day, as laws do")
    config.addinivalue_line("markers", "clock: looks how long something takes, so it runs alone")
    config.addinivalue_line("markers", "daily: takes long, so one of its cases a day")
    os.environ.setdefault("VILLAGE_SEED", date.today().isoformat())  # the workers of xdist inherit it
    if village.COMPILED and native.said(native.USED) != native.digest():
        raise pytest.UsageError("the compiled build is not of these sources: run `make build/compiled`")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    build = "compiled" if village.COMPILED else "plain Python"
    seed = os.environ["VILLAGE_SEED"]
    sample = "every table" if config.getoption("--complete") else f"the tables of VILLAGE_SEED={seed}"
    terminalreporter.write_line(f"village: {build}, laws on {sample}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--complete"):
        return
    laws = defaultdict(list)
    for item in items:
        law = "tests/laws/" in item.path.as_posix() and not item.get_closest_marker("complete")
        if (law or item.get_closest_marker("sampled")) and item.nodeid.endswith("]"):
            laws[item.nodeid.split("[")[0]].append(item)
    left_out = {item for law, tables in laws.items() for item in unsampled(law, tables)} | unsampled_twins(items)
    left_out |= {item for item in items if item.get_closest_marker("daily")} - today(items)
    config.hook.pytest_deselected(items=sorted(left_out, key=lambda item: item.nodeid))
    items[:] = [item for item in items if item not in left_out]


def unsampled(law: str, tables: list[pytest.Item]) -> list[pytest.Item]:
    """Another part of the tables on either build, for every law and every day."""
    if len(tables) <= MANY:
        return []
    dice = Random(f"{os.environ['VILLAGE_SEED']} {village.COMPILED} {law}")
    return dice.sample(tables, len(tables) - max(MANY, len(tables) // PART))


def today(items: list[pytest.Item]) -> set[pytest.Item]:
    """One case a day of every test that takes long."""
    cases = defaultdict(list)
    for item in items:
        if item.get_closest_marker("daily"):
            cases[item.nodeid.split("[")[0]].append(item)
    return {Random(f"{os.environ['VILLAGE_SEED']} {name}").choice(found) for name, found in cases.items()}


def unsampled_twins(items: list[pytest.Item]) -> set[pytest.Item]:
    """Most of the tests on PostgreSQL that run on SQLite too."""
    names = {item.nodeid for item in items}
    twins = [item for item in items if "postgresql" in item.nodeid and on_sqlite(item) in names]
    return set(Random(f"{os.environ['VILLAGE_SEED']} postgresql").sample(twins, len(twins) - len(twins) // PART))


def on_sqlite(item: pytest.Item) -> str:
    return item.nodeid.replace("postgresql", "sqlite")
