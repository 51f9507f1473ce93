"""Run a sample of the tests that have many expensive cases.

`--cases=sample`, the default, runs the cases that `make test` has time for; `--cases=rest` those that continuous
integration adds to them; `--cases=all` leaves nothing out. Samples are drawn from `VILLAGE_SEED`, which is fixed unless
the environment sets it, so the same commit gives the same result.
"""

from __future__ import annotations

import os
from collections import defaultdict
from random import Random
from typing import NamedTuple

import pytest

import village

DEFAULT_SEED = "1"
EXPENSIVE_FILE = "expensive file "  # prefix of a group


class Quota(NamedTuple):
    """How many cases `sample` runs, and how many it runs together with `rest`."""

    sample: int
    total: int


def pytest_addoption(parser: pytest.Parser) -> None:
    choices = ("sample", "rest", "all")
    parser.addoption("--cases", choices=choices, default="sample", help="which cases of expensive tests run")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "sampled: has many expensive cases; some of them run")
    config.addinivalue_line("markers", "one_case: has very expensive cases; one of them runs")
    config.addinivalue_line("markers", "all_cases: never sampled, also not in tests/properties")
    config.addinivalue_line("markers", "expensive: slow; a third of the tests of a file run")
    os.environ.setdefault("VILLAGE_SEED", DEFAULT_SEED)  # xdist workers inherit it


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    build = "compiled build" if village.COMPILED else "plain Python"
    terminalreporter.write_line(f"village: {build}, --cases={config.getoption('--cases')}, VILLAGE_SEED={seed()}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    mode = config.getoption("--cases")
    if mode == "all":
        return
    omitted = {item for name, group in groups(items).items() for item in omitted_from(name, group, mode)}
    config.hook.pytest_deselected(items=sorted(omitted, key=lambda item: item.nodeid))
    items[:] = [item for item in items if item not in omitted]


def seed() -> str:
    return os.environ["VILLAGE_SEED"]


def groups(items: list[pytest.Item]) -> dict[str, list[pytest.Item]]:
    """Return the tests by what is sampled together: the cases of a test, an expensive file, PostgreSQL twins."""
    names = {item.nodeid for item in items}
    items_by_group = defaultdict(list)
    for item in items:
        items_by_group[group_of(item, names)].append(item)
    return items_by_group


def group_of(item: pytest.Item, names: set[str]) -> str:
    if item.get_closest_marker("one_case"):
        return item.nodeid.split("[")[0]
    if item.get_closest_marker("expensive") or "tests/browser/" in item.path.as_posix():
        return f"{EXPENSIVE_FILE}{item.nodeid.split('::')[0]}"
    if "postgresql" in item.nodeid and item.nodeid.replace("postgresql", "sqlite") in names:
        return "postgresql"
    return item.nodeid.split("[")[0]


def omitted_from(name: str, group: list[pytest.Item], mode: str) -> list[pytest.Item]:
    quota = quota_of(name, group)
    # Each build gets its own sample, so that together they cover more.
    order = Random(f"{seed()} {village.COMPILED} {name}").sample(group, len(group))
    return order[quota.sample :] if mode == "sample" else order[: quota.sample] + order[quota.total :]


def quota_of(name: str, group: list[pytest.Item]) -> Quota:
    size = len(group)
    if name == "postgresql":
        return Quota(size // 12, size // 4)
    if name.startswith(EXPENSIVE_FILE):
        return Quota(-(-size // 3), size)
    if group[0].get_closest_marker("one_case"):
        return Quota(1, min(size, 5))
    in_properties = "tests/properties/" in group[0].path.as_posix() and not group[0].get_closest_marker("all_cases")
    if in_properties or group[0].get_closest_marker("sampled"):
        return Quota(min(size, max(4, size // 12)), min(size, max(12, size // 4)))
    return Quota(size, size)
