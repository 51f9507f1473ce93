"""`village admin`: what whoever runs a server does about somebody or a table; the server may run meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Final

import typer

from village.hosting import Data, Database, database_settings
from village.record.errors import BadSetup

if TYPE_CHECKING:
    from village.server.node import Node

DAY_SECONDS: Final = 86400.0
PlayerName = Annotated[str, typer.Argument(metavar="PLAYER", help="Their id, or the login of their account.")]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="The id of the table, as in its address.")]
admin = typer.Typer(help="What whoever runs a server does about somebody or a table.", no_args_is_help=True)


@contextmanager
def node_at_work(data: Data, database: Database) -> Iterator[Node]:
    """Beside the server, on its database; what is refused becomes one sentence."""
    settings = database_settings(data, database)
    from village.server.errors import Problem
    from village.server.node import Node
    from village.server.storage.migrate import must_be_current
    from village.server.storage.opening import open_existing

    with open_existing(settings) as store:
        must_be_current(store)
    node = Node(settings)
    node.open()
    try:
        yield node
    except Problem as problem:
        raise BadSetup(problem.detail) from None
    finally:
        node.close()


@admin.command()
def reports(
    also_done: Annotated[bool, typer.Option("--all", help="Also those that are done.")] = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """List what players have reported, the oldest first.

    Example: village admin reports
    """
    from village.server.players.reports import list_reports

    with node_at_work(data, database) as node:
        found = list_reports(node.store, also_done)
    for report in found:
        line = f" line {report.line}: {report.said!r}" if report.line is not None else ""
        done = " (done)" if report.done is not None else ""
        typer.echo(f"{report.id}{done} {day(report.at)} table {report.game} player {report.reported} {report.name!r}")
        typer.echo(f"   {report.player} says: {report.text}{line}")
    if not found:
        typer.echo("There are no reports.")


@admin.command()
def done(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="Its id, as `reports` shows it.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Say that a report is dealt with.

    Example: village admin done k3m9x2pq
    """
    from village.server.players.reports import close_report

    with node_at_work(data, database) as node:
        close_report(node.store, report, node.now())
    typer.echo(f"Report {report} is done.")


@admin.command()
def show(game: GameId, data: Data = None, database: Database = "") -> None:
    """Who sits at a table, and what was said there, with the number of each line.

    Example: village admin show x7k2m9
    """
    from village.server.table.moderation import chat_of

    with node_at_work(data, database) as node, node.sessions.read(game) as session:
        typer.echo(f"{session.status} {session.row.why}".strip())
        for seat in session.seats:
            typer.echo(f"seat {seat.number}: {seat.name!r} {seat.kind} {seat.player or seat.bot}")
        for line in chat_of(session):
            typer.echo(f"line {line.number}: {line.player} says: {line.text}")


@admin.command()
def ban(
    player: PlayerName,
    days: Annotated[float | None, typer.Option(min=0.001, help="For so long; else for good.")] = None,
    data: Data = None,
    database: Database = "",
) -> None:
    """Keep a player out; their games are given up.

    Example: village admin ban troll --days 30
    """
    from village.server.players.bans import FOR_GOOD, named_player
    from village.server.table import moderation

    with node_at_work(data, database) as node:
        found = named_player(node.store, player)
        until = node.now() + days * DAY_SECONDS if days else FOR_GOOD
        moderation.ban(node, node.sessions, found, until)
        typer.echo(f"{found.name} is banned {f'until {day(until)}' if days else 'for good'}.")


@admin.command()
def unban(player: PlayerName, data: Data = None, database: Database = "") -> None:
    """Let a player in again.

    Example: village admin unban troll
    """
    from village.server.players.bans import named_player, set_ban

    with node_at_work(data, database) as node:
        found = named_player(node.store, player)
        set_ban(node, found, None)
        typer.echo(f"{found.name} may play again.")


@admin.command()
def rename(
    player: PlayerName,
    name: Annotated[str, typer.Argument(metavar="NAME", help="What they are called from now on.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Give a player another name, at every table.

    Example: village admin rename 8xk2m9p4q7w3e5rt "A player"
    """
    from village.server.players.bans import named_player
    from village.server.table import moderation

    with node_at_work(data, database) as node:
        found = named_player(node.store, player)
        moderation.rename(node, node.sessions, found, name)
        typer.echo(f"{found.name} has another name.")


@admin.command("remove-line")
def remove_line(
    game: GameId,
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="Of the line, as `show` and `reports` tell it.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Remove a line of chat.

    Example: village admin remove-line x7k2m9 31
    """
    from village.server.table import moderation

    with node_at_work(data, database) as node:
        moderation.remove_line(node.sessions, game, number)
    typer.echo(f"Line {number} is removed.")


@admin.command()
def close(game: GameId, data: Data = None, database: Database = "") -> None:
    """Close a table: it can be looked at, no more.

    Example: village admin close x7k2m9
    """
    from village.server.table import moderation

    with node_at_work(data, database) as node:
        moderation.close_table(node.sessions, game)
    typer.echo(f"Table {game} is closed.")


def day(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")
