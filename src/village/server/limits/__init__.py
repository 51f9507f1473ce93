"""Limits: token buckets in memory and in the database, what each request costs, and open connections and streams."""
