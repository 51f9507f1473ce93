"""Helpers for reading a position from data; they raise ValueError with one sentence for the first problem."""

from __future__ import annotations

from typing import Any

from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import CHANCE, Row, i64, vec


def amount(value: Any, subject: str, limit: int = 999) -> int:
    if type(value) is not int or not 0 <= value <= limit:
        raise ValueError(f"{subject} must be a whole number from 0 to {limit}, not {value!r}")
    return value


def index_of_name(value: Any, names: list[str], subject: str) -> int:
    if value not in names:
        raise ValueError(f"{subject} must be one of {', '.join(names)}, not {value!r}")
    return names.index(value)


def mapping(value: Any, names: list[str], subject: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError(f"{subject} must be a mapping, not {value!r}")
    for key in value:
        index_of_name(key, names, f"a key of {subject}")
    return value


def sequence(value: Any, subject: str) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"{subject} must be a list, not {value!r}")
    return value


def at_most(value: Any, limit: int, subject: str) -> list[Any]:
    items = sequence(value, subject)
    if len(items) > limit:
        raise ValueError(f"{subject} must be a list of at most {limit}, not of {len(items)}")
    return items


def tally(value: Any, names: list[str], subject: str) -> Row:
    counts = mapping(value, names, subject)
    return vec[i64]([amount(counts.get(name, 0), f"{name} in {subject}") for name in names])


def stack_data(s: State) -> list[list[Any]]:
    """Return the pending questions, the next one last; `read_stack` reads them back."""
    return [[frame.step.name, frame.who, frame.arg] for frame in s.stack]


def read_stack(s: State, game: Game, data: Any) -> None:
    names = [step.name for step in game.steps]
    for frame in sequence(data, "stack"):
        entry = sequence(frame, "a question on the stack")
        if len(entry) != 3 or type(entry[1]) is not int or type(entry[2]) is not int:
            raise ValueError(f"a question on the stack is [step, seat, argument], not {frame!r}")
        step = game.steps[index_of_name(entry[0], names, "a step on the stack")]
        if entry[1] not in ([CHANCE] if step.is_chance else range(game.seats)):
            raise ValueError(f"seat {entry[1]} cannot be asked {entry[0]}")
        if not 0 <= entry[2] < step.args:
            raise ValueError(f"{entry[0]} has no argument {entry[2]}")
        s.push(step, entry[1], entry[2])
