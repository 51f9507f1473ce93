"""The banners that a value opens, as a short list."""

from __future__ import annotations

from village.terminal.language import Language


def open_banner_names(words: Language, tokens: list[str]) -> list[str]:
    """Return black banners by name, craft buildings once per kind, and white banners together; omit the headman."""
    black: list[str] = []
    white: list[str] = []
    for token in tokens:
        kind, _, name = token.partition(".")
        if kind == "white":
            white.append(words.text.word(name))
        elif kind == "craft":
            black.append(words.text.word(name[:-1]))
        elif kind != "headman":
            black.append(words.text.move(f"banner {token}"))
    names = list(dict.fromkeys(black))
    return [*names, words.label("opened-white", names=words.comma_list(white))] if white else names
