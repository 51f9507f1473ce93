"""The database: schema, transactions and backups."""
