"""Chances that people are told are true ones: what a net foretells is put right by what happened in other games."""

from math import exp

import pytest

from village.bots.judgement.calibration import AS_FORETOLD, SURE, calibration_of, kept, odds, path_of
from village.bots.net.bot import path_of as weights_of
from village.games import titles
from village.record.table import lay


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.name)
def test_what_is_likelier_stays_likelier_and_nothing_is_certain(title):
    for curve in kept(title.name).values():
        for boxes in range(len(title.boxes()) + 1):
            told = [curve.true(part / 100, boxes) for part in range(101)]
            assert told == sorted(told)
            assert 0 < told[0] < told[50] < told[100] < 1


def test_without_a_curve_chances_are_as_foretold():
    assert [AS_FORETOLD.true(chance, 3) for chance in (0.0, 0.37, 1.0)] == [0.0, 0.37, 1.0]


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.name)
def test_every_net_has_a_curve_for_every_number_of_seats(title):
    assert weights_of(title.name).exists()
    assert path_of(title.name).exists()
    for seats in title.seats(title.edition, ()):
        curve = calibration_of(lay(title.name, title.edition, seats, (), {}, None))
        assert (curve == AS_FORETOLD) == (seats == 1)
        assert 0.5 < curve.slope + len(title.boxes()) * curve.slope_of_a_box < 2.5


def test_odds_of_what_is_sure_have_an_end():
    assert odds(0.0) == odds(SURE) == pytest.approx(-odds(1.0))
    assert exp(odds(0.75)) == pytest.approx(3)
