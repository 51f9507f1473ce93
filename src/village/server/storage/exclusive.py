"""One server at a time on one SQLite file: each has parts of it in memory, and only PostgreSQL tells them of others."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TextIO

from village.record.errors import BadSetup
from village.server.storage.store import Store

STARTING_SECONDS: Final = 10.0  # a server that holds the lock may not listen yet


class AlreadyOpen(BadSetup):
    """Another process has the database; where it is found, if it is a server and says so."""

    def __init__(self, sentence: str, lock: str) -> None:
        super().__init__(sentence)
        self.lock = lock

    def address(self) -> str:
        """What the other has written into its lock; empty if it writes nothing while we wait."""
        until = time.monotonic() + STARTING_SECONDS
        while not (said := read(self.lock)) and time.monotonic() < until:
            time.sleep(0.1)
        return said


class Lock:
    """The lock of a database, held; others who come read in it where we are found."""

    def __init__(self, file: TextIO | None) -> None:
        self.file = file

    def tell(self, address: str) -> None:
        if self.file is not None:
            self.file.truncate(0)
            self.file.seek(0)
            self.file.write(address)
            self.file.flush()


@contextmanager
def alone(store: Store) -> Iterator[Lock]:
    """While the block runs nobody else gets in; a process that dies lets go by itself."""
    if store.file is None:
        yield Lock(None)
        return
    name = f"{store.file}.lock"
    with os.fdopen(os.open(name, os.O_RDWR | os.O_CREAT, 0o600), "r+") as file:
        if not taken(file.fileno()):
            said = f"a server is running on {store.file} already; several need PostgreSQL (--database)"
            raise AlreadyOpen(said, name)
        lock = Lock(file)
        lock.tell("")  # whoever was here before is gone, however it went
        yield lock


def read(lock: str) -> str:
    with open(lock) as file:
        return file.read().strip()


def taken(lock: int) -> bool:
    if sys.platform == "win32":
        return True  # there an open file cannot be replaced anyway
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
