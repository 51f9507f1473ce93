"""The fields that the views of all games share. Never compiled, because it declares which fields may be missing."""

# No `from __future__ import annotations`: it would hide NotRequired from Python.
from typing import NotRequired, TypedDict

from village.toolkit.options import Value

Counts = dict[str, int]


class Ask(TypedDict):
    """The pending question: the seat to move, and the legal moves if the viewer has that seat."""

    seat: int
    question: str
    subject: str  # a place or a price, if the question does not say it
    opens_turn: NotRequired[bool]  # a turn begins with it
    tokens: NotRequired[list[str]]


class Score(TypedDict):
    """A score as if the game ended now; the lines add up to the total."""

    total: int
    lines: Counts
    title: NotRequired[str]


class OwnCustomValues(TypedDict):
    """Custom values by key: a number, counts of pieces, or an order of words."""

    name: str
    hash: str
    values: dict[str, int | Counts | list[str | int]]


class Seen(TypedDict):
    """The setting of a table, its pending question and its scores; each game adds its own fields."""

    game: str
    edition: str
    expansions: list[str]
    options: dict[str, Value]
    seats: int
    custom_values: NotRequired[OwnCustomValues]
    ply: int
    ask: Ask
    scores: list[Score]
    seed_hash: str
