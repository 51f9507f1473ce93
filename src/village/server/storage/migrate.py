"""Bringing a database to the form this version needs."""

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
    """All steps that are missing, in one transaction; several nodes that start together wait for each other."""
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
    """The form this version needs."""
    return str(steps().get_current_head())


def known_forms() -> set[str]:
    return {step.revision for step in steps().walk_revisions()}


def must_be_current(store: Store) -> None:
    with store.reading() as db:
        if revision(db) != head():
            raise BadSetup("this database has another form than this version needs; `village serve` brings it there")


def revision(db: Connection) -> str:
    """The form a database has; empty if it has none of ours."""
    return MigrationContext.configure(db).get_current_revision() or ""
