"""One server at a time on one SQLite file: each has parts of it in memory, and only PostgreSQL tells them of others."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from village.record.errors import BadSetup
from village.server.storage.store import Store


@contextmanager
def alone(store: Store) -> Iterator[None]:
    """While the block runs nobody else gets in; a process that dies lets go by itself."""
    if store.file is None:
        yield
        return
    with os.fdopen(os.open(f"{store.file}.lock", os.O_RDWR | os.O_CREAT, 0o600)) as lock:
        if not taken(lock.fileno()):
            raise BadSetup(f"a server is running on {store.file} already; several need PostgreSQL (--database)")
        yield


def taken(lock: int) -> bool:
    if sys.platform == "win32":
        return True  # there an open file cannot be replaced anyway
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
