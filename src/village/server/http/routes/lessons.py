"""Tutorials. The server keeps no state: the client sends every move so far."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from village.games import game_types
from village.record.errors import BadSetup
from village.record.lessons import ASKED, LEARNER, Lesson, LessonProgress, PlayedMove, UnexpectedMove, lessons
from village.record.preview import preview_moves
from village.server.errors import Problem
from village.server.limits.requests import read, write
from village.server.responses import LessonMove, LessonState

MAX_MOVES_OF_LESSON: Final = 200  # no lesson is that long


class LessonOffer(Struct):
    """A tutorial: the tour of its expansions, otherwise the first game or the solo game."""

    game: str
    name: str
    expansions: list[str]
    ideas: int


class LessonMoves(Struct, forbid_unknown_fields=True):
    """Every move so far; an empty one continues after an explanation."""

    moves: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=MAX_MOVES_OF_LESSON)]


@get("/", opt=read(), summary="List the tutorials", sync_to_thread=True)
def list_lessons() -> list[LessonOffer]:
    """The tutorials of every game: its first game, a tour of each expansion, then the solo game."""
    offered = [lesson for game in game_types() for lesson in lessons(game.name).values()]
    return [LessonOffer(lesson.game, lesson.name, lesson.expansions, len(lesson.ideas)) for lesson in offered]


@post(
    "/{game:str}/{name:str}", opt=write(compute=5), summary="Continue a tutorial", status_code=200, sync_to_thread=True
)
def walk_lesson(game: FromPath[str], name: FromPath[str], data: JSONBody[LessonMoves]) -> LessonState:
    try:
        progress = LessonProgress(known_lesson(game, name), data.moves)
    except UnexpectedMove as error:
        raise Problem(409, "unexpected-move", str(error)) from None
    return lesson_state(progress)


def known_lesson(game: str, name: str) -> Lesson:
    try:
        return lessons(game)[name]
    except (BadSetup, KeyError):
        raise Problem(404, "no-such-lesson", f"there is no tutorial {name!r} of {game!r}") from None


def lesson_state(progress: LessonProgress) -> LessonState:
    expects_move = progress.status == ASKED
    view = progress.record.view(LEARNER)
    if not expects_move:
        view["ask"].pop("tokens", None)  # the learner first has to undo or continue
    previews = preview_moves(progress.record) if expects_move else {}
    return {
        "idea": progress.idea.name, "done": progress.at, "ideas": len(progress.lesson.ideas), "status": progress.status,
        "reaction": progress.reaction, "restarted": progress.position_reset,
        "other_moves": [lesson_move(move) for move in progress.played_moves],
        "expected": [token for token in previews if progress.idea.expects(token)], "target": progress.target,
        "view": view, "previews": previews,
    }  # fmt: skip


def lesson_move(move: PlayedMove) -> LessonMove:
    return {"seat": move.seat, "ply": move.ply, "events": move.events}


ROUTER = Router("/api/lessons", route_handlers=[list_lessons, walk_lesson])
