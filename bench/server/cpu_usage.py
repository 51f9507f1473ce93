"""Processor usage of the server, its database, the clients and the rest of the machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

TICKS = os.sysconf("SC_CLK_TCK")
OWN_FIELDS = slice(11, 15)  # fields of /proc/PID/stat after the name: the process and its finished children
IDLE_FIELDS = (3, 4)  # fields of /proc/stat: idle and iowait


class Reading(NamedTuple):
    """Processor seconds so far."""

    at: float
    busy: float
    spent: dict[str, float]


class CpuUsage:
    """Processor usage since its creation."""

    def __init__(self, processes: Mapping[str, list[int]]) -> None:
        self.processes = {"clients": [os.getpid()], **processes}
        self.before = self.read()

    def read(self) -> Reading:
        spent = {name: sum(map(seconds_of, ids)) for name, ids in self.processes.items()}
        spent["clients"] -= sum(spent[name] for name in self.processes if name != "clients")  # child processes
        return Reading(perf_counter(), seconds_busy(), spent)

    def figures(self, moves: int) -> dict[str, Any]:
        """Return processor time per move and the share of the machine used by others."""
        before, now = self.before, self.read()
        spent = {name: now.spent[name] - before.spent[name] for name in self.processes}
        capacity = (now.at - before.at) * (os.cpu_count() or 1)
        others = max(0.0, now.busy - before.busy - sum(spent.values()))
        return {
            **{f"{name}_ms_a_move": round(seconds / moves * 1e3, 2) for name, seconds in spent.items()},
            "cores": os.cpu_count(),
            "others_percent": round(others / capacity * 100),
            "load": round(os.getloadavg()[0], 1),
        }


def seconds_of(process: int) -> float:
    """Return the seconds of a process and all its children, running or finished."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[OWN_FIELDS])) / TICKS + sum(map(seconds_of, children(process)))


def children(process: int) -> list[int]:
    files = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for file in files for child in file.read_text().split()]


def seconds_busy() -> float:
    """Return the seconds of all processors, including steal time."""
    numbers = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return (sum(numbers) - sum(numbers[field] for field in IDLE_FIELDS)) / TICKS
