"""What the finished games of a player add up to."""

from __future__ import annotations

from itertools import groupby

from msgspec import Struct

from village.record.errors import Error
from village.record.setup import create_table
from village.table.ratings import Unrated


class Result(Struct):
    """A finished game; no score after resigning."""

    table_id: str
    game: str
    edition: str
    expansions: list[str]
    seats: int
    score: int | None
    rank: int
    name: str
    finished_at: float
    unrated: Unrated | None = None  # why it was not rated; null: not known, as it ended in an earlier version


class Summary(Struct):
    """All games of one setup."""

    game: str
    edition: str
    expansions: list[str]
    seats: int
    played: int
    won: int
    best: int | None
    mean: float | None


class BestSolo(Struct):
    """The best solo game, its title, and the points missing for the next one; None at the top."""

    game: str
    edition: str
    expansions: list[str]
    table_id: str
    score: int
    name: str
    next: str | None
    missing: int | None


def setup_of(result: Result) -> tuple[str, str, list[str], int]:
    return result.game, result.edition, result.expansions, result.seats


def summaries(games: list[Result]) -> list[Summary]:
    """Return summaries, most played first."""
    unordered = [summary(list(same)) for _, same in groupby(sorted(games, key=setup_of), setup_of)]
    return sorted(unordered, key=lambda summary: -summary.played)


def summary(games: list[Result]) -> Summary:
    scores = [game.score for game in games if game.score is not None]
    won = sum(game.rank == 1 and game.score is not None and game.seats > 1 for game in games)
    mean = sum(scores) / len(scores) if scores else None
    return Summary(*setup_of(games[0]), len(games), won, max(scores, default=None), mean)


def best_solo(games: list[Result]) -> list[BestSolo]:
    """Return the best solo game per game, edition and expansions."""
    solo = sorted((game for game in games if game.seats == 1 and game.score is not None), key=setup_of)
    return [with_titles(max(same, key=lambda game: game.score or 0)) for _, same in groupby(solo, setup_of)]


def with_titles(result: Result) -> BestSolo:
    score = result.score or 0
    above = next(((limit, name) for limit, name in limits(result) if limit > score), None)
    following, missing = (None, None) if above is None else (above[1], above[0] - score)
    return BestSolo(
        result.game, result.edition, result.expansions, result.table_id, score, result.name, following, missing
    )


def limits(result: Result) -> list[tuple[int, str]]:
    """Return the minimum score of each title; empty if the game cannot be set up any more."""
    try:
        return create_table(result.game, result.edition, result.seats, tuple(result.expansions)).rules.titles
    except Error:
        return []
