"""How tokens become words: `grammar.json` in the folder of a game, also read by the web page.

kinds        message prefixes to try for a token, in this order: `word-`, `card-` ...
kinds_about  the prefixes for particular questions, reasons or event fields
seated       questions whose moves begin with a seat
payments     questions and event fields whose tokens are payments: parts joined by a plus
paid         the parts that payments consist of
counted      words shown with a number even for a single one
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from village.text.message_files import SHARED, folder

FILE: Final = "grammar.json"


@dataclass(frozen=True)
class Grammar:
    """The grammar of a game; the default knows only `word-` messages."""

    kinds: list[str] = field(default_factory=lambda: ["word"])
    kinds_about: list[dict[str, list[str]]] = field(default_factory=list)
    seated: list[str] = field(default_factory=list)
    payments: list[str] = field(default_factory=list)
    paid: list[str] = field(default_factory=list)
    counted: list[str] = field(default_factory=list)

    def kinds_for(self, subject: str) -> list[str]:
        """Return the message prefixes to try for a token in this context."""
        return next((row["kinds"] for row in self.kinds_about if subject in row["subjects"]), self.kinds)

    def is_payment(self, token: str) -> bool:
        return all(name in self.paid for name, _ in parse_quantities(token))


@cache
def grammar(game: str) -> Grammar:
    file = folder(game) / FILE
    data: dict[str, Any] = json.loads(file.read_text("utf-8")) if game != SHARED and file.is_file() else {}
    return Grammar(**data)


def parse_quantities(token: str) -> list[tuple[str, int]]:
    """Return the parts of `this+that2` and their numbers, in the order of the token."""
    quantities: Counter[str] = Counter()
    for part in token.split("+"):
        name = part.rstrip("0123456789")
        quantities[name] += int(part[len(name) :] or 1)
    return list(quantities.items())
