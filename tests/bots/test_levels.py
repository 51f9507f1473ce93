"""Bot levels for people: weaker, but without bad blunders."""

import sys
from itertools import pairwise
from math import isfinite

import pytest

import village
from tools import tune_levels
from village.bots.bot import BadBot, PlayerView
from village.bots.bot_player import BotPlayer, play_out
from village.bots.builtin import MctsBot
from village.bots.level_config import level_parameters
from village.bots.levels import LEVELS, SoftBot
from village.bots.net import files
from village.bots.net.bot import decline_rarely
from village.bots.registry import find, names


def test_the_levels_come_first_from_weak_to_strong():
    assert names()[:5] == ["beginner", "easy", "medium", "hard", "master"]


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_takes_no_setting(name):
    with pytest.raises(BadBot, match=f"{name} takes no setting; remove 'x'"):
        find(f"{name}:x")


@pytest.mark.parametrize("name", ["beginner", "easy", "medium", "hard"])
def test_a_level_finishes_games_reproducibly(name):
    logs = []
    for _ in range(2):
        game = village.new("village", seats=2, seed=5)
        play_out(game, [BotPlayer(name), BotPlayer("random")])
        logs.append(game.log)
    assert game.over
    assert logs[0] == logs[1]


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_plays_the_other_game_with_its_own_net(name):
    game = village.new("my_village", seats=4, seed=5)
    for _ in range(2):
        assert find(name).choose(PlayerView(game, game.actor)) in game.moves


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.filterwarnings("ignore:there is no net for my_village yet")
def test_a_level_plays_games_without_a_net_too(name, monkeypatch, tmp_path):
    monkeypatch.setattr(files, "path_of", lambda game: tmp_path / "none.npz")
    game = village.new("my_village", seats=2, seed=5)
    for _ in range(2):
        assert find(name).choose(PlayerView(game, game.actor)) in game.moves


def test_useful_moves_are_not_declined_and_bad_ones_not_played():
    soft = SoftBot(4, 100)
    weights = soft.weights(["a", "pass", "b", "c"], [500, 480, 420, 90], 100)
    assert weights[0] == 1.0
    assert weights[1] == 0.0
    assert 0 < weights[2] < 1
    assert weights[3] == 0.0
    assert soft.weights(["a", "pass"], [480, 500], 100)[1] == 1.0


def test_a_sampling_net_passes_only_if_that_is_its_best_move():
    tokens = ["pass", "a", "b"]
    for logits, possible in ([0.0, 2.0, 1.0], False), ([3.0, 2.0, 1.0], True):
        decline_rarely(logits, tokens)
        assert isfinite(logits[0]) is possible


def test_a_softer_bot_plays_other_moves_more_often():
    shares = [SoftBot(4, softness).weights(["a", "b"], [300, 200], softness)[1] for softness in (30, 60, 200)]
    assert shares == sorted(shares)
    assert shares[0] < shares[2]


def test_without_numpy_levels_warn_and_search(monkeypatch):
    for name in [name for name in sys.modules if name.startswith("village.bots.net")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    for level, bot_class in (("easy", SoftBot), ("medium", MctsBot), ("hard", MctsBot)):
        with pytest.warns(RuntimeWarning, match=f"{level} needs NumPy .*: a simpler bot plays instead"):
            assert type(find(level)) is bot_class
    with pytest.warns(RuntimeWarning, match="master needs NumPy .*: mcts plays instead"):
        assert type(find("master")) is MctsBot


@pytest.mark.parametrize("game", ["village", "my_village"])
def test_every_level_is_tuned_in_every_game_and_the_measurements_are_stored(game):
    parameters = level_parameters(game)
    assert {*parameters} == {*LEVELS, "found"}
    assert {*parameters["found"]} <= {f"{stronger}/{weaker}" for weaker, stronger in pairwise(LEVELS)}
    assert all(line["probes"] for line in parameters["found"].values())


@pytest.mark.parametrize("name", ["soft:0", "soft:x", "tree:-1", "tree:1000000"])
def test_the_bots_behind_the_levels_take_a_number(name):
    with pytest.raises(BadBot, match="takes a number from 1 to"):
        find(name)


def test_a_level_is_tuned_by_bisection():
    options = tune_levels.TuningOptions("village", win_rate=0.75, games=2, probes=8, workers=1)

    def won(bot):
        return 1 / (1 + float(bot.removeprefix("net:")))

    tuning = tune_levels.Tuning("net", 4, 2)
    probes = tune_levels.bisect(options, tuning, 0.5, won)
    assert probes[-1][0] == pytest.approx(1 / 3, rel=0.05)
    assert tune_levels.fit_setting(options, tuning, probes) == pytest.approx(1 / 3, rel=0.3)
