"""Rematches: the same players, one seat further, when all agree."""

import pytest

from tests.server.clients import Person, play_moves, start_game_for_two
from village.server.node import Node


@pytest.fixture
def finished_table(ann, bob):
    """A finished game with a custom time control."""
    id = start_game_for_two(ann, bob, expansions=["goals"], clock={"bank": 600, "increment": 5}, public=False)
    ann.post(f"/api/tables/{id}/resign")
    return id


def request_rematch(person, id):
    return person.post(f"/api/tables/{id}/rematch")


def test_rematch_starts_when_everyone_agrees(ann, bob, finished_table):
    first = request_rematch(ann, finished_table).json()
    assert first["status"] == "open"
    second = request_rematch(bob, finished_table).json()
    assert (second["id"], second["status"]) == (first["id"], "playing")
    assert request_rematch(ann, finished_table).json()["id"] == first["id"]


def test_everyone_moves_one_seat_on(ann, bob, finished_table):
    table = request_rematch(ann, finished_table).json()
    assert [player["name"] for player in table["players"]] == ["Bob", "Ann"]
    assert table["seat"] == 1


def test_rematch_keeps_setup_and_time_control_but_not_the_seed(ann, bob, finished_table):
    request_rematch(ann, finished_table)
    before, after = ann.table(finished_table), request_rematch(bob, finished_table).json()
    for name in ("game", "edition", "expansions", "options", "seats", "time_control", "public"):
        assert before[name] == after[name]
    assert before["seed_hash"] != after["seed_hash"]


def test_old_table_links_to_the_rematch(ann, bob, finished_table, server, settings):
    id = request_rematch(bob, finished_table).json()["id"]
    assert ann.table(finished_table)["rematch_id"] == id
    assert id in [row["id"] for row in ann.get("/api/tables", which="mine").json()]
    node = Node(settings)
    with node.sessions.read(finished_table) as session:
        assert session.cached.lost == ""
    node.close()


def test_invited_player_joins_without_a_link_and_no_one_else_does(server, ann, bob, finished_table):
    id = request_rematch(ann, finished_table).json()["id"]
    assert Person(server, "Eve").post(f"/api/tables/{id}/join").status_code == 409
    assert bob.post(f"/api/tables/{id}/join").json()["status"] == "playing"


def test_declined_seat_is_open_to_others(server, ann, bob, finished_table):
    id = request_rematch(ann, finished_table).json()["id"]
    assert bob.post(f"/api/tables/{id}/leave").status_code == 200
    eve = Person(server, "Eve")
    assert eve.post(f"/api/tables/{id}/join").status_code == 200
    assert ann.post(f"/api/tables/{id}/start").json()["status"] == "playing"


def test_host_can_replace_a_player_by_a_bot(ann, bob, finished_table):
    id = request_rematch(ann, finished_table).json()["id"]
    response = ann.server.put(f"/api/tables/{id}/seats/0", json={"kind": "bot"}, headers=ann.headers)
    assert response.status_code == 200
    assert ann.post(f"/api/tables/{id}/start").json()["status"] == "playing"
    assert request_rematch(bob, finished_table).json()["seat"] is None


def test_rematch_is_created_again_after_all_have_left(ann, bob, finished_table):
    first = request_rematch(ann, finished_table).json()["id"]
    for person in (ann, bob):
        person.post(f"/api/tables/{first}/leave")
    assert request_rematch(bob, finished_table).json()["id"] != first


def test_rematch_against_bots_starts_at_once(ann):
    id = ann.create_table(seats=2, players=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], start=True)
    ann.post(f"/api/tables/{id}/resign")
    table = request_rematch(ann, id).json()
    assert table["status"] == "playing"
    assert [player["bot"] for player in table["players"]] == ["greedy", ""]


def bots(table):
    return {player["seat"]: player["bot_number"] for player in table["players"] if player["kind"] == "bot"}


def test_bots_keep_their_names_although_the_seats_rotate(ann):
    players = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
    id = ann.create_table(seats=3, players=players, start=True)
    assert bots(ann.table(id)) == {1: 2, 2: 3}
    for expected in ({2: 2, 0: 3}, {0: 2, 1: 3}):
        ann.post(f"/api/tables/{id}/resign")
        table = request_rematch(ann, id).json()
        id = table["id"]
        assert bots(table) == expected


def test_a_bot_added_to_a_rematch_has_another_name_than_the_others(server, ann, bob):
    players = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}]
    first = ann.create_table(seats=3, players=players)
    bob.post(f"/api/tables/{first}/join")
    ann.post(f"/api/tables/{first}/start")
    for person in (ann, bob):
        person.post(f"/api/tables/{first}/resign")
    id = request_rematch(ann, first).json()["id"]
    bob.post(f"/api/tables/{id}/leave")
    ann.server.put(f"/api/tables/{id}/seats/2", json={"kind": "bot"}, headers=ann.headers)
    assert bots(ann.table(id)) == {0: 3, 2: 1}


def test_one_person_on_all_seats_takes_all_of_them(ann):
    id = ann.create_table(seats=2, players=[{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}], start=True)
    ann.post(f"/api/tables/{id}/resign")
    table = request_rematch(ann, id).json()
    assert table["status"] == "playing"
    assert [player["name"] for player in table["players"]] == ["B", "A"]


def test_only_players_of_a_finished_game_can_ask_for_a_rematch(server, ann, bob, finished_table):
    assert request_rematch(Person(server, "Eve"), finished_table).json()["type"] == "/problems/not-seated"
    id = start_game_for_two(ann, bob)
    play_moves([ann, bob], id, 2)
    assert request_rematch(ann, id).json()["type"] == "/problems/not-over"
