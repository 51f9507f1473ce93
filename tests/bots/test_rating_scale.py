"""The rating scale of bots and players."""

from random import Random

from village.bots.levels import LEVELS
from village.bots.rating_scale import (
    LEVEL_RATINGS,
    MIN_DEVIATION,
    NEWCOMER,
    Rating,
    after_game,
    difficulty,
    expected,
    of_level,
)


def test_every_level_is_rated_above_the_previous_one():
    assert list(LEVEL_RATINGS) == list(LEVELS)
    assert sorted(LEVEL_RATINGS.values()) == list(LEVEL_RATINGS.values())
    assert of_level("greedy") is None


def test_four_hundred_points_multiply_the_odds_by_ten():
    assert round(expected(1400, 1000) / (1 - expected(1400, 1000)), 6) == 10


def test_a_win_against_a_stronger_opponent_gains_more():
    weak, strong = (after_game([NEWCOMER, of_level(bot)], [1, 2])[0] for bot in ("beginner", "hard"))
    assert NEWCOMER.points < weak.points < strong.points
    assert weak.deviation < NEWCOMER.deviation


def test_equal_players_who_tie_keep_their_ratings():
    first, second = after_game([Rating(1500, 80), Rating(1500, 80)], [1, 1])
    assert first == second
    assert first.points == 1500


def test_ratings_converge_to_the_strength_of_a_player():
    rng, rating = Random(7), NEWCOMER
    for _ in range(150):
        won = rng.random() < expected(1550, LEVEL_RATINGS["medium"])
        rating = after_game([rating, of_level("medium")], [1, 2] if won else [2, 1])[0]
    assert abs(rating.points - 1550) < 2 * rating.deviation
    assert rating.deviation >= MIN_DEVIATION


def test_the_second_of_four_gains_more_than_the_last():
    ranks = [
        after_game([NEWCOMER, *[of_level("medium")] * 3], order)[0].points
        for order in ([1, 2, 3, 4], [2, 1, 3, 4], [4, 1, 2, 3])
    ]
    assert sorted(ranks, reverse=True) == ranks


def test_a_puzzle_that_only_strong_bots_solve_is_rated_high():
    easy = difficulty({"beginner": 1.0, "easy": 1.0, "medium": 1.0, "hard": 0.75})
    hard = difficulty({"beginner": 0.0, "easy": 0.0, "medium": 0.0, "hard": 0.75})
    assert easy < 1000 < hard
