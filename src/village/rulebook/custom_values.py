"""The values of a game: their status, their rules, and the custom values a player may enter instead."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from village.record.custom_values import CustomValues, players_of
from village.text import Text
from village.toolkit.game_type import GameType
from village.toolkit.tables import Cell


class GameValue(Struct):
    """One value of a table, a number or a word; `key` and `what` are the path to it, `row` the path to its row."""

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


class ServerCustomValues(Struct):
    """Custom values that this server uses by default."""

    name: str
    hash: str
    values: dict[str, int | dict[str, int] | list[str | int]]


class GameValues(Struct):
    """Every value, the editions of each expansion, the changeable values, and the server's custom values."""

    values: list[GameValue]
    editions: dict[str, list[str]]
    enter: list[CustomValueField] = []
    offered: ServerCustomValues | None = None


def customizable_values(game: GameType, language: str, default: CustomValues | None) -> GameValues:
    """Return all values, with texts in the given language."""
    known = all_values(game)
    offered = ServerCustomValues(**default.data()) if default is not None and default.game == game.name else None
    return GameValues(known.values, known.editions, entries_of(game, language), offered)


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
            text.value_location(unit.key),
            unit.least,
            unit.most,
            unit.pieces,
            unit.lengths,
        )
        for unit in game.units()
    ]


@cache
def all_values(game: GameType) -> GameValues:
    rows = [row_of(game, cell) for name in game.tables() for cell in game.values(name)]
    tables = {name: game.table(name) for name in game.tables()}
    return GameValues(rows, {name: table["editions"] for name, table in tables.items() if "editions" in table})


def row_of(game: GameType, cell: Cell) -> GameValue:
    value = ", ".join(cell.value) if isinstance(cell.value, list) else str(cell.value)
    rules = game.rules_of(cell)
    what, row = " ".join(cell.path), " ".join(cell.row)
    return GameValue(cell.table, cell.key, what, row, value, cell.status, cell.source, cell.card, rules)
