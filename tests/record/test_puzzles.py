"""The puzzles that come with the games: each can be laid, and its answer is one of several."""

import pytest

from tools.played_out import lead_at_the_end
from tools.puzzles import policy_of
from village.bots.judgement.judges import judge_of
from village.games import titles
from village.record.puzzles import puzzles

ALL = [puzzle for title in titles() for puzzle in puzzles(title.name).values()]


def test_there_are_some_of_every_game():
    assert len(puzzles("village")) >= 20
    assert len(puzzles("my_village")) >= 5
    assert len({puzzle.name for puzzle in ALL}) == len(ALL)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.name)
def test_a_puzzle_is_a_question_with_one_best_answer_by_far(puzzle):
    record = puzzle.lay()
    assert len(record.moves) >= 3
    assert puzzle.answer != puzzle.second
    assert {puzzle.answer, puzzle.second} <= set(record.moves)
    assert puzzle.margin >= 0.04


def test_the_clearest_answer_wins_whole_games():
    puzzle = max(puzzles("my_village").values(), key=lambda one: one.margin)
    record = puzzle.lay()
    assert lead_at_the_end(record, policy_of(judge_of(record)), puzzle.answer, [puzzle.second]) > 0.5
