"""A node that dies in the middle of many games: nothing it promised is lost, and nothing is stuck."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bench.server.line import Line, Lines
from bench.server.node import Node
from tests.server.stories import laid, played, question, somebody, tell

pytestmark = pytest.mark.expensive

GAMES, PEOPLE = 100, 20
PATIENCE = 120  # seconds: a busy machine takes its time


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


async def games_of(lines: Lines, person: Line) -> list[Keen]:
    """One after the other, so that no line is quiet for so long that the server hangs up."""
    ids = [await laid(person) for _ in range(GAMES // PEOPLE)]
    return [Keen(lines.to(person.port, person.cookie), id, luck) for luck, id in enumerate(ids)]


def in_the_middle(keen: list[Keen]) -> bool:
    """Every game has gone on, and many answers are under way."""
    return all(one.promised for one in keen) and sum(one.open is not None for one in keen) > GAMES // 10


def test_a_killed_node_loses_nothing_it_promised(tmp_path, database):
    async def before(lines: Lines) -> list[Keen]:
        keen = [one for _ in range(PEOPLE) for one in await games_of(lines, await somebody(lines, node))]
        playing = asyncio.gather(*(one.play() for one in keen))
        until = asyncio.get_running_loop().time() + PATIENCE
        while not in_the_middle(keen) and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.01)
        node.kill()
        await asyncio.wait_for(playing, PATIENCE)
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
    with Node(tmp_path, database) as again:
        tell(after)
