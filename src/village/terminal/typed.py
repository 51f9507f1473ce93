"""What is typed after an option."""

from __future__ import annotations

import json
from typing import Any

from village.record.errors import BadSetup
from village.terminal.language import Language


def table_options(given: list[str], words: Language) -> dict[str, Any]:
    """`first_player=0` and the like; values are written as in JSON."""
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        try:
            found[name] = json.loads(value)
        except json.JSONDecodeError:
            equals = ""
        if not equals or isinstance(found[name], (list, dict)):
            raise BadSetup(words.label("error-option", typed=text))
    return found


def listed(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(name.strip() for name in text.split(",") if name.strip())
