"""Which tests run: the same ones every time, and none is left out in silence."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BROWSER_TESTS = "tests/browser/test_plain.py"


def run_pytest(*arguments, **environment):
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments]
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(
        command, cwd=ROOT, env={**inherited, **environment}, capture_output=True, text=True, timeout=120
    )


def collected(seed):
    done = run_pytest("--collect-only", "tests/laws/test_undo.py", VILLAGE_SEED=seed)
    return {line for line in done.stdout.splitlines() if "::" in line}


def test_the_seed_alone_decides_which_cases_run():
    assert collected("1") == collected("1")
    assert collected("1") != collected("2")


def test_the_seed_does_not_change_from_day_to_day():
    inherited = {name: value for name, value in os.environ.items() if name != "VILLAGE_SEED"}
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "--collect-only", "tests/laws/test_undo.py"]
    done = subprocess.run(command, cwd=ROOT, env=inherited, capture_output=True, text=True, timeout=120)
    assert "VILLAGE_SEED=1\n" in done.stdout


@pytest.fixture
def bare_path(tmp_path):
    """A PATH with no program on it, as on a machine without the system packages."""
    return str(tmp_path)


def test_tests_without_their_system_package_are_counted_at_the_end(bare_path):
    done = run_pytest(BROWSER_TESTS, PATH=bare_path)
    assert done.returncode == 0, done.stdout
    assert re.search(r"^NOT RUN: \d+ browser tests, chromium is missing$", done.stdout, re.MULTILINE), done.stdout


def test_a_missing_system_package_can_be_made_an_error(bare_path):
    done = run_pytest("--require-system-packages", BROWSER_TESTS, PATH=bare_path)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "missing system packages: chromium" in done.stderr
