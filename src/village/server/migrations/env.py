"""Alembic's entry: the connection comes from `village.server.migrate`."""

from alembic import context

from village.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
