# ruff: noqa: RUF001  (look-alikes are the subject of this module)
"""How texts look: letters of several alphabets with one shape, and words that mix alphabets."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import category, name, normalize

ALPHABETS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")  # share many shapes
LETTERS: Final = {  # and the shapes of other alphabets, digits and characters that look like them
    "a": "аαɑᴀ@4ɐ", "b": "вьβʙ8ƀɓ", "c": "сϲᴄ", "d": "ԁᴅđðɗ", "e": "еєεᴇ3ɛ", "f": "ꜰ", "g": "ɡɢ9ǥɠ",
    "h": "һнʜħɦ", "j": "јϳᴊ", "k": "кκᴋ", "l": "іιӏɩɪʟ1!|iłı", "m": "мᴍɱ", "n": "пηոɴŋ", "o": "оοσօᴏ0ø",
    "p": "рρᴘ", "q": "ԛ", "r": "гʀɾɍ", "s": "ѕꜱ5$ʂ", "t": "тτᴛ7ŧ", "u": "υսᴜʉʊ", "v": "ѵνᴠ", "w": "ԝѡωᴡ",
    "x": "хχ", "y": "уγүʏɏ", "z": "ᴢ2",
}  # fmt: skip
LOOK_ALIKES: Final = str.maketrans({shape: letter for letter, shapes in LETTERS.items() for shape in shapes})
WORD: Final = re.compile(r"[^\W_]+")


def mixes_alphabets(text: str) -> bool:
    """Return whether a word has letters of several alphabets, as in "Ann" with a Cyrillic A."""
    words = WORD.findall(normalize("NFKC", text))
    return any(len({alphabet_of(char) for char in word} - {""}) > 1 for word in words)


def alphabet_of(char: str) -> str:
    """Return one of the alphabets; empty for other scripts, digits and marks."""
    first, _, _ = name(char, "").partition(" ")
    return first if first in ALPHABETS and char.isalpha() else ""


def shape_of(text: str) -> str:
    """Return how a text looks: without marks, spaces and case, and with one letter for each group of look-alikes."""
    plain = "".join(char for char in normalize("NFKD", text) if not category(char).startswith("M"))
    shapes = plain.casefold().translate(LOOK_ALIKES)
    return "".join(char for char in shapes if char.isalnum()).replace("rn", "m").replace("vv", "w")
