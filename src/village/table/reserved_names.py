"""Names that players cannot take: those of bots and deleted players, look-alikes of them, and mixed alphabets."""

from __future__ import annotations

from functools import cache
from typing import Final

from village.bots import registry
from village.table.look_alikes import WORD, mixes_alphabets, shape_of
from village.table.names import ANONYMOUS_NAME, clean
from village.table.problem import Problem

BOT_WORDS: Final = ("bot", "computer", "电脑", "電腦", "机器人", "機器人")
DELETED_PLAYER: Final = (ANONYMOUS_NAME, "Deleted player", "Jemand", "已注销玩家", "已註銷玩家")  # as the page says it


def chosen_name(text: str) -> str:
    """Return the cleaned name; raise a Problem if a player cannot take it."""
    cleaned = clean(text)
    if mixes_alphabets(cleaned):
        raise Problem(422, "reserved-name", "a word in a name cannot mix alphabets, such as Latin and Cyrillic")
    if is_reserved(cleaned):
        raise Problem(422, "reserved-name", "this name is reserved for bots or deleted players")
    return cleaned


def is_reserved(text: str) -> bool:
    words = [word for word in WORD.findall(text) if not word.isdecimal()]
    reserved = reserved_shapes()
    return shape_of(text) in reserved or (bool(words) and all(shape_of(word) in reserved for word in words))


@cache
def reserved_shapes() -> frozenset[str]:
    return frozenset(map(shape_of, (*BOT_WORDS, *DELETED_PLAYER, *registry.names())))
