"""Puzzles: a position with one best move."""

from __future__ import annotations

from typing import Annotated, TypedDict

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from village.record.errors import BadSetup
from village.record.preview import preview_moves
from village.record.puzzles import Puzzle, puzzles
from village.server.http.dependencies import AnyCaller, KnownPlayer, NodeDependency
from village.server.limits.requests import read, write
from village.server.players.puzzles import PuzzleSet, attempts_on, puzzle_rating, puzzle_sets, save_attempt, set_of
from village.table.event_types import Event, PreviewEvent
from village.table.open_table import View
from village.table.problem import Problem, not_found


class PuzzleMove(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=80)]


class PuzzleState(TypedDict):
    """A position with one best move, as the seat to move sees it."""

    game: str
    name: str
    seat: int
    rating: int
    attempts: int
    view: View
    previews: dict[str, list[PreviewEvent]]


class PuzzleSolved(TypedDict):
    """The value of the move and its result; `margin` is the win chance between best and second best."""

    correct: bool
    counted: bool
    best: str
    second: str
    margin: float
    rating: int
    own_rating: int | None
    next_puzzle: str | None
    ply: int
    events: list[Event]
    view: View


@get("/", opt=read(compute=5), summary="Puzzles of every game, with my progress", sync_to_thread=True)
def list_puzzles(node: NodeDependency, caller: AnyCaller) -> list[PuzzleSet]:
    with node.store.reading() as db:
        return puzzle_sets(db, caller)


@get("/{game:str}/{name:str}", opt=read(compute=10), summary="A puzzle", sync_to_thread=True)
def read_puzzle(node: NodeDependency, game: FromPath[str], name: FromPath[str]) -> PuzzleState:
    """The position as the seat to move sees it; the solution is shown after a move."""
    puzzle = known_puzzle(game, name)
    record = puzzle.start()
    with node.store.reading() as db:
        rating, attempts = round(puzzle_rating(db, puzzle).points), attempts_on(db, puzzle)
    return {
        "game": game, "name": name, "seat": record.actor, "rating": rating, "attempts": attempts,
        "view": record.view(record.actor), "previews": preview_moves(record),
    }  # fmt: skip


@post("/{game:str}/{name:str}", opt=write(compute=10), summary="Solve a puzzle", status_code=200, sync_to_thread=True)
def solve_puzzle(
    node: NodeDependency, player: KnownPlayer, game: FromPath[str], name: FromPath[str], data: JSONBody[PuzzleMove]
) -> PuzzleSolved:
    """The first attempt counts: it updates the ratings of player and puzzle."""
    puzzle = known_puzzle(game, name)
    record = puzzle.start()
    seat, reason = record.actor, record.why(data.token)
    if reason:
        raise Problem(422, "illegal-move", f"{data.token!r} is not possible: {reason}", rule=reason.rule)
    correct = data.token == puzzle.solution
    with node.store.writing() as db:
        counted = save_attempt(db, player, puzzle, correct, node.now())
        rating, progress = round(puzzle_rating(db, puzzle).points), set_of(db, player.id, game)
    events = record.play(data.token)
    return {
        "correct": correct, "counted": counted, "best": puzzle.solution, "second": puzzle.second,
        "margin": puzzle.margin, "rating": rating,
        "own_rating": progress.rating.points if progress.rating is not None else None,
        "next_puzzle": progress.next_puzzle,
        "ply": len(record.log), "events": events, "view": record.view(seat),
    }  # fmt: skip


def known_puzzle(game: str, name: str) -> Puzzle:
    try:
        return puzzles(game)[name]
    except (BadSetup, KeyError):
        raise not_found("puzzle") from None


ROUTER = Router("/api/puzzles", route_handlers=[list_puzzles, read_puzzle, solve_puzzle])
