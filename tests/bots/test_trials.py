"""Answers are tried out by a net that plays on for everybody."""

import numpy as np
import pytest

import village
from tests.bots.nets import install, layout_of, untaught
from village.bots.bot import Chair
from village.bots.net import bot as net_bot
from village.bots.net import master
from village.bots.net.policy import Policy
from village.bots.net.trials import Candidate, Search, Trials, part_of_victory
from village.bots.player import Player, play_out
from village.bots.registry import find
from village.record.table import lay

PLAIN = {"seats": 2}


@pytest.fixture(autouse=True)
def _forget():
    yield
    net_bot.weights_of.cache_clear()


@pytest.fixture
def trials():
    table = lay("village", **PLAIN)
    return Trials(Policy(untaught(layout_of(PLAIN)), table), table.rules, 0)


def asked(trials, seed=5):
    """A position in which the seat of the trials has a choice."""
    game = village.new("village", seed=seed, **PLAIN)
    while game.actor != trials.seat:
        game.play(game.moves[0])
    return game.state


def test_many_thoughts_at_once_are_the_same_thoughts(trials):
    rows = np.random.default_rng(3).integers(0, 4, (5, trials.policy.length)).astype(np.int16)
    alone = np.stack([trials.policy.think(row) for row in rows])
    assert np.allclose(trials.policy.think_all(rows), alone, atol=1e-4)
    worth = [trials.policy.worth(thought) for thought in alone]
    assert np.allclose(trials.policy.worth_all(alone), worth, atol=1e-4)


def test_what_is_rewarded_is_read_as_a_chance():
    assert np.allclose(part_of_victory(np.array([1.0, -1.0, 0.0, 2.0], np.float32), 2), [1, 0, 0.5, 1])
    assert np.allclose(part_of_victory(np.array([1.0, -1 / 3, 0.0], np.float32), 4), [1, 0, 0.25])


def test_trials_leave_the_position_alone_and_repeat_by_their_keys(trials):
    s = asked(trials)
    before = s.legal()
    first, again, other = (trials.worth(s, before[:2], keys) for keys in ([1, 2], [1, 2], [8, 9]))
    assert s.legal() == before
    assert first == again != other
    assert all(0 <= worth <= 1 for worth in first)


def test_a_trial_ends_where_the_next_turn_begins(trials):
    s = asked(trials).copy()
    s.play(s.legal()[0])
    ended = []
    trials.judged = lambda states: ended.extend(states) or np.zeros(len(states), np.float32)
    trials.worth(asked(trials), [asked(trials).legal()[0]], [4])
    assert not ended[0].stack or (ended[0].stack[-1].who == 0 and ended[0].stack[-1].step.opens_turn)


def test_the_better_half_is_tried_again(trials):
    ranked = Search(trials, asked(trials), 7, width=4, tries=2).run()
    assert [candidate.tries for candidate in ranked] == [6, 6, 2, 2]
    assert ranked[0].merit >= ranked[1].merit


def test_without_time_the_likeliest_answer_is_given(trials):
    ranked = Search(trials, asked(trials), 7).run(seconds=0.0)
    assert [candidate.tries for candidate in ranked] == [0] * len(ranked)
    assert ranked[0].liked == max(candidate.liked for candidate in ranked)


def test_trials_can_overrule_what_is_liked():
    liked, better = Candidate(0, 0.6, 8, 8 * 0.4), Candidate(1, 0.3, 8, 8 * 0.5)
    assert better.merit > liked.merit


def test_master_plays_legally_to_the_end(monkeypatch, tmp_path):
    install(monkeypatch, tmp_path / "net.npz", untaught(layout_of(PLAIN)))
    game = village.new("village", seed=5, **PLAIN)
    with Player("master") as player:
        for _ in range(5):
            while game.actor != 0:
                game.play(game.moves[0])
            game.play(player.answer(game))
    play_out(game, [Player("random"), Player("random")])
    assert game.over


def test_where_a_game_has_no_net_master_searches_and_says_so(monkeypatch, tmp_path):
    monkeypatch.setattr(master, "path_of", lambda game: tmp_path / "none.npz")
    game = village.new("village", seed=5, **PLAIN)
    bot = find("master")
    bot.stand_in.stand_in.simulations = 8
    with pytest.warns(RuntimeWarning, match="there is no net for village yet: mcts plays instead"):
        assert bot.choose(Chair(game, game.actor)) in game.moves
