"""Full disk and database outages: reported to clients, logged once."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
from contextlib import closing
from time import sleep

import httpx
import pytest
import websockets
from sqlalchemy import make_url

from tests.server.test_server_process import create_table, running
from village.server.storage import availability

pytestmark = pytest.mark.expensive

WAITED = 3.0  # readiness is cached for two seconds


def fill_disk(process, folder):
    """Stop the write-ahead log from growing, as on a full disk."""
    room = (folder / "village.sqlite3-wal").stat().st_size
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))


def make_room(process):
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def log_lines_with(folder, word):
    lines = (folder / "log").read_text().splitlines()
    return [json.loads(line) for line in lines if line.startswith("{") and word in line]


def test_full_disk_is_not_ready_and_logged_once(tmp_path):
    data = tmp_path / "data"
    with running(tmp_path, "--data", str(data)) as (process, address), httpx.Client(base_url=address) as client:
        assert client.get("/ready").status_code == 200
        client.post("/api/me", json={"name": "Ann"})
        id = client.post("/api/tables", json={"seats": 2}).json()["id"]
        fill_disk(process, data)
        sleep(WAITED)
        response = client.get("/ready")
        assert (response.status_code, response.json()["type"]) == (503, "/problems/no-database")
        assert {client.patch("/api/me", json={"name": "Bea"}).status_code for _ in range(5)} == {503}
        assert client.get("/metrics").status_code == client.get("/health").status_code == 200
        assert asyncio.run(first_update(address, id, client.cookies["village"])) == "seat"
        make_room(process)
        sleep(WAITED)
        assert client.get("/ready").status_code == 200
        assert client.patch("/api/me", json={"name": "Bea"}).status_code == 200
    assert len(log_lines_with(tmp_path, "is unreachable")) == 1
    assert len(log_lines_with(tmp_path, "reachable again")) == 1
    assert "Traceback" not in (tmp_path / "log").read_text()


async def first_update(address, id, cookie):
    """Return the first update for a seated player, whose presence cannot be stored."""
    url = f"{address}/api/tables/{id}/live".replace("http", "ws")
    async with websockets.connect(url, additional_headers={"cookie": f"village={cookie}"}) as line:
        return json.loads(await line.recv())["kind"]


def make_read_only(postgres, url):
    """Make the database read-only, like a standby."""
    name = make_url(url).database
    postgres.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
    postgres.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


def test_read_only_database_is_logged_once_until_it_ends(tmp_path, postgres, shared_database):
    with running(tmp_path, "--database", shared_database) as (process, address):
        with httpx.Client(base_url=address) as client:
            client.post("/api/me", json={"name": "Ann"})
            make_read_only(postgres, shared_database)
            sleep(WAITED)
            assert client.get("/ready").status_code == 503
            assert {client.patch("/api/me", json={"name": f"Bea {n}"}).status_code for n in range(5)} == {503}
            assert client.get("/api/tables").status_code == 200
        process.terminate()
        process.wait(30)
    assert len(log_lines_with(tmp_path, "is unreachable")) == 1
    assert len(log_lines_with(tmp_path, "no news from other nodes")) == 1
    assert "Traceback" not in (tmp_path / "log").read_text()


async def status_of_socket(address, id):
    try:
        async with websockets.connect(f"{address}/api/tables/{id}/live".replace("http", "ws")):
            return 101
    except websockets.InvalidStatus as refused:
        return refused.response.status_code


def test_websockets_get_503_during_an_outage(tmp_path):
    with running(tmp_path) as (_, address):
        id = create_table(address)
        assert asyncio.run(status_of_socket(address, id)) == 101
        assert asyncio.run(status_of_socket(address, "none")) == 404
        with closing(sqlite3.connect(tmp_path / "village.sqlite3")) as db:
            db.execute("ALTER TABLE tables RENAME TO away")
            db.execute("ALTER TABLE jobs RENAME TO away_too")
        assert asyncio.run(status_of_socket(address, id)) == 503
        assert httpx.get(f"{address}/metrics").status_code == 200


def test_readiness_checks_do_not_cause_writes(server, monkeypatch):
    written = []
    real = availability.write_fact
    monkeypatch.setattr(availability, "write_fact", lambda *row: (written.append(row), real(*row)))
    assert {server.get("/ready").status_code for _ in range(50)} == {200}
    assert len(written) <= 2
