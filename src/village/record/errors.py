"""The errors that a caller can cause; every message is one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from village.record.record import Record


class Error(Exception):
    """The base class of all errors that a caller can cause."""


class BadSetup(Error):
    """There is no such game, edition, expansion, option or number of seats, or they are not compatible."""


class IllegalMove(Error):
    """The move is not legal; nothing has changed."""


class CannotUndo(Error):
    """The last move cannot be undone; nothing has changed.

    Attributes:
        key: The reason for programs: `nothing`, `revealed`, `others` or `shown`.
    """

    def __init__(self, sentence: str, key: str) -> None:
        super().__init__(sentence)
        self.key = key


class BadRecord(Error):
    """The text is not a record of a game that can be played by these rules."""


class OutdatedRecord(BadRecord):
    """The text is a record of older rules that these rules cannot follow to its end.

    Attributes:
        record: The game up to the last question before that line; it can only be viewed.
    """

    def __init__(self, sentence: str, record: Record) -> None:
        super().__init__(sentence)
        self.record = record


class BadPosition(Error):
    """The data do not describe a position from which a game can continue."""
