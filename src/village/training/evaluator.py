"""Win rates of a policy against built-in bots, at many tables at once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch

from village.bots.net.weights import read
from village.training.evaluation import Tally, summarize
from village.training.model import Net, load
from village.training.policy import Policy
from village.training.sampler import Sampler
from village.training.settings import Settings
from village.training.shared_memory import HALVES
from village.training.table_sampler import EVALUATION_SEED, TableSetting, evaluation_settings
from village.training.worker_pool import WorkerPool


def evaluate_policy(
    sampler: Sampler, policy: Policy, tables: Sequence[TableSetting], opponent: str, games: int
) -> dict[str, Any]:
    """Play the net at one seat, which rotates, and the opponent at all others; return figures by table and overall."""
    pool = sampler.pool
    settings = {index: tables[number % len(tables)] for number, index in enumerate(pool.table_indices())}
    pool.start_evaluation(settings, opponent, games, EVALUATION_SEED)
    sampler.set_tables(settings)
    while pool.evaluation_running():
        for half in HALVES:
            sampler.halves[half].send_actions(policy.best(*sampler.halves[half].observe()))
        for half in HALVES:
            pool.wait(half)
    tallies: dict[str, Tally] = {}
    for index, tally in pool.finish_evaluation().items():
        tallies.setdefault(settings[index].name, Tally()).add(tally)
    return {"opponent": opponent, **summarize_tables(tallies, {setting.name: setting for setting in tables})}


def summarize_tables(tallies: dict[str, Tally], settings: dict[str, TableSetting]) -> dict[str, Any]:
    """Return figures by table and overall; solo tables have no wins and are left out of the latter."""
    overall = Tally()
    tables = {}
    for name, tally in tallies.items():
        tables[name] = summarize(tally) | {"par": 1 / settings[name].seats}
        if settings[name].seats > 1:
            overall.add(tally)
    return {"all": summarize(overall), "tables": tables}


def evaluate_weights(
    settings: Settings, weights: Path, tables: list[TableSetting], opponent: str, games: int
) -> dict[str, Any]:
    """Evaluate a file of weights as it is stored, quantized or not."""
    stored = read(weights, settings.game)
    width, blocks = len(stored.arrays["enter.bias"]), sum(name.endswith(".up.bias") for name in stored.arrays)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    policy = Policy(Net(stored.layout, width, blocks), device)
    load(policy.net, stored.layout, stored)
    pool = WorkerPool(settings)
    try:
        sampler = Sampler(pool, stored.layout, device)
        return evaluate_policy(sampler, policy, tables, opponent, min(games, settings.games_per_table))
    finally:
        pool.close()


def settings_by_name(
    game: str, names: list[str], count: int, custom_values: dict[str, Any] | None = None
) -> list[TableSetting]:
    """Parse names made of edition, seats and expansions; without any name, return the tables of every evaluation."""
    if not names:
        return evaluation_settings(game, count, custom_values)
    settings = []
    for name in names:
        edition, seats, *expansions = name.split()
        settings.append(TableSetting(game, edition, int(seats), tuple(expansions), custom_values=custom_values))
        settings[-1].create_table()
    return settings


def write_results(path: Path, results: list[dict[str, Any]]) -> None:
    path.write_text(json.dumps(results, indent=1) + "\n")
