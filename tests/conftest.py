"""Markers and checks for every test; the plugins select tests."""

from __future__ import annotations

import pytest

import village
from tools import compile

pytest_plugins = ["tests.plugins.sampling", "tests.plugins.seeds", "tests.plugins.system_packages"]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the rules reference that the test checks")
    config.addinivalue_line("markers", "release: builds packages for a release, which takes long")
    config.addinivalue_line("markers", "timing: measures time, so it runs by itself")
    if village.COMPILED and compile.is_outdated():
        raise pytest.UsageError("the compiled build is older than its sources: run `make build/compiled`")
