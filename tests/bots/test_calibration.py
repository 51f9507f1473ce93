"""Displayed win chances are calibrated with the results of other games."""

from math import exp

import pytest

from village.bots.analysis.calibration import IDENTITY, MIN_PROBABILITY, calibration_of, calibrations, log_odds, path_of
from village.bots.net.bot import path_of as weights_of
from village.games import game_types
from village.record.setup import create_table


@pytest.mark.parametrize("title", game_types(), ids=lambda title: title.name)
def test_calibration_is_monotonic_and_never_certain(title):
    for curve in calibrations(title.name).values():
        for boxes in range(len(title.boxes()) + 1):
            told = [curve.apply(part / 100, boxes) for part in range(101)]
            assert told == sorted(told)
            assert 0 < told[0] < told[50] < told[100] < 1


def test_without_calibration_predictions_are_unchanged():
    assert [IDENTITY.apply(chance, 3) for chance in (0.0, 0.37, 1.0)] == [0.0, 0.37, 1.0]


@pytest.mark.parametrize("title", game_types(), ids=lambda title: title.name)
def test_every_net_is_calibrated_for_every_number_of_seats(title):
    assert weights_of(title.name).exists()
    assert path_of(title.name).exists()
    for seats in title.seats(title.edition, ()):
        curve = calibration_of(create_table(title.name, title.edition, seats, (), {}, None))
        assert (curve == IDENTITY) == (seats == 1)
        assert 0.5 < curve.slope + len(title.boxes()) * curve.slope_of_a_box < 2.5


def test_log_odds_are_bounded():
    assert log_odds(0.0) == log_odds(MIN_PROBABILITY) == pytest.approx(-log_odds(1.0))
    assert exp(log_odds(0.75)) == pytest.approx(3)
