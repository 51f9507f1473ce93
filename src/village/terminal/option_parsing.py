"""Parse the values of command-line options."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from village.record.custom_values import load_set
from village.record.errors import BadSetup
from village.record.setup import GAME, game_type_of
from village.terminal.language import Language


def table_options(texts: list[str], words: Language) -> dict[str, Any]:
    """Parse table options like `first_player=0`; values are JSON."""
    options: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        try:
            options[name] = json.loads(value)
        except json.JSONDecodeError:
            equals = ""
        if not equals or isinstance(options[name], (list, dict)):
            raise BadSetup(words.label("error-option", typed=text))
    return options


def table_setup(
    game: str | None, edition: str | None, expansions: str | None, seats: int | None, preferred_seats: int = 4,
    custom_values: Path | None = None,
) -> dict[str, Any]:  # fmt: skip
    """Return the table setup with defaults of the game, and a number of seats near the preferred one."""
    values = load_set(custom_values, GAME if game is None else game)
    game_type = game_type_of(game or (values.game if values is not None else GAME))
    names = split_names(expansions or "")
    used_edition = game_type.edition if edition is None else edition
    try:
        number = game_type.seats_near(preferred_seats, used_edition, names) if seats is None else seats
    except ValueError as error:
        raise BadSetup(str(error)) from None
    return {
        "game": game_type.name,
        "edition": used_edition,
        "expansions": names,
        "seats": number,
        "custom_values": values,
    }


def with_companions(game: str | None, expansions: str | None) -> str | None:
    """Return the expansions with those that are preselected with them, except names after a minus."""
    if expansions is None:
        return None
    game_type = game_type_of(game or GAME)
    names = split_names(expansions)
    rejected = [f"-{name}" for name in game_type.expansions() if f"-{name}" in names]
    chosen = [name for name in names if name not in rejected]
    companions = [name for expansion in chosen for name in game_type.companions().get(expansion, [])]
    added = [name for name in companions if name not in chosen and f"-{name}" not in rejected]
    return ",".join([*chosen, *added])


def split_names(text: str) -> tuple[str, ...]:
    """Split a comma-separated list."""
    return tuple(name.strip() for name in text.split(",") if name.strip())
