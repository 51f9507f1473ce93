"""How strong weights are against a bot of ours, table by table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import torch

from learn.collect import Collector
from learn.crew import Crew
from learn.duels import duels
from learn.model import Net, load
from learn.policy import Policy
from learn.settings import Settings
from learn.tables import DRAWN_SEED, Setting, drawn
from village.bots.net.weights import read


def evaluate(
    settings: Settings, weights: Path, tables: list[Setting], opponent: str, duels_each: int
) -> dict[str, Any]:
    """The weights as they lie there play, in small numbers if they are stored so."""
    stored = read(weights, settings.game)
    width, blocks = len(stored.arrays["enter.bias"]), sum(name.endswith(".up.bias") for name in stored.arrays)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    policy = Policy(Net(stored.layout, width, blocks), device)
    load(policy.net, stored.layout, stored)
    crew = Crew(settings)
    try:
        collector = Collector(crew, stored.layout, device)
        return duels(crew, collector, policy, tables, opponent, min(duels_each, settings.lanes), DRAWN_SEED)
    finally:
        crew.close()


def asked(game: str, names: list[str], count: int, numbers: dict[str, Any] | None = None) -> list[Setting]:
    """Tables by name, edition, seats and boxes: `bigbox 4 inn goals`; some of every kind if none is named."""
    if not names:
        return drawn(game, count, numbers)
    found = []
    for name in names:
        edition, seats, *boxes = name.split()
        found.append(Setting(game, edition, int(seats), tuple(boxes), numbers=numbers))
        found[-1].lay()
    return found


def write(path: Path, found: list[dict[str, Any]]) -> None:
    path.write_text(json.dumps(found, indent=1) + "\n")
