"""Network access: public address, local network, or this machine only."""

from __future__ import annotations

import asyncio
import http.client
import json
from contextlib import closing
from pathlib import Path

import pytest

from tests.builders.seeded_server import SeededNode
from village.server.network_access import NetworkAccess, is_local
from village.server.settings import Settings
from village.table.problem import Problem

LAN = "127.0.0.2"  # this machine by another address, as a network would see it


def ask(method: str, host: str, port: int, **headers: str) -> tuple[int, dict[str, object]]:
    with closing(http.client.HTTPConnection(host, port, timeout=20)) as door:
        door.request(method, "/api/network", headers={name.replace("_", "-"): value for name, value in headers.items()})
        reply = door.getresponse()
        return reply.status, json.loads(reply.read())


def test_local_server_opens_to_the_network_on_request(tmp_path):
    with SeededNode(tmp_path, "", 0, "--network-address", LAN) as node:
        assert ask("GET", "127.0.0.1", node.port) == (200, {"where": "here", "address": "", "may_open": True})
        with pytest.raises(OSError, match="refused"):
            ask("GET", LAN, node.port)
        for header in ("x_forwarded_for", "x_real_ip", "x_forwarded_host", "via"):  # headers of an undeclared proxy
            assert ask("POST", "127.0.0.1", node.port, **{header: "203.0.113.9"})[0] == 403
        open_stream = {"where": "network", "address": f"http://{LAN}:{node.port}", "may_open": False}
        assert ask("POST", "127.0.0.1", node.port) == (200, open_stream)
        assert ask("GET", LAN, node.port)[1]["address"] == f"http://{LAN}:{node.port}"
        assert ask("POST", "127.0.0.1", node.port) == (200, open_stream)


def test_only_the_local_machine_may_open_it(server):
    assert server.post("/api/network").status_code == 403
    assert server.get("/api/network").json()["may_open"] is False


@pytest.mark.parametrize(
    ("settings", "where", "address"),
    [
        ({}, "here", ""),
        ({"host": "0.0.0.0", "network": LAN}, "network", f"http://{LAN}:8000"),
        ({"host": "192.0.2.7"}, "network", "http://192.0.2.7:8000"),
        ({"public": "https://village.example/"}, "everywhere", "https://village.example"),
        ({"host": "0.0.0.0", "public": "https://village.example"}, "everywhere", "https://village.example"),
    ],
)
def test_address_for_invitations(settings, where, address):
    network_access = NetworkAccess(Settings(data=Path("nowhere"), **settings))
    assert (network_access.where, network_access.address) == (where, address)


@pytest.mark.parametrize("settings", [{"proxy": True}, {}])
def test_nothing_is_opened_behind_a_proxy_or_without_a_listener(settings):
    network_access = NetworkAccess(Settings(data=Path("nowhere"), network=LAN, **settings))
    assert not network_access.may_open
    with pytest.raises(Problem):
        asyncio.run(network_access.open_network())


@pytest.mark.parametrize(
    ("host", "local"), [("127.0.0.1", True), ("::1", True), ("localhost", True), ("192.0.2.1", False), ("x.y", False)]
)
def test_local_addresses_are_recognized(host, local):
    assert is_local(host) is local
