"""Bringing a database to the form this version needs."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import text

from village.server.store import Store

SCRIPTS = Path(__file__).parent / "migrations"


def migrate(store: Store, to: str = "head") -> None:
    """All steps that are missing, in one transaction; several nodes that start together wait for each other."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    with store.writing() as db:
        if not store.embedded:
            db.execute(text("SELECT pg_advisory_xact_lock(862145)"))
        config.attributes["connection"] = db
        command.upgrade(config, to)
