"""The errors that a caller can cause; every message is one sentence."""


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


class BadPosition(Error):
    """The data do not describe a position from which a game can continue."""
