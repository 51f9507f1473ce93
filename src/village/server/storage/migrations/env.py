"""Alembic's entry point; `village.server.storage.migrate` provides the connection."""

from alembic import context

from village.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
