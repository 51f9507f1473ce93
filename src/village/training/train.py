"""The training loop: collect rollouts, update the net, report, evaluate and save."""

from __future__ import annotations

import os
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import torch

from village.bots.net.weights import Weights, read, write
from village.bots.sigint import defer_interrupts
from village.training.cluster import Cluster
from village.training.evaluator import evaluate_policy
from village.training.model import Net, load
from village.training.opponent_pool import OpponentPool
from village.training.policy import Policy
from village.training.ppo import PpoLearner
from village.training.run_log import RunLog, format_evaluation
from village.training.sampler import Sampler
from village.training.settings import Settings
from village.training.table_sampler import evaluation_settings, layout_of
from village.training.worker_pool import WorkerPool

EVALUATION_TABLES: Final = 40  # always the same, so that evaluations can be compared


class Training:
    """One run and its folder: `checkpoint.npz` to resume from, `net.npz` to play with, figures and settings.

    `net.npz` is the net of the best evaluation so far, since later ones may have drifted.
    """

    def __init__(self, settings: Settings, out: Path, resume: Path | None, cluster: str = "") -> None:
        self.settings = settings
        self.out = out
        out.mkdir(parents=True, exist_ok=True)
        settings.write(out / "settings.json")
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        torch.set_num_threads(max(1, (os.cpu_count() or 1) - settings.worker_count))  # the workers use the other cores
        device = "cuda" if torch.cuda.is_available() else "cpu"
        self.layout = layout_of(settings.game)
        self.policy = Policy(Net(self.layout, settings.width, settings.blocks), device)
        self.learner = PpoLearner(self.policy, settings)
        self.log = RunLog(settings.report_every)
        if resume:
            self.resume(read(resume, settings.game))
        self.opponent_pool = OpponentPool(self.policy, settings.seed)
        self.best_wins = 0.0  # of the evaluations so far
        self.pool = WorkerPool(settings)
        self.sampler = Sampler(self.pool, self.layout, device)
        self.source = Cluster(settings, cluster, self.layout, device) if cluster else self.sampler
        self.evaluation_tables = evaluation_settings(settings.game, EVALUATION_TABLES, settings.custom_values or None)
        log_line(f"{settings.game_count} games in {settings.worker_count} processes, device {device}")
        log_line(f"layout {self.layout.digest}: {self.layout.width} inputs, {len(self.layout.moves)} actions")

    def resume(self, weights: Weights) -> None:
        known_columns = load(self.policy.net, self.layout, weights)
        self.learner.statistics.freeze(known_columns)
        self.log.updates = weights.metadata.get("updates", 0)
        self.log.decisions = self.log.reported_decisions = weights.metadata.get("decisions", 0)
        log_line(f"resuming after {self.log.decisions / 1e6:.1f} M decisions; {len(known_columns)} inputs are known")

    def run(self) -> None:
        """Train until the time is up or Ctrl-C is pressed."""
        self.pool.assign_tables()
        self.log.started_at = perf_counter()
        saved_at = evaluated_at = 0.0
        with defer_interrupts() as stopped:
            while (seconds := self.log.seconds) < self.settings.seconds and not stopped:
                self.train_step(seconds / self.settings.seconds)
                if seconds - evaluated_at > self.settings.evaluate_every:
                    evaluated_at = seconds
                    self.evaluate("greedy", self.settings.evaluation_games)
                if seconds - saved_at > self.settings.save_every:
                    saved_at = seconds
                    self.save()
        self.evaluate("greedy", self.settings.final_evaluation_games, every_table=True)
        self.save()

    def train_step(self, progress: float) -> None:
        started_at = perf_counter()
        rollouts = self.source.collect(self.policy, self.opponent_pool.policy)
        self.log.sampling_seconds += perf_counter() - started_at
        losses = self.learner.update(rollouts, progress)
        self.log.updates += 1
        if self.log.updates % self.settings.snapshot_every == 0:
            self.opponent_pool.add_snapshot(self.policy)
        self.opponent_pool.load_random_snapshot()
        for rollout in rollouts:
            self.log.add(rollout)
        if report := self.log.report(losses):
            log_line(report)
        self.source.rotate_tables(self.log.updates)

    def evaluate(self, opponent: str, games: int, *, every_table: bool = False) -> None:
        result = evaluate_policy(self.sampler, self.policy, self.evaluation_tables, opponent, games)
        self.log.evaluations.append({"seconds": round(self.log.seconds, 1), **result})
        log_line(format_evaluation(result, every_table=every_table))
        wins, margin = result["all"]["wins"], result["all"]["ci95"]
        if wins + margin >= self.best_wins:  # if the difference may be luck, prefer the longer training
            self.best_wins = max(self.best_wins, wins)
            write(self.out / "net.npz", self.weights(), small=True)

    def metadata(self) -> dict[str, Any]:
        latest = [{name: result[name] for name in ("opponent", "all")} for result in self.log.evaluations[-1:]]
        counts = {"updates": self.log.updates, "decisions": self.log.decisions, "evaluations": latest}
        return {"layout": self.layout.digest, **counts, "settings": asdict(self.settings)}

    def weights(self) -> Weights:
        return Weights(self.layout, self.policy.net.arrays(), self.metadata())

    def save(self) -> None:
        write(self.out / "checkpoint.npz", self.weights(), small=False)
        self.log.write(self.out / "figures.json", self.metadata())

    def close(self) -> None:
        self.source.close()
        self.pool.close()


def log_line(line: str) -> None:
    print(line, flush=True)  # noqa: T201
