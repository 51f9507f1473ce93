"""The rules, chapter by chapter, and topics with links to them."""

from __future__ import annotations

from functools import cache
from re import MULTILINE, findall
from typing import Any

from village.rulebook.contents import contents, related_rules
from village.rulebook.model import Rule, RulebookSection
from village.rulebook.text import BookText
from village.text.message_files import game_files, source
from village.toolkit.game_type import GameType


@cache
def rule_ids(game: str) -> tuple[str, ...]:
    """Return the ids of all rules of a game, file by file."""
    sources = [source("en", name, game) for name in game_files(game)]
    return tuple(rule for text in sources for rule in findall(r"^rule-([\dA-Z-]+) =", text, MULTILINE))


@cache
def expansion_of(game_type: GameType) -> dict[str, str]:
    """Return the expansion of each chapter: the name of the file with its texts, or none for the base game."""
    chapters = {}
    for name in game_files(game_type.name):
        for chapter in findall(r"^rules-([\dA-Z-]+) =", source("en", name, game_type.name), MULTILINE):
            chapters[chapter] = name if name in game_type.tables()[1:] else ""
    return chapters


def chapter_of(rule: str) -> str:
    """Return the chapter of a rule: its id without the number."""
    return rule.rstrip("0123456789").rstrip("-")


class Chapters:
    """Builds the sections of one rulebook."""

    def __init__(self, game_type: GameType, text: BookText, tables_of: dict[str, list[str]]) -> None:
        self.game_type = game_type
        self.text = text
        self.tables_of = tables_of  # by rule
        self.plan: dict[str, Any] = contents(game_type)
        self.by_chapter: dict[str, list[str]] = {}
        for rule in rule_ids(game_type.name):
            self.by_chapter.setdefault(chapter_of(rule), []).append(rule)

    def section(self, id: str, part: str) -> RulebookSection:
        return self.topic(id, part) if id in self.plan["topics"] else self.chapter(id, part)

    def topic(self, id: str, part: str) -> RulebookSection:
        name = f"book-topic-{id}"
        links: list[str] = self.plan["topics"][id]
        return RulebookSection(
            f"topic-{id}", self.text.say(name), self.needs(part), self.text.numbered(name), [], links
        )

    def chapter(self, id: str, part: str) -> RulebookSection:
        rules = [self.rule(rule) for rule in self.by_chapter[id]]
        needs = list(dict.fromkeys([*self.needs(part), *self.needs(expansion_of(self.game_type)[id])]))
        return RulebookSection(id, self.text.say(f"rules-{id}"), needs, [], rules, [])

    def needs(self, part: str) -> list[str]:
        return [part] if part not in ("", self.game_type.name) else []

    def rule(self, id: str) -> Rule:
        text, related = self.text, related_rules(self.game_type, id)
        tables = self.tables_of.get(id, [])
        return Rule(id, text.rule(id), text.rule_long(id), text.rule_notes(id), related, tables)
