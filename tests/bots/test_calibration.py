"""Chances that people are told are true ones: what a net foretells is put right by what happened in other games."""

import json
from math import exp
from random import Random

import pytest

from bench.calibration import RESULTS, binned, fitted, picture
from village.bots.judgement.calibration import AS_FORETOLD, SURE, Calibration, calibration_of, kept, odds, path_of
from village.bots.net.bot import path_of as weights_of
from village.games import titles
from village.record.table import lay

CURVE = Calibration(1.5, 0.3, bend=0.1, slope_of_a_box=-0.1, shift_of_a_box=-0.05, bend_of_a_box=-0.02)


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.name)
def test_what_is_likelier_stays_likelier_and_nothing_is_certain(title):
    for curve in kept(title.name).values():
        for boxes in range(len(title.boxes()) + 1):
            told = [curve.true(part / 100, boxes) for part in range(101)]
            assert told == sorted(told)
            assert 0 < told[0] < told[50] < told[100] < 1


def test_without_a_curve_chances_are_as_foretold():
    assert [AS_FORETOLD.true(chance, 3) for chance in (0.0, 0.37, 1.0)] == [0.0, 0.37, 1.0]


def test_the_curve_is_found_again_from_results():
    random = Random(5)
    said = []
    for _ in range(40_000):
        boxes, chance = random.choice((0, 5)), random.uniform(0.02, 0.98)
        said.append((boxes, chance, float(random.random() < CURVE.true(chance, boxes))))
    found = fitted(said)
    for boxes in (0, 5):
        for chance in (0.1, 0.3, 0.5, 0.7, 0.9):
            assert found.true(chance, boxes) == pytest.approx(CURVE.true(chance, boxes), abs=0.02)


def test_without_boxes_there_is_no_curve_for_them():
    rows = {0.3: [0.0, 1.0], 0.6: [1.0, 0.0, 1.0], 0.8: [1.0, 1.0, 1.0, 0.0]}
    found = fitted([(0, chance, won) for chance, results in rows.items() for won in results])
    assert (found.slope_of_a_box, found.shift_of_a_box, found.bend_of_a_box) == (0.0, 0.0, 0.0)
    for chance, results in rows.items():
        assert found.true(chance, 0) == pytest.approx(sum(results) / len(results), abs=0.01)


def test_every_tenth_of_the_kept_games_is_within_five_hundredths():
    for name, one in json.loads(RESULTS.read_text("utf-8")).items():
        for row in one["bins"]:
            assert abs(row["foretold"] - row["won"]) < 0.05, (name, row)


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


def test_a_square_is_drawn_for_every_table():
    bins = binned([(0.1, 0.0), (0.12, 1.0), (0.9, 1.0)])
    drawn = picture({"one": {"bins": bins}, "other": {"bins": bins}})
    assert drawn.count('class="dot"') == 4
    assert "won, one" in drawn
    assert "won, other" in drawn
