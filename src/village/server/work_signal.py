"""Wake threads that wait for work."""

from __future__ import annotations

from threading import Condition


class WorkSignal:
    """Signals new work. Waiters pass the count they know, so that no signal is lost."""

    def __init__(self) -> None:
        self.rings = 0
        self.rung = Condition()

    def notify(self) -> None:
        with self.rung:
            self.rings += 1
            self.rung.notify_all()

    def wait(self, known: int, seconds: float) -> None:
        """Wait until the count exceeds `known` or the time is over."""
        with self.rung:
            self.rung.wait_for(lambda: self.rings != known, seconds)
