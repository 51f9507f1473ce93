"""Bodies of requests, other than those of single actions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from village.record.setup import GAME
from village.table.fields import Key, Name, Ply, Short, Token
from village.table.new_table import NewCustomValues


class Introduction(Struct, forbid_unknown_fields=True):
    name: Name


class UndoRequest(Struct, forbid_unknown_fields=True):
    """Undo my last move, or redo what I have undone, at `ply` lines of the log."""

    ply: Ply
    key: Key


class PuzzleMove(Struct, forbid_unknown_fields=True):
    token: Token


class RecordUpload(Struct, forbid_unknown_fields=True):
    """The text of a `.village` file."""

    text: Annotated[str, Meta(min_length=1, max_length=256 * 1024)]


class CheckedCustomValues(NewCustomValues, forbid_unknown_fields=True):
    """Custom values to be checked."""

    game: Short = GAME


class CustomValuesFile(Struct, forbid_unknown_fields=True):
    """A file of custom values, as written by `village values --template`."""

    text: str
    game: Short = GAME  # if the file names none
