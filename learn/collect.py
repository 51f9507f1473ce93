"""Windows of self-play: so many answers in every game of a crew.

Whatever makes a `Window` can take the place of the crew on this machine: `cluster` does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from learn.crew import Crew
from learn.elders import Company
from learn.policy import Columns, Policy
from learn.shared import HALVES
from learn.tables import Setting
from learn.worker import TableIndex
from village.bots.net.layout import Layout


@dataclass
class Window:
    """What was seen, answered and thought, on the device; beside it what came of it. By step and game."""

    rows: Tensor
    masks: Tensor
    answers: Tensor
    chances: Tensor
    values: Tensor
    actors: NDArray[Any]
    own: NDArray[Any]  # whether it was the net itself that answered
    ended: NDArray[Any]
    rewards: NDArray[Any]
    totals: NDArray[Any]
    settings: list[Setting]  # by table; the games of a table stand together


class Half:
    """One half of the tables, with room for its window."""

    def __init__(self, crew: Crew, number: int, layout: Layout, device: str) -> None:
        self.crew = crew
        self.number = number
        self.device = device
        sizes = crew.sizes
        self.columns = Columns(layout, sizes.numbers, sizes.actions, device)
        self.company = Company(crew.settings.elders, sizes.lanes, device)
        room = (crew.settings.steps, sizes.workers * sizes.tables * sizes.lanes)
        self.window = Window(
            rows=torch.zeros((*room, layout.width), dtype=torch.int16, device=device),
            masks=torch.zeros((*room, len(layout.answers)), dtype=torch.bool, device=device),
            answers=torch.zeros(room, dtype=torch.long, device=device),
            chances=torch.zeros(room, device=device),
            values=torch.zeros((*room, 2), device=device),
            actors=np.zeros(room, np.int64),
            own=np.ones(room, bool),
            ended=np.zeros(room, bool),
            rewards=np.zeros((*room, sizes.seats, 2), np.float32),
            totals=np.zeros((*room, sizes.seats), np.int16),
            settings=[],
        )

    def seat(self, settings: list[Setting]) -> None:
        """The tables at which the half plays from now on."""
        self.window.settings = settings
        self.columns.seat(settings)
        self.company.seat(settings)

    def look(self) -> tuple[Tensor, Tensor]:
        """The universal rows and masks of what is asked now."""
        shape = (len(self.columns.local_columns), self.crew.sizes.lanes, -1)
        seen = torch.from_numpy(self.crew.of("seen", self.number)).to(self.device, non_blocking=True)
        legal = torch.from_numpy(self.crew.of("legal", self.number)).to(self.device, non_blocking=True)
        return self.columns.rows(seen.view(shape)), self.columns.masks(legal.view(shape))

    def answer(self, answers: Tensor) -> None:
        """Let the half play on."""
        self.crew.of("answers", self.number)[:] = self.columns.local(answers).flatten().cpu().numpy()
        self.crew.release(self.number)

    def step(self, step: int, policy: Policy, elders: Policy) -> None:
        window = self.window
        rows, masks = self.look()
        answers, chances, values = policy.draw(rows, masks)
        window.actors[step] = self.crew.of("actors", self.number)
        asked = self.company.asked(window.actors[step])
        window.own[step] = True
        window.own[step, asked] = False
        self.company.answer(elders, rows, masks, answers, asked)
        self.answer(answers)
        window.rows[step], window.masks[step], window.answers[step] = rows, masks, answers
        window.chances[step], window.values[step] = chances, values

    def note(self, step: int) -> None:
        """What came of a step."""
        self.crew.wait(self.number)
        self.window.ended[step] = self.crew.of("ended", self.number)
        self.window.rewards[step] = self.crew.of("rewards", self.number)
        self.window.totals[step] = self.crew.of("totals", self.number)


class Collector:
    """Collects windows from a crew, half by half: while one half plays, the other is answered."""

    def __init__(self, crew: Crew, layout: Layout, device: str) -> None:
        self.crew = crew
        self.halves = [Half(crew, number, layout, device) for number in HALVES]
        pin(crew, device)

    def seat(self, settings: dict[tuple[int, TableIndex], Setting]) -> None:
        for half in self.halves:
            half.seat([settings[index] for index in self.crew.table_indices() if index[1][0] == half.number])

    def collect(self, policy: Policy, elders: Policy) -> list[Window]:
        self.seat(self.crew.seated)
        steps = self.crew.settings.steps
        for step in range(steps):
            for half in self.halves:
                if step:
                    half.note(step - 1)
                half.step(step, policy, elders)
        for half in self.halves:
            half.note(steps - 1)
        return [half.window for half in self.halves]

    def move(self, window: int) -> None:
        self.crew.move(window)

    def close(self) -> None:
        """The crew is closed by who made it."""


def pin(crew: Crew, device: str) -> None:
    """Memory that a GPU reads by itself is read faster; where that cannot be, nothing is lost."""
    if device != "cuda":
        return
    for name in ("seen", "legal"):
        array = crew.rows[name]
        torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)
