"""Undo: permissions, votes, and effects on the moves of others."""

from dataclasses import replace

import pytest
from sqlalchemy import update

from tests.server.clients import Person, fresh_key, play_moves, player_to_move, start_game_for_two, within
from tests.server.clock import node_of
from village.server.storage.schema import entries
from village.server.tables.viewers import messages_since, read_viewer
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


def message_to(server, id, number):
    """Return the message with that number, as a spectator sees it."""
    with node_of(server).sessions.read(id) as session:
        return messages_since(session, number - 1, read_viewer(session, None))[0]


def test_undo_needs_consent_once_the_next_player_has_seen_the_question(ann, bob):
    people = [ann, bob]
    id = start_game_for_two(*people)
    actor = player_to_move(people, id)
    other = next(person for person in people if person is not actor)
    play(actor, id, "turn grain")
    ply = play(actor, id)["ply"] + 1
    assert actor.table(id)["undo"]["possible"]  # the other player has not looked since
    assert other.table(id)["view"]["ask"]["seat"] == other.table(id)["seat"]
    assert within(60, lambda: actor.table(id)["undo"]["reason"] == "seen")
    assert not actor.post(f"/api/tables/{id}/undo", ply=ply, key=fresh_key()).json()["done"]
    assert other.post(f"/api/tables/{id}/undo/reply", agree=True).json()["done"]
    assert actor.table(id)["redo"]
    assert not other.table(id)["redo"]


def test_undo_within_the_own_turn_needs_no_consent(ann, bob):
    people = [ann, bob]
    id = start_game_for_two(*people)
    actor = player_to_move(people, id)
    play(actor, id, "turn grain")
    for person in people:
        person.table(id)
    assert actor.table(id)["undo"]["possible"]


def redo(person, id, key=""):
    return person.post(f"/api/tables/{id}/redo", ply=person.table(id)["view"]["ply"], key=key or fresh_key())


def test_redo_restores_what_was_undone_including_bot_moves(ann, server):
    id = ann.create_table(seats=3, players=BOTS, start=True)
    play_bot_moves(server, id, {1, 2})
    before = ann.table(id)["view"]["ply"]
    while ann.table(id)["view"]["ask"]["seat"] == 0:
        play(ann, id)
    play_bot_moves(server, id, {1, 2})
    log, view = ann.get(f"/api/tables/{id}/log").json(), ann.table(id)["view"]
    assert problem(redo(ann, id)) == "nothing-to-redo"
    undone = 0
    while ann.table(id)["view"]["ply"] > before:
        assert request_undo(ann, id).json()["done"]
        undone += 1
    assert ann.table(id)["redo"]
    for _ in range(undone):
        assert redo(ann, id).status_code == 200
    assert ann.table(id)["view"] == view
    assert ann.get(f"/api/tables/{id}/log").json() == log
    assert not ann.table(id)["redo"]


def test_redo_request_with_a_used_key_is_executed_once(ann, server):
    id = ann.create_table(seats=2, players=BOTS[:2], options={"first_player": 0}, start=True)
    play(ann, id)
    request_undo(ann, id)
    first, again = redo(ann, id, "redo-key-1"), redo(ann, id, "redo-key-1")
    assert first.json() == again.json()
    assert problem(ann.post(f"/api/tables/{id}/undo", ply=first.json()["ply"], key="redo-key-1")) == "key-reused"


def test_redo_is_gone_after_another_move(ann, server):
    id = ann.create_table(seats=2, players=BOTS[:2], options={"first_player": 0}, start=True)
    play(ann, id)
    request_undo(ann, id)
    play(ann, id)
    assert not ann.table(id)["redo"]
    assert problem(redo(ann, id)) == "nothing-to-redo"


def test_redo_restores_agreed_random_outcomes(ann, bob, server):
    people = [ann, bob]
    id = start_game_for_two(*people, game="my_village")
    while ann.table(id)["view"]["round"] == 1:
        play_moves(people, id, 1)
    asker = undo_requester(people, id)
    log = ann.get(f"/api/tables/{id}/log").json()
    assert any(line.startswith("-1") for line in log["lines"][ann.table(id)["undo_request"]["ply"] :])
    other = next(person for person in people if person is not asker)
    assert other.post(f"/api/tables/{id}/undo/reply", agree=True).json()["done"]
    assert problem(redo(other, id)) == "nothing-to-redo"
    assert redo(asker, id).status_code == 200
    assert {**ann.get(f"/api/tables/{id}/log").json(), "seat": 0} == {**log, "seat": 0}


def test_undo_and_redo_announce_the_moves(ann, bob, server):
    people = [ann, bob]
    id = start_game_for_two(*people)
    actor = player_to_move(people, id)
    play(actor, id, "turn grain")
    number = request_undo(actor, id).json()["number"]
    seat, ply = actor.table(id)["seat"], actor.table(id)["view"]["ply"]
    undone = message_to(server, id, number)
    assert (undone["kind"], undone["seat"], undone["ply"]) == ("undo", seat, ply)
    assert undone["lines"][0].startswith(f"{seat} turn grain")
    redone = message_to(server, id, redo(actor, id).json()["number"])
    assert (redone["kind"], redone["lines"]) == ("redo", undone["lines"])
    assert redone["ply"] == ply + len(undone["lines"])


def test_undone_moves_survive_reloading(ann, server):
    id = ann.create_table(seats=2, players=BOTS[:2], options={"first_player": 0}, start=True)
    for _ in range(2):
        play(ann, id)
    log = ann.get(f"/api/tables/{id}/log").json()
    for _ in range(2):
        request_undo(ann, id)
    node_of(server).cache.clear()
    assert ann.table(id)["redo"]
    for _ in range(2):
        assert redo(ann, id).status_code == 200
        node_of(server).cache.clear()
    assert ann.get(f"/api/tables/{id}/log").json() == log


def test_undo_stored_before_it_named_its_lines_can_be_read(ann, server):
    id = ann.create_table(seats=2, players=BOTS[:2], options={"first_player": 0}, start=True)
    first = play(ann, id)
    request_undo(ann, id)
    node = node_of(server)
    with node.store.writing() as db:
        undone = (entries.c.table_id == id) & (entries.c.kind == "undo")
        db.execute(update(entries).where(undone).values(body={"ply": first["ply"]}))
    node.cache.clear()
    assert ann.table(id)["view"] == first
    assert not ann.table(id)["redo"]
