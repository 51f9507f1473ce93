"""What is measured: games with and without watchers, bots, WebSockets on which nothing happens, opening a long game."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import uvloop

from bench.server.games import Opened, look_ahead, open_game, open_games
from bench.server.levels import answer_times
from bench.server.line import Lines
from bench.server.load import Answered, figures, flat_out, steady
from bench.server.machine import Machine
from bench.server.node import Node
from bench.server.postgres import Postgres
from bench.server.watchers import Audience

LONG = 600  # answers of the game that is opened
IDLE_SECONDS = 20.0  # every stream gives a sign of life once in that time
SETTLE_SECONDS = 1.0


@dataclass(frozen=True)
class Effort:
    """How much is asked of the server."""

    games: int
    watched_rate: int  # moves a second of the steady load
    unwatched_rate: int
    seconds: float  # it lasts

    @property
    def answers(self) -> int:
        """Of every game, for one steady load and as many moves as go for half as long."""
        return 2 + int(2.5 * self.seconds * max(self.watched_rate, self.unwatched_rate) / self.games)


@dataclass(frozen=True)
class House:
    """The nodes on one database, and the process of the database if it has one."""

    nodes: list[Node]
    database: list[int] = field(default_factory=list)

    @property
    def ports(self) -> list[int]:
        return [node.port for node in self.nodes]

    def watch_processors(self) -> Machine:
        server = {"server": [node.process.pid for node in self.nodes]}
        return Machine(server | ({"database": self.database} if self.database else {}))

    def fresh_games(self, effort: Effort) -> list[Opened]:
        games, _ = uvloop.run(open_games(self.nodes[0], effort.games))
        look_ahead(self.nodes[0].database, games, effort.answers)
        return games


async def measured(house: House, moves: Awaitable[list[Answered]], audience: Audience | None = None) -> dict[str, Any]:
    machine = house.watch_processors()
    answers = await moves
    lasted = max(one.due + one.taken for one in answers) - min(one.due for one in answers)
    result = {
        "moves": len(answers),
        "moves_per_second": round(len(answers) / lasted, 1),
        **figures([one.taken for one in answers]),
    }
    if audience is not None:
        shown = figures(await audience.waited(answers))
        result |= {f"shown_{name}": value for name, value in shown.items()}
    return result | machine.figures(len(answers))


async def watched(house: House, games: list[Opened], effort: Effort) -> dict[str, Any]:
    """Two WebSockets at every game: who plays it, and a spectator."""
    async with Audience(house.ports, games) as audience:
        moves = steady(house.ports, games, effort.watched_rate, effort.seconds)
        at_rate = await measured(house, moves, audience)
        most = await measured(house, flat_out(house.ports, games, effort.seconds / 2), audience)
    return {"steady": {"games": len(games), "asked": effort.watched_rate, **at_rate}, "flat_out": most}


async def unwatched(house: House, games: list[Opened], effort: Effort) -> dict[str, Any]:
    at_rate = await measured(house, steady(house.ports, games, effort.unwatched_rate, effort.seconds))
    most = await measured(house, flat_out(house.ports, games, effort.seconds / 2))
    return {"steady": {"games": len(games), "asked": effort.unwatched_rate, **at_rate}, "flat_out": most}


async def idle(node: Node, games: list[Opened]) -> dict[str, Any]:
    """Two WebSockets at every game, and nothing happens."""
    before = node.memory()
    async with Audience([node.port], games) as audience:
        await asyncio.sleep(SETTLE_SECONDS)
        machine = House([node]).watch_processors()
        await asyncio.sleep(IDLE_SECONDS)
        sockets = audience.each * len(games)
        spent = machine.read().spent["server"] - machine.before.spent["server"]
        return {
            "websockets": sockets,
            "node_mb": round(node.memory() / 1e6, 1),
            "of_which_they_mb": round((node.memory() - before) / 1e6, 1),
            "kb_each": round((node.memory() - before) / sockets / 1e3, 1),
            "percent_of_a_core": round(spent / IDLE_SECONDS * 100, 1),
        }


async def long_game(node: Node) -> Opened:
    """A game of at least so many answers, given one after the other."""
    async with Lines() as lines:
        line = lines.to(node.port)
        await line.introduce("patient")
        game = await open_game(line, seats=5)
        look_ahead(node.database, [game], LONG)
        while game.answers and game.answers[-1][0] < LONG:
            await game.move(line)
        if not game.answers:
            raise RuntimeError("the game was over too soon")
        return game


async def opening(node: Node, game: Opened, other: Opened) -> dict[str, float]:
    """How long it takes to see a long game: in a new process, and again."""
    async with Lines() as lines:
        line = lines.to(node.port, game.cookie)
        await line.get(f"/api/games/{other.id}")  # connected, and the rules laid out
        taken = []
        for _ in range(2):
            before = perf_counter()
            status, table = await line.get(f"/api/games/{game.id}")
            taken.append(round((perf_counter() - before) * 1e3, 1))
            if status != 200 or table["view"]["ply"] < LONG:
                raise RuntimeError(f"{status}: {table}")
        return {"cold_ms": taken[0], "warm_ms": taken[1]}


def on_sqlite(effort: Effort, only: Callable[[str], bool]) -> Iterator[tuple[str, Any]]:
    """One node; every move is on the disk before it is answered."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with Node(data) as node:
            house = House([node])
            games, memory = uvloop.run(open_games(node, effort.games))
            if only("watched"):
                look_ahead(node.database, games, effort.answers)
                yield "watched", uvloop.run(watched(house, games, effort))
            if only("unwatched"):
                yield "unwatched", uvloop.run(unwatched(house, house.fresh_games(effort), effort))
            yield "idle_game_kb", round(memory / 1e3, 1)
            if only("opening"):
                long, other = uvloop.run(long_game(node)), uvloop.run(long_game(node))
        if only("levels"):
            with Node(data, "", 0, "--workers", "1") as node:
                others = House([node]).fresh_games(effort)
                yield "levels", uvloop.run(answer_times(node, others, effort.seconds))
        with Node(data) as node:
            if only("opening"):
                yield "open_600", uvloop.run(opening(node, long, other))
            if only("idle"):
                yield "idle", uvloop.run(idle(node, games))


def on_postgresql(effort: Effort) -> Iterator[tuple[str, Any]]:
    """Two nodes; the watchers of a game are on one each, and moves are sent to either."""
    with two_nodes() as house:
        games = house.fresh_games(effort)
        yield "two_nodes_watched", uvloop.run(watched(house, games, effort))
        games = house.fresh_games(effort)
        yield "two_nodes_unwatched", uvloop.run(unwatched(house, games, effort))


@contextmanager
def two_nodes() -> Iterator[House]:
    with ExitStack() as open_until_the_end:
        postgres = Postgres(durable=True)
        open_until_the_end.callback(postgres.stop)
        _, url = postgres.fresh()
        data = Path(open_until_the_end.enter_context(tempfile.TemporaryDirectory()))
        nodes = [open_until_the_end.enter_context(Node(data, url)) for _ in range(2)]
        yield House(nodes, [postgres.process.pid])
