"""What every view of a table holds, whatever is played on it. Never compiled: it says which fields may be missing."""

# Without `annotations` from the future: Python would not see which fields may be missing.
from typing import NotRequired, TypedDict

from village.toolkit.options import Value

Counts = dict[str, int]


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


class OwnNumbers(TypedDict):
    """Numbers of somebody's own box, by key: a number, pieces and how many of each, or words in an order."""

    name: str
    hash: str
    values: dict[str, int | Counts | list[str | int]]


class Seen(TypedDict):
    """The setting of a table, its question and its scores; a game adds its own fields."""

    game: str
    edition: str
    boxes: list[str]
    options: dict[str, Value]
    seats: int
    numbers: NotRequired[OwnNumbers]
    ply: int
    ask: Ask
    scores: list[Score]
    seed_hash: str
