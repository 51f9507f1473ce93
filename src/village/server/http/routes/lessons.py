"""Guided games. The server keeps nothing of them: whoever learns sends every answer so far."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from village.games import titles
from village.record.errors import BadSetup
from village.record.lessons import ASKED, LEARNER, GivenAnswer, Lesson, OffTheWay, Walk, lessons
from village.record.outlook import outlook
from village.server.errors import Problem
from village.server.responses import LessonMove, LessonNow

MAX_ANSWERS_OF_A_LESSON: Final = 200  # none is as long


class LessonOffer(Struct):
    """A guided game: the first of its game where it has no box, else the tour of that box."""

    game: str
    name: str
    boxes: list[str]
    ideas: int


class LessonAnswers(Struct, forbid_unknown_fields=True):
    """Every answer so far; an empty one goes on after what was told."""

    answers: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=MAX_ANSWERS_OF_A_LESSON)]


@get("/api/lessons", summary="Guided games", sync_to_thread=True)
def list_lessons() -> list[LessonOffer]:
    """Of every game: its first game, then a tour of each box."""
    found = [lesson for title in titles() for lesson in lessons(title.name).values()]
    return [LessonOffer(one.game, one.name, one.boxes, len(one.ideas)) for one in found]


@post("/api/lessons/{game:str}/{name:str}", summary="Go on in a guided game", status_code=200, sync_to_thread=True)
def walk_lesson(game: FromPath[str], name: FromPath[str], data: JSONBody[LessonAnswers]) -> LessonNow:
    try:
        walk = Walk(known_lesson(game, name), data.answers)
    except OffTheWay as error:
        raise Problem(409, "off-the-way", str(error)) from None
    return shown(walk)


def known_lesson(game: str, name: str) -> Lesson:
    try:
        return lessons(game)[name]
    except (BadSetup, KeyError):
        raise Problem(404, "no-such-lesson", f"there is no lesson {name!r} of {game!r}") from None


def shown(walk: Walk) -> LessonNow:
    asked = walk.status == ASKED
    view = walk.record.view(LEARNER)
    if not asked:
        view["ask"].pop("tokens", None)  # first one takes back, or goes on
    ahead = outlook(walk.record) if asked else {}
    return {
        "idea": walk.idea.name, "done": walk.at, "ideas": len(walk.lesson.ideas), "status": walk.status,
        "reaction": walk.reaction, "anew": walk.laid_anew, "moves": [told(given) for given in walk.given],
        "want": [token for token in ahead if walk.idea.wants(token)], "view": view, "outlook": ahead,
    }  # fmt: skip


def told(given: GivenAnswer) -> LessonMove:
    return {"seat": given.seat, "ply": given.ply, "events": given.events}
