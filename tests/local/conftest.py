"""Fixtures: a server on SQLite, and a local backend."""

from __future__ import annotations

import pytest

from tests.server.conftest import migrated_database, migrated_settings, routes, server, settings  # noqa: F401
from village.local.backend import LocalBackend
from village.table import create


@pytest.fixture
def database() -> str:
    return ""


@pytest.fixture
def one_seed(monkeypatch) -> None:
    monkeypatch.setattr(create, "fresh_seed", lambda: "the same game in both worlds")


@pytest.fixture
def local() -> LocalBackend:
    backend = LocalBackend({})
    backend.request("POST", "/api/me", {"name": "Ann"})
    return backend
