"""Open a database for a command; every failure becomes a one-sentence error."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from alembic.util import CommandError
from sqlalchemy import Connection, func, inspect, make_url, select, table
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError

from village.record.errors import BadSetup
from village.server.settings import Settings
from village.server.storage.store import Store

SQLITE_FILE: Final = b"SQLite format 3\0"
IN_MEMORY: Final = ":memory:"
OUR_MARK: Final = "alembic_version"
NO_ADDRESS: Final = "this is not the address of a database: sqlite:///FILE or postgresql://HOST/NAME"


@contextmanager
def open_store(settings: Settings) -> Iterator[Store]:
    """Open the configured database while the block runs."""
    check_sqlite_file(settings)
    try:
        store = Store(settings.url)
    except (ArgumentError, NoSuchModuleError):
        raise BadSetup(NO_ADDRESS) from None
    try:
        yield store
    except CommandError:
        raise BadSetup("this database was written by a later version of Village") from None
    except DatabaseError as error:
        address = store.url.render_as_string(hide_password=True)
        raise BadSetup(f"the database {address} cannot be used: {first_line(error.orig)}") from None
    finally:
        store.close()


@contextmanager
def open_existing(settings: Settings) -> Iterator[Store]:
    """Open an existing database without creating anything."""
    check_database_exists(settings)
    with open_store(settings) as store:
        with store.reading() as db:
            if not has_data(db):
                raise BadSetup("there are no tables here yet")
        yield store


def check_database_exists(settings: Settings) -> None:
    file = file_of(settings)
    if file is not None and not file.is_file():
        raise BadSetup(f"there are no tables here yet: {file} does not exist")


def check_sqlite_file(settings: Settings) -> None:
    """Check that an existing file is a SQLite database or empty, before creating files next to it."""
    file = file_of(settings)
    if file is None:
        return
    if file.name == IN_MEMORY:
        raise BadSetup("SQLite needs a file: sqlite:///FILE")
    if not file.exists():
        return
    if not file.is_file():
        raise BadSetup(f"{file} is not a file")
    with file.open("rb") as read:
        if read.read(len(SQLITE_FILE)) not in (b"", SQLITE_FILE):
            raise BadSetup(f"{file} is not a database")
    check_own_database(file)


def check_own_database(file: Path) -> None:
    """Refuse databases of other programs; opened read-only so that no files are created."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{file.absolute().as_uri()}?immutable=1", uri=True)) as db:
        names = {str(row[0]) for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if names and OUR_MARK not in names:
            raise BadSetup(f"{file} is the database of another program")


def file_of(settings: Settings) -> Path | None:
    """Return the SQLite file, or None for PostgreSQL."""
    try:
        address = make_url(settings.url)
    except ArgumentError:
        raise BadSetup(NO_ADDRESS) from None
    return Path(address.database or "") if address.get_backend_name() == "sqlite" else None


def has_data(db: Connection) -> bool:
    """Return whether there are tables or players, also in an earlier schema."""
    return any(has_rows(db, name) for name in ("tables", "games", "players"))


def has_rows(db: Connection, name: str) -> bool:
    return inspect(db).has_table(name) and bool(db.scalar(select(func.count()).select_from(table(name))))


def first_line(error: object) -> str:
    return (str(error).strip().splitlines() or ["no reason given"])[0]
