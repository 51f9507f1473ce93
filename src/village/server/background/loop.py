"""A thread that looks again and again whether there is something to do."""

from __future__ import annotations

import logging
from threading import Event, Thread

from village.server.node import Node

log = logging.getLogger(__name__)


class Loop:
    """Whatever goes wrong in one look, there is another one."""

    def __init__(self, node: Node, name: str) -> None:
        self.node = node
        self.stopped = Event()
        self.thread = Thread(target=self.run, name=name, daemon=True)

    def look(self) -> None:
        raise NotImplementedError

    def start(self) -> None:
        self.thread.start()

    def stop(self) -> None:
        self.stopped.set()
        self.thread.join()

    def run(self) -> None:
        while not self.stopped.wait(self.node.settings.beat):
            try:
                self.look()
            except Exception:
                log.exception("the %s could not look; it tries again", self.thread.name)
