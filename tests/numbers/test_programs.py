"""Learning programs, bots in processes and language models play on other numbers."""

from __future__ import annotations

import pickle

import numpy as np
import pyspiel
import pytest

import village
from tests.numbers.sets import MINE
from village.bots.process import Question, question, thought
from village.envs import aec_env, gym_env, spiel_game, vector_env
from village.mcp.local import LocalHouse
from village.mcp.tools import Tools
from village.mcp.words import Reader
from village.record.errors import BadSetup
from village.record.numbers import read_set
from village.record.table import title_of


def first_legal(mask):
    return int(np.flatnonzero(mask)[0])


def test_agents_take_turns():
    env = aec_env(seats=2, seed=1, numbers=MINE)
    env.reset()
    for _ in range(30):
        env.step(first_legal(env.observe(env.agent_selection)["action_mask"]))
    assert env.game.table.rules.tables.lap == 9


def test_one_seat_learns():
    env = gym_env(seats=2, seed=1, numbers=MINE)
    seen, _ = env.reset()
    for _ in range(20):
        seen, *_ = env.step(first_legal(seen["action_mask"]))
    assert env.game.table.numbers.name == "mine"


def test_many_games_go_on_at_once():
    env = vector_env(3, seats=2, seed=1, boxes=("inn",), numbers=MINE)
    env.reset()
    for _ in range(200):
        seen, *_ = env.step(env.sample())
    assert seen["observation"].shape == (3, len(env.sight.layout))
    assert env.lanes.game.tables.lap == 9


def test_open_spiel_writes_them_down_and_reads_them_again():
    game = spiel_game(seats=2, numbers=MINE)
    assert game.table.rules.tables.lap == 9
    again = pyspiel.load_game(str(game))
    assert again.table.numbers == game.table.numbers
    state = game.new_initial_state()
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    course = pickle.loads(pickle.dumps(state.course))
    assert (course.actions, course.table.numbers) == (state.course.actions, game.table.numbers)
    with pytest.raises(BadSetup, match="is no set of numbers"):
        type(game)({"numbers": "nonsense"})


def test_a_bot_in_a_process_of_its_own_knows_them():
    record = village.new(seats=2, seed=1, numbers=MINE)
    asked = pickle.loads(pickle.dumps(question("greedy", record)))
    assert isinstance(asked, Question)
    assert asked.record().table.rules.tables_hash == record.table.rules.tables_hash
    assert thought(asked) in record.moves


def test_a_model_plays_on_them():
    numbers = read_set(title_of("village"), MINE)
    tools = Tools(LocalHouse("3", numbers), Reader("en"))
    now = tools.lay_table(seats=2, bots=["random"]).structured_content
    assert now["view"]["numbers"]["name"] == "mine"
    assert tools.answer(now["view"]["ask"]["tokens"][0]).structured_content["status"] == "playing"
