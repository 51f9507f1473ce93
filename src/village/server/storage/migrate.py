"""Database migrations."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from village.record.errors import BadSetup
from village.server.storage.store import Store

SCRIPTS = Path(__file__).parent / "migrations"


def migrate(store: Store, to: str = "head") -> None:
    """Apply missing migrations in one transaction; nodes that start together wait for each other."""
    with store.writing() as db:
        if not store.embedded:
            db.execute(text("SELECT pg_advisory_xact_lock(862145)"))
        upgrade(db, to)


def upgrade(db: Connection, to: str = "head") -> None:
    config = settings()
    config.attributes["connection"] = db
    command.upgrade(config, to)


def settings() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    return config


@cache
def steps() -> ScriptDirectory:
    return ScriptDirectory.from_config(settings())


def head() -> str:
    """Return the revision this version needs."""
    return str(steps().get_current_head())


def known_revisions() -> set[str]:
    return {step.revision for step in steps().walk_revisions()}


def check_schema_current(store: Store) -> None:
    with store.reading() as db:
        if revision(db) != head():
            raise BadSetup("the database schema does not match this version; `village serve` migrates it")


def revision(db: Connection) -> str:
    """Return the revision of a database; empty if it is not ours."""
    return MigrationContext.configure(db).get_current_revision() or ""
