"""Displayed win chances are calibrated with the results of other games."""

from math import exp

import pytest

from village.bots.analysis.calibration import IDENTITY, MIN_PROBABILITY, calibration_of, calibrations, log_odds, path_of
from village.bots.net.files import path_of as weights_of
from village.games import game_types
from village.record.setup import create_table


@pytest.mark.parametrize("game_type", game_types(), ids=lambda game_type: game_type.name)
def test_calibration_is_monotonic_and_never_certain(game_type):
    for curve in calibrations(game_type.name).values():
        for expansions in range(len(game_type.expansions()) + 1):
            calibrated = [curve.apply(percent / 100, expansions) for percent in range(101)]
            assert calibrated == sorted(calibrated)
            assert 0 < calibrated[0] < calibrated[50] < calibrated[100] < 1


def test_without_calibration_predictions_are_unchanged():
    assert [IDENTITY.apply(chance, 3) for chance in (0.0, 0.37, 1.0)] == [0.0, 0.37, 1.0]


@pytest.mark.parametrize("game_type", game_types(), ids=lambda game_type: game_type.name)
def test_every_net_is_calibrated_for_every_number_of_seats(game_type):
    assert weights_of(game_type.name).exists()
    assert path_of(game_type.name).exists()
    for seats in game_type.seats(game_type.edition, ()):
        curve = calibration_of(create_table(game_type.name, game_type.edition, seats, (), {}, None))
        assert (curve == IDENTITY) == (seats == 1)
        assert 0.5 < curve.slope + len(game_type.expansions()) * curve.slope_per_expansion < 2.5


def test_log_odds_are_bounded():
    assert log_odds(0.0) == log_odds(MIN_PROBABILITY) == pytest.approx(-log_odds(1.0))
    assert exp(log_odds(0.75)) == pytest.approx(3)
