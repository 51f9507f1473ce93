"""Rollouts of a cluster, which works without PyTorch."""

import importlib.util
from dataclasses import fields

import numpy as np
import pytest

from village.bots.net.policy import Policy
from village.bots.net.weights import Weights, shapes
from village.bots.ray_cluster import connect, result
from village.training.remote_worker import RemoteWorker, evaluate_rows
from village.training.settings import Settings
from village.training.table_sampler import layout_of

SMALL = Settings(
    "my_village", tables=2, games_per_table=3, rollout_steps=40, table_lifetime=2, scripted_share=0.5, seed=3
)
WIDTH = 8


@pytest.fixture(scope="module")
def weights():
    layout = layout_of(SMALL.game)
    random = np.random.default_rng(5)
    arrays = {name: random.normal(size=shape).astype(np.float32) for name, shape in shapes(layout, WIDTH, 1).items()}
    return Weights(layout, arrays, {})


def check(rollouts):
    assert [rollout.setting.game for rollout in rollouts] == [SMALL.game] * SMALL.tables
    for rollout in rollouts:
        assert np.take_along_axis(rollout.action_masks, rollout.actions[..., None], 2).all()
        assert (rollout.log_probs <= 0).all()
        assert np.isfinite(rollout.values).all()
        assert (rollout.actors < rollout.setting.seats).all()


def test_a_rollout_holds_observations_actions_and_values(weights):
    worker = RemoteWorker(SMALL, 7)
    settings = list(worker.table_settings)
    first = worker.collect(weights)
    check(first)
    assert [rollout.setting for rollout in first] == settings
    for rollout in first:
        policy = Policy(weights, rollout.setting.create_table())
        log_probs, values = evaluate_rows(policy, rollout.observations[9], rollout.action_masks[9])
        assert np.allclose(np.exp(log_probs).sum(1), 1, atol=1e-4)
        chosen = log_probs[range(SMALL.games_per_table), rollout.actions[9]]
        assert np.allclose(chosen, rollout.log_probs[9], atol=1e-4)
        assert np.allclose(values, rollout.values[9], atol=1e-4)
    later = [rollout for _ in range(6) for rollout in worker.collect(weights)]  # long enough for every game to end
    assert worker.table_settings[0] is not settings[0]
    assert any(rollout.done.any() and rollout.rewards[rollout.done].any() for rollout in later)


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="the extra `ray` is not installed")
def test_a_local_cluster_makes_the_same_rollouts(weights):
    local = RemoteWorker(SMALL, 7).collect(weights)
    ray = connect("local", 1)
    try:
        remote = result(ray, ray.remote(num_cpus=1)(RemoteWorker).remote(SMALL, 7).collect.remote(weights))
    finally:
        ray.shutdown()
    check(remote)
    for first, second in zip(local, remote, strict=True):
        assert first.setting == second.setting
        for field in fields(first)[1:]:
            assert np.array_equal(getattr(first, field.name), getattr(second, field.name)), field.name
