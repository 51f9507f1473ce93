"""Village: drawings do not overlap, and highlights are visible."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest

from tests.browser.fake_stream import FakeStream, questions
from tests.browser.test_board import EXPANSIONS
from tests.browser.test_my_village_targets import BOX, boxes, over

COLOURS = ("brown", "green", "orange", "pink")


def show_question(visit: Any, kind: str, setting: dict[str, Any], **who: Any) -> tuple[FakeStream, dict[str, Any]]:
    """Show a question and return the stream and its view."""
    stage = FakeStream(visit(**who), **setting)
    stage.ann.page.locator(".farm").first.wait_for()
    view = questions("drawn", 2, **setting)[kind]
    stage.show(view)
    return stage, view


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_tabs_with_many_cubes_are_not_cut_off_on_a_phone(visit, language):
    stage, view = show_question(visit, "turn", {"seats": 5, "expansions": EXPANSIONS}, language=language, width=360)
    many = dict.fromkeys(COLOURS, 2)
    stage.show({**view, "ply": view["ply"] + 1, "spaces": {**view["spaces"], "travel": many, "marriage": many}})
    tabs = stage.ann.page.locator("nav.sheet-tabs")
    assert tabs.locator("button").last.locator("svg").count() >= 8
    assert tabs.evaluate("element => element.scrollWidth - element.clientWidth") <= 0


@pytest.mark.parametrize("width", [390, 1440])
def test_three_members_at_the_bag_do_not_overlap(visit, width):
    stage, view = show_question(visit, "turn", {"seats": 1}, width=width)
    families = [{**view["families"][0], "members": {**view["families"][0]["members"], "bag": [1, 0, 0, 0]}}]
    solo = {**view["solo"], "bag": [0, 0, 1, 2]}
    stage.show({**view, "ply": view["ply"] + 1, "families": families, "solo": solo})
    members = stage.ann.page.locator('[data-member*=".bag."]').all()
    bodies = sorted((member.locator(".cloak").first.evaluate(BOX) for member in members), key=lambda body: body["left"])
    assert len(bodies) == 3
    for left, right in pairwise(bodies):
        assert left["right"] - right["left"] < 0.12 * (left["right"] - left["left"])


@pytest.mark.parametrize("width", [390, 1440])
def test_a_legal_church_window_is_highlighted_above_its_members(visit, width):
    stage, view = show_question(visit, "turn", {"seats": 1, "expansions": ["inn"]}, width=width)
    families = [{**view["families"][0], "members": {**view["families"][0]["members"], "window1": [1, 0, 0, 0]}}]
    ask = {**view["ask"], "question": "mercy", "tokens": ["mercy 1", "mercy pass"]}
    stage.show({**view, "ply": view["ply"] + 1, "ask": ask, "families": families})
    glow = stage.ann.page.locator('[data-target="pane.1"][data-token] > .hit-area').evaluate(BOX)
    heads = boxes(stage.ann, '[data-member*=".window1."] .head')
    assert heads
    assert glow["top"] < min(head["top"] for head in heads) - 12


def test_on_a_phone_the_family_cubes_are_above_those_of_the_well(visit):
    stage, view = show_question(visit, "turn", {"seats": 1, "expansions": ["port"]}, width=390)
    wells = [f"turn well.{pay}" for pay in (*COLOURS, "coin")]
    ask = {**view["ask"], "tokens": [*wells, *(f"turn family.{colour}" for colour in COLOURS)]}
    spaces = {**view["spaces"], "family": dict.fromkeys(COLOURS, 1)}
    stage.show({**view, "ply": view["ply"] + 1, "ask": ask, "spaces": spaces})
    family, well = (
        boxes(stage.ann, f'.board [data-token^="turn {place}."] > .hit-area') for place in ("family", "well")
    )
    assert (len(family), len(well)) == (4, 5)
    assert max(box["bottom"] for box in family) <= min(box["top"] for box in well)


def test_the_names_of_neighboring_farms_are_aligned(visit):
    stage, _ = show_question(visit, "turn", {"seats": 4, "expansions": EXPANSIONS}, width=1024)
    own, other = (boxes(stage.ann, f".farm.seat{seat} h2")[0] for seat in (0, 1))
    assert own["top"] == pytest.approx(other["top"], abs=4)


def test_the_name_of_a_goal_does_not_wrap_on_a_phone(visit):
    stage, view = show_question(visit, "turn", {"seats": 2, "expansions": ["goals"]}, language="de", width=390)
    silver = ["writer", *view["goals"]["silver"][1:]]
    stage.show({**view, "ply": view["ply"] + 1, "goals": {**view["goals"], "silver": silver}})
    card = stage.ann.page.locator(".farm.own .small-card.silver:not([data-token])")
    assert "Schriftsteller" in card.inner_text()
    assert card.evaluate("element => element.scrollHeight") < 2 * card.evaluate(
        "element => parseFloat(getComputedStyle(element).fontSize)"
    )


def test_selectable_goods_are_in_one_row_on_a_phone(visit):
    stage, view = show_question(visit, "turn", {"seats": 4}, width=390)
    tokens = [f"good {good}" for good in ("scroll", "wagon", "horse", "ox", "plow")]
    stage.show({**view, "ply": view["ply"] + 1, "ask": {**view["ask"], "question": "good", "tokens": tokens}})
    goods = boxes(stage.ann, ".stock [data-token]")
    assert len(goods) == 5
    assert len({good["top"] for good in goods}) == 1


@pytest.mark.parametrize("width", [390, 1440])
def test_the_numbers_of_members_in_two_windows_do_not_overlap(visit, width):
    stage, view = show_question(visit, "turn", {"seats": 1}, width=width)
    families = [{**view["families"][0], "members": {"window1": [0, 1, 1, 0]}}]
    ask = {**view["ask"], "question": "promote", "tokens": ["promote 1.2", "promote 1.3", "promote pass"]}
    solo = {**view["solo"], "windows": [3, 3, None, None]}
    stage.show({**view, "ply": view["ply"] + 1, "ask": ask, "solo": solo, "families": families})
    plates = boxes(stage.ann, '[data-plates*=".window"] circle')
    assert len(plates) == 4
    assert not any(over(plate, other) for plate, other in combinations(plates, 2))
