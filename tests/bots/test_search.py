"""Greedy and the tree search: what they find, and that they are the same on both builds."""

import os
import subprocess
import sys

import pytest

import village
from tests.support import lay
from village.bots.bot import Chair
from village.bots.builtin import GreedyBot, MctsBot, horizon
from village.bots.fast.greedy import answer_values, best_answer
from village.bots.fast.mcts import Search
from village.bots.fast.playout import CHANCE, Dice, roll
from village.bots.registry import find


def at_a_turn(seats=2, answers=0, **setting):
    """A game in which somebody has a turn, after some answers."""
    game = village.new(seats=seats, seed=3, **setting)
    while answers or game.question != "turn":
        game.play(game.moves[len(game.log) % len(game.moves)])
        answers = max(0, answers - 1)
    return game


def test_greedy_takes_the_answer_worth_most():
    game = at_a_turn()
    values = list(answer_values(game.table.rules, game.state, game.actor))
    assert best_answer(game.table.rules, game.state, game.actor) == game.state.legal()[values.index(max(values))]


def test_greedy_serves_a_customer_it_can_serve():
    game = lay("market", families={0: {"goods": {"horse": 1}}}, stalls=["horse", None, None])
    assert GreedyBot().choose(Chair(game, 0)) == "market stall.1"


@pytest.mark.parametrize("boxes", [(), ("inn", "goals", "customers")])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_search_answers_and_leaves_the_position_alone(seats, boxes):
    game = at_a_turn(seats, 30, boxes=boxes)
    before = game.data()
    answer = MctsBot(12).choose(Chair(game, game.actor))
    assert answer in game.moves
    assert game.data() == before


def visits(seed=7):
    game = at_a_turn(3, 40)
    search = Search(game.table.rules, seed)
    search.grow(game.state, game.actor, 40)
    assert search.root.visits == 40
    return [(int(kid.action), int(kid.visits)) for kid in search.root.kids]


def test_the_same_seed_finds_the_same():
    assert visits() == visits() != visits(8)


def test_plain_python_finds_the_same():
    command = [sys.executable, "-c", "from tests.bots.test_search import visits; print(visits())"]
    plain = subprocess.run(command, env={**os.environ, "VILLAGE_PURE": "1"}, capture_output=True, check=True, text=True)
    assert plain.stdout.strip() == str(visits())


def test_a_bot_keeps_its_tree_between_the_questions_of_a_turn():
    game = at_a_turn(2, 20)
    bot, seat = MctsBot(30), game.actor
    seen = set()
    while len(seen) < 2:
        if game.actor != seat:
            game.play(game.moves[0])
            continue
        before, own = bot.search, game.log[-1].startswith(f"{seat} ")
        answer = bot.choose(Chair(game, seat))
        if before is not None:
            assert (bot.search is before) == own
            seen.add(own)
        game.play(answer)


def test_a_search_alone_counts_points():
    game = at_a_turn(1, 10)
    search = Search(game.table.rules, 1)
    [result] = search.results(game.state)
    assert result == pytest.approx(game.table.rules.value(game.state, 0) / (100 * search.spread))


def test_results_after_the_end_are_shares_of_the_victory():
    game = village.new(seats=3, seed=8)
    while not game.over:
        game.play(game.moves[-1])
    results = Search(game.table.rules, 1).results(game.state)
    best = max(results)
    assert [seat for seat in range(3) if results[seat] == best] == game.winners
    assert all(0 <= result <= 1 for result in results)


def test_more_is_won_than_by_chance():
    """One greedy seat against a random one, a few games: it never loses."""
    rules = village.new(seats=2, seed=1).table.rules
    for number in range(4):
        dice, state = Dice(number + 1), rules.start()
        state.settle()
        while state.stack:
            who = state.stack[-1].who
            if who == CHANCE:
                state.play(roll(state, dice))
            elif who == number % 2:
                state.play(best_answer(rules, state, who))
            else:
                state.play(state.legal()[dice.below(state.n)])
        assert rules.winners(state) == [number % 2]


def test_more_simulations_play_on_further():
    assert [horizon(simulations) for simulations in (1, 200, 1000, 10**7)] == [4, 8, 25, 40]
    turns = []
    for name in ("mcts:1", "mcts:200", "mcts:0.02s"):
        bot = find(name)
        game = at_a_turn()
        bot.choose(Chair(game, game.actor))
        turns.append(bot.search.rollout.turns)
    assert turns == [4, 8, 7]
