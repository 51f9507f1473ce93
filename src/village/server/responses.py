"""What clients are shown: the shapes of the answers. The page's types are made from these."""

# Without `annotations` from the future: Python would not see which fields may be missing.
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict

from village.games import titles
from village.toolkit.options import Value
from village.toolkit.views import OwnNumbers

Event = dict[str, str | int]  # its `kind`, and what it is about

if TYPE_CHECKING:
    View = dict[str, Any]
else:
    View = reduce(or_, dict.fromkeys(title.view_type() for title in titles()))  # whatever is played


class ChairNow(TypedDict):
    """Who sits there."""

    seat: int
    kind: str
    name: str
    bot: str
    resigned: bool
    program: bool
    you: bool
    here: bool
    muted: bool


class Manner(TypedDict):
    """How the game is played: clocks, and what happens to those who are away."""

    bank: int
    increment: int
    days: int
    absent: str
    away: int
    bot: str


class AskedBack(TypedDict):
    """Somebody asks to go back to `ply`."""

    seat: int
    ply: int
    agreed: list[int]


class Undo(TypedDict):
    """Whether the viewer can take back the last answer at once; `reason` names for programs why not."""

    possible: bool
    why: str
    reason: str


class TableNow(TypedDict):
    """The whole table as one viewer may know it."""

    id: str
    status: Literal["open", "playing", "over", "stopped"]
    why: str
    game: str
    edition: str
    boxes: list[str]
    options: dict[str, Value]
    seats: int
    numbers: NotRequired[OwnNumbers]
    host: bool
    listed: bool
    manner: Manner
    made: float
    moved: float
    next: str | None
    number: int
    seat: int | None
    chairs: list[ChairNow]
    clocks: list[float]
    asked: AskedBack | None
    view: View | None
    undo: Undo | None
    seed_hash: str | None
    seed: str | None
    winners: list[int] | None
    places: list[int] | None
    time: float


class Message(TypedDict):
    """One piece of news. `kind` says which of the other fields it has; `now` brings the whole table."""

    kind: str
    number: int
    at: NotRequired[float]
    seat: NotRequired[int | None]
    ply: NotRequired[int]
    lines: NotRequired[list[str]]
    events: NotRequired[list[Event] | None]
    text: NotRequired[str]
    name: NotRequired[str]
    chair: NotRequired[dict[str, Any]]
    why: NotRequired[str]
    seed: NotRequired[str]
    game: NotRequired[str]
    here: NotRequired[list[int]]
    numbers: NotRequired[list[int]]
    table: NotRequired[TableNow]
    time: NotRequired[float]


class Outlook(TypedDict):
    """What would follow each answer to the question asked at `ply`; `number` is that of the last message by then."""

    ply: int
    number: int
    seat: int
    answers: dict[str, list[Event]]


class Answered(TypedDict):
    """One answer with what chance made of it."""

    ply: int
    lines: list[str]
    events: list[Event]


class PastMoment(TypedDict):
    """The table after the first `ply` lines of the log."""

    ply: int
    plies: int
    seat: int | None
    answers: list[Answered]
    before: int
    after: int
    view: View


class Log(TypedDict):
    """Every line up to now."""

    ply: int
    seat: int | None
    lines: list[str]
    lost: str


class Given(TypedDict):
    """An answer that is in the log: the number of its entry, and how many lines there are now."""

    number: int
    ply: int


class TakenBack(TypedDict):
    """Taken back to `ply`, or the others are asked."""

    number: int
    ply: int
    done: bool


class Replied(TypedDict):
    """What became of the wish to go back; `ply` once the game is there."""

    number: int
    done: bool
    ply: NotRequired[int]


class LessonMove(TypedDict):
    """What somebody did since the last answer of a learner, and how many lines the log had then."""

    seat: int
    ply: int
    events: list[Event]


class LessonNow(TypedDict):
    """Where a guided game stands; its sentences are named after lesson and idea, `reaction` names one of the idea."""

    idea: str
    done: int
    ideas: int
    status: Literal["asked", "told", "right", "wrong", "over"]
    reaction: str
    anew: bool
    moves: list[LessonMove]
    want: list[str]
    view: View
    outlook: dict[str, list[Event]]


class Advice(TypedDict):
    """An answer and what speaks for it: chance to win (alone: the score), points at once, what follows, the plan."""

    answer: str
    chance: NotRequired[float]
    score: NotRequired[float]
    points: int
    follows: list[Event]
    plan: NotRequired[list[str]]  # of a hint that was kept before there were plans there is none
    judge: str


class HintNow(TypedDict):
    """The best answers of `seat` to the question at `ply`, once they are found."""

    status: Literal["thinking", "done", "failed"]
    ply: int
    seat: int
    answers: list[Advice]


class JudgedAnswer(TypedDict):
    """What could be expected before an answer and after it: the part of the victory, alone the score."""

    ply: int
    answer: str
    before: float
    after: float


class TurningPoint(TypedDict):
    """An answer that cost much, and a better one."""

    ply: int
    answer: str
    worth: float
    better: str
    better_worth: float


class AnalysisNow(TypedDict):
    """A game as `seat` played it, `at` of `of` lines judged so far; luck and skill once all are."""

    status: Literal["thinking", "done", "failed"]
    seat: int
    at: int
    of: int
    judge: str
    answers: list[JudgedAnswer]
    turning_points: list[TurningPoint]
    start: NotRequired[float]
    skill: NotRequired[float]
    luck: NotRequired[float]
    end: NotRequired[float]


class PuzzleNow(TypedDict):
    """A question with one best answer, as the seat sees it that is asked."""

    game: str
    name: str
    seat: int
    rating: int
    tries: int
    view: View
    outlook: dict[str, list[Event]]


class PuzzleSolved(TypedDict):
    """What an answer was worth, and what came of it; `margin` is the part of the victory between best and second."""

    right: bool
    counted: bool
    best: str
    second: str
    margin: float
    rating: int
    own: int | None
    next: str | None
    ply: int
    events: list[Event]
    view: View
