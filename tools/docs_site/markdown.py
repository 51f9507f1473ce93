"""Build Markdown tables and code."""

from __future__ import annotations

from collections.abc import Iterable


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """Return a table as lines, with an empty line before and after it; nothing if there are no rows."""
    body = [line(row) for row in rows]
    headings = list(head)
    return ["", line(headings), line(["---"] * len(headings)), *body, ""] if body else []


def line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell(text) for text in cells)} |"


def cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())


def code(text: str) -> str:
    return f"`{text}`"
