"""The numbers of a game: how sure each is, which rules speak of it, and what the owner of a box may enter instead."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct, to_builtins

from village.record.numbers import NumberSet, entered, players_of, read_toml
from village.server.requests import CheckedNumbers
from village.text import Text
from village.toolkit.enterable import Mistake
from village.toolkit.tables import Cell
from village.toolkit.title import Title


class Number(Struct):
    """One number of a table, or one word; `key` and `what` are the way to it, `row` the way to the row it stands in."""

    table: str
    key: str
    what: str
    row: str
    value: str
    status: str
    source: str
    card: str  # its token, where the row is a card
    rules: list[str]


class Enterable(Struct):
    """What the owner of a box may enter: a number, pieces and how many of each, or words in an order."""

    key: str
    value: int | dict[str, int] | list[str | int]  # ours
    status: str
    about: str  # what its row is about, where that has no name
    players: int  # how many play where it holds, 0 where that makes no difference
    where: str  # to look
    least: int  # of a tally: pieces in all
    most: int  # of a tally: of one kind
    pieces: list[str]
    lengths: list[int]  # how short and long a list of numbers can be, empty for anything else


class Offered(Struct):
    """Numbers that tables of this server have unless they name others."""

    name: str
    hash: str
    values: dict[str, int | dict[str, int] | list[str | int]]


class Numbers(Struct):
    """Every number, the editions each box is made for, what an owner may enter, and what the host has entered."""

    numbers: list[Number]
    editions: dict[str, list[str]]
    enter: list[Enterable] = []
    offered: Offered | None = None


class NumberMistake(Struct):
    key: str
    why: str


class ReadNumbers(Struct):
    """What stands in a file of numbers; its `values` are empty where something is wrong with it."""

    game: str
    name: str
    values: dict[str, int | dict[str, int] | list[str | int]]
    mistakes: list[NumberMistake]


class CheckResult(Struct):
    """What is wrong with numbers that somebody enters; `hash` once nothing is."""

    mistakes: list[NumberMistake]
    hash: str


MAX_MISTAKES: Final = 100  # that are told


def enterable(title: Title, language: str, usual: NumberSet | None) -> Numbers:
    """All of it, with words where there are any."""
    known = all_numbers(title)
    offered = Offered(**usual.data()) if usual is not None and usual.game == title.name else None
    return Numbers(known.numbers, known.editions, entries_of(title, language), offered)


@cache
def entries_of(title: Title, language: str) -> list[Enterable]:
    text = Text(language, title.name)
    return [
        Enterable(
            unit.key,
            unit.value,
            unit.status,
            unit.about,
            players_of(title, unit.key),
            text.where(unit.key),
            unit.least,
            unit.most,
            unit.pieces,
            unit.lengths,
        )
        for unit in title.units()
    ]


def check(title: Title, given: CheckedNumbers) -> CheckResult:
    found, wrong = entered(title, to_builtins(given))
    return CheckResult(told(wrong), found.hash if found is not None else "")


def told(wrong: list[Mistake]) -> list[NumberMistake]:
    return [NumberMistake(mistake.key, mistake.why) for mistake in wrong[:MAX_MISTAKES]]


def from_file(title: Title, text: str) -> ReadNumbers:
    """The numbers in a file, by unit."""
    try:
        given = read_toml(text)
    except ValueError as error:
        return ReadNumbers(title.name, "", {}, [NumberMistake("", str(error))])
    found, wrong = entered(title, given)
    values = found.values if found is not None else {}
    return ReadNumbers(title.name, found.name if found is not None else "", values, told(wrong))


@cache
def all_numbers(title: Title) -> Numbers:
    rows = [row_of(title, cell) for name in title.tables() for cell in title.numbers(name)]
    tables = {name: title.table(name) for name in title.tables()}
    return Numbers(rows, {name: table["editions"] for name, table in tables.items() if "editions" in table})


def row_of(title: Title, cell: Cell) -> Number:
    value = ", ".join(cell.value) if isinstance(cell.value, list) else str(cell.value)
    rules = title.rules_of(cell)
    what, row = " ".join(cell.way), " ".join(cell.row)
    return Number(cell.table, cell.key, what, row, value, cell.status, cell.source, cell.card, rules)
