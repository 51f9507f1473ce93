"""Render a position as text, as in the terminal."""

from __future__ import annotations

from typing import Final

from village.record.errors import BadSetup
from village.record.record import Record
from village.terminal.games import scene_of
from village.terminal.language import Language

MODES: Final = ("human", "ansi")


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadSetup(f"render_mode must be {' or '.join(MODES)} or None, not {mode!r}")
    return mode


def render_text(game: Record) -> str:
    """Return the table as the seat to move sees it; after the end, as everyone sees it."""
    scene = scene_of(Language("en", game.table.name))
    seat = game.actor if game.actor >= 0 else None
    return "\n".join(line.plain for line in scene.full(game.view(seat), frozenset()))
