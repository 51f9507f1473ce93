"""The lock of a SQLite database: one server at a time, because nodes share changes only by PostgreSQL."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TextIO

from village.record.errors import BadSetup
from village.server.storage.store import Store

STARTING_SECONDS: Final = 10.0  # the server that holds the lock may not listen yet


class AlreadyOpen(BadSetup):
    """Another process has locked the database."""

    def __init__(self, sentence: str, lock: str) -> None:
        super().__init__(sentence)
        self.lock = lock

    def address(self) -> str:
        """The address in the lock file of the other server; empty if it writes none in time."""
        until = time.monotonic() + STARTING_SECONDS
        while not (address := read_lock(self.lock)) and time.monotonic() < until:
            time.sleep(0.1)
        return address


class Lock:
    """A held lock; the file contains our address for other processes."""

    def __init__(self, file: TextIO | None) -> None:
        self.file = file

    def write_address(self, address: str) -> None:
        if self.file is not None:
            self.file.truncate(0)
            self.file.seek(0)
            self.file.write(address)
            self.file.flush()


@contextmanager
def exclusive_lock(store: Store) -> Iterator[Lock]:
    """Hold the lock while the block runs; the system releases it if the process dies."""
    if store.file is None:
        yield Lock(None)
        return
    name = f"{store.file}.lock"
    with os.fdopen(os.open(name, os.O_RDWR | os.O_CREAT, 0o600), "r+") as file:
        if not is_locked(file.fileno()):
            sentence = f"a server is running on {store.file} already; several need PostgreSQL (--database)"
            raise AlreadyOpen(sentence, name)
        lock = Lock(file)
        lock.write_address("")  # clear the address of a previous process
        yield lock


def read_lock(lock: str) -> str:
    with open(lock) as file:
        return file.read().strip()


def is_locked(lock: int) -> bool:
    if sys.platform == "win32":
        return True  # Windows does not let an open file be replaced anyway
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
