"""Metrics for the host, as Prometheus reads them."""

from __future__ import annotations

from typing import Any, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)  # fmt: skip

FAST: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SLOW: Final = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
STREAMS: Final = ("live", "events", "stream")


class Metrics:
    """Of one node since it started."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here: dict[str, Any] = {"registry": self.registry}
        self.requests = Counter("village_requests", "Requests answered", ["method", "route", "status"], **here)
        self.seconds = Histogram("village_request_seconds", "Until the answer was out", ["route"], buckets=FAST, **here)
        self.entries = Counter("village_entries", "What happened at tables: moves and the rest", ["kind"], **here)
        self.thinking = Histogram("village_bot_seconds", "How long bots thought", ["bot"], buckets=SLOW, **here)
        self.streams = Gauge("village_streams_open", "OpenStreams of news that are open", **here)
        self.cached = Gauge("village_games_held", "Games in memory", **here)
        self.waiting = Gauge("village_jobs_waiting", "Answers that bots owe, on all nodes", **here)
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)

    def asked(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route, status).inc()
        if route.rpartition("/")[2] not in STREAMS:  # these take as long as somebody looks
            self.seconds.labels(route).observe(seconds)

    def happened(self, kind: str) -> None:
        self.entries.labels(kind).inc()

    def thought(self, bot: str, seconds: float) -> None:
        """Without what stands behind the colon: anybody may lay tables with any number there."""
        self.thinking.labels(bot.partition(":")[0]).observe(seconds)

    def page(self, streams: int, cached: int, waiting: int) -> bytes:
        self.streams.set(streams)
        self.cached.set(cached)
        self.waiting.set(waiting)
        return generate_latest(self.registry)
