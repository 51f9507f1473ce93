"""Tables in memory; only a cache of the database."""

from __future__ import annotations

from collections import Counter, OrderedDict
from threading import Condition
from typing import Final

from village.table.state import CachedTable

MAX_RULES_IN_MEMORY: Final = 200  # different rules of the cached tables; each takes about 0.3 MB
CACHE_WAIT_SECONDS: Final = 0.5  # for a table in use; replaying a long game takes a tenth of that


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
