"""The correction of win chances is fitted to results, and the kept results show that it is right."""

import json
from pathlib import Path
from random import Random

import pytest

from village.bots.analysis.calibration import Calibration
from village.experiments.calibration import PLOT, RESULTS, fit_curve, group_by_tenths
from village.experiments.calibration_plot import draw

FOLDER = Path(__file__).parents[2] / "experiments"
CURVE = Calibration(1.5, 0.3, bend=0.1, slope_of_a_box=-0.1, shift_of_a_box=-0.05, bend_of_a_box=-0.02)


def test_the_curve_is_recovered_from_results():
    random = Random(5)
    predictions = []
    for _ in range(40_000):
        boxes, chance = random.choice((0, 5)), random.uniform(0.02, 0.98)
        predictions.append((boxes, chance, float(random.random() < CURVE.apply(chance, boxes))))
    curve = fit_curve(predictions)
    for boxes in (0, 5):
        for chance in (0.1, 0.3, 0.5, 0.7, 0.9):
            assert curve.apply(chance, boxes) == pytest.approx(CURVE.apply(chance, boxes), abs=0.02)


def test_without_boxes_their_coefficients_are_zero():
    rows = {0.3: [0.0, 1.0], 0.6: [1.0, 0.0, 1.0], 0.8: [1.0, 1.0, 1.0, 0.0]}
    curve = fit_curve([(0, chance, win) for chance, wins in rows.items() for win in wins])
    assert (curve.slope_of_a_box, curve.shift_of_a_box, curve.bend_of_a_box) == (0.0, 0.0, 0.0)
    for chance, wins in rows.items():
        assert curve.apply(chance, 0) == pytest.approx(sum(wins) / len(wins), abs=0.01)


def test_every_tenth_of_the_kept_games_is_within_five_percentage_points():
    for name, result in json.loads((FOLDER / RESULTS).read_text("utf-8")).items():
        for group in result["bins"]:
            assert abs(group["predicted"] - group["won"]) < 0.05, (name, group)


def test_the_plot_shows_the_kept_results():
    results = json.loads((FOLDER / RESULTS).read_text("utf-8"))
    assert (FOLDER / PLOT).read_text("utf-8") == draw(results)


def test_a_square_is_drawn_for_every_table():
    bins = group_by_tenths([(0.1, 0.0), (0.12, 1.0), (0.9, 1.0)])
    svg = draw({"first": {"bins": bins}, "second": {"bins": bins}})
    assert svg.count('class="dot"') == 4
    assert "won, first" in svg
    assert "won, second" in svg
