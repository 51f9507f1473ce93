"""Resumed streams: from any number on exactly the missing messages, once and in order."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise

import httpx
import pytest
from websockets.asyncio.client import connect

from bench.server.http_client import Clients
from tests.builders.seeded_server import SeededNode
from tests.server.clients import play_moves, start_game_for_two
from tests.server.scenarios import create_table, make_move, new_client, run_scenario

pytestmark = pytest.mark.expensive


def messages_after(person, id, after):
    """Return the messages after a number up to the current table."""
    path = f"/api/tables/{id}/live?after={after}"
    person.server.cookies.clear()
    with person.server.websocket_connect(path, headers=person.headers) as subscription:
        news = [subscription.receive_json()]
        while news[-1]["kind"] != "now":
            news.append(subscription.receive_json())
    return news


def test_resume_delivers_missing_messages_once_and_in_order(ann, bob):
    id = start_game_for_two(ann, bob)
    play_moves([ann, bob], id, 12)
    all_messages = messages_after(ann, id, 0)
    assert [message["number"] for message in all_messages[:-1]] == list(range(1, all_messages[-1]["number"] + 1))
    for after in range(all_messages[-1]["number"] + 3):
        assert messages_after(ann, id, after)[:-1] == all_messages[after:-1]


def test_no_message_is_sent_twice_during_a_game(tmp_path, database):
    async def listen(port: int, id: str, last: int) -> list[int]:
        """Return the numbers received over a connection that breaks after every third message."""
        numbers: list[int] = []
        while not numbers or numbers[-1] < last:
            after = numbers[-1] if numbers else 0
            async with connect(f"ws://127.0.0.1:{port}/api/tables/{id}/live?after={after}") as subscription:
                for _ in range(3):
                    update = json.loads(await asyncio.wait_for(subscription.recv(), 10))
                    numbers += [update["number"]] if update["kind"] not in ("now", "beat") else []
                    if update["number"] >= last:
                        break
        return numbers

    async def scenario(clients: Clients) -> None:
        ann = await new_client(clients, node)
        id = await create_table(ann)
        first = (await ann.get(f"/api/tables/{id}"))[1]["number"]
        subscriptions = asyncio.gather(*(listen(node.port, id, first + 20) for _ in range(5)))
        for lap in range(20):
            await make_move(ann, id, f"goes-on-{lap:02}")
        for numbers in await asyncio.wait_for(subscriptions, 30):
            assert numbers == list(range(1, len(numbers) + 1))

    with SeededNode(tmp_path, database) as node:
        run_scenario(scenario)


def test_server_sent_events_are_the_same_messages(tmp_path):
    async def scenario(clients: Clients) -> None:
        ann = await new_client(clients, node)
        id = await create_table(ann)
        for lap in range(5):
            await make_move(ann, id, f"same-{lap:04}")
        async with connect(f"ws://127.0.0.1:{node.port}/api/tables/{id}/live?after=2") as subscription:
            news = [json.loads(await subscription.recv())]
            while news[-1]["kind"] != "now":
                news.append(json.loads(await subscription.recv()))
        address = f"http://127.0.0.1:{node.port}/api/tables/{id}/events?after=2"
        streamed = await asyncio.to_thread(read, address, len(news))
        assert streamed[:-1] == news[:-1]
        assert streamed[-1]["table"]["view"] == news[-1]["table"]["view"]
        assert all(earlier["number"] <= later["number"] for earlier, later in pairwise(streamed))

    with SeededNode(tmp_path) as node:
        run_scenario(scenario)


def read(address: str, count: int) -> list[dict[str, object]]:
    """Return this many messages of a stream."""
    messages: list[dict[str, object]] = []
    with httpx.Client(trust_env=False) as client, client.stream("GET", address, timeout=10) as stream:
        for line in stream.iter_lines():
            text = line.removeprefix("data: ")
            if text.startswith("{"):
                messages.append(json.loads(text))
            if len(messages) == count:
                break
    return messages
