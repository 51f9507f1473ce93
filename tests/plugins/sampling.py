"""Run a sample of the tests that have many expensive cases.

The sample is drawn from `VILLAGE_SEED`, which is fixed unless the environment sets it, so the same commit gives the
same result. `--all-cases` turns sampling off.
"""

from __future__ import annotations

import os
from collections import defaultdict
from random import Random

import pytest

import village

DEFAULT_SEED = "1"
MIN_CASES = 12  # a sampled test with at most this many cases runs all of them
SAMPLE_SHARE = 4  # otherwise one case in four


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all-cases", action="store_true", help="run every case of every test instead of a sample")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "sampled: has many expensive cases; a quarter of them runs")
    config.addinivalue_line("markers", "one_case: has expensive cases; one of them runs")
    config.addinivalue_line("markers", "all_cases: never sampled, also not in tests/laws")
    os.environ.setdefault("VILLAGE_SEED", DEFAULT_SEED)  # xdist workers inherit it


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    build = "compiled build" if village.COMPILED else "plain Python"
    cases = "all cases" if config.getoption("--all-cases") else f"cases sampled with VILLAGE_SEED={seed()}"
    terminalreporter.write_line(f"village: {build}, {cases}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--all-cases"):
        return
    omitted = omitted_cases(items) | omitted_postgres_twins(items)
    config.hook.pytest_deselected(items=sorted(omitted, key=lambda item: item.nodeid))
    items[:] = [item for item in items if item not in omitted]


def seed() -> str:
    return os.environ["VILLAGE_SEED"]


def omitted_cases(items: list[pytest.Item]) -> set[pytest.Item]:
    cases = defaultdict(list)
    for item in items:
        if item.nodeid.endswith("]"):
            cases[item.nodeid.split("[")[0]].append(item)
    return {item for name, group in cases.items() for item in omit_from(name, group)}


def omit_from(name: str, cases: list[pytest.Item]) -> list[pytest.Item]:
    size = sample_size(cases)
    # Each build gets its own sample, so that together they cover more.
    return Random(f"{seed()} {village.COMPILED} {name}").sample(cases, len(cases) - size)


def sample_size(cases: list[pytest.Item]) -> int:
    """Return how many of the cases of one test run."""
    if cases[0].get_closest_marker("one_case"):
        return 1
    in_laws = "tests/laws/" in cases[0].path.as_posix() and not cases[0].get_closest_marker("all_cases")
    if in_laws or cases[0].get_closest_marker("sampled"):
        return min(len(cases), max(MIN_CASES, len(cases) // SAMPLE_SHARE))
    return len(cases)


def omitted_postgres_twins(items: list[pytest.Item]) -> set[pytest.Item]:
    """Omit most of the PostgreSQL cases of tests that also run on SQLite."""
    names = {item.nodeid for item in items}
    twins = [item for item in items if "postgresql" in item.nodeid and sqlite_twin(item) in names]
    return set(Random(f"{seed()} postgresql").sample(twins, len(twins) - len(twins) // SAMPLE_SHARE))


def sqlite_twin(item: pytest.Item) -> str:
    return item.nodeid.replace("postgresql", "sqlite")
