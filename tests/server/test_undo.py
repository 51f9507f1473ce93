"""Undo: permissions, votes, and effects on the moves of others."""

from dataclasses import replace

import pytest

from tests.server.clients import Person, fresh_key, play_moves, player_to_move, start_game_for_two
from tests.server.clock import node_of
from village.table.entries import Undo
from village.table.play import apply_move


@pytest.fixture
def three_players(ann, bob, server):
    return [ann, bob, Person(server, "Carol")]


@pytest.fixture
def id(three_players):
    id = three_players[0].create_table(seats=3)
    for person in three_players[1:]:
        person.post(f"/api/tables/{id}/join")
    three_players[0].post(f"/api/tables/{id}/start")
    play_moves(three_players, id, 8)
    return id


def request_undo(person, id):
    return person.post(f"/api/tables/{id}/undo", ply=person.table(id)["view"]["ply"], key=fresh_key())


def undo_requester(people, id):
    """Return a player who has to request an undo, after doing so."""
    while True:
        asker = next(person for person in people if person is not player_to_move(people, id))
        if not asker.table(id)["undo"]["possible"] and not request_undo(asker, id).json()["done"]:
            return asker
        play_moves(people, id, 1)


def problem(response):
    return response.json().get("type", "").removeprefix("/problems/")


def test_one_refusal_is_final(three_players, id):
    asker = undo_requester(three_players, id)
    rest = [person for person in three_players if person is not asker]
    view = asker.table(id)["view"]
    assert rest[0].post(f"/api/tables/{id}/undo/reply", agree=False).json()["done"] is False
    assert asker.table(id)["undo_request"] is None
    assert asker.table(id)["view"] == view
    assert problem(request_undo(asker, id)) == "denied"


def test_all_others_must_agree(three_players, id):
    asker = undo_requester(three_players, id)
    first, second = (person for person in three_players if person is not asker)
    assert not first.post(f"/api/tables/{id}/undo/reply", agree=True).json()["done"]
    assert problem(first.post(f"/api/tables/{id}/undo/reply", agree=True)) == "already-answered"
    assert second.post(f"/api/tables/{id}/undo/reply", agree=True).json()["done"]
    assert player_to_move(three_players, id) is asker


def test_resigned_player_has_no_vote(three_players, id):
    asker = undo_requester(three_players, id)
    first, second = (person for person in three_players if person is not asker)
    first.post(f"/api/tables/{id}/undo/reply", agree=True)
    second.post(f"/api/tables/{id}/resign")
    assert player_to_move(three_players, id) is asker  # all remaining players have agreed
    assert problem(second.post(f"/api/tables/{id}/undo/reply", agree=False)) == "resigned"
    assert problem(request_undo(second, id)) == "resigned"


def test_request_ends_when_the_asker_resigns(three_players, id):
    asker = undo_requester(three_players, id)
    asker.post(f"/api/tables/{id}/resign")
    assert asker.table(id)["undo_request"] is None


def test_move_made_by_a_bot_cannot_be_undone(ann, bob, server):
    people = [ann, bob]
    id = start_game_for_two(*people)
    person = player_to_move(people, id)
    with node_of(server).sessions.write(id) as session:
        while session.record.actor == person.table(id)["seat"]:
            apply_move(session, session.record.actor, None, session.record.moves[0], None)
    assert problem(request_undo(person, id)) == "cannot-undo"


def test_move_for_another_position_is_refused(ann, bob, server):
    """After an undo and another move the same ply is another position."""
    people = [ann, bob]
    id = start_game_for_two(*people)
    play_moves(people, id, 6)
    actor = player_to_move(people, id)
    table = actor.table(id)
    with node_of(server).sessions.write(id) as session:
        number = session.add(Undo(table["view"]["ply"]), table["seat"], None)
    move = {"ply": table["view"]["ply"], "token": table["view"]["ask"]["tokens"][0]}
    response = actor.post(f"/api/tables/{id}/moves", **move, key=fresh_key(), number=table["number"])
    assert problem(response) == "stale"
    assert actor.post(f"/api/tables/{id}/moves", **move, key=fresh_key(), number=number).status_code == 200


def test_undo_state_survives_reloading(three_players, id, server):
    """Requests, refusals and undos are the same whether entries were applied one by one or at once."""
    asker = undo_requester(three_players, id)
    next(person for person in three_players if person is not asker).post(f"/api/tables/{id}/undo/reply", agree=False)
    node = node_of(server)
    with node.sessions.read(id) as session:
        known = session.cached
    node.cache.clear()
    with node.sessions.read(id) as session:
        assert session.cached is not known
        assert replace(session.cached, record=None) == replace(known, record=None)


BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def play_bot_moves(server, id, seats):
    """Play the pending bot moves until a person is to move."""
    with node_of(server).sessions.write(id) as session:
        while session.status == "playing" and session.record.actor in seats:
            apply_move(session, session.record.actor, None, session.record.moves[0], None)


def play(person, id, prefix=""):
    view = person.table(id)["view"]
    token = next(token for token in view["ask"]["tokens"] if token.startswith(prefix))
    assert person.post(f"/api/tables/{id}/moves", ply=view["ply"], token=token, key=fresh_key()).status_code == 200
    return view


def test_bot_moves_are_undone_with_mine(ann, server):
    id = ann.create_table(seats=3, players=BOTS, start=True)
    play_bot_moves(server, id, {1, 2})
    before = ann.table(id)["view"]
    while ann.table(id)["view"]["ask"]["seat"] == 0:
        last = play(ann, id)
    play_bot_moves(server, id, {1, 2})
    assert ann.table(id)["undo"] == {"possible": True, "detail": "", "reason": ""}
    assert request_undo(ann, id).json()["done"]
    assert ann.table(id)["view"] == last
    while ann.table(id)["view"]["ply"] > before["ply"]:
        assert request_undo(ann, id).json()["done"]
    assert ann.table(id)["view"] == before


def test_revealed_randomness_cannot_be_undone(ann, server):
    id = ann.create_table(seats=3, players=BOTS, start=True)
    play_bot_moves(server, id, {1, 2})
    while ann.table(id)["view"]["round"] == 1:
        play(ann, id)
        play_bot_moves(server, id, {1, 2})
    assert ann.table(id)["undo"]["reason"] == "revealed"
    assert problem(request_undo(ann, id)) == "cannot-undo"


def test_last_hot_seat_move_can_be_undone(ann):
    id = ann.create_table(seats=2, players=[{"kind": "me"}, {"kind": "me", "name": "Bob"}], start=True)
    first = ann.table(id)["view"]
    starter = first["ask"]["seat"]
    while ann.table(id)["view"]["ask"]["seat"] == starter:
        play(ann, id)
    assert ann.table(id)["undo"]["possible"]
    while ann.table(id)["view"]["ply"] > first["ply"]:
        assert request_undo(ann, id).json()["done"]
    assert ann.table(id)["view"]["ply"] == first["ply"]


def test_undo_with_another_person_follows_the_rule(ann, bob):
    people = [ann, bob]
    id = start_game_for_two(*people)
    actor = player_to_move(people, id)
    while player_to_move(people, id) is actor:
        play(actor, id)
    play(player_to_move(people, id), id)
    assert actor.table(id)["undo"]["reason"] == "others"
