"""Environments, worker processes and MCP clients with custom values."""

from __future__ import annotations

import pickle

import numpy as np
import pyspiel
import pytest

import village
from tests.custom_values.sets import CUSTOM
from village.bots.move_task import MoveTask, move_task
from village.bots.worker_process import run_task
from village.envs import aec_env, gym_env, spiel_game, vector_env
from village.mcp.local import LocalBackend
from village.mcp.table_text import TableText
from village.mcp.tools import Tools
from village.record.custom_values import read_set
from village.record.errors import BadSetup
from village.record.setup import game_type_of


def first_legal(mask):
    return int(np.flatnonzero(mask)[0])


def test_pettingzoo_agents_take_turns():
    env = aec_env(seats=2, seed=1, custom_values=CUSTOM)
    env.reset()
    for _ in range(30):
        env.step(first_legal(env.observe(env.agent_selection)["action_mask"]))
    assert env.game.table.rules.tables.lap == 9


def test_gymnasium_plays_one_seat():
    env = gym_env(seats=2, seed=1, custom_values=CUSTOM)
    observation, _ = env.reset()
    for _ in range(20):
        observation, *_ = env.step(first_legal(observation["action_mask"]))
    assert env.game.table.custom_values.name == "mine"


def test_the_vector_environment_plays_many_games():
    env = vector_env(3, seats=2, seed=1, expansions=("inn",), custom_values=CUSTOM)
    env.reset()
    for _ in range(200):
        observation, *_ = env.step(env.sample())
    assert observation["observation"].shape == (3, len(env.encoder.layout))
    assert env.batch.game.tables.lap == 9


def test_openspiel_serializes_custom_values():
    game = spiel_game(seats=2, custom_values=CUSTOM)
    assert game.table.rules.tables.lap == 9
    loaded = pyspiel.load_game(str(game))
    assert loaded.table.custom_values == game.table.custom_values
    state = game.new_initial_state()
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    history = pickle.loads(pickle.dumps(state.history))
    assert (history.actions, history.table.custom_values) == (state.history.actions, game.table.custom_values)
    with pytest.raises(BadSetup, match="is not a set of custom values"):
        type(game)({"custom_values": "nonsense"})


def test_a_bot_in_a_worker_process_uses_custom_values():
    record = village.new(seats=2, seed=1, custom_values=CUSTOM)
    task = pickle.loads(pickle.dumps(move_task("greedy", record)))
    assert isinstance(task, MoveTask)
    assert task.record().table.rules.tables_hash == record.table.rules.tables_hash
    assert run_task(task) in record.moves


def test_the_mcp_server_uses_custom_values():
    custom_values = read_set(game_type_of("village"), CUSTOM)
    tools = Tools(LocalBackend("3", custom_values), TableText("en"))
    now = tools.create_table(seats=2, bots=["random"]).structured_content
    assert now["view"]["custom_values"]["name"] == "mine"
    assert tools.play_move(now["view"]["ask"]["tokens"][0]).structured_content["status"] == "playing"
