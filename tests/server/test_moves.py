"""Answers through the server: who may give them, what is refused, and that nothing is done twice."""

import pytest

from tests.server.people import asked, fresh_key, play_on, two_at_a_table


def other(people, person):
    return next(one for one in people if one is not person)


@pytest.fixture
def people(ann, bob):
    return [ann, bob]


def test_a_game_is_played_to_its_end(people):
    id = two_at_a_table(*people)
    play_on(people, id, 2000)
    table = people[0].table(id)
    assert table["status"] == "over"
    assert table["seed"] is not None


def test_an_answer_moves_the_game_on(people):
    id = two_at_a_table(*people)
    ply = people[0].table(id)["view"]["ply"]
    said = asked(people, id).first_answer(id)
    assert said.status_code == 200
    assert people[0].table(id)["view"]["ply"] == said.json()["ply"] > ply


def test_the_same_key_is_answered_once(people):
    id = two_at_a_table(*people)
    person = asked(people, id)
    view = person.table(id)["view"]
    key = fresh_key()
    first = person.move(id, view["ply"], view["ask"]["tokens"][0], key)
    again = person.move(id, view["ply"], view["ask"]["tokens"][0], key)
    assert (first.status_code, first.json()) == (again.status_code, again.json())
    assert person.table(id)["view"]["ply"] == first.json()["ply"]


def test_a_key_for_another_request_is_refused(people):
    id = two_at_a_table(*people)
    person = asked(people, id)
    view = person.table(id)["view"]
    key = fresh_key()
    person.move(id, view["ply"], view["ask"]["tokens"][0], key)
    said = person.move(id, view["ply"], view["ask"]["tokens"][1], key)
    assert said.status_code == 409
    assert said.json()["type"] == "/problems/key-reused"


def test_a_key_stays_used_when_its_answer_was_taken_back(people):
    id = two_at_a_table(*people)
    person = asked(people, id)
    view = person.table(id)["view"]
    token = next(token for token in view["ask"]["tokens"] if token.startswith("turn grain") or "family" in token)
    key, back = fresh_key(), fresh_key()
    first = person.move(id, view["ply"], token, key).json()
    assert person.post(f"/api/games/{id}/undo", ply=first["ply"], key=back).json()["done"]
    before = person.table(id)["number"]
    assert person.move(id, view["ply"], token, key).json() == first
    assert person.move(id, view["ply"], token, back).json()["type"] == "/problems/key-reused"
    assert person.post(f"/api/games/{id}/undo", ply=view["ply"], key=key).json()["type"] == "/problems/key-reused"
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
def test_what_is_wrong_is_refused_by_its_type_and_changes_nothing(people, who, shift, token, status, kind):
    id = two_at_a_table(*people)
    play_on(people, id, 3)
    actor = asked(people, id)
    view = actor.table(id)["view"]
    person = actor if who == "actor" else other(people, actor)
    said = person.move(id, view["ply"] + shift, token or view["ask"]["tokens"][0])
    assert said.status_code == status
    assert said.headers["content-type"].startswith("application/problem+json")
    assert said.json()["type"] == f"/problems/{kind}"
    assert actor.table(id)["view"] == view


def test_an_illegal_answer_names_the_rule(people):
    id = two_at_a_table(*people)
    person = asked(people, id)
    said = person.move(id, person.table(id)["view"]["ply"], "turn nowhere.green").json()
    assert said["rule"].startswith("V-")
    assert said["reason"]


def test_an_answer_is_taken_back_by_the_rule_of_the_engine(people):
    id = two_at_a_table(*people)
    person = asked(people, id)
    before = person.table(id)["view"]
    token = next(token for token in before["ask"]["tokens"] if token.startswith("turn grain") or "family" in token)
    person.move(id, before["ply"], token)
    after = person.table(id)
    said = person.post(f"/api/games/{id}/undo", ply=after["view"]["ply"], key=fresh_key())
    assert said.json()["done"] == after["undo"]["possible"]


def test_beyond_the_rule_the_others_are_asked(people):
    id = two_at_a_table(*people)
    play_on(people, id, 4)
    while other(people, asked(people, id)).table(id)["undo"]["possible"]:
        play_on(people, id, 1)
    actor = asked(people, id)
    asker = other(people, actor)
    ply = asker.table(id)["view"]["ply"]
    said = asker.post(f"/api/games/{id}/undo", ply=ply, key=fresh_key()).json()
    assert not said["done"]
    assert actor.table(id)["asked"]["ply"] == said["ply"] < ply
    agreed = actor.post(f"/api/games/{id}/undo/reply", agree=True)
    assert agreed.json()["done"]
    assert actor.table(id)["view"]["ply"] == said["ply"]
    assert asked(people, id) is asker
