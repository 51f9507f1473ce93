"""The parts of a rulebook. Rule ids in texts are plain; the page and the docs turn them into links."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Rule:
    id: str
    headline: str
    explanation: str  # what the headline does not say; may be empty
    notes: list[str]  # our ruling, and where the rulebooks differ
    see: list[str]  # ids of related rules
    tables: list[str]  # ids of the tables with its values


@dataclass(frozen=True)
class RulebookSection:
    """A chapter of rules, or a topic: a text with links to rules of several chapters."""

    id: str
    title: str
    needs: list[str]  # the expansions it is about
    text: list[str]
    rules: list[Rule]
    links: list[str]  # ids of the rules a topic leads to


@dataclass(frozen=True)
class ComponentRow:
    name: str
    numbers: list[str]
    note: str


@dataclass(frozen=True)
class ComponentList:
    """The pieces of a box; a column is an edition, or there is one for all."""

    columns: list[str]
    rows: list[ComponentRow]


@dataclass(frozen=True)
class RulebookPart:
    """The base game or an expansion."""

    name: str
    title: str
    needs: list[str]
    idea: list[str]
    components: ComponentList | None
    hints: list[str]
    sections: list[RulebookSection]


@dataclass(frozen=True)
class RulebookEntry:
    """A title with a text: a step of a card, a term, a topic of the introduction."""

    id: str
    title: str
    text: str
    rules: list[str]


@dataclass(frozen=True)
class OverviewCard:
    id: str
    title: str
    needs: list[str]  # shown with these expansions
    unless: list[str]  # but not with these, which have a card of their own
    steps: list[RulebookEntry]


@dataclass(frozen=True)
class ValueStatus:
    """How sure a value is; `mark` is shown next to values of this status."""

    name: str
    title: str
    mark: str
    text: str


@dataclass(frozen=True)
class TableValue:
    text: str
    status: str  # of the least certain number in it; empty for an empty field


@dataclass(frozen=True)
class ValueRow:
    name: str
    status: str  # of the name of a card; empty for words of the board
    values: list[TableValue]


@dataclass(frozen=True)
class ValueSource:
    """Where values come from; `rows` is empty if it applies to the whole table."""

    status: str
    source: str
    rows: list[str]


@dataclass(frozen=True)
class ValueTable:
    id: str
    title: str
    needs: list[str]
    columns: list[str]
    rows: list[ValueRow]
    sources: list[ValueSource]
    rules: list[str]


@dataclass(frozen=True)
class Ruling:
    rule: str
    headline: str
    ours: bool  # otherwise the rulebooks only differ
    decision: str  # empty if the whole rule is the ruling
    differs: str  # how the rulebooks differ


@dataclass(frozen=True)
class TableOption:
    name: str
    text: str
    default: str
    rule: str


@dataclass(frozen=True)
class Rulebook:
    game: str
    title: str
    labels: dict[str, str]  # headings and other words around the texts
    statuses: list[ValueStatus]
    editions: list[str]
    expansions: dict[str, list[str]]  # with the editions they are compatible with
    intro: list[RulebookEntry]
    example: list[str]
    parts: list[RulebookPart]
    cards: list[OverviewCard]
    terms: list[RulebookEntry]
    questions: list[RulebookEntry]
    tables: list[ValueTable]
    rulings: list[Ruling]
    options: list[TableOption]
    credits: list[Credits]


@dataclass(frozen=True)
class CreditedPeople:
    role: str
    names: str


@dataclass(frozen=True)
class Credits:
    """Who made a game or an edition, as printed in its rulebook."""

    title: str
    year: int
    people: list[CreditedPeople]
    note: str
