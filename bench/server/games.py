"""Games whose answers are known beforehand: the load must not spend its core on the rules."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random

import village
from bench.server.line import Line

KEYS = count(1)


@dataclass
class Opened:
    """A game whose seats are all played by one person, and the answers still to be given."""

    id: str
    seats: int
    cookie: str
    answers: list[tuple[int, str]] = field(default_factory=list)  # ply and token, the last first

    async def move(self, line: Line) -> None:
        """The next answer."""
        ply, token = self.answers.pop()
        said = {"ply": ply, "token": token, "key": f"bench-{next(KEYS):010}"}
        line.cookie = self.cookie
        status, body = await line.post(f"/api/games/{self.id}/moves", said)
        if status != 200:
            raise RuntimeError(f"{status}: {body}")


async def open_game(line: Line, seats: int = 2) -> Opened:
    wish = {"seats": seats, "chairs": [{"kind": "me"}] * seats, "start": True, "listed": False}
    status, table = await line.post("/api/games", wish)
    if status != 201:
        raise RuntimeError(f"{status}: {table}")
    return Opened(table["id"], seats, line.cookie)


def look_ahead(data: Path, games: list[Opened], answers: int) -> None:
    """Read the seeds from the server's own database and play each game on, by chance, in our head."""
    with sqlite3.connect(data / "village.sqlite3") as db:
        seeds = dict(db.execute("SELECT id, seed FROM games"))
    for game in games:
        record = village.new("village", seats=game.seats, edition="bigbox", seed=seeds[game.id])
        dice = Random(game.id)
        found: list[tuple[int, str]] = []
        while not record.over and len(found) < answers:
            token = dice.choice(record.moves)
            found.append((len(record.log), token))
            record.play(token)
        game.answers = found[::-1]
