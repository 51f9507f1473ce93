"""Render a plain-text document as a page with headings, lists and paragraphs; HTML is escaped."""

from __future__ import annotations

from html import escape
from itertools import groupby
from typing import Final

PAGE: Final = (
    '<!doctype html><html><head><meta charset="utf-8"><title>{title}</title>'
    '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/docs/page.css"></head>'
    '<body><main><p><a href="/">Village</a></p>{body}</main></body></html>'
)


def text_page(text: str) -> str:
    """Blocks are separated by empty lines; `#` starts a heading, `-` a list item."""
    lines = text.replace("\r\n", "\n").split("\n")
    blocks = ["\n".join(block) for filled, block in groupby(lines, lambda line: bool(line.strip())) if filled]
    title = next((block.lstrip("# ").split("\n")[0] for block in blocks if block.startswith("#")), "Village")
    return PAGE.format(title=escape(title), body="".join(html_of(block) for block in blocks))


def html_of(block: str) -> str:
    first, _, rest = block.partition("\n")
    if first.startswith("#"):
        level = min(3, len(first) - len(first.lstrip("#")))
        return f"<h{level}>{escape(first.lstrip('# '))}</h{level}>" + (html_of(rest) if rest else "")
    if first.startswith("- "):
        points = (f"<li>{escape(point)}</li>" for point in ("\n" + block).split("\n- ")[1:])
        return f"<ul>{''.join(points)}</ul>"
    return f"<p>{escape(block)}</p>"
