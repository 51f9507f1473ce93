"""Concurrent requests of the same kind on PostgreSQL: the second one waits, changes nothing or is refused."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from threading import Barrier

import httpx
import pytest
from sqlalchemy import Text, cast, or_, select

from tests.server.clients import Person
from tests.server.test_server_process import running
from village.record.puzzles import puzzles
from village.server.storage.schema import entries, seats, tables
from village.server.storage.store import Store

ROUNDS = 6
RACERS = 4
PUZZLES = puzzles("village")


class Racers:
    """Clients of one server, each with its own connection."""

    def __init__(self, address: str, stack: ExitStack) -> None:
        self.address = address
        self.stack = stack
        self.threads = stack.enter_context(ThreadPoolExecutor(2 * RACERS))

    def person(self, name: str) -> Person:
        return Person(self.stack.enter_context(httpx.Client(base_url=self.address, timeout=60)), name)

    def same(self, person: Person) -> Person:
        """Return another connection of the same player."""
        twin = self.person("")
        twin.cookie, twin.id = person.cookie, person.id
        return twin

    def race(self, *posts: tuple[Person, str, dict[str, object]]) -> Counter[int]:
        """Send all requests at once, each on its own connection, and count their statuses."""
        start = Barrier(len(posts))

        def send(person: Person, path: str, body: dict[str, object]) -> int:
            start.wait(60)
            return person.post(path, **body).status_code

        racing = [self.threads.submit(send, self.same(person), path, body) for person, path, body in posts]
        return Counter(future.result() for future in racing)


@pytest.fixture
def racers(tmp_path, shared_database):
    options = ("--workers", "0", "--rate-limit-scale", "1000", "--database", shared_database)
    with running(tmp_path, *options) as (_, address), ExitStack() as stack:
        yield Racers(address, stack)
    assert "Traceback" not in (tmp_path / "log").read_text()


def link_of(person):
    return person.post("/api/me/friends/link").json()["link"]


def test_friend_requests(racers):
    statuses = Counter()
    for _ in range(ROUNDS):
        ann, bob = racers.person("Ann"), racers.person("Bob")
        to_ann, to_bob = (
            (bob, "/api/me/friends", {"link": link_of(ann)}),
            (ann, "/api/me/friends", {"link": link_of(bob)}),
        )
        statuses += racers.race(*[to_ann] * RACERS, to_bob)
        assert [len(person.get("/api/me/friends").json()) for person in (ann, bob)] == [1, 1]
    assert set(statuses) == {200}


def test_puzzle_attempts(racers):
    statuses = Counter()
    ann = racers.person("Ann")
    for round_number, name in enumerate(list(PUZZLES)[:ROUNDS], 1):
        solvers = [racers.person("Bob"), racers.person("Cid"), ann, ann]
        move = {"token": PUZZLES[name].solution}
        statuses += racers.race(*((solver, f"/api/puzzles/village/{name}", move) for solver in solvers))
        assert ann.get(f"/api/puzzles/village/{name}").json()["attempts"] == 3
        assert ann.get("/api/puzzles").json()[0]["rating"]["games"] == round_number
    assert set(statuses) == {200}


def test_account_deletions(racers):
    statuses = Counter()
    for _ in range(ROUNDS):
        ann = racers.person("Ann")
        ann.create_table(seats=2)
        statuses += racers.race(*[(ann, "/api/account/delete", {})] * RACERS)
    assert statuses[204] >= ROUNDS
    assert set(statuses) <= {204, 401}


def test_tables_created_during_a_deletion_are_deleted_too(racers, shared_database):
    statuses, ids = Counter(), []
    host = racers.person("Host")
    for _ in range(ROUNDS):
        ann, open_table = racers.person("Wilhelmina"), host.create_table(seats=5)
        ids.append(ann.id)
        creations = [(ann, "/api/tables", {"seats": 2})] * RACERS
        statuses += racers.race(
            (ann, "/api/account/delete", {}), *creations, (ann, f"/api/tables/{open_table}/join", {})
        )
    assert statuses[204] == ROUNDS
    assert set(statuses) <= {200, 201, 204, 401, 404}  # 404: deleted before the response was built
    check_forgotten(shared_database, ids, "Wilhelmina")


def check_forgotten(database, ids, name):
    """Check that neither the players nor their name are stored."""
    store = Store(database)
    with store.reading() as db:
        assert not list(db.scalars(select(tables.c.id).where(tables.c.host.in_(ids))))
        assert not list(db.scalars(select(seats.c.table_id).where(or_(seats.c.player.in_(ids), seats.c.name == name))))
        assert name not in " ".join(db.scalars(select(cast(entries.c.body, Text))))
    store.close()
