"""Puzzles: a position, one best answer."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from village.record.errors import BadSetup
from village.record.outlook import outlook
from village.record.puzzles import Puzzle, puzzles
from village.server.errors import Problem, absent
from village.server.http.dependencies import AnyCaller, KnownPlayer, NodeDependency
from village.server.players.puzzles import PuzzleSet, keep_try, puzzle_rating, puzzle_sets, set_of, tries_of
from village.server.requests import PuzzleAnswer
from village.server.responses import PuzzleNow, PuzzleSolved


@get("/api/puzzles", summary="Puzzles of every game, and how far I have come", sync_to_thread=True)
def list_puzzles(node: NodeDependency, caller: AnyCaller) -> list[PuzzleSet]:
    with node.store.reading() as db:
        return puzzle_sets(db, caller)


@get("/api/puzzles/{game:str}/{name:str}", summary="A puzzle", sync_to_thread=True)
def read_puzzle(node: NodeDependency, game: FromPath[str], name: FromPath[str]) -> PuzzleNow:
    """As the seat that is asked sees it; what is best is told after an answer."""
    puzzle = known_puzzle(game, name)
    record = puzzle.lay()
    with node.store.reading() as db:
        rating, tries = round(puzzle_rating(db, puzzle).points), tries_of(db, puzzle)
    return {
        "game": game, "name": name, "seat": record.actor, "rating": rating, "tries": tries,
        "view": record.view(record.actor), "outlook": outlook(record),
    }  # fmt: skip


@post("/api/puzzles/{game:str}/{name:str}", summary="Answer a puzzle", status_code=200, sync_to_thread=True)
def solve_puzzle(
    node: NodeDependency, player: KnownPlayer, game: FromPath[str], name: FromPath[str], data: JSONBody[PuzzleAnswer]
) -> PuzzleSolved:
    """The first answer counts: player and puzzle rate each other by it."""
    puzzle = known_puzzle(game, name)
    record = puzzle.lay()
    seat, why = record.actor, record.why(data.token)
    if why:
        raise Problem(422, "illegal-move", f"{data.token!r} is not possible: {why}", rule=why.rule)
    right = data.token == puzzle.answer
    with node.store.writing() as db:
        counted = keep_try(db, player, puzzle, right, node.now())
        rating, now = round(puzzle_rating(db, puzzle).points), set_of(db, player.id, game)
    events = record.play(data.token)
    return {
        "right": right, "counted": counted, "best": puzzle.answer, "second": puzzle.second, "margin": puzzle.margin,
        "rating": rating, "own": now.rating.points if now.rating is not None else None, "next": now.next,
        "ply": len(record.log), "events": events, "view": record.view(seat),
    }  # fmt: skip


def known_puzzle(game: str, name: str) -> Puzzle:
    try:
        return puzzles(game)[name]
    except (BadSetup, KeyError):
        raise absent("puzzle") from None
