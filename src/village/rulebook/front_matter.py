"""What comes before the rules: the introduction, components, overview cards and terms."""

from __future__ import annotations

from re import MULTILINE, findall
from typing import Any, Final

from village.rulebook.contents import contents
from village.rulebook.model import ComponentList, ComponentRow, OverviewCard, RulebookEntry, ValueStatus
from village.rulebook.text import BookText
from village.text.message_files import source
from village.toolkit.game_type import GameType
from village.toolkit.tables import STATUSES

INTRO: Final = ("aim", "turn", "life", "end")
LABELS: Final = "book-label-"
NONE: Final = "\N{EN DASH}"


def labels(text: BookText) -> dict[str, str]:
    """Return the headings of a rulebook, by name."""
    names = findall(rf"^{LABELS}([a-z-]+) =", source("en", "rulebook_labels"), MULTILINE)
    return {name: text.say(f"{LABELS}{name}") for name in names}


def statuses(text: BookText) -> list[ValueStatus]:
    keys = {status: f"book-status-{status}" for status in STATUSES}
    return [
        ValueStatus(status, text.say(key), text.attribute(key, "mark"), text.attribute(key, "text"))
        for status, key in keys.items()
    ]


def intro(text: BookText) -> list[RulebookEntry]:
    """Return the introduction; a game may have none."""
    topics = [topic for topic in INTRO if text.has(f"book-intro-{topic}")]
    return entries(text, "intro", {topic: [] for topic in topics})


def entries(text: BookText, kind: str, rules: dict[str, list[str]]) -> list[RulebookEntry]:
    """Return the messages `book-<kind>-<id>` with their texts."""
    name = f"book-{kind}-"
    return [
        RulebookEntry(id, text.say(name + id), text.attribute(name + id, "text"), cited) for id, cited in rules.items()
    ]


def components(text: BookText, plan: dict[str, Any]) -> ComponentList | None:
    """Return the pieces of a part; a column is an edition, or there is one for all."""
    pieces: dict[str, list[int]] = plan.get("components", {})
    if not pieces:
        return None
    columns = [text.word(edition) for edition in plan.get("editions", [])] or [text.say(f"{LABELS}number")]
    return ComponentList(columns, [component(text, piece, numbers) for piece, numbers in pieces.items()])


def component(text: BookText, piece: str, numbers: list[int]) -> ComponentRow:
    """Return one kind of piece; a dash for those a box does not have or does not count."""
    name = f"book-piece-{piece}"
    return ComponentRow(text.say(name), [str(number or NONE) for number in numbers], text.attribute(name, "note"))


def cards(game_type: GameType, text: BookText) -> list[OverviewCard]:
    return [card(text, plan) for plan in contents(game_type).get("cards", [])]


def card(text: BookText, plan: dict[str, Any]) -> OverviewCard:
    id: str = plan["id"]
    rules: list[list[str]] = plan["steps"]
    steps = [
        RulebookEntry(str(n), text.say(f"book-card-{id}-{n}"), text.attribute(f"book-card-{id}-{n}", "text"), cited)
        for n, cited in enumerate(rules, 1)
    ]
    return OverviewCard(id, text.say(f"book-card-{id}"), plan.get("needs", []), plan.get("unless", []), steps)
