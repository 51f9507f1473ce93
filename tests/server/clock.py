"""A manual clock and nodes that use it."""

from __future__ import annotations

from litestar.testing import TestClient
from sqlalchemy import update

from village.server.background.loop import Loop
from village.server.background.notifications.ssrf_guard import OutboundPolicy
from village.server.background.timekeeper import Timekeeper
from village.server.node import Node
from village.server.storage.schema import facts


class Clock:
    """The current time of a test."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def no_loops(node: Node, policy: OutboundPolicy) -> list[Loop]:
    """Return no background loops, for servers with a manual clock."""
    return []


def node_of(server: TestClient) -> Node:
    return server.app.state.node


class Time:
    """Advances the time of servers, running their timekeepers every few seconds unless they are down."""

    def __init__(self, clock: Clock, *servers: TestClient) -> None:
        self.clock = clock
        self.keepers = [Timekeeper(node_of(server)) for server in servers]
        self.run_timekeepers()

    def run_timekeepers(self) -> None:
        for keeper in self.keepers:
            keeper.work()

    def advance(self, seconds: float, step: float = 5.0) -> None:
        until = self.clock.now + seconds
        while self.clock.now < until:
            self.clock.now = min(until, self.clock.now + step)
            self.run_timekeepers()

    def jump(self, seconds: float) -> None:
        """Advance the time at once, as if the server had been running."""
        self.clock.now += seconds
        with self.keepers[0].node.store.writing() as db:
            db.execute(update(facts).where(facts.c.name == "alive").values(value=str(self.clock.now)))
        self.run_timekeepers()

    def shut_down_for(self, seconds: float) -> None:
        self.clock.now += seconds
