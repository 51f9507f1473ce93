"""Passwords: hashed so that a stolen database tells none of them, and never more at once than memory allows."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from threading import BoundedSemaphore, Lock
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from village.server.errors import Problem

MAX_HASHES_AT_ONCE: Final = 2  # each takes 19 MiB and a core for some hundredths of a second
MAX_HASHES_WAITING: Final = 8  # more than that would take the threads of those who play
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


class Passwords:
    """The only place that computes them."""

    def __init__(self) -> None:
        self.slots = BoundedSemaphore(MAX_HASHES_AT_ONCE)
        self.lock = Lock()
        self.waiting = 0
        self.decoy_hash = decoy_hash()  # so that unknown names take as long as known ones

    def hash(self, password: str) -> str:
        with self.one_at_a_time():
            return HASHER.hash(normalized(password))

    def fits(self, hashed: str | None, password: str) -> bool:
        """Whether it is the right one; without a hash it takes just as long and is not."""
        with self.one_at_a_time():
            try:
                HASHER.verify(hashed or self.decoy_hash, normalized(password))
            except (VerificationError, InvalidHashError):
                return False
        return hashed is not None

    @contextmanager
    def one_at_a_time(self) -> Iterator[None]:
        with self.lock:
            if self.waiting >= MAX_HASHES_AT_ONCE + MAX_HASHES_WAITING:
                raise Problem(503, "busy", "too many people log in just now", retry=2)
            self.waiting += 1
        try:
            with self.slots:
                yield
        finally:
            with self.lock:
                self.waiting -= 1


@cache
def decoy_hash() -> str:
    """Computed at the start, not when somebody waits; once, however many nodes live in a process."""
    return HASHER.hash("nobody has this password")


def normalized(password: str) -> str:
    """The same letters, however a keyboard composes them."""
    return unicodedata.normalize("NFKC", password)
