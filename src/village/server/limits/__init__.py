"""Limits: token buckets in memory and in the database, and what each request costs."""
