"""Report the CPU time of each test, with the servers and browsers it starts: `pytest -p tools.test_cost`.

Wall-clock time depends too much on the load of the machine.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest

MAX_LINES = 25  # of each kind
TICKS = os.sysconf("SC_CLK_TCK")
PROPERTY = "cpu_ticks"
OWN_PID = os.getpid()
previous_ticks = [0]  # at the end of the previous phase
costs: Counter[str] = Counter()


def ticks() -> int:
    """Return the CPU ticks of this process and its descendants, including ended ones."""
    children, spent = defaultdict(list), {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:  # the process has ended
            continue
        pid = int(path.parent.name)
        children[int(fields[1])].append(pid)
        spent[pid] = sum(map(int, fields[11:15]))
    pids = [OWN_PID]
    for pid in pids:
        pids += children[pid]
    return sum(spent.get(pid, 0) for pid in pids)


def pytest_collection_finish() -> None:
    previous_ticks[0] = ticks()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    total = ticks()
    report.user_properties.append((PROPERTY, max(0, total - previous_ticks[0])))  # negative if an orphan has ended
    previous_ticks[0] = total
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    costs[report.nodeid] += sum(ticks for name, ticks in report.user_properties if name == PROPERTY)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    folders: Counter[str] = Counter()
    files: Counter[str] = Counter()
    for name, spent in costs.items():
        file = name.split("::")[0]
        files[file] += spent
        folders["/".join(file.split("/")[:2])] += spent
    for kind, counter in (("folders", folders), ("files", files), ("tests", costs)):
        terminalreporter.section(f"most expensive {kind}, CPU seconds")
        for name, spent in counter.most_common(MAX_LINES):
            terminalreporter.write_line(f"{spent / TICKS:8.1f} {name}")
