"""Wake threads that wait for work."""

from __future__ import annotations

from threading import Condition


class WorkSignal:
    """Signals new work. Waiters pass the count they know, so that no signal is lost."""

    def __init__(self) -> None:
        self.count = 0
        self.changed = Condition()

    def notify(self) -> None:
        with self.changed:
            self.count += 1
            self.changed.notify_all()

    def wait(self, known: int, seconds: float) -> None:
        """Wait until the count exceeds `known` or the time is over."""
        with self.changed:
            self.changed.wait_for(lambda: self.count != known, seconds)
