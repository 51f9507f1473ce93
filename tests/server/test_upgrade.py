"""A database of November 2026 is backed up, upgraded, checked and played on, as docs/how-to/host.md says.

It was written by the code of commit aadb638c: tables of both games with and without hidden information, with custom
values and with a bot, an open table, an imported one, results, an analysis under way, accounts, friends, a token, a
bot account, chat, a report, daily challenges and puzzles.
"""

import gzip
from pathlib import Path

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, make_url, select

from tests.server.clients import Person, player_to_move
from tests.server.test_first_release import command, status_after_reading
from village.server.app import make_app
from village.server.settings import Settings
from village.server.storage.schema import analyses, daily, metadata, results, tables
from village.server.storage.store import Store

STORED = Path(__file__).parent / "stored" / "november-2026.sqlite3.gz"
PASSWORD = "correct horse battery"


@pytest.fixture
def stored(tmp_path):
    """The stored database."""
    settings = Settings(data=tmp_path / "stored", workers=0, rate_limit_scale=1e6)
    settings.data.mkdir()
    Path(make_url(settings.url).database).write_bytes(gzip.decompress(STORED.read_bytes()))
    return settings


@pytest.fixture
def upgraded(stored, settings, tmp_path):
    """The stored database, backed up and restored into either kind of database."""
    file = tmp_path / "before-upgrade.backup"
    assert command("backup", stored, str(file)) == 0
    assert command("restore", settings, str(file)) == 0
    return settings


def counts(settings):
    """Return the number of rows of each table, except of current visitors."""
    store = Store(settings.url)
    with store.reading() as db:
        rows = {name: db.scalar(select(func.count()).select_from(table)) for name, table in metadata.tables.items()}
    store.close()
    return {name: number for name, number in rows.items() if name != "presence"}


def logged_in(server, username):
    person = Person(server, "")
    response = person.post("/api/login", username=username, password=PASSWORD)
    assert response.status_code == 200, response.text
    person.cookie = response.headers["set-cookie"].split(";")[0]
    return person


def test_backup_and_doctor_lose_nothing(stored, upgraded, capsys):
    assert command("doctor", upgraded) == 0
    assert "12 tables: 12 fine" in capsys.readouterr().out
    before = counts(stored)
    assert counts(upgraded) == before
    assert [name for name in ("tokens", "friends", "reports", "results", "daily") if not before[name]] == []


def test_every_table_is_read_and_played_on_after_the_upgrade(upgraded):
    assert command("doctor", upgraded) == 0
    with TestClient(make_app(upgraded)) as server:
        people = [logged_in(server, "ann"), logged_in(server, "bob")]
        mine = people[0].get("/api/tables", which="mine").json()
        playing = [table["id"] for table in mine if table["status"] == "playing" and "easy" not in table["names"]]
        games = [people[0].table(id) for id in playing]
        assert {game["game"] for game in games} == {"village", "my_village"}
        assert any(game["expansions"] == ["inn"] and game.get("custom_values") for game in games)
        assert any("goals" in game["expansions"] for game in games)
        for game in games:
            for _ in range(3):
                person = player_to_move(people, game["id"])
                view = person.table(game["id"])["view"]
                key = f"upgraded-{view['ply']:04}"  # those of other tests are stored
                response = person.move(game["id"], view["ply"], view["ask"]["tokens"][0], key)
                assert response.status_code == 200, response.text
            assert people[0].table(game["id"])["view"]["ply"] > game["view"]["ply"]
    assert command("doctor", upgraded) == 0


def test_tables_of_others_continue_after_the_upgrade(upgraded):
    with TestClient(make_app(upgraded)) as server:
        node = server.app.state.node
        with node.store.reading() as db:
            ids = list(db.scalars(select(tables.c.id).where(tables.c.id.not_in(select(daily.c.table_id)))))
        assert {status_after_reading(node, server, id) for id in ids} >= {"open", "playing", "over"}
    assert command("doctor", upgraded) == 0


def test_accounts_chat_results_and_puzzles_are_kept(upgraded):
    with TestClient(make_app(upgraded)) as server:
        ann, bob = logged_in(server, "ann"), logged_in(server, "bob")
        assert [friend["name"] for friend in ann.get("/api/me/friends").json()] == ["Bob"]
        assert [token["name"] for token in ann.get("/api/me/tokens").json()] == ["laptop"]
        assert [bot["name"] for bot in ann.get("/api/me/bots").json()] == ["Annibot"]
        assert bob.get("/api/me/notifications").json()["language"] == "de"
        profile = ann.get("/api/me/profile").json()
        assert profile["played"] == 2
        assert {rating["scale"] for rating in profile["ratings"]} >= {"puzzles village", "puzzles my_village"}
        export = ann.get("/api/me/export").json()
        assert [line["body"]["text"] for line in export["chat"]] == ["Good luck!"]
        node = server.app.state.node
        with node.store.reading() as db:
            (over,) = db.scalars(select(analyses.c.table_id).distinct())
            assert over in set(db.scalars(select(results.c.table_id)))
        assert ann.get(f"/api/tables/{over}/analysis", seat=0).json()["status"] in ("thinking", "done")
