"""Writes docs/reference/rules/<game>.md: every rule by id, every number with its status. `--check` compares."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

from village.games import OURS
from village.text import Text
from village.toolkit.tables import Cell
from village.toolkit.title import Title

FOLDER = Path(__file__).parent.parent / "docs" / "reference" / "rules"
HEAD = """# Rules of {name}

Code, tests, refusals and the log cite these ids. The page is written by `make pages` from `text/en/` and `tables/`
of `src/village/games/{game}/`. A rule says what of it is *our ruling*, and where rulebooks differ.
"""
NUMBERS = """## Numbers and how sure they are

*printed*: one of the rulebooks we have says so, or its examples force it. *likely*: another source says so, or a strong
inference. *proposed*: our own balanced value, because the printed one could not be read. Each single number has one
status; those of a row that share it and the source stand in one line. The rulebooks: 2011 is the English one of 2011,
Big Box de and zh those of 2023, manual the English reference manual. Whoever owns the box can correct the table without
touching code.

| number | value | status | source |
| --- | --- | --- | --- |"""


def messages(title: Title) -> list[str]:
    """The names of the messages of rules and their chapters, in the order of the reference."""
    folder = files(title.package) / "text" / "en"
    catalogues = ("rules", *title.tables()[1:])
    source = "\n".join((folder / f"{name}.ftl").read_text("utf-8") for name in catalogues)
    return re.findall(r"^(rules?-[\dA-Z-]+) =", source, re.MULTILINE)


def rules(title: Title) -> list[str]:
    text = Text("en", title.name)
    lines = []
    for name in messages(title):
        kind, _, id = name.partition("-")
        if kind == "rules":
            lines += ["", f"## {id}  {text.say(name)}", ""]
        else:
            lines.append(told(text, id))
    return lines


def told(text: Text, rule: str) -> str:
    notes = [f"*{note}*" for note in text.rule_notes(rule)]
    return " ".join([f"- **{rule}**", text.rule(rule), text.rule_long(rule), *notes])


def numbers(title: Title) -> list[str]:
    """One line for the numbers of a row that have status and source in common."""
    alike: dict[tuple[str, str, str], list[Cell]] = {}
    for cell in [cell for name in title.tables() for cell in title.numbers(name)]:
        row = " ".join([cell.table, *cell.row]).removeprefix(f"{title.name} ")
        alike.setdefault((row, cell.status, cell.source), []).append(cell)
    return [f"| {row} | {values(ones)} | {status} | {source} |" for (row, status, source), ones in alike.items()]


def values(ones: list[Cell]) -> str:
    """A list from its beginning as a list; everything else with its name, or its place in the list."""
    if ones[0].listed and ones[0].way[-1] == "1":
        return ", ".join(str(one.value) for one in ones)
    return "; ".join(f"{' '.join(one.way[len(one.row) :])}: {written(one.value)}" for one in ones)


def written(value: Any) -> str:
    return ", ".join(value) if isinstance(value, list) else str(value)


def page(title: Title) -> str:
    name = title.name.replace("_", " ").title()
    head = HEAD.format(game=title.name, name=name).rstrip()
    return "\n".join([head, *rules(title), "", NUMBERS, *numbers(title), ""])


def path(title: Title) -> Path:
    return FOLDER / f"{title.name}.md"


def main() -> int:
    if "--check" not in sys.argv:
        for title in OURS.values():
            path(title).write_text(page(title), "utf-8")
        return 0
    old = [path(title).name for title in OURS.values() if not is_up_to_date(title)]
    sys.stdout.write(f"old: {', '.join(old)}; run `make pages`\n" if old else "the rules pages are up to date\n")
    return bool(old)


def is_up_to_date(title: Title) -> bool:
    return path(title).exists() and path(title).read_text("utf-8") == page(title)


if __name__ == "__main__":
    sys.exit(main())
