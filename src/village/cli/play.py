"""Commands of the Play panel: play, replay and analyze games, and list what can be played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from village.cli.options import (
    BOTS,
    COMPANIONS,
    EXPANSIONS,
    GAMES,
    AsJson,
    CustomValuesPath,
    Edition,
    Game,
    Language,
    TableOptions,
)
from village.record.setup import GAME

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="Record file of a game")]


def play(
    language: Language,
    game: Game = None,
    seats: Annotated[
        int | None, typer.Option(help="Number of players", metavar="N", show_default="3, or as many as the game allows")
    ] = None,
    edition: Edition = None,
    expansions: Annotated[
        str | None,
        typer.Option(help=f"Expansions, comma-separated: {EXPANSIONS}; {COMPANIONS}", metavar="EXPANSIONS"),
    ] = None,
    humans: Annotated[int, typer.Option(min=1, help="Number of players at this keyboard", metavar="N")] = 1,
    seed: Annotated[
        str | None,
        typer.Option(help="Seed, any text; the same seed gives the same draws", metavar="TEXT", show_default="random"),
    ] = None,
    file: Annotated[Path | None, typer.Option("--load", help="Continue a saved game", metavar="FILE")] = None,
    option: TableOptions = [],  # noqa: B006  (Typer copies it)
    bots: Annotated[str, typer.Option(help=f"Bots for the other seats, {BOTS}", metavar="BOTS")] = "easy",
    custom_values: CustomValuesPath = None,
) -> None:
    """Play in this terminal against bots or other people.

    Example: village play --seats 3 --bots easy,medium
    """
    from village.terminal.commands import play_game

    play_game(game, seats, edition, expansions, humans, seed, language, file, option, bots, custom_values)


def replay(
    language: Language,
    file: RecordFile,
    verify: Annotated[bool, typer.Option("--verify", help="Only check that all draws follow from the seed")] = False,
    ply: Annotated[int | None, typer.Option(min=0, help="Start after this number of moves", metavar="N")] = None,
) -> None:
    """Replay a recorded game move by move, or verify it.

    Example: village replay my.village --ply 100
    """
    from village.terminal.commands import replay_game, verify_game

    if verify:
        verify_game(file, language)
    else:
        replay_game(file, ply, language)


def analyze(
    language: Language,
    file: RecordFile,
    player: Annotated[int, typer.Option(min=1, help="Number of the player to analyze", metavar="N")] = 1,
    json: AsJson = False,
) -> None:
    """Show the win chances, turning points and luck in a recorded game.

    Example: village analyze my.village --player 2
    """
    from village.terminal.analysis import analyze_game

    analyze_game(file, player, json, language)


def catalog(language: Language, game: Game = None, json: AsJson = False) -> None:
    """List games, editions, expansions and table options.

    Example: village catalog --json
    """
    from village.terminal.catalog import print_catalog

    print_catalog(game, language, json)


def values(
    language: Language,
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"Game: {GAMES}")] = GAME,
    template: Annotated[
        bool,
        typer.Option("--template", help="Output a file to fill in, with every value that is reported or estimated"),
    ] = False,
    check: Annotated[Path | None, typer.Option(help="Check a file of custom values", metavar="FILE")] = None,
    json: AsJson = False,
) -> int:
    """List the values of a game and their status, or check custom ones.

    Example: village values --template > mine.toml
    """
    from village.terminal.custom_values import check_values, list_values, print_template

    if check is not None:
        return check_values(game, check, language)
    if template:
        print_template(game, language)
    else:
        list_values(game, language, json)
    return 0
