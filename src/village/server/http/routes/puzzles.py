"""Puzzles: a position with one best move."""

from __future__ import annotations

from litestar.params import FromPath, JSONBody

from village.server.http.dependencies import AnyCaller, KnownPlayer, NodeDependency
from village.server.http.routing import get, post
from village.server.limits.requests import read, write
from village.server.players.puzzles import attempts_on, puzzle_rating, puzzle_sets, save_attempt, set_of
from village.table.puzzle_sets import PuzzleSet
from village.table.puzzles import PuzzleSolved, PuzzleState, known_puzzle, puzzle_state, solve
from village.table.requests import PuzzleMove


@get("/api/puzzles", opt=read(compute=5), summary="Puzzles of every game, with my progress")
def list_puzzles(node: NodeDependency, caller: AnyCaller) -> list[PuzzleSet]:
    with node.store.reading() as db:
        return puzzle_sets(db, caller)


@get("/api/puzzles/{game:str}/{name:str}", opt=read(compute=10), summary="A puzzle")
def read_puzzle(node: NodeDependency, game: FromPath[str], name: FromPath[str]) -> PuzzleState:
    """The position as the seat to move sees it; the solution is shown after a move."""
    puzzle = known_puzzle(game, name)
    with node.store.reading() as db:
        rating, attempts = round(puzzle_rating(db, puzzle).points), attempts_on(db, puzzle)
    return puzzle_state(puzzle, rating, attempts)


@post("/api/puzzles/{game:str}/{name:str}", opt=write(compute=10), summary="Solve a puzzle", status_code=200)
def solve_puzzle(
    node: NodeDependency, player: KnownPlayer, game: FromPath[str], name: FromPath[str], data: JSONBody[PuzzleMove]
) -> PuzzleSolved:
    """The first attempt counts: it updates the ratings of player and puzzle."""
    puzzle = known_puzzle(game, name)
    solution = solve(puzzle, data.token)
    with node.store.writing() as db:
        counted = save_attempt(db, player, puzzle, solution["correct"], node.now())
        rating, progress = round(puzzle_rating(db, puzzle).points), set_of(db, player.id, game)
    own_rating = progress.rating.points if progress.rating is not None else None
    return {
        **solution, "counted": counted, "rating": rating, "own_rating": own_rating, "next_puzzle": progress.next_puzzle,
    }  # fmt: skip
