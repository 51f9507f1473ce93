"""What can be wrong with what a user asks for; every message is one sentence."""


class Error(Exception):
    """Anything a caller did wrong."""


class BadSetup(Error):
    """No such game, edition, box, option or number of seats."""


class IllegalMove(Error):
    """The answer is not among the legal ones; nothing has changed."""


class CannotUndo(Error):
    """The last answer cannot be taken back; nothing has changed. `key` names the reason for programs."""

    def __init__(self, sentence: str, key: str) -> None:
        super().__init__(sentence)
        self.key = key


class BadRecord(Error):
    """The text is not a record of a game that can be played by these rules."""


class BadPosition(Error):
    """The data do not describe a position."""
