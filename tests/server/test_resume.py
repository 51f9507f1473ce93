"""OpenStreams that broke off: from any number on exactly what is missing, once and in order."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise

import httpx
import pytest
from websockets.asyncio.client import connect

from bench.server.line import Lines
from bench.server.node import Node
from tests.server.people import play_on, two_at_a_table
from tests.server.stories import laid, moved, somebody, tell

pytestmark = pytest.mark.expensive


def heard(person, id, after):
    """The news after a number up to the table as it is."""
    path = f"/api/games/{id}/live?after={after}"
    person.server.cookies.clear()
    with person.server.websocket_connect(path, headers=person.headers) as ear:
        news = [ear.receive_json()]
        while news[-1]["kind"] != "now":
            news.append(ear.receive_json())
    return news


def test_from_any_number_on_the_missing_messages_come_once_and_in_order(ann, bob):
    id = two_at_a_table(ann, bob)
    play_on([ann, bob], id, 12)
    whole = heard(ann, id, 0)
    assert [one["number"] for one in whole[:-1]] == list(range(1, whole[-1]["number"] + 1))
    for after in range(whole[-1]["number"] + 3):
        assert heard(ann, id, after)[:-1] == whole[after:-1]


def test_nothing_is_told_twice_while_the_game_goes_on(tmp_path, database):
    async def listen(port: int, id: str, last: int) -> list[int]:
        """Numbers heard by somebody whose line breaks after every third message."""
        numbers: list[int] = []
        while not numbers or numbers[-1] < last:
            after = numbers[-1] if numbers else 0
            async with connect(f"ws://127.0.0.1:{port}/api/games/{id}/live?after={after}") as ear:
                for _ in range(3):
                    said = json.loads(await asyncio.wait_for(ear.recv(), 10))
                    numbers += [said["number"]] if said["kind"] not in ("now", "beat") else []
                    if said["number"] >= last:
                        break
        return numbers

    async def story(lines: Lines) -> None:
        ann = await somebody(lines, node)
        id = await laid(ann)
        first = (await ann.get(f"/api/games/{id}"))[1]["number"]
        ears = asyncio.gather(*(listen(node.port, id, first + 20) for _ in range(5)))
        for lap in range(20):
            await moved(ann, id, f"goes-on-{lap:02}")
        for numbers in await asyncio.wait_for(ears, 30):
            assert numbers == list(range(1, len(numbers) + 1))

    with Node(tmp_path, database) as node:
        tell(story)


@pytest.mark.parametrize("way", ["events", "stream"])
def test_streams_of_events_and_lines_say_the_same_as_the_socket(tmp_path, way):
    async def story(lines: Lines) -> None:
        ann = await somebody(lines, node)
        id = await laid(ann)
        for lap in range(5):
            await moved(ann, id, f"same-{lap:04}")
        async with connect(f"ws://127.0.0.1:{node.port}/api/games/{id}/live?after=2") as ear:
            news = [json.loads(await ear.recv())]
            while news[-1]["kind"] != "now":
                news.append(json.loads(await ear.recv()))
        streamed = await asyncio.to_thread(
            read, f"http://127.0.0.1:{node.port}/api/games/{id}/{way}?after=2", len(news)
        )
        assert streamed[:-1] == news[:-1]
        assert streamed[-1]["table"]["view"] == news[-1]["table"]["view"]
        assert all(one["number"] <= other["number"] for one, other in pairwise(streamed))

    with Node(tmp_path) as node:
        tell(story)


def read(address: str, count: int) -> list[dict[str, object]]:
    """So many messages of a stream."""
    found: list[dict[str, object]] = []
    with httpx.Client(trust_env=False) as client, client.stream("GET", address, timeout=10) as stream:
        for line in stream.iter_lines():
            text = line.removeprefix("data: ")
            if text.startswith("{"):
                found.append(json.loads(text))
            if len(found) == count:
                break
    return found
