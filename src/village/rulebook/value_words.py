"""Values and the keys of the tables in words."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from village.rulebook.text import BookText

NAMES: Final = ("book-word", "space", "word", "title", "card")  # kinds of messages to try for a row
WORDS: Final = ("book-word", "word", "space", "title", "card")  # and for a value

Field = list[tuple[list[str], Any]]  # the values of a field of a table, with their paths


class ValueWords:
    """The words of one rulebook for its tables of values."""

    def __init__(self, text: BookText) -> None:
        self.text = text

    def word(self, key: str, kinds: tuple[str, ...] = WORDS) -> str:
        names = [f"{kind}-{key}" for kind in kinds]
        return self.text.first(*names) or self.text.say(names[0])  # raises the error that names the missing message

    def row(self, plan: dict[str, Any], row: tuple[str, ...]) -> str:
        """Return the name of a row: by its path, by its number, or the word for its key."""
        name = f"book-row-{'-'.join(row)}"
        if self.text.has(name):
            return self.text.say(name)
        if row[-1].isdigit():
            return self.text.say(f"book-row-{plan['id']}", {"n": int(row[-1])})
        return self.word(row[-1], (plan["names"], *NAMES) if "names" in plan else NAMES)

    def column(self, plan: dict[str, Any], column: str) -> str:
        """Return the heading of a column; columns with a number are counted from `first`."""
        columns = plan.get("columns")
        if isinstance(columns, str):
            return self.text.say(f"book-column-{columns}", {"n": int(column) - 1 + plan.get("first", 1)})
        return self.text.first(f"book-column-{plan['id']}-{column}", f"book-column-{column}") or self.word(column)

    def field(self, values: Field, column: str, prices: bool = False) -> str:
        """Return the content of a field: a value, a list, amounts of pieces, prices of pieces, or alternatives."""
        path, value = values[0]
        if not path:
            return self.value(value, column)
        if path[0].isdigit():
            groups = groupby(values, lambda item: item[0][0])
            fields = [[(rest[1:], item) for rest, item in group] for _, group in groups]
            words = [self.field(group, column, prices) for group in fields]
            return " / ".join(words) if any(rest for group in fields for rest, _ in group) else self.join(words)
        if prices:
            return self.join([self.price(self.word(piece[0]), worth) for piece, worth in values])
        return self.text.word("+".join(f"{piece[0]}{amount}" for piece, amount in values))

    def value(self, value: Any, column: str) -> str:
        """Return a value in words; a word may mean something else in a certain column."""
        if isinstance(value, bool):
            return self.text.say("book-yes" if value else "book-no")
        if isinstance(value, list):
            return self.join([self.value(item, column) for item in value])
        if isinstance(value, str):
            return self.text.first(f"book-word-{column}-{value}") or (self.word(value) if value else "")
        return str(value)

    def price(self, piece: str, worth: Any) -> str:
        return self.text.say("book-price", {"piece": piece, "worth": worth})

    def join(self, words: list[str]) -> str:
        """List words; phrases with a comma are separated by semicolons."""
        comma = self.text.say("book-comma")
        has_comma = any(comma.strip() in word for word in words)
        return (self.text.say("book-semicolon") if has_comma else comma).join(words)
