"""Tables and expensive responses in memory; only caches of the database."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from threading import Condition, Lock
from typing import Final, TypeVar, cast

import msgspec

from village.server.tables.session import Session
from village.table.state import CachedTable

MAX_RULES_IN_MEMORY: Final = 200  # different rules of the cached tables; each takes about 0.3 MB
CACHE_WAIT_SECONDS: Final = 0.5  # for a table in use; replaying a long game takes a tenth of that
T = TypeVar("T")
MAX_CACHED_BYTES: Final = 32 * 1024 * 1024
Key = tuple[object, ...]


class TableCache:
    """Tables in memory. A taken table is exclusive; others wait briefly and then do without."""

    def __init__(self, max_tables: int) -> None:
        self.max_tables = max_tables
        self.lock = Condition()
        self.tables: OrderedDict[str, CachedTable] = OrderedDict()
        self.ids_by_rules: OrderedDict[str, set[str]] = OrderedDict()  # the most recently used rules last
        self.leased: Counter[str] = Counter()

    def take(self, id: str) -> CachedTable | None:
        """Take a table; the caller must call `give_back`."""
        with self.lock:
            self.lock.wait_for(lambda: id not in self.leased, CACHE_WAIT_SECONDS)
            self.leased[id] += 1
            return self.remove(id)

    def take_at_once(self, id: str) -> CachedTable | None:
        """Take a table without waiting; None, with nothing to give back, if it is missing or in use."""
        with self.lock:
            if id in self.leased or id not in self.tables:
                return None
            self.leased[id] += 1
            return self.remove(id)

    def give_back(self, id: str) -> None:
        with self.lock:
            self.leased[id] -= 1
            if not self.leased[id]:
                del self.leased[id]
                self.lock.notify_all()

    def put(self, table: CachedTable) -> None:
        """Cache a table; the least recently used tables, and those with the least recently used rules, are dropped."""
        with self.lock:
            cached = self.tables.get(table.id)
            if cached is None or cached.number <= table.number:
                self.remove(table.id)
                self.add(table)
            while len(self.tables) > self.max_tables:
                self.remove(next(iter(self.tables)))
            while len(self.ids_by_rules) > MAX_RULES_IN_MEMORY:
                for id in self.ids_by_rules.popitem(last=False)[1]:
                    self.remove(id)

    def add(self, table: CachedTable) -> None:
        self.tables[table.id] = table
        if table.rules_key:
            self.ids_by_rules.setdefault(table.rules_key, set()).add(table.id)
            self.ids_by_rules.move_to_end(table.rules_key)

    def remove(self, id: str) -> CachedTable | None:
        table = self.tables.pop(id, None)
        if table is not None and table.rules_key in self.ids_by_rules:
            ids = self.ids_by_rules[table.rules_key]
            ids.discard(id)
            if not ids:
                del self.ids_by_rules[table.rules_key]
        return table

    def clear(self) -> None:
        with self.lock:
            self.tables.clear()
            self.ids_by_rules.clear()


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
