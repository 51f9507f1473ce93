"""The games of a vector environment equal single games."""

import pickle
from copy import deepcopy

import numpy as np
import pytest

import village
from village.bots.compiled.batch import PERIOD, SPREAD
from village.bots.compiled.playout import Rng, sample_chance
from village.envs import vector_env
from village.envs.rewards import payoffs

TABLES = [{"seats": 4}, {"seats": 1}, {"seats": 3, "expansions": ("inn", "goals", "customers")}]
WAYS = {"deepcopy": deepcopy, "pickle": lambda env: pickle.loads(pickle.dumps(env))}
named = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table.values())))


def play(env, steps, seed=5):
    """Return all observations while random actions are played."""
    observations = [env.reset(seed=seed)[0]]
    for _ in range(steps):
        observations.append(env.step(env.sample())[0])
    return observations


def play_chance(s, rng):
    while s.actor == village.CHANCE:
        s.play(sample_chance(s, rng))
    return s


@named
def test_every_game_of_a_batch_equals_a_single_game(table):
    env = vector_env(3, **table)
    observation, infos = env.reset(seed=8)
    key = int(np.random.Generator(np.random.PCG64(np.random.SeedSequence(8))).integers(1 << 31))
    rules = env.encoder.rules
    rngs = [Rng((key % PERIOD * SPREAD + index) % PERIOD) for index in range(3)]
    states = []
    for rng in rngs:
        states.append(rules.start())
        states[-1].settle()
        play_chance(states[-1], rng)
    ended = 0
    while not ended:
        for index, s in enumerate(states):
            single = env.encoder.encode(s, s.actor)
            assert infos["actor"][index] == s.actor
            assert all((observation[key][index] == single[key]).all() for key in single)
        actions = env.sample()
        observation, rewards, terminations, truncations, infos = env.step(actions)
        for s, action, rng in zip(states, actions, rngs, strict=True):
            s.play(int(action) - s.stack[-1].step.first)
            play_chance(s, rng)
        assert [s.over for s in states] == list(terminations)
        assert not truncations.any()
        ended = terminations.sum()
        assert rewards.any() <= ended
    for index in np.flatnonzero(terminations):
        totals = [rules.total(states[index], seat) for seat in range(rules.seats)]
        wins = [seat in rules.winners(states[index]) for seat in range(rules.seats)]
        assert list(infos["final_scores"][index]) == totals
        assert list(infos["rewards"][index]) == list(payoffs("win", totals, wins))
        assert rewards[index] in infos["rewards"][index]


@named
def test_the_same_seed_gives_the_same_games(table):
    first, same, different = (play(vector_env(4, **table), 60, seed) for seed in (5, 5, 6))
    assert all((a["observation"] == b["observation"]).all() for a, b in zip(first, same, strict=True))
    assert any((a["observation"] != b["observation"]).any() for a, b in zip(first, different, strict=True))


def test_the_first_reset_takes_the_seed_of_the_environment():
    first, second = vector_env(2, seed=5).reset()[0], vector_env(2).reset(seed=5)[0]
    assert (first["observation"] == second["observation"]).all()


def test_a_game_with_its_own_seed_is_the_same_at_every_index():
    first = vector_env(3, seats=2).reset(seed=[5, 6, 7])[0]["observation"]
    second = vector_env(2, seats=2).reset(seed=[7, 5])[0]["observation"]
    assert (first[[2, 0]] == second).all()
    assert (first[0] != first[1]).any()
    again, mixed = vector_env(2, seed=1), vector_env(2, seed=1)
    again.reset(), mixed.reset()
    assert (again.reset(seed=[None, 4])[0]["observation"] == mixed.reset(seed=[None, 4])[0]["observation"]).all()
    with pytest.raises(ValueError, match="expected 2 seeds, one per game, not 3"):
        again.reset(seed=[1, 2, 3])


@named
def test_the_final_observation_is_of_the_seat_that_acted_last(table):
    env = vector_env(4, **table)
    _, infos = env.reset(seed=2)
    terminations = np.zeros(4, bool)
    while not terminations.any():
        assert "final_obs" not in infos
        acted = infos["actor"]
        _, _, terminations, _, infos = env.step(env.sample())
    for game in range(4):
        final = infos["final_obs"][game]
        assert (final is not None) == terminations[game] == infos["_final_obs"][game]
        if final is not None:
            assert env.single_observation_space.contains(final)
            assert not final["action_mask"].any()
            named_numbers = dict(zip(env.encoder.layout, final["observation"], strict=True))
            assert not any(value for name, value in named_numbers.items() if name.startswith("question."))
            assert acted[game] in range(env.seats)


@named
@pytest.mark.parametrize(
    "duplicate", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"]
)
def test_a_copy_plays_on_in_the_same_way(table, duplicate):
    env = vector_env(3, **table)
    play(env, 40)
    copied = duplicate(env)
    for _ in range(200):
        actions = env.sample()
        assert (copied.sample() == actions).all()
        first, second = env.step(actions), copied.step(actions)
        assert all((first[0][key] == second[0][key]).all() for key in first[0])
        assert (first[1] == second[1]).all()
    env.reset(), copied.reset()
    assert (env.observation()["observation"] == copied.observation()["observation"]).all()


def test_float_observations_are_logarithms():
    scaled = vector_env(2, seed=1, float_observations=True)
    numbers = vector_env(2, seed=1).reset()[0]["observation"]
    observation = scaled.reset()[0]
    assert observation["observation"] == pytest.approx(np.log(1 + numbers.astype(float)), rel=1e-6)
    assert scaled.observation_space.contains(observation)


@named
def test_observations_are_in_their_spaces(table):
    env = vector_env(4, **table)
    for observation in play(env, 40):
        assert env.observation_space.contains(observation)
        assert (observation["action_mask"].sum(axis=1) > 1).all()
    assert env.action_space.contains(env.sample())


def test_returned_arrays_do_not_change():
    env = vector_env(2, seats=2)
    returned = play(env, 30)
    copies = [{key: observation[key].copy() for key in observation} for observation in returned]
    for _ in range(30):
        env.step(env.sample())
    assert all((a[key] == b[key]).all() for a, b in zip(returned, copies, strict=True) for key in a)
    with pytest.raises(ValueError, match="read-only"):
        returned[0]["observation"][0, 0] = 1


@pytest.mark.parametrize("action", [-1, 0, 10_000])
def test_an_illegal_action_is_reported_and_no_game_is_stepped(action):
    env = vector_env(3, seats=2)
    observation, _ = env.reset(seed=1)
    actions = env.sample().copy()
    actions[2] = action
    with pytest.raises(ValueError, match=f"action {action} is not legal in game 2"):
        env.step(actions)
    assert (env.observation()["observation"] == observation["observation"]).all()
    actions[2] = np.flatnonzero(observation["action_mask"][2])[0]
    env.step(actions)


def test_a_step_needs_a_reset_and_as_many_actions_as_games():
    env = vector_env(2)
    with pytest.raises(ValueError, match="call reset before the first step"):
        env.step([0, 0])
    env.reset(seed=1)
    with pytest.raises(ValueError, match="expected 2 actions, one per game, not 3"):
        env.step([0, 0, 0])


@pytest.mark.parametrize("kind", [float, bool, object, str])
def test_actions_that_are_not_integers_are_rejected(kind):
    env = vector_env(2)
    observation, _ = env.reset(seed=1)
    with pytest.raises(ValueError, match="actions must be integers, not "):
        env.step(env.sample().astype(kind))
    assert (env.observation()["observation"] == observation["observation"]).all()
    env.step(env.sample().astype(np.uint16))


@pytest.mark.parametrize("shape", [(4, 1), (1, 4), (2, 2)])
def test_actions_with_another_shape_are_rejected(shape):
    env = vector_env(4)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"actions must be one row of 4 integers, not an array of shape \("):
        env.step(env.sample().reshape(shape))


def test_rewards_of_all_kinds():
    assert list(payoffs("win", [9, 7, 7], [True, False, False])) == [1, -0.5, -0.5]
    assert list(payoffs("win", [9, 9, 7], [True, True, False])) == [0.25, 0.25, -0.5]
    assert list(payoffs("margin", [9, 7, 2], [True, False, False])) == [4.5, 1.5, -6]
    assert list(payoffs("score", [9, 7], [True, False])) == [9, 7]
    assert list(payoffs("win", [31], [True])) == [31]
    rows = payoffs("win", [[9, 7], [5, 5]], [[1, 0], [1, 1]])
    assert rows.tolist() == [[1, -1], [0, 0]]


def test_bad_settings_are_reported():
    with pytest.raises(village.BadSetup, match="num_envs must be 1 or more"):
        vector_env(0)
    for num_envs in ("4", 2.5, None):
        with pytest.raises(village.BadSetup, match=f"num_envs must be 1 or more, not {num_envs!r}"):
            vector_env(num_envs)
    with pytest.raises(village.BadSetup, match="reward must be one of win, margin, score, not 'fame'"):
        vector_env(2, reward="fame")
    with pytest.raises(village.BadSetup, match="seats 1 to 5 players"):
        vector_env(2, seats=9)
