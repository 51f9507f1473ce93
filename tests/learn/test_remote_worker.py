"""Windows that are made on a cluster, where there is no PyTorch."""

import importlib.util
from dataclasses import fields

import numpy as np
import pytest

from learn.remote_worker import RemoteWorker, judged
from learn.settings import Settings
from learn.tables import layout_of
from village.bots.net.policy import Policy
from village.bots.net.weights import Weights, shapes
from village.bots.ray_cluster import connect, result

SMALL = Settings("my_village", tables=2, lanes=3, steps=40, stay=2, guests=0.5, seed=3)
WIDTH = 8


@pytest.fixture(scope="module")
def weights():
    layout = layout_of(SMALL.game)
    random = np.random.default_rng(5)
    arrays = {name: random.normal(size=shape).astype(np.float32) for name, shape in shapes(layout, WIDTH, 1).items()}
    return Weights(layout, arrays, {})


def check(parts):
    assert [part.setting.game for part in parts] == [SMALL.game] * SMALL.tables
    for part in parts:
        assert np.take_along_axis(part.legal, part.answers[..., None], 2).all()
        assert (part.chances <= 0).all()
        assert np.isfinite(part.values).all()
        assert (part.actors < part.setting.seats).all()


def test_a_window_holds_what_was_seen_answered_and_thought(weights):
    worker = RemoteWorker(SMALL, 7)
    seated = list(worker.seated)
    first = worker.window(weights)
    check(first)
    assert [part.setting for part in first] == seated
    for part in first:
        policy = Policy(weights, part.setting.lay())
        chances, values = judged(policy, part.seen[9], part.legal[9])
        assert np.allclose(np.exp(chances).sum(1), 1, atol=1e-4)
        assert np.allclose(chances[range(SMALL.lanes), part.answers[9]], part.chances[9], atol=1e-4)
        assert np.allclose(values, part.values[9], atol=1e-4)
    for _ in range(6):  # every game is over by now
        later = worker.window(weights)
    assert worker.seated[0] is not seated[0]
    assert any(part.ended.any() and part.rewards[part.ended].any() for part in later)


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="the extra `ray` is not installed")
def test_a_local_cluster_makes_the_same_windows(weights):
    here = RemoteWorker(SMALL, 7).window(weights)
    ray = connect("local", 1)
    try:
        there = result(ray, ray.remote(num_cpus=1)(RemoteWorker).remote(SMALL, 7).window.remote(weights))
    finally:
        ray.shutdown()
    check(there)
    for one, other in zip(here, there, strict=True):
        assert one.setting == other.setting
        for field in fields(one)[1:]:
            assert np.array_equal(getattr(one, field.name), getattr(other, field.name)), field.name
