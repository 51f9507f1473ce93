"""Pytest plugins that `tests/conftest.py` loads."""
