"""A whole rulebook."""

from __future__ import annotations

from functools import cache
from typing import Any

from village.rulebook.appendices import options, questions, rulings
from village.rulebook.chapters import Chapters
from village.rulebook.contents import contents
from village.rulebook.credits import credits_of
from village.rulebook.front_matter import cards, components, entries, intro, labels, statuses
from village.rulebook.model import Rulebook, RulebookPart
from village.rulebook.text import BookText
from village.rulebook.value_tables import ValueTables
from village.toolkit.game_type import GameType


@cache
def rulebook(game_type: GameType, language: str) -> Rulebook:
    """Return the rulebook of a game in one language; it is empty if the game has none."""
    text, plan = BookText(language, game_type.name), contents(game_type)
    values = ValueTables(game_type, text)
    chapters = Chapters(game_type, text, values.tables_of_rules())
    parts = [part(game_type, text, chapters, row) for row in plan.get("parts", [])]
    return Rulebook(
        game_type.name,
        text.first(f"book-title-{game_type.name}") or game_type.name,
        labels(text),
        statuses(text),
        game_type.editions,
        editions_of_expansions(game_type),
        intro(text),
        text.numbered("book-intro-example"),
        parts,
        cards(game_type, text),
        entries(text, "term", plan.get("terms", {})),
        questions(game_type, text),
        values.tables(),
        rulings(parts, text),
        options(game_type, text) if plan else [],
        credits_of(game_type, language),
    )


def editions_of_expansions(game_type: GameType) -> dict[str, list[str]]:
    """Return the editions of every expansion, and of the solo game, from their tables."""
    tables = {name: game_type.table(name) for name in game_type.tables()}
    return {name: table["editions"] for name, table in tables.items() if "editions" in table}


def part(game_type: GameType, text: BookText, chapters: Chapters, plan: dict[str, Any]) -> RulebookPart:
    name: str = plan["name"]
    return RulebookPart(
        name,
        text.say(f"book-title-{name}") if name == game_type.name else text.expansion(name),
        chapters.needs(name),
        text.numbered(f"book-idea-{name}"),
        components(text, plan),
        text.numbered(f"book-hint-{name}"),
        [chapters.section(id, name) for id in plan["sections"]],
    )
