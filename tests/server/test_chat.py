"""Talk at the table: who may, how much, and who need not read it."""

from contextlib import contextmanager
from dataclasses import replace

import pytest

from tests.server.clock import site_of
from tests.server.people import Person, play_on, two_at_a_table
from village.server.live.stream import Watcher
from village.server.players.identity import read_player
from village.server.table.entries import Chat
from village.server.table.sessions import Sessions


@pytest.fixture
def cid(server):
    return Person(server, "Cid")


def say(person, id, text="hello"):
    return person.post(f"/api/games/{id}/chat", text=text)


def lines(server, id, person):
    """What somebody reads who looks at the table from its beginning."""
    node = site_of(server)
    player = read_player(node.store, person.id)
    told = Watcher(node.live, id, player, 0, None).look()
    return [(message["seat"], message["text"]) for message in told if message["kind"] == "chat"]


def test_what_is_said_is_read_by_all(server, ann, bob, cid):
    id = two_at_a_table(ann, bob)
    assert say(ann, id, "hello").status_code == 201
    assert say(bob, id, "good luck").status_code == 201
    for person in (ann, bob, cid):
        assert lines(server, id, person) == [(0, "hello"), (1, "good luck")]


def test_the_players_talk_before_the_start_too(server, ann):
    id = ann.lay(seats=2)
    say(ann, id)
    assert lines(server, id, ann) == [(0, "hello")]


def test_talk_changes_nothing_in_the_game(server, ann, bob):
    id = two_at_a_table(ann, bob)
    before = ann.table(id)
    say(ann, id)
    after = ann.table(id)
    assert (after["view"], after["moved"]) == (before["view"], before["moved"])
    play_on([ann, bob], id, 3)
    say(bob, id)
    site_of(server).cache.clear()
    assert ann.table(id)["status"] == "playing"


def test_spectators_talk_after_the_end_only(server, ann, bob, cid):
    id = two_at_a_table(ann, bob)
    assert say(cid, id).json()["type"] == "/problems/not-seated"
    ann.post(f"/api/games/{id}/resign")
    assert say(cid, id, "well played").status_code == 201
    assert lines(server, id, ann) == [(None, "well played")]


def test_somebody_unknown_says_nothing(server, ann, bob):
    id = two_at_a_table(ann, bob)
    assert say(Person(server, ""), id).status_code == 401


@pytest.mark.parametrize("text", ["", "x" * 501, 5, None])
def test_what_is_no_line_is_refused(ann, bob, text):
    assert say(ann, two_at_a_table(ann, bob), text).status_code == 400


def test_a_line_without_anything_to_read_is_refused(ann, bob):
    assert say(ann, two_at_a_table(ann, bob), " \u202e\u200b\n ").json()["type"] == "/problems/nothing-said"


def test_signs_that_cannot_be_seen_are_left_out(server, ann, bob):
    id = two_at_a_table(ann, bob)
    say(ann, id, "a\u202eb\n\tc\x00 <b>")
    assert lines(server, id, bob) == [(0, "ab c <b>")]


def test_nobody_talks_without_end(ann, bob):
    id = two_at_a_table(ann, bob)
    assert [say(ann, id).status_code for _ in range(6)] == [201] * 5 + [429]
    assert say(bob, id).status_code == 201
    assert say(ann, two_at_a_table(ann, bob)).status_code == 201


def test_whoever_is_muted_is_not_read(server, ann, bob, cid):
    id = two_at_a_table(ann, bob)
    say(bob, id, "before")
    assert ann.put(f"/api/games/{id}/seats/1/mute").status_code == 204
    say(bob, id, "after")
    say(ann, id, "mine")
    assert lines(server, id, ann) == [(0, "mine")]
    assert (1, "after") in lines(server, id, bob)
    assert ann.table(id)["chairs"][1]["muted"]
    assert not bob.table(id)["chairs"][0]["muted"]


def test_a_mute_holds_at_every_table_until_it_is_taken_back(server, ann, bob):
    first, second = two_at_a_table(ann, bob), two_at_a_table(ann, bob)
    for _ in range(2):
        assert ann.put(f"/api/games/{first}/seats/1/mute").status_code == 204
    say(bob, second)
    assert lines(server, second, ann) == []
    assert ann.delete(f"/api/games/{second}/seats/1/mute").status_code == 204
    assert lines(server, second, ann) == [(1, "hello")]


def test_only_others_who_are_there_can_be_muted(ann):
    id = ann.lay(seats=2)
    assert ann.put(f"/api/games/{id}/seats/0/mute").json()["type"] == "/problems/yourself"
    assert ann.put(f"/api/games/{id}/seats/1/mute").json()["type"] == "/problems/nobody-there"
    assert ann.put(f"/api/games/{id}/seats/7/mute").status_code == 404


class Interrupted(Sessions):
    """Somebody writes as soon as a game that was read is given back."""

    @contextmanager
    def read(self, id):
        with super().read(id) as session:
            yield session
        with self.write(id) as session:
            session.add(Chat("meanwhile"), 0, session.seats[0].player)


def test_what_is_said_while_a_table_is_told_is_told_next(server, ann, game):
    node = site_of(server)
    sessions = node.sessions
    hasty = Interrupted(sessions.store, sessions.cache, sessions.clock, sessions.admit, sessions.written)
    watcher = Watcher(replace(node.live, sessions=hasty), game, None, 0, None)
    first, second = watcher.look(), watcher.look()
    assert [one["text"] for one in second if one["kind"] == "chat"] == ["meanwhile"]
    assert first[-1]["number"] + 1 == second[0]["number"]
