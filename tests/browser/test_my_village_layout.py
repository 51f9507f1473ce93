"""My Village: readable drawings and matching labels."""

from __future__ import annotations

import pytest

from tests.browser.test_my_village_targets import BOX, RICH, boxes, over, stage
from tests.builders.my_village import after_dice, set_up

SIZES = "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
FRAME = "one => getComputedStyle(one).boxShadow.match(/\\d+/g).slice(0, 3).map(Number)"
FULL = {"laborers": 1, "school": {"left": 1, "right": 1}, "villagers": ["traveller"]}


@pytest.mark.parametrize("width", [360, 390])
def test_the_costs_of_values_are_readable_on_a_phone(visit, width):
    ann = visit(width=width)
    stage(ann, after_dice("white3", "white5", homes={0: RICH}))
    assert min(ann.page.locator(".values .price b").evaluate_all(SIZES)) >= 12


@pytest.mark.parametrize("width", [390, 1024, 1440])
def test_every_workshop_shows_the_number_in_its_name(visit, width):
    ann = visit(width=width)
    stage(ann, set_up(value=8))
    asked = ann.page.locator('.peg[data-token^="banner craft."]')
    told = "one => [one.dataset.token, one.getAttribute('aria-label'), one.querySelector('b').textContent]"
    for token, name, number in (peg.evaluate(told) for peg in asked.all()):
        assert token.endswith(number)
        assert f"no. {number}" in name
    assert min(asked.locator("b").evaluate_all(SIZES)) >= 12
    wide = "all => all.filter((one) => [...one.children].some((part) => part.scrollWidth > one.clientWidth)).length"
    assert asked.evaluate_all(wide) == 0


def test_equal_fields_are_distinguished_by_their_numbers(visit):
    ann = visit(width=1440)
    home = {"council": "guild", "wild": 3, "fields": [True, False]}
    stage(ann, set_up(value=7, homes={0: home}))
    for number in ("1", "2"):
        field = ann.page.locator(f'.village.own [data-token="banner white.field{number}"]')
        assert field.locator(".nameplate text").text_content() == number
        assert f"field {number}" in (field.get_attribute("aria-label") or "").lower()


def test_the_bonus_of_a_pupil_does_not_cover_its_face(visit):
    ann = visit(width=390)
    stage(ann, set_up("school", homes={0: FULL}, value=3))
    for place in (".follow.right", ".village.own .pupil.story"):
        for one in ann.page.locator(place).all():
            face = one.locator(".head").evaluate(BOX)
            assert not over(face, one.locator("b, .plus").evaluate(BOX))


def test_five_spaces_do_not_overlap_the_prestige(visit):
    ann = visit(width=1440)
    stage(ann, set_up("dice", homes={0: {"council": "area"}}))
    rings = boxes(ann, ".village.own .face.council .space")
    worth = boxes(ann, ".village.own .face.council .seal")[0]
    assert len(rings) == 5
    assert max(ring["right"] for ring in rings) <= worth["left"]


def test_the_current_value_is_highlighted_in_the_dark_theme(visit):
    ann = visit(width=1440)
    stage(ann, set_up(value=7))
    ann.page.evaluate("document.documentElement.dataset.theme = 'dusk'")
    assert min(ann.page.locator(".column.current").evaluate(FRAME)) > 150  # light, because the area around it is dark


def test_the_rows_of_neighbouring_villages_are_aligned(visit):
    ann = visit(width=1024)
    long = {"fields": [False] * 5, "market": ["cu01", "cu02", "cu03", "cu04", "cu05"], "crafts": ["smithy1"]}
    stage(ann, set_up("dice", seats=3, homes={1: long}))
    longer, other = (boxes(ann, f".village.seat{seat}")[0] for seat in (1, 2))
    assert longer["bottom"] == other["bottom"]
    rows = [boxes(ann, f".village.seat{seat} .holdings")[0]["top"] for seat in (1, 2)]
    assert rows[0] == pytest.approx(rows[1], abs=1)


def test_a_full_width_village_has_life_track_and_people_side_by_side(visit):
    ann = visit(width=1024)
    stage(ann, set_up("dice", seats=4))
    for seat in (0, 3):
        life, people = (boxes(ann, f".village.seat{seat} > .{part}")[0] for part in ("life", "people"))
        assert life["right"] <= people["left"]
        assert life["top"] < people["bottom"]


@pytest.mark.parametrize("cards", [5, 6])
def test_the_cards_of_another_village_fill_one_row_on_a_phone(visit, cards):
    ann = visit(width=390)
    stage(ann, set_up("dice", homes={1: {"fields": [False] * cards}}))
    line = boxes(ann, ".village.seat1 .holdings")[0]
    held = boxes(ann, ".village.seat1 .holdings > .slot")
    assert len({card["top"] for card in held}) == 1
    assert line["right"] - held[-1]["right"] < 4
