"""The catalog of tables, tutorials, puzzles and custom values."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, to_builtins
from msgspec.structs import replace

from village.bots.levels import LEVELS
from village.games import game_types
from village.local.context import Local
from village.local.results import rate_attempt, rating_of, ratings
from village.local.routing import route
from village.local.storage import ATTEMPTS, Storage
from village.record.puzzles import Puzzle, puzzles
from village.record.setup import GAME
from village.table.catalog import Catalog, catalog_of, known_game_type
from village.table.custom_values import CheckResult, ReadCustomValues, check, from_file
from village.table.lessons import LessonMoves, LessonOffer, LessonState, lesson_offers, walk
from village.table.puzzle_sets import PuzzleSet, puzzle_set
from village.table.puzzles import (
    FIRST_DEVIATION,
    PuzzleSolved,
    PuzzleState,
    known_puzzle,
    puzzle_state,
    solve,
)
from village.table.ratings import PUZZLES
from village.table.requests import CheckedCustomValues, CustomValuesFile, PuzzleMove

Name = Annotated[str, Meta(max_length=80)]
Expansions = Annotated[str, Meta(max_length=200)]


@route("GET", "/api/catalog")
def read_catalog(
    local: Local, game: Name = GAME, edition: Name = "", expansions: Expansions = "", seats: int | None = None
) -> Catalog:
    return replace(catalog_of(game, edition, expansions, seats, local.custom_values), bots=list(LEVELS))


@route("GET", "/api/lessons")
def list_lessons(local: Local) -> list[LessonOffer]:
    return lesson_offers()


@route("POST", "/api/lessons/{game}/{name}")
def walk_lesson(local: Local, game: str, name: str, data: LessonMoves) -> LessonState:
    return walk(game, name, data.moves)


@route("GET", "/api/puzzles")
def list_puzzles(local: Local) -> list[PuzzleSet]:
    return puzzle_sets(local.storage)


@route("GET", "/api/puzzles/{game}/{name}")
def read_puzzle(local: Local, game: str, name: str) -> PuzzleState:
    puzzle = known_puzzle(game, name)
    attempts = int(local.storage.read(ATTEMPTS + name) is not None)
    return puzzle_state(puzzle, puzzle_rating(local.storage, puzzle), attempts)


@route("POST", "/api/puzzles/{game}/{name}")
def solve_puzzle(local: Local, game: str, name: str, data: PuzzleMove) -> PuzzleSolved:
    """Only the first attempt counts."""
    local.require_player()
    puzzle = known_puzzle(game, name)
    solution = solve(puzzle, data.token)
    counted = save_attempt(local, puzzle, solution["correct"])
    progress = set_of(local.storage, game)
    own_rating = progress.rating.points if progress.rating is not None else None
    rating = puzzle_rating(local.storage, puzzle)
    return {
        **solution, "counted": counted, "rating": rating, "own_rating": own_rating, "next_puzzle": progress.next_puzzle,
    }  # fmt: skip


def save_attempt(local: Local, puzzle: Puzzle, solved: bool) -> bool:
    """Store the attempt and return whether it counts, which the first one does."""
    key = ATTEMPTS + puzzle.name
    if local.storage.read(key) is not None:
        return False
    points = rate_attempt(local.storage, PUZZLES + puzzle.game, puzzle, FIRST_DEVIATION, solved)
    local.storage.write(key, {"solved": solved, "at": local.tables.clock(), "points": points})
    return True


def puzzle_rating(storage: Storage, puzzle: Puzzle) -> int:
    """Return the rating after the player's attempt, before it the estimate of bots."""
    attempt = storage.read(ATTEMPTS + puzzle.name)
    return round(puzzle.rating if attempt is None else attempt["points"])


def puzzle_sets(storage: Storage) -> list[PuzzleSet]:
    """Return the puzzles of every game that has some."""
    return [set_of(storage, game.name) for game in game_types() if puzzles(game.name)]


def set_of(storage: Storage, game: str) -> PuzzleSet:
    scale = PUZZLES + game
    attempted = {name: bool(attempt["solved"]) for name, attempt in storage.with_prefix(ATTEMPTS)}
    own = next((rating for rating in ratings(storage) if rating.scale == scale), None)
    level = rating_of(storage, scale)[0].points if own is not None else None
    return puzzle_set(game, attempted, own, level, {})


@route("POST", "/api/custom-values/check")
def check_custom_values(local: Local, data: CheckedCustomValues) -> CheckResult:
    return check(known_game_type(data.game), to_builtins(data))


@route("POST", "/api/custom-values/read")
def read_custom_values_file(local: Local, data: CustomValuesFile) -> ReadCustomValues:
    return from_file(known_game_type(data.game), data.text)
