"""Cache of expensive responses as encoded JSON; the same log always gives the same response."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Final, TypeVar, cast

import msgspec

from village.server.tables.session import Session

T = TypeVar("T")
MAX_KEPT_ANSWERS_BYTES: Final = 32 * 1024 * 1024
Key = tuple[object, ...]


class ResponseCache:
    """An LRU cache of this node."""

    def __init__(self, max_bytes: int = MAX_KEPT_ANSWERS_BYTES) -> None:
        self.max_bytes = max_bytes
        self.bytes = 0
        self.lock = Lock()
        self.answers: OrderedDict[Key, bytes] = OrderedDict()

    def get(self, session: Session, question: Key, compute: Callable[[], T]) -> T:
        """Return the cached response, already encoded."""
        key = (*log_key(session), *question)
        with self.lock:
            found = self.answers.get(key)
            if found is not None:
                self.answers.move_to_end(key)
        if found is None:
            found = msgspec.json.encode(compute())
            self.keep(key, found)
        return cast(T, msgspec.Raw(found))  # embedded unchanged by the response encoder

    def keep(self, key: Key, answer: bytes) -> None:
        with self.lock:
            self.bytes += len(answer) - len(self.answers.pop(key, b""))
            self.answers[key] = answer
            while self.bytes > self.max_bytes:
                self.bytes -= len(self.answers.popitem(last=False)[1])


def log_key(session: Session) -> Key:
    """Return a key for the log and its visibility: between two undos the log only grows."""
    return session.id, session.cached.last_undo, len(session.record.log), session.status == "over"
