"""Answers that took long to compute, kept as the JSON they are sent as: a log that led somewhere always does."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Final, TypeVar, cast

import msgspec

from village.server.table.session import Session

T = TypeVar("T")
MAX_KEPT_ANSWERS_BYTES: Final = 32 * 1024 * 1024
Key = tuple[object, ...]


class KeptAnswers:
    """Those of this node. What was asked for longest ago is forgotten first."""

    def __init__(self, max_bytes: int = MAX_KEPT_ANSWERS_BYTES) -> None:
        self.max_bytes = max_bytes
        self.bytes = 0
        self.lock = Lock()
        self.answers: OrderedDict[Key, bytes] = OrderedDict()

    def get(self, session: Session, question: Key, compute: Callable[[], T]) -> T:
        """For whoever sends it: what was computed, encoded already."""
        key = (*log_key(session), *question)
        with self.lock:
            found = self.answers.get(key)
            if found is not None:
                self.answers.move_to_end(key)
        if found is None:
            found = msgspec.json.encode(compute())
            self.keep(key, found)
        return cast(T, msgspec.Raw(found))  # the encoder of the response puts it in as it is

    def keep(self, key: Key, answer: bytes) -> None:
        with self.lock:
            self.bytes += len(answer) - len(self.answers.pop(key, b""))
            self.answers[key] = answer
            while self.bytes > self.max_bytes:
                self.bytes -= len(self.answers.popitem(last=False)[1])


def log_key(session: Session) -> Key:
    """Names the log, and what may be seen of it: between two entries that take something back it only grows."""
    return session.id, session.cached.last_undo, len(session.record.log), session.status == "over"
