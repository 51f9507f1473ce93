"""Tutorials. The server keeps no state: the client sends every move so far."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from village.games import game_types
from village.record.errors import BadSetup
from village.record.lessons import ASKED, LEARNER, Lesson, LessonProgress, PlayedMove, UnexpectedAnswer, lessons
from village.record.preview import preview_moves
from village.server.errors import Problem
from village.server.responses import LessonMove, LessonState

MAX_ANSWERS_OF_A_LESSON: Final = 200  # no lesson is that long


class LessonOffer(Struct):
    """A tutorial: the first game if it has no expansion, otherwise the tour of that expansion."""

    game: str
    name: str
    boxes: list[str]
    ideas: int


class LessonAnswers(Struct, forbid_unknown_fields=True):
    """Every move so far; an empty one continues after an explanation."""

    answers: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=MAX_ANSWERS_OF_A_LESSON)]


@get("/api/lessons", summary="List the tutorials", sync_to_thread=True)
def list_lessons() -> list[LessonOffer]:
    """The tutorials of every game: its first game, then a tour of each expansion."""
    found = [lesson for title in game_types() for lesson in lessons(title.name).values()]
    return [LessonOffer(one.game, one.name, one.boxes, len(one.ideas)) for one in found]


@post("/api/lessons/{game:str}/{name:str}", summary="Continue a tutorial", status_code=200, sync_to_thread=True)
def walk_lesson(game: FromPath[str], name: FromPath[str], data: JSONBody[LessonAnswers]) -> LessonState:
    try:
        progress = LessonProgress(known_lesson(game, name), data.answers)
    except UnexpectedAnswer as error:
        raise Problem(409, "off-the-way", str(error)) from None
    return lesson_state(progress)


def known_lesson(game: str, name: str) -> Lesson:
    try:
        return lessons(game)[name]
    except (BadSetup, KeyError):
        raise Problem(404, "no-such-lesson", f"there is no lesson {name!r} of {game!r}") from None


def lesson_state(progress: LessonProgress) -> LessonState:
    asked = progress.status == ASKED
    view = progress.record.view(LEARNER)
    if not asked:
        view["ask"].pop("tokens", None)  # the learner first has to undo or continue
    ahead = preview_moves(progress.record) if asked else {}
    return {
        "idea": progress.idea.name, "done": progress.at, "ideas": len(progress.lesson.ideas), "status": progress.status,
        "reaction": progress.reaction, "anew": progress.position_reset,
        "moves": [lesson_move(given) for given in progress.played_moves],
        "want": [token for token in ahead if progress.idea.wants(token)], "look": progress.look, "view": view,
        "outlook": ahead,
    }  # fmt: skip


def lesson_move(given: PlayedMove) -> LessonMove:
    return {"seat": given.seat, "ply": given.ply, "events": given.events}
