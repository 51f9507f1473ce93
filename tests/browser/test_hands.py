"""By keyboard alone, by finger on a phone, and alone against the rival; whole games are in `test_whole_games`."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
FAR = 12  # presses of Tab from an answer to the next question's first: one must not hunt for it
FOCUSED = "document.activeElement.dataset.token ?? ''"
SOME = 10  # answers


def press_tab_to_an_answer(ann: Visitor) -> int:
    """How often Tab was pressed until an answer has the focus."""
    for presses in range(100):
        if ann.page.evaluate(FOCUSED):
            return presses
        ann.page.keyboard.press("Tab")
    raise AssertionError("no answer can be reached by Tab")


def by_keyboard(ann: Visitor, most: int) -> int:
    """A game, or the beginning of one, where one sits already; how many answers it took."""
    chance = random.Random(5)
    ways: list[int] = []
    while len(ways) < most:
        ann.page.locator("[data-token], section.end").first.wait_for(state="attached")
        if ann.page.locator("section.end").count():
            break
        ways.append(press_tab_to_an_answer(ann))
        for _ in range(chance.randrange(4)):  # another answer, if there are so many
            ann.page.keyboard.press("Tab")
        press_tab_to_an_answer(ann)
        ply = ann.page.locator("[data-ply]").get_attribute("data-ply")
        ann.page.keyboard.press("Enter")
        ann.page.locator(f'[data-ply]:not([data-ply="{ply}"])').wait_for(state="attached")
    assert max(ways[1:]) <= FAR
    return len(ways)


def by_finger(ann: Visitor, most: int) -> int:
    """The same by touching what glows on a phone."""
    ann.sit(seats=2, chairs=[ME, BOT])
    chance = random.Random(6)
    answers = 0
    while answers < most and ann.tap(chance):
        answers += 1
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
    return answers


def alone(ann: Visitor, most: int) -> int:
    """The same alone, from the first screen on, by the list of answers."""
    ann.open()
    ann.page.get_by_role("link", name="Alone").or_(ann.page.get_by_role("button", name="Alone")).first.click()
    ann.page.locator(".question").wait_for()
    chance = random.Random(7)
    answers = 0
    while answers < most and ann.answer(chance):
        answers += 1
    return answers


def test_the_keyboard_alone_will_do_from_the_first_screen_on(visit):
    ann = visit()
    ann.open()
    ann.page.get_by_role("button", name="Play against bots").focus()
    ann.page.keyboard.press("Enter")
    ann.page.locator(".question").wait_for()
    assert by_keyboard(ann, SOME) == SOME


def test_a_finger_on_a_phone_will_do(visit):
    assert by_finger(visit(width=390, has_touch=True, is_mobile=True), SOME) == SOME


def test_one_plays_alone_from_the_first_screen(visit):
    assert alone(visit(), SOME) == SOME


def test_a_phone_says_what_a_finger_can_do_until_one_has_rested(visit):
    ann = visit(width=390, has_touch=True, is_mobile=True)
    ann.sit(seats=2, chairs=[ME, BOT], options={"first_player": 0})
    said = ann.page.get_by_text("rest on it to see what would follow")
    expect(said).to_be_in_viewport()
    expect(ann.page.locator(".question .how")).to_have_count(0)  # once is enough
    place = ann.page.locator(".board [data-token]").first
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = ann.page.context.new_cdp_session(ann.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    ann.page.locator(".saying").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(said).to_have_count(1)  # nothing moves under the finger
    ann.page.reload()
    ann.page.locator(".board [data-token]").first.wait_for()
    expect(said).to_have_count(0)


def test_a_laptop_says_so_in_the_bar(visit):
    ann = visit()
    ann.sit(seats=2, chairs=[ME, BOT], options={"first_player": 0})
    expect(ann.page.locator(".question .how")).to_be_visible()
    expect(ann.page.locator(".fingers")).to_have_count(0)


PHONE = {"width": 390, "has_touch": True, "is_mobile": True}


def told(ann: Visitor) -> str:
    """What is said of a thing, once it is; and it is put away."""
    said = ann.page.locator(".saying")
    said.wait_for()
    words = said.inner_text()
    said.get_by_role("button", name="Close").click()
    said.wait_for(state="detached")
    return words


@pytest.mark.parametrize("window", [PHONE, {"width": 1024}], ids=["phone", "tablet"])
@pytest.mark.parametrize("game", ["village", "my_village"])
def test_what_one_has_in_one_line_says_what_it_is(visit, game, window: dict[str, Any]):
    ann = visit(**window)
    ann.sit(game=game, seats=2, chairs=[ME, BOT])
    ann.answers.first.wait_for(state="attached")
    entries = ann.page.locator(".ask > .pinned > [data-what]")
    assert entries.count() > 4
    for entry in entries.all():
        press = entry.tap if "has_touch" in window else entry.click
        press()
        assert told(ann)
        ann.page.get_by_role("button", name="What is this?").click()
        press()
        words = told(ann)
        name = entry.get_attribute("data-what")
        entry.click(button="right")
        assert told(ann) == words
        there = ann.page.locator(f'.own [data-what="{name}"], .own [data-find="{name}"]').first
        if there.count():  # as on the farm
            ann.page.get_by_role("button", name="What is this?").click()
            there.click(force=True)
            assert told(ann) == words
