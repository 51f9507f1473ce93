"""Options and errors shared by several commands."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated

import typer

from village.games import game_types
from village.record.errors import BadSetup
from village.record.setup import GAME
from village.text import LANGUAGES

GAMES = " or ".join(game_type.name for game_type in game_types())
EDITIONS = ", ".join(dict.fromkeys(edition for game_type in game_types() for edition in game_type.editions))
EXPANSIONS = ", ".join(dict.fromkeys(name for game_type in game_types() for name in game_type.expansions()))
COMPANIONS = "; ".join(
    f"{name} adds {', '.join(added)} unless you write {name},-{',-'.join(added)}"
    for game_type in game_types()
    for name, added in game_type.companions().items()
)
TRADITIONAL_CHINESE = re.compile("zh[-_](Hant|TW|HK|MO)", re.IGNORECASE)
BOTS = "comma-separated; `village arena --list` lists them"


def system_language() -> str:
    """Return the language of the environment if Village is translated into it, else English."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    if TRADITIONAL_CHINESE.match(locale):
        return "zh-Hant"
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def missing_package(error: ModuleNotFoundError, extra: str) -> BadSetup:
    """Return the error to raise if an optional dependency of a command is not installed."""
    return BadSetup(f"{error.name} is missing: pip install 'village-boardgame[{extra}]'")


Language = Annotated[
    str,
    typer.Option(
        default_factory=system_language,
        help="Language: en, de, zh (Simplified) or zh-Hant (Traditional Chinese)",
        metavar="LANGUAGE",
        show_default="system locale",
    ),
]
TableOptions = Annotated[
    list[str], typer.Option("--option", help="Set a table option; see `village catalog`", metavar="NAME=VALUE")
]
Game = Annotated[str | None, typer.Option("--game", help=f"Game: {GAMES}", metavar="GAME", show_default=GAME)]
Edition = Annotated[str | None, typer.Option(help=f"Edition: {EDITIONS}; see `village catalog`", metavar="EDITION")]
Expansions = Annotated[
    str | None, typer.Option(help=f"Expansions, comma-separated: {EXPANSIONS}", metavar="EXPANSIONS")
]
CustomValuesPath = Annotated[
    Path | None,
    typer.Option(help="Read custom values from this file; see `village values`", metavar="FILE"),
]
Seats = Annotated[
    int | None, typer.Option(help="Number of players", metavar="N", show_default="4, or as many as the game allows")
]
Workers = Annotated[
    int | None, typer.Option(min=1, help="Number of processes", metavar="N", show_default="one per CPU core")
]
Seed = Annotated[int, typer.Option(help="Seed; the same seed gives the same games", metavar="N")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text")]
