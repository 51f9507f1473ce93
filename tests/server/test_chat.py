"""Chat: permissions, limits and muting."""

from contextlib import contextmanager
from dataclasses import replace

import pytest

from tests.server.clients import Person, play_moves, start_game_for_two
from tests.server.clock import node_of
from village.server.live.stream import Watcher
from village.server.players.identity import read_player
from village.server.tables.sessions import Sessions
from village.table.entries import Chat


@pytest.fixture
def cid(server):
    return Person(server, "Cid")


def say(person, id, text="hello"):
    return person.post(f"/api/tables/{id}/chat", text=text)


def lines(server, id, person):
    """Return the lines that a new viewer of the table reads."""
    node = node_of(server)
    player = read_player(node.store, person.id)
    updates = Watcher(node.live, id, player, 0, None).read_updates()
    return [(message["seat"], message["text"]) for message in updates if message["kind"] == "chat"]


def test_chat_is_visible_to_all(server, ann, bob, cid):
    id = start_game_for_two(ann, bob)
    assert say(ann, id, "hello").status_code == 201
    assert say(bob, id, "good luck").status_code == 201
    for person in (ann, bob, cid):
        assert lines(server, id, person) == [(0, "hello"), (1, "good luck")]


def test_players_can_chat_before_the_start(server, ann):
    id = ann.create_table(seats=2)
    say(ann, id)
    assert lines(server, id, ann) == [(0, "hello")]


def test_chat_does_not_change_the_game(server, ann, bob):
    id = start_game_for_two(ann, bob)
    before = ann.table(id)
    say(ann, id)
    after = ann.table(id)
    assert (after["view"], after["last_move_at"]) == (before["view"], before["last_move_at"])
    play_moves([ann, bob], id, 3)
    say(bob, id)
    node_of(server).cache.clear()
    assert ann.table(id)["status"] == "playing"


def test_spectators_chat_only_after_the_end(server, ann, bob, cid):
    id = start_game_for_two(ann, bob)
    assert say(cid, id).json()["type"] == "/problems/not-seated"
    ann.post(f"/api/tables/{id}/resign")
    assert say(cid, id, "well played").status_code == 201
    assert lines(server, id, ann) == [(None, "well played")]


def test_unknown_callers_cannot_chat(server, ann, bob):
    id = start_game_for_two(ann, bob)
    assert say(Person(server, ""), id).status_code == 401


@pytest.mark.parametrize("text", ["", "x" * 501, 5, None])
def test_invalid_lines_are_refused(ann, bob, text):
    assert say(ann, start_game_for_two(ann, bob), text).status_code == 400


def test_invisible_line_is_refused(ann, bob):
    assert say(ann, start_game_for_two(ann, bob), " \u202e\u200b\n ").json()["type"] == "/problems/empty-message"


def test_invisible_characters_are_removed(server, ann, bob):
    id = start_game_for_two(ann, bob)
    say(ann, id, "a\u202eb\n\tc\x00 <b>")
    assert lines(server, id, bob) == [(0, "ab c <b>")]


def test_chat_rate_is_limited(ann, bob):
    id = start_game_for_two(ann, bob)
    assert [say(ann, id).status_code for _ in range(6)] == [201] * 5 + [429]
    assert say(bob, id).status_code == 201
    assert say(ann, start_game_for_two(ann, bob)).status_code == 201


def test_muted_players_are_hidden(server, ann, bob, cid):
    id = start_game_for_two(ann, bob)
    say(bob, id, "before")
    assert ann.put(f"/api/tables/{id}/seats/1/mute").status_code == 204
    say(bob, id, "after")
    say(ann, id, "mine")
    assert lines(server, id, ann) == [(0, "mine")]
    assert (1, "after") in lines(server, id, bob)
    assert ann.table(id)["players"][1]["muted"]
    assert not bob.table(id)["players"][0]["muted"]


def test_mute_holds_at_every_table_until_it_is_lifted(server, ann, bob):
    first, second = start_game_for_two(ann, bob), start_game_for_two(ann, bob)
    for _ in range(2):
        assert ann.put(f"/api/tables/{first}/seats/1/mute").status_code == 204
    say(bob, second)
    assert lines(server, second, ann) == []
    assert ann.delete(f"/api/tables/{second}/seats/1/mute").status_code == 204
    assert lines(server, second, ann) == [(1, "hello")]


def test_only_other_seated_players_can_be_muted(ann):
    id = ann.create_table(seats=2)
    assert ann.put(f"/api/tables/{id}/seats/0/mute").json()["type"] == "/problems/yourself"
    assert ann.put(f"/api/tables/{id}/seats/1/mute").json()["type"] == "/problems/no-such-player"
    assert ann.put(f"/api/tables/{id}/seats/7/mute").status_code == 404


class Interrupted(Sessions):
    """Chats right after a table was read."""

    @contextmanager
    def read(self, id):
        with super().read(id) as session:
            yield session
        with self.write(id) as session:
            session.add(Chat("meanwhile"), 0, session.seats[0].player)


def test_chat_during_a_read_is_delivered_next(server, ann, game):
    node = node_of(server)
    sessions = node.sessions
    interrupted = Interrupted(sessions.store, sessions.cache, sessions.clock, sessions.admit, sessions.written)
    watcher = Watcher(replace(node.live, sessions=interrupted), game, None, 0, None)
    first, second = watcher.read_updates(), watcher.read_updates()
    assert [message["text"] for message in second if message["kind"] == "chat"] == ["meanwhile"]
    assert first[-1]["number"] + 1 == second[0]["number"]
