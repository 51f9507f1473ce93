"""Writes docs/rules.md and docs/rules-<game>.md: every rule by id, every number with its status. `--check` compares."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast

from village.games import FIRST, OURS
from village.server.numbers import all_numbers
from village.toolkit.title import Title

DOCS = Path(__file__).parent.parent / "docs"
HEAD = """# The rules, by id

Code, tests, refusals and the log cite these ids. The page is written by `make pages` from `text/en/` and `tables/`
of `src/village/games/{game}/`. Where the rulebooks are silent, the rule here is our ruling.
"""
NUMBERS = """## Numbers and how sure they are

*printed*: a rulebook says so, or its examples force it. *likely*: an independent source says so. *proposed*: our own
balanced value, because the printed one could not be read. Whoever owns the box can correct the table without touching
code.

| number | value | status | source |
| --- | --- | --- | --- |"""


def texts(title: Title) -> dict[str, tuple[str, str]]:
    """Message id: its value and its `.long`, of rules and their chapters."""
    folder = files(title.package) / "text" / "en"
    catalogues = ("rules", *title.tables()[1:])
    source = "\n".join((folder / f"{name}.ftl").read_text("utf-8") for name in catalogues)
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(("rule-", "rules-")):
            more = [plain(attribute.value) for attribute in entry.attributes if attribute.id.name == "long"]
            found[entry.id.name] = (plain(entry.value), more[0] if more else "")
    return found


def plain(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    return "".join(element.value for element in elements if isinstance(element, ast.TextElement)).replace("\n", " ")


def rules(title: Title) -> list[str]:
    lines = []
    for name, (short, more) in texts(title).items():
        if name.startswith("rules-"):
            lines += ["", f"## {name.removeprefix('rules-')}  {short}", ""]
        else:
            lines.append(f"- **{name.removeprefix('rule-')}** {short} {more}".rstrip())
    return lines


def numbers(title: Title) -> list[str]:
    return [
        f"| {f'{row.table} {row.what}'.removeprefix(f'{title.name} ')} | {row.value} | {row.status} | {row.source} |"
        for row in all_numbers(title).numbers
    ]


def page(title: Title) -> str:
    head = HEAD.format(game=title.name).rstrip()
    return "\n".join([head, *rules(title), "", NUMBERS, *numbers(title), ""])


def path(title: Title) -> Path:
    return DOCS / ("rules.md" if title is FIRST else f"rules-{title.name}.md")


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
