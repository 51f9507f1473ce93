"""Fixtures: a server on each kind of database, and players."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from bench.server.postgres import Postgres
from tests.server.clients import Person, play_moves, start_game_for_two
from tests.server.illegal_requests import table_without_time
from village.server.app import all_loops, attach, build_app, make_app
from village.server.background.notifications.ssrf_guard import PUBLIC_HTTPS
from village.server.node import Node
from village.server.settings import Settings
from village.server.storage.migrate import migrate
from village.server.storage.store import Store


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL per test process, started when first needed."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture
def shared_database(postgres) -> Iterator[str]:
    """The URL of a fresh database for several nodes."""
    name, url = postgres.fresh()
    yield url
    postgres.drop(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request) -> str:
    """Each kind of database as a `--database` option; empty for SQLite."""
    return "" if request.param == "sqlite" else request.getfixturevalue("shared_database")


@pytest.fixture
def settings(tmp_path, database) -> Settings:
    return Settings(database, tmp_path, workers=0, rate_limit_scale=1e6)


@pytest.fixture(scope="session")
def routes() -> Litestar:
    """The application, built once per test process; every test attaches its own node."""
    return build_app()


@pytest.fixture(scope="session")
def migrated_database(tmp_path_factory) -> Path:
    """A migrated SQLite database, copied for each test; PostgreSQL has its own template."""
    file: Path = tmp_path_factory.mktemp("pattern") / "village.sqlite3"
    store = Store(f"sqlite:///{file}")
    migrate(store)
    store.close()
    return file


@pytest.fixture
def migrated_settings(settings, migrated_database) -> Settings:
    """Settings of a database that is migrated already."""
    if not settings.database:
        shutil.copy(migrated_database, settings.data / migrated_database.name)
    return settings


@pytest.fixture
def server(routes, migrated_settings) -> Iterator[TestClient]:
    with TestClient(attach(routes, Node(migrated_settings), PUBLIC_HTTPS, all_loops)) as client:
        yield client


@pytest.fixture
def node(settings, server) -> Iterator[Node]:
    """A passive second node on the database of the server."""
    node = Node(settings)
    node.open()
    yield node
    node.close()


@pytest.fixture
def busy(settings) -> Iterator[TestClient]:
    """A server with workers for bots and analyses."""
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
    """A game with some moves."""
    id = start_game_for_two(*people)
    play_moves(people, id, 5)
    return id


@pytest.fixture
def unchanged(people, game):
    """Check that the table stays the same for everyone."""
    for person in people:
        person.table(game)  # all have seen the position, which decides about undo
    before = [table_without_time(person, game) for person in people]
    yield before
    assert [table_without_time(person, game) for person in people] == before
