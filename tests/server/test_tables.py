"""Tables from the first seat to the last score: laid, joined, left, begun, given up, watched."""

import pytest

from tests.server.clock import site_of
from tests.server.people import Person, asked, play_on, two_at_a_table
from village.record.table import title_of

BOT = {"kind": "bot", "bot": "random"}


def kinds(person, id):
    return [chair["kind"] for chair in person.table(id)["chairs"]]


def messages(server, person, id, after=0):
    """What a stream tells at first."""
    with server.websocket_connect(f"/api/games/{id}/live?after={after}", headers=person.headers) as socket:
        found = []
        while not found or found[-1]["kind"] != "now":
            found.append(socket.receive_json())
    return found


def test_seats_are_as_the_host_wishes(ann):
    chairs = [{"kind": "me"}, {"kind": "me", "name": "Grandma"}, BOT, {"kind": "open"}]
    id = ann.lay(seats=5, chairs=chairs)
    assert kinds(ann, id) == ["human", "human", "bot", "open", "open"]
    assert [chair["name"] for chair in ann.table(id)["chairs"]][:3] == ["Ann", "Grandma", "random"]


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": 9}, {"seats": 2, "boxes": ["moon"]}, {"seats": 2, "edition": "1999"}, {"game": "chess"},
        {"seats": 2, "options": {"moon": True}}, {"seats": 2, "chairs": [{"kind": "bot", "bot": "stdio:rm"}]},
        {"seats": 2, "chairs": [{"kind": "bot", "bot": "nobody"}]}, {"seats": 1, "chairs": [BOT, BOT]},
        {"seats": 2, "chairs": [{"kind": "me", "name": "\n\t"}]}, {"seats": 2, "chairs": [BOT, BOT]},
        {"seats": 2, "chairs": [{"kind": "bot", "bot": "mcts:2001"}]},
        {"seats": 2, "chairs": [{"kind": "bot", "bot": "mcts:9s"}]},
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused_in_a_sentence(ann, wish):
    said = ann.post("/api/games", **wish)
    assert said.status_code == 422
    assert said.json()["detail"]
    assert ann.get("/api/games", which="mine").json() == []


def test_a_new_name_reaches_the_tables_where_one_sits_under_the_old_one(ann, bob):
    waiting = ann.lay(seats=3, chairs=[{"kind": "me"}, {"kind": "me", "name": "Grandma"}])
    playing = two_at_a_table(ann, bob)
    assert ann.patch("/api/me", name="Anna").json()["name"] == "Anna"
    assert [chair["name"] for chair in ann.table(waiting)["chairs"]][:2] == ["Anna", "Grandma"]
    assert sorted(chair["name"] for chair in bob.table(playing)["chairs"]) == ["Anna", "Bob"]
    asked([ann, bob], playing).first_answer(playing)


def test_people_join_and_leave_before_the_start(ann, bob):
    id = ann.lay(seats=2)
    assert [table["id"] for table in bob.get("/api/games").json()] == [id]
    assert bob.post(f"/api/games/{id}/join").json()["seat"] == 1
    assert bob.post(f"/api/games/{id}/join").status_code == 409
    assert bob.post(f"/api/games/{id}/leave").status_code == 200
    assert kinds(ann, id) == ["human", "open"]


def test_a_table_outlives_its_host_but_not_its_people(ann, bob):
    id = ann.lay(seats=2)
    bob.post(f"/api/games/{id}/join")
    ann.post(f"/api/games/{id}/leave")
    assert bob.table(id)["host"]
    bob.post(f"/api/games/{id}/leave")
    assert bob.table(id)["status"] == "stopped"


def test_it_begins_when_all_seats_are_taken_and_the_host_says_so(ann, bob):
    id = ann.lay(seats=2)
    assert ann.post(f"/api/games/{id}/start").json()["type"] == "/problems/seats-empty"
    bob.post(f"/api/games/{id}/join")
    assert bob.post(f"/api/games/{id}/start").json()["type"] == "/problems/not-host"
    assert ann.post(f"/api/games/{id}/start").json()["status"] == "playing"
    assert bob.post(f"/api/games/{id}/leave").json()["type"] == "/problems/already-started"


def test_a_link_opens_its_seat_once(ann, bob, server):
    id = ann.lay(seats=3)
    link = ann.post(f"/api/games/{id}/seats/2/link").json()["link"]
    assert kinds(ann, id) == ["human", "open", "link"]
    assert bob.post(f"/api/games/{id}/join", link=link).json()["seat"] == 2
    carol = Person(server, "Carol")
    assert carol.post(f"/api/games/{id}/join", link=link).json()["type"] == "/problems/bad-link"


def test_a_link_that_was_taken_back_opens_nothing(ann, bob):
    id = ann.lay(seats=2)
    link = ann.post(f"/api/games/{id}/seats/1/link").json()["link"]
    assert ann.server.delete(f"/api/games/{id}/seats/1/link", headers=ann.headers).status_code == 204
    assert bob.post(f"/api/games/{id}/join", link=link).json()["type"] == "/problems/bad-link"
    assert kinds(ann, id) == ["human", "open"]


def test_a_host_who_does_not_sit_can_close_the_table(ann, bob):
    id = ann.lay(seats=2, chairs=[{"kind": "open"}, BOT])
    assert ann.post(f"/api/games/{id}/leave").json()["status"] == "stopped"
    assert bob.get("/api/games").json() == []


def test_spectators_watch_and_nothing_else(ann, bob, server):
    id = two_at_a_table(ann, bob)
    carol = Person(server, "Carol")
    table = carol.table(id)
    assert table["seat"] is None
    assert "tokens" not in table["view"]["ask"]
    assert carol.post(f"/api/games/{id}/resign").status_code == 403


def test_hot_seat_players_answer_for_all_their_seats(ann):
    id = ann.lay(
        seats=3, chairs=[{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "me", "name": "Cem"}], start=True
    )
    play_on([ann], id, 2000)
    assert ann.table(id)["status"] == "over"


def test_those_at_one_screen_are_told_whether_they_have_secrets_from_each_other(ann, bob):
    both = [{"kind": "me"}, {"kind": "me"}]
    plain, goals = (ann.lay(seats=2, chairs=both, boxes=boxes, start=True) for boxes in ([], ["goals"]))
    assert (ann.table(plain)["secret"], ann.table(goals)["secret"], bob.table(goals)["secret"]) == (False, True, False)
    apart = two_at_a_table(ann, bob, boxes=["goals"])
    assert (ann.table(apart)["secret"], bob.table(apart)["secret"]) == (False, False)  # each has a screen


def test_with_one_player_left_the_game_is_won(ann, bob):
    id = two_at_a_table(ann, bob)
    play_on([ann, bob], id, 3)
    assert ann.post(f"/api/games/{id}/resign").status_code == 200
    table = bob.table(id)
    assert (table["status"], table["winners"]) == ("over", [1])
    assert table["seed"]


def test_a_family_whose_player_gave_up_cannot_win(ann, bob, server):
    carol = Person(server, "Carol")
    id = ann.lay(seats=3)
    for person in (bob, carol):
        person.post(f"/api/games/{id}/join")
    ann.post(f"/api/games/{id}/start")
    ann.post(f"/api/games/{id}/resign")
    assert bob.table(id)["status"] == "playing"
    assert bob.table(id)["chairs"][0]["bot"] == "medium"
    bob.post(f"/api/games/{id}/resign")
    assert carol.table(id)["winners"] == [2]


def test_who_sits_where_is_told_without_ids_of_players(ann, bob, server):
    id = two_at_a_table(ann, bob)
    told = messages(server, bob, id)
    seats = [message for message in told if message["kind"] == "seat"]
    assert [(message["seat"], message["chair"]["name"]) for message in seats] == [(0, "Ann"), (1, ""), (1, "Bob")]
    assert ann.id not in str(told)


def test_only_who_is_asked_may_ask_why_not(ann, bob):
    id = two_at_a_table(ann, bob)
    actor = asked([ann, bob], id)
    said = actor.get(f"/api/games/{id}/why", token="turn nowhere.green")
    assert said.json()["rule"].startswith("V-")
    rest = ann if actor is bob else bob
    assert rest.get(f"/api/games/{id}/why", token="turn nowhere.green").status_code == 403


def test_an_open_table_is_not_shown_for_ever(ann, bob, server):
    id = ann.lay(seats=2)
    with site_of(server).sessions.write(id) as session:
        session.set(moved=session.now - 8 * 86400)
    assert bob.get("/api/games").json() == []
    assert [table["id"] for table in ann.get("/api/games", which="mine").json()] == [id]


def test_a_table_has_as_many_seats_as_its_title_has_unless_one_says(ann, monkeypatch):
    assert len(ann.post("/api/games").json()["chairs"]) == 2
    monkeypatch.setattr(title_of("village"), "default_seats", 3)
    assert len(ann.post("/api/games").json()["chairs"]) == 3
    assert len(ann.post("/api/games", seats=4).json()["chairs"]) == 4
