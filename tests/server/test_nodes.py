"""Real nodes, real connections: news across nodes, races for one answer, and a node that dies in the middle."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bench.server.line import Lines
from bench.server.node import Node
from tests.server.stories import laid, moved, next_now, played, question, somebody, tell

pytestmark = pytest.mark.expensive

RACERS = 50
EVERYBODY_OUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test%'"


@pytest.fixture
def nodes(tmp_path, database):
    """Two nodes on PostgreSQL; SQLite has one."""
    with Node(tmp_path, database) as first:
        if not database:
            yield [first]
            return
        with Node(tmp_path, database) as second:
            yield [first, second]


@pytest.fixture
def pair(tmp_path, shared_database):
    with Node(tmp_path, shared_database) as first, Node(tmp_path, shared_database) as second:
        yield first, second


def test_a_move_on_one_node_is_heard_on_the_other_also_after_the_database_was_gone(pair, postgres):
    first, second = pair

    async def story(lines: Lines) -> None:
        ann = await somebody(lines, first)
        id = await laid(ann)
        async with connect(f"ws://127.0.0.1:{second.port}/api/games/{id}/live") as ear:
            await next_now(ear)
            for lap in range(3):
                done = await moved(ann, id, f"across-{lap:02}")
                assert (await next_now(ear))["view"]["ply"] == done["ply"]
                if lap:
                    await asyncio.to_thread(postgres.tell, EVERYBODY_OUT)

    tell(story)


def test_of_fifty_who_race_for_one_answer_exactly_one_wins(nodes):
    async def story(lines: Lines) -> None:
        ann = await somebody(lines, nodes[0])
        id = await laid(ann)
        for lap in range(3):
            ply, tokens = await question(ann, id)
            racers = [lines.to(nodes[n % len(nodes)].port, ann.cookie) for n in range(RACERS)]
            await asyncio.gather(*(line.get("/api/me") for line in racers))  # everybody is connected
            path = f"/api/games/{id}/moves"
            asked = [line.post(path, played(ply, tokens[0], f"lap-{lap}-{n:04}")) for n, line in enumerate(racers)]
            said = await asyncio.gather(*asked)
            won = [body for status, body in said if status == 200]
            lost = [(status, body["type"]) for status, body in said if status != 200]
            assert len(won) == 1
            assert lost == [(409, "/problems/stale")] * (RACERS - 1)
            assert (await question(ann, id))[0] == won[0]["ply"]

    tell(story)


async def shout(port: int, id: str, garbage: str | bytes) -> int | None:
    """Send garbage to a socket until it is closed; the code it is closed with."""
    async with connect(f"ws://127.0.0.1:{port}/api/games/{id}/live") as ear:
        with suppress(ConnectionClosed):
            while True:
                await ear.send(garbage)
                await asyncio.sleep(0)
        await ear.wait_closed()
        return ear.close_code


def test_a_flood_of_sockets_and_garbage_stops_nobody(tmp_path):
    async def story(lines: Lines) -> None:
        ann = await somebody(lines, node)
        id = await laid(ann)
        garbage = ["x", "{}" * 3000, b"\xff" * 30_000, "x" * 1_000_000]
        flood = asyncio.gather(*(shout(node.port, id, garbage[n % 4]) for n in range(120)))
        for lap in range(10):
            await asyncio.wait_for(moved(ann, id, f"flooded-{lap:02}"), 10)
        assert set(await asyncio.wait_for(flood, 30)) <= {4400, 1009, 1006}

    with Node(tmp_path) as node:
        tell(story)
        assert "Traceback" not in node.said()
