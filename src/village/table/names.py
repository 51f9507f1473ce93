"""Names and chat lines: remove invisible characters and stacked marks."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

from village.table.problem import Problem

MAX_MARKS_PER_CHARACTER: Final = 4  # more than any script needs
MAX_NAME_CHARS: Final = 40
ANONYMOUS_NAME: Final = "somebody"  # of players who deleted their account
INVISIBLE_CHARS: Final = frozenset(  # letters and marks by category, but invisible
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
)


def clean(name: str) -> str:
    """Return a cleaned name; raise a Problem if nothing is left."""
    cleaned = strip_invisible(name)
    if not cleaned:
        raise Problem(422, "bad-name", "a name needs at least one letter")
    if len(cleaned) > MAX_NAME_CHARS:  # normalization can lengthen names, and administrators rename players too
        raise Problem(422, "bad-name", f"a name has at most {MAX_NAME_CHARS} characters")
    return cleaned


def strip_invisible(text: str) -> str:
    """Remove invisible and bidirectional control characters and excess marks; collapse whitespace."""
    visible = "".join(" " if char.isspace() else char for char in normalize("NFC", text) if is_visible(char))
    words = " ".join(limit_marks(visible).split())
    return words if any(not is_mark(char) and char != " " for char in words) else ""


def is_visible(char: str) -> bool:
    if char in INVISIBLE_CHARS or "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef":
        return False
    return char.isprintable() or char.isspace()


def is_mark(char: str) -> bool:
    return category(char).startswith("M")


def limit_marks(text: str) -> str:
    limited: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if is_mark(char) else 0
        if marks <= MAX_MARKS_PER_CHARACTER:
            limited.append(char)
    return "".join(limited)


def clean_text(text: str) -> str:
    """Return the text without invisible and bidirectional control characters."""
    line = strip_invisible(text)
    if not line:
        raise Problem(422, "empty-message", "the text is empty")
    return line
