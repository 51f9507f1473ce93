"""The state of a tutorial."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from msgspec import Meta, Struct

from village.games import game_types
from village.record.errors import BadSetup
from village.record.lessons import ASKED, LEARNER, Lesson, LessonProgress, PlayedMove, UnexpectedMove, lessons
from village.record.preview import preview_moves
from village.table.event_types import Event, PreviewEvent
from village.table.open_table import View
from village.table.problem import Problem
from village.table.scores import ScoreBreakdown, breakdowns

MAX_MOVES_OF_LESSON: Final = 200  # no lesson is that long


class LessonMove(TypedDict):
    """A move by another player since the learner's last move, and the length of the log then."""

    seat: int
    ply: int
    events: list[Event]


class LessonState(TypedDict):
    """The state of a tutorial; texts are named after lesson and idea, `reaction` names one of the idea."""

    idea: str
    done: int
    ideas: int
    status: Literal["asked", "explained", "right", "wrong", "over"]
    reaction: str
    restarted: bool
    other_moves: list[LessonMove]
    expected: list[str]
    target: str  # what the text refers to, by its name on the board
    view: View
    previews: dict[str, list[PreviewEvent]]
    scores: list[ScoreBreakdown]  # at the end of a game


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
        "scores": breakdowns(progress.record.table.rules, progress.record.state) if progress.record.over else [],
    }  # fmt: skip


def lesson_move(move: PlayedMove) -> LessonMove:
    return {"seat": move.seat, "ply": move.ply, "events": move.events}


class LessonOffer(Struct):
    """A tutorial: the tour of its expansions, otherwise the first game or the solo game."""

    game: str
    name: str
    expansions: list[str]
    ideas: int


class LessonMoves(Struct, forbid_unknown_fields=True):
    """Every move so far; an empty one continues after an explanation."""

    moves: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=MAX_MOVES_OF_LESSON)]


def known_lesson(game: str, name: str) -> Lesson:
    try:
        return lessons(game)[name]
    except (BadSetup, KeyError):
        raise Problem(404, "no-such-lesson", f"there is no tutorial {name!r} of {game!r}") from None


def lesson_offers() -> list[LessonOffer]:
    """Return the tutorials of every game: its first game, a tour of each expansion, then the solo game."""
    offered = [lesson for game in game_types() for lesson in lessons(game.name).values()]
    return [LessonOffer(lesson.game, lesson.name, lesson.expansions, len(lesson.ideas)) for lesson in offered]


def walk(game: str, name: str, moves: list[str]) -> LessonState:
    """Return the state after these moves of the learner; the server keeps none."""
    try:
        progress = LessonProgress(known_lesson(game, name), moves)
    except UnexpectedMove as error:
        raise Problem(409, "unexpected-move", str(error)) from None
    return lesson_state(progress)
