"""Credits as printed in the rulebooks: names in `credits.toml` of the game, roles in the language of the reader."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from village.games import game_types
from village.rulebook.model import CreditedPeople, Credits
from village.rulebook.text import BookText
from village.toolkit.game_type import GameType

FILE: Final = "credits.toml"


def all_credits(language: str) -> list[Credits]:
    """Return the credits of every game and edition, the oldest first."""
    works = [work for game_type in game_types() for work in credits_of(game_type, language)]
    return sorted(works, key=lambda work: work.year)


@cache
def credits_of(game_type: GameType, language: str) -> list[Credits]:
    """Return the credits of a game, by edition; a game may have none."""
    file = files(game_type.package) / FILE
    works = tomllib.loads(file.read_text("utf-8"))["works"] if file.is_file() else []
    text = BookText(language, game_type.name)
    return [credits_entry(text, work) for work in works]


def credits_entry(text: BookText, work: dict[str, Any]) -> Credits:
    people = [CreditedPeople(text.say(f"book-credit-{role}"), names) for role, names in work["people"].items()]
    return Credits(work["title"], work["year"], people, text.say(f"book-work-{work['id']}"))
