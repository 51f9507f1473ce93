"""A bounded cache of shared objects."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


class LruCache(Generic[T]):
    """Keeps the most recently used objects, by key; objects in use elsewhere are shared even if it dropped them."""

    def __init__(self, max_size: int) -> None:
        self.max_size = max_size
        self.lock = Lock()
        self.recent: OrderedDict[str, T] = OrderedDict()  # the most recently used last
        self.alive: WeakValueDictionary[str, T] = WeakValueDictionary()

    def get(self, key: str, make: Callable[[], T]) -> T:
        """Return the object, which `make` creates if needed."""
        value = self.alive.get(key)
        if value is None:
            value = make()  # without the lock: threads may create the same object, of which the first is kept
        with self.lock:
            value = self.alive.setdefault(key, value)
            self.recent[key] = value
            self.recent.move_to_end(key)
            while len(self.recent) > self.max_size:
                self.recent.popitem(last=False)
        return value

    def __len__(self) -> int:
        return len(self.recent)
