"""Moves at a steady rate, and as many as go; how long each takes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import cycle
from time import perf_counter
from typing import Any, NamedTuple

from bench.server.games import Opened
from bench.server.line import Line, Lines

LINES = 64  # connections kept for the steady load
CROWD = 16  # clients that send the next move as soon as the last was answered


class Answered(NamedTuple):
    """One move that the server has taken."""

    game: str
    number: int  # of its entry
    due: float  # when it was to be sent
    taken: float  # seconds from then until it was answered


def figures(taken: Sequence[float]) -> dict[str, Any]:
    ordered = sorted(taken)
    return {
        "p50_ms": round(ordered[len(ordered) // 2] * 1e3, 1),
        "p99_ms": round(ordered[len(ordered) * 99 // 100] * 1e3, 1),
        "worst_ms": round(ordered[-1] * 1e3, 1),
    }


async def steady(ports: Sequence[int], games: Sequence[Opened], rate: int, seconds: float) -> list[Answered]:
    """So many moves a second, sent when they are due: a slow answer delays nobody else and hides nothing."""
    answers: list[Answered] = []
    async with Lines() as lines:
        free: asyncio.Queue[Line] = asyncio.Queue()
        for _, port in zip(range(LINES), cycle(ports)):
            free.put_nowait(lines.to(port))
        await asyncio.gather(*(line.get("/api/me") for line in lines.open))  # connected before it begins
        began = perf_counter()

        async def one(game: Opened, due: float) -> None:
            line = await free.get()
            number = await game.move(line)
            free.put_nowait(line)
            answers.append(Answered(game.id, number, due, perf_counter() - due))

        async with asyncio.TaskGroup() as group:
            for place in range(int(rate * seconds)):
                due = began + place / rate
                await asyncio.sleep(max(0.0, due - perf_counter()))
                group.create_task(one(games[place % len(games)], due))
    return answers


async def flat_out(ports: Sequence[int], games: Sequence[Opened], seconds: float) -> list[Answered]:
    """As fast as the server answers."""
    answers: list[Answered] = []
    async with Lines() as lines:
        began = perf_counter()

        async def client(line: Line, own: Sequence[Opened]) -> None:
            for game in cycle(own):
                due = perf_counter()
                if due > began + seconds or not game.answers:
                    return
                number = await game.move(line)
                answers.append(Answered(game.id, number, due, perf_counter() - due))

        crowd = zip(range(CROWD), cycle(ports))
        await asyncio.gather(*(client(lines.to(port), games[place::CROWD]) for place, port in crowd))
    return answers
