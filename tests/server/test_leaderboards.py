"""Leaderboards, rated games and the lists of tables that others see."""

import pytest
from sqlalchemy import update

from tests.server.clients import Person, sign_up, start_game_for_two
from village.bots.rating_scale import Rating
from village.server.players.ratings import rating_of, save_rating
from village.server.storage.schema import players, ratings


def member(server, name):
    """Return a player with an account."""
    return sign_up(Person(server, name))


def rate(server, person, points, deviation=60.0, game="village"):
    with server.app.state.node.store.writing() as db:
        rating_of(db, person.id, game)
        save_rating(db, person.id, game, Rating(points, deviation))


def board(person, game="village"):
    response = person.get(f"/api/leaderboards/{game}")
    assert response.status_code == 200, response.text
    return response.json()


def resigned_game(ann, bob, **options):
    id = start_game_for_two(ann, bob, **options)
    assert bob.post(f"/api/tables/{id}/resign").status_code == 200
    return id


def unrated(person, id):
    return person.get(f"/api/tables/{id}/rating").json()["unrated"]


def test_players_are_ranked_by_game_and_tied_players_share_a_rank(server):
    people = [member(server, name) for name in ("Ann", "Bob", "Cid")]
    for person, points in zip(people, (1500, 1700, 1500), strict=True):
        rate(server, person, points)
    rate(server, people[0], 1900, game="my_village")
    mine = board(people[0])
    assert [(place["rank"], place["points"]) for place in mine["places"]] == [(1, 1700), (2, 1500), (2, 1500)]
    assert [place["name"] for place in mine["places"] if place["me"]] == ["Ann"]
    assert (mine["mine"]["points"], mine["provisional"]) == (1500, False)
    assert [place["name"] for place in board(people[1], "my_village")["places"]] == ["Ann"]


def test_guests_banned_players_and_uncertain_ratings_are_not_listed(server, ann):
    bob, cid = member(server, "Bob"), member(server, "Cid")
    rate(server, ann, 2000)
    rate(server, bob, 1900, deviation=200.0)
    rate(server, cid, 1800)
    with server.app.state.node.store.writing() as db:
        db.execute(update(players).where(players.c.id == cid.id).values(banned_until=1e12))
    mine = board(bob)
    assert (mine["places"], mine["mine"]["points"], mine["provisional"]) == ([], 1900, True)


def test_a_leaderboard_needs_no_account_and_an_unknown_game_has_none(server):
    assert board(Person(server, ""))["mine"] is None
    assert server.get("/api/leaderboards/chess").status_code == 404


def test_a_game_between_accounts_is_rated(server):
    ann, bob = member(server, "Ann"), member(server, "Bob")
    id = resigned_game(ann, bob)
    assert unrated(ann, id) == ""
    assert ann.get("/api/me/profile").json()["latest"][0]["unrated"] == ""
    assert len(ann.get("/api/me/profile").json()["ratings"]) == 1


def test_a_game_with_a_guest_is_not_rated_even_if_the_guest_signs_up_later(server, ann):
    bob = member(server, "Bob")
    id = resigned_game(ann, bob)
    assert unrated(bob, id) == "guest"
    assert ann.post("/api/account", username="ann", password="a long password").status_code == 201
    assert unrated(bob, id) == "guest"
    assert bob.get("/api/me/profile").json()["ratings"] == []


def test_a_game_with_a_bot_of_ones_own_is_not_rated(server):
    ann = member(server, "Ann")
    bot = ann.post("/api/me/bots", name="Rover").json()
    token = ann.post(f"/api/me/bots/{bot['id']}/token", name="t").json()["token"]
    id = ann.create_table(seats=2)
    assert (
        server.post(f"/api/tables/{id}/join", json={}, headers={"authorization": f"Bearer {token}"}).status_code == 200
    )
    ann.post(f"/api/tables/{id}/start")
    assert unrated(ann, id) == "own-bot"


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ({"seats": 1}, "solo"),
        ({"players": [{"kind": "me"}, {"kind": "me"}]}, "shared-seats"),
        ({"players": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}, "unrated-bot"),
        ({"players": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}, ""),
    ],
)
def test_the_reason_why_a_game_is_not_rated_is_known_before_it_begins(ann, table, reason):
    assert unrated(ann, ann.create_table(**{"seats": 2, **table})) == reason


def test_a_hint_ends_the_rating_of_a_game(ann):
    players = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    id = ann.create_table(seats=2, players=players, options={"first_player": 0}, start=True)
    ann.post(f"/api/tables/{id}/hint")
    assert unrated(ann, id) == "helped"


def test_lists_for_others_show_ratings_and_clocks_but_no_games_of_one_person_against_bots(server):
    ann, bob, eve = member(server, "Ann"), member(server, "Bob"), Person(server, "Eve")
    rate(server, ann, 1500)
    with server.app.state.node.store.writing() as db:
        db.execute(update(ratings).values(deviation=200.0))
    against_bots = ann.create_table(seats=2, players=[{"kind": "me"}, {"kind": "bot", "bot": "easy"}], start=True)
    full = ann.create_table(seats=2, players=[{"kind": "me"}, {"kind": "link"}])
    open_table = ann.create_table(seats=3, players=[{"kind": "me"}, {"kind": "bot", "bot": "easy"}], clock={"days": 2})
    played = start_game_for_two(ann, bob)
    (listed,) = eve.get("/api/tables", which="open").json()
    assert listed["id"] == open_table
    assert listed["ratings"] == [{"points": 1500, "provisional": True}, {"points": 1260, "provisional": False}, None]
    assert (listed["time_control"]["days"], listed["unrated"]) == (2, "")
    assert [table["id"] for table in eve.get("/api/tables", which="watch").json()] == [played]
    assert {against_bots, full} < {table["id"] for table in ann.get("/api/tables", which="mine").json()}


def test_an_open_table_of_a_guest_with_another_player_is_listed_as_unrated(server, ann, bob):
    id = ann.create_table(seats=3)
    bob.post(f"/api/tables/{id}/join")
    assert [table["unrated"] for table in Person(server, "Eve").get("/api/tables", which="open").json()] == ["guest"]
