"""Test selection: the same tests run every time, and skipped ones are reported."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.plugins import sampling

ROOT = Path(__file__).parents[1]
BROWSER_TESTS = "tests/browser/test_fallback.py"


def run_pytest(*arguments, **environment):
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments]
    inherited = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("PYTEST_") and name != "VILLAGE_NOT_RUN"
    }
    return subprocess.run(
        command, cwd=ROOT, env={**inherited, **environment}, capture_output=True, text=True, timeout=120
    )


class FakeTest:
    """Return a case of a test with a marker."""

    def __init__(self, case, marker="sampled"):
        self.nodeid = f"tests/test_many.py::test_many[{case}]"
        self.path = ROOT / "tests" / "test_many.py"
        self.marker = marker

    def get_closest_marker(self, name):
        return name if name == self.marker else None


CASES = [FakeTest(case) for case in range(100)]


def selected(mode, cases=CASES):
    omitted = set(sampling.omitted_from("many", cases, mode))
    return {case for case in cases if case not in omitted}


def test_only_the_seed_decides_which_cases_run(monkeypatch):
    monkeypatch.setenv("VILLAGE_SEED", "1")
    first = selected("sample")
    assert first == selected("sample")
    monkeypatch.setenv("VILLAGE_SEED", "2")
    assert first != selected("sample")


def test_sample_and_rest_share_no_case():
    sample, rest = selected("sample"), selected("rest")
    assert (len(sample), len(rest)) == (8, 17)
    assert not sample & rest


def test_a_test_without_a_marker_runs_all_its_cases():
    cases = [FakeTest(case, marker="") for case in range(100)]
    assert selected("sample", cases) == set(cases)
    assert selected("rest", cases) == set()


def test_the_seed_does_not_change_from_day_to_day(monkeypatch, pytestconfig):
    monkeypatch.delenv("VILLAGE_SEED")
    sampling.pytest_configure(pytestconfig)
    assert sampling.seed() == sampling.DEFAULT_SEED


@pytest.fixture
def bare_path(tmp_path):
    """Set a PATH without programs, as on a machine without the system packages."""
    return str(tmp_path)


def test_tests_without_their_system_package_are_counted_at_the_end(bare_path):
    done = run_pytest(BROWSER_TESTS, PATH=bare_path)
    assert done.returncode == 0, done.stdout
    assert re.search(r"^NOT RUN: \d+ browser tests, chromium is missing$", done.stdout, re.MULTILINE), done.stdout


def test_a_missing_system_package_can_be_made_an_error(bare_path):
    done = run_pytest("--require-system-packages", BROWSER_TESTS, PATH=bare_path)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "missing system packages: chromium" in done.stderr
