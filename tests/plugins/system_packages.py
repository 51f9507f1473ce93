"""Skip the tests whose system packages are missing, and say so at the end of the run.

With `--require-system-packages` a missing package is an error: a continuous integration run must not skip anything.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable
from glob import glob
from typing import NamedTuple

import pytest

from tools import compile

PREFIX = "NOT RUN: "


class Requirement(NamedTuple):
    """A system package and the tests that need it."""

    kind: str
    package: str
    is_needed: Callable[[pytest.Item], bool]
    is_present: Callable[[], bool]


def needs_browser(item: pytest.Item) -> bool:
    return "tests/browser/" in item.path.as_posix()


def needs_postgres(item: pytest.Item) -> bool:
    by_fixture = {"postgres", "shared_database"} & set(getattr(item, "fixturenames", ()))
    return bool(by_fixture) or "postgresql" in item.nodeid


def needs_compiler(item: pytest.Item) -> bool:
    return item.get_closest_marker("c_compiler") is not None


def has_chromium() -> bool:
    return bool(shutil.which("chromium-headless-shell") or shutil.which("chromium"))


def has_chinese_font() -> bool:
    if not shutil.which("fc-list"):
        return False
    return bool(subprocess.run(["fc-list", ":lang=zh"], capture_output=True, check=False).stdout.strip())


def has_postgres() -> bool:
    return bool(glob("/usr/lib/postgresql/*/bin/initdb") or shutil.which("initdb"))


REQUIREMENTS = (
    Requirement("browser", "chromium", needs_browser, has_chromium),
    Requirement("browser", "a Chinese font (fonts-noto-cjk)", needs_browser, has_chinese_font),
    Requirement("database", "postgresql", needs_postgres, has_postgres),
    Requirement("build", "a C compiler (gcc, python3-dev)", needs_compiler, lambda: not compile.obstacle()),
)


def pytest_addoption(parser: pytest.Parser) -> None:
    help = "fail instead of skipping tests when a system package is missing"
    parser.addoption("--require-system-packages", action="store_true", help=help)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "c_compiler: compiles something")
    if config.getoption("--require-system-packages"):
        missing = [requirement.package for requirement in REQUIREMENTS if not requirement.is_present()]
        if missing:
            raise pytest.UsageError(f"missing system packages: {', '.join(missing)}; run tools/install_system_deps")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for requirement in REQUIREMENTS:
        affected = [item for item in items if requirement.is_needed(item)]
        if affected and not requirement.is_present():
            reason = f"{PREFIX}{requirement.kind} tests, {requirement.package} is missing"
            for item in affected:
                item.add_marker(pytest.mark.skip(reason=reason))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    lines = not_run(terminalreporter.stats.get("skipped", []))
    for line in lines:
        terminalreporter.write_line(line)
    if path := os.environ.get("VILLAGE_NOT_RUN"):  # `make test` repeats the lines of all its parts at the very end
        with open(path, "a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)


def not_run(reports: list[pytest.TestReport]) -> list[str]:
    """Return one line for each missing package: how many tests were skipped."""
    reasons = Counter(report.longrepr[2].rpartition("Skipped: ")[2] for report in reports if skipped_here(report))
    return [f"{PREFIX}{count} {reason.removeprefix(PREFIX)}" for reason, count in sorted(reasons.items())]


def skipped_here(report: pytest.TestReport) -> bool:
    return isinstance(report.longrepr, tuple) and PREFIX in report.longrepr[2]
