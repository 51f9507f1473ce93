"""Positions and games that the tests start from."""
