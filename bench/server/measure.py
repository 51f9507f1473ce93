"""The measurements: games with and without watchers, bots, idle WebSockets, opening a long game."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import uvloop

from bench.server.bot_latency import response_times
from bench.server.cpu_usage import CpuUsage
from bench.server.games import OpenGame, open_game, open_games, precompute_moves
from bench.server.http_client import Clients
from bench.server.load import TimedMove, figures, flat_out, steady
from bench.server.node import Node
from bench.server.watchers import Audience

LONG_GAME_MOVES = 600  # moves of the opened game
IDLE_SECONDS = 20.0  # every stream sends a heartbeat in that time
SETTLE_SECONDS = 1.0


@dataclass(frozen=True)
class Effort:
    """The amount of load."""

    games: int
    watched_rate: int  # moves per second of the steady load
    unwatched_rate: int
    seconds: float  # its duration

    @property
    def moves_per_game(self) -> int:
        """The number of moves per game for the steady load and half as long at full speed."""
        return 2 + int(2.5 * self.seconds * max(self.watched_rate, self.unwatched_rate) / self.games)


@dataclass(frozen=True)
class Cluster:
    """The nodes on one database, and the database process, if any."""

    nodes: Sequence[Node]
    database: list[int] = field(default_factory=list)

    @property
    def ports(self) -> list[int]:
        return [node.port for node in self.nodes]

    def watch_processors(self) -> CpuUsage:
        server = {"server": [node.process.pid for node in self.nodes]}
        return CpuUsage(server | ({"database": self.database} if self.database else {}))

    def fresh_games(self, effort: Effort) -> list[OpenGame]:
        games, _ = uvloop.run(open_games(self.nodes[0], effort.games))
        precompute_moves(self.nodes[0].database, games, effort.moves_per_game)
        return games


async def measured(
    cluster: Cluster, moves: Awaitable[list[TimedMove]], audience: Audience | None = None
) -> dict[str, Any]:
    machine = cluster.watch_processors()
    timed = await moves
    lasted = max(move.due + move.taken for move in timed) - min(move.due for move in timed)
    result = {
        "moves": len(timed),
        "moves_per_second": round(len(timed) / lasted, 1),
        **figures([move.taken for move in timed]),
    }
    if audience is not None:
        delays = figures(await audience.waited(timed))
        result |= {f"shown_{name}": value for name, value in delays.items()}
    return result | machine.figures(len(timed))


async def watched(cluster: Cluster, games: list[OpenGame], effort: Effort) -> dict[str, Any]:
    """Two WebSockets per game: the player and a spectator."""
    async with Audience(cluster.ports, games) as audience:
        moves = steady(cluster.ports, games, effort.watched_rate, effort.seconds)
        at_rate = await measured(cluster, moves, audience)
        most = await measured(cluster, flat_out(cluster.ports, games, effort.seconds / 2), audience)
    return {"steady": {"games": len(games), "asked": effort.watched_rate, **at_rate}, "flat_out": most}


async def unwatched(cluster: Cluster, games: list[OpenGame], effort: Effort) -> dict[str, Any]:
    at_rate = await measured(cluster, steady(cluster.ports, games, effort.unwatched_rate, effort.seconds))
    most = await measured(cluster, flat_out(cluster.ports, games, effort.seconds / 2))
    return {"steady": {"games": len(games), "asked": effort.unwatched_rate, **at_rate}, "flat_out": most}


async def idle(node: Node, games: list[OpenGame]) -> dict[str, Any]:
    """Two WebSockets per game without activity."""
    before = node.memory()
    async with Audience([node.port], games) as audience:
        await asyncio.sleep(SETTLE_SECONDS)
        machine = Cluster([node]).watch_processors()
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


async def long_game(node: Node) -> OpenGame:
    """Return a game with at least this many moves, made one by one."""
    async with Clients() as clients:
        client = clients.to(node.port)
        await client.introduce("patient")
        game = await open_game(client, seats=5)
        precompute_moves(node.database, [game], LONG_GAME_MOVES)
        while game.moves and game.moves[-1][0] < LONG_GAME_MOVES:
            await game.move(client)
        if not game.moves:
            raise RuntimeError("the game was over too soon")
        return game


async def opening(node: Node, game: OpenGame, other: OpenGame) -> dict[str, float]:
    """Return how long it takes to open a long game in a new process, and again."""
    async with Clients() as clients:
        client = clients.to(node.port, game.cookie)
        await client.get(f"/api/tables/{other.id}")  # connect and load the rules
        taken = []
        for _ in range(2):
            before = perf_counter()
            status, table = await client.get(f"/api/tables/{game.id}")
            taken.append(round((perf_counter() - before) * 1e3, 1))
            if status != 200 or table["view"]["ply"] < LONG_GAME_MOVES:
                raise RuntimeError(f"{status}: {table}")
        return {"cold_ms": taken[0], "warm_ms": taken[1]}


def on_sqlite(effort: Effort, only: Callable[[str], bool]) -> Iterator[tuple[str, Any]]:
    """Measure one node; every move is on disk before the response."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with Node(data) as node:
            cluster = Cluster([node])
            games, memory = uvloop.run(open_games(node, effort.games))
            if only("watched"):
                precompute_moves(node.database, games, effort.moves_per_game)
                yield "watched", uvloop.run(watched(cluster, games, effort))
            if only("unwatched"):
                yield "unwatched", uvloop.run(unwatched(cluster, cluster.fresh_games(effort), effort))
            yield "idle_game_kb", round(memory / 1e3, 1)
            if only("opening"):
                long, second_game = uvloop.run(long_game(node)), uvloop.run(long_game(node))
        if only("levels"):
            with Node(data, "", 0, "--workers", "1") as node:
                others = Cluster([node]).fresh_games(effort)
                yield "levels", uvloop.run(response_times(node, others, effort.seconds))
        with Node(data) as node:
            if only("opening"):
                yield "open_600", uvloop.run(opening(node, long, second_game))
            if only("idle"):
                yield "idle", uvloop.run(idle(node, games))
