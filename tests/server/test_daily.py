"""The game of the day: the same draws for all, one try each, and nothing to be seen before."""

import pytest
from litestar.testing import TestClient

from tests.server.clock import Clock, no_loops
from tests.server.people import Person, played_out
from village.server.app import attach
from village.server.background.notices.ssrf_guard import PUBLIC_HTTPS
from village.server.node import Node
from village.server.settings import Keep
from village.server.storage.schema import games
from village.server.table.absence import look_after
from village.server.table.daily import seed_of
from village.server.table.days import closes, day_of, days_in_a_row, ends
from village.server.table.tidy import tidy_up

GAME = "village"
NOON = 1_800_000_000.0 - 1_800_000_000.0 % 86400 + 43200


@pytest.fixture
def clock():
    clock = Clock()
    clock.now = NOON
    return clock


@pytest.fixture
def server(routes, settings, clock):
    with TestClient(attach(routes, Node(settings, clock), PUBLIC_HTTPS, no_loops)) as client:
        yield client


def begin(person, kind="alone", game=GAME):
    said = person.post(f"/api/daily/{game}/{kind}")
    assert said.status_code == 200, said.text
    return said.json()


def daily(person, kind="alone", **query):
    return next(one for one in person.get("/api/daily", **query).json() if (one["game"], one["kind"]) == (GAME, kind))


def finish(person, id):
    played_out(person, id)
    assert person.table(id)["status"] == "over"


def test_everybody_gets_the_same_draws_and_one_table(ann, bob):
    first, second = begin(ann), begin(bob)
    assert first["id"] != second["id"]
    assert first["seed_hash"] == second["seed_hash"]
    assert begin(ann)["id"] == first["id"]
    assert begin(ann, "company")["seed_hash"] != first["seed_hash"]
    assert [chair["bot"] for chair in begin(ann, "company")["chairs"]] == ["", "hard", "hard", "hard"]


def test_tomorrow_has_another_seed_that_nobody_can_know(ann, clock, server):
    today = begin(ann)["seed_hash"]
    assert ann.get("/api/daily", day=day_of(NOON + 86400)).status_code == 404
    clock.now += 86400
    assert begin(ann)["seed_hash"] != today
    assert seed_of(b"one", "2027-01-15", GAME, "alone") != seed_of(b"two", "2027-01-15", GAME, "alone")


def test_results_and_replays_are_for_those_who_have_played(ann, bob, server):
    id = begin(ann)["id"]
    finish(ann, id)
    mine = daily(ann)
    assert mine["open"]
    assert [one["name"] for one in mine["results"]] == ["Ann"]
    assert mine["results"][0]["score"] is not None
    assert mine["mine"]["done"]
    for person in (bob, Person(server, "")):
        theirs = daily(person)
        assert (theirs["open"], theirs["results"], theirs["players"]) == (False, [], 1)
        for part in ("", "/log", "/record", "/at/5", "/scores", "/course", "/outlook", "/events", "/stream"):
            assert person.get(f"/api/games/{id}{part}").json()["type"] == "/problems/play-first", part
    own = begin(bob)["id"]
    assert ann.get(f"/api/games/{own}").status_code == 200  # who has finished may look on
    assert bob.get(f"/api/games/{id}/log").status_code == 403
    finish(bob, own)
    assert bob.get(f"/api/games/{id}/log").status_code == 200
    assert len(daily(bob)["results"]) == 2


def test_a_socket_to_a_game_of_the_day_is_refused_too(ann, bob, server):
    id = begin(ann)["id"]
    server.cookies.clear()
    with (
        pytest.raises(Exception, match=r"403|play"),
        server.websocket_connect(f"/api/games/{id}/live", headers=bob.headers),
    ):
        pass


def test_after_its_days_are_over_everybody_may_look(ann, bob, clock):
    id = begin(ann)["id"]
    finish(ann, id)
    clock.now += closes(day_of(NOON)) - NOON + 1
    assert bob.get(f"/api/games/{id}/log").status_code == 200
    assert daily(bob, day=day_of(NOON))["open"]


def test_it_is_in_no_list_of_others(ann, bob):
    begin(ann)
    assert bob.get("/api/games", which="watch").json() == []


def test_whoever_has_not_finished_when_it_closes_has_given_up(ann, clock, server):
    id = begin(ann)["id"]
    node = server.app.state.node
    with node.store.reading() as db:
        due = db.execute(games.select().where(games.c.id == id)).mappings().one()["due"]
    assert due == closes(day_of(NOON))
    clock.now += due - NOON + 1
    with node.sessions.write(id) as session:
        look_after(session)
    assert ann.table(id)["status"] == "over"
    assert daily(ann, day=day_of(NOON))["mine"]["score"] is None
    assert ann.get("/api/me/page").json()["streak"] == {"days": 0, "today": False}


def test_giving_up_is_a_try_without_points(ann):
    id = begin(ann)["id"]
    ann.post(f"/api/games/{id}/resign")
    one = daily(ann)["results"][0]
    assert one["done"]
    assert one["score"] is None
    assert begin(ann)["id"] == id


def test_days_in_a_row():
    assert ends("2027-01-15") - 86400 <= NOON < ends("2027-01-15")
    days = {"2027-01-12", "2027-01-13", "2027-01-14"}
    assert days_in_a_row(days, NOON) == 3
    assert days_in_a_row(days | {"2027-01-15"}, NOON) == 4
    assert days_in_a_row({"2027-01-12"}, NOON) == 0


def test_a_table_that_is_tidied_away_leaves_its_result(ann, clock, server):
    finish(ann, begin(ann)["id"])
    clock.now += 200 * 86400
    assert tidy_up(server.app.state.node.store, Keep(games=180), clock.now)["games"] == 1
    (one,) = daily(ann, day=day_of(NOON))["results"]
    assert one["game"] is None
    assert one["score"] is not None


def test_an_answer_does_not_push_its_end_away(ann, server):
    """Every answer sets anew when somebody has to look."""
    id = begin(ann)["id"]
    ann.first_answer(id)
    with server.app.state.node.store.reading() as db:
        assert db.execute(games.select().where(games.c.id == id)).mappings().one()["due"] == closes(day_of(NOON))


def test_there_is_no_help_in_a_game_of_the_day(ann):
    said = ann.post(f"/api/games/{begin(ann)['id']}/hint")
    assert (said.status_code, said.json()["type"]) == (403, "/problems/no-help")
