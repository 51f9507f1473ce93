"""What happens at a table: every change is an entry, and one reducer applies it."""
