"""Tables online: one program on SQLite, the same on several nodes with PostgreSQL."""
