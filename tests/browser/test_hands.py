"""By keyboard alone, by finger on a phone, and alone against the rival: whole games each."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
FAR = 12  # presses of Tab from an answer to the next question's first: one must not hunt for it
FOCUSED = "document.activeElement.dataset.token ?? ''"


def press_tab_to_an_answer(ann: Visitor) -> int:
    """How often Tab was pressed until an answer has the focus."""
    for presses in range(100):
        if ann.page.evaluate(FOCUSED):
            return presses
        ann.page.keyboard.press("Tab")
    raise AssertionError("no answer can be reached by Tab")


def test_a_whole_game_by_keyboard_alone(visit):
    ann = visit()
    ann.sit_late(30, seats=2, chairs=[ME, BOT])
    chance = random.Random(5)
    ways = []
    while True:
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
    assert len(ways) > 20
    assert max(ways[1:]) <= FAR


def test_a_whole_game_by_finger_on_a_phone(visit):
    ann = visit(width=390, has_touch=True, is_mobile=True)
    ann.sit_late(50, seats=2, chairs=[ME, BOT])
    chance = random.Random(6)
    while ann.tap(chance):
        pass
    expect(ann.page.locator(".podium li")).to_have_count(2)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_whole_game_alone(visit):
    ann = visit()
    ann.open()
    ann.page.get_by_role("link", name="Alone").or_(ann.page.get_by_role("button", name="Alone")).first.click()
    ann.page.locator(".question").wait_for()
    chance = random.Random(7)
    while ann.answer(chance):
        pass
    assert "points" in ann.page.locator("section.end h1").inner_text()
