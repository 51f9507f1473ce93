"""Ten Cards in the reinforcement learning environments."""

import numpy as np
import pyspiel

from village.envs import aec_env, gym_env, spiel_game, vector_env


def first_legal(mask):
    return int(np.flatnonzero(mask)[0])


def test_pettingzoo_agents_take_turns():
    env = aec_env(game="ten_cards", seats=3, seed=1)
    env.reset()
    while not all(env.terminations.values()):
        env.step(first_legal(env.observe(env.agent_selection)["action_mask"]))
    assert abs(sum(env.rewards.values())) < 1e-9


def test_gymnasium_plays_one_seat_and_renders_the_table():
    env = gym_env(game="ten_cards", opponents="random", seed=1, render_mode="ansi")
    observation, _ = env.reset()
    over = False
    while not over:
        assert env.render()
        observation, _, over, _, info = env.step(first_legal(observation["action_mask"]))
    assert len(info["scores"]) == 2


def test_the_vector_environment_plays_many_games():
    env = vector_env(4, game="ten_cards", seats=2, seed=1)
    observation, _ = env.reset()
    ended = 0
    for _ in range(20):
        observation, _, over, _, _ = env.step(env.sample())
        ended += int(over.sum())
    assert ended >= 12
    assert observation["observation"].shape == (4, 11)


def test_openspiel_plays_a_game():
    game = spiel_game(game="ten_cards", seats=2, options={"keep_all": True})
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert abs(sum(state.returns())) < 1e-9
    assert str(pyspiel.load_game("ten_cards").new_initial_state()) == ""
