"""The appendices: all rulings, all table options, and the questions and answers."""

from __future__ import annotations

from village.record.catalog import offer
from village.rulebook.contents import contents
from village.rulebook.model import RulebookEntry, RulebookPart, Ruling, TableOption
from village.rulebook.text import BookText
from village.toolkit.game_type import GameType


def rulings(parts: list[RulebookPart], text: BookText) -> list[Ruling]:
    """Return our rulings and the differences between the rulebooks, in the order of the rules."""
    rules = [rule.id for part in parts for section in part.sections for rule in section.rules]
    return [ruling(text, rule) for rule in rules if text.ruling(rule) or text.differs(rule)]


def ruling(text: BookText, rule: str) -> Ruling:
    headline, decision = text.rule(rule), text.ruling(rule)
    part = "" if headline.endswith(decision) else decision
    return Ruling(rule, headline, bool(decision), part, text.differs(rule))


def options(game_type: GameType, text: BookText) -> list[TableOption]:
    """Return every table option once, those of the base game first."""
    rules: dict[str, str] = contents(game_type).get("options", {})
    defaults: dict[str, dict[str, str]] = {}  # by option and edition; an option of an expansion has the same for all
    for edition in offer(game_type).editions:
        for option in edition.options:
            defaults.setdefault(option.name, {})[edition.name] = value_text(text, option.default)
    for expansion in offer(game_type).expansions:
        for option in expansion.options:
            defaults.setdefault(option.name, {expansion.name: value_text(text, option.default)})
    return [TableOption(name, text.option(name), default(text, defaults[name]), rules[name]) for name in defaults]


def default(text: BookText, by_edition: dict[str, str]) -> str:
    """Return the default of an option, for each edition if they differ."""
    values = list(by_edition.values())
    if len(set(values)) == 1:
        return values[0]
    return "; ".join(f"{text.word(edition)}: {value}" for edition, value in by_edition.items())


def value_text(text: BookText, value: object) -> str:
    """Return a value of an option in words; no value means a random choice."""
    if value is None:
        return text.say("book-random")
    return text.say("book-on" if value else "book-off") if isinstance(value, bool) else str(value)


def questions(game_type: GameType, text: BookText) -> list[RulebookEntry]:
    rules: list[list[str]] = contents(game_type).get("questions", [])
    return [
        RulebookEntry(str(n), text.say(f"book-question-{n}"), text.attribute(f"book-question-{n}", "text"), cited)
        for n, cited in enumerate(rules, 1)
    ]
