"""Tutorials. The server keeps no state: the client sends every move so far."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from village.games import game_types
from village.record.errors import BadSetup
from village.record.lessons import Lesson, LessonProgress, UnexpectedMove, lessons
from village.server.http.routing import get, post
from village.server.limits.requests import read, write
from village.table.lessons import LessonState, lesson_state
from village.table.problem import Problem

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


@get("/api/lessons", opt=read(), summary="List the tutorials")
def list_lessons() -> list[LessonOffer]:
    """The tutorials of every game: its first game, a tour of each expansion, then the solo game."""
    offered = [lesson for game in game_types() for lesson in lessons(game.name).values()]
    return [LessonOffer(lesson.game, lesson.name, lesson.expansions, len(lesson.ideas)) for lesson in offered]


@post("/api/lessons/{game:str}/{name:str}", opt=write(compute=5), summary="Continue a tutorial", status_code=200)
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
