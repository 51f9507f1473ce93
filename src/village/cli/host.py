"""Commands of the Host panel: run a server and maintain its database."""

from __future__ import annotations

import os
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated

import typer

from village.cli.options import missing_package
from village.record.custom_values import load_set
from village.record.errors import BadSetup
from village.record.setup import GAME

if TYPE_CHECKING:
    from village.server.settings import Settings

LOG_LEVELS = ("debug", "info", "warning", "error")
Data = Annotated[Path | None, typer.Option(help="Data folder", metavar="DIR", show_default="~/.local/share/village")]
Database = Annotated[
    str,
    typer.Option(
        help="PostgreSQL database, needed for several nodes",
        metavar="URL",
        envvar="VILLAGE_DATABASE",
        show_default="SQLite in the data folder",
    ),
]
KeepDays = Annotated[
    list[str],
    typer.Option(
        "--keep", help="Days to keep unused data, for example guests=30; 0 keeps it forever", metavar="NAME=DAYS"
    ),
]


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network", metavar="ADDRESS")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on", metavar="PORT")] = 8000,
    data: Data = None,
    database: Database = "",
    workers: Annotated[
        int,
        typer.Option(min=0, help="Number of bot processes, in addition to one for quick bots; 0 for none", metavar="N"),
    ] = 1,
    public_url: Annotated[
        str, typer.Option(help="Public address of this server, for links in e-mails", metavar="URL")
    ] = "",
    network_address: Annotated[
        str, typer.Option(help="Address of this machine on its network", metavar="IP", show_default="detected")
    ] = "",
    proxy: Annotated[bool, typer.Option("--proxy", help="Trust the client addresses sent by a proxy")] = False,
    push: Annotated[
        bool, typer.Option("--push", help="Send turn notifications to browsers", envvar="VILLAGE_PUSH")
    ] = False,
    webhooks: Annotated[
        bool, typer.Option("--webhooks", help="Send turn notifications to webhooks", envvar="VILLAGE_WEBHOOKS")
    ] = False,
    mail: Annotated[
        str,
        typer.Option(
            help="SMTP server for e-mails, for example smtp://user@host:587", metavar="URL", envvar="VILLAGE_MAIL"
        ),
    ] = "",
    sender: Annotated[
        str, typer.Option(help="Sender address of e-mails", metavar="ADDRESS", envvar="VILLAGE_MAIL_FROM")
    ] = "",
    rate_limit_scale: Annotated[
        float, typer.Option(min=0.001, help="Multiply all rate limits by this factor", metavar="FACTOR")
    ] = 1.0,
    allow_host: Annotated[list[str], typer.Option(help="Also accept requests for this host name", metavar="NAME")] = [],  # noqa: B006  (Typer copies it)
    metrics_token: Annotated[
        Path | None,
        typer.Option(
            "--metrics-token-file", help="Read the token for remote access to /metrics from this file", metavar="FILE"
        ),
    ] = None,
    custom_values: Annotated[
        Path | None,
        typer.Option(help="Read custom values from this file and use them for new tables by default", metavar="FILE"),
    ] = None,
    drain_seconds: Annotated[
        float,
        typer.Option(min=0, help="Seconds to wait before shutdown after /ready reports failure", metavar="SECONDS"),
    ] = 0.0,
    keep: KeepDays = [],  # noqa: B006  (Typer copies it)
    terms: Annotated[Path | None, typer.Option(help="File with the text to show at /terms", metavar="FILE")] = None,
    privacy: Annotated[Path | None, typer.Option(help="File with the text to show at /privacy", metavar="FILE")] = None,
    contact: Annotated[
        str, typer.Option(help="Security contact, published in security.txt: mailto:… or https://…", metavar="URL")
    ] = "",
    log: Annotated[str, typer.Option(help=f"Log level: {', '.join(LOG_LEVELS)}", metavar="LEVEL")] = "info",
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser; reuse a server that is already running")
    ] = False,
) -> int:
    """Run a game server for browsers and API clients.

    Example: village serve --port 8000
    """
    try:
        from village.cli.server_options import contact_address, mail_server, parse_retention
        from village.server.serve import serve as run
        from village.server.settings import (
            PUBLIC_RETENTION,
            Retention,
            Settings,
            data_folder,
        )
    except ModuleNotFoundError as error:
        raise missing_package(error, "server") from None
    folder = data or data_folder()
    if log not in LOG_LEVELS:
        raise BadSetup(f"--log {log} is not a log level; choose one of {', '.join(LOG_LEVELS)}")
    smtp_server = mail_server(mail, sender, os.environ.get("VILLAGE_MAIL_PASSWORD", ""))
    return run(
        Settings(
            database, folder, host, port, public=public_url, workers=workers, proxy=proxy,
            rate_limit_scale=rate_limit_scale, drain_seconds=drain_seconds, network=network_address,
            hosts=frozenset(allow_host), metrics_token=read_metrics_token(metrics_token),
            keep=parse_retention(keep, PUBLIC_RETENTION if public_url else Retention()), log=log, mail=smtp_server,
            push=push, webhooks=webhooks, show=open_page, custom_values=load_set(custom_values, GAME),
            terms=read_text(terms), privacy=read_text(privacy), contact=contact_address(contact),
        )
    )  # fmt: skip


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="File to write; an existing one is replaced")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Write all tables and players to one file.

    The server may keep running.

    Example: village backup village.backup
    """
    settings = database_settings(data, database)
    from village.server.storage.backup import backup as write_backup
    from village.server.storage.open_db import open_existing

    with open_existing(settings) as store:
        rows = write_backup(store, file)
    typer.echo(f"Wrote {rows} rows to {file}. It contains seeds and password hashes: keep it private.")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Backup written by `village backup`")],
    data: Data = None,
    database: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="Delete the existing content of the database")] = False,
) -> None:
    """Restore a backup into a SQLite or PostgreSQL database.

    Stop the server first.

    Example: village restore village.backup --database postgresql://localhost/village
    """
    settings = database_settings(data, database)
    from village.server.storage import restore as restoring
    from village.server.storage.lockfile import exclusive_lock
    from village.server.storage.open_db import open_store

    restoring.check_complete(file)
    with open_store(settings) as store, exclusive_lock(store):
        rows = restoring.replace(store, file) if replace else restoring.restore(store, file)
    typer.echo(f"Restored {rows} rows.")


def cleanup(
    data: Data = None,
    database: Database = "",
    keep: KeepDays = [],  # noqa: B006  (Typer copies it)
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only report what would be removed")] = False,
) -> None:
    """Remove inactive guests, old guest games and expired data.

    This includes unstarted tables, expired links and resolved reports. The server may keep running.

    Example: village cleanup --keep games=365 --dry-run
    """
    settings = database_settings(data, database)
    from village.cli.server_options import parse_retention
    from village.server.settings import PUBLIC_RETENTION
    from village.server.storage.migrate import check_schema_current
    from village.server.storage.open_db import open_existing
    from village.server.tables.retention import KINDS, delete_expired

    days = parse_retention(keep, PUBLIC_RETENTION)
    with open_existing(settings) as store:
        check_schema_current(store)
        removed = delete_expired(store, days, time(), dry_run)
    for kind in KINDS:
        typer.echo(f"{kind}: {removed[kind]} {'would be removed' if dry_run else 'removed'}")


def doctor(
    data: Data = None,
    database: Database = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only report what would be done")] = False,
) -> int:
    """Check that every stored table replays under the installed rules.

    Tables that cannot continue are stopped; their records are not changed.

    Example: village doctor --dry-run
    """
    settings = database_settings(data, database)
    from village.cli.doctor import doctor as check_tables

    return check_tables(settings, dry_run)


def read_metrics_token(file: Path | None) -> str:
    """Return the token from a file or the environment: other users can read the command line of a process."""
    if file is None:
        return os.environ.get("VILLAGE_METRICS_TOKEN", "")
    token = file.read_text("utf-8").strip()
    if not token:
        raise BadSetup(f"--metrics-token-file {file} is empty; write the token into it")
    return token


def read_text(file: Path | None) -> str:
    """Return the text of a file, or an empty text without a file."""
    if file is None:
        return ""
    text = file.read_text("utf-8").strip()
    if not text:
        raise BadSetup(f"{file} is empty; write the text of the page into it")
    return text


def database_settings(data: Path | None, database: str) -> Settings:
    """Return the settings that name the database."""
    try:
        from village.server.settings import Settings, data_folder
        from village.server.storage.store import Store  # noqa: F401  (needs the packages of the server)
    except ModuleNotFoundError as error:
        raise missing_package(error, "server") from None
    return Settings(database, data or data_folder())
