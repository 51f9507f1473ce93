"""The page of a player: what they have played, how it went, and how strong that says they are."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, RowMapping, select

from village.bots.scale import LEVEL_RATINGS
from village.record.errors import Error
from village.record.table import lay
from village.server.players.identity import Player
from village.server.players.puzzles import PuzzleSet, puzzle_sets
from village.server.players.ratings import Rated, ratings_of
from village.server.storage.schema import results
from village.server.table.daily import streak
from village.server.table.sessions import Sessions

LATEST_GAMES_SHOWN: Final = 20


class Result(Struct):
    """One game that is over; without a score whoever gave up."""

    game: str
    title: str
    edition: str
    boxes: list[str]
    seats: int
    score: int | None
    rank: int
    name: str
    at: float


class Summary(Struct):
    """All games at tables of one kind."""

    title: str
    edition: str
    boxes: list[str]
    seats: int
    played: int
    won: int
    best: int | None
    mean: float | None


class BestAlone(Struct):
    """The best game alone, what it is called, and how many points are missing for the next name; None at the top."""

    title: str
    edition: str
    boxes: list[str]
    game: str
    score: int
    name: str
    next: str | None
    missing: int | None


class Streak(Struct):
    """Days in a row with a game of the day that was finished."""

    days: int
    today: bool


class Personal(Struct):
    name: str
    since: float
    played: int
    tables: list[Summary]
    alone: list[BestAlone]
    latest: list[Result]
    ratings: list[Rated]
    levels: dict[str, int]  # where the levels of bots stand on the same scale
    streak: Streak
    puzzles: list[PuzzleSet]


def personal(sessions: Sessions, player: Player) -> Personal:
    query = select(results).where(results.c.player == player.id).order_by(results.c.at.desc())
    with sessions.store.reading() as db:
        games = [read(row) for row in db.execute(query).mappings()]
        return page(db, player, games, sessions.clock())


def page(db: Connection, player: Player, games: list[Result], now: float) -> Personal:
    return Personal(
        player.name, player.made, len(games), summaries(games), best_alone(games), games[:LATEST_GAMES_SHOWN],
        ratings_of(db, player.id), dict(LEVEL_RATINGS), Streak(*streak(db, player, now)), puzzle_sets(db, player),
    )  # fmt: skip


def read(row: RowMapping) -> Result:
    return Result(**{name: row[name] for name in Result.__struct_fields__})


def kind_of(one: Result) -> tuple[str, str, list[str], int]:
    return one.title, one.edition, one.boxes, one.seats


def summaries(games: list[Result]) -> list[Summary]:
    """Those most played first."""
    found = [summary(list(same)) for _, same in groupby(sorted(games, key=kind_of), kind_of)]
    return sorted(found, key=lambda one: -one.played)


def summary(games: list[Result]) -> Summary:
    scores = [one.score for one in games if one.score is not None]
    won = sum(one.rank == 1 and one.score is not None and one.seats > 1 for one in games)
    mean = sum(scores) / len(scores) if scores else None
    return Summary(*kind_of(games[0]), len(games), won, max(scores, default=None), mean)


def best_alone(games: list[Result]) -> list[BestAlone]:
    """One for each game, edition and boxes."""
    alone = sorted((one for one in games if one.seats == 1 and one.score is not None), key=kind_of)
    return [named(max(same, key=lambda one: one.score or 0)) for _, same in groupby(alone, kind_of)]


def named(one: Result) -> BestAlone:
    score = one.score or 0
    above = next(((limit, name) for limit, name in limits(one) if limit > score), None)
    following, missing = (None, None) if above is None else (above[1], above[0] - score)
    return BestAlone(one.title, one.edition, one.boxes, one.game, score, one.name, following, missing)


def limits(one: Result) -> list[tuple[int, str]]:
    """From which score on each name is given; nothing where the table cannot be laid any more."""
    try:
        return lay(one.title, one.edition, one.seats, tuple(one.boxes)).rules.titles
    except Error:
        return []
