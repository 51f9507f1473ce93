"""Going back: who may, how often, and what that means for everybody else's answers."""

from dataclasses import replace

import pytest

from tests.server.clock import site_of
from tests.server.people import Person, asked, fresh_key, play_on, two_at_a_table
from village.server.table.answer import give
from village.server.table.entries import Undo


@pytest.fixture
def three(ann, bob, server):
    return [ann, bob, Person(server, "Carol")]


@pytest.fixture
def id(three):
    id = three[0].lay(seats=3)
    for person in three[1:]:
        person.post(f"/api/games/{id}/join")
    three[0].post(f"/api/games/{id}/start")
    play_on(three, id, 8)
    return id


def back(person, id):
    return person.post(f"/api/games/{id}/undo", ply=person.table(id)["view"]["ply"], key=fresh_key())


def asks(people, id):
    """Somebody who can only ask, and does."""
    while True:
        asker = next(person for person in people if person is not asked(people, id))
        if not asker.table(id)["undo"]["possible"] and not back(asker, id).json()["done"]:
            return asker
        play_on(people, id, 1)


def problem(said):
    return said.json().get("type", "").removeprefix("/problems/")


def test_one_no_is_enough_and_final(three, id):
    asker = asks(three, id)
    rest = [person for person in three if person is not asker]
    view = asker.table(id)["view"]
    assert rest[0].post(f"/api/games/{id}/undo/reply", agree=False).json()["done"] is False
    assert asker.table(id)["asked"] is None
    assert asker.table(id)["view"] == view
    assert problem(back(asker, id)) == "denied"


def test_all_others_must_agree(three, id):
    asker = asks(three, id)
    first, second = (person for person in three if person is not asker)
    assert not first.post(f"/api/games/{id}/undo/reply", agree=True).json()["done"]
    assert problem(first.post(f"/api/games/{id}/undo/reply", agree=True)) == "already-answered"
    assert second.post(f"/api/games/{id}/undo/reply", agree=True).json()["done"]
    assert asked(three, id) is asker


def test_who_gave_up_has_no_say(three, id):
    asker = asks(three, id)
    first, second = (person for person in three if person is not asker)
    first.post(f"/api/games/{id}/undo/reply", agree=True)
    second.post(f"/api/games/{id}/resign")
    assert asked(three, id) is asker  # all who are left agreed
    assert problem(second.post(f"/api/games/{id}/undo/reply", agree=False)) == "resigned"
    assert problem(back(second, id)) == "resigned"


def test_with_the_asker_goes_the_question(three, id):
    asker = asks(three, id)
    asker.post(f"/api/games/{id}/resign")
    assert asker.table(id)["asked"] is None


def test_what_a_bot_answered_stays(ann, bob, server):
    people = [ann, bob]
    id = two_at_a_table(*people)
    person = asked(people, id)
    with site_of(server).sessions.write(id) as session:
        while session.record.actor == person.table(id)["seat"]:
            give(session, session.record.actor, None, session.record.moves[0], None)
    assert problem(back(person, id)) == "cannot-undo"


def test_an_answer_meant_for_another_position_is_refused(ann, bob, server):
    """Taken back and answered otherwise: the same ply, and not what the other saw."""
    people = [ann, bob]
    id = two_at_a_table(*people)
    play_on(people, id, 6)
    actor = asked(people, id)
    seen = actor.table(id)
    with site_of(server).sessions.write(id) as session:
        number = session.add(Undo(seen["view"]["ply"]), seen["seat"], None)
    move = {"ply": seen["view"]["ply"], "token": seen["view"]["ask"]["tokens"][0]}
    said = actor.post(f"/api/games/{id}/moves", **move, key=fresh_key(), number=seen["number"])
    assert problem(said) == "stale"
    assert actor.post(f"/api/games/{id}/moves", **move, key=fresh_key(), number=number).status_code == 200


def test_a_node_that_reads_all_at_once_knows_the_same(three, id, server):
    """What was asked, refused and taken back, whether entries were followed one by one or in a leap."""
    asker = asks(three, id)
    next(person for person in three if person is not asker).post(f"/api/games/{id}/undo/reply", agree=False)
    node = site_of(server)
    with node.sessions.read(id) as session:
        known = session.cached
    node.cache.clear()
    with node.sessions.read(id) as session:
        assert session.cached is not known
        assert replace(session.cached, record=None) == replace(known, record=None)


BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def bots_answer(server, id, seats):
    """What bots owe, until somebody else is asked."""
    with site_of(server).sessions.write(id) as session:
        while session.status == "playing" and session.record.actor in seats:
            give(session, session.record.actor, None, session.record.moves[0], None)


def answer(person, id, wanted=""):
    view = person.table(id)["view"]
    token = next(token for token in view["ask"]["tokens"] if token.startswith(wanted))
    assert person.post(f"/api/games/{id}/moves", ply=view["ply"], token=token, key=fresh_key()).status_code == 200
    return view


def test_against_bots_only_their_answers_go_back_with_mine(ann, server):
    id = ann.lay(seats=3, chairs=BOTS, start=True)
    bots_answer(server, id, {1, 2})
    before = ann.table(id)["view"]
    while ann.table(id)["view"]["ask"]["seat"] == 0:
        last = answer(ann, id)
    bots_answer(server, id, {1, 2})
    assert ann.table(id)["undo"] == {"possible": True, "why": "", "reason": ""}
    assert back(ann, id).json()["done"]
    assert ann.table(id)["view"] == last
    while ann.table(id)["view"]["ply"] > before["ply"]:
        assert back(ann, id).json()["done"]
    assert ann.table(id)["view"] == before


def test_against_bots_what_chance_told_stays_told(ann, server):
    id = ann.lay(seats=3, chairs=BOTS, start=True)
    bots_answer(server, id, {1, 2})
    while ann.table(id)["view"]["round"] == 1:
        answer(ann, id)
        bots_answer(server, id, {1, 2})
    assert ann.table(id)["undo"]["reason"] == "revealed"
    assert problem(back(ann, id)) == "cannot-undo"


def test_at_one_screen_the_last_answer_goes_back_whoever_gave_it(ann):
    id = ann.lay(seats=2, chairs=[{"kind": "me"}, {"kind": "me", "name": "Bob"}], start=True)
    first = ann.table(id)["view"]
    starter = first["ask"]["seat"]
    while ann.table(id)["view"]["ask"]["seat"] == starter:
        answer(ann, id)
    assert ann.table(id)["undo"]["possible"]
    while ann.table(id)["view"]["ply"] > first["ply"]:
        assert back(ann, id).json()["done"]
    assert ann.table(id)["view"]["ply"] == first["ply"]


def test_with_another_person_the_rule_is_as_it_was(ann, bob):
    people = [ann, bob]
    id = two_at_a_table(*people)
    actor = asked(people, id)
    while asked(people, id) is actor:
        answer(actor, id)
    other = asked(people, id)
    answer(other, id)
    assert actor.table(id)["undo"]["reason"] == "others"
