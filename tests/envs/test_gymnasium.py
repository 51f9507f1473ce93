"""Environments for a single game: Gymnasium, PettingZoo and OpenSpiel."""

import os
import pickle
import subprocess
import sys
from copy import deepcopy

import gymnasium
import numpy as np
import pyspiel
import pytest

import village
import village.envs.openspiel_game  # registers the game
from tests.bots.misbehaving_bots import PROGRAM, FixedBot, register
from village.bots.bot import BadBot
from village.envs import aec_env, gym_env, gym_id, spiel_game, vector_env
from village.record.errors import Error

# Gymnasium: one seat and its opponents


def finish(env, seed, **more):
    """Play randomly to the end and return the last step."""
    observation, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    step = (observation, 0.0, False, False, info)
    while not step[2]:
        assert (step[0]["action_mask"] == step[4]["action_mask"]).all()
        step = env.step(rng.choice(np.flatnonzero(step[0]["action_mask"])))
    return step


@pytest.mark.parametrize("seat", range(3))
def test_only_the_learner_acts(seat):
    env = gym_env(seats=3, seat=seat, opponents=["greedy", "random"])
    env.reset(seed=1)
    assert env.game.actor == seat
    _, reward, _, _, info = finish(env, 1)
    assert env.game.over
    winners = env.game.winners
    assert reward == pytest.approx((3 * (seat in winners) / len(winners) - 1) / 2)
    assert info["scores"] == [score["total"] for score in env.game.scores()]
    assert village.verify(env.game) > 20


def test_the_mask_has_the_name_and_type_that_sb3_expects():
    env = gym_env(seats=2)
    observation, _ = env.reset(seed=1)
    mask = env.action_masks()
    assert mask.dtype == np.bool_
    assert (mask == observation["action_mask"]).all()


def test_a_seed_determines_the_game_and_the_next_one():
    logs = []
    for _ in range(2):
        env = gym_env(seats=2, opponents="greedy")
        finish(env, 4)
        first = env.game.log
        env.reset()
        logs.append((first, env.game.seed))
    assert logs[0] == logs[1]
    assert gym_env(seed=4).reset()[0]["observation"].tolist() == gym_env().reset(seed=4)[0]["observation"].tolist()


def test_the_reward_of_a_solo_game_is_the_score():
    env = gym_env(seats=1)
    reward = finish(env, 2)[1]
    assert reward == env.game.scores()[0]["total"]


@pytest.mark.parametrize(("reward", "penalty"), [("win", -1), ("margin", -100), ("score", -1)])
def test_an_illegal_action_ends_the_game_and_says_why(reward, penalty):
    env = gym_env(reward=reward)
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, received, terminated, truncated, info = env.step(illegal)
    assert (received, terminated, truncated) == (penalty, True, False)
    assert info["illegal"] == env.game.why(env.encoder.tokens[illegal])
    with pytest.raises(village.Error, match="call reset before the next step"):
        env.step(illegal)


def test_bad_opponents_and_seats_are_reported():
    with pytest.raises(village.BadSetup, match="opponents must name 3 bots, not 1"):
        gym_env(seats=4, opponents=["greedy"])
    with pytest.raises(village.BadSetup, match="seat must be from 0 to 1, not 2"):
        gym_env(seats=2, seat=2)
    with pytest.raises(village.Error, match="unknown bot 'wizard'"):
        gym_env(opponents="wizard")


def test_every_game_is_registered_with_gymnasium():
    env = gymnasium.make("Village-v0", seats=2, opponents="greedy", seed=3)
    assert env.unwrapped.game.seats == 2
    assert env.reset()[0]["observation"].tolist() == gym_env(seats=2, seed=3).reset()[0]["observation"].tolist()
    assert gymnasium.make("MyVillage-v0").unwrapped.table.name == "my_village"
    assert gymnasium.make(gym_id("my_village"), reward="margin").unwrapped.reward == "margin"


@pytest.mark.parametrize("env", [aec_env, gym_env, spiel_game, lambda **setting: vector_env(2, **setting)])
def test_unknown_arguments_are_rejected_by_name(env):
    with pytest.raises(TypeError, match="'seatz'"):
        env(seatz=2)


def test_float_observations_are_logarithms():
    env, plain = gym_env(seats=2, seed=3, float_observations=True), gym_env(seats=2, seed=3)
    scaled, numbers = env.reset()[0], plain.reset()[0]
    assert scaled["observation"].dtype == np.float32
    assert scaled["observation"] == pytest.approx(np.log(1 + numbers["observation"].astype(float)), rel=1e-6)
    assert env.observation_space.contains(scaled)
    assert aec_env(seats=2, float_observations=True).observation_space("seat_0")["observation"].dtype == np.float32


DUPLICATES = [deepcopy, lambda env: pickle.loads(pickle.dumps(env))]
by_both_ways = pytest.mark.parametrize("duplicate", DUPLICATES, ids=["deepcopy", "pickle"])


@by_both_ways
def test_a_copy_plays_on_in_the_same_way(duplicate):
    env = gym_env(seats=3, opponents="greedy", float_observations=True)
    observation, _ = env.reset(seed=3)
    for _ in range(20):
        observation = env.step(observation["action_mask"].argmax())[0]
    copied = duplicate(env)
    log = copied.game.log.copy()
    steps = [env.step(observation["action_mask"].argmax()) for _ in range(2)]
    assert copied.game.log == log
    for step in steps:
        assert (copied.step(observation["action_mask"].argmax())[0]["observation"] == step[0]["observation"]).all()
    assert copied.reset()[0]["observation"].tolist() == env.reset()[0]["observation"].tolist()


@by_both_ways
def test_a_copy_of_agents_in_turn_plays_on_in_the_same_way(duplicate):
    env = aec_env(seats=3)
    env.reset(seed=3)
    copied = duplicate(env)
    for table in (env, copied):
        table.step(int(table.last()[0]["action_mask"].argmax()))
    assert copied.game == env.game
    assert copied.agent_selection == env.agent_selection


# PettingZoo: all seats in turn


def test_agents_are_seats_and_rewards_come_at_the_end():
    env = aec_env(seats=3, reward="margin")
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        rewards[agent] = reward
        if not ended:
            assert agent == f"seat_{env.game.actor}"
            assert not env.observe(f"seat_{(env.game.actor + 1) % 3}")["action_mask"].any()
        env.step(None if ended else rng.choice(np.flatnonzero(observation["action_mask"])))
    totals = [score["total"] for score in env.game.scores()]
    assert [rewards[f"seat_{seat}"] for seat in range(3)] == pytest.approx([t - (sum(totals) - t) / 2 for t in totals])
    assert env.agents == []


def test_an_illegal_action_of_an_agent_is_rejected_with_its_rule():
    env = aec_env()
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    before = env.game.dump()
    with pytest.raises(village.IllegalMove, match=r"is not legal: V-"):
        env.step(illegal)
    with pytest.raises(village.IllegalMove):
        env.step(None)
    assert env.game.dump() == before


def test_a_table_can_be_rendered(capsys):
    env = aec_env(seats=2, expansions=("inn",), render_mode="ansi")
    env.reset(seed=1)
    assert "Round 1" in env.render()
    env = gym_env(seats=2, render_mode="human")
    observation, _ = env.reset(seed=1)
    env.step(np.flatnonzero(observation["action_mask"])[0])
    assert "Round 1" in capsys.readouterr().out
    assert aec_env().render() is None


@pytest.mark.parametrize("env", [aec_env, gym_env])
def test_unknown_render_modes_are_rejected(env):
    with pytest.raises(village.BadSetup, match="render_mode must be human or ansi or None, not 'xx'"):
        env(render_mode="xx")


# OpenSpiel: chance is explicit


def play_randomly(game, plies=60, seed=1):
    state = game.new_initial_state()
    rng = np.random.default_rng(seed)
    for _ in range(plies):
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            state.apply_action(int(rng.choice(actions, p=weights)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def test_the_game_is_registered_by_its_name():
    assert "village" in [game.short_name for game in pyspiel.registered_games()]
    game = pyspiel.load_game("village(seats=3,expansions=inn+goals,options=different_cubes:true+first_player:2)")
    assert game.num_players() == 3
    assert game.table.expansions == ("inn", "goals")
    assert game.table.options["different_cubes"] is True
    assert game.table.options["first_player"] == 2
    assert str(spiel_game(seats=3)) == str(pyspiel.load_game("village(seats=3)"))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("first_player:x", "'first_player' .* not 'x'"),
        ("first_player", "'first_player' .* not ''"),
        ("moon:1", "'moon'"),
    ],
)
def test_bad_options_are_reported(options, message):
    with pytest.raises(village.BadSetup, match=message):
        pyspiel.load_game(f"village(options={options})")


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ({"options": {"first_player": "x"}}, "first_player must be a seat from 0 to 1 or none, not 'x'"),
        ({"edition": 2011}, "2011"),
        ({"seats": "2"}, "'2'"),
        ({"expansions": "inn"}, "expansions must be names"),
    ],
)
def test_bad_settings_are_reported_as_for_any_game(setting, message):
    with pytest.raises(village.BadSetup, match=message):
        spiel_game(**setting)


def test_editions_are_numbers():
    assert pyspiel.load_game("village(edition=2011)").table.edition == "2011"
    assert (
        pyspiel.load_game("village(edition=0)").table.edition == pyspiel.load_game("village").table.edition == "bigbox"
    )
    assert spiel_game(edition="2011").table.edition == "2011"
    with pytest.raises(village.BadSetup, match="edition must be one of 0, 2011, not 2012"):
        pyspiel.load_game("village(edition=2012)")


@pytest.mark.parametrize("expansions", [(), ("inn", "goals")], ids=["plain", "expansions"])
def test_a_clone_and_a_pickle_are_independent(expansions):
    game = spiel_game(seats=2, expansions=expansions)
    state = play_randomly(game)
    copies = [
        state.clone(),
        deepcopy(state),
        game.deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),
    ]
    for copy in copies:
        assert str(copy) == str(state)
        assert copy.observation_tensor(0) == state.observation_tensor(0)
        copy.apply_action(copy.legal_actions()[0])
        assert str(copy) != str(state)


def test_the_information_state_hides_the_goals_of_others():
    game = spiel_game(seats=2, expansions=("goals",))
    state = game.new_initial_state()
    while state.current_player() != 0:
        state.apply_action(state.legal_actions()[0])
    first, second = (state.information_state_string(seat) for seat in (0, 1))
    assert first.count(" covered") == second.count(" covered") == 2
    assert first != second
    assert "own.grain" in state.observation_string(0) or "own.coins=1" in state.observation_string(0)


def test_the_tensor_of_an_information_state_has_the_moves_that_the_player_may_see():
    game = spiel_game(seats=2, expansions=("goals",))
    state = play_randomly(game, 40)
    moves = len(state.history.actions)
    tensors = [state.information_state_tensor(seat) for seat in (0, 1)]
    assert len(tensors[0]) == game.information_state_tensor_shape()[0]
    assert [tensor[:2] for tensor in tensors] == [[1, 0], [0, 1]]
    for seat, tensor in enumerate(tensors):
        lines = state.information_state_string(seat).splitlines()[1:]
        assert len(lines) == moves
        assert not any(tensor[2 + moves :])
        for line, number, action in zip(lines, tensor[2:], state.history.actions, strict=False):
            assert number == (-1 if line.endswith(" covered") else action + 1)
    assert tensors[0].count(-1) == tensors[1].count(-1) == 2


@pytest.mark.parametrize(("expansions", "hidden"), [((), False), (("inn",), False), (("goals",), True)])
def test_a_game_with_secrets_has_imperfect_information(expansions, hidden):
    kinds = pyspiel.GameType.Information
    information = spiel_game(expansions=expansions).get_type().information
    assert information == (kinds.IMPERFECT_INFORMATION if hidden else kinds.PERFECT_INFORMATION)


def test_returns_add_up():
    state = play_randomly(spiel_game(seats=2), 0)
    assert state.returns() == [0, 0]
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    assert sorted(state.returns()) in ([-1, 1], [0, 0])
    assert state.current_player() == pyspiel.PlayerId.TERMINAL


# Without the extras

MISSING = "import sys; sys.modules['{name}'] = None\nimport village.envs as envs\nenvs.{call}"


@pytest.mark.parametrize(
    ("name", "call", "extra"),
    [
        ("gymnasium", "gym_env()", "envs"),
        ("pettingzoo", "aec_env()", "envs"),
        ("numpy", "vector_env(2)", "envs"),
        ("pyspiel", "spiel_game()", "spiel"),
    ],
)
def test_a_missing_package_is_reported_with_its_extra(name, call, extra):
    program = MISSING.format(name=name, call=call)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=os.environ, check=False)
    assert f"{name} is missing: pip install 'village-boardgame[{extra}]'" in done.stderr


def test_the_core_needs_no_numpy():
    program = (
        "import sys, village, village.cli, village.bots.simulate; village.new(seed=1); sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], env=os.environ, check=False).returncode == 0


def test_numbers_outside_the_table_end_the_game():
    env = gym_env(seats=2, seed=1, opponents="random")
    observation, _ = env.reset(seed=1)
    legal = int(observation["action_mask"].argmax())
    _, reward, over, _, info = env.step(legal - len(env.unwrapped.encoder.tokens))
    assert over
    assert reward < 0
    assert info["illegal"]


def test_opponents_are_closed(tmp_path):
    program = tmp_path / "bot.py"
    program.write_text(PROGRAM)
    env = gym_env(seats=2, seed=1, opponents=f"stdio:{sys.executable} {program}")
    env.reset(seed=1)
    first = env.unwrapped.bots[1].bot
    env.reset(seed=2)
    assert env.unwrapped.bots[1].bot is not first
    env.close()
    assert all(bot.process is None or bot.process.poll() is not None for bot in (first, env.unwrapped.bots[1].bot))


def test_a_failing_opponent_is_reported_and_ends_the_game(monkeypatch):
    register(monkeypatch, "wrong", lambda setting: FixedBot("turn moon"))
    env = gym_env(seats=2, seed=1, opponents="wrong", options={"first_player": 1})
    with pytest.raises(BadBot, match="wrong"):
        env.reset(seed=1)
    with pytest.raises(Error):
        env.step(0)
