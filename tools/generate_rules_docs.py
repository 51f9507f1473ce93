"""Write docs/reference/rules/<game>.md: every rule by id, every value with its status. `--check` only compares."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

from village.games import OURS
from village.text import Text
from village.toolkit.game_type import GameType
from village.toolkit.tables import Cell

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


def messages(title: GameType) -> list[str]:
    """Return the message keys of rules and chapters, in the order of the reference."""
    folder = files(title.package) / "text" / "en"
    catalogues = ("rules", *title.tables()[1:])
    source = "\n".join((folder / f"{name}.ftl").read_text("utf-8") for name in catalogues)
    return re.findall(r"^(rules?-[\dA-Z-]+) =", source, re.MULTILINE)


def rules(title: GameType) -> list[str]:
    text = Text("en", title.name)
    lines = []
    for name in messages(title):
        kind, _, id = name.partition("-")
        if kind == "rules":
            lines += ["", f"## {id}  {text.say(name)}", ""]
        else:
            lines.append(rule_line(text, id))
    return lines


def rule_line(text: Text, rule: str) -> str:
    notes = [f"*{note}*" for note in text.rule_notes(rule)]
    return " ".join([f"- **{rule}**", text.rule(rule), text.rule_long(rule), *notes])


def numbers(title: GameType) -> list[str]:
    """Return one line for the values of a row with the same status and source."""
    groups: dict[tuple[str, str, str], list[Cell]] = {}
    for cell in [cell for name in title.tables() for cell in title.numbers(name)]:
        row = " ".join([cell.table, *cell.row]).removeprefix(f"{title.name} ")
        groups.setdefault((row, cell.status, cell.source), []).append(cell)
    return [f"| {row} | {values(cells)} | {status} | {source} |" for (row, status, source), cells in groups.items()]


def values(cells: list[Cell]) -> str:
    """Return a complete list as a list, other values with their name or index."""
    if cells[0].listed and cells[0].way[-1] == "1":
        return ", ".join(str(cell.value) for cell in cells)
    return "; ".join(f"{' '.join(cell.way[len(cell.row) :])}: {format_value(cell.value)}" for cell in cells)


def format_value(value: Any) -> str:
    return ", ".join(value) if isinstance(value, list) else str(value)


def page(title: GameType) -> str:
    name = title.name.replace("_", " ").title()
    head = HEAD.format(game=title.name, name=name).rstrip()
    return "\n".join([head, *rules(title), "", NUMBERS, *numbers(title), ""])


def path(title: GameType) -> Path:
    return FOLDER / f"{title.name}.md"


def main() -> int:
    if "--check" not in sys.argv:
        for title in OURS.values():
            path(title).write_text(page(title), "utf-8")
        return 0
    old = [path(title).name for title in OURS.values() if not is_up_to_date(title)]
    sys.stdout.write(f"old: {', '.join(old)}; run `make pages`\n" if old else "the rules pages are up to date\n")
    return bool(old)


def is_up_to_date(title: GameType) -> bool:
    return path(title).exists() and path(title).read_text("utf-8") == page(title)


if __name__ == "__main__":
    sys.exit(main())
