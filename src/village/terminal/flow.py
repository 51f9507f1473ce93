"""Laying out lines of at most 80 columns; wide characters count twice."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

WIDTH: Final = 80
INDENT: Final = 3  # the number of an answer
MARGIN: Final = 13  # the column of headings
HAN: Final = "\u2e80-\u9fff"  # characters that need no space between them
OPENING: Final = "(\u201c\u300a\u300c\uff08"
CLOSING: Final = ")\u201d\u3001\u3002\u300b\u300d\uff01\uff09\uff0c\uff1a\uff1b\uff1f"
# What stays together: a character, a word or what one types, with the signs before and after it.
PIECE: Final = re.compile(rf"[{OPENING}]*(?:`[^`]*`|[{HAN}]|[^\s{HAN}{OPENING}{CLOSING}]+|.)[{CLOSING}]*\s*")
RULER: Final = Console(width=WIDTH, force_terminal=False)


def padded(text: Text, width: int) -> Text:
    """Exactly `width` columns: filled up or cut."""
    row = text.copy()
    row.truncate(width, overflow="ellipsis", pad=True)
    return row


def heading(label: str, width: int = MARGIN) -> Text:
    return padded(Text(label, style="bold"), width)


def titled(items: Iterable[Text]) -> Text:
    """A line across that begins with these items."""
    line = Text.assemble("── ", Text(" · ").join(items), " ")
    return padded(Text.assemble(line, "─" * max(0, WIDTH - line.cell_len)), WIDTH)


def flow(label: str, items: Iterable[Text | str], margin: int = MARGIN) -> list[Text]:
    """A heading, then items one after the other; no item is broken that fits on a line."""
    lines = [heading(label, margin)]
    empty = True
    for item in items:
        part = Text(item) if isinstance(item, str) else item
        if not empty and lines[-1].cell_len + 2 + part.cell_len > WIDTH:
            lines.append(heading("", margin))
            empty = True
        lines[-1] = Text.assemble(lines[-1], "" if empty else "  ", padded(part, min(part.cell_len, WIDTH - margin)))
        empty = False
    return lines


def wrapped(sentences: Text, width: int) -> list[Text]:
    """Lines of at most `width` columns. Han characters may be parted anywhere, but not from a full stop."""
    if not re.search(f"[{HAN}]", sentences.plain):
        return list(sentences.wrap(RULER, width))
    return [line for part in sentences.split(allow_blank=True) for line in part.divide(breaks(part.plain, width))]


def breaks(text: str, width: int) -> list[int]:
    """Where the lines after the first begin."""
    found: list[int] = []
    start = 0
    for piece in PIECE.finditer(text):
        if piece.start() > start and cell_len(text[start : piece.end()].rstrip()) > width:
            start = piece.start()
            found.append(start)
    return found


def paragraph(lead: Text, sentences: Text) -> list[Text]:
    """A lead, and sentences wrapped beside it."""
    indent = lead.cell_len
    lines = wrapped(sentences, WIDTH - indent) if sentences.plain else [Text()]
    for line in lines:
        line.rstrip()
    return [Text.assemble(lead if i == 0 else " " * indent, line) for i, line in enumerate(lines)]


def below(label: str, notes: list[Text]) -> list[Text]:
    """Notes under each other, each wrapped."""
    labels = [label, *([""] * (len(notes) - 1))]
    return [line for lead, note in zip(labels, notes, strict=True) for line in paragraph(heading(lead), note)]


def columns(cells: list[Text], width: int) -> list[Text]:
    """The cells side by side, read downwards, as many columns as fit."""
    if not cells:
        return []
    widest = max(cell.cell_len for cell in cells) + 2
    across = min(len(cells), (width + 2) // widest)
    if across < 2:
        return [line for cell in cells for line in paragraph(cell[:INDENT], cell[INDENT:])]
    down = -(-len(cells) // across)
    lines = []
    for i in range(down):
        row = cells[i::down]
        lines.append(Text.assemble(*(padded(cell, widest) for cell in row[:-1]), row[-1]))
    return lines
