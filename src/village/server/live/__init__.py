"""Live updates of tables on all nodes."""
