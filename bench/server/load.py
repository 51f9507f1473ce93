"""Moves at a steady rate, and as many as go; how long each takes."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

from bench.server.games import Opened
from bench.server.line import Line, Lines

LINES = 64  # connections kept for the steady load
CROWD = 16  # clients that send the next move as soon as the last was answered


def figures(taken: list[float], seconds: float) -> dict[str, Any]:
    taken = sorted(taken)
    return {
        "moves_per_second": round(len(taken) / seconds, 1),
        "p50_ms": round(taken[len(taken) // 2] * 1e3, 1),
        "p99_ms": round(taken[len(taken) * 99 // 100] * 1e3, 1),
        "worst_ms": round(taken[-1] * 1e3, 1),
    }


async def steady(port: int, games: list[Opened], rate: int, seconds: float) -> dict[str, Any]:
    """So many moves a second, sent when they are due: a slow answer delays nobody else and hides nothing."""
    taken: list[float] = []
    async with Lines() as lines:
        free: asyncio.Queue[Line] = asyncio.Queue()
        for _ in range(LINES):
            free.put_nowait(lines.to(port))
        await asyncio.gather(*(line.get("/api/me") for line in lines.open))  # connected before it begins
        began = perf_counter()

        async def one(game: Opened, due: float) -> None:
            line = await free.get()
            await game.move(line)
            free.put_nowait(line)
            taken.append(perf_counter() - due)

        async with asyncio.TaskGroup() as group:
            for number in range(int(rate * seconds)):
                due = began + number / rate
                await asyncio.sleep(max(0.0, due - perf_counter()))
                group.create_task(one(games[number % len(games)], due))
    return figures(taken, perf_counter() - began)


async def flat_out(port: int, games: list[Opened], seconds: float) -> dict[str, Any]:
    """As fast as the server answers."""
    taken: list[float] = []
    async with Lines() as lines:
        began = perf_counter()

        async def client(line: Line, own: list[Opened]) -> None:
            number = 0
            while perf_counter() < began + seconds and own[number % len(own)].answers:
                before = perf_counter()
                await own[number % len(own)].move(line)
                taken.append(perf_counter() - before)
                number += 1

        await asyncio.gather(*(client(lines.to(port), games[place::CROWD]) for place in range(CROWD)))
        return figures(taken, perf_counter() - began)
