"""The puzzles of the games: each can be set up, and its solution is one of several legal moves."""

import pytest

from tools.compare_playouts import final_lead
from tools.mine_puzzles import predictor_of
from village.bots.analysis.evaluators import evaluator_of
from village.games import game_types
from village.record.puzzles import puzzles

ALL = [puzzle for game_type in game_types() for puzzle in puzzles(game_type.name).values()]


def test_every_game_has_puzzles():
    assert len(puzzles("village")) >= 20
    assert len(puzzles("my_village")) >= 5
    assert len({puzzle.name for puzzle in ALL}) == len(ALL)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.name)
def test_a_puzzle_has_one_clearly_best_move(puzzle):
    record = puzzle.start()
    assert len(record.moves) >= 3
    assert puzzle.solution != puzzle.second
    assert {puzzle.solution, puzzle.second} <= set(record.moves)
    assert puzzle.margin >= 0.04
    assert puzzle.reasons


def test_the_best_move_wins_whole_games():
    puzzle = max(puzzles("my_village").values(), key=lambda puzzle: puzzle.margin)
    record = puzzle.start()
    assert final_lead(record, predictor_of(evaluator_of(record)), puzzle.solution, [puzzle.second]) > 0.5
