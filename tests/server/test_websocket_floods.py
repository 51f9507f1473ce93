"""Clients of live streams send nothing but a few control frames: floods of frames are cut off."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

import pytest
import websockets

from tests.server.attacks import MB, check_healthy, cpu_seconds, flood, open_websocket
from tests.server.test_server_process import create_table, running

MASK = b"\0\0\0\0"
FLOODS = {
    "empty pongs": b"\x8a\x80" + MASK,
    "empty pings": b"\x89\x80" + MASK,
    "long pings": b"\x89\xfd" + MASK + b"p" * 125,
    "fragments": b"\x01\x80" + MASK + (b"\x00\x80" + MASK) * 100,
}
SENT_BYTES = 8 * MB  # more than the buffers between two processes of a machine hold


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    """A server process, its address and the id of a table."""
    with running(tmp_path_factory.mktemp("flooded"), "--workers", "0") as (process, address):
        yield process, address, create_table(address)


@pytest.mark.parametrize("kind", FLOODS)
def test_flood_of_frames_is_cut_off(table, kind):
    process, address, id = table
    before = cpu_seconds(process.pid)
    with ExitStack() as connections:
        for _ in range(2):
            connection = connections.enter_context(open_websocket(address, id))
            assert flood(connection, FLOODS[kind] * 10_000, SENT_BYTES) < SENT_BYTES
    check_healthy(address)
    assert cpu_seconds(process.pid) - before < 1.0


def test_some_control_frames_are_answered(table):
    async def ping_often() -> int:
        _, address, id = table
        async with websockets.connect(f"{address}/api/tables/{id}/live".replace("http", "ws")) as live:
            for _ in range(30):
                await asyncio.wait_for(await live.ping(), 60)
            await live.recv()
        return live.close_code

    assert asyncio.run(ping_often()) == 1000


def test_flooding_client_learns_the_reason(table):
    async def send_much() -> int:
        _, address, id = table
        async with websockets.connect(f"{address}/api/tables/{id}/live".replace("http", "ws")) as live:
            await live.send("x" * 2000)
            await asyncio.wait_for(live.wait_closed(), 60)
        return live.close_code

    assert asyncio.run(send_much()) == 1008
