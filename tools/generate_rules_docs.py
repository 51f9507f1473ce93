"""Write docs/reference/rules/<game>.md: every rule by id, every value with its status. `--check` only compares."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

from tools.check_option import check_only
from village.games import OURS
from village.text import Text
from village.toolkit.game_type import GameType
from village.toolkit.tables import Cell

FOLDER = Path(__file__).parent.parent / "docs" / "reference" / "rules"
HEAD = """# Rules of {name}

Code, tests, refusals and the log cite these ids. The page is written by `make reference` from `text/en/` and `tables/`
of `src/village/games/{game}/`. A rule says what of it is *our ruling*, and where rulebooks differ.
"""
NUMBERS = """## Numbers and how sure they are

*printed*: a rulebook states the value, or its examples imply it. *reported*: another source states it, or it is a
strong inference. *estimated*: our own balanced value, because the printed one was not available. Every value has one
status; values of a row that share status and source are listed together. The rulebooks: 2011 is the English one,
Big Box de and zh are those of 2023, manual is the English reference manual. Owners of the game can correct the tables
without touching code.

| number | value | status | source |
| --- | --- | --- | --- |"""


def messages(game_type: GameType) -> list[str]:
    """Return the message keys of rules and chapters, in the order of the reference."""
    folder = files(game_type.package) / "text" / "en"
    catalogues = ("rules", *game_type.tables()[1:])
    source = "\n".join((folder / f"{name}.ftl").read_text("utf-8") for name in catalogues)
    return re.findall(r"^(rules?-[\dA-Z-]+) =", source, re.MULTILINE)


def rules(game_type: GameType) -> list[str]:
    text = Text("en", game_type.name)
    lines = []
    for name in messages(game_type):
        kind, _, id = name.partition("-")
        if kind == "rules":
            lines += ["", f"## {id}  {text.say(name)}", ""]
        else:
            lines.append(rule_line(text, id))
    return lines


def rule_line(text: Text, rule: str) -> str:
    notes = [f"*{note}*" for note in text.rule_notes(rule)]
    return " ".join([f"- **{rule}**", text.rule(rule), text.rule_long(rule), *notes])


def numbers(game_type: GameType) -> list[str]:
    """Return one line for the values of a row with the same status and source."""
    groups: dict[tuple[str, str, str], list[Cell]] = {}
    for cell in [cell for name in game_type.tables() for cell in game_type.numbers(name)]:
        row = " ".join([cell.table, *cell.row]).removeprefix(f"{game_type.name} ")
        groups.setdefault((row, cell.status, cell.source), []).append(cell)
    return [f"| {row} | {values(cells)} | {status} | {source} |" for (row, status, source), cells in groups.items()]


def values(cells: list[Cell]) -> str:
    """Return a complete list as a list, other values with their name or index."""
    if cells[0].listed and cells[0].path[-1] == "1":
        return ", ".join(str(cell.value) for cell in cells)
    return "; ".join(f"{' '.join(cell.path[len(cell.row) :])}: {format_value(cell.value)}" for cell in cells)


def format_value(value: Any) -> str:
    return ", ".join(value) if isinstance(value, list) else str(value)


def page(game_type: GameType) -> str:
    name = game_type.name.replace("_", " ").title()
    head = HEAD.format(game=game_type.name, name=name).rstrip()
    return "\n".join([head, *rules(game_type), "", NUMBERS, *numbers(game_type), ""])


def path(game_type: GameType) -> Path:
    return FOLDER / f"{game_type.name}.md"


def main() -> int:
    if not check_only("tools.generate_rules_docs", __doc__):
        for game_type in OURS.values():
            path(game_type).write_text(page(game_type), "utf-8")
        return 0
    outdated = [path(game_type).name for game_type in OURS.values() if not is_up_to_date(game_type)]
    sys.stdout.write(
        f"outdated: {', '.join(outdated)}; run `make reference`\n" if outdated else "the rules pages are up to date\n"
    )
    return bool(outdated)


def is_up_to_date(game_type: GameType) -> bool:
    return path(game_type).exists() and path(game_type).read_text("utf-8") == page(game_type)


if __name__ == "__main__":
    sys.exit(main())
