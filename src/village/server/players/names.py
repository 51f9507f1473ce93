"""Names and lines that others read: what they see is there, and nothing hangs over from it."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

from village.server.errors import Problem

MAX_MARKS_ON_A_SIGN: Final = 4  # as many as any script puts on a letter
MAX_NAME_SIGNS: Final = 40
BLANK_SIGNS: Final = frozenset(  # letters and marks by name, nothing to the eye
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
)


def clean(name: str) -> str:
    """A name without signs that cannot be seen; Problem if nothing is left."""
    shown = visible(name)
    if not shown:
        raise Problem(422, "bad-name", "a name needs at least one letter")
    if len(shown) > MAX_NAME_SIGNS:  # composed letters may come apart, and hosts name players too
        raise Problem(422, "bad-name", f"a name has at most {MAX_NAME_SIGNS} signs")
    return shown


def visible(text: str) -> str:
    """Without signs that cannot be seen or turn others around, and without towers of marks; one blank between words."""
    kept = "".join(" " if sign.isspace() else sign for sign in normalize("NFC", text) if is_shown(sign))
    words = " ".join(fewer_marks(kept).split())
    return words if any(not is_mark(sign) and sign != " " for sign in words) else ""


def is_shown(sign: str) -> bool:
    if sign in BLANK_SIGNS or "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef":
        return False
    return sign.isprintable() or sign.isspace()


def is_mark(sign: str) -> bool:
    return category(sign).startswith("M")


def fewer_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if is_mark(sign) else 0
        if marks <= MAX_MARKS_ON_A_SIGN:
            kept.append(sign)
    return "".join(kept)
