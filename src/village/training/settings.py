"""Hyperparameters of a run, stored as JSON next to the weights."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

EARLIER_FIELDS = {"numbers": "custom_values"}  # names in settings written before 2026-11-18


@dataclass(frozen=True)
class Settings:
    """The defaults suit one large GPU and about sixteen CPU cores."""

    game: str
    seconds: float = 420.0
    seed: int = 1
    custom_values: dict[str, Any] = field(default_factory=dict)  # name, hash and values; empty: the standard

    workers: int = 0  # processes that play; 0: one per core, less one
    tables: int = 4  # tables per worker and half
    games_per_table: int = 64
    rollout_steps: int = 128  # actions per game in a rollout
    table_lifetime: int = 24  # rollouts until a table is replaced by another
    base_game_prob: float = 0.35  # probability of a table without expansions
    seat_exponent: float = 1.5  # how strongly tables with more seats are preferred
    solo_weight: float = 1.0  # factor on the probability of a solo table
    option_prob: float = 0.2  # probability that an option is sampled instead of kept at its default
    scripted_share: float = 0.03125  # share of games in which greedy has a seat
    opponent_pool_share: float = 0.125  # share of games in which earlier nets have all seats but one
    snapshot_every: int = 20  # rollouts between two snapshots for the opponent pool

    width: int = 512
    blocks: int = 3
    learning_rate: float = 5e-4
    learning_rate_end: float = 5e-5
    entropy_bonus: float = 0.012  # 0.02 leads to endless games
    entropy_bonus_end: float = 0.002
    clip: float = 0.2
    epochs: int = 2
    batch_size: int = 32768
    gae_lambda: float = 0.95
    win_weight: float = 0.5  # weight of the win in the reward; the rest is the margin
    margin_scale: float = 40.0  # points that are worth as much as a win
    solo_par: float = 60.0  # points of a solo player that are worth a reward of 0
    step_penalty: float = 0.002  # initial cost of a decision to all seats together, in units of the margin
    target_decisions: float = 220.0  # decisions per seat and game; the penalty rises while there are more

    report_every: float = 10.0  # seconds
    save_every: float = 60.0  # seconds
    evaluate_every: float = 120.0  # seconds
    evaluation_games: int = 4  # per table
    final_evaluation_games: int = 16  # per table

    @property
    def worker_count(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 1) - 1)

    @property
    def game_count(self) -> int:
        """Number of games that are played at the same time."""
        return 2 * self.worker_count * self.tables * self.games_per_table

    def changed(self, assignments: list[str]) -> Settings:
        """Return a copy with `name=value` applied; raise ValueError for an unknown name."""
        types = {item.name: type(getattr(self, item.name)) for item in fields(self) if item.name != "custom_values"}
        values: dict[str, Any] = {}
        for assignment in assignments:
            name, _, value = assignment.partition("=")
            if name not in types:
                raise ValueError(f"unknown setting {name!r}; choose one of {', '.join(types)}")
            values[name] = types[name](value)
        return replace(self, **values)

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self), indent=2) + "\n")


def read(path: Path) -> Settings:
    """Read settings; raise ValueError if the file has names that do not exist."""
    stored = {EARLIER_FIELDS.get(name, name): value for name, value in json.loads(path.read_text("utf-8")).items()}
    unknown = sorted(set(stored) - {item.name for item in fields(Settings)})
    if unknown:
        raise ValueError(f"{path} has unknown settings: {', '.join(unknown)}; remove or rename them")
    return Settings(**stored)
