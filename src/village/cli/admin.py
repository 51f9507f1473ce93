"""`village admin`: moderate players and tables, also while the server is running."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Final

import typer

from village.cli.host import Data, Database, database_settings
from village.record.errors import BadSetup

if TYPE_CHECKING:
    from village.server.node import Node

DAY_SECONDS: Final = 86400.0
PlayerName = Annotated[str, typer.Argument(metavar="PLAYER", help="Player id or username")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="Table id, the last part of its address")]
admin_app = typer.Typer(invoke_without_command=True, rich_markup_mode=None)


@contextmanager
def open_node(data: Data, database: Database) -> Iterator[Node]:
    """Open a node on the database of the server, and turn refusals into errors of the command line."""
    settings = database_settings(data, database)
    from village.server.node import Node
    from village.server.storage.migrate import check_schema_current
    from village.server.storage.open_db import open_existing
    from village.table.problem import Problem

    with open_existing(settings) as store:
        check_schema_current(store)
    node = Node(settings)
    node.open()
    try:
        yield node
    except Problem as problem:
        raise BadSetup(problem.detail) from None
    finally:
        node.close()


@admin_app.callback()
def describe_admin(context: typer.Context) -> None:
    """Moderate players and tables."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@admin_app.command()
def reports(
    include_closed: Annotated[bool, typer.Option("--all", help="Include resolved reports")] = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """List reports by players, oldest first.

    Example: village admin reports
    """
    from village.server.players.reports import list_reports

    with open_node(data, database) as node:
        reports = list_reports(node.store, include_closed)
    for report in reports:
        line = f" message {report.line}: {report.quote!r}" if report.line is not None else ""
        resolved = " (resolved)" if report.resolved_at is not None else ""
        subject = f"table {report.table_id} player {report.reported} {report.name!r}"
        typer.echo(f"{report.id}{resolved} {format_time(report.at)} {subject}")
        typer.echo(f"   {report.player} says: {report.text}{line}")
    if not reports:
        typer.echo("There are no reports.")


@admin_app.command()
def resolve(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="Report id, as listed by `reports`")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Resolve a report.

    Example: village admin resolve k3m9x2pq
    """
    from village.server.players.reports import close_report

    with open_node(data, database) as node:
        close_report(node.store, report, node.now())
    typer.echo(f"Resolved report {report}.")


@admin_app.command()
def show(table: TableId, data: Data = None, database: Database = "") -> None:
    """Show the players and the numbered chat messages of a table.

    Example: village admin show x7k2m9
    """
    from village.server.tables.moderation import chat_of

    with open_node(data, database) as node, node.sessions.read(table) as session:
        typer.echo(f"{session.status} {session.row.stop_reason}".strip())
        for seat in session.seats:
            typer.echo(f"seat {seat.number}: {seat.name!r} {seat.kind} {seat.player or seat.bot}")
        for message in chat_of(session):
            typer.echo(f"message {message.number}: {message.player} says: {message.text}")


@admin_app.command()
def ban(
    player: PlayerName,
    days: Annotated[
        float | None, typer.Option(min=0.001, help="Number of days", metavar="DAYS", show_default="permanent")
    ] = None,
    data: Data = None,
    database: Database = "",
) -> None:
    """Ban a player and resign their games.

    Example: village admin ban troll --days 30
    """
    from village.server.players.bans import PERMANENT, named_player
    from village.server.tables import moderation

    with open_node(data, database) as node:
        banned = named_player(node.store, player)
        until = node.now() + days * DAY_SECONDS if days else PERMANENT
        moderation.ban(node, node.sessions, banned, until)
        typer.echo(f"Banned {banned.name} {f'until {format_time(until)}' if days else 'permanently'}.")


@admin_app.command()
def unban(player: PlayerName, data: Data = None, database: Database = "") -> None:
    """Lift the ban on a player.

    Example: village admin unban troll
    """
    from village.server.players.bans import named_player, set_ban

    with open_node(data, database) as node:
        unbanned = named_player(node.store, player)
        set_ban(node, unbanned, None)
        typer.echo(f"Lifted the ban on {unbanned.name}.")


@admin_app.command()
def rename(
    player: PlayerName,
    name: Annotated[str, typer.Argument(metavar="NAME", help="New display name")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Rename a player at every table.

    Example: village admin rename 8xk2m9p4q7w3e5rt "A player"
    """
    from village.server.players.bans import named_player
    from village.server.tables import moderation

    with open_node(data, database) as node:
        renamed = named_player(node.store, player)
        moderation.rename(node, node.sessions, renamed, name)
        typer.echo(f"Renamed {renamed.name}.")


@admin_app.command("remove-message")
def remove_message(
    table: TableId,
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="Message number, as listed by `show` and `reports`")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Remove a chat message.

    Example: village admin remove-message x7k2m9 31
    """
    from village.server.tables import moderation

    with open_node(data, database) as node:
        moderation.remove_line(node.sessions, table, number)
    typer.echo(f"Removed message {number}.")


@admin_app.command()
def close(table: TableId, data: Data = None, database: Database = "") -> None:
    """Close a table; it remains visible but cannot be played.

    Example: village admin close x7k2m9
    """
    from village.server.tables import moderation

    with open_node(data, database) as node:
        moderation.close_table(node.sessions, table)
    typer.echo(f"Closed table {table}.")


def format_time(timestamp: float) -> str:
    return datetime.fromtimestamp(timestamp, UTC).strftime("%Y-%m-%d %H:%M")
