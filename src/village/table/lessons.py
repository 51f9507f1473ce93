"""The state of a tutorial."""

from __future__ import annotations

from typing import Literal, TypedDict

from village.record.lessons import ASKED, LEARNER, LessonProgress, PlayedMove
from village.record.preview import preview_moves
from village.table.event_types import Event, PreviewEvent
from village.table.open_table import View


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
