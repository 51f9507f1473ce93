"""The load generator of the server benchmark."""

import asyncio
import os
import struct

import pytest

from bench.server.cpu_usage import CpuUsage, seconds_of
from bench.server.games import open_games, precompute_moves
from bench.server.load import figures, steady
from bench.server.measure import Cluster, measured
from bench.server.node import Node
from bench.server.watchers import Audience, Watcher, frame_size


@pytest.mark.parametrize(("length", "head"), [(5, 2), (125, 2), (126, 4), (65535, 4), (65536, 10)])
def test_frames_of_every_size_are_parsed(length, head):
    form, mark = {2: ("!B", b""), 4: ("!H", b"\x7e"), 10: ("!Q", b"\x7f")}[head]
    frame = bytearray(b"\x81" + mark + struct.pack(form, length))
    assert frame_size(frame) == (head, length)
    assert frame_size(frame[:-1]) == (0, 0)


def test_a_watcher_parses_fragmented_frames():
    watcher = Watcher("game", "", 1)
    output = b'{"kind":"now","number":7,"table":{}}'
    for byte in b"HTTP/1.1 101 ok\r\n\r\n" + bytes([0x81, 4]) + b"null" + bytes([0x81, len(output)]) + output:
        watcher.data_received(bytes([byte]))
    assert watcher.numbers == [7]
    assert asyncio.run(watcher.until(6)) == watcher.times[0]


def test_a_refused_connection_is_an_error():
    with pytest.raises(ConnectionError):
        Watcher("game", "", 1).data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")


def test_a_percentile_ignores_the_slowest_of_a_hundred():
    taken = figures([0.001] * 98 + [0.5, 0.9])
    assert (taken["p50_ms"], taken["p99_ms"], taken["worst_ms"]) == (1.0, 900.0, 900.0)


def test_cpu_time_is_measured_per_process():
    machine = CpuUsage({})
    before = seconds_of(os.getpid())
    while seconds_of(os.getpid()) < before + 0.2:
        pass
    output = machine.figures(moves=10)
    assert output["clients_ms_a_move"] >= 20
    assert 0 <= output["others_percent"] <= 100


def test_every_move_is_seen_by_both_watchers(tmp_path):
    with Node(tmp_path) as node:
        games, _ = asyncio.run(open_games(node, 3))
        precompute_moves(node.database, games, 5)
        output = asyncio.run(watched(Cluster([node]), games))
    assert output["moves"] == 9
    assert output["shown_p50_ms"] > 0
    assert all(len(game.moves) == 2 for game in games)


async def watched(cluster, games):
    async with Audience(cluster.ports, games) as audience:
        return await measured(cluster, steady(cluster.ports, games, 30, 0.3), audience)
