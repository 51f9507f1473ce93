"""How many connections this process may have, by the number of files it may open."""

from __future__ import annotations

import sys
from typing import Final

SHARE_OF_OPEN_FILES: Final = 0.6  # the rest is for the database, workers and refusals
MAX_CONNECTIONS: Final = 10_000
SHARE_PER_ADDRESS: Final = 1 / 3  # of all connections, if there is room for few


def max_connections(open_files: int = 0) -> int:
    return min(MAX_CONNECTIONS, int((open_files or open_file_limit()) * SHARE_OF_OPEN_FILES))


def share_of_address(connections: int, usual: int) -> float:
    """Return how many connections one address may have: the usual number, or less if all are few."""
    return min(usual, max(1.0, connections * SHARE_PER_ADDRESS))


def open_file_limit() -> int:
    """Return how many files this process may have open."""
    if sys.platform == "win32":
        return MAX_CONNECTIONS  # Windows has no comparable limit
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
