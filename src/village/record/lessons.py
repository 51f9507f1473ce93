"""Tutorials: positions, the moves that continue the lesson, and what the other seats do.

A lesson is data in the folder of its game; its texts are among those of the game, under `lesson-<lesson>-<idea>`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from village.games import find
from village.record.api import position
from village.record.errors import BadSetup, Error
from village.record.record import Record

GO_ON: Final = ""  # the reply to an explanation without a question
Status = Literal["asked", "explained", "right", "wrong", "over"]
ASKED: Final = "asked"
EXPLAINED: Final = "explained"
RIGHT: Final = "right"
WRONG: Final = "wrong"
FINE: Final = "fine"
OVER: Final = "over"
LEARNER: Final = 0


class UnexpectedMove(Error):
    """A move that the lesson does not expect."""


@dataclass(frozen=True)
class Idea:
    """One step of a lesson: a question with the moves that continue it, or an explanation without a question."""

    name: str
    position: dict[str, Any] = field(default_factory=dict)  # empty: continues where the last one ended
    expected: tuple[str, ...] = ()  # patterns of accepted moves
    right: dict[str, str] = field(default_factory=dict)  # names of specific texts by pattern
    wrong: dict[str, str] = field(default_factory=dict)
    fine: dict[str, str] = field(default_factory=dict)  # other good moves; then the lesson goes on with an expected one
    others: tuple[str, ...] = ()  # moves of the other seats afterwards
    result: dict[str, Any] = field(default_factory=dict)  # values after a right move, by path into the position
    quick: bool = False  # no text after the right move
    target: str = ""  # name of the part of the board to highlight when no question is pending

    def expects(self, token: str) -> bool:
        return any(fnmatchcase(token, pattern) for pattern in self.expected)

    def reaction(self, token: str) -> str:
        """Return the text attribute for a move: `right`, `fine` or `wrong`, with a suffix if it has a specific text."""
        kinds = [(RIGHT, self.right)] if self.expects(token) else [(WRONG, self.wrong), (FINE, self.fine)]
        named = (
            f"{kind}-{name}" if name else kind
            for kind, names in kinds
            for pattern, name in names.items()
            if fnmatchcase(token, pattern)
        )
        return next(named, kinds[0][0])


@dataclass(frozen=True)
class Lesson:
    """A tutorial of a game, of an expansion or of the solo game."""

    game: str
    name: str
    ideas: tuple[Idea, ...]
    setting: dict[str, Any]

    @property
    def expansions(self) -> list[str]:
        return list(self.setting.get("expansions", []))

    @property
    def is_solo(self) -> bool:
        return bool(self.setting["seats"] == 1)

    def start_idea(self, idea: Idea) -> Record:
        return position(self.game, {**self.setting, **idea.position}, seed=self.name)


@dataclass(frozen=True)
class PlayedMove:
    """A move of the lesson and its events."""

    seat: int
    ply: int
    events: list[dict[str, Any]]


class LessonProgress:
    """The state of a lesson after a list of moves; each is a move or GO_ON."""

    def __init__(self, lesson: Lesson, moves: list[str]) -> None:
        self.lesson = lesson
        self.at = 0
        self.reaction = ""
        self.status: Status = OVER
        self.played_moves: list[PlayedMove] = []  # since the last move of the learner
        self.position_reset = False
        self.detour: Record | None = None  # the position before another good move
        self.begin()
        for move in moves:
            self.played_moves, self.position_reset = [], False
            self.take(move)

    @property
    def idea(self) -> Idea:
        """The current idea, or the last one."""
        return self.lesson.ideas[min(self.at, len(self.lesson.ideas) - 1)]

    @property
    def target(self) -> str:
        """The part of the board to highlight; a question highlights its moves instead."""
        return self.idea.target if self.status in (EXPLAINED, RIGHT) else ""

    def begin(self) -> None:
        if self.at == len(self.lesson.ideas):
            self.status = OVER
            return
        if self.idea.position:
            self.record = self.lesson.start_idea(self.idea)
            self.position_reset = True
        self.status = ASKED if self.idea.expected else EXPLAINED

    def take(self, move: str) -> None:
        if self.status in (EXPLAINED, RIGHT) and move == GO_ON:
            self.go_on()
        elif self.status == ASKED and not self.record.why(move):
            self.play_learner_move(move)
        else:
            raise UnexpectedMove(f"{self.lesson.name!r} does not expect {move!r} at {self.idea.name!r} ({self.status})")

    def play_learner_move(self, token: str) -> None:
        before = self.record.copy()
        self.play(token)
        self.reaction = self.idea.reaction(token)
        if self.reaction.startswith(FINE):
            self.status, self.detour = RIGHT, before
        elif not self.idea.expects(token):
            self.status = WRONG
        elif self.idea.quick:
            self.go_on()
        else:
            self.status = RIGHT

    def go_on(self) -> None:
        if self.detour is not None:
            self.return_to(self.detour)
        for token in self.idea.others:
            self.play(token)
        if self.position_reset:
            self.played_moves = []  # they would be shown on the board of the other move
        self.at += 1
        self.reaction = ""
        self.begin()

    def return_to(self, before: Record) -> None:
        """Play the first expected move instead of the other good one."""
        self.record, self.detour, self.position_reset = before, None, True
        self.play(next(token for token in before.moves if self.idea.expects(token)))

    def play(self, token: str) -> None:
        seat = self.record.actor
        events = self.record.play(token)
        self.played_moves.append(PlayedMove(seat, len(self.record.log), events))


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """Return the lessons of a game by name: the first game, the expansions in their order, then the solo game."""
    try:
        game_type = find(game)
    except ValueError as error:
        raise BadSetup(str(error)) from None
    folder = files(game_type.package) / "lessons"
    if not folder.is_dir():
        return {}
    game_lessons = [read(game, file.name.removesuffix(".toml"), file.read_text("utf-8")) for file in folder.iterdir()]
    order = ["", *game_type.expansions()]
    game_lessons.sort(key=lambda lesson: (lesson.is_solo, order.index((lesson.expansions or [""])[0])))
    return {lesson.name: lesson for lesson in game_lessons}


def read(game: str, name: str, text: str) -> Lesson:
    data = tomllib.loads(text)
    ideas = tuple(Idea(**{key: to_tuple(part) for key, part in idea.items()}) for idea in data.pop("ideas"))
    return Lesson(game, name, ideas, data)


def to_tuple(part: Any) -> Any:
    return tuple(part) if isinstance(part, list) else part
