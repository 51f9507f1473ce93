"""Limits shared by all nodes that survive a restart."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select

from tests.server.clients import Person
from tests.server.clock import Clock, Time, no_loops
from village.server.app import make_app
from village.server.limits import buckets, requests
from village.server.limits.buckets import Rate, StoredLimits, per_day
from village.server.storage.schema import limits
from village.table.problem import Problem

SECRET = "correct horse battery"


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def shared(server, clock):
    return StoredLimits(server.app.state.node.store, clock, 1.0)


def test_bucket_empties_and_fills(shared, clock):
    rates = {"failed ann": Rate(0.1, 3)}
    assert [shared.seconds_to_wait(rates) for _ in range(3)] == [0.0] * 3
    assert shared.seconds_to_wait(rates) == pytest.approx(10.0)
    clock.now += 10
    assert shared.seconds_to_wait(rates) == 0.0
    shared.give_back(rates)
    assert shared.seconds_to_wait(rates) == 0.0
    with pytest.raises(Problem) as refused:
        shared.take(rates)
    assert (refused.value.status, refused.value.more["retry"]) == (429, 10)


def test_empty_bucket_takes_nothing_from_the_others(shared):
    both = {"mine": Rate(0.1, 1), "ours": Rate(0.1, 5)}
    assert shared.seconds_to_wait(both) == 0.0
    for _ in range(3):
        assert shared.seconds_to_wait(both) > 0
    assert [shared.seconds_to_wait({"ours": Rate(0.1, 5)}) for _ in range(5)][:4] == [0.0] * 4


def test_concurrent_takes_respect_the_capacity(shared):
    with ThreadPoolExecutor(8) as pool:
        waits = list(pool.map(lambda _: shared.seconds_to_wait({"one": Rate(0.001, 5)}), range(16)))
    assert waits.count(0.0) == 5


def test_neither_addresses_nor_usernames_are_stored(shared):
    shared.take({"failed ann 192.0.2.1": Rate(0.1, 3)})
    with shared.store.reading() as db:
        keys = list(db.scalars(select(limits.c.key)))
    assert keys
    assert not any("ann" in key or "192" in key for key in keys)


def test_full_buckets_are_deleted(settings, clock):
    with TestClient(make_app(settings, clock, background=no_loops)) as server:
        time = Time(clock, server)
        node = server.app.state.node
        node.limits.take({"one": Rate(0.1, 3)})
        time.jump(4000)
        with node.store.reading() as db:
            assert db.scalar(select(func.count()).select_from(limits)) == 0


def wrong_login(server):
    body = {"username": "ann", "password": "wrong"}
    server.cookies.clear()
    return server.post("/api/login", json=body).status_code


def test_second_node_gives_no_more_attempts(settings, server):
    Person(server, "Ann").post("/api/account", username="ann", password=SECRET)
    assert [wrong_login(server) for _ in range(3)] == [403] * 3
    with TestClient(make_app(settings)) as second_server:
        assert [wrong_login(second_server) for _ in range(3)] == [403, 403, 429]
    assert wrong_login(server) == 429


def test_restart_gives_no_second_quota(settings, server, monkeypatch):
    monkeypatch.setitem(buckets.QUOTAS_PER_PLAYER, "tables", per_day(2))
    server.app.state.node.limits.scale = 1.0
    ann = Person(server, "Ann")
    assert [ann.post("/api/tables", seats=2).status_code for _ in range(3)] == [201, 201, 429]
    with TestClient(make_app(settings)) as restarted:
        restarted.app.state.node.limits.scale = 1.0
        ann.server = restarted
        assert ann.post("/api/tables", seats=2).status_code == 429


def test_name_changes_are_limited(server, monkeypatch):
    monkeypatch.setitem(buckets.QUOTAS_PER_PLAYER, "names", per_day(2))
    server.app.state.node.limits.scale = 1.0
    ann = Person(server, "Ann")
    assert [ann.patch("/api/me", name="Ann").status_code for _ in range(4)] == [200] * 4
    assert [ann.patch("/api/me", name=f"Ann {number}").status_code for number in range(3)] == [200, 200, 429]
    assert ann.post("/api/me", name="Bea").status_code == 429


def test_writes_per_address_and_day_are_limited(server, monkeypatch):
    monkeypatch.setitem(requests.PER_ADDRESS, "day", per_day(6))
    server.app.state.node.rate_limits.scale = 1.0
    ann = Person(server, "Ann")
    id = ann.create_table(seats=2)
    host = [ann.put(f"/api/tables/{id}/seats/1", kind=kind).status_code for kind in ("open", "link") * 3]
    assert host == [200, 200, 200, 200, 429, 429]
    assert ann.get(f"/api/tables/{id}").status_code == 200
