"""The values of a game: their status, their rules, and the custom values a player may enter instead."""

from __future__ import annotations

from functools import cache

from msgspec import Struct, to_builtins

from village.record.number_set import NumberSet, parse_set, players_of, read_toml
from village.server.requests import CheckedNumbers
from village.text import Text
from village.toolkit.game_type import GameType
from village.toolkit.override_schema import Mistake
from village.toolkit.tables import Cell


class Number(Struct):
    """One number or word of a table; `key` and `what` are the path to it, `row` the path to its row."""

    table: str
    key: str
    what: str
    row: str
    value: str
    status: str
    source: str
    card: str  # its token if the row is a card
    rules: list[str]


class CustomValueField(Struct):
    """A value players may change: a number, a tally of pieces, or an ordered list of words."""

    key: str
    value: int | dict[str, int] | list[str | int]  # our value
    status: str
    description: str  # of the row if it has no name
    players: int  # the number of players it applies to, 0 for any
    location: str  # where to find it in the game
    min: int  # of a tally: minimum in total
    max: int  # of a tally: maximum per kind
    pieces: list[str]
    lengths: list[int]  # minimum and maximum length of a list of numbers, otherwise empty


class ServerNumbers(Struct):
    """Custom values that this server uses by default."""

    name: str
    hash: str
    values: dict[str, int | dict[str, int] | list[str | int]]


class Numbers(Struct):
    """Every value, the editions of each expansion, the changeable values, and the server's custom values."""

    numbers: list[Number]
    editions: dict[str, list[str]]
    enter: list[CustomValueField] = []
    offered: ServerNumbers | None = None


class NumberProblem(Struct):
    key: str
    message: str


class ReadNumbers(Struct):
    """The contents of a file of custom values; `values` is empty if the file has problems."""

    game: str
    name: str
    values: dict[str, int | dict[str, int] | list[str | int]]
    mistakes: list[NumberProblem]


class CheckResult(Struct):
    """Problems of custom values; `hash` is set if there are none."""

    mistakes: list[NumberProblem]
    hash: str


def enterable(game: GameType, language: str, default: NumberSet | None) -> Numbers:
    """Return all values, with texts in the given language."""
    known = all_numbers(game)
    offered = ServerNumbers(**default.data()) if default is not None and default.game == game.name else None
    return Numbers(known.numbers, known.editions, entries_of(game, language), offered)


@cache
def entries_of(game: GameType, language: str) -> list[CustomValueField]:
    text = Text(language, game.name)
    return [
        CustomValueField(
            unit.key,
            unit.value,
            unit.status,
            unit.description,
            players_of(game, unit.key),
            text.number_location(unit.key),
            unit.least,
            unit.most,
            unit.pieces,
            unit.lengths,
        )
        for unit in game.units()
    ]


def check(game: GameType, request: CheckedNumbers) -> CheckResult:
    number_set, wrong = parse_set(game, to_builtins(request))
    return CheckResult(problems(wrong), number_set.hash if number_set is not None else "")


def problems(wrong: list[Mistake]) -> list[NumberProblem]:
    return [NumberProblem(mistake.key, mistake.why) for mistake in wrong]


def from_file(game: GameType, text: str) -> ReadNumbers:
    """Parse a file of custom values."""
    try:
        data = read_toml(text)
    except ValueError as error:
        return ReadNumbers(game.name, "", {}, [NumberProblem("", str(error))])
    number_set, wrong = parse_set(game, data)
    values = number_set.values if number_set is not None else {}
    return ReadNumbers(game.name, number_set.name if number_set is not None else "", values, problems(wrong))


@cache
def all_numbers(game: GameType) -> Numbers:
    rows = [row_of(game, cell) for name in game.tables() for cell in game.numbers(name)]
    tables = {name: game.table(name) for name in game.tables()}
    return Numbers(rows, {name: table["editions"] for name, table in tables.items() if "editions" in table})


def row_of(game: GameType, cell: Cell) -> Number:
    value = ", ".join(cell.value) if isinstance(cell.value, list) else str(cell.value)
    rules = game.rules_of(cell)
    what, row = " ".join(cell.path), " ".join(cell.row)
    return Number(cell.table, cell.key, what, row, value, cell.status, cell.source, cell.card, rules)
