"""Response bodies. The types of the web page are generated from these."""

# No `from __future__ import annotations`: Python must see which fields are optional.
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict

from village.games import game_types
from village.server.event_types import Event, PreviewEvent
from village.toolkit.options import Value
from village.toolkit.views import OwnCustomValues

if TYPE_CHECKING:
    View = dict[str, Any]
else:
    View = reduce(or_, dict.fromkeys(game.view_type() for game in game_types()))  # the views of all games


class TablePlayer(TypedDict):
    """A seat and its player."""

    seat: int
    kind: str
    name: str
    bot: str
    resigned: bool
    automated: bool
    you: bool
    online: bool
    muted: bool


class TimeControl(TypedDict):
    """Clocks, and what happens to absent players."""

    bank: int
    increment: int
    days: int
    absent: str
    away: int
    replacement_bot: str


class PendingUndo(TypedDict):
    """A seat has requested an undo back to `ply`."""

    seat: int
    ply: int
    agreed: list[int]


class UndoState(TypedDict):
    """Whether the viewer can undo the last move at once; `reason` is machine-readable."""

    possible: bool
    detail: str
    reason: str


class TableState(TypedDict):
    """The whole table as one viewer may see it."""

    id: str
    status: Literal["open", "playing", "over", "stopped"]
    stop_reason: str
    outdated: bool  # stopped because other rules were in force when it was played
    game: str
    edition: str
    expansions: list[str]
    options: dict[str, Value]
    seats: int
    custom_values: NotRequired[OwnCustomValues]
    host: bool
    public: bool
    imported: bool  # from a file, which anyone could have written
    time_control: TimeControl
    created_at: float
    last_move_at: float
    rematch_id: str | None
    number: int
    seat: int | None
    players: list[TablePlayer]
    clocks: list[float]
    undo_request: PendingUndo | None
    view: View | None
    has_secrets: bool  # players who share this screen have different hidden information
    undo: UndoState | None
    seed_hash: str | None
    seed: str | None
    winners: list[int] | None
    ranks: list[int] | None
    server_time: float


class Previews(TypedDict):
    """What follows each legal move at `ply`; `number` is that of the latest message."""

    ply: int
    number: int
    seat: int
    moves: dict[str, list[PreviewEvent]]


class LoggedMove(TypedDict):
    """A move with its random outcomes."""

    ply: int
    lines: list[str]
    events: list[Event]


class PastPosition(TypedDict):
    """The table after the first `ply` lines of the log."""

    ply: int
    plies: int
    seat: int | None
    moves: list[LoggedMove]
    before: int
    after: int
    view: View


class Log(TypedDict):
    """All lines so far."""

    ply: int
    seat: int | None
    lines: list[str]
    lost: str


class RecordedMove(TypedDict):
    """A move in the log: the number of its entry and the length of the log."""

    number: int
    ply: int


class UndoOutcome(TypedDict):
    """The move was undone to `ply`, or the other players are asked."""

    number: int
    ply: int
    done: bool


class UndoReply(TypedDict):
    """The result of a reply to an undo request; `ply` if it was undone."""

    number: int
    done: bool
    ply: NotRequired[int]


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


class Advice(TypedDict):
    """A move and its merits: win chance (solo: score), immediate points, consequences, plan."""

    move: str
    chance: NotRequired[float]
    score: NotRequired[float]
    points: int
    events: list[PreviewEvent]
    plan: NotRequired[list[str]]  # missing in hints stored before plans existed
    evaluator: str


class HintState(TypedDict):
    """The best moves of `seat` at `ply`, once known."""

    status: Literal["thinking", "done", "failed"]
    ply: int
    seat: int
    moves: list[Advice]


class EvaluatedMove(TypedDict):
    """The expected result before and after a move: win chance, solo the score."""

    ply: int
    move: str
    before: float
    after: float


class TurningPoint(TypedDict):
    """An expensive mistake and a better move."""

    ply: int
    move: str
    value: float
    better: str
    better_value: float


class AnalysisState(TypedDict):
    """The analysis of `seat`, `done` of `total` lines; luck and skill once complete."""

    status: Literal["thinking", "done", "failed"]
    seat: int
    done: int
    total: int
    evaluator: str
    moves: list[EvaluatedMove]
    turning_points: list[TurningPoint]
    start: NotRequired[float]
    skill: NotRequired[float]
    luck: NotRequired[float]
    end: NotRequired[float]


class PuzzleState(TypedDict):
    """A position with one best move, as the seat to move sees it."""

    game: str
    name: str
    seat: int
    rating: int
    attempts: int
    view: View
    previews: dict[str, list[PreviewEvent]]


class PuzzleSolved(TypedDict):
    """The value of the move and its result; `margin` is the win chance between best and second best."""

    correct: bool
    counted: bool
    best: str
    second: str
    margin: float
    rating: int
    own_rating: int | None
    next_puzzle: str | None
    ply: int
    events: list[Event]
    view: View
