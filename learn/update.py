"""What is learned from a window: proximal policy optimisation."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn.functional import one_hot, smooth_l1_loss

from learn.advantages import advantages
from learn.collect import Window
from learn.model import Statistics
from learn.pace import Pace, seats_of
from learn.policy import Policy
from learn.settings import Settings

MARGIN = 1  # the part of a reward from which haste is paid; the victory stays what it is
SAMPLE = 40_000  # rows from which mean and spread are taken
VALUE_LOSS = 0.5
STEEPEST = 0.5  # longer gradients are cut


@dataclass(frozen=True)
class Lesson:
    """Everything that can be learned from, row by row, on the device."""

    rows: Tensor
    masks: Tensor
    answers: Tensor
    chances: Tensor
    gains: Tensor
    targets: Tensor
    counts: Tensor  # the numbers of the rows that count
    explained: float  # the part of what happened that the values foresaw

    def shuffled(self) -> Tensor:
        """The rows that count, in any order."""
        return self.counts[torch.randperm(len(self.counts), device=self.counts.device)]


def lesson(windows: list[Window], settings: Settings, pace: Pace) -> Lesson:
    device = windows[0].rows.device
    gain, counted = gains_of(windows, pace, settings.trace)
    count = counted.nonzero().squeeze(1)
    targets = joined([window.values for window in windows]) + gain
    parts = torch.tensor([settings.victory, 1 - settings.victory], device=device)
    whole = (gain * parts).sum(-1)
    spread = (targets[count] * parts).sum(-1).var()
    alone = joined([alone_in(window) for window in windows])
    return Lesson(
        rows=joined([window.rows for window in windows]),
        masks=joined([window.masks for window in windows]),
        answers=joined([window.answers for window in windows]),
        chances=joined([window.chances for window in windows]),
        gains=evened(whole, [count[alone[count]], count[~alone[count]]]),
        targets=targets,
        counts=count,
        explained=float(1 - whole[count].var() / spread.clamp_min(1e-9)),
    )


def gains_of(windows: list[Window], pace: Pace, trace: float) -> tuple[Tensor, Tensor]:
    """Row by row, in the order of the windows: the advantages, and whether they count."""
    gains, counts = [], []
    for window in windows:
        device, seats = window.rows.device, window.rewards.shape[2]
        actors = one_hot(torch.from_numpy(window.actors).to(device), seats).float()
        ended = torch.from_numpy(window.ended).to(device).float()
        rewards = torch.from_numpy(window.rewards).to(device)
        prices = torch.zeros((len(actors[0]), rewards.shape[3]), device=device)
        prices[:, MARGIN] = torch.from_numpy(pace.prices(window)).to(device)
        gain, count = advantages(window.values, actors, ended, rewards, prices, trace)
        gains.append(torch.stack(gain))
        counts.append(torch.stack(count) * torch.from_numpy(window.own).to(device))
    return joined(gains), joined(counts)


def alone_in(window: Window) -> Tensor:
    """Row by row: whether a player alone answered."""
    steps, games = window.ended.shape
    return torch.from_numpy(seats_of(window.settings, games) == 1).to(window.rows.device).expand(steps, -1)


def evened(gains: Tensor, groups: list[Tensor]) -> Tensor:
    """Advantages on one scale within each group: points alone vary less than victories, but teach as much."""
    found = torch.zeros_like(gains)
    for group in groups:
        if len(group) > 1:
            found[group] = (gains[group] - gains[group].mean()) / (gains[group].std() + 1e-6)
    return found


def joined(parts: list[Tensor]) -> Tensor:
    return torch.cat([part.flatten(0, 1) for part in parts])


class Learner:
    """Changes a policy for the better, a little at a time."""

    def __init__(self, policy: Policy, settings: Settings) -> None:
        self.policy = policy
        self.settings = settings
        self.statistics = Statistics(policy.net)
        self.pace = Pace(settings)
        self.optimiser = torch.optim.AdamW(
            policy.net.parameters(), lr=settings.rate, weight_decay=1e-4, eps=1e-5, fused=policy.device == "cuda"
        )

    def learn(self, windows: list[Window], progress: float) -> dict[str, float]:
        """`progress` goes from 0 to 1: rate and entropy fall. What is told are means over all batches."""
        settings = self.settings
        entropy = settings.entropy + (settings.entropy_end - settings.entropy) * progress
        for group in self.optimiser.param_groups:
            group["lr"] = settings.rate + (settings.rate_end - settings.rate) * progress
        self.pace.add(windows)
        taught = lesson(windows, settings, self.pace)
        self.statistics.add(taught.rows[taught.shuffled()[:SAMPLE]].float())
        told = []
        for _ in range(settings.epochs):
            order = taught.shuffled()
            batches = max(1, len(order) // settings.batch)
            told += [self.batch(taught, part, entropy) for part in order.tensor_split(batches)]
        value, spread, moved = torch.stack(told).mean(0).tolist()
        told_of = {"value_loss": value, "entropy": spread, "moved": moved, "explained": taught.explained}
        return told_of | {"haste": self.pace.haste, "length": self.pace.length}

    def batch(self, taught: Lesson, part: Tensor, entropy: float) -> Tensor:
        chances, values = self.policy.judge(taught.rows[part], taught.masks[part])
        ratio = (chances.gather(1, taught.answers[part][:, None]).squeeze(1) - taught.chances[part]).exp()
        gains = taught.gains[part]
        clipped = ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip)
        policy_loss = -torch.min(ratio * gains, clipped * gains).mean()
        value_loss = smooth_l1_loss(values, taught.targets[part])
        spread = -(chances.exp() * chances.clamp_min(-30)).sum(-1).mean()
        loss = policy_loss + VALUE_LOSS * value_loss - entropy * spread
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.policy.net.parameters(), STEEPEST)
        self.optimiser.step()
        return torch.stack([value_loss, spread, (ratio - 1).abs().mean()]).detach()
