"""Proximal policy optimization (PPO)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor, nn
from torch.nn.functional import one_hot, smooth_l1_loss

from village.training.gae import generalized_advantages
from village.training.model import InputStatistics
from village.training.policy import Policy
from village.training.sampler import Rollout
from village.training.settings import Settings
from village.training.step_penalty import StepPenalty, seats_by_game

MARGIN_PART: Final = 1  # of a reward; the step penalty is charged here, so that it does not distort the value of a win
STATISTICS_ROWS: Final = 40_000  # sampled to normalize the inputs
VALUE_LOSS_WEIGHT: Final = 0.5
MAX_GRADIENT_NORM: Final = 0.5


@dataclass(frozen=True)
class TrainingData:
    """All rows of some rollouts, on the device."""

    observations: Tensor
    action_masks: Tensor
    actions: Tensor
    log_probs: Tensor
    advantages: Tensor
    value_targets: Tensor
    valid_rows: Tensor  # indices of the rows that may be learned from
    explained_variance: float

    def shuffled_rows(self) -> Tensor:
        return self.valid_rows[torch.randperm(len(self.valid_rows), device=self.valid_rows.device)]


def training_data(rollouts: list[Rollout], settings: Settings, step_penalty: StepPenalty) -> TrainingData:
    device = rollouts[0].observations.device
    advantages, valid = advantages_of(rollouts, step_penalty, settings.gae_lambda)
    rows = valid.nonzero().squeeze(1)
    targets = flattened([rollout.values for rollout in rollouts]) + advantages
    weights = torch.tensor([settings.win_weight, 1 - settings.win_weight], device=device)
    weighted = (advantages * weights).sum(-1)
    target_variance = (targets[rows] * weights).sum(-1).var()
    solo = flattened([solo_rows(rollout) for rollout in rollouts])
    return TrainingData(
        observations=flattened([rollout.observations for rollout in rollouts]),
        action_masks=flattened([rollout.action_masks for rollout in rollouts]),
        actions=flattened([rollout.actions for rollout in rollouts]),
        log_probs=flattened([rollout.log_probs for rollout in rollouts]),
        advantages=normalized_by_group(weighted, [rows[solo[rows]], rows[~solo[rows]]]),
        value_targets=targets,
        valid_rows=rows,
        explained_variance=float(1 - weighted[rows].var() / target_variance.clamp_min(1e-9)),
    )


def advantages_of(rollouts: list[Rollout], step_penalty: StepPenalty, gae_lambda: float) -> tuple[Tensor, Tensor]:
    """Return the advantages of all rows in the order of the rollouts, and which rows are valid."""
    advantages, valid = [], []
    for rollout in rollouts:
        device, seats = rollout.observations.device, rollout.rewards.shape[2]
        actors = one_hot(torch.from_numpy(rollout.actors).to(device), seats).float()
        done = torch.from_numpy(rollout.done).to(device).float()
        rewards = torch.from_numpy(rollout.rewards).to(device)
        costs = torch.zeros((len(actors[0]), rewards.shape[3]), device=device)
        costs[:, MARGIN_PART] = torch.from_numpy(step_penalty.costs(rollout)).to(device)
        advantage, count = generalized_advantages(rollout.values, actors, done, rewards, costs, gae_lambda)
        advantages.append(torch.stack(advantage))
        valid.append(torch.stack(count) * torch.from_numpy(rollout.by_learner).to(device))
    return flattened(advantages), flattened(valid)


def solo_rows(rollout: Rollout) -> Tensor:
    """Return for every row whether its game is a solo game."""
    steps, games = rollout.done.shape
    solo = torch.from_numpy(seats_by_game(rollout.settings, games) == 1)
    return solo.to(rollout.observations.device).expand(steps, -1)


def normalized_by_group(advantages: Tensor, groups: list[Tensor]) -> Tensor:
    """Normalize advantages within each group, because solo scores vary less than wins but should count as much."""
    normalized = torch.zeros_like(advantages)
    for rows in groups:
        if len(rows) > 1:
            normalized[rows] = (advantages[rows] - advantages[rows].mean()) / (advantages[rows].std() + 1e-6)
    return normalized


def flattened(tensors: list[Tensor]) -> Tensor:
    return torch.cat([tensor.flatten(0, 1) for tensor in tensors])


class PpoLearner:
    """Updates a policy from rollouts."""

    def __init__(self, policy: Policy, settings: Settings) -> None:
        self.policy = policy
        self.settings = settings
        self.statistics = InputStatistics(policy.net)
        self.step_penalty = StepPenalty(settings)
        self.optimizer = torch.optim.AdamW(
            policy.net.parameters(),
            lr=settings.learning_rate,
            weight_decay=1e-4,
            eps=1e-5,
            fused=policy.device == "cuda",
        )

    def update(self, rollouts: list[Rollout], progress: float) -> dict[str, float]:
        """Run some epochs; `progress` from 0 to 1 sets learning rate and entropy bonus. Return mean losses."""
        settings = self.settings
        entropy_bonus = settings.entropy_bonus + (settings.entropy_bonus_end - settings.entropy_bonus) * progress
        for group in self.optimizer.param_groups:
            group["lr"] = settings.learning_rate + (settings.learning_rate_end - settings.learning_rate) * progress
        self.step_penalty.update(rollouts)
        data = training_data(rollouts, settings, self.step_penalty)
        self.statistics.add(data.observations[data.shuffled_rows()[:STATISTICS_ROWS]].float())
        losses = []
        for _ in range(settings.epochs):
            rows = data.shuffled_rows()
            batches = rows.tensor_split(max(1, len(rows) // settings.batch_size))
            losses += [self.train_batch(data, batch, entropy_bonus) for batch in batches]
        value_loss, entropy, ratio_change = torch.stack(losses).mean(0).tolist()
        return {
            "value_loss": value_loss,
            "entropy": entropy,
            "ratio_change": ratio_change,
            "explained_variance": data.explained_variance,
            "step_penalty": self.step_penalty.penalty,
            "decisions_per_game": self.step_penalty.decisions_per_game,
        }

    def train_batch(self, data: TrainingData, rows: Tensor, entropy_bonus: float) -> Tensor:
        log_probs, values = self.policy.evaluate(data.observations[rows], data.action_masks[rows])
        ratio = (log_probs.gather(1, data.actions[rows][:, None]).squeeze(1) - data.log_probs[rows]).exp()
        advantages = data.advantages[rows]
        clipped = ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip)
        policy_loss = -torch.min(ratio * advantages, clipped * advantages).mean()
        value_loss = smooth_l1_loss(values, data.value_targets[rows])
        entropy = -(log_probs.exp() * log_probs.clamp_min(-30)).sum(-1).mean()
        loss = policy_loss + VALUE_LOSS_WEIGHT * value_loss - entropy_bonus * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.policy.net.parameters(), MAX_GRADIENT_NORM)
        self.optimizer.step()
        return torch.stack([value_loss, entropy, (ratio - 1).abs().mean()]).detach()
