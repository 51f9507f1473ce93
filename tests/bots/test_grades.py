"""The grades of moves: thresholds of win chance, as on lichess, and of expected points."""

import pytest

from village.bots.analysis.grades import grade_of, losses, merit, severity


@pytest.mark.parametrize(
    ("chance", "points", "grade"),
    [
        (0.049, 1.9, ""),
        (0.05, 0.0, "inaccuracy"),
        (0.0, 2.0, "inaccuracy"),
        (0.10, 0.0, "mistake"),
        (0.0, 4.0, "mistake"),
        (0.15, 0.0, "blunder"),
        (0.0, 6.0, "blunder"),
        (-0.2, -5.0, ""),
    ],
)
def test_the_worse_of_win_chance_and_points_decides(chance, points, grade):
    assert grade_of(chance, points) == grade
    assert (severity(chance, points) >= 1) == bool(grade)


def test_in_a_solo_game_only_points_count():
    assert losses((60.0, 60.0), (57.0, 57.0), solo=True) == (0.0, 3.0)
    assert losses((0.6, 4.0), (0.5, 1.0), solo=False) == (pytest.approx(0.1), 3.0)


def test_the_lead_decides_between_moves_with_about_the_same_win_chance():
    assert merit(0.0, -10.0) > merit(0.0, -15.0)
    assert merit(0.60, 0.0) > merit(0.50, 3.0)
