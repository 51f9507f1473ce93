"""A background thread that repeats a task."""

from __future__ import annotations

import logging
from threading import Event, Thread

from village.server.node import Node
from village.server.storage.availability import NO_DATABASE

log = logging.getLogger(__name__)


class Loop:
    """A repeating task; an error ends one round only."""

    def __init__(self, node: Node, name: str) -> None:
        self.node = node
        self.stopping = Event()
        self.thread = Thread(target=self.run, name=name, daemon=True)

    def work(self) -> None:
        """Do one round."""
        raise NotImplementedError

    def start(self) -> None:
        self.thread.start()

    def stop(self) -> None:
        self.stopping.set()
        self.thread.join()

    def run(self) -> None:
        while not self.stopping.wait(self.node.settings.tick_seconds):
            self.try_work()

    def try_work(self) -> None:
        try:
            self.work()
        except NO_DATABASE as error:
            self.node.outage.note(error)
        except Exception:
            log.exception("the %s failed; it will try again", self.thread.name)
