"""What the server bears on this machine, with its clients beside it: `python -m bench.server`, `--save` keeps it.

One node on SQLite in a temporary folder; every move is on the disk before it is answered.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

import village
from bench.server.games import Opened, look_ahead, open_game
from bench.server.line import Lines
from bench.server.load import flat_out, steady
from bench.server.node import Node

RESULTS = Path(__file__).parent.with_name("server.json")
PLAYERS = 50
LONG = 600  # answers of the game that is opened
ASKED = {"moves_per_second": 300, "p99_ms": 100, "idle_game_kb": 50, "open_ms": 50}


async def opened(node: Node, count: int) -> tuple[list[Opened], float]:
    """So many games, begun; and what one of them costs in memory while nobody plays."""
    async with Lines() as lines:
        people = [lines.to(node.port) for _ in range(PLAYERS)]
        for number, line in enumerate(people):
            await line.introduce(f"player {number}")
        await open_game(people[0])  # the rules are laid out once
        before = node.memory()
        games = [await open_game(people[number % PLAYERS]) for number in range(count)]
        return games, (node.memory() - before) / count


async def long_game(node: Node, data: Path) -> Opened:
    """A game of at least so many answers, given one after the other."""
    async with Lines() as lines:
        line = lines.to(node.port)
        await line.introduce("patient")
        game = await open_game(line, seats=5)
        look_ahead(data, [game], LONG)
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


def measure(count: int, rate: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with Node(data) as node:
            began = perf_counter()
            games, idle = asyncio.run(opened(node, count))
            opening_took = (perf_counter() - began) / count
            look_ahead(data, games, 2 + int(3 * rate * seconds / count))
            result: dict[str, Any] = {
                "games": count,
                "compiled": village.COMPILED,
                "idle_game_kb": round(idle / 1e3, 1),
                "lay_and_begin_ms": round(opening_took * 1e3, 1),
                "steady": {"asked": rate, **asyncio.run(steady(node.port, games, rate, seconds))},
                "flat_out": asyncio.run(flat_out(node.port, games, seconds / 2)),
            }
            long = asyncio.run(long_game(node, data))
            other = asyncio.run(long_game(node, data))
        with Node(data) as node:
            result["open_600"] = asyncio.run(opening(node, long, other))
    return {**result, "load_of_machine": [round(one, 1) for one in os.getloadavg()]}


def show(result: dict[str, Any]) -> None:
    for name, value in result.items():
        text = ", ".join(f"{key} {one:,}" for key, one in value.items()) if isinstance(value, dict) else f"{value}"
        sys.stdout.write(f"{name.replace('_', ' '):20}{text}\n")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games that are open")
    parser.add_argument("--rate", type=int, default=330, help="moves a second of the steady load")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long it lasts")
    parser.add_argument("--save", action="store_true", help="keep the figures")
    wanted = parser.parse_args()
    result = measure(wanted.games, wanted.rate, wanted.seconds)
    show(result)
    if wanted.save:
        kept = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
        kept[f"{sys.implementation.cache_tag}-{platform.machine()}"] = result
        RESULTS.write_text(json.dumps(kept, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
