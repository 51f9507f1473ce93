"""Data of the first release can be opened, continued and migrated."""

import gzip
from pathlib import Path
from time import time

import pytest
from litestar.testing import TestClient
from sqlalchemy import delete, func, make_url, select

from village.cli import main
from village.server.app import make_app
from village.server.node import Node
from village.server.settings import Retention, Settings
from village.server.storage.schema import players, tables
from village.server.tables.retention import delete_expired
from village.table.play import apply_move

STORED = Path(__file__).parent / "stored"


def command(name, settings, *more):
    return main([name, *more, "--data", str(settings.data), "--database", settings.database])


@pytest.fixture
def unpacked(tmp_path):
    """The database of the first release."""
    settings = Settings(data=tmp_path, workers=0, rate_limit_scale=1e6)
    packed = (STORED / "first-release.sqlite3.gz").read_bytes()
    Path(make_url(settings.url).database).write_bytes(gzip.decompress(packed))
    return settings


@pytest.fixture
def restored(settings):
    """The backup of the first release in either kind of database."""
    assert command("restore", settings, str(STORED / "first-release.backup")) == 0
    return settings


def check_playable(settings):
    """Check that every game can be read and running games continue."""
    with TestClient(make_app(settings)) as server:
        node: Node = server.app.state.node
        with node.store.reading() as db:
            ids = list(db.scalars(select(tables.c.id)))
        assert len(ids) > 1
        assert sorted(status_after_reading(node, server, id) for id in ids).count("playing") > 0
    assert command("doctor", settings) == 0


def status_after_reading(node, server, id):
    assert server.get(f"/api/tables/{id}").status_code == 200
    with node.sessions.write(id) as session:
        assert session.cached.lost == ""
        if session.status == "playing":
            for _ in range(3):
                apply_move(session, session.record.actor, None, session.record.moves[0], None)
        return session.status


def test_first_release_database_continues(unpacked):
    assert command("doctor", unpacked) == 0
    check_playable(unpacked)


def test_dry_run_reports_an_older_schema(unpacked, capsys):
    before = Path(make_url(unpacked.url).database).read_bytes()
    assert command("doctor", unpacked, "--dry-run") == 2
    assert "schema does not match this version" in capsys.readouterr().err
    assert Path(make_url(unpacked.url).database).read_bytes() == before


def test_first_release_backup_continues_in_either_database(restored):
    assert command("doctor", restored) == 0
    check_playable(restored)


def test_first_release_database_can_be_backed_up_and_restored(unpacked, settings, tmp_path):
    file = tmp_path / "again.backup"
    assert command("backup", unpacked, str(file)) == 0
    new = settings if settings.database else Settings(data=tmp_path / "new", workers=0, rate_limit_scale=1e6)
    assert command("restore", new, str(file)) == 0
    assert command("doctor", new) == 0
    check_playable(new)


def test_first_release_guests_have_time_to_return(unpacked):
    with TestClient(make_app(unpacked)) as server:
        store = server.app.state.node.store
        with store.writing() as db:
            db.execute(delete(tables))
            guests = db.scalar(select(func.count()).select_from(players).where(players.c.kind == "guest"))
        assert guests
        assert delete_expired(store, Retention(guests=30), time() + 29 * 86400)["guests"] == 0
        assert delete_expired(store, Retention(guests=30), time() + 31 * 86400)["guests"] == guests
