"""Custom values from strangers: files and sets that would take memory or block the interpreter are refused."""

from __future__ import annotations

import httpx
import pytest

from tests.server.attacks import MB, check_healthy, cpu_seconds, peak_memory
from tests.server.test_server_process import running

DOTTED_KEY = "a" + ".a" * 10_000 + " = 1"  # takes 300 MB if it is parsed
ATTACKS = 8


@pytest.fixture(scope="module")
def attacked_server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("server_under_attack"), "--workers", "0", "--rate-limit-scale", "1000") as (
        process,
        address,
    ):
        check_healthy(address)
        yield process, address


def test_dotted_key_takes_no_memory(attacked_server):
    process, address = attacked_server
    before = peak_memory(process.pid)
    response = httpx.post(f"{address}/api/custom-values/read", json={"text": DOTTED_KEY}, timeout=60)
    assert response.json()["mistakes"][0]["message"] == "line 1 has more than 1000 characters"
    assert peak_memory(process.pid) - before < 50 * MB


def test_deep_nesting_over_many_lines_is_a_mistake(attacked_server):
    _, address = attacked_server
    response = httpx.post(f"{address}/api/custom-values/read", json={"text": "x = " + "[\n" * 20_000}, timeout=60)
    assert "it is nested too deeply" in response.json()["mistakes"][0]["message"]


@pytest.mark.parametrize("text", ["values.village.life.lap = 0x{}", "game = 0x{}", "hash = 0x{}", "name = 0x{}"])
@pytest.mark.parametrize("digits", [900, 40_000])
def test_huge_number_is_a_mistake_and_no_failure(attacked_server, text, digits):
    _, address = attacked_server
    response = httpx.post(f"{address}/api/custom-values/read", json={"text": text.format("f" * digits)}, timeout=60)
    assert response.status_code == 200
    assert response.json()["mistakes"]


@pytest.mark.parametrize(
    ("path", "start", "keys"),
    [
        ("/api/custom-values/check", "x", 6400),
        ("/api/custom-values/check", "inn.x", 3900),
        ("/api/tables", "inn.x", 2900),
    ],
)
def test_unknown_keys_take_little_time(attacked_server, path, start, keys):
    process, address = attacked_server
    values = {f"{start}{number}": 1 for number in range(keys)}
    body = {"custom_values": {"values": values}} if path == "/api/tables" else {"values": values}
    with httpx.Client(base_url=address, timeout=60) as client:
        client.post("/api/me", json={"name": "Ann"})
        before = cpu_seconds(process.pid)
        statuses = {client.post(path, json=body).status_code for _ in range(ATTACKS)}
    assert statuses <= {200, 422}
    assert cpu_seconds(process.pid) - before < ATTACKS * 0.1
