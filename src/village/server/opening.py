"""Opening a database for a command: whatever is wrong with it becomes one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError

from village.record.errors import BadSetup
from village.server.settings import Settings
from village.server.store import Store


@contextmanager
def open_store(settings: Settings) -> Iterator[Store]:
    """The database that is meant, for as long as the block runs."""
    try:
        store = Store(settings.url)
    except (ArgumentError, NoSuchModuleError):
        raise BadSetup("this is not the address of a database: sqlite:///FILE or postgresql://HOST/NAME") from None
    try:
        yield store
    except CommandError:
        raise BadSetup("this database was written by a later version of Village") from None
    except OperationalError as error:
        shown = store.url.render_as_string(hide_password=True)
        raise BadSetup(f"the database {shown} cannot be used: {first_line(error.orig)}") from None
    finally:
        store.close()


def first_line(error: object) -> str:
    return (str(error).strip().splitlines() or ["no reason given"])[0]
