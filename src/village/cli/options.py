"""Options and errors shared by several commands."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from village.games import game_types
from village.record.errors import BadSetup
from village.record.setup import GAME
from village.text import LANGUAGES

GAMES = " or ".join(title.name for title in game_types())
EDITIONS = ", ".join(dict.fromkeys(edition for title in game_types() for edition in title.editions))
EXPANSIONS = ", ".join(dict.fromkeys(expansion for title in game_types() for expansion in title.boxes()))
BOTS = "comma-separated; beginner, easy, medium, hard, master or another one from `village arena --list`"


def system_language() -> str:
    """Return the language of the environment if Village is translated into it, else English."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def missing_package(error: ModuleNotFoundError, extra: str) -> BadSetup:
    """Return the error for a command whose optional dependencies are not installed."""
    return BadSetup(f"{error.name} is missing: pip install 'village-boardgame[{extra}]'")


Language = Annotated[
    str,
    typer.Option(
        default_factory=system_language, help="Language: en, de or zh", metavar="LANGUAGE", show_default="system locale"
    ),
]
TableOptions = Annotated[
    list[str], typer.Option("--option", help="Set a table option; see `village boxes`", metavar="NAME=VALUE")
]
Game = Annotated[str | None, typer.Option("--game", help=f"Game to play: {GAMES}", metavar="GAME", show_default=GAME)]
Edition = Annotated[str | None, typer.Option(help=f"Edition: {EDITIONS}; see `village boxes`", metavar="EDITION")]
Boxes = Annotated[str | None, typer.Option(help=f"Expansions, comma-separated: {EXPANSIONS}", metavar="BOXES")]
Numbers = Annotated[
    Path | None,
    typer.Option(help="Read custom values from this file; see `village numbers`", metavar="FILE"),
]
Seats = Annotated[int | None, typer.Option(help="Number of players", show_default="4, or the most the game allows")]
Workers = Annotated[int | None, typer.Option(min=1, help="Number of processes", show_default="one per CPU core")]
Seed = Annotated[int, typer.Option(help="Seed; the same seed repeats the same games")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables")]
