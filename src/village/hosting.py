"""Commands for whoever hosts tables, apart from running the server itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from village.record.errors import BadSetup

if TYPE_CHECKING:
    from village.server.store import Store

Data = Annotated[Path | None, typer.Option(help="The folder of the games.", metavar="DIR")]
Database = Annotated[str, typer.Option(help="A PostgreSQL database.", metavar="URL", envvar="VILLAGE_DATABASE")]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What to write; an older one is replaced.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Write all games and players into one file; the server may run meanwhile.

    Example: village backup village.backup
    """
    with opened(data, database) as store:
        from village.server.backup import backup as write

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
    with opened(data, database) as store:
        from village.server import restore as reading

        rows = reading.replace(store, file) if replace else reading.restore(store, file)
        typer.echo(f"{rows} rows are back.")


@contextmanager
def opened(data: Path | None, database: str) -> Iterator[Store]:
    """The database that is meant, for as long as the block runs."""
    try:
        from village.server.opening import open_store
        from village.server.settings import Settings, data_folder
    except ModuleNotFoundError as error:
        raise BadSetup(f"{error.name} is missing: pip install 'village[server]'") from None
    with open_store(Settings(database, data or data_folder())) as store:
        yield store
