"""A server on each kind of database, and people who come to it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from bench.server.postgres import Postgres
from tests.server.cheating import still
from tests.server.people import Person, play_on, two_at_a_table
from village.server.app import all_loops, attach, make_app, without_node
from village.server.background.notices.ssrf_guard import PUBLIC_HTTPS
from village.server.node import Node
from village.server.settings import Settings
from village.server.storage.migrate import migrate
from village.server.storage.store import Store


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for each process that runs tests, started by the first test that needs it."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture
def shared_database(postgres) -> Iterator[str]:
    """The address of a fresh database for several nodes."""
    name, url = postgres.fresh()
    yield url
    postgres.drop(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request) -> str:
    """Each kind of database: what is given to `--database`, empty for SQLite."""
    return "" if request.param == "sqlite" else request.getfixturevalue("shared_database")


@pytest.fixture
def settings(tmp_path, database) -> Settings:
    return Settings(database, tmp_path, workers=0, rate_limit_scale=1e6)


@pytest.fixture(scope="session")
def routes() -> Litestar:
    """Built once for each process that runs tests: every test attaches a node of its own."""
    return without_node()


@pytest.fixture(scope="session")
def pattern(tmp_path_factory) -> Path:
    """An SQLite database with our tables, copied for each test; PostgreSQL has its own."""
    file: Path = tmp_path_factory.mktemp("pattern") / "village.sqlite3"
    store = Store(f"sqlite:///{file}")
    migrate(store)
    store.close()
    return file


@pytest.fixture
def laid(settings, pattern) -> Settings:
    """Where the tables are there already; a server would lay them else."""
    if not settings.database:
        shutil.copy(pattern, settings.data / pattern.name)
    return settings


@pytest.fixture
def server(routes, laid) -> Iterator[TestClient]:
    with TestClient(attach(routes, Node(laid), PUBLIC_HTTPS, all_loops)) as client:
        yield client


@pytest.fixture
def node(settings, server) -> Iterator[Node]:
    """Another node on the database of the server, which does nothing unless it is told to."""
    node = Node(settings)
    node.open()
    yield node
    node.close()


@pytest.fixture
def busy(settings) -> Iterator[TestClient]:
    """A server with a worker: its bots play and its judgements are made."""
    with TestClient(make_app(replace(settings, workers=1))) as client:
        yield client


@pytest.fixture
def ann(server) -> Person:
    return Person(server, "Ann")


@pytest.fixture
def bob(server) -> Person:
    return Person(server, "Bob")


@pytest.fixture
def people(ann, bob):
    return [ann, bob]


@pytest.fixture
def game(people):
    """A game some answers old."""
    id = two_at_a_table(*people)
    play_on(people, id, 5)
    return id


@pytest.fixture
def unchanged(people, game):
    """The table before and after, as everybody sees it."""
    before = [still(person, game) for person in people]
    yield before
    assert [still(person, game) for person in people] == before
