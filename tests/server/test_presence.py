"""Presence of players at the table, as watchers see it."""

from contextlib import contextmanager
from dataclasses import replace

import pytest
from litestar.testing import TestClient
from sqlalchemy import select

from tests.server.clients import Person, opponent_of, player_to_move, start_game_for_two
from tests.server.clock import Clock, Time, no_loops, node_of
from village.server.app import make_app
from village.server.storage.presence import PRESENCE_VALID_SECONDS
from village.server.storage.schema import presence


@contextmanager
def watching(person, id, server=None, after=0):
    """Open a stream of the table and skip its first messages."""
    server = server or person.server
    server.cookies.clear()
    with server.websocket_connect(f"/api/tables/{id}/live?after={after}", headers=person.headers) as stream:
        yield stream


def until_kind(stream, kind):
    while True:
        message = stream.receive_json()
        if message["kind"] == kind:
            return message


def online_seats(table):
    return [player["seat"] for player in table["players"] if player["online"]]


def test_player_with_an_open_stream_is_present(ann, bob):
    id = start_game_for_two(ann, bob)
    assert online_seats(bob.table(id)) == []
    with watching(ann, id) as stream:
        assert online_seats(until_kind(stream, "now")["table"]) == [0]
        assert online_seats(bob.table(id)) == [0]


def test_watchers_see_players_come_and_go(ann, bob):
    id = start_game_for_two(ann, bob)
    with watching(ann, id) as stream:
        number = until_kind(stream, "now")["number"]
        with watching(bob, id) as second_stream:
            until_kind(second_stream, "now")
            assert until_kind(stream, "presence") == {"kind": "presence", "number": number, "online": [0, 1]}
        assert until_kind(stream, "presence") == {"kind": "presence", "number": number, "online": [0]}


def test_player_who_has_moved_learns_that_the_next_one_has_seen_the_position(ann, bob):
    id = start_game_for_two(ann, bob)
    actor = player_to_move([ann, bob], id)
    other = opponent_of([ann, bob], actor)
    while (table := actor.table(id))["view"]["ask"]["seat"] == table["seat"]:
        actor.play_first_move(id)
    with watching(actor, id) as stream:
        assert until_kind(stream, "now")["table"]["undo"]["possible"]
        with watching(other, id):
            until_kind(stream, "presence")
            assert until_kind(stream, "now")["table"]["undo"]["reason"] == "seen"


def test_second_stream_of_a_player_changes_nothing(ann, bob):
    id = start_game_for_two(ann, bob)
    with watching(bob, id) as stream:
        until_kind(stream, "now")
        with watching(ann, id) as first:
            until_kind(first, "now")
            assert until_kind(stream, "presence")["online"] == [0, 1]
            with watching(ann, id) as second:
                until_kind(second, "now")
            assert online_seats(bob.table(id)) == [0, 1]
        assert until_kind(stream, "presence")["online"] == [1]


def test_spectators_are_not_listed_as_present(server, ann, bob):
    id = start_game_for_two(ann, bob)
    with watching(Person(server, "Cid"), id) as stream:
        assert online_seats(until_kind(stream, "now")["table"]) == []
        with watching(Person(server, ""), id) as unknown:
            assert online_seats(until_kind(unknown, "now")["table"]) == []


def test_player_who_joins_while_watching_is_present(ann, bob):
    id = ann.create_table(seats=2)
    with watching(bob, id) as stream:
        until_kind(stream, "now")
        bob.post(f"/api/tables/{id}/join")
        assert online_seats(until_kind(stream, "now")["table"]) == [1]


def test_presence_on_a_dead_node_expires(settings, clock_and_server):
    clock, server = clock_and_server
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    id = start_game_for_two(ann, bob)
    node_of(server).presence.enter(id, ann.id).result()
    assert online_seats(bob.table(id)) == [0]
    clock.now += PRESENCE_VALID_SECONDS + 1
    assert online_seats(bob.table(id)) == []


def test_timekeeper_prolongs_presence(settings, clock_and_server):
    clock, server = clock_and_server
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    id = start_game_for_two(ann, bob)
    node_of(server).presence.enter(id, ann.id).result()
    Time(clock, server).advance(10 * PRESENCE_VALID_SECONDS)
    node_of(server).presence.enter(id, "another player").result()  # queued after the last refresh
    assert online_seats(bob.table(id)) == [0]


@pytest.fixture
def clock_and_server(settings):
    clock = Clock()
    with TestClient(make_app(settings, clock, background=no_loops)) as server:
        yield clock, server


def test_stopping_node_removes_its_visitors(settings, server, ann, bob):
    id = start_game_for_two(ann, bob)
    with TestClient(make_app(settings)) as second:
        node_of(second).presence.enter(id, ann.id).result()
        assert online_seats(bob.table(id)) == [0]
    assert online_seats(bob.table(id)) == []


def test_player_who_leaves_one_node_may_be_on_another(settings, server, ann, bob):
    id = start_game_for_two(ann, bob)
    with TestClient(make_app(settings)) as second, watching(ann, id, second) as stream:
        until_kind(stream, "now")
        with watching(ann, id) as again:
            until_kind(again, "now")
        assert online_seats(bob.table(id)) == [0]


def test_other_nodes_see_players_come_and_go(shared_database, tmp_path, settings):
    shared = replace(settings, database=shared_database)
    with TestClient(make_app(shared)) as first, TestClient(make_app(shared)) as second:
        ann, bob = Person(first, "Ann"), Person(first, "Bob")
        id = start_game_for_two(ann, bob)
        with watching(bob, id, second) as stream:
            until_kind(stream, "now")
            with watching(ann, id, first):
                assert until_kind(stream, "presence")["online"] == [0, 1]
            assert until_kind(stream, "presence")["online"] == [1]


def test_last_visit_is_remembered(server, ann, bob):
    id = start_game_for_two(ann, bob)
    with watching(ann, id) as stream:
        until_kind(stream, "now")
    with watching(bob, id) as stream:
        until_kind(stream, "now")
    node = node_of(server)
    with node.store.reading() as db:
        rows = db.execute(select(presence.c.until).where(presence.c.player == ann.id)).all()
    assert len(rows) == 1
    assert rows[0].until <= node.now()


def test_old_visits_are_deleted(settings, tmp_path):
    clock = Clock()
    with TestClient(make_app(settings, clock, background=no_loops)) as server:
        time = Time(clock, server)
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        id = start_game_for_two(ann, bob)
        doors = node_of(server).presence
        doors.enter(id, ann.id).result()
        doors.leave(id, ann.id)
        doors.enter(id, bob.id).result()
        time.jump(62 * 86400)
        with node_of(server).store.reading() as db:
            assert ann.id not in list(db.scalars(select(presence.c.player)))
