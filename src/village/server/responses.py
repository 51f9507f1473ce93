"""What clients are shown: the shapes of the answers. The page's types are made from these."""

# Without `annotations` from the future: Python would not see which fields may be missing.
from typing import Any, Literal, NotRequired, TypedDict

Counts = dict[str, int]
Event = dict[str, str | int]  # its `kind`, and what it is about


class Ask(TypedDict):
    """The question: who is asked, and the legal answers if it is the viewer."""

    seat: int
    step: str
    about: str  # where the step does not say it: a place, a price
    opens_turn: NotRequired[bool]  # a turn begins with it
    tokens: NotRequired[list[str]]


class Score(TypedDict):
    """If the game ended now; the lines add up to the total."""

    total: int
    lines: Counts
    title: NotRequired[str]


class Farm(TypedDict):
    """One family. `members` are counted by generation at every place."""

    grain: int
    coins: int
    prestige: int
    time: int
    due: int
    cubes: Counts
    goods: Counts
    markers: list[str]
    served: list[str]
    members: dict[str, list[int]]


class Stack(TypedDict):
    """One of the stacks of villagers."""

    shown: str | None
    unseen: int
    under: list[str]


class Sung(TypedDict):
    """The member on the Bard."""

    generation: int
    profession: str | None


class InnView(TypedDict):
    stacks: list[Stack]
    owned: list[list[str]]
    out: list[str]
    bard: list[Sung | None]


class GoalsView(TypedDict):
    silver: list[str | None]  # by seat; None before it is dealt
    gold: list[str | None]
    reached: list[list[str]]


class SoloView(TypedDict):
    """The rival and what lies beside her board."""

    spare: int
    beside: list[int]
    waiting: list[int]
    bag: list[int]
    windows: list[int | None]
    dead: dict[str, list[int]]
    recess: int
    placed: list[str]
    fate: list[str]
    served: list[str]


class View(TypedDict):
    """What one seat may know of the village. A box has its part under its name."""

    game: str
    edition: str
    boxes: list[str]
    options: dict[str, bool | int | None]
    seats: int
    round: int
    start: int
    ring: int | None
    trigger: int | None
    last_turns: int | None
    used: str | None
    passed: list[int]
    monks: int
    drawn: int
    supply: Counts
    bag: Counts
    spaces: dict[str, Counts]
    stalls: list[str | None]
    line: list[str]
    pile: Counts
    families: list[Farm]
    stack: list[list[str | int]]
    inn: NotRequired[InnView]
    goals: NotRequired[GoalsView]
    solo: NotRequired[SoloView]
    ply: int
    ask: Ask
    scores: list[Score]
    seed_hash: str


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
    options: dict[str, bool | int | None]
    seats: int
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


class Moment(TypedDict):
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


class Replied(TypedDict):
    """What became of the wish to go back; `ply` once the game is there."""

    number: int
    done: bool
    ply: NotRequired[int]
