"""Retention: unused data is deleted, used data is kept, and storage per day is limited."""

from dataclasses import replace

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, insert, select, update

from tests.server.clients import Person, start_game_for_two
from tests.server.clock import Clock, Time, no_loops
from village.cli import main
from village.record.api import new
from village.server.app import attach, make_app
from village.server.background.notifications.ssrf_guard import PUBLIC_HTTPS
from village.server.limits import buckets as stored
from village.server.limits.buckets import per_day
from village.server.node import Node
from village.server.players.identity import cookie_value, read_player
from village.server.settings import PUBLIC_RETENTION, Retention, Settings
from village.server.storage.schema import devices, facts, links, outages, players, tables
from village.server.tables.retention import delete_expired

DAY = 86400.0


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def server(routes, migrated_settings, clock):
    with TestClient(attach(routes, Node(migrated_settings, clock), PUBLIC_HTTPS, no_loops)) as client:
        yield client


@pytest.fixture
def store(server):
    return server.app.state.node.store


def rows(store, table):
    with store.reading() as db:
        return db.scalar(select(func.count()).select_from(table))


@pytest.fixture
def tables_by_name(server, ann, bob):
    """An account with a finished game, guests with one, an abandoned table, and a visitor."""
    eve, dan = Person(server, "Eve"), Person(server, "Dan")
    response = ann.post("/api/account", username="ann", password="a long password")
    ann.cookie = response.headers["set-cookie"].split(";")[0]
    ours, theirs, played = start_game_for_two(ann, bob), start_game_for_two(bob, eve), start_game_for_two(bob, eve)
    for person, id in ((bob, ours), (eve, theirs)):
        assert person.post(f"/api/tables/{id}/resign").status_code == 200
    waiting = eve.create_table(seats=3)
    eve.post(f"/api/tables/{waiting}/seats/1/link")
    return {"ours": ours, "theirs": theirs, "played": played, "waiting": waiting, "dan": dan}


def visible_tables(ann, tables_by_name):
    return {
        name for name, id in tables_by_name.items() if name != "dan" and ann.get(f"/api/tables/{id}").status_code == 200
    }


def test_private_server_keeps_everything(store, ann, tables_by_name, clock):
    assert set(delete_expired(store, Settings().keep, clock.now + 10_000 * DAY).values()) == {0}
    assert visible_tables(ann, tables_by_name) == {"ours", "theirs", "played", "waiting"}


def test_public_server_deletes_unused_data(store, ann, tables_by_name, clock):
    with store.writing() as db:
        db.execute(insert(facts).values(name="asked:abc", value=str(clock.now)))
        db.execute(insert(facts).values(name="refused:abc", value=str(clock.now)))
        db.execute(insert(outages).values(began=clock.now - 20, ended=clock.now - 10))
    removed = delete_expired(store, PUBLIC_RETENTION, clock.now + 200 * DAY)
    assert removed == {"tables": 1, "games": 1, "links": 0, "reports": 0, "guests": 1, "facts": 2}
    assert visible_tables(ann, tables_by_name) == {"ours", "played"}
    assert tables_by_name["dan"].get("/api/me").json() is None
    assert ann.get("/api/me").json()["kind"] == "account"
    assert rows(store, facts) >= 1
    with store.reading() as db:
        assert db.scalar(select(facts.c.value).where(facts.c.name == "refused:abc"))


def test_nothing_is_deleted_early(store, ann, tables_by_name, clock):
    assert set(delete_expired(store, PUBLIC_RETENTION, clock.now + 13 * DAY).values()) == {0}
    assert delete_expired(store, Retention(links=14), clock.now + 15 * DAY)["links"] == 1
    assert rows(store, links) == 0


def test_returning_guests_and_open_tables_are_kept(store, ann, tables_by_name, clock):
    later = clock.now + 200 * DAY
    with store.writing() as db:
        db.execute(update(devices).where(devices.c.player == tables_by_name["dan"].id).values(last_seen_at=later - DAY))
    with ann.server.websocket_connect(f"/api/tables/{tables_by_name['waiting']}/live", headers=ann.headers) as socket:
        while socket.receive_json()["kind"] != "now":
            pass
        removed = delete_expired(store, Retention(guests=30, tables=0.0001), clock.now + 20)
    assert removed["tables"] == 0
    assert delete_expired(store, Retention(guests=30), later)["guests"] == 0
    assert tables_by_name["dan"].get("/api/me").status_code == 200


@pytest.mark.parametrize("way", ["a cookie of the first release", "a token"])
def test_guest_without_a_device_counts_from_the_last_visit(server, store, ann, clock, way):
    node = server.app.state.node
    if way == "a token":
        headers = {"authorization": f"Bearer {ann.post('/api/me/tokens', name='mine').json()['token']}"}
    else:
        headers = {"cookie": f"village={cookie_value(node.secret, read_player(store, ann.id))}"}
    server.cookies.clear()
    clock.now += 25 * DAY
    node.player_changed(ann.id)
    assert server.get("/api/me", headers=headers).json()["id"] == ann.id
    assert delete_expired(store, Retention(guests=30), clock.now + 20 * DAY)["guests"] == 0
    assert delete_expired(store, Retention(guests=30), clock.now + 31 * DAY)["guests"] == 1


def test_timekeeper_deletes_expired_data_on_a_public_server(settings, clock):
    public = replace(settings, keep=PUBLIC_RETENTION)
    with TestClient(make_app(public, clock, background=no_loops)) as server:
        time = Time(clock, server)
        ann = Person(server, "Ann")
        ann.create_table(seats=2)
        store = server.app.state.node.store
        time.jump(13 * DAY)
        assert rows(store, tables) == 1
        time.jump(2 * DAY)
        assert rows(store, tables) == 0
        time.jump(30 * DAY)
        assert rows(store, players) == 0


def test_command_shows_what_it_would_delete_first(settings, store, ann, tables_by_name, capsys):
    with store.writing() as db:
        db.execute(update(tables).values(last_move_at=0.0, created_at=0.0))
    where = ["--data", str(settings.data), "--database", settings.database]
    assert main(["cleanup", "--dry-run", *where]) == 0
    assert "tables: 1 would be removed" in capsys.readouterr().out
    assert visible_tables(ann, tables_by_name) == {"ours", "theirs", "played", "waiting"}
    assert main(["cleanup", "--keep", "games=0", *where]) == 0
    assert "tables: 1 removed" in capsys.readouterr().out
    assert visible_tables(ann, tables_by_name) == {"ours", "theirs", "played"}
    assert main(["cleanup", "--keep", "cats=9", *where]) == 2
    assert "guests" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("quota", "path", "body"),
    [
        ("imports", "/api/records", {"text": "{}"}),
        ("tables", "/api/tables", {"seats": 2}),
        ("lines", "/api/tables/none/chat", {"text": "hello"}),
    ],
)
@pytest.mark.parametrize("whose", ["QUOTAS_PER_PLAYER", "QUOTAS_PER_ADDRESS"])
def test_stored_data_per_day_is_limited(tmp_path, monkeypatch, quota, path, body, whose):
    if quota == "imports":
        body = {"text": new(seed=1).dump()}
    monkeypatch.setitem(getattr(stored, whose), quota, per_day(3))
    with TestClient(make_app(Settings(data=tmp_path, workers=0))) as server:
        ann = Person(server, "Ann")
        statuses = [ann.post(path, **body).status_code for _ in range(5)]
        assert 429 not in statuses[:3]
        assert statuses[3:] == [429, 429]
        waits = int(ann.post(path, **body).headers["retry-after"])
        assert 20_000 < waits <= 28_800
        status = Person(server, "Bob").post(path, **body).status_code
        assert (status == 429) == (whose == "QUOTAS_PER_ADDRESS")
