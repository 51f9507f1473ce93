"""What the PettingZoo environment rejects."""

import pytest

import village
from village.envs import aec_env


@pytest.mark.parametrize("wrong", [lambda env, legal: legal - len(env.encoder.tokens), lambda env, legal: 10**6])
def test_numbers_outside_the_table_are_no_actions(wrong):
    env = aec_env(seats=2, seed=1)
    env.reset(seed=1)
    legal = int(env.last()[0]["action_mask"].argmax())
    with pytest.raises(village.IllegalMove):
        env.step(wrong(env, legal))


def test_a_step_needs_a_game_in_progress():
    env = aec_env(seats=2)
    with pytest.raises(village.Error, match="reset comes before the next step"):
        env.step(0)
    env.reset(seed=1)
    while env.agents:
        seen, _, ended, _, _ = env.last()
        env.step(None if ended else int(seen["action_mask"].argmax()))
    with pytest.raises(village.Error, match="reset comes before the next step"):
        env.step(None)
