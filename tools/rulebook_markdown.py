"""A rulebook as Markdown, with links between its rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from village.rulebook.model import OverviewCard, Rule, Rulebook, RulebookPart, RulebookSection, ValueTable

RULE: Final = re.compile(r"\b[A-Z](?:-[A-Z]+)?-[A-Z]*\d+\b")  # V-TRN-1, I-V07, G-S1, C-1


class Markdown:
    """Writes one rulebook."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.labels = book.labels
        rules = [rule for part in book.parts for section in part.sections for rule in section.rules]
        self.headlines = {rule.id: rule.headline for rule in rules}
        self.titles = {table.id: table.title for table in book.tables}
        self.statuses = {status.name: status for status in book.statuses}

    def lines(self) -> Iterator[str]:
        yield from self.contents()
        yield from self.introduction()
        for part in self.book.parts:
            yield from self.part(part)
        yield from self.cards()
        yield from self.terms()
        yield from self.questions()
        yield from self.values()
        yield from self.rulings()
        yield from self.options()
        yield from self.credits()

    def appendices(self) -> list[str]:
        """Return the sections after the rules."""
        sections = {
            "cards": self.book.cards, "terms": self.book.terms, "questions": self.book.questions,
            "values": self.book.tables, "rulings": self.book.rulings, "options": self.book.options,
            "credits": self.book.credits,
        }  # fmt: skip
        return [name for name, entries in sections.items() if entries]

    def heading(self, level: int, id: str, title: str) -> list[str]:
        return ["", f'<a id="{id}"></a>', "", f"{'#' * level} {title}", ""]

    def contents(self) -> Iterator[str]:
        yield from self.heading(2, "contents", self.labels["contents"])
        yield f"- [{self.labels['intro']}](#intro)"
        for part in self.book.parts:
            chapters = " · ".join(f"[{section.title}](#{section.id})" for section in part.sections)
            yield f"- [{part.title}](#part-{part.name}): {chapters}"
        yield f"- {' · '.join(f'[{self.labels[name]}](#{name})' for name in self.appendices())}"

    def introduction(self) -> Iterator[str]:
        yield from self.heading(2, "intro", self.labels["intro"])
        yield from (f"- **{entry.title}**: {entry.text}" for entry in self.book.intro)
        if self.book.example:
            yield from ("", f"{self.labels['example']}:", "")
            yield from (f"{n}. {step}" for n, step in enumerate(self.book.example, 1))

    def part(self, part: RulebookPart) -> Iterator[str]:
        yield from self.heading(2, f"part-{part.name}", part.title)
        yield from self.paragraphs(part.idea)
        if part.hints:
            yield from ("", f"**{self.labels['hints']}**", "")
            yield from (f"- {hint}" for hint in part.hints)
        if part.components:
            columns = [self.labels["piece"], *part.components.columns, self.labels["note"]]
            yield from ("", f"**{self.labels['components']}**", "")
            yield from self.table(columns, [[row.name, *row.numbers, row.note] for row in part.components.rows])
        for section in part.sections:
            yield from self.section(section)

    def section(self, section: RulebookSection) -> Iterator[str]:
        title = f"{section.title} ({section.id})" if section.rules else section.title
        yield from self.heading(3, section.id, title)
        yield from self.paragraphs(section.text)
        if section.links:
            yield ""
            yield from (f"- {self.link(rule)} {self.headlines[rule]}" for rule in section.links)
        for rule in section.rules:
            yield from self.rule(rule)

    def rule(self, rule: Rule) -> Iterator[str]:
        yield from (f'<a id="{rule.id}"></a>', "", f"**{rule.id} · {rule.headline}**", "")
        if rule.explanation:
            yield from (self.linked(rule.explanation), "")
        notes = [f"*{self.linked(note)}*" for note in rule.notes]
        if rule.see:
            notes.append(f"{self.labels['see']}: {', '.join(self.link(other) for other in rule.see)}.")
        if rule.tables:
            tables = ", ".join(f"[{self.titles[id]}](#values-{id})" for id in rule.tables)
            notes.append(f"{self.labels['values']}: {tables}.")
        if notes:
            yield from (" ".join(notes), "")

    def cards(self) -> Iterator[str]:
        yield from self.heading(2, "cards", self.labels["cards"])
        for card in self.book.cards:
            yield from self.card(card)

    def card(self, card: OverviewCard) -> Iterator[str]:
        yield from ("", f"**{card.title}**", "")
        for n, step in enumerate(card.steps, 1):
            yield f"{n}. *{step.title}*: {step.text} ({', '.join(self.link(rule) for rule in step.rules)})"

    def terms(self) -> Iterator[str]:
        yield from self.heading(2, "terms", self.labels["terms"])
        for term in self.book.terms:
            yield f"- **{term.title}**: {term.text} ({', '.join(self.link(rule) for rule in term.rules)})"

    def questions(self) -> Iterator[str]:
        if self.book.questions:
            yield from self.heading(2, "questions", self.labels["questions"])
        for question in self.book.questions:
            rules = ", ".join(self.link(rule) for rule in question.rules)
            yield from (f"**{question.title}**", "", f"{question.text} ({rules})", "")

    def values(self) -> Iterator[str]:
        yield from self.heading(2, "values", self.labels["values"])
        yield from (self.labels["values-note"], "")
        for status in self.book.statuses:
            yield f"- {' '.join(filter(None, [status.mark, f'*{status.title}*']))}: {status.text}"
        for table in self.book.tables:
            yield from self.value_table(table)

    def value_table(self, table: ValueTable) -> Iterator[str]:
        yield from self.heading(3, f"values-{table.id}", table.title)
        rows = [
            [self.marked(row.name, row.status), *[self.marked(value.text, value.status) for value in row.values]]
            for row in table.rows
        ]
        yield from self.table(["", *table.columns], rows)
        rules = ", ".join(self.link(rule) for rule in table.rules)
        yield from ("", *([f"{self.labels['rule']}: {rules}.", ""] if rules and len(table.rules) < 10 else []))
        for source in table.sources:
            where = f" ({'; '.join(source.rows)})" if source.rows else ""
            yield f"- *{self.statuses[source.status].title}*: {source.source}{where}"

    def marked(self, text: str, status: str) -> str:
        return text + (self.statuses[status].mark if status else "")

    def rulings(self) -> Iterator[str]:
        yield from self.heading(2, "rulings", self.labels["rulings"])
        yield from (self.labels["rulings-note"], "")
        rows = []
        for ruling in self.book.rulings:
            ours = ruling.decision or (self.labels["ruling-whole"] if ruling.ours else "")
            rows.append([self.link(ruling.rule), ruling.headline, " ".join(filter(None, [ours, ruling.differs]))])
        yield from self.table([self.labels["rule"], "", self.labels["decision"]], rows)

    def options(self) -> Iterator[str]:
        if not self.book.options:
            return
        yield from self.heading(2, "options", self.labels["options"])
        yield from (self.labels["options-note"], "")
        rows = [[option.text, option.default, self.link(option.rule)] for option in self.book.options]
        yield from self.table([self.labels["option"], self.labels["default"], self.labels["rule"]], rows)

    def credits(self) -> Iterator[str]:
        yield from self.heading(2, "credits", self.labels["credits"])
        for work in self.book.credits:
            yield from (f"**{work.title}**: {work.note}", "")
            yield from (f"- {people.role}: {people.names}" for people in work.people)
            yield ""

    def table(self, columns: list[str], rows: Iterable[list[str]]) -> Iterator[str]:
        yield f"| {' | '.join(columns)} |"
        yield f"|{' --- |' * len(columns)}"
        yield from (f"| {' | '.join(row)} |" for row in rows)

    def paragraphs(self, texts: list[str]) -> Iterator[str]:
        for text in texts:
            yield from (self.linked(text), "")

    def linked(self, text: str) -> str:
        """Turn the ids of rules in a text into links."""
        return RULE.sub(lambda match: self.link(match[0]) if match[0] in self.headlines else match[0], text)

    def link(self, rule: str) -> str:
        return f"[{rule}](#{rule})"


def markdown(book: Rulebook) -> str:
    """Return the text of the page below its title, without double blank lines."""
    text = "\n".join(Markdown(book).lines())
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"
