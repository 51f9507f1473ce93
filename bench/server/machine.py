"""What the processors did meanwhile: the server, its database, the clients, and everybody else on the machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

TICKS = os.sysconf("SC_CLK_TCK")
OWN_FIELDS = slice(11, 15)  # of /proc/PID/stat after the name: the process and the children it has waited for
IDLE_FIELDS = (3, 4)  # of /proc/stat: idle, and waiting for a disk


class Reading(NamedTuple):
    """Seconds of processor time until now."""

    at: float
    busy: float
    spent: dict[str, float]


class Machine:
    """Looks at the processors when it is made, and again when it is asked."""

    def __init__(self, processes: Mapping[str, list[int]]) -> None:
        self.processes = {"clients": [os.getpid()], **processes}
        self.before = self.read()

    def read(self) -> Reading:
        spent = {name: sum(map(seconds_of, ids)) for name, ids in self.processes.items()}
        spent["clients"] -= sum(spent[name] for name in self.processes if name != "clients")  # they are its children
        return Reading(perf_counter(), seconds_busy(), spent)

    def figures(self, moves: int) -> dict[str, Any]:
        """Processor time of a move, and how much of the machine others had."""
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
    """Of a process and all its children, living or dead."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[OWN_FIELDS])) / TICKS + sum(map(seconds_of, children(process)))


def children(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for file in found for child in file.read_text().split()]


def seconds_busy() -> float:
    """Of all processors together, whoever had them; what a host took from a virtual machine is busy too."""
    numbers = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return (sum(numbers) - sum(numbers[place] for place in IDLE_FIELDS)) / TICKS
