"""Moves through the server: permissions, refusals, idempotency."""

import pytest

from tests.server.clients import fresh_key, opponent_of, play_moves, player_to_move, start_game_for_two


@pytest.fixture
def people(ann, bob):
    return [ann, bob]


def test_game_is_played_to_its_end(people):
    id = start_game_for_two(*people)
    play_moves(people, id, 2000)
    table = people[0].table(id)
    assert table["status"] == "over"
    assert table["seed"] is not None


def test_move_advances_the_game(people):
    id = start_game_for_two(*people)
    ply = people[0].table(id)["view"]["ply"]
    response = player_to_move(people, id).play_first_move(id)
    assert response.status_code == 200
    assert people[0].table(id)["view"]["ply"] == response.json()["ply"] > ply


def test_same_key_is_executed_once(people):
    id = start_game_for_two(*people)
    person = player_to_move(people, id)
    view = person.table(id)["view"]
    key = fresh_key()
    first = person.move(id, view["ply"], view["ask"]["tokens"][0], key)
    again = person.move(id, view["ply"], view["ask"]["tokens"][0], key)
    assert (first.status_code, first.json()) == (again.status_code, again.json())
    assert person.table(id)["view"]["ply"] == first.json()["ply"]


def test_key_of_another_request_is_refused(people):
    id = start_game_for_two(*people)
    person = player_to_move(people, id)
    view = person.table(id)["view"]
    key = fresh_key()
    person.move(id, view["ply"], view["ask"]["tokens"][0], key)
    response = person.move(id, view["ply"], view["ask"]["tokens"][1], key)
    assert response.status_code == 409
    assert response.json()["type"] == "/problems/key-reused"


def test_key_stays_used_after_an_undo(people):
    id = start_game_for_two(*people)
    person = player_to_move(people, id)
    view = person.table(id)["view"]
    token = next(token for token in view["ask"]["tokens"] if token.startswith("turn grain") or "family" in token)
    key, back = fresh_key(), fresh_key()
    first = person.move(id, view["ply"], token, key).json()
    assert person.post(f"/api/tables/{id}/undo", ply=first["ply"], key=back).json()["done"]
    before = person.table(id)["number"]
    assert person.move(id, view["ply"], token, key).json() == first
    assert person.move(id, view["ply"], token, back).json()["type"] == "/problems/key-reused"
    assert person.post(f"/api/tables/{id}/undo", ply=view["ply"], key=key).json()["type"] == "/problems/key-reused"
    assert person.table(id)["number"] == before


@pytest.mark.parametrize(
    ("who", "shift", "token", "status", "kind"),
    [
        ("actor", -1, "", 409, "stale"),
        ("actor", 1, "", 409, "stale"),
        ("other", 0, "", 403, "not-your-turn"),
        ("actor", 0, "turn nowhere.green", 422, "illegal-move"),
    ],
)
def test_invalid_move_is_refused_by_type_and_changes_nothing(people, who, shift, token, status, kind):
    id = start_game_for_two(*people)
    play_moves(people, id, 3)
    actor = player_to_move(people, id)
    view = actor.table(id)["view"]
    person = actor if who == "actor" else opponent_of(people, actor)
    response = person.move(id, view["ply"] + shift, token or view["ask"]["tokens"][0])
    assert response.status_code == status
    assert response.headers["content-type"].startswith("application/problem+json")
    assert response.json()["type"] == f"/problems/{kind}"
    assert actor.table(id)["view"] == view


def test_illegal_move_names_the_rule(people):
    id = start_game_for_two(*people)
    person = player_to_move(people, id)
    response = person.move(id, person.table(id)["view"]["ply"], "turn nowhere.green").json()
    assert response["rule"].startswith("V-")
    assert response["reason"]


def test_undo_follows_the_rule_of_the_engine(people):
    id = start_game_for_two(*people)
    person = player_to_move(people, id)
    before = person.table(id)["view"]
    token = next(token for token in before["ask"]["tokens"] if token.startswith("turn grain") or "family" in token)
    person.move(id, before["ply"], token)
    after = person.table(id)
    response = person.post(f"/api/tables/{id}/undo", ply=after["view"]["ply"], key=fresh_key())
    assert response.json()["done"] == after["undo"]["possible"]


def test_undo_beyond_the_rule_asks_the_others(people):
    id = start_game_for_two(*people)
    play_moves(people, id, 4)
    while opponent_of(people, player_to_move(people, id)).table(id)["undo"]["possible"]:
        play_moves(people, id, 1)
    actor = player_to_move(people, id)
    asker = opponent_of(people, actor)
    ply = asker.table(id)["view"]["ply"]
    response = asker.post(f"/api/tables/{id}/undo", ply=ply, key=fresh_key()).json()
    assert not response["done"]
    assert actor.table(id)["undo_request"]["ply"] == response["ply"] < ply
    agreed = actor.post(f"/api/tables/{id}/undo/reply", agree=True)
    assert agreed.json()["done"]
    assert actor.table(id)["view"]["ply"] == response["ply"]
    assert player_to_move(people, id) is asker
