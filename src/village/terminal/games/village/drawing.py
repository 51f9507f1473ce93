"""How an expansion is shown in the terminal; the base game is drawn the same way by `expansions/base.py`."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from village.terminal.language import Language
from village.terminal.scene import Event, View

Note = Callable[[list[str]], list[str]]  # from the parts of a move to the notes in brackets after it


class Drawing:
    """The hooks of an expansion; each does nothing by default."""

    obvious_reasons: tuple[str, ...] = ()  # reasons visible on the board; `why` without an argument omits them

    def lines(self, view: View, words: Language) -> list[Text]:
        """Draw the components on the table."""
        return []

    def farm(self, view: View, words: Language, seat: int, own: bool) -> list[Text]:
        """Draw the components on a farm; for its own player with their effects."""
        return []

    def members(self, view: View, words: Language, place: str) -> list[Text]:
        """Return the symbols of the members at a place."""
        return []

    def notes(self, view: View, words: Language) -> dict[str, Note]:
        """Return the functions that write notes on costs and gains of moves, by question."""
        return {}

    def question(self, view: View, words: Language) -> str:
        """Return the text of the question, or an empty text if it is not a question of this expansion."""
        return ""

    def actor_symbol(self, event: Event, words: Language, seats: int) -> Text:
        """Return the symbol of the actor of an event, or an empty text if the expansion does not know it."""
        return Text()
