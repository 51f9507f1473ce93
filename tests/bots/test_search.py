"""Greedy and tree search, identical on both builds."""

import os
import subprocess
import sys

import pytest

import village
from tests.builders.village import set_up
from village.bots.bot import PlayerView
from village.bots.builtin import GreedyBot, MctsBot, horizon
from village.bots.compiled.greedy import best_move, move_values
from village.bots.compiled.mcts import Search
from village.bots.compiled.playout import CHANCE, Rng, sample_chance
from village.bots.registry import find


def at_a_turn(seats=2, moves=0, **setting):
    """Return a game at a turn after some moves."""
    game = village.new(seats=seats, seed=3, **setting)
    while moves or game.question != "turn":
        game.play(game.moves[len(game.log) % len(game.moves)])
        moves = max(0, moves - 1)
    return game


def test_greedy_plays_the_best_move():
    game = at_a_turn()
    values = list(move_values(game.table.rules, game.state, game.actor))
    assert best_move(game.table.rules, game.state, game.actor) == game.state.legal()[values.index(max(values))]


def test_greedy_serves_a_customer_if_possible():
    game = set_up("market", families={0: {"goods": {"horse": 1}}}, stalls=["horse", None, None])
    assert GreedyBot().choose(PlayerView(game, 0)) == "market stall.1"


@pytest.mark.parametrize("expansions", [(), ("inn", "goals", "customers")])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_search_does_not_change_the_position(seats, expansions):
    game = at_a_turn(seats, 30, expansions=expansions)
    before = game.data()
    move = MctsBot(12).choose(PlayerView(game, game.actor))
    assert move in game.moves
    assert game.data() == before


def visits(seed=7):
    game = at_a_turn(3, 40)
    search = Search(game.table.rules, seed)
    search.grow(game.state, game.actor, 40)
    assert search.root.visits == 40
    return [(int(child.action), int(child.visits)) for child in search.root.children]


def test_the_same_seed_gives_the_same_search():
    assert visits() == visits() != visits(8)


def test_pure_python_gives_the_same_search():
    command = [sys.executable, "-c", "from tests.bots.test_search import visits; print(visits())"]
    plain = subprocess.run(command, env={**os.environ, "VILLAGE_PURE": "1"}, capture_output=True, check=True, text=True)
    assert plain.stdout.strip() == str(visits())


def test_a_bot_keeps_its_tree_between_the_questions_of_a_turn():
    game = at_a_turn(2, 20)
    bot, seat = MctsBot(30), game.actor
    cases = set()
    while len(cases) < 2:
        if game.actor != seat:
            game.play(game.moves[0])
            continue
        before, own = bot.search, game.log[-1].startswith(f"{seat} ")
        move = bot.choose(PlayerView(game, seat))
        if before is not None:
            assert (bot.search is before) == own
            cases.add(own)
        game.play(move)


def test_a_solo_search_counts_points():
    game = at_a_turn(1, 10)
    search = Search(game.table.rules, 1)
    [result] = search.results(game.state)
    assert result == pytest.approx(game.table.rules.evaluate(game.state, 0) / (100 * search.spread))


def test_results_of_finished_games_are_shares_of_the_win():
    game = village.new(seats=3, seed=8)
    while not game.over:
        game.play(game.moves[-1])
    results = Search(game.table.rules, 1).results(game.state)
    best = max(results)
    assert [seat for seat in range(3) if results[seat] == best] == game.winners
    assert all(0 <= result <= 1 for result in results)


def test_greedy_wins_against_random_play():
    """Play some games of greedy against random; greedy never loses."""
    rules = village.new(seats=2, seed=1).table.rules
    for number in range(4):
        rng, state = Rng(number + 1), rules.start()
        state.settle()
        while state.stack:
            who = state.stack[-1].who
            if who == CHANCE:
                state.play(sample_chance(state, rng))
            elif who == number % 2:
                state.play(best_move(rules, state, who))
            else:
                state.play(state.legal()[rng.below(state.n)])
        assert rules.winners(state) == [number % 2]


def test_more_simulations_use_longer_rollouts():
    assert [horizon(simulations) for simulations in (1, 200, 1000, 10**7)] == [4, 8, 25, 40]
    turns = []
    for name in ("mcts:1", "mcts:200", "mcts:0.02s"):
        bot = find(name)
        game = at_a_turn()
        bot.choose(PlayerView(game, game.actor))
        turns.append(bot.search.rollout.turns)
    assert turns == [4, 8, 7]
