"""The test suites of PettingZoo, Gymnasium and OpenSpiel, run on our environments."""

import warnings

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python import rl_environment
from pettingzoo.test import api_test, seed_test

from village.envs import aec_env, gym_env, spiel_game

TABLES = [
    {"seats": 4},
    {"seats": 1},
    {"seats": 3, "edition": "2011", "expansions": ("inn",)},
    {"seats": 5, "expansions": ("inn", "goals", "customers"), "options": {"different_cubes": True}},
]
named = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table.values())))
masked = pytest.mark.filterwarnings(  # PettingZoo warns for every game whose observation contains a mask
    "ignore:Observation space for each agent probably should be", "ignore:Observation is not a NumPy array"
)


@masked
@named
def test_pettingzoo_api(table):
    api_test(aec_env(**table), num_cycles=60)


@masked
@named
def test_pettingzoo_seeds(table):
    seed_test(lambda: aec_env(**table), num_cycles=40)


@named
def test_gymnasium_checker(table):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*skip_render_check|.*not registered.*|.*spec.*")
        check_env(gym_env(**table, opponents="random", render_mode="ansi"))


@named
def test_openspiel_simulations(table):
    pyspiel.random_sim_test(spiel_game(**table), num_sims=1, serialize=True, verbose=False)


def test_openspiel_reinforcement_learning_environment():
    kind = rl_environment.ObservationType.OBSERVATION
    env = rl_environment.Environment(spiel_game(seats=2), observation_type=kind)
    step = env.reset()
    while not step.last():
        who = step.observations["current_player"]
        assert len(step.observations["info_state"][who]) == len(env.game.encoder.layout)
        step = env.step([step.observations["legal_actions"][who][0]])
    assert sum(step.rewards) == 0
