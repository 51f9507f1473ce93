"""Scripted opponents, and the penalty on long games."""

from types import SimpleNamespace

import numpy as np

from village.bots.compiled.batch import GameBatch
from village.training.scripted_opponents import ScriptedOpponents
from village.training.settings import Settings
from village.training.step_penalty import StepPenalty
from village.training.table_sampler import TableSetting

TWO_SEATS = TableSetting("village", "bigbox", 2)


def games_with_opponents(setting, share, count=4):
    rules = setting.create_table().rules
    games = GameBatch(rules, count, len(rules.layout()))
    games.reset(5)
    return games, ScriptedOpponents(games, share, 7)


def test_scripted_opponents_move_until_it_is_the_nets_turn():
    games, opponents = games_with_opponents(TWO_SEATS, 0.5)
    assert opponents.seats == {0: 0, 2: 1}
    for _ in range(30):
        opponents.play()
        assert all(games.states[game].stack[-1].who != seat for game, seat in opponents.seats.items())
        games.step(games.random_actions())


def test_rows_of_games_with_a_scripted_opponent_show_what_the_net_sees():
    games, opponents = games_with_opponents(TWO_SEATS, 0.5)
    opponents.play()
    observations = np.full((4, int(games.width)), -1, np.int16)
    action_masks = np.full((4, int(games.game.actions)), 9, np.uint8)
    opponents.refresh_rows(observations, action_masks)
    for game in opponents.seats:
        state = games.states[game]
        assert sorted(np.flatnonzero(action_masks[game]) - state.stack[-1].step.first) == sorted(state.legal())
        assert (observations[game] >= 0).all()
    assert (observations[1] == -1).all()
    assert (action_masks[3] == 9).all()


def test_solo_games_have_no_scripted_opponent():
    assert games_with_opponents(TableSetting("village", "bigbox", 1), 0.5)[1].seats == {}


def rollout(settings, done):
    return SimpleNamespace(settings=settings, done=np.array(done, bool))


def test_the_penalty_rises_while_games_are_long_and_falls_again():
    penalty = StepPenalty(Settings("village", step_penalty=0.001, target_decisions=2.0))
    penalty.update([rollout([TWO_SEATS], [[False]] * 9 + [[True]])])
    assert penalty.decisions_per_game == 5.0
    assert penalty.penalty > 0.001
    for _ in range(30):
        penalty.update([rollout([TWO_SEATS], [[True]] * 4)])
    assert penalty.decisions_per_game < 2.0
    assert penalty.penalty < 0.001


def test_all_seats_share_the_penalty_and_solo_games_have_none():
    penalty = StepPenalty(Settings("village", step_penalty=0.004))
    tables = [TWO_SEATS, TableSetting("village", "bigbox", 4), TableSetting("village", "bigbox", 1)]
    assert np.allclose(penalty.costs(rollout(tables, [[False] * 3])), [0.002, 0.001, 0])
