"""Alembic's entry: the connection comes from `village.server.storage.migrate`."""

from alembic import context

from village.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
