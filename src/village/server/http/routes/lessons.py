"""Tutorials. The server keeps no state: the client sends every move so far."""

from __future__ import annotations

from litestar.params import FromPath, JSONBody

from village.server.http.routing import get, post
from village.server.limits.requests import read, write
from village.table.lessons import LessonMoves, LessonOffer, LessonState, lesson_offers, walk


@get("/api/lessons", opt=read(), summary="List the tutorials")
def list_lessons() -> list[LessonOffer]:
    """The tutorials of every game: its first game, a tour of each expansion, then the solo game."""
    return lesson_offers()


@post("/api/lessons/{game:str}/{name:str}", opt=write(compute=5), summary="Continue a tutorial", status_code=200)
def walk_lesson(game: FromPath[str], name: FromPath[str], data: JSONBody[LessonMoves]) -> LessonState:
    return walk(game, name, data.moves)
