"""Every seat in turn: what PettingZoo's environment refuses."""

import pytest

import village
from village.envs import aec_env


@pytest.mark.parametrize("wrong", [lambda env, legal: legal - len(env.sight.tokens), lambda env, legal: 10**6])
def test_numbers_outside_the_table_are_no_actions(wrong):
    env = aec_env(seats=2, seed=1)
    env.reset(seed=1)
    legal = int(env.last()[0]["action_mask"].argmax())
    with pytest.raises(village.IllegalMove):
        env.step(wrong(env, legal))
