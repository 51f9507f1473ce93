"""What tests cost: `pytest -p tools.dear` ends with processor seconds by folder and test, servers and browsers too.

Seconds on the wall tell more about the neighbours than about a test.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest

DEAREST = 25
TICKS = os.sysconf("SC_CLK_TCK")
SPENT = "processor"
ME = os.getpid()
before = [0]  # ticks until the last phase of a test
costs: Counter[str] = Counter()


def ticks() -> int:
    """Of this process and of all it has started, also of those that have ended."""
    children, spent = defaultdict(list), {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:  # gone meanwhile
            continue
        pid = int(path.parent.name)
        children[int(fields[1])].append(pid)
        spent[pid] = sum(map(int, fields[11:15]))
    found = [ME]
    for pid in found:
        found += children[pid]
    return sum(spent.get(pid, 0) for pid in found)


def pytest_collection_finish() -> None:
    before[0] = ticks()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    now = ticks()
    report.user_properties.append((SPENT, max(0, now - before[0])))  # less: an orphan has ended
    before[0] = now
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    costs[report.nodeid] += sum(ticks for name, ticks in report.user_properties if name == SPENT)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    folders: Counter[str] = Counter()
    for name, spent in costs.items():
        folders["/".join(name.split("::")[0].split("/")[:2])] += spent
    for title, found in (("folders", folders.most_common()), ("tests", costs.most_common(DEAREST))):
        terminalreporter.section(f"dearest {title}, processor seconds")
        for name, spent in found:
            terminalreporter.write_line(f"{spent / TICKS:8.1f} {name}")
