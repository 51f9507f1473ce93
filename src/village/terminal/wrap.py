"""Wrap and pad lines to 80 columns; wide characters count twice."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

WIDTH: Final = 80
INDENT: Final = 3  # width of the number of a move
MARGIN: Final = 13  # width of the headings
HAN: Final = "\u2e80-\u9fff"  # characters that need no space between them
OPENING: Final = "(\u201c\u300a\u300c\uff08"
CLOSING: Final = ")\u201d\u3001\u3002\u300b\u300d\uff01\uff09\uff0c\uff1a\uff1b\uff1f"
# The unbreakable units: a Han character, a word or a quoted command, with adjacent punctuation.
PIECE: Final = re.compile(rf"[{OPENING}]*(?:`[^`]*`|[{HAN}]|[^\s{HAN}{OPENING}{CLOSING}]+|.)[{CLOSING}]*\s*")
RULER: Final = Console(width=WIDTH, force_terminal=False)


def pad(text: Text, width: int) -> Text:
    """Pad or cut the text to `width` columns."""
    row = text.copy()
    row.truncate(width, overflow="ellipsis", pad=True)
    return row


def heading(label: str, width: int = MARGIN) -> Text:
    return pad(Text(label, style="bold"), width)


def title_line(items: Iterable[Text]) -> Text:
    """Return a horizontal rule that begins with these items."""
    line = Text.assemble("── ", Text(" · ").join(items), " ")
    return pad(Text.assemble(line, "─" * max(0, WIDTH - line.cell_len)), WIDTH)


def wrap_items(label: str, items: Iterable[Text | str], margin: int = MARGIN) -> list[Text]:
    """Return a heading followed by the items; an item that fits on a line is not broken."""
    lines = [heading(label, margin)]
    empty = True
    for item in items:
        text = Text(item) if isinstance(item, str) else item
        if not empty and lines[-1].cell_len + 2 + text.cell_len > WIDTH:
            lines.append(heading("", margin))
            empty = True
        lines[-1] = Text.assemble(lines[-1], "" if empty else "  ", pad(text, min(text.cell_len, WIDTH - margin)))
        empty = False
    return lines


def wrap_text(sentences: Text, width: int) -> list[Text]:
    """Wrap text to `width` columns. Lines may break between Han characters, but not before punctuation."""
    if not re.search(f"[{HAN}]", sentences.plain):
        return list(sentences.wrap(RULER, width))
    return [line for text in sentences.split(allow_blank=True) for line in text.divide(line_starts(text.plain, width))]


def line_starts(text: str, width: int) -> list[int]:
    """Return the offsets at which the lines after the first begin."""
    offsets: list[int] = []
    start = 0
    for piece in PIECE.finditer(text):
        if piece.start() > start and cell_len(text[start : piece.end()].rstrip()) > width:
            start = piece.start()
            offsets.append(start)
    return offsets


def paragraph(lead: Text, sentences: Text) -> list[Text]:
    """Return sentences wrapped with a hanging indent after the lead."""
    indent = lead.cell_len
    lines = wrap_text(sentences, WIDTH - indent) if sentences.plain else [Text()]
    for line in lines:
        line.rstrip()
    return [Text.assemble(lead if i == 0 else " " * indent, line) for i, line in enumerate(lines)]


def wrap_notes(label: str, notes: list[Text]) -> list[Text]:
    """Return a heading followed by one wrapped paragraph per note."""
    labels = [label, *([""] * (len(notes) - 1))]
    return [line for lead, note in zip(labels, notes, strict=True) for line in paragraph(heading(lead), note)]


def columns(cells: list[Text], width: int) -> list[Text]:
    """Arrange the cells in as many columns as fit, read downwards."""
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
        lines.append(Text.assemble(*(pad(cell, widest) for cell in row[:-1]), row[-1]))
    return lines
