"""The server process: start, error messages, shutdown."""

import asyncio
import os
import re
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing, contextmanager

import httpx
import pytest
import websockets
from litestar.testing import TestClient

from tests.server.clients import within
from village.cli import main
from village.server.app import make_app
from village.server.settings import Settings

pytestmark = pytest.mark.expensive

START_TIMEOUT_SECONDS = 120


@contextmanager
def running(folder, *options):
    """Run a server in a separate process; yields it with its address."""
    command = [sys.executable, "-m", "village", "serve", "--port", "0", "--data", str(folder), *options]
    with open(folder / "log", "wb") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=dict(os.environ))
    try:
        yield process, re.search(r"http://\S+", process.stdout.readline())[0]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def create_table(address):
    with httpx.Client(base_url=address) as client:
        client.post("/api/me", json={"name": "Ann"})
        return client.post("/api/tables", json={"seats": 2}).json()["id"]


async def watch_until_the_end(process, address, id):
    """Open one stream of each kind and return how they end at shutdown."""
    path = f"{address}/api/tables/{id}"
    async with websockets.connect(path.replace("http", "ws") + "/live") as live, httpx.AsyncClient() as client:
        await live.recv()
        async with client.stream("GET", f"{path}/events") as events:
            process.send_signal(signal.SIGTERM)
            await events.aread()
        await live.wait_closed()
        return live.close_code


def test_streams_are_closed_and_the_process_ends_within_seconds(tmp_path):
    with running(tmp_path) as (process, address):
        code = asyncio.run(watch_until_the_end(process, address, create_table(address)))
        process.wait(5)
    assert code == 1001
    assert process.returncode in (0, -signal.SIGTERM)
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_load_balancer_sees_the_shutdown_coming(tmp_path):
    """The process is killed long before the drain time ends, so that slow machines pass."""
    with (
        running(tmp_path, "--drain-seconds", "120") as (process, address),
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        assert client.get("/ready").status_code == 200
        process.send_signal(signal.SIGTERM)
        assert within(60, lambda: client.get("/ready").status_code == 503)
        assert client.get("/ready").json()["type"] == "/problems/closing"
        assert client.get("/health").status_code == 200


def test_process_log_is_json(tmp_path):
    with running(tmp_path) as (process, address):
        create_table(address)
        process.send_signal(signal.SIGTERM)
        process.wait(10)
    lines = (tmp_path / "log").read_text().splitlines()
    assert any('"route":"/api/tables"' in line and '"status":201' in line for line in lines)
    assert all(line.startswith("{") for line in lines)


def test_port_in_use_is_reported(tmp_path, capsys):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = str(listener.getsockname()[1])
        assert main(["serve", "--port", port, "--data", str(tmp_path)]) == 2
    output = capsys.readouterr().err
    assert f"port {port}" in output
    assert "already" in output


@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("postgresql://village:geheim@127.0.0.1:1/none", "cannot be used"),
        ("sqlite:////proc/nowhere/village.sqlite3", "/proc/nowhere"),
        ("mysterious://x", "not the address of a database"),
        ("sqlite:///:memory:", "SQLite needs a file"),
        ("what is this", "not the address of a database"),
    ],
)
def test_unusable_database_is_reported(tmp_path, capsys, database, says):
    assert main(["serve", "--data", str(tmp_path), "--database", database]) == 2
    output = capsys.readouterr().err
    assert says in output
    assert "geheim" not in output
    assert output.count("\n") == 1


@pytest.mark.parametrize("command", [["serve"], ["doctor"], ["backup", "saved"]])
def test_non_database_file_is_reported_and_nothing_created(tmp_path, capsys, command):
    (tmp_path / "village.sqlite3").write_bytes(b"a letter to my grandmother, and not a short one")
    assert main([*command, "--data", str(tmp_path)]) == 2
    output = capsys.readouterr().err
    assert "not a database" in output
    assert output.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["village.sqlite3"]


def test_database_of_another_program_is_not_touched(tmp_path, capsys):
    file = tmp_path / "village.sqlite3"
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE bookmarks (address TEXT)")
    before = file.read_bytes()
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    output = capsys.readouterr().err
    assert "another program" in output
    assert output.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["village.sqlite3"]
    assert file.read_bytes() == before


def test_damaged_database_is_reported(tmp_path, capsys):
    (tmp_path / "village.sqlite3").write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    output = capsys.readouterr().err
    assert "not a database" in output
    assert output.count("\n") == 1


def test_unwritable_directory_is_reported(capsys):
    assert main(["serve", "--data", "/proc/village"]) == 2
    output = capsys.readouterr().err
    assert "/proc/village" in output
    assert output.count("\n") == 1


def test_invalid_log_level_is_refused(tmp_path, capsys):
    assert main(["serve", "--data", str(tmp_path), "--log", "loud"]) == 2
    assert "loud" in capsys.readouterr().err


def test_data_directory_has_one_server(tmp_path, capsys):
    with running(tmp_path):
        assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
        output = capsys.readouterr().err
        assert str(tmp_path) in output
        assert "already" in output
        assert main(["backup", str(tmp_path / "saved"), "--data", str(tmp_path)]) == 2  # it has no data yet
        assert "no tables" in capsys.readouterr().err


def run_open_option(folder, browser):
    """Run `--open` with a browser that records its URL."""
    browser.write_text(f'#!/bin/sh\necho "$1" > "{browser}.led"\n')
    browser.chmod(0o700)
    command = [sys.executable, "-m", "village", "serve", "--open", "--port", "0", "--data", str(folder)]
    around = {**os.environ, "BROWSER": f"{browser} %s"}
    return subprocess.run(command, env=around, capture_output=True, text=True, timeout=START_TIMEOUT_SECONDS * 2)


def test_open_option_opens_the_page_of_a_running_server(tmp_path):
    browser = tmp_path / "browser"
    (tmp_path / "village.sqlite3.lock").write_text("http://localhost:1 of one that died")
    with running(tmp_path) as (_, address):
        done = run_open_option(tmp_path, browser)
    assert done.returncode == 0, done.stderr
    assert address in done.stdout
    assert browser.with_suffix(".led").read_text().strip() == address


def test_running_server_is_not_replaced(tmp_path, capsys):
    with running(tmp_path) as (_, address):
        create_table(address)
        saved = str(tmp_path / "saved")
        assert main(["backup", saved, "--data", str(tmp_path)]) == 0
        assert main(["restore", saved, "--replace", "--data", str(tmp_path)]) == 2
        assert "already" in capsys.readouterr().err


def test_database_file_is_private(tmp_path):
    folder = tmp_path / "new"
    with TestClient(make_app(Settings(data=folder, workers=0))):
        modes = {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in (folder, *folder.iterdir())}
    assert modes.pop("new") == "0o700"
    assert len(modes) == 3
    assert set(modes.values()) == {"0o600"}
