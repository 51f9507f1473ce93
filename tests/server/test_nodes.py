"""Real nodes: updates across nodes, races for one move, and floods."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bench.server.http_client import Clients
from tests.builders.seeded_server import SeededNode
from tests.server.scenarios import create_table, make_move, move_body, new_client, next_state, question, run_scenario

pytestmark = pytest.mark.expensive

RACERS = 50
TERMINATE_CONNECTIONS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test%'"


@pytest.fixture
def nodes(tmp_path, database):
    """Two nodes on PostgreSQL, one on SQLite."""
    with SeededNode(tmp_path, database) as first:
        if not database:
            yield [first]
            return
        with SeededNode(tmp_path, database) as second:
            yield [first, second]


@pytest.fixture
def pair(tmp_path, shared_database):
    with SeededNode(tmp_path, shared_database) as first, SeededNode(tmp_path, shared_database) as second:
        yield first, second


def test_move_reaches_the_other_node_even_after_a_database_outage(pair, postgres):
    first, second = pair

    async def scenario(clients: Clients) -> None:
        ann = await new_client(clients, first)
        id = await create_table(ann)
        async with connect(f"ws://127.0.0.1:{second.port}/api/tables/{id}/live") as subscription:
            await next_state(subscription)
            for lap in range(3):
                done = await make_move(ann, id, f"across-{lap:02}")
                assert (await next_state(subscription))["view"]["ply"] == done["ply"]
                if lap:
                    await asyncio.to_thread(postgres.execute, TERMINATE_CONNECTIONS)

    run_scenario(scenario)


def test_one_of_fifty_concurrent_moves_wins(nodes):
    async def scenario(clients: Clients) -> None:
        ann = await new_client(clients, nodes[0])
        id = await create_table(ann)
        for lap in range(3):
            ply, tokens = await question(ann, id)
            racers = [clients.to(nodes[n % len(nodes)].port, ann.cookie) for n in range(RACERS)]
            await asyncio.gather(*(client.get("/api/me") for client in racers))  # connect all before the race
            path = f"/api/tables/{id}/moves"
            requests = [
                client.post(path, move_body(ply, tokens[0], f"lap-{lap}-{n:04}")) for n, client in enumerate(racers)
            ]
            responses = await asyncio.gather(*requests)
            won = [body for status, body in responses if status == 200]
            lost = [(status, body["type"]) for status, body in responses if status != 200]
            assert len(won) == 1
            assert lost == [(409, "/problems/stale")] * (RACERS - 1)
            assert (await question(ann, id))[0] == won[0]["ply"]

    run_scenario(scenario)


async def shout(port: int, id: str, garbage: str | bytes) -> int | None:
    """Send garbage to a WebSocket until it is closed; return the close code."""
    async with connect(f"ws://127.0.0.1:{port}/api/tables/{id}/live") as subscription:
        with suppress(ConnectionClosed):
            while True:
                await subscription.send(garbage)
                await asyncio.sleep(0)
        await subscription.wait_closed()
        return subscription.close_code


def test_flood_of_sockets_and_garbage_blocks_no_other_client(tmp_path):
    async def scenario(clients: Clients) -> None:
        ann = await new_client(clients, node)
        id = await create_table(ann)
        garbage = ["x", "{}" * 3000, b"\xff" * 30_000, "x" * 1_000_000]
        flood = asyncio.gather(*(shout(node.port, id, garbage[n % 4]) for n in range(120)))
        for lap in range(10):
            await asyncio.wait_for(make_move(ann, id, f"flooded-{lap:02}"), 10)
        assert set(await asyncio.wait_for(flood, 30)) <= {4400, 1008, 1006}

    with SeededNode(tmp_path) as node:
        run_scenario(scenario)
        assert "Traceback" not in node.log_text()
