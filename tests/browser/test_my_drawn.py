"""My Village: what is drawn can be read, and is called as it is drawn."""

from __future__ import annotations

import pytest

from tests.browser.test_my_places import BOX, RICH, boxes, over, stage
from tests.my import after_dice, lay

SIZES = "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
FRAME = "one => getComputedStyle(one).boxShadow.match(/\\d+/g).slice(0, 3).map(Number)"
FULL = {"laborers": 1, "school": {"left": 1, "right": 1}, "villagers": ["traveller"]}


@pytest.mark.parametrize("width", [360, 390])
def test_what_a_value_costs_can_be_read_on_a_phone(visit, width):
    ann = visit(width=width)
    stage(ann, after_dice("white3", "white5", homes={0: RICH}))
    assert min(ann.page.locator(".values .price b").evaluate_all(SIZES)) >= 12


@pytest.mark.parametrize("width", [390, 1024, 1440])
def test_every_workshop_shows_the_number_by_which_it_is_called(visit, width):
    ann = visit(width=width)
    stage(ann, lay(value=8))
    asked = ann.page.locator('.peg[data-token^="banner craft."]')
    told = "one => [one.dataset.token, one.getAttribute('aria-label'), one.querySelector('b').textContent]"
    for token, name, number in (peg.evaluate(told) for peg in asked.all()):
        assert token.endswith(number)
        assert f"no. {number}" in name
    assert min(asked.locator("b").evaluate_all(SIZES)) >= 12
    wide = "all => all.filter((one) => [...one.children].some((part) => part.scrollWidth > one.clientWidth)).length"
    assert asked.evaluate_all(wide) == 0


def test_equal_fields_are_told_by_the_number_on_them(visit):
    ann = visit(width=1440)
    home = {"council": "guild", "wild": 3, "fields": [True, False]}
    stage(ann, lay(value=7, homes={0: home}))
    for number in ("1", "2"):
        field = ann.page.locator(f'.village.own [data-token="banner white.field{number}"]')
        assert field.locator(".nameplate text").text_content() == number
        assert f"field {number}" in (field.get_attribute("aria-label") or "").lower()


def test_what_a_pupil_brings_does_not_lie_on_a_face(visit):
    ann = visit(width=390)
    stage(ann, lay("school", homes={0: FULL}, value=3))
    for place in (".follow.right", ".village.own .pupil.story"):
        for one in ann.page.locator(place).all():
            face = one.locator(".head").evaluate(BOX)
            assert not over(face, one.locator("b, .plus").evaluate(BOX))


def test_five_rings_lie_beside_the_prestige(visit):
    ann = visit(width=1440)
    stage(ann, lay("dice", homes={0: {"council": "area"}}))
    rings = boxes(ann, ".village.own .face.council .space")
    worth = boxes(ann, ".village.own .face.council .seal")[0]
    assert len(rings) == 5
    assert max(ring["right"] for ring in rings) <= worth["left"]


def test_the_value_that_was_made_is_set_off_at_dusk(visit):
    ann = visit(width=1440)
    stage(ann, lay(value=7))
    ann.page.evaluate("document.documentElement.dataset.theme = 'dusk'")
    assert min(ann.page.locator(".column.current").evaluate(FRAME)) > 150  # light, for what is around it is dark


def test_beside_a_longer_village_rows_stay_together(visit):
    ann = visit(width=1024)
    long = {"fields": [False] * 5, "market": ["cu01", "cu02", "cu03", "cu04", "cu05"], "crafts": ["smithy1"]}
    stage(ann, lay("dice", seats=3, homes={1: long}))
    longer, other = (boxes(ann, f".village.seat{seat}")[0] for seat in (1, 2))
    assert longer["bottom"] == other["bottom"]
    rows = [boxes(ann, f".village.seat{seat} .holdings")[0]["top"] for seat in (1, 2)]
    assert rows[0] == pytest.approx(rows[1], abs=1)


def test_a_village_that_fills_its_line_has_life_and_people_beside_each_other(visit):
    ann = visit(width=1024)
    stage(ann, lay("dice", seats=4))
    for seat in (0, 3):
        life, people = (boxes(ann, f".village.seat{seat} > .{part}")[0] for part in ("life", "people"))
        assert life["right"] <= people["left"]
        assert life["top"] < people["bottom"]


@pytest.mark.parametrize("cards", [5, 6])
def test_the_cards_of_a_neighbour_fill_their_line_on_a_phone(visit, cards):
    ann = visit(width=390)
    stage(ann, lay("dice", homes={1: {"fields": [False] * cards}}))
    line = boxes(ann, ".village.seat1 .holdings")[0]
    held = boxes(ann, ".village.seat1 .holdings > .slot")
    assert len({card["top"] for card in held}) == 1
    assert line["right"] - held[-1]["right"] < 4
