"""Playing again: the same people, one seat on, when all of them want it."""

import pytest

from tests.server.people import Person, play_on, two_at_a_table
from village.server.node import Node


@pytest.fixture
def over(ann, bob):
    """A game that has ended, with a manner of its own."""
    id = two_at_a_table(ann, bob, boxes=["goals"], pace={"bank": 600, "increment": 5}, listed=False)
    ann.post(f"/api/games/{id}/resign")
    return id


def again(person, id):
    return person.post(f"/api/games/{id}/rematch")


def test_the_next_game_begins_when_everybody_wants_it(ann, bob, over):
    first = again(ann, over).json()
    assert first["status"] == "open"
    second = again(bob, over).json()
    assert (second["id"], second["status"]) == (first["id"], "playing")
    assert again(ann, over).json()["id"] == first["id"]


def test_everybody_moves_one_seat_on(ann, bob, over):
    table = again(ann, over).json()
    assert [chair["name"] for chair in table["chairs"]] == ["Bob", "Ann"]
    assert table["seat"] == 1


def test_setting_and_manner_stay_and_the_seed_does_not(ann, bob, over):
    again(ann, over)
    before, after = ann.table(over), again(bob, over).json()
    for name in ("game", "edition", "boxes", "options", "seats", "manner", "listed"):
        assert before[name] == after[name]
    assert before["seed_hash"] != after["seed_hash"]


def test_the_old_table_points_to_the_new_one(ann, bob, over, server, settings):
    id = again(bob, over).json()["id"]
    assert ann.table(over)["next"] == id
    assert id in [row["id"] for row in ann.get("/api/games", which="mine").json()]
    node = Node(settings)
    with node.sessions.read(over) as session:
        assert session.cached.lost == ""
    node.close()


def test_who_was_asked_sits_down_without_a_link_and_nobody_else_does(server, ann, bob, over):
    id = again(ann, over).json()["id"]
    assert Person(server, "Eve").post(f"/api/games/{id}/join").status_code == 409
    assert bob.post(f"/api/games/{id}/join").json()["status"] == "playing"


def test_whoever_does_not_want_to_leaves_the_seat_to_others(server, ann, bob, over):
    id = again(ann, over).json()["id"]
    assert bob.post(f"/api/games/{id}/leave").status_code == 200
    eve = Person(server, "Eve")
    assert eve.post(f"/api/games/{id}/join").status_code == 200
    assert ann.post(f"/api/games/{id}/start").json()["status"] == "playing"


def test_the_host_can_put_a_bot_there_instead(ann, bob, over):
    id = again(ann, over).json()["id"]
    said = ann.server.put(f"/api/games/{id}/seats/0", json={"kind": "bot"}, headers=ann.headers)
    assert said.status_code == 200
    assert ann.post(f"/api/games/{id}/start").json()["status"] == "playing"
    assert again(bob, over).json()["seat"] is None


def test_when_all_have_left_the_next_game_is_laid_anew(ann, bob, over):
    first = again(ann, over).json()["id"]
    for person in (ann, bob):
        person.post(f"/api/games/{first}/leave")
    assert again(bob, over).json()["id"] != first


def test_against_bots_it_begins_at_once(ann):
    id = ann.lay(seats=2, chairs=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], start=True)
    ann.post(f"/api/games/{id}/resign")
    table = again(ann, id).json()
    assert table["status"] == "playing"
    assert [chair["bot"] for chair in table["chairs"]] == ["greedy", ""]


def test_one_person_on_all_seats_takes_all_of_them(ann):
    id = ann.lay(seats=2, chairs=[{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}], start=True)
    ann.post(f"/api/games/{id}/resign")
    table = again(ann, id).json()
    assert table["status"] == "playing"
    assert [chair["name"] for chair in table["chairs"]] == ["B", "A"]


def test_only_players_of_a_game_that_is_over_play_again(server, ann, bob, over):
    assert again(Person(server, "Eve"), over).json()["type"] == "/problems/not-seated"
    id = two_at_a_table(ann, bob)
    play_on([ann, bob], id, 2)
    assert again(ann, id).json()["type"] == "/problems/not-over"
