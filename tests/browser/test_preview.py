"""Previews of moves, reasons for illegal ones, animations, and live updates."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.page_driver import PageDriver

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
FIRST = {"first_player": 0}
FAILS = "class { constructor() { setTimeout(() => this.onclose?.({ code: 1006 })) } close() {} }"
THROWS = "class { constructor() { throw new DOMException('no') } }"
SLOW = """() => {
  const usual = Element.prototype.animate;
  Element.prototype.animate = function (path, how) { return usual.call(this, path, { ...how, duration: 60000 }) };
}"""


Events = list[dict[str, Any]]  # effects of a move


def effects_of_moves(person: PageDriver) -> dict[str, Events]:
    """Return the effects of all legal moves from the API."""
    return dict(
        person.page.request.get(f"{person.page.url.replace('/tables/', '/api/tables/')}/previews").json()["moves"]
    )


def open_table_with(person: PageDriver, matches: Callable[[str, Events], bool], seats: int = 2) -> str:
    """Open a table whose setup offers such a move and return that move."""
    for _ in range(30):
        id = person.create_table(seats=seats, players=[ME, *[BOT] * (seats - 1)], options=FIRST)
        previews = person.page.request.get(f"{person.address}/api/tables/{id}/previews").json()["moves"]
        fitting = [token for token, events in previews.items() if matches(token, events)]
        if fitting:
            person.open(f"/tables/{id}")
            wait_for_question(person)
            return fitting[0]
    raise AssertionError("thirty tables without such a move")


def a_cube(space: str) -> Callable[[str, Events], bool]:
    return lambda token, _: token.startswith(f"turn {space}.") and "plague" not in token


def a_plague_cube(token: str, _: Events) -> bool:
    return "plague" in token


def target(person: PageDriver, token: str) -> Locator:
    return person.page.locator(f'.board [data-token="{token}"]').first


def wait_for_question(person: PageDriver) -> None:
    person.page.locator(".board [data-token], .move-button").first.wait_for()


def play(person: PageDriver, token: str) -> None:
    """Click the target of a move, or its button, and wait for the log."""
    ply = person.page.locator(".log li").count()
    on_board = target(person, token)
    (on_board if on_board.count() else person.page.locator(f'.move-button[data-token="{token}"]')).click(force=True)
    person.page.locator(".log li").nth(ply).wait_for(state="attached")


def open_crafts(visit, **more: Any) -> PageDriver:
    """Return a driver at the question for a workshop."""
    ann = visit(**more)
    play(ann, open_table_with(ann, a_cube("crafts")))
    target(ann, "crafts office.train").wait_for()
    return ann


def open_animated(visit, pace: int) -> PageDriver:
    """Return a driver at a new table with animations."""
    ann = visit()
    ann.page.emulate_media(reduced_motion="no-preference")
    settings = json.dumps({"language": "en", "theme": "light", "pace": pace, "coach": False, "name": "Ann"})
    ann.page.add_init_script(f"localStorage.village = {json.dumps(settings)}")
    open_table_with(ann, a_cube("grain"))
    return ann


def take_a_grain_cube(ann: PageDriver) -> None:
    matches = a_cube("grain")
    target(ann, next(token for token, events in effects_of_moves(ann).items() if matches(token, events))).click(
        force=True
    )


def test_hovering_over_a_move_previews_it_without_shifting_the_layout(visit):
    ann = open_crafts(visit)
    bar = ann.page.locator(".prompt-bar")
    before = bar.bounding_box()["height"]
    time = effects_of_moves(ann)["crafts office.train"][0]
    assert time["kind"] == "time"
    target(ann, "crafts office.train").hover(force=True)
    expect(ann.page.locator(".preview .effect-chip.time")).to_have_text(f"{time['amount']} time")
    assert bar.bounding_box()["height"] == before
    ann.page.mouse.move(2, 700)
    expect(ann.page.locator(".preview .effect-chip")).to_have_count(0)


def test_every_move_in_the_list_is_described_by_its_effects(visit):
    ann = open_crafts(visit)
    ann.open_move_list()
    button = ann.page.locator('button.move[data-token="crafts office.train"]')
    expect(button).to_have_accessible_description(re.compile("^2 time, generation 1"))
    button.focus()
    expect(ann.page.locator(".preview .effect-chip.time")).to_have_text("2 time")


def test_a_move_without_a_target_is_a_button_in_the_prompt_bar(visit):
    ann = open_crafts(visit)
    expect(ann.page.locator('.prompt-bar .move-button[data-token="crafts pass"]')).to_be_visible()


def test_the_prompt_bar_shows_the_players_own_last_move(visit):
    ann = open_crafts(visit)
    expect(ann.page.locator(".prompt-bar .last-move")).to_contain_text("Just now: Ann takes")


def test_on_a_phone_every_move_is_in_a_list(visit):
    ann = visit(width=390, has_touch=True)
    ann.open_new_table(seats=2, players=[ME, BOT], options=FIRST)
    buttons = ann.page.locator(".prompt-bar .move-button")
    ann.page.get_by_role("button", name="moves", exact=False).and_(ann.page.locator("[aria-expanded=false]")).tap()
    expect(buttons).to_have_count(len(effects_of_moves(ann)))
    boxes = [button.bounding_box() for button in buttons.all()]
    assert all(box["height"] >= 44 for box in boxes)
    assert len({box["x"] for box in boxes}) == 1, "below each other"
    buttons.last.tap()
    expect(ann.page.locator(".log li").nth(1)).to_be_attached()


def test_a_long_press_previews_and_a_tap_moves(visit):
    ann = visit(width=390, has_touch=True, is_mobile=True)
    token = open_table_with(ann, a_plague_cube)
    time = next(event["amount"] for event in effects_of_moves(ann)[token] if event["kind"] == "time")
    place, ply = target(ann, token), ann.page.locator(".prompt-bar").get_attribute("data-ply")
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = ann.page.context.new_cdp_session(ann.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(ann.page.locator(".prompt-bar .preview-overlay .effect-chip.time")).to_have_text(f"{time} time")
    ann.page.wait_for_timeout(700)
    expect(ann.page.locator(".popover")).to_contain_text("plague")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ann.page.locator(".prompt-bar .preview-overlay")).to_have_count(0)
    assert ann.page.locator(".prompt-bar").get_attribute("data-ply") == ply
    ann.page.touchscreen.tap(**at)
    expect(ann.page.locator(".prompt-bar")).not_to_have_attribute("data-ply", ply)


def test_clicking_an_illegal_target_explains_the_rule(visit):
    ann = open_crafts(visit)
    ann.page.locator('.board [data-target="craft.office.make"]:not([data-token])').click(force=True)
    popover = ann.page.locator(".popover .refusal")
    expect(popover.locator("a")).to_have_attribute("href", re.compile(r"^/rules\?rule=V-CRF-\d"))
    ann.page.keyboard.press("Escape")
    expect(popover).to_have_count(0)
    assert target(ann, "crafts office.train").count(), "Escape has closed the reason and undone nothing"


def test_clicking_something_else_explains_what_it_is(visit):
    ann = open_crafts(visit)
    ann.page.locator(".board [data-target^=stock]:not([data-token])").first.click(force=True)
    popover = ann.page.locator(".popover")
    expect(popover).to_contain_text("influence")
    expect(popover.locator("a")).to_have_attribute("href", "/rules?rule=V-PAY-1")
    ann.page.locator('.move-button[data-token="crafts pass"]').click()
    expect(popover).to_have_count(0)


def test_the_landscape_is_explained_only_in_help_mode(visit):
    ann = visit()
    ann.open_new_table(seats=2, players=[ME, BOT], options=FIRST)
    wait_for_question(ann)
    popover = ann.page.locator(".popover")
    ann.page.locator('[data-explain="land.bridge"]').first.click()
    expect(popover).to_contain_text("The bridge")
    box = ann.page.locator("svg.village").bounding_box()
    meadow = {"x": box["x"] + box["width"] * 0.42, "y": box["y"] + box["height"] * 0.72}
    ann.page.mouse.click(**meadow)
    expect(popover).to_have_count(0)
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Help: click anything").click()
    ann.page.mouse.click(**meadow)
    expect(popover).to_contain_text("are only decoration")


def test_a_disabled_undo_button_says_why(visit):
    ann = visit(width=390, has_touch=True)
    ann.open_new_table(seats=2, players=[ME, BOT], options=FIRST)
    undo = ann.page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.tap(force=True)
    expect(ann.page.get_by_text("Nothing to undo.")).to_be_visible()


def test_control_z_undoes_a_move(visit):
    ann = open_crafts(visit)
    ann.page.keyboard.press("Control+z")
    expect(ann.page.locator(".prompt-bar h1")).to_contain_text("Take a cube")


# Remembers the prompt at the first animation, which may be over before a busy machine can check.
WATCH = """() => new MutationObserver((_, watching) => {
  if (!document.querySelector(".flying")) return;
  window.promptThen = document.querySelector(".prompt-bar h1").textContent;
  watching.disconnect();
}).observe(document.body, { childList: true, subtree: true })"""


def test_animations_finish_before_the_next_prompt(visit):
    ann = open_animated(visit, 60_000)
    ann.page.evaluate(WATCH)
    take_a_grain_cube(ann)
    expect(ann.page.locator(".prompt-bar h1")).to_contain_text("Harvest")
    assert "Take a cube" in ann.page.evaluate("window.promptThen")
    ann.page.locator('.move-button[data-token="harvest pass"]').click()
    expect(ann.page.locator(".prompt-bar .animated-move")).to_contain_text("Bruno")
    ann.page.get_by_role("button", name="Skip").click()
    expect(ann.page.locator(".prompt-bar h1")).to_contain_text("Take a cube")


def test_a_click_that_skips_an_animation_makes_no_move(visit):
    ann = open_animated(visit, 60_000)  # slow enough that the bot is still moving when the test clicks
    take_a_grain_cube(ann)
    ann.page.locator('.move-button[data-token="harvest pass"]').click()
    ann.page.get_by_role("button", name="Skip").wait_for()
    own = ann.page.locator(".log .seat0 button").filter(has_text="takes")
    before = own.count()
    cube = ann.page.locator('.board [data-target^="cube."]').last.bounding_box()
    ann.page.mouse.move(cube["x"] + 10, cube["y"] + 10)
    ann.page.mouse.down()
    wait_for_question(ann)
    ann.page.mouse.up()
    ann.page.wait_for_timeout(500)
    assert own.count() == before
    expect(ann.page.locator(".prompt-bar h1")).to_contain_text("Take a cube")


def test_a_double_click_is_one_move(visit):
    ann = visit()
    token = open_table_with(ann, lambda _, events: "idle" in [event["kind"] for event in events])
    target(ann, token).dblclick(force=True)
    expect(ann.page.locator(".log .seat0 button")).to_have_count(1)
    ann.page.wait_for_timeout(500)
    expect(ann.page.locator(".log .seat0 button")).to_have_count(1)


@pytest.mark.parametrize("width", [1024, 800])
def test_on_a_tablet_the_preview_is_visible(visit, width):
    ann = visit(width=width)
    target(ann, open_table_with(ann, a_plague_cube, seats=3)).hover(force=True)
    expect(ann.page.locator(".prompt-bar .preview-overlay .effect-chip").first).to_be_in_viewport(ratio=1)
    ann.page.locator(".prompt-bar .moves-row").hover()
    ann.page.mouse.wheel(0, 400)
    expect(ann.page.locator(".prompt-bar .move-button").first).not_to_be_in_viewport(ratio=0.5)


def test_help_opens_by_key_button_and_right_click(visit):
    ann = visit()
    token = open_table_with(ann, a_cube("council"))
    popover, keys = ann.page.locator(".popover h2"), ann.page.keyboard
    ann.page.locator('.board [data-area="council"] .name').first.click(force=True)
    expect(popover).to_have_text("Council")
    keys.press("Escape")
    target(ann, token).focus()
    keys.press("?")
    expect(popover).to_contain_text("cube")
    keys.press("ArrowLeft")
    expect(popover).not_to_contain_text("cube")
    keys.press("Escape")
    ann.page.get_by_role("button", name="Help: click anything").click()
    target(ann, token).click(force=True)
    expect(popover).to_contain_text("cube")
    target(ann, token).click(button="right", force=True)
    expect(popover).to_contain_text("cube")
    assert target(ann, token).count(), "no move was made"


def test_on_a_phone_the_board_scrolls_to_the_legal_moves(visit):
    ann = visit(width=390, has_touch=True, is_mobile=True)
    play(ann, open_table_with(ann, a_cube("crafts")))
    expect(target(ann, "crafts office.train")).to_be_in_viewport()
    expect(ann.page.locator(".resource-bar")).to_be_in_viewport()
    wide = ann.page.locator(".sheet svg.village").bounding_box()["width"]
    ann.page.get_by_role("button", name="Zoom in").first.tap()
    expect(ann.page.get_by_role("button", name="Reset zoom")).to_be_visible()
    assert ann.page.locator(".sheet svg.village").bounding_box()["width"] > wide
    ann.page.get_by_role("button", name="Reset zoom").tap()
    assert ann.page.locator(".sheet svg.village").bounding_box()["width"] == wide


def test_an_animation_can_be_skipped(visit):
    ann = open_animated(visit, 500)
    ann.page.evaluate(SLOW)
    take_a_grain_cube(ann)
    ann.page.locator(".flying").first.wait_for(state="attached")
    ann.page.keyboard.press("Shift")
    expect(ann.page.locator(".prompt-bar h1")).to_contain_text("Harvest", timeout=2000)
    assert ann.page.locator(".flying").count() == 0


CLICK_TO_PIECE = """() => {
  window.shownAfter = new Promise((shown) => addEventListener("click", ({ timeStamp }) =>
    new MutationObserver((_, observer) => {
      if (!document.querySelector(".flying")) return;
      observer.disconnect();
      requestAnimationFrame((now) => shown(now - timeStamp));
    }).observe(document.body, { childList: true, subtree: true }), { capture: true, once: true }));
}"""
TRIES = 5  # one must do, because other tests keep the machine busy


def delay_of_own_move(visit) -> float:
    """Return the milliseconds from the click to the first piece that moves; the server has not answered by then."""
    ann = open_animated(visit, 500)
    held: list[Route] = []
    ann.page.route("**/moves", lambda route: held.append(route))
    ann.page.evaluate(CLICK_TO_PIECE)
    take_a_grain_cube(ann)
    delay = float(ann.page.evaluate("window.shownAfter"))
    ann.page.wait_for_timeout(20)
    (sent,) = held
    sent.continue_()
    expect(ann.page.locator(".prompt-bar h1")).to_contain_text("Harvest")
    return delay


def test_the_own_move_is_shown_within_100_milliseconds_of_the_click(visit):
    """Its preview is certain, so the page does not wait for the server."""
    assert any(delay_of_own_move(visit) < 100 for _ in range(TRIES))


def test_animations_can_be_turned_off(visit):
    ann = open_animated(visit, 0)
    watch = "window.flown = 0; new MutationObserver(() => (flown += document.querySelectorAll('.flying').length))"
    ann.page.evaluate(watch + ".observe(document.body, { childList: true, subtree: true })")
    play(ann, next(iter(effects_of_moves(ann))))
    assert ann.page.evaluate("flown") == 0


@pytest.mark.parametrize("broken", [FAILS, THROWS])
def test_updates_arrive_without_websockets(visit, broken):
    ann = visit()
    ann.page.add_init_script(f"window.WebSocket = {broken}")
    ann.open_new_table(seats=2, players=[ME, BOT])
    rng = random.Random(1)
    for _ in range(4):
        ann.make_random_move(rng)
        ann.wait_for_moves()
    assert ann.page.locator(".connection-lost").count() == 0


def test_a_client_that_was_offline_says_so_and_catches_up(visit):
    ann, eve = visit(), visit()
    ann.open_new_table(seats=2, players=[ME, ME])  # without hidden information
    eve.page.goto(ann.page.url)
    eve.page.locator(".prompt-bar").wait_for()
    before = eve.page.locator(".log li").count()
    eve.page.context.set_offline(True)
    eve.page.get_by_text("Connection lost").wait_for()
    ann.make_random_move(random.Random(1))
    eve.page.context.set_offline(False)
    eve.page.get_by_text("Connection lost").wait_for(state="detached")
    expect(eve.page.locator(".log li").nth(before)).to_be_attached()


def test_a_stale_move_shows_a_notice_and_can_be_repeated(visit):
    ann = visit()
    ann.open_new_table(seats=2, players=[ME, BOT], options=FIRST)
    wait_for_question(ann)
    sent = []

    def late(route):
        sent.append(route.request.post_data_json)
        problem = {"type": "/problems/stale", "title": "", "status": 409, "detail": ""}
        route.fulfill(status=409, content_type="application/problem+json", body=json.dumps(problem))

    ann.page.route("**/moves", late, times=1)
    token = next(iter(effects_of_moves(ann)))
    target(ann, token).click(force=True)
    expect(ann.page.get_by_role("status").filter(has_text="moved on in the meantime")).to_be_visible()
    assert sent[0]["number"] == ann.page.request.get(ann.page.url.replace("/tables/", "/api/tables/")).json()["number"]
    play(ann, token)
    expect(ann.page.get_by_text("moved on in the meantime")).to_have_count(0)
