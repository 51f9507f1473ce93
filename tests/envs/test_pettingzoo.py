"""The PettingZoo environment rejects invalid actions."""

import pytest

import village
from village.envs import aec_env


@pytest.mark.parametrize(
    "invalid_action", [lambda env, legal: legal - len(env.encoder.tokens), lambda env, legal: 10**6]
)
def test_numbers_outside_the_action_table_are_rejected(invalid_action):
    env = aec_env(seats=2, seed=1)
    env.reset(seed=1)
    legal = int(env.last()[0]["action_mask"].argmax())
    with pytest.raises(village.IllegalMove):
        env.step(invalid_action(env, legal))


def test_a_step_needs_a_game_in_progress():
    env = aec_env(seats=2)
    with pytest.raises(village.Error, match="call reset before the next step"):
        env.step(0)
    env.reset(seed=1)
    while env.agents:
        observation, _, ended, _, _ = env.last()
        env.step(None if ended else int(observation["action_mask"].argmax()))
    with pytest.raises(village.Error, match="call reset before the next step"):
        env.step(None)
