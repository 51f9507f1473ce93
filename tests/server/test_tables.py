"""Tables: create, join, leave, start, resign, watch."""

import pytest

from tests.server.clients import Person, play_moves, player_to_move, start_game_for_two
from tests.server.clock import node_of
from village.record.setup import game_type_of

BOT = {"kind": "bot", "bot": "random"}


def kinds(person, id):
    return [player["kind"] for player in person.table(id)["players"]]


def messages(server, person, id, after=0):
    """Return the first messages of a stream."""
    with server.websocket_connect(f"/api/tables/{id}/live?after={after}", headers=person.headers) as socket:
        received = []
        while not received or received[-1]["kind"] != "now":
            received.append(socket.receive_json())
    return received


def test_seats_are_created_as_requested(ann):
    players = [{"kind": "me"}, {"kind": "me", "name": "Grandma"}, BOT, {"kind": "open"}]
    id = ann.create_table(seats=5, players=players)
    assert kinds(ann, id) == ["human", "human", "bot", "open", "open"]
    assert [player["name"] for player in ann.table(id)["players"]][:3] == ["Ann", "Grandma", "random"]


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 9}, {"seats": 2, "expansions": ["moon"]}, {"seats": 2, "edition": "1999"}, {"game": "chess"},
        {"seats": 2, "options": {"moon": True}}, {"seats": 2, "players": [{"kind": "bot", "bot": "stdio:rm"}]},
        {"seats": 2, "players": [{"kind": "bot", "bot": "unknown"}]}, {"seats": 1, "players": [BOT, BOT]},
        {"seats": 2, "players": [{"kind": "me", "name": "\n\t"}]}, {"seats": 2, "players": [BOT, BOT]},
        {"seats": 2, "players": [{"kind": "bot", "bot": "mcts:2001"}]},
        {"seats": 2, "players": [{"kind": "bot", "bot": "mcts:9s"}]},
    ],
)  # fmt: skip
def test_impossible_setup_is_refused_in_a_sentence(ann, options):
    response = ann.post("/api/tables", **options)
    assert response.status_code == 422
    assert response.json()["detail"]
    assert ann.get("/api/tables", which="mine").json() == []


def test_new_name_reaches_tables_with_the_old_one(ann, bob):
    waiting = ann.create_table(seats=3, players=[{"kind": "me"}, {"kind": "me", "name": "Grandma"}])
    playing = start_game_for_two(ann, bob)
    assert ann.patch("/api/me", name="Anna").json()["name"] == "Anna"
    assert [player["name"] for player in ann.table(waiting)["players"]][:2] == ["Anna", "Grandma"]
    assert sorted(player["name"] for player in bob.table(playing)["players"]) == ["Anna", "Bob"]
    player_to_move([ann, bob], playing).play_first_move(playing)


def test_players_join_and_leave_before_the_start(ann, bob):
    id = ann.create_table(seats=2)
    assert [table["id"] for table in bob.get("/api/tables").json()] == [id]
    assert bob.post(f"/api/tables/{id}/join").json()["seat"] == 1
    assert bob.post(f"/api/tables/{id}/join").status_code == 409
    assert bob.post(f"/api/tables/{id}/leave").status_code == 200
    assert kinds(ann, id) == ["human", "open"]


def test_table_survives_its_host_but_not_its_last_player(ann, bob):
    id = ann.create_table(seats=2)
    bob.post(f"/api/tables/{id}/join")
    ann.post(f"/api/tables/{id}/leave")
    assert bob.table(id)["host"]
    bob.post(f"/api/tables/{id}/leave")
    assert bob.table(id)["status"] == "stopped"


def test_host_starts_when_all_seats_are_taken(ann, bob):
    id = ann.create_table(seats=2)
    assert ann.post(f"/api/tables/{id}/start").json()["type"] == "/problems/seats-empty"
    bob.post(f"/api/tables/{id}/join")
    assert bob.post(f"/api/tables/{id}/start").json()["type"] == "/problems/not-host"
    assert ann.post(f"/api/tables/{id}/start").json()["status"] == "playing"
    assert bob.post(f"/api/tables/{id}/leave").json()["type"] == "/problems/already-started"


def test_link_opens_its_seat_once(ann, bob, server):
    id = ann.create_table(seats=3)
    link = ann.post(f"/api/tables/{id}/seats/2/link").json()["link"]
    assert kinds(ann, id) == ["human", "open", "link"]
    assert bob.post(f"/api/tables/{id}/join", link=link).json()["seat"] == 2
    carol = Person(server, "Carol")
    assert carol.post(f"/api/tables/{id}/join", link=link).json()["type"] == "/problems/bad-link"


def test_revoked_link_opens_nothing(ann, bob):
    id = ann.create_table(seats=2)
    link = ann.post(f"/api/tables/{id}/seats/1/link").json()["link"]
    assert ann.server.delete(f"/api/tables/{id}/seats/1/link", headers=ann.headers).status_code == 204
    assert bob.post(f"/api/tables/{id}/join", link=link).json()["type"] == "/problems/bad-link"
    assert kinds(ann, id) == ["human", "open"]


def test_host_without_a_seat_can_close_the_table(ann, bob):
    id = ann.create_table(seats=2, players=[{"kind": "open"}, BOT])
    assert ann.post(f"/api/tables/{id}/leave").json()["status"] == "stopped"
    assert bob.get("/api/tables").json() == []


def test_spectators_can_only_watch(ann, bob, server):
    id = start_game_for_two(ann, bob)
    carol = Person(server, "Carol")
    table = carol.table(id)
    assert table["seat"] is None
    assert "tokens" not in table["view"]["ask"]
    assert carol.post(f"/api/tables/{id}/resign").status_code == 403


def test_hot_seat_player_moves_for_all_their_seats(ann):
    id = ann.create_table(
        seats=3, players=[{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "me", "name": "Cem"}], start=True
    )
    play_moves([ann], id, 2000)
    assert ann.table(id)["status"] == "over"


def test_shared_screen_shows_whether_secrets_exist(ann, bob):
    both = [{"kind": "me"}, {"kind": "me"}]
    plain, goals = (
        ann.create_table(seats=2, players=both, expansions=expansions, start=True) for expansions in ([], ["goals"])
    )
    assert (ann.table(plain)["has_secrets"], ann.table(goals)["has_secrets"], bob.table(goals)["has_secrets"]) == (
        False,
        True,
        False,
    )
    apart = start_game_for_two(ann, bob, expansions=["goals"])
    # Each player has a device.
    assert (ann.table(apart)["has_secrets"], bob.table(apart)["has_secrets"]) == (False, False)


def test_last_remaining_player_wins(ann, bob):
    id = start_game_for_two(ann, bob)
    play_moves([ann, bob], id, 3)
    assert ann.post(f"/api/tables/{id}/resign").status_code == 200
    table = bob.table(id)
    assert (table["status"], table["winners"]) == ("over", [1])
    assert table["seed"]


def test_resigned_seat_cannot_win(ann, bob, server):
    carol = Person(server, "Carol")
    id = ann.create_table(seats=3)
    for person in (bob, carol):
        person.post(f"/api/tables/{id}/join")
    ann.post(f"/api/tables/{id}/start")
    ann.post(f"/api/tables/{id}/resign")
    assert bob.table(id)["status"] == "playing"
    assert bob.table(id)["players"][0]["bot"] == "medium"
    bob.post(f"/api/tables/{id}/resign")
    assert carol.table(id)["winners"] == [2]


def test_seats_are_shown_without_player_ids(ann, bob, server):
    id = start_game_for_two(ann, bob)
    received = messages(server, bob, id)
    seats = [message for message in received if message["kind"] == "seat"]
    assert [(message["seat"], message["player"]["name"]) for message in seats] == [(0, "Ann"), (1, ""), (1, "Bob")]
    assert ann.id not in str(received)


def test_only_the_player_to_move_may_ask_for_reasons(ann, bob):
    id = start_game_for_two(ann, bob)
    actor = player_to_move([ann, bob], id)
    response = actor.get(f"/api/tables/{id}/illegal-move", token="turn nowhere.green")
    assert response.json()["rule"].startswith("V-")
    rest = ann if actor is bob else bob
    assert rest.get(f"/api/tables/{id}/illegal-move", token="turn nowhere.green").status_code == 403


def test_old_open_tables_are_not_listed(ann, bob, server):
    id = ann.create_table(seats=2)
    with node_of(server).sessions.write(id) as session:
        session.set(last_move_at=session.now - 8 * 86400)
    assert bob.get("/api/tables").json() == []
    assert [table["id"] for table in ann.get("/api/tables", which="mine").json()] == [id]


def test_table_has_the_default_number_of_seats(ann, monkeypatch):
    assert len(ann.post("/api/tables").json()["players"]) == 2
    monkeypatch.setattr(game_type_of("village"), "default_seats", 3)
    assert len(ann.post("/api/tables").json()["players"]) == 3
    assert len(ann.post("/api/tables", seats=4).json()["players"]) == 4
