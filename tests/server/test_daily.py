"""The daily challenge: the same draws for all, one attempt each, and no spoilers."""

import pytest
from litestar.testing import TestClient

from tests.server.clients import Person, fresh_key, play_to_the_end
from tests.server.clock import Clock, no_loops
from village.server.app import attach
from village.server.background.notifications.ssrf_guard import PUBLIC_HTTPS
from village.server.node import Node
from village.server.settings import Retention
from village.server.storage.schema import tables
from village.server.tables.absence import check_absence
from village.server.tables.retention import delete_expired
from village.server.tables.viewers import messages_since, read_viewer
from village.table.daily import closes, day_of, days_in_a_row, ends, seed_of
from village.table.play import apply_move

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


@pytest.fixture
def ann(ann):
    return sign_up(ann, "ann")


@pytest.fixture
def bob(bob):
    return sign_up(bob, "bob")


def sign_up(person, username):
    response = person.post("/api/account", username=username, password="correct horse battery")
    assert response.status_code in (200, 201), response.text
    person.cookie = response.headers["set-cookie"].split(";")[0]
    return person


def begin(person, kind="solo", game=GAME):
    response = person.post(f"/api/daily/{game}/{kind}")
    assert response.status_code == 200, response.text
    return response.json()


def daily(person, kind="solo", **query):
    return next(
        challenge
        for challenge in person.get("/api/daily", **query).json()
        if (challenge["game"], challenge["kind"]) == (GAME, kind)
    )


def finish(person, id):
    play_to_the_end(person, id)
    assert person.table(id)["status"] == "over"


def test_everyone_gets_the_same_draws_and_one_table(ann, bob):
    first, second = begin(ann), begin(bob)
    assert first["id"] != second["id"]
    assert first["seed_hash"] == second["seed_hash"]
    assert begin(ann)["id"] == first["id"]
    assert begin(ann, "bots")["seed_hash"] != first["seed_hash"]
    assert [player["bot"] for player in begin(ann, "bots")["players"]] == ["", "hard", "hard", "hard"]


def test_tomorrow_has_an_unpredictable_seed(ann, clock, server):
    today = begin(ann)["seed_hash"]
    assert ann.get("/api/daily", day=day_of(NOON + 86400)).status_code == 404
    clock.now += 86400
    assert begin(ann)["seed_hash"] != today
    assert seed_of(b"one", "2027-01-15", GAME, "solo") != seed_of(b"two", "2027-01-15", GAME, "solo")


def test_results_and_replays_need_an_own_attempt(ann, bob, server):
    id = begin(ann)["id"]
    finish(ann, id)
    mine = daily(ann)
    assert mine["open"]
    assert [attempt["name"] for attempt in mine["results"]] == ["Ann"]
    assert mine["results"][0]["score"] is not None
    assert mine["mine"]["finished_at"]
    for person in (bob, Person(server, "")):
        theirs = daily(person)
        assert (theirs["open"], theirs["results"], theirs["players"]) == (False, [], 1)
        for part in (
            "",
            "/log",
            "/record",
            "/positions/5",
            "/scores",
            "/score-history",
            "/previews",
            "/events",
        ):
            assert person.get(f"/api/tables/{id}{part}").json()["type"] == "/problems/daily-first", part
    own = begin(bob)["id"]
    assert ann.get(f"/api/tables/{own}").status_code == 200  # players who have finished may watch
    assert bob.get(f"/api/tables/{id}/log").status_code == 403
    finish(bob, own)
    assert bob.get(f"/api/tables/{id}/log").status_code == 200
    assert len(daily(bob)["results"]) == 2


def test_websocket_of_a_daily_table_is_refused_too(ann, bob, server):
    id = begin(ann)["id"]
    server.cookies.clear()
    with (
        pytest.raises(Exception, match=r"403|play"),
        server.websocket_connect(f"/api/tables/{id}/live", headers=bob.headers),
    ):
        pass


def test_everyone_may_watch_after_the_deadline(ann, bob, clock):
    id = begin(ann)["id"]
    finish(ann, id)
    clock.now += closes(day_of(NOON)) - NOON + 1
    assert bob.get(f"/api/tables/{id}/log").status_code == 200
    assert daily(bob, day=day_of(NOON))["open"]


def test_daily_tables_are_not_listed_for_others(ann, bob):
    begin(ann)
    assert bob.get("/api/tables", which="watch").json() == []


def test_unfinished_attempt_is_resigned_at_the_deadline(ann, clock, server):
    id = begin(ann)["id"]
    node = server.app.state.node
    with node.store.reading() as db:
        due = db.execute(tables.select().where(tables.c.id == id)).mappings().one()["due"]
    assert due == closes(day_of(NOON))
    clock.now += due - NOON + 1
    with node.sessions.write(id) as session:
        check_absence(session)
    assert ann.table(id)["status"] == "over"
    assert daily(ann, day=day_of(NOON))["mine"]["score"] is None
    assert ann.get("/api/me/profile").json()["streak"] == {"days": 0, "today": False}


def test_resigned_attempt_has_no_points(ann):
    id = begin(ann)["id"]
    ann.post(f"/api/tables/{id}/resign")
    attempt = daily(ann)["results"][0]
    assert attempt["finished_at"]
    assert attempt["score"] is None
    assert begin(ann)["id"] == id


def test_streak_counts_consecutive_days():
    assert ends("2027-01-15") - 86400 <= NOON < ends("2027-01-15")
    days = {"2027-01-12", "2027-01-13", "2027-01-14"}
    assert days_in_a_row(days, NOON) == 3
    assert days_in_a_row(days | {"2027-01-15"}, NOON) == 4
    assert days_in_a_row({"2027-01-12"}, NOON) == 0


def test_deleted_table_keeps_its_result(clock, server):
    guest = Person(server, "Guest")
    finish(guest, begin(guest)["id"])
    clock.now += 200 * 86400
    assert delete_expired(server.app.state.node.store, Retention(games=180), clock.now)["games"] == 1
    attempt = daily(guest, day=day_of(NOON))["mine"]
    assert attempt["table_id"] is None
    assert attempt["score"] is not None


def test_move_does_not_postpone_the_deadline(ann, server):
    """Every move recomputes the time of the next check."""
    id = begin(ann)["id"]
    ann.play_first_move(id)
    with server.app.state.node.store.reading() as db:
        assert db.execute(tables.select().where(tables.c.id == id)).mappings().one()["due"] == closes(day_of(NOON))


def test_daily_games_have_no_hints(ann):
    response = ann.post(f"/api/tables/{begin(ann)['id']}/hint")
    assert (response.status_code, response.json()["type"]) == (403, "/problems/no-hints")


def test_guests_play_unranked(ann, server):
    guest = Person(server, "Guest")
    finish(guest, begin(guest)["id"])
    finish(ann, begin(ann)["id"])
    theirs = daily(guest)
    assert (theirs["open"], theirs["players"], theirs["mine"]["ranked"]) == (True, 2, False)
    (attempt,) = theirs["results"]
    assert (attempt["name"], attempt["table_id"]) == ("Ann", None)  # until the day closes, only ranked players watch
    assert guest.get(f"/api/tables/{daily(ann)['mine']['table_id']}").status_code == 403
    sign_up(guest, "guest")
    assert begin(guest)["id"] == theirs["mine"]["table_id"]  # still the only attempt, and still unranked
    assert not daily(guest)["mine"]["ranked"]
    assert [result["name"] for result in daily(ann)["results"]] == ["Ann"]


def test_seed_is_published_when_the_day_closes(ann, clock):
    id = begin(ann)["id"]
    finish(ann, id)
    assert ann.table(id)["seed"] is None
    record = ann.get(f"/api/tables/{id}/record").text
    with ann.server.app.state.node.sessions.read(id) as session:
        seed = session.row.seed
    assert seed not in record
    clock.now += closes(day_of(NOON)) - NOON + 1
    assert ann.table(id)["seed"] == seed
    assert seed in ann.get(f"/api/tables/{id}/record").text


def test_live_messages_do_not_contain_the_seed_before_the_day_closes(ann):
    id = begin(ann)["id"]
    finish(ann, id)
    with ann.server.app.state.node.sessions.read(id) as session:
        sent = messages_since(session, 0, read_viewer(session, None))
        assert session.row.seed not in str(sent)
    assert next(message for message in sent if message["kind"] == "over")["seed"] == ""


def test_moves_that_bots_have_answered_cannot_be_undone(ann, server):
    id = begin(ann, "bots")["id"]
    before = after = None
    while (before, after) != ("", "daily"):  # after some turns the harvest or a new round reveals something
        play_until_next_turn(server, id)
        while ann.table(id)["view"]["ask"]["seat"] == 0:
            assert ann.play_first_move(id).status_code == 200
        before = ann.table(id)["undo"]["reason"]
        play_until_next_turn(server, id)
        after = ann.table(id)["undo"]["reason"]
    response = ann.post(f"/api/tables/{id}/undo", ply=ann.table(id)["view"]["ply"], key=fresh_key())
    assert response.json()["type"] == "/problems/cannot-undo"


def play_until_next_turn(server, id):
    """Play the moves of the bots, the first legal ones."""
    with server.app.state.node.sessions.write(id) as session:
        while session.record.actor != 0:
            apply_move(session, session.record.actor, None, session.record.moves[0], None)
