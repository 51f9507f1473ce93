"""Commands of the Bots panel: tournaments, simulations, and an MCP server for language models."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from village.cli.options import (
    BOTS,
    AsJson,
    CustomValuesPath,
    Edition,
    Expansions,
    Game,
    Language,
    Seats,
    Seed,
    TableOptions,
    Workers,
    missing_package,
)
from village.record.custom_values import load_set
from village.record.setup import GAME


def simulate(
    language: Language,
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="Number of games", metavar="N")] = 1000,
    game: Game = None,
    seats: Seats = None,
    edition: Edition = None,
    expansions: Expansions = None,
    workers: Workers = None,
    seed: Seed = 1,
    option: TableOptions = [],  # noqa: B006  (Typer copies it)
    bots: Annotated[
        str, typer.Option(help=f"Bots in seating order, {BOTS}", metavar="BOTS", show_default="random moves")
    ] = "",
    custom_values: CustomValuesPath = None,
    json: AsJson = False,
) -> int:
    """Play many games on all CPU cores and print statistics.

    Example: village simulate -n 1000 --seats 4 --json
    """
    from village.terminal.commands import simulate_games

    processes = workers or os.cpu_count() or 1
    return simulate_games(
        games, game, seats, edition, expansions, processes, seed, option, bots, custom_values, json, language
    )


def arena(
    language: Language,
    bots: Annotated[str, typer.Option(help=f"Bots to compare, {BOTS}", metavar="BOTS")] = "",
    games: Annotated[
        int, typer.Option("-n", "--games", min=1, help="Number of games, rounded up to whole blocks", metavar="N")
    ] = 400,
    game: Game = None,
    seats: Seats = None,
    edition: Edition = None,
    expansions: Expansions = None,
    lineup: Annotated[
        str,
        typer.Option(
            help="Pairings. round-robin: each bot against copies of every other; "
            "gauntlet: only the first bot against copies of every other; mixed: all bots at one table",
            metavar="LINEUP",
        ),
    ] = "round-robin",
    workers: Workers = None,
    ray: Annotated[
        str, typer.Option(help="Run on a Ray cluster; `local` starts one on this machine", metavar="ADDRESS")
    ] = "",
    seed: Seed = 1,
    option: TableOptions = [],  # noqa: B006  (Typer copies it)
    custom_values: CustomValuesPath = None,
    out: Annotated[Path | None, typer.Option(help="Write the results to this JSON file", metavar="FILE")] = None,
    chart: Annotated[Path | None, typer.Option(help="Write a chart to this SVG file", metavar="FILE")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue an interrupted run with the same --out")] = False,
    json: AsJson = False,
    list_only: Annotated[bool, typer.Option("--list", help="List the available bots and exit")] = False,
) -> int:
    """Rate bots by playing them against each other.

    Example: village arena --bots greedy,random -n 400 --seats 4
    """
    from village.terminal.arena.run import RunOptions, run_arena
    from village.terminal.bots import list_bots

    if list_only:
        list_bots(language)
        return 0
    run_options = RunOptions(games, workers or os.cpu_count() or 1, ray, out, chart, resume, json)
    return run_arena(run_options, bots, game, seats, edition, expansions, seed, option, lineup, custom_values, language)


def mcp(
    language: Language,
    server: Annotated[
        str, typer.Option(help="Play on this server", metavar="URL", show_default="against bots, locally")
    ] = "",
    token: Annotated[
        str, typer.Option(help="Personal API token for --server", envvar="VILLAGE_TOKEN", metavar="TOKEN")
    ] = "",
    seed: Annotated[
        str | None, typer.Option(help="Seed for local games, any text", metavar="TEXT", show_default="random")
    ] = None,
    custom_values: CustomValuesPath = None,
    legal: Annotated[bool, typer.Option("--legal/--no-legal", help="Offer a tool that lists the legal moves")] = True,
) -> None:
    """Run an MCP server on stdio for language models.

    Example: village mcp --server http://localhost:8000
    """
    try:
        from village.mcp.tools import make_server
    except ModuleNotFoundError as error:
        raise missing_package(error, "mcp") from None
    from village.mcp.local import LocalBackend
    from village.mcp.remote import RemoteBackend

    values = load_set(custom_values, GAME)
    backend = RemoteBackend(server, token, values) if server else LocalBackend(seed, values)
    make_server(backend, language, legal).run("stdio")
