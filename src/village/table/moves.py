"""Moves as players send them, and what they can learn about possible ones."""

from __future__ import annotations

from typing import Annotated, TypedDict

from msgspec import Meta, Struct

from village.record.record import Record
from village.table.entries import Entry
from village.table.event_types import PreviewEvent
from village.table.fields import Key, Ply, Token
from village.table.guards import check_to_move, require_playing
from village.table.open_table import OpenTable, Person, seats_of
from village.table.problem import key_reused


class Move(Struct, forbid_unknown_fields=True):
    """A move for the question at `ply`. Requests with the same key are executed once."""

    ply: Ply
    token: Token
    key: Key
    number: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None  # the last message seen


class MoveMade(Struct):
    """The move is in the log."""

    number: int  # number of its message
    ply: int  # length of the log now


def repeated_move(entry: Entry, request: str) -> MoveMade:
    """Return the earlier result of this key; raise a Problem if it was used for another request."""
    if entry.body.request() != request:
        raise key_reused()
    return MoveMade(entry.number, entry.body.next_ply())


class Previews(TypedDict):
    """What follows each legal move at `ply`; `number` is that of the latest message."""

    ply: int
    number: int
    seat: int
    moves: dict[str, list[PreviewEvent]]


class Refusal(Struct):
    """Why a move is illegal; empty if it is legal."""

    rule: str
    reason: str
    arguments: list[str]


class IllegalMove(Refusal):
    """An illegal move and the reason."""

    token: str


def record_to_move(table: OpenTable, player: Person) -> Record:
    """Return the running game for the player to move."""
    record = require_playing(table)
    check_to_move(record, seats_of(table, player))
    return record


def illegal_moves(record: Record) -> list[IllegalMove]:
    """Return every illegal move for the current question, with the reason."""
    tokens = [token for token in record.table.tokens if token.partition(" ")[0] == record.question]
    reasons = [(token, record.why(token)) for token in tokens]
    return [IllegalMove(reason.rule, reason.key, reason.args, token) for token, reason in reasons if reason]
