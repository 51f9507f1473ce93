"""My Village: readable drawings and matching labels."""

from __future__ import annotations

import pytest

from tests.browser.test_my_village_targets import BOX, RICH, boxes, over, stage
from tests.builders.my_village import after_dice, set_up

SIZES = "elements => elements.map((element) => parseFloat(getComputedStyle(element).fontSize))"
FRAME = "element => getComputedStyle(element).boxShadow.match(/\\d+/g).slice(0, 3).map(Number)"
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
    banners = ann.page.locator('.craft-banner[data-token^="banner craft."]')
    describe = "node => [node.dataset.token, node.getAttribute('aria-label'), node.querySelector('b').textContent]"
    for token, name, number in (banner.evaluate(describe) for banner in banners.all()):
        assert token.endswith(number)
        assert f"no. {number}" in name
    assert min(banners.locator("b").evaluate_all(SIZES)) >= 12
    wide = """nodes => nodes.filter((node) =>
      [...node.children].some((part) => part.scrollWidth > node.clientWidth)).length"""
    assert banners.evaluate_all(wide) == 0


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
        for pupil in ann.page.locator(place).all():
            face = pupil.locator(".head").evaluate(BOX)
            assert not over(face, pupil.locator("b, .plus").evaluate(BOX))


def test_five_spaces_do_not_overlap_the_prestige(visit):
    ann = visit(width=1440)
    stage(ann, set_up("dice", homes={0: {"council": "area"}}))
    rings = boxes(ann, ".village.own .face.council .space")
    seal = boxes(ann, ".village.own .face.council .seal")[0]
    assert len(rings) == 5
    assert max(ring["right"] for ring in rings) <= seal["left"]


def test_the_current_value_is_highlighted_in_the_dark_theme(visit):
    ann = visit(width=1440)
    stage(ann, set_up(value=7))
    ann.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert (
        min(ann.page.locator(".value-column.current").evaluate(FRAME)) > 150
    )  # light, because the area around it is dark


def test_the_rows_of_neighboring_villages_are_aligned(visit):
    ann = visit(width=1024)
    long = {"fields": [False] * 5, "market": ["cu01", "cu02", "cu03", "cu04", "cu05"], "crafts": ["smithy1"]}
    stage(ann, set_up("dice", seats=3, homes={1: long}))
    longer, neighbor = (boxes(ann, f".village.seat{seat}")[0] for seat in (1, 2))
    assert longer["bottom"] == neighbor["bottom"]
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
    cards_in_row = boxes(ann, ".village.seat1 .holdings > .slot")
    assert len({card["top"] for card in cards_in_row}) == 1
    assert line["right"] - cards_in_row[-1]["right"] < 4
