"""Writes docs/rules.md: every rule by id, and every number with its status. `--check` only compares."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast

from village.games import FIRST
from village.server.numbers import all_numbers

PAGE = Path(__file__).parent.parent / "docs" / "rules.md"
HEAD = """# The rules, by id

Code, tests, refusals and the log cite these ids. The page is written by `make pages` from `text/en/` and `tables/`
of `src/village/games/village/`. Where the rulebooks are silent, the rule here is our ruling.
"""
NUMBERS = """## Numbers and how sure they are

*printed*: a rulebook says so, or its examples force it. *likely*: an independent source says so. *proposed*: our own
balanced value, because the printed one could not be read. Whoever owns the box can correct the table without touching
code.

| number | value | status | source |
| --- | --- | --- | --- |"""


CATALOGUES = ("rules", *FIRST.tables()[1:])


def texts() -> dict[str, tuple[str, str]]:
    """Message id: its value and its `.long`, of rules and their chapters."""
    folder = files(FIRST.package) / "text" / "en"
    source = "\n".join((folder / f"{name}.ftl").read_text("utf-8") for name in CATALOGUES)
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(("rule-", "rules-")):
            more = [plain(attribute.value) for attribute in entry.attributes if attribute.id.name == "long"]
            found[entry.id.name] = (plain(entry.value), more[0] if more else "")
    return found


def plain(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    return "".join(element.value for element in elements if isinstance(element, ast.TextElement)).replace("\n", " ")


def rules() -> list[str]:
    lines = []
    for name, (short, more) in texts().items():
        if name.startswith("rules-"):
            lines += ["", f"## {name.removeprefix('rules-')}  {short}", ""]
        else:
            lines.append(f"- **{name.removeprefix('rule-')}** {short} {more}".rstrip())
    return lines


def numbers() -> list[str]:
    return [
        f"| {f'{row.table} {row.what}'.removeprefix(f'{FIRST.name} ')} | {row.value} | {row.status} | {row.source} |"
        for row in all_numbers(FIRST).numbers
    ]


def page() -> str:
    return "\n".join([HEAD.rstrip(), *rules(), "", NUMBERS, *numbers(), ""])


def main() -> int:
    if "--check" in sys.argv:
        same = PAGE.exists() and PAGE.read_text("utf-8") == page()
        sys.stdout.write("docs/rules.md is up to date\n" if same else "docs/rules.md is old: run `make pages`\n")
        return not same
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
