"""Moves as players send them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from village.table.entries import Entry
from village.table.fields import Key, Ply, Token
from village.table.problem import Problem


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
        raise Problem(409, "key-reused", "this key has already been used for another request")
    return MoveMade(entry.number, entry.body.next_ply())
