"""A server on each kind of database, and people who come to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar.testing import TestClient

from tests.server.people import Person
from village.server.app import make_app
from village.server.settings import Settings


@pytest.fixture
def settings(tmp_path) -> Settings:
    return Settings(data=tmp_path, workers=0, limits=0)


@pytest.fixture
def server(settings) -> Iterator[TestClient]:
    with TestClient(make_app(settings)) as client:
        yield client


@pytest.fixture
def ann(server) -> Person:
    return Person(server, "Ann")


@pytest.fixture
def bob(server) -> Person:
    return Person(server, "Bob")
