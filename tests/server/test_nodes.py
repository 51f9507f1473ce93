"""Real nodes, real connections: news across nodes, races for one answer, and a node that dies in the middle."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.server.line import Line, Lines
from bench.server.node import Node

HOT_SEAT = {"seats": 2, "chairs": [{"kind": "me"}, {"kind": "me"}], "start": True}
RACERS = 50
GAMES = 200
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


def tell(story: Callable[[Lines], Awaitable[Any]]) -> Any:
    """Run a story; its lines are hung up at the end."""

    async def whole() -> Any:
        async with Lines() as lines:
            return await story(lines)

    return asyncio.run(whole())


async def somebody(lines: Lines, node: Node) -> Line:
    line = lines.to(node.port)
    await line.introduce("Ann")
    return line


async def laid(line: Line) -> str:
    status, table = await line.post("/api/games", HOT_SEAT)
    assert status == 201, table
    return str(table["id"])


async def question(line: Line, id: str) -> tuple[int, list[str]]:
    """Where the game is, and the legal answers."""
    _, table = await line.get(f"/api/games/{id}")
    return table["view"]["ply"], table["view"]["ask"].get("tokens", [])


def played(ply: int, token: str, key: str) -> dict[str, object]:
    return {"ply": ply, "token": token, "key": key}


async def next_now(ear: ClientConnection) -> dict[str, Any]:
    """The table as it is after the next news."""
    while True:
        said = json.loads(await asyncio.wait_for(ear.recv(), 10))
        if said["kind"] == "now":
            return dict(said["table"])


async def moved(line: Line, id: str, key: str) -> dict[str, Any]:
    ply, tokens = await question(line, id)
    status, body = await line.post(f"/api/games/{id}/moves", played(ply, tokens[0], key))
    assert status == 200, body
    return dict(body)


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


class Keen:
    """Plays one game until its node is gone, and remembers what was promised."""

    def __init__(self, line: Line, id: str, luck: int) -> None:
        self.line = line
        self.id = id
        self.dice = Random(luck)
        self.promised: list[tuple[dict[str, object], dict[str, int]]] = []
        self.open: dict[str, object] | None = None  # sent, not answered

    async def play(self) -> None:
        try:
            while True:
                ply, tokens = await question(self.line, self.id)
                if not tokens:
                    return
                self.open = played(ply, self.dice.choice(tokens), f"{self.id}-{ply}")
                status, body = await self.line.post(f"/api/games/{self.id}/moves", self.open)
                assert status == 200, body
                self.promised.append((self.open, body))
                self.open = None
        except ConnectionError:
            return

    async def check(self, line: Line) -> None:
        """All that was promised is there, the same keys get the same answers, and the game goes on."""
        path = f"/api/games/{self.id}"
        before = (await line.get(path))[1]
        for asked, got in self.promised:
            assert await line.post(f"{path}/moves", asked) == (200, got)
        if self.promised:
            assert before["number"] >= self.promised[-1][1]["number"]
        if self.open is not None:  # in or not, sending it again brings it in once
            status, first = await line.post(f"{path}/moves", self.open)
            assert status == 200, first
            assert await line.post(f"{path}/moves", self.open) == (200, first)
            assert first["number"] <= before["number"] + 2
        ply, tokens = await question(line, self.id)
        if tokens:
            status, body = await line.post(f"{path}/moves", played(ply, tokens[-1], "after-the-crash"))
            assert status == 200, body


def test_a_killed_node_loses_nothing_it_promised(tmp_path, database):
    async def before(lines: Lines) -> list[Keen]:
        people = [await somebody(lines, node) for _ in range(20)]
        ids = [await laid(people[n % 20]) for n in range(GAMES)]
        keen = [Keen(lines.to(node.port, people[n % 20].cookie), id, n) for n, id in enumerate(ids)]
        playing = asyncio.gather(*(one.play() for one in keen))
        until = asyncio.get_running_loop().time() + 30
        while sum(bool(one.promised) for one in keen) < GAMES and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.05)
        node.kill()
        await asyncio.wait_for(playing, 20)
        return keen

    async def after(lines: Lines) -> None:
        for one in keen:
            await one.check(lines.to(again.port, one.line.cookie))

    node = Node(tmp_path, database)
    node.__enter__()
    try:
        keen = tell(before)
    finally:
        node.kill()
    assert sum(len(one.promised) for one in keen) >= GAMES
    assert any(one.open is not None for one in keen), "it was killed in the middle"
    with Node(tmp_path, database) as again:
        tell(after)
