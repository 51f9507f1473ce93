"""Allowed host names: foreign names that point here are refused."""

import socket
import subprocess

import httpx
import pytest

from tests.server.test_server_process import running
from village.cli import main
from village.server.http.origin import allowed_names, is_allowed_name
from village.server.settings import Settings


def ask(address, host):
    response = httpx.get(f"{address}/api/me", headers={"host": host})
    return response.status_code


def test_foreign_host_name_is_refused(tmp_path):
    with running(tmp_path, "--allow-host", "Games.example") as (_, address):
        port = address.rsplit(":", 1)[1]
        for host in ("evil.example", f"evil.example:{port}", "localhost.evil.example", "", "[broken"):
            assert ask(address, host) in (400, 421), host
        response = httpx.post(f"{address}/api/me", json={"name": "Eve"}, headers={"host": "evil.example"})
        assert (response.status_code, response.json()["type"]) == (421, "/problems/unknown-host")
        for host in ("localhost", f"127.0.0.1:{port}", "[::1]", "192.168.1.5", "games.example", socket.gethostname()):
            assert ask(address, host) == 200, host


@pytest.mark.parametrize(
    ("settings", "host", "own"),
    [
        (Settings(public="https://village.example"), "village.example", True),
        (Settings(public="https://village.example"), "other.example", False),
        (Settings(proxy=True, public="https://village.example"), "other.example", False),
        (Settings(host="village.lan"), "village.lan:8000", True),
        (Settings(), "x.localhost", True),
    ],
)
def test_public_host_name_is_allowed(settings, host, own):
    assert is_allowed_name(allowed_names(settings), host) == own


def test_proxy_without_configured_names_decides_itself():
    assert allowed_names(Settings(proxy=True)) == frozenset()


def test_metrics_token_is_not_visible_in_the_process_list(tmp_path, capsys):
    secret = tmp_path / "token"
    secret.write_text("letmein\n")
    with running(tmp_path, "--metrics-token-file", str(secret)) as (process, address):
        credentials = {"authorization": "Bearer letmein", "x-forwarded-for": "192.0.2.1"}
        assert httpx.get(f"{address}/metrics", headers=credentials).status_code == 200
        assert httpx.get(f"{address}/metrics", headers={**credentials, "authorization": "Bearer x"}).status_code == 403
        listed = subprocess.run(["ps", "-o", "args=", "-p", str(process.pid)], capture_output=True, text=True)
        assert "serve" in listed.stdout
        assert "letmein" not in listed.stdout
    assert main(["serve", "--metrics-token", "letmein", "--data", str(tmp_path)]) == 2
    assert main(["serve", "--metrics-token-file", str(tmp_path / "none"), "--data", str(tmp_path)]) == 2
    assert "none" in capsys.readouterr().err
