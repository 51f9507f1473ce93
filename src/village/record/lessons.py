"""Guided games: positions, which answers lead on, and what the others do. A lesson is data in the folder of its game;
what is said lies beside the other words of the game, under `lesson-<lesson>-<beat>`.
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
class Beat:
    """One idea: a question with the answers that lead on, or without any something to be told."""

    name: str
    position: dict[str, Any] = field(default_factory=dict)  # empty: goes on from where the last one ended
    want: tuple[str, ...] = ()  # patterns of tokens
    right: dict[str, str] = field(default_factory=dict)  # own sentences by pattern
    wrong: dict[str, str] = field(default_factory=dict)
    others: tuple[str, ...] = ()  # what the other families answer afterwards
    then: dict[str, Any] = field(default_factory=dict)  # what is true after a right answer, by path into the position
    quick: bool = False  # nothing is said after the right answer
    look: str = ""  # what is spoken of where nothing is asked (any more), by its name on the board

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
    beats: tuple[Beat, ...]
    setting: dict[str, Any]

    @property
    def boxes(self) -> list[str]:
        return list(self.setting.get("boxes", []))

    def lay(self, beat: Beat) -> Record:
        return position(self.game, {**self.setting, **beat.position}, seed=self.name)


@dataclass(frozen=True)
class Given:
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
        self.given: list[Given] = []  # since the last answer of the learner
        self.laid_anew = False
        self.begin()
        for answer in answers:
            self.given, self.laid_anew = [], False
            self.take(answer)

    @property
    def beat(self) -> Beat:
        """The one that is told, or the last."""
        return self.lesson.beats[min(self.at, len(self.lesson.beats) - 1)]

    @property
    def look(self) -> str:
        """What on the board is spoken of now; a question has what glows."""
        return self.beat.look if self.status in (TOLD, RIGHT) else ""

    def begin(self) -> None:
        if self.at == len(self.lesson.beats):
            self.status = OVER
            return
        if self.beat.position:
            self.record = self.lesson.lay(self.beat)
            self.laid_anew = True
        self.status = ASKED if self.beat.want else TOLD

    def take(self, answer: str) -> None:
        if self.status in (TOLD, RIGHT) and answer == GO_ON:
            self.go_on()
        elif self.status == ASKED and not self.record.why(answer):
            self.answered(answer)
        else:
            raise OffTheWay(f"{answer!r} leads nowhere in {self.lesson.name}, where {self.beat.name} is {self.status}")

    def answered(self, token: str) -> None:
        self.play(token)
        self.reaction = self.beat.reaction(token)
        if not self.beat.wants(token):
            self.status = WRONG
        elif self.beat.quick:
            self.go_on()
        else:
            self.status = RIGHT

    def go_on(self) -> None:
        for token in self.beat.others:
            self.play(token)
        self.at += 1
        self.reaction = ""
        self.begin()

    def play(self, token: str) -> None:
        seat = self.record.actor
        events = self.record.play(token)
        self.given.append(Given(seat, len(self.record.log), events))


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
    beats = tuple(Beat(**{key: frozen(part) for key, part in beat.items()}) for beat in data.pop("beats"))
    return Lesson(game, name, beats, data)


def frozen(part: Any) -> Any:
    return tuple(part) if isinstance(part, list) else part
