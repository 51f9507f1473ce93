"""Puzzle attempts: the next puzzle, and mutual ratings of players and puzzles."""

from __future__ import annotations

from sqlalchemy import Connection, func, select, update

from village.bots.rating_scale import Rating, after_game
from village.games import game_types
from village.record.puzzles import Puzzle, puzzles
from village.server.players.identity import Player
from village.server.players.ratings import rating_of, save_rating
from village.server.storage.schema import puzzle_attempts, puzzle_ratings, ratings
from village.server.storage.statements import insert_if_missing
from village.table.puzzle_sets import PuzzleSet, puzzle_set
from village.table.puzzles import FIRST_DEVIATION
from village.table.ratings import PUZZLES, rated


def puzzle_sets(db: Connection, player: Player | None) -> list[PuzzleSet]:
    """Return the puzzles of every game that has some."""
    me = player.id if player is not None else ""
    return [set_of(db, me, game.name) for game in game_types() if puzzles(game.name)]


def set_of(db: Connection, player: str, game: str) -> PuzzleSet:
    rows = db.execute(select(puzzle_attempts).where(puzzle_attempts.c.player == player))
    attempted = {row.puzzle: row.solved for row in rows}
    row_key = (ratings.c.player == player) & (ratings.c.scale == PUZZLES + game)
    row = db.execute(select(ratings).where(row_key)).one_or_none()
    own = None if row is None else rated(row.scale, Rating(row.points, row.deviation), row.games)
    points = {row.puzzle: row.points for row in db.execute(select(puzzle_ratings))}
    return puzzle_set(game, attempted, own, None if row is None else row.points, points)


def puzzle_rating(db: Connection, puzzle: Puzzle) -> Rating:
    """Return the rating from attempts of players, initially the estimate of bots."""
    row = db.execute(select(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle.name)).one_or_none()
    return Rating(puzzle.rating, FIRST_DEVIATION) if row is None else Rating(row.points, row.deviation)


def locked_puzzle_rating(db: Connection, puzzle: Puzzle) -> Rating:
    """Return the rating, locked until the transaction ends; concurrent attempts wait for each other."""
    first = {"puzzle": puzzle.name, "points": puzzle.rating, "deviation": FIRST_DEVIATION, "attempts": 0}
    insert_if_missing(db, puzzle_ratings, first)
    query = select(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle.name)
    row = db.execute(query.with_for_update()).one()
    return Rating(row.points, row.deviation)


def attempts_on(db: Connection, puzzle: Puzzle) -> int:
    return db.scalar(select(func.count()).where(puzzle_attempts.c.puzzle == puzzle.name)) or 0


def save_attempt(db: Connection, player: Player, puzzle: Puzzle, solved: bool, now: float) -> bool:
    """Record an attempt and return whether it counts, which the first one does; solving counts as a win."""
    attempt = {"player": player.id, "puzzle": puzzle.name, "solved": solved, "at": now}
    if not insert_if_missing(db, puzzle_attempts, attempt):
        return False
    scale = PUZZLES + puzzle.game
    before = [rating_of(db, player.id, scale), locked_puzzle_rating(db, puzzle)]
    own_rating, its_rating = after_game(before, [1, 2] if solved else [2, 1])
    save_rating(db, player.id, scale, own_rating)
    save_puzzle_rating(db, puzzle, its_rating)
    return True


def save_puzzle_rating(db: Connection, puzzle: Puzzle, rating: Rating) -> None:
    values = {"points": rating.points, "deviation": rating.deviation, "attempts": puzzle_ratings.c.attempts + 1}
    db.execute(update(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle.name).values(values))
