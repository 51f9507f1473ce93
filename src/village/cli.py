"""The command line: commands and options. What they do is in `village.terminal`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, cast

import typer

import village
from village import hosting
from village.admin import admin
from village.games import titles
from village.record.errors import BadRecord, BadSetup, Error
from village.record.numbers import set_from
from village.record.table import GAME
from village.text import LANGUAGES

app = typer.Typer(
    name="village",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
UsageError = cast("type[Exception]", typer.BadParameter.__mro__[1])  # what Typer raises for anything mistyped

GAMES = " or ".join(title.name for title in titles())
EDITIONS = " or ".join(dict.fromkeys(edition for title in titles() for edition in title.editions))
BOXES = ", ".join(dict.fromkeys(box for title in titles() for box in title.boxes()))
BOTS = "beginner, easy, medium, hard, master or others (see `village arena --list`), with commas between them."


def spoken() -> str:
    """The language of the system, where the game has it."""
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return system[:2] if system[:2] in LANGUAGES else "en"


Language = Annotated[
    str,
    typer.Option(default_factory=spoken, help="en, de or zh; the system's where it is not said.", metavar="LANGUAGE"),
]
Options = Annotated[
    list[str], typer.Option("--option", help="A table option; see `village boxes`.", metavar="NAME=VALUE")
]

WhichGame = Annotated[
    str | None, typer.Option("--game", help=f"{GAMES}; {GAME} unless said otherwise.", metavar="GAME")
]
Edition = Annotated[str | None, typer.Option(help=f"{EDITIONS}; see `village boxes`.", metavar="EDITION")]
Boxes = Annotated[str | None, typer.Option(help=f"{BOXES}, with commas between them.", metavar="BOXES")]
Numbers = Annotated[
    Path | None,
    typer.Option(help="The numbers of your own box; see `village numbers`.", metavar="FILE"),
]
Four = Annotated[int | None, typer.Option(help="Players; 4 unless said otherwise, or as many as can play.")]
Workers = Annotated[int | None, typer.Option(min=1, help="Processes; one for each core unless said otherwise.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")]


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"village {village.__version__} ({'compiled' if village.COMPILED else 'plain'})")
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show it.")] = False,
) -> None:
    """Village, the board game, played by its rules.

    Example: village play
    """


@app.command()
def play(
    language: Language,
    game: WhichGame = None,
    seats: Annotated[int | None, typer.Option(help="Players; 3 unless said otherwise, or as many as can play.")] = None,
    edition: Edition = None,
    boxes: Boxes = None,
    humans: Annotated[int, typer.Option(min=1, help="How many of them sit at this keyboard.")] = 1,
    seed: Annotated[str | None, typer.Option(help="Any text; the same seed gives the same draws.")] = None,
    file: Annotated[Path | None, typer.Option("--load", help="Go on with a saved game.", metavar="FILE")] = None,
    option: Options = [],  # noqa: B006  (Typer copies it)
    bots: Annotated[str, typer.Option(help=f"Who plays the other seats: {BOTS}", metavar="BOTS")] = "easy",
    numbers: Numbers = None,
) -> None:
    """Play in this terminal; the computer answers for the other seats.

    Example: village play --seats 3 --bots easy,medium
    """
    from village.terminal.start import play_game

    play_game(game, seats, edition, boxes, humans, seed, language, file, option, bots, numbers)


@app.command()
def replay(
    language: Language,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record that `save` has written.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check every draw against the seed.")] = False,
    ply: Annotated[int | None, typer.Option(min=0, help="Begin after this many answers.", metavar="N")] = None,
) -> None:
    """Go through a recorded game answer by answer, or check that it is genuine.

    Example: village replay my.village --ply 100
    """
    from village.terminal.start import replay_game, verify_game

    if verify:
        verify_game(file, language)
    else:
        replay_game(file, ply, language)


@app.command()
def analyse(
    language: Language,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record that `save` has written.")],
    player: Annotated[int, typer.Option(min=1, help="Whose game is judged.", metavar="N")] = 1,
    json: AsJson = False,
) -> None:
    """Say what a recorded game was won or lost by: chances, turning points, luck and skill.

    Example: village analyse my.village --player 2
    """
    from village.terminal.analysis import analyse_game

    analyse_game(file, player, json, language)


@app.command()
def simulate(
    language: Language,
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games.")] = 1000,
    game: WhichGame = None,
    seats: Four = None,
    edition: Edition = None,
    boxes: Boxes = None,
    workers: Workers = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    option: Options = [],  # noqa: B006  (Typer copies it)
    bots: Annotated[str, typer.Option(help=f"Who plays, in turn by seat: {BOTS}", metavar="BOTS")] = "",
    numbers: Numbers = None,
    json: AsJson = False,
) -> int:
    """Play many games, at random or by bots, on all cores, and sum them up.

    Example: village simulate -n 1000 --seats 4 --json
    """
    from village.terminal.start import simulate_games

    number = workers or os.cpu_count() or 1
    return simulate_games(games, game, seats, edition, boxes, number, seed, option, bots, numbers, json, language)


@app.command(name="boxes")
def list_boxes(
    language: Language,
    game: WhichGame = None,
    json: AsJson = False,
) -> None:
    """List what can be played: games, editions, seats, boxes, options, and how sure their numbers are.

    Example: village boxes --json
    """
    from village.terminal.offers import show_offers

    show_offers(game, language, json)


@app.command(name="numbers")
def own_numbers(
    language: Language,
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"{GAMES}.")] = GAME,
    template: Annotated[bool, typer.Option("--template", help="Write those not printed as a file to fill in.")] = False,
    check: Annotated[
        Path | None, typer.Option(help="Only say what is wrong with a file of numbers.", metavar="FILE")
    ] = None,
    json: AsJson = False,
) -> int:
    """List every number of a game and how sure it is, or enter those of your own box.

    Example: village numbers --template > mine.toml
    """
    from village.terminal.numbers import check_numbers, list_numbers, print_template

    if check is not None:
        return check_numbers(game, check, language)
    if template:
        print_template(game, language)
    else:
        list_numbers(game, language, json)
    return 0


@app.command()
def arena(
    language: Language,
    bots: Annotated[str, typer.Option(help=f"Who meets: {BOTS}", metavar="BOTS")] = "",
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="At least so many games.")] = 400,
    game: WhichGame = None,
    seats: Four = None,
    edition: Edition = None,
    boxes: Boxes = None,
    lineup: Annotated[
        str, typer.Option(help="duel: one of each among copies of each other; one: only the first alone; mixed: all.")
    ] = "duel",
    workers: Workers = None,
    ray: Annotated[
        str, typer.Option(help="Play on this Ray cluster; `local` starts one here.", metavar="ADDRESS")
    ] = "",
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    option: Options = [],  # noqa: B006  (Typer copies it)
    numbers: Numbers = None,
    out: Annotated[Path | None, typer.Option(help="Write the results there, as JSON.", metavar="FILE")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw them there, as SVG.", metavar="FILE")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the games of --out.")] = False,
    json: AsJson = False,
    show: Annotated[bool, typer.Option("--list", help="Only list the bots there are.")] = False,
) -> int:
    """Let bots play against each other and say which is the strongest.

    Example: village arena --bots greedy,random -n 400 --seats 4
    """
    from village.terminal.arena.run import Order, run_arena
    from village.terminal.bots import list_bots

    if show:
        list_bots(language)
        return 0
    order = Order(games, workers or os.cpu_count() or 1, ray, out, picture, resume, json)
    return run_arena(order, bots, game, seats, edition, boxes, seed, option, lineup, numbers, language)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    data: Annotated[Path | None, typer.Option(help="The folder of the games.", metavar="DIR")] = None,
    database: Annotated[
        str, typer.Option(help="A PostgreSQL database for several nodes.", metavar="URL", envvar="VILLAGE_DATABASE")
    ] = "",
    workers: Annotated[int, typer.Option(min=0, help="Processes in which bots think; quick ones have one more.")] = 1,
    public: Annotated[str, typer.Option(help="The address players see, for links in e-mail.", metavar="URL")] = "",
    network: Annotated[str, typer.Option(help="The address of this machine in its network.", metavar="IP")] = "",
    proxy: Annotated[bool, typer.Option("--proxy", help="Believe the addresses a proxy tells.")] = False,
    push: Annotated[bool, typer.Option("--push", help="Word of a turn to browsers.", envvar="VILLAGE_PUSH")] = False,
    webhooks: Annotated[
        bool, typer.Option("--webhooks", help="Word of a turn to addresses players name.", envvar="VILLAGE_WEBHOOKS")
    ] = False,
    mail: Annotated[
        str, typer.Option(help="E-mail by this server: smtp://user@host:587.", metavar="URL", envvar="VILLAGE_MAIL")
    ] = "",
    sender: Annotated[str, typer.Option(help="Whom e-mail comes from.", envvar="VILLAGE_MAIL_FROM")] = "",
    limits: Annotated[float, typer.Option(min=0.001, help="Let clients ask so many times faster.")] = 1.0,
    allow_host: Annotated[
        list[str], typer.Option(help="Another name by which browsers call this server.", metavar="NAME")
    ] = [],  # noqa: B006  (Typer copies it)
    metrics_token: Annotated[
        Path | None,
        typer.Option("--metrics-token-file", help="What opens /metrics to other machines is in it.", metavar="FILE"),
    ] = None,
    numbers: Annotated[
        Path | None, typer.Option(help="The numbers of your own box, for tables that name no others.", metavar="FILE")
    ] = None,
    drain: Annotated[float, typer.Option(min=0, help="Seconds between /ready saying No and the end.")] = 0.0,
    keep: hosting.KeepDays = [],  # noqa: B006  (Typer copies it)
    terms: Annotated[Path | None, typer.Option(help="The text that stands at /terms.", metavar="FILE")] = None,
    privacy: Annotated[Path | None, typer.Option(help="The text that stands at /privacy.", metavar="FILE")] = None,
    contact: Annotated[str, typer.Option(help="Whom to tell of a hole: mailto:… or https://…", metavar="URL")] = "",
    log: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    show: Annotated[bool, typer.Option("--open", help="Open the page; of a server that runs, if one does.")] = False,
) -> int:
    """Tables for players in the browser and for programs, on this machine or on a network.

    Example: village serve --port 8000
    """
    try:
        from village.server.serve import serve as run
        from village.server.settings import (
            KEEP_ON_PUBLIC_HOST,
            Keep,
            Settings,
            contact_address,
            data_folder,
            keeping,
            mail_server,
        )
    except ModuleNotFoundError as error:
        raise BadSetup(f"{error.name} is missing: pip install 'village-boardgame[server]'") from None
    folder = data or data_folder()
    if log not in ("debug", "info", "warning", "error"):
        raise BadSetup(f"{log} is no level of the log: debug, info, warning or error")
    office = mail_server(mail, sender, os.environ.get("VILLAGE_MAIL_PASSWORD", ""))
    return run(
        Settings(
            database, folder, host, port, public=public, workers=workers, proxy=proxy, rate_limit_scale=limits,
            drain_seconds=drain, network=network, hosts=frozenset(allow_host),
            metrics_token=hosting.metrics_token(metrics_token),
            keep=keeping(keep, KEEP_ON_PUBLIC_HOST if public else Keep()), log=log, mail=office, push=push,
            webhooks=webhooks, show=show, numbers=set_from(numbers, GAME),
            terms=hosting.text_of(terms), privacy=hosting.text_of(privacy), contact=contact_address(contact),
        )
    )  # fmt: skip


app.command()(hosting.backup)
app.command()(hosting.restore)
app.command()(hosting.tidy)
app.add_typer(admin, name="admin")


@app.command()
def doctor(
    data: Annotated[Path | None, typer.Option(help="The folder of the games.", metavar="DIR")] = None,
    database: Annotated[
        str, typer.Option(help="A PostgreSQL database instead.", metavar="URL", envvar="VILLAGE_DATABASE")
    ] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be done.")] = False,
) -> int:
    """Replay every stored game on the installed rules; stop those that cannot go on, instead of breaking them.

    Example: village doctor --dry-run
    """
    try:
        from village.server.settings import Settings, data_folder
        from village.server.table.doctor import doctor as examine_all
    except ModuleNotFoundError as error:
        raise BadSetup(f"{error.name} is missing: pip install 'village-boardgame[server]'") from None
    return examine_all(Settings(database, data or data_folder()), dry_run)


@app.command()
def mcp(
    language: Language,
    server: Annotated[
        str, typer.Option(help="Sit at tables of this server; else here, against bots.", metavar="URL")
    ] = "",
    token: Annotated[
        str, typer.Option(help="Your personal token there.", envvar="VILLAGE_TOKEN", metavar="TOKEN")
    ] = "",
    seed: Annotated[str | None, typer.Option(help="Any text; the same draws in every game here.")] = None,
    numbers: Numbers = None,
    legal: Annotated[bool, typer.Option("--legal/--no-legal", help="Offer the list of legal answers.")] = True,
) -> None:
    """Give a language model a seat: an MCP server on standard input and output.

    Example: village mcp --server http://localhost:8000
    """
    try:
        from village.mcp.tools import make_server
    except ModuleNotFoundError as error:
        raise BadSetup(f"{error.name} is missing: pip install 'village-boardgame[mcp]'") from None
    from village.mcp.local import LocalHouse
    from village.mcp.remote import RemoteHouse

    own = set_from(numbers, GAME)
    house = RemoteHouse(server, token, own) if server else LocalHouse(seed, own)
    make_server(house, language, legal).run("stdio")


def main(arguments: list[str] | None = None) -> int:
    """Run a command. Whatever is wrong with what the user asked for becomes one sentence and an exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return int(app(given or ["--help"], standalone_mode=False) or 0)
    except BadRecord as error:
        return complain(str(error), 1)
    except (BadSetup, Error) as error:
        return complain(str(error), 2)
    except UsageError as error:
        return complain(mistyped(error), 2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error), 2)
    except (KeyboardInterrupt, typer.Abort):
        return 130


def mistyped(error: Exception) -> str:
    """The sentence that names the option, without the lines around it."""
    return str(getattr(error, "format_message", error.__str__)())


def complain(sentence: str, code: int) -> int:
    typer.echo(f"village: {sentence}", err=True)
    return code
