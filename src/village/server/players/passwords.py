"""Password hashing with limited concurrency and memory."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from threading import BoundedSemaphore, Lock
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from village.table.problem import Problem

MAX_HASHES_AT_ONCE: Final = 2  # each takes 19 MiB and a core for some hundredths of a second
MAX_HASHES_WAITING: Final = 8  # more would occupy the threads of other handlers
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


class Passwords:
    """Hashes and verifies passwords."""

    def __init__(self) -> None:
        self.slots = BoundedSemaphore(MAX_HASHES_AT_ONCE)
        self.lock = Lock()
        self.waiting = 0
        self.decoy_hash = decoy_hash()  # so that unknown usernames take as long as known ones

    def hash(self, password: str) -> str:
        with self.hashing_slot():
            return HASHER.hash(normalized(password))

    def fits(self, hashed: str | None, password: str) -> bool:
        """Return whether the password matches; without a hash it takes as long and returns False."""
        with self.hashing_slot():
            try:
                HASHER.verify(hashed or self.decoy_hash, normalized(password))
            except (VerificationError, InvalidHashError):
                return False
        return hashed is not None

    @contextmanager
    def hashing_slot(self) -> Iterator[None]:
        with self.lock:
            if self.waiting >= MAX_HASHES_AT_ONCE + MAX_HASHES_WAITING:
                raise Problem(503, "busy", "too many players are signing in at the moment; try again later", retry=2)
            self.waiting += 1
        try:
            with self.slots:
                yield
        finally:
            with self.lock:
                self.waiting -= 1


@cache
def decoy_hash() -> str:
    """Return a hash computed once per process, at startup rather than during a login."""
    return HASHER.hash("not the password of any account")


def normalized(password: str) -> str:
    """Normalize the password, because keyboards compose characters differently."""
    return unicodedata.normalize("NFKC", password)
