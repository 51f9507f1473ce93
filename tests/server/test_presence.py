"""Who is at the table, seen by those who watch it."""

from contextlib import contextmanager
from dataclasses import replace

import pytest
from litestar.testing import TestClient
from sqlalchemy import select

from tests.server.clock import Clock, Time, no_loops, site_of
from tests.server.people import Person, two_at_a_table
from village.server.app import make_app
from village.server.storage.presence import PRESENCE_BELIEVED_SECONDS
from village.server.storage.schema import presence


@contextmanager
def looking(person, id, server=None, after=0):
    """A stream of the table; what it says until nothing new is to be expected is skipped."""
    server = server or person.server
    server.cookies.clear()
    with server.websocket_connect(f"/api/games/{id}/live?after={after}", headers=person.headers) as stream:
        yield stream


def until_kind(stream, kind):
    while True:
        message = stream.receive_json()
        if message["kind"] == kind:
            return message


def here(table):
    return [chair["seat"] for chair in table["chairs"] if chair["here"]]


def test_a_player_with_an_open_stream_is_here(ann, bob):
    id = two_at_a_table(ann, bob)
    assert here(bob.table(id)) == []
    with looking(ann, id) as stream:
        assert here(until_kind(stream, "now")["table"]) == [0]
        assert here(bob.table(id)) == [0]


def test_watchers_hear_who_comes_and_goes(ann, bob):
    id = two_at_a_table(ann, bob)
    with looking(ann, id) as stream:
        number = until_kind(stream, "now")["number"]
        with looking(bob, id) as other:
            until_kind(other, "now")
            assert stream.receive_json() == {"kind": "presence", "number": number, "here": [0, 1]}
        assert stream.receive_json() == {"kind": "presence", "number": number, "here": [0]}


def test_a_second_stream_of_the_same_player_is_no_news(ann, bob):
    id = two_at_a_table(ann, bob)
    with looking(bob, id) as stream:
        until_kind(stream, "now")
        with looking(ann, id) as first:
            until_kind(first, "now")
            assert stream.receive_json()["here"] == [0, 1]
            with looking(ann, id) as second:
                until_kind(second, "now")
            assert here(bob.table(id)) == [0, 1]
        assert stream.receive_json()["here"] == [1]


def test_spectators_are_nobody(server, ann, bob):
    id = two_at_a_table(ann, bob)
    with looking(Person(server, "Cid"), id) as stream:
        assert here(until_kind(stream, "now")["table"]) == []
        with looking(Person(server, ""), id) as unknown:
            assert here(until_kind(unknown, "now")["table"]) == []


def test_whoever_sits_down_while_looking_is_here(ann, bob):
    id = ann.lay(seats=2)
    with looking(bob, id) as stream:
        until_kind(stream, "now")
        bob.post(f"/api/games/{id}/join")
        assert here(until_kind(stream, "now")["table"]) == [1]


def test_a_node_that_died_keeps_nobody_here(settings, clock_and_server):
    clock, server = clock_and_server
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    id = two_at_a_table(ann, bob)
    site_of(server).presence.enter(id, ann.id).result()
    assert here(bob.table(id)) == [0]
    clock.now += PRESENCE_BELIEVED_SECONDS + 1
    assert here(bob.table(id)) == []


def test_the_timekeeper_keeps_those_here_who_are(settings, clock_and_server):
    clock, server = clock_and_server
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    id = two_at_a_table(ann, bob)
    site_of(server).presence.enter(id, ann.id).result()
    Time(clock, server).passes(10 * PRESENCE_BELIEVED_SECONDS)
    site_of(server).presence.enter(id, "somebody else").result()  # behind the last refresh
    assert here(bob.table(id)) == [0]


@pytest.fixture
def clock_and_server(settings):
    clock = Clock()
    with TestClient(make_app(settings, clock, background=no_loops)) as server:
        yield clock, server


def test_a_node_that_stops_takes_its_people_along(settings, server, ann, bob):
    id = two_at_a_table(ann, bob)
    with TestClient(make_app(settings)) as second:
        site_of(second).presence.enter(id, ann.id).result()
        assert here(bob.table(id)) == [0]
    assert here(bob.table(id)) == []


def test_whoever_leaves_one_node_may_still_be_on_another(settings, server, ann, bob):
    id = two_at_a_table(ann, bob)
    with TestClient(make_app(settings)) as second, looking(ann, id, second) as stream:
        until_kind(stream, "now")
        with looking(ann, id) as again:
            until_kind(again, "now")
        assert here(bob.table(id)) == [0]


def test_other_nodes_hear_who_comes_and_goes(shared_database, tmp_path, settings):
    shared = replace(settings, database=shared_database)
    with TestClient(make_app(shared)) as first, TestClient(make_app(shared)) as second:
        ann, bob = Person(first, "Ann"), Person(first, "Bob")
        id = two_at_a_table(ann, bob)
        with looking(bob, id, second) as stream:
            until_kind(stream, "now")
            with looking(ann, id, first):
                assert stream.receive_json()["here"] == [0, 1]
            assert stream.receive_json()["here"] == [1]


def test_the_last_look_is_remembered(server, ann, bob):
    id = two_at_a_table(ann, bob)
    with looking(ann, id) as stream:
        until_kind(stream, "now")
    with looking(bob, id) as stream:
        until_kind(stream, "now")
    node = site_of(server)
    with node.store.reading() as db:
        rows = db.execute(select(presence.c.until).where(presence.c.player == ann.id)).all()
    assert len(rows) == 1
    assert rows[0].until <= node.now()


def test_who_was_here_long_ago_is_forgotten(settings, tmp_path):
    clock = Clock()
    with TestClient(make_app(settings, clock, background=no_loops)) as server:
        time = Time(clock, server)
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        id = two_at_a_table(ann, bob)
        doors = site_of(server).presence
        doors.enter(id, ann.id).result()
        doors.leave(id, ann.id)
        doors.enter(id, bob.id).result()
        time.leaps(62 * 86400)
        with site_of(server).store.reading() as db:
            assert ann.id not in list(db.scalars(select(presence.c.player)))
