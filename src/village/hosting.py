"""Commands for whoever hosts tables, apart from running the server itself."""

from __future__ import annotations

import os
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated

import typer

from village.record.errors import BadSetup

if TYPE_CHECKING:
    from village.server.settings import Settings

Data = Annotated[Path | None, typer.Option(help="The folder of the games.", metavar="DIR")]
Database = Annotated[str, typer.Option(help="A PostgreSQL database.", metavar="URL", envvar="VILLAGE_DATABASE")]

KeepDays = Annotated[
    list[str],
    typer.Option("--keep", help="For how long what nobody uses is kept: guests=30; 0 for good.", metavar="NAME=DAYS"),
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What to write; an older one is replaced.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Write all games and players into one file; the server may run meanwhile.

    Example: village backup village.backup
    """
    settings = database_settings(data, database)
    from village.server.storage.backup import backup as write
    from village.server.storage.opening import open_existing

    with open_existing(settings) as store:
        typer.echo(f"{file}: {write(store, file)} rows. It holds seeds and password hashes: keep it to yourself.")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `village backup` has written.")],
    data: Data = None,
    database: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="Throw away what is there.")] = False,
) -> None:
    """Read a backup into a database of either kind; stop the server first.

    Example: village restore village.backup --database postgresql://localhost/village
    """
    settings = database_settings(data, database)
    from village.server.storage import restore as reading
    from village.server.storage.exclusive import alone
    from village.server.storage.opening import open_store

    reading.must_be_whole(file)
    with open_store(settings) as store, alone(store):
        rows = reading.replace(store, file) if replace else reading.restore(store, file)
        typer.echo(f"{rows} rows are back.")


def tidy(
    data: Data = None,
    database: Database = "",
    keep: KeepDays = [],  # noqa: B006  (Typer copies it)
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be removed.")] = False,
) -> None:
    """Remove what nobody uses any more: idle guests, tables never begun, old links; the server may run meanwhile.

    Example: village tidy --keep games=365 --dry-run
    """
    settings = database_settings(data, database)
    from village.server.settings import KEEP_ON_PUBLIC_HOST, keeping
    from village.server.storage.migrate import must_be_current
    from village.server.storage.opening import open_existing
    from village.server.table.tidy import KINDS, tidy_up

    days = keeping(keep, KEEP_ON_PUBLIC_HOST)
    with open_existing(settings) as store:
        must_be_current(store)
        removed = tidy_up(store, days, time(), dry_run)
    for kind in KINDS:
        typer.echo(f"{kind}: {removed[kind]} {'would be removed' if dry_run else 'removed'}")


def metrics_token(file: Path | None) -> str:
    """From a file or the environment: what stands on the command line is read by everybody on the machine."""
    token = file.read_text("utf-8").strip() if file is not None else os.environ.get("VILLAGE_METRICS_TOKEN", "")
    if file is not None and not token:
        raise BadSetup(f"there is no token in {file}")
    return token


def text_of(file: Path | None) -> str:
    """What a host has to say; a sentence if the file says nothing."""
    text = file.read_text("utf-8").strip() if file is not None else ""
    if file is not None and not text:
        raise BadSetup(f"there is nothing to read in {file}")
    return text


def database_settings(data: Path | None, database: str) -> Settings:
    """Which database; a sentence if the server is not installed."""
    try:
        from village.server.settings import Settings, data_folder
        from village.server.storage.store import Store  # noqa: F401  (needs what the server needs)
    except ModuleNotFoundError as error:
        raise BadSetup(f"{error.name} is missing: pip install 'village-boardgame[server]'") from None
    return Settings(database, data or data_folder())
