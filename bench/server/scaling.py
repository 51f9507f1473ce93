"""What a second node on PostgreSQL brings."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import uvloop

from bench.server.measure import Cluster, Effort, unwatched, watched
from bench.server.node import PinnedNode
from bench.server.postgres import Postgres


def on_postgresql(effort: Effort) -> Iterator[tuple[str, Any]]:
    """Measure one node, and two nodes that have half of the watchers and moves each."""
    capacities: dict[str, list[float]] = {"watched": [], "unwatched": []}
    for name, count in (("one_node", 1), ("two_nodes", 2)):
        with nodes_on_postgresql(count) as cluster:
            for kind, load in (("watched", watched), ("unwatched", unwatched)):
                result = uvloop.run(load(cluster, cluster.fresh_games(effort), effort))
                capacities[kind].append(count * 1000 / result["flat_out"]["server_ms_a_move"])
                yield f"{name}_{kind}", result
    yield "second_node", {kind: second_node(*both) for kind, both in capacities.items()}


def second_node(alone: float, together: float) -> dict[str, float]:
    """Return what nodes can do if each has a core of its own and the database needs none of these.

    Computed from processor time, because nodes, clients and database share the cores of this machine.
    """
    return {
        "one_node_moves_per_second": round(alone),
        "two_nodes_moves_per_second": round(together),
        "factor": round(together / alone, 2),
    }


@contextmanager
def nodes_on_postgresql(count: int) -> Iterator[Cluster]:
    """Start PostgreSQL and nodes, each of them on another core."""
    with ExitStack() as open_until_the_end:
        postgres = Postgres(durable=True)
        open_until_the_end.callback(postgres.stop)
        _, url = postgres.fresh()
        data = Path(open_until_the_end.enter_context(tempfile.TemporaryDirectory()))
        cores = [core for core, _ in zip(cycle(sorted(os.sched_getaffinity(0))), range(count))]
        nodes = [open_until_the_end.enter_context(PinnedNode(data, url, core)) for core in cores]
        yield Cluster(nodes, [postgres.process.pid])
