"""Checks of the custom values that a player enters or imports."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from village.record.custom_values import parse_set, read_toml
from village.toolkit.game_type import GameType
from village.toolkit.override_schema import Mistake


class ValueProblem(Struct):
    key: str
    message: str


class ReadCustomValues(Struct):
    """The contents of a file of custom values; `values` is empty if the file has problems."""

    game: str
    name: str
    values: dict[str, int | dict[str, int] | list[str | int]]
    mistakes: list[ValueProblem]


class CheckResult(Struct):
    """Problems of custom values; `hash` is set if there are none."""

    mistakes: list[ValueProblem]
    hash: str


def check(game: GameType, entered: dict[str, Any]) -> CheckResult:
    custom_values, wrong = parse_set(game, entered)
    return CheckResult(problems(wrong), custom_values.hash if custom_values is not None else "")


def problems(wrong: list[Mistake]) -> list[ValueProblem]:
    return [ValueProblem(mistake.key, mistake.why) for mistake in wrong]


def from_file(game: GameType, text: str) -> ReadCustomValues:
    """Parse a file of custom values."""
    try:
        data = read_toml(text)
    except ValueError as error:
        return ReadCustomValues(game.name, "", {}, [ValueProblem("", str(error))])
    custom_values, wrong = parse_set(game, data)
    values = custom_values.values if custom_values is not None else {}
    return ReadCustomValues(game.name, custom_values.name if custom_values is not None else "", values, problems(wrong))
