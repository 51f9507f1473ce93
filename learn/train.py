"""The loop: collect a window, learn from it, say how it goes, keep what was reached."""

from __future__ import annotations

import os
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Any

import torch

from learn.cluster import Cluster
from learn.collect import Collector
from learn.crew import Crew
from learn.duels import duels
from learn.elders import Elders
from learn.model import Net, load
from learn.policy import Policy
from learn.progress import Progress, said_of_duels
from learn.settings import Settings
from learn.tables import DRAWN_SEED, drawn, layout_of
from learn.update import Learner
from village.bots.interrupts import interrupts
from village.bots.net.weights import Weights, read, write

LOOK_TABLES = 40  # drawn once, so that looks can be compared


class Training:
    """One run, in a folder of its own: `checkpoint.npz` to go on from, figures, settings, and `net.npz` to play with.

    That is the net of the best look so far: later ones may have drifted.
    """

    def __init__(self, settings: Settings, out: Path, resume: Path | None, cluster: str = "") -> None:
        self.settings = settings
        self.out = out
        out.mkdir(parents=True, exist_ok=True)
        settings.write(out / "settings.json")
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        torch.set_num_threads(max(1, (os.cpu_count() or 1) - settings.cores))  # the rest of the cores plays
        device = "cuda" if torch.cuda.is_available() else "cpu"
        self.layout = layout_of(settings.game)
        self.policy = Policy(Net(self.layout, settings.width, settings.blocks), device)
        self.learner = Learner(self.policy, settings)
        self.progress = Progress(settings.report_every)
        if resume:
            self.resume(read(resume, settings.game))
        self.elders = Elders(self.policy, settings.seed)
        self.best = 0.0  # wins in the looks so far
        self.crew = Crew(settings)
        self.collector = Collector(self.crew, self.layout, device)
        self.source = Cluster(settings, cluster, self.layout, device) if cluster else self.collector
        self.look_tables = drawn(settings.game, LOOK_TABLES, settings.numbers or None)
        say(
            f"{len(self.look_tables)} tables to look at, {settings.games} games on {settings.cores} processes, {device}"
        )
        say(f"layout {self.layout.digest}: {self.layout.width} numbers, {len(self.layout.answers)} answers")

    def resume(self, weights: Weights) -> None:
        known = load(self.policy.net, self.layout, weights)
        self.learner.statistics.settle(known)
        self.progress.updates = weights.about.get("updates", 0)
        self.progress.decisions = self.progress.counted = weights.about.get("decisions", 0)
        say(f"goes on after {self.progress.decisions / 1e6:.1f} M decisions; {len(known)} numbers are known")

    def run(self) -> None:
        """Until the time is over, or Ctrl-C."""
        self.crew.sit()
        self.progress.began = perf_counter()
        saved = looked = 0.0
        with interrupts() as stopped:
            while (seconds := self.progress.seconds) < self.settings.seconds and not stopped:
                self.window(seconds / self.settings.seconds)
                if seconds - looked > self.settings.look_every:
                    looked = seconds
                    self.look("greedy", self.settings.look_lanes)
                if seconds - saved > self.settings.save_every:
                    saved = seconds
                    self.save()
        self.look("greedy", self.settings.last_look_lanes, every_table=True)
        self.save()

    def window(self, progress: float) -> None:
        began = perf_counter()
        windows = self.source.collect(self.policy, self.elders.policy)
        self.progress.playing += perf_counter() - began
        lesson = self.learner.learn(windows, progress)
        self.progress.updates += 1
        if self.progress.updates % self.settings.elders_every == 0:
            self.elders.keep(self.policy)
        self.elders.call()
        for window in windows:
            self.progress.add(window)
        if report := self.progress.report(lesson):
            say(report)
        self.source.move(self.progress.updates)

    def look(self, opponent: str, lanes: int, *, every_table: bool = False) -> None:
        found = duels(self.crew, self.collector, self.policy, self.look_tables, opponent, lanes, DRAWN_SEED)
        self.progress.looks.append({"seconds": round(self.progress.seconds, 1), **found})
        say(said_of_duels(found, every_table=every_table))
        wins, sure = found["all"]["wins"], found["all"]["sure"]
        if wins + sure >= self.best:  # what only luck tells apart is decided by who learned longer
            self.best = max(self.best, wins)
            write(self.out / "net.npz", self.weights(), small=True)

    def about(self) -> dict[str, Any]:
        looks = [{name: look[name] for name in ("opponent", "all")} for look in self.progress.looks[-1:]]
        done = {"updates": self.progress.updates, "decisions": self.progress.decisions, "looks": looks}
        return {"layout": self.layout.digest, **done, "settings": asdict(self.settings)}

    def weights(self) -> Weights:
        return Weights(self.layout, self.policy.net.arrays(), self.about())

    def save(self) -> None:
        write(self.out / "checkpoint.npz", self.weights(), small=False)
        self.progress.write(self.out / "figures.json", self.about())

    def close(self) -> None:
        self.source.close()
        self.crew.close()


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201
