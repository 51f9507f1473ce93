"""My Village: targets have room and nothing covers them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fake_stream import FakeStream, fulfill_json
from tests.browser.page_driver import PageDriver
from tests.browser.test_coach import with_coach
from tests.browser.test_daily import change_settings
from tests.builders.my_village import CUSTOMERS, after_dice, set_up
from tools.screenshots.animations import EventSample, send_event
from village import Record

RICH = {"meeting": True, "markers": 2, "coins": 4, "council": "guild", "wild": 3}
BOX = "node => { const {left, right, top, bottom} = node.getBoundingClientRect(); return {left, right, top, bottom} }"


def stage(ann: PageDriver, game: Record) -> None:
    stream = FakeStream(ann, game="my_village", seats=game.seats)
    ann.page.locator(".my-village").wait_for()
    stream.show(game.view(0))


def boxes(ann: PageDriver, query: str) -> list[dict[str, float]]:
    return [element.evaluate(BOX) for element in ann.page.locator(query).all()]


def over(a: dict[str, float], b: dict[str, float]) -> bool:
    across = a["left"] < b["right"] and b["left"] < a["right"]
    return across and a["top"] < b["bottom"] and b["top"] < a["bottom"]


def test_the_cost_of_a_value_fits_its_column_on_a_phone(visit):
    ann = visit(width=360)
    stage(ann, after_dice("white3", "white5", homes={0: RICH}))
    wide = ann.page.locator(".values .value-column").evaluate_all(
        "nodes => nodes.filter(node => node.querySelector('.price').scrollWidth > node.clientWidth).length"
    )
    assert wide == 0
    flags = boxes(ann, ".values .flag")
    assert len({round(flag["right"] - flag["left"]) for flag in flags}) == 1


@pytest.mark.parametrize("width", [360, 1024])
def test_the_values_keep_their_height_when_they_become_legal(visit, width):
    ann = visit(width=width)
    tall = set()
    for game in (set_up("dice", homes={0: RICH}), after_dice("white3", "white5", homes={0: RICH})):
        stage(ann, game)
        tall.add(ann.page.locator(".values").evaluate("element => element.offsetHeight"))
    assert len(tall) == 1


def test_two_possible_descendants_do_not_overlap(visit):
    ann = visit(width=1440)
    stores = {"laborers": 1, "coins": 10, "house": 17, "tree": 12}
    home = {"school": {"left": 1, "right": 1}, "villagers": ["abbot"], **stores}
    stage(ann, set_up("school", homes={0: home}, value=3, hand={"owner": 0, "story": 0}))
    left, right = boxes(ann, ".follow")[:2]
    assert not over(left, right)
    assert left["bottom"] == right["bottom"]
    above = boxes(ann, ".village.own .life")[0]
    assert not over(left, above)
    name, total = boxes(ann, ".village.own header :is(h2, .total)")
    assert total["top"] < name["bottom"]  # on one line


def test_a_revealed_travel_card_is_readable(visit):
    ann = visit(width=1440)
    home = {"church": "travel", "coins": 1, "crafts": ["smithy1", "office1"], "market": CUSTOMERS[:2]}
    game = set_up(homes={0: home}, value=6)
    game.play("banner travel.a")
    while game.question != "redraw":
        game.play(game.moves[0])
    stage(ann, game)
    card = boxes(ann, ".revealed-card .slot")[0]
    own = boxes(ann, ".village.own .holdings > .slot")[0]
    assert card["right"] - card["left"] == own["right"] - own["left"]
    expect(ann.page.locator(".revealed-card p")).to_contain_text("prestige")


def hint_response(token: str) -> dict[str, Any]:
    advice = {"move": token, "chance": 0.5, "lead": 0.0, "points": 0, "events": [], "plan": [], "reasons": []}
    return {"status": "done", "ply": 0, "seat": 0, "moves": [advice | {"evaluator": "net"}]}


def test_a_hint_does_not_cover_the_hinted_move(visit):
    ann = with_coach(visit)
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    stage(ann, set_up("death", value=8, homes={0: {"reaper": True}}))
    ann.page.route("**/hint", lambda route: fulfill_json(route, hint_response("death abbot")))
    for _ in range(2):  # regardless of its previous position
        ann.page.get_by_role("button", name="Hint", exact=True).click()
        ann.page.locator(".hint .hinted-move").click()
        expect(ann.page.locator(".my-village [data-hinted]")).to_have_count(1)
        assert not over(boxes(ann, ".my-village [data-hinted]")[0], boxes(ann, ".hint")[0])
        ann.page.get_by_role("button", name="Close", exact=True).click()


GLOW = "element => Number(/([0-9.]+)px$/.exec(getComputedStyle(element).boxShadow)[1])"


def test_highlighted_workshop_banners_stay_apart(visit):
    ann = visit(width=1440)
    stage(ann, set_up(homes={0: {"coins": 1}}, value=5))
    glows = max(banner.evaluate(GLOW) for banner in ann.page.locator(".craft-banner[data-token]").all())
    left, right = boxes(
        ann, ".craft-banners:has(.craft-banner[data-token] + .craft-banner[data-token]) .craft-banner[data-token]"
    )[:2]
    assert 0 < 2 * glows < right["left"] - left["right"]


@pytest.mark.parametrize("width", [390, 1440])
def test_the_zoom_button_does_not_cover_the_rat_track(visit, width):
    ann = visit(width=width)
    stage(ann, set_up("dice", seats=4))
    assert not over(boxes(ann, ".rats [data-anchor=invasion]")[0], boxes(ann, ".zoom .zoom-buttons button")[-1])


def test_a_hint_on_a_tablet_fits_at_the_bottom(visit):
    ann = with_coach(visit)
    ann.page.set_viewport_size({"width": 1024, "height": 768})
    stage(ann, set_up("death", value=8, homes={0: {"reaper": True}}))
    each = [hint_response(f"death {name}")["moves"][0] for name in ("abbot", "councilman", "craftsman")]
    three = {**hint_response("death abbot"), "moves": each}
    ann.page.route("**/hint", lambda route: fulfill_json(route, three))
    ann.page.get_by_role("button", name="Hint", exact=True).click()
    ann.page.locator(".hint .hinted-move").first.wait_for()
    assert ann.page.locator(".hint").evaluate("element => element.scrollHeight <= element.clientHeight")
    sheet = boxes(ann, ".hint")[0]
    assert sheet["top"] > 500
    assert sheet["bottom"] > 750


def test_the_page_scrolls_to_the_moving_rat_on_a_phone(visit):
    ann = visit(width=390)
    ann.page.emulate_media(reduced_motion="no-preference")
    change_settings(ann, "pace: 800")
    before = set_up("death", value=8, homes={0: {"reaper": True}}).view(0)
    stream = FakeStream(ann, game="my_village", seats=3)
    ann.page.locator(".rat-marker").wait_for(state="attached")  # the board is loaded
    stream.show(before)
    expect(ann.page.locator(".rat-marker")).not_to_be_in_viewport()
    ran = {"kind": "rat", "seat": -1, "pips": 6, "distance": before["rat"] - 6}
    send_event(stream, EventSample(before, 1, [ran], {**before, "ply": before["ply"] + 1, "rat": ran["distance"]}))
    ann.page.wait_for_function("() => document.querySelector('.rat-marker')?.getAnimations().length > 0")
    expect(ann.page.locator(".rat-marker")).to_be_in_viewport()


def test_the_dice_pool_keeps_its_height_on_a_phone(visit):
    ann = visit(width=390)
    view = set_up("banner", value=6).view(0)
    stream = FakeStream(ann, game="my_village", seats=3)
    tall = set()
    for ply, pool in enumerate(({"white1": 8, "black2": 3}, {"white3": 2}, {})):
        stream.show({**view, "ply": ply, "pool": pool})
        tall.add(ann.page.locator(".pool").evaluate("element => element.offsetHeight"))
    assert len(tall) == 1


@pytest.mark.parametrize("width", [360, 390])
def test_the_stores_of_a_village_are_next_to_its_name_on_a_phone(visit, width):
    ann = visit(width=width)
    stores = {"laborers": 1, "coins": 10, "house": 17, "tree": 12}
    stage(ann, set_up("dice", seats=2, hand={"owner": 0}, homes={0: stores}))
    name, total = boxes(ann, ".village.own header > :is(h2, .total)")
    assert ann.page.locator(".village.own header > *").count() == 8
    assert total["top"] < name["bottom"]
