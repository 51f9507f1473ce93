"""The scores as a table, line by line."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table

from village.terminal.scene import Scene


def score_table(scores: list[dict[str, Any]], scene: Scene, title: str) -> Table:
    words = scene.words
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", pad_edge=False)
    table.add_column(words.label("score-line"))
    for seat in range(len(scores)):
        table.add_column(scene.player(seat), justify="right")
    for line in scores[0]["lines"]:
        table.add_row(words.text.line(line), *(str(score["lines"][line]) for score in scores))
    table.add_section()
    table.add_row(words.text.line("total"), *(str(score["total"]) for score in scores), style="bold")
    if "title" in scores[0]:
        table.add_row(words.label("score-title"), *(words.text.title(score["title"]) for score in scores), style="bold")
    return table
