# ruff: noqa: RUF001  (look-alikes are the subject of this module)
"""Names that players cannot take: those of bots and deleted players, look-alikes of them, and mixed alphabets."""

from __future__ import annotations

import re
from functools import cache
from typing import Final
from unicodedata import category, name, normalize

from village.bots import registry
from village.table.names import ANONYMOUS_NAME, clean
from village.table.problem import Problem

ALPHABETS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")  # share many shapes
BOT_WORDS: Final = ("bot", "computer", "电脑", "電腦", "机器人", "機器人")
DELETED_PLAYER: Final = (ANONYMOUS_NAME, "Deleted player", "Jemand", "已注销玩家", "已註銷玩家")  # as the page says it
LETTERS: Final = {  # and the shapes of other alphabets, digits and characters that look like them
    "a": "аαɑᴀ@4", "b": "вьβʙ8", "c": "сϲᴄ", "d": "ԁᴅ", "e": "еєεᴇ3", "f": "ꜰ", "g": "ɡɢ9", "h": "һнʜ", "j": "јϳᴊ",
    "k": "кκᴋ", "l": "іιӏɩɪʟ1!|i", "m": "мᴍ", "n": "пηոɴ", "o": "оοσօᴏ0", "p": "рρᴘ", "q": "ԛ", "r": "гʀ",
    "s": "ѕꜱ5$", "t": "тτᴛ7", "u": "υսᴜ", "v": "ѵνᴠ", "w": "ԝѡωᴡ", "x": "хχ", "y": "уγүʏ", "z": "ᴢ2",
}  # fmt: skip
LOOK_ALIKES: Final = str.maketrans({shape: letter for letter, shapes in LETTERS.items() for shape in shapes})
WORD: Final = re.compile(r"[^\W_]+")


def chosen_name(text: str) -> str:
    """Return the cleaned name; raise a Problem if a player cannot take it."""
    cleaned = clean(text)
    if mixes_alphabets(cleaned):
        raise Problem(422, "reserved-name", "a word in a name cannot mix alphabets, such as Latin and Cyrillic")
    if is_reserved(cleaned):
        raise Problem(422, "reserved-name", "this name is reserved for bots or deleted players")
    return cleaned


def mixes_alphabets(text: str) -> bool:
    """Return whether a word has letters of several alphabets, as in "Ann" with a Cyrillic A."""
    words = WORD.findall(normalize("NFKC", text))
    return any(len({alphabet_of(char) for char in word} - {""}) > 1 for word in words)


def alphabet_of(char: str) -> str:
    """Return one of the alphabets; empty for other scripts, digits and marks."""
    first, _, _ = name(char, "").partition(" ")
    return first if first in ALPHABETS and char.isalpha() else ""


def is_reserved(text: str) -> bool:
    words = [word for word in WORD.findall(text) if not word.isdecimal()]
    reserved = reserved_shapes()
    return shape_of(text) in reserved or (bool(words) and all(shape_of(word) in reserved for word in words))


@cache
def reserved_shapes() -> frozenset[str]:
    return frozenset(map(shape_of, (*BOT_WORDS, *DELETED_PLAYER, *registry.names())))


def shape_of(text: str) -> str:
    """Return how a text looks: without marks, spaces and case, and with one letter for each group of look-alikes."""
    plain = "".join(char for char in normalize("NFKD", text) if not category(char).startswith("M"))
    shapes = plain.casefold().translate(LOOK_ALIKES)
    return "".join(char for char in shapes if char.isalnum()).replace("rn", "m").replace("vv", "w")
