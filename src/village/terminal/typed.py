"""What is typed after an option."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from village.record.errors import BadSetup
from village.record.numbers import set_from
from village.record.table import GAME, title_of
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


def chosen(
    game: str | None, edition: str | None, boxes: str | None, seats: int | None, wish: int = 4,
    numbers: Path | None = None,
) -> dict[str, Any]:  # fmt: skip
    """The table that is meant: what is not said is as the title has it, the seats as near to the wish as can be."""
    own = set_from(numbers, GAME if game is None else game)
    title = title_of(game or (own.game if own is not None else GAME))
    names = listed(boxes or "")
    meant = title.edition if edition is None else edition
    try:
        number = title.seats_near(wish, meant, names) if seats is None else seats
    except ValueError as error:
        raise BadSetup(str(error)) from None
    return {"game": title.name, "edition": meant, "boxes": names, "seats": number, "numbers": own}


def listed(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(name.strip() for name in text.split(",") if name.strip())
