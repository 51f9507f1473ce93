"""The database: its schema, transactions, backups."""
