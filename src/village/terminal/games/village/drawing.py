"""How a box shows itself in the terminal. The base game is drawn the same way, by `boxes/base.py`."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from village.terminal.language import Language
from village.terminal.scene import Event, View

Note = Callable[[list[str]], list[str]]  # from the parts of an answer to what stands in brackets beside it


class Drawing:
    """Every hook does nothing by default, and has two users or more."""

    plain: tuple[str, ...] = ()  # reasons that a look at the board gives: `why` alone leaves them out

    def lines(self, view: View, words: Language) -> list[Text]:
        """What lies on the table."""
        return []

    def farm(self, view: View, words: Language, seat: int, own: bool) -> list[Text]:
        """What lies on a farm; to its player also what it does."""
        return []

    def members(self, view: View, words: Language, place: str) -> list[Text]:
        """Who stands at a place."""
        return []

    def notes(self, view: View, words: Language) -> dict[str, Note]:
        """What an answer costs or brings, by question."""
        return {}

    def asked(self, view: View, words: Language) -> str:
        """The question in words, "" if it is not for this box to say."""
        return ""

    def sign(self, event: Event, words: Language, seats: int) -> Text:
        """The sign of whoever did it, empty if this box does not know."""
        return Text()
