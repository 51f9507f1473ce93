"""Guided games: positions, which answers lead on, and what the others do. A lesson is data in the folder of its game;
what is said lies beside the other words of the game, under `lesson-<lesson>-<idea>`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from village.games import find
from village.record.errors import BadSetup, Error
from village.record.load import position
from village.record.record import Record

GO_ON: Final = ""  # the answer to what is only told
Status = Literal["asked", "told", "right", "wrong", "over"]
ASKED: Final = "asked"
TOLD: Final = "told"
RIGHT: Final = "right"
WRONG: Final = "wrong"
OVER: Final = "over"
LEARNER: Final = 0


class OffTheWay(Error):
    """An answer that the lesson does not wait for."""


@dataclass(frozen=True)
class Idea:
    """What is taught at once: a question with the answers that lead on, or without any something to be told."""

    name: str
    position: dict[str, Any] = field(default_factory=dict)  # empty: goes on from where the last one ended
    want: tuple[str, ...] = ()  # patterns of tokens
    right: dict[str, str] = field(default_factory=dict)  # own sentences by pattern
    wrong: dict[str, str] = field(default_factory=dict)
    others: tuple[str, ...] = ()  # what the other families answer afterwards
    then: dict[str, Any] = field(default_factory=dict)  # what is true after a right answer, by path into the position
    quick: bool = False  # nothing is said after the right answer

    def wants(self, token: str) -> bool:
        return any(fnmatchcase(token, pattern) for pattern in self.want)

    def reaction(self, token: str) -> str:
        """The attribute that tells of an answer: `right` or `wrong`, with a name where it has a sentence of its own."""
        kind, named = (RIGHT, self.right) if self.wants(token) else (WRONG, self.wrong)
        return next((f"{kind}-{name}" for pattern, name in named.items() if fnmatchcase(token, pattern)), kind)


@dataclass(frozen=True)
class Lesson:
    """One guided game; that of a box is its tour."""

    game: str
    name: str
    ideas: tuple[Idea, ...]
    setting: dict[str, Any]

    @property
    def boxes(self) -> list[str]:
        return list(self.setting.get("boxes", []))

    def lay(self, idea: Idea) -> Record:
        return position(self.game, {**self.setting, **idea.position}, seed=self.name)


@dataclass(frozen=True)
class GivenAnswer:
    """One answer on the way and what came of it."""

    seat: int
    ply: int
    events: list[dict[str, Any]]


class Walk:
    """How far somebody has come by the answers so far; each is that of a question, or GO_ON."""

    def __init__(self, lesson: Lesson, answers: list[str]) -> None:
        self.lesson = lesson
        self.at = 0
        self.reaction = ""
        self.status: Status = OVER
        self.given: list[GivenAnswer] = []  # since the last answer of the learner
        self.laid_anew = False
        self.begin()
        for answer in answers:
            self.given, self.laid_anew = [], False
            self.take(answer)

    @property
    def idea(self) -> Idea:
        """The one that is told, or the last."""
        return self.lesson.ideas[min(self.at, len(self.lesson.ideas) - 1)]

    def begin(self) -> None:
        if self.at == len(self.lesson.ideas):
            self.status = OVER
            return
        if self.idea.position:
            self.record = self.lesson.lay(self.idea)
            self.laid_anew = True
        self.status = ASKED if self.idea.want else TOLD

    def take(self, answer: str) -> None:
        if self.status in (TOLD, RIGHT) and answer == GO_ON:
            self.go_on()
        elif self.status == ASKED and not self.record.why(answer):
            self.answered(answer)
        else:
            raise OffTheWay(f"{answer!r} leads nowhere in {self.lesson.name}, where {self.idea.name} is {self.status}")

    def answered(self, token: str) -> None:
        self.play(token)
        self.reaction = self.idea.reaction(token)
        if not self.idea.wants(token):
            self.status = WRONG
        elif self.idea.quick:
            self.go_on()
        else:
            self.status = RIGHT

    def go_on(self) -> None:
        for token in self.idea.others:
            self.play(token)
        self.at += 1
        self.reaction = ""
        self.begin()

    def play(self, token: str) -> None:
        seat = self.record.actor
        events = self.record.play(token)
        self.given.append(GivenAnswer(seat, len(self.record.log), events))


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """Those of a game by name: the first game, then the tours in the order of their boxes."""
    try:
        title = find(game)
    except ValueError as error:
        raise BadSetup(str(error)) from None
    folder = files(title.package) / "lessons"
    if not folder.is_dir():
        return {}
    found = [read(game, file.name.removesuffix(".toml"), file.read_text("utf-8")) for file in folder.iterdir()]
    order = ["", *title.boxes()]
    return {one.name: one for one in sorted(found, key=lambda one: order.index((one.boxes or [""])[0]))}


def read(game: str, name: str, text: str) -> Lesson:
    data = tomllib.loads(text)
    ideas = tuple(Idea(**{key: frozen(part) for key, part in idea.items()}) for idea in data.pop("ideas"))
    return Lesson(game, name, ideas, data)


def frozen(part: Any) -> Any:
    return tuple(part) if isinstance(part, list) else part
