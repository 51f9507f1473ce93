"""Load generators: a steady rate, and maximum throughput; with latencies."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import cycle
from time import perf_counter
from typing import Any, NamedTuple

from bench.server.games import OpenGame
from bench.server.http_client import Client, Clients

CONNECTIONS = 64  # for the steady load
CONCURRENT_CLIENTS = 16  # per node; they send the next move right after the last response


class TimedMove(NamedTuple):
    """One accepted move."""

    table_id: str
    number: int  # number of its entry
    due: float  # scheduled time
    taken: float  # seconds from then to the response


def figures(taken: Sequence[float]) -> dict[str, Any]:
    ordered = sorted(taken)
    return {
        "p50_ms": round(ordered[len(ordered) // 2] * 1e3, 1),
        "p99_ms": round(ordered[len(ordered) * 99 // 100] * 1e3, 1),
        "worst_ms": round(ordered[-1] * 1e3, 1),
    }


async def steady(ports: Sequence[int], games: Sequence[OpenGame], rate: int, seconds: float) -> list[TimedMove]:
    """Send moves at a fixed rate on schedule, so that slow responses neither delay nor hide others."""
    timed: list[TimedMove] = []
    async with Clients() as clients:
        free: asyncio.Queue[Client] = asyncio.Queue()
        for _, port in zip(range(CONNECTIONS), cycle(ports)):
            free.put_nowait(clients.to(port))
        await asyncio.gather(*(client.get("/api/me") for client in clients.open))  # connect before the measurement
        began = perf_counter()

        async def send_move(game: OpenGame, due: float) -> None:
            client = await free.get()
            number = await game.move(client)
            free.put_nowait(client)
            timed.append(TimedMove(game.id, number, due, perf_counter() - due))

        async with asyncio.TaskGroup() as group:
            for number in range(int(rate * seconds)):
                due = began + number / rate
                await asyncio.sleep(max(0.0, due - perf_counter()))
                group.create_task(send_move(games[number % len(games)], due))
    return timed


async def flat_out(ports: Sequence[int], games: Sequence[OpenGame], seconds: float) -> list[TimedMove]:
    """Send moves as fast as the server responds."""
    timed: list[TimedMove] = []
    clients_count = CONCURRENT_CLIENTS * len(ports)
    async with Clients() as clients:
        began = perf_counter()

        async def client(line: Client, own: Sequence[OpenGame]) -> None:
            for game in cycle(own):
                due = perf_counter()
                if due > began + seconds or not game.moves:
                    return
                number = await game.move(line)
                timed.append(TimedMove(game.id, number, due, perf_counter() - due))

        numbered_ports = zip(range(clients_count), cycle(ports))
        await asyncio.gather(
            *(client(clients.to(port), games[number::clients_count]) for number, port in numbered_ports)
        )
    return timed
