"""Waking those who wait for work."""

from __future__ import annotations

from threading import Condition


class Bell:
    """Rung when there is work. Who listens says how many rings it knows of: so none is lost, however many listen."""

    def __init__(self) -> None:
        self.rings = 0
        self.rung = Condition()

    def ring(self) -> None:
        with self.rung:
            self.rings += 1
            self.rung.notify_all()

    def wait(self, known: int, seconds: float) -> None:
        """Until it has rung once more than is known, or the time is over."""
        with self.rung:
            self.rung.wait_for(lambda: self.rings != known, seconds)
