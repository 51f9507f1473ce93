"""Prometheus metrics."""

from __future__ import annotations

from typing import Final

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

REQUEST_SECONDS_BUCKETS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
THINKING_SECONDS_BUCKETS: Final = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
STREAM_ROUTES: Final = ("live", "events")
Counted = tuple[Counter, Histogram | None]


class Metrics:
    """The metrics of one node since its start."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        labels = ["method", "route", "status"]
        self.requests = Counter("village_requests", "Requests by method, route and status", labels, registry=own)
        self.seconds = Histogram(
            "village_request_seconds", "Time until the response was sent", ["route"], buckets=REQUEST_SECONDS_BUCKETS,
            registry=own,
        )  # fmt: skip
        self.counted: dict[tuple[str, str, int], Counted] = {}
        self.entries = Counter("village_entries", "Entries of tables by kind, such as moves", ["kind"], registry=own)
        self.thinking = Histogram(
            "village_bot_seconds", "Thinking time of bots", ["bot"], buckets=THINKING_SECONDS_BUCKETS, registry=own
        )
        self.streams = Gauge("village_streams_open", "Open live streams", registry=own)
        self.cached = Gauge("village_games_held", "Tables in memory", registry=own)
        self.waiting = Gauge("village_jobs_waiting", "Bot moves that wait for a worker, on all nodes", registry=own)
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        counter, histogram = self.of_request(method, route, status)
        counter.inc()
        if histogram is not None:
            histogram.observe(seconds)

    def of_request(self, method: str, route: str, status: int) -> Counted:
        """Return the cached counters of a route and status."""
        key = (method, route, status)
        if key not in self.counted:
            streams = route.rpartition("/")[2] in STREAM_ROUTES  # streams last as long as they are watched
            histogram = None if streams else self.seconds.labels(route)
            self.counted[key] = self.requests.labels(method, route, status), histogram
        return self.counted[key]

    def count_entry(self, kind: str) -> None:
        self.entries.labels(kind).inc()

    def observe_thinking(self, bot: str, seconds: float) -> None:
        """Label by the name before the colon, because players can choose any number after it."""
        self.thinking.labels(bot.partition(":")[0]).observe(seconds)

    def render(self, streams: int, cached: int, waiting: float) -> bytes:
        self.streams.set(streams)
        self.cached.set(cached)
        self.waiting.set(waiting)
        return generate_latest(self.registry)
