"""Cache of expensive responses as encoded JSON; the same log always gives the same response."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Final, TypeVar, cast

import msgspec

from village.server.tables.session import Session

T = TypeVar("T")
MAX_CACHED_BYTES: Final = 32 * 1024 * 1024
Key = tuple[object, ...]


class ResponseCache:
    """An LRU cache of this node."""

    def __init__(self, max_bytes: int = MAX_CACHED_BYTES) -> None:
        self.max_bytes = max_bytes
        self.bytes = 0
        self.lock = Lock()
        self.responses: OrderedDict[Key, bytes] = OrderedDict()

    def get(self, session: Session, question: Key, compute: Callable[[], T]) -> T:
        """Return the cached response, already encoded."""
        key = (*log_key(session), *question)
        with self.lock:
            response = self.responses.get(key)
            if response is not None:
                self.responses.move_to_end(key)
        if response is None:
            response = msgspec.json.encode(compute())
            self.keep(key, response)
        return cast(T, msgspec.Raw(response))  # embedded unchanged by the response encoder

    def keep(self, key: Key, response: bytes) -> None:
        with self.lock:
            self.bytes += len(response) - len(self.responses.pop(key, b""))
            self.responses[key] = response
            while self.bytes > self.max_bytes:
                self.bytes -= len(self.responses.popitem(last=False)[1])


def log_key(session: Session) -> Key:
    """Return a key for the log and its visibility: between two undos the log only grows."""
    return session.id, session.cached.last_undo, len(session.record.log), session.status == "over"
