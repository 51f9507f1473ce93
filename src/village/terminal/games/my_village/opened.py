"""The banners that a value opens, in as few words as will do."""

from __future__ import annotations

from village.terminal.language import Language


def opened(words: Language, tokens: list[str]) -> list[str]:
    """Black ones by name, craft buildings once for each kind, white ones together; the headman goes without saying."""
    black: list[str] = []
    white: list[str] = []
    for token in tokens:
        kind, _, name = token.partition(".")
        if kind == "white":
            white.append(words.text.word(name))
        elif kind == "craft":
            black.append(words.text.word(name[:-1]))
        elif kind != "headman":
            black.append(words.text.answer(f"banner {token}"))
    names = list(dict.fromkeys(black))
    return [*names, words.label("opened-white", names=", ".join(white))] if white else names
