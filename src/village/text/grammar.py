"""How the tokens of a game become words: data of the game, `grammar.json` in its folder. The page reads the same file.

kinds        which catalogues are tried for a token, in this order: `word-`, `card-` ...
kinds_about  the same where something else is spoken of: a question, a reason or a meaning
seated       questions whose answers begin with a seat
payments     questions and meanings whose tokens are payments: parts with a plus between them
paid         what payments consist of
counted      what is named with its number even if there is only one
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from village.text.catalogue import SHARED, folder

FILE: Final = "grammar.json"


@dataclass(frozen=True)
class Grammar:
    """A game without one is spoken of in words only."""

    kinds: list[str] = field(default_factory=lambda: ["word"])
    kinds_about: list[dict[str, list[str]]] = field(default_factory=list)
    seated: list[str] = field(default_factory=list)
    payments: list[str] = field(default_factory=list)
    paid: list[str] = field(default_factory=list)
    counted: list[str] = field(default_factory=list)

    def order(self, about: str) -> list[str]:
        """The catalogues to try for a token, by what is spoken about."""
        return next((row["kinds"] for row in self.kinds_about if about in row["about"]), self.kinds)

    def is_payment(self, token: str) -> bool:
        return all(name in self.paid for name, _ in sums(token))


@cache
def grammar(game: str) -> Grammar:
    file = folder(game) / FILE
    written: dict[str, Any] = json.loads(file.read_text("utf-8")) if game != SHARED and file.is_file() else {}
    return Grammar(**written)


def sums(token: str) -> list[tuple[str, int]]:
    """What `this+that2` adds up and how often, in the order of the token."""
    found: Counter[str] = Counter()
    for part in token.split("+"):
        name = part.rstrip("0123456789")
        found[name] += int(part[len(name) :] or 1)
    return list(found.items())
