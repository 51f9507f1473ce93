"""Sheets beside the village, and cards one can read."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.test_access import AXE, LOOK
from tests.browser.test_board import BOT, ME, Player

FIRST = {"first_player": 0}
OPEN = """() => {
  const sheet = document.querySelector(".sheet:not(.away)");
  const told = document.querySelector("[data-leads][aria-current]").dataset.leads;
  const { left } = sheet.getBoundingClientRect();
  return sheet.dataset.sheet === told && Math.abs(left - sheet.parentElement.getBoundingClientRect().left) < 2;
}"""  # the tab that is marked is that of the sheet in the frame


def at_the_table(visit: Any, width: int = 1440, **wish: Any) -> Player:
    player = Player(visit(width=width), seats=2, chairs=[ME, BOT], options=FIRST, **wish)
    player.drawn(player.tokens())
    return player


def taking(player: Player, space: str) -> str:
    return next(token for token in player.tokens() if token.startswith(f"turn {space}."))


@pytest.mark.parametrize("width", [1440, 390])
def test_what_glows_elsewhere_is_one_press_away_and_followed(visit, width):
    player = at_the_table(visit, width, boxes=["marriage"])
    page = player.ann.page
    tab = page.locator('[data-leads="wedding"]')
    assert tab.get_attribute("aria-current") is None
    assert "glow" in tab.inner_text()  # for those who listen
    cube = taking(player, "marriage")
    tab.click()
    assert tab.get_attribute("aria-current") == "true"
    player.press(cube)
    assert {"marriage rank.4", "marriage pass"} <= set(player.tokens())
    assert tab.get_attribute("aria-current") == "true"
    player.press("marriage rank.4")
    page.locator('[data-member="0.ceremony.1"]').wait_for(state="attached")


SEEN = """id => {
  const box = (query) => document.querySelector(query).getBoundingClientRect();
  const top = Math.max(box(".ask").bottom, box("[data-stays]").bottom);
  const bottom = box(".jumps").top;
  return [...document.querySelectorAll(`[data-sheet="${id}"] [data-token]`)]
    .map((one) => one.getBoundingClientRect())
    .some((it) => top <= it.top && it.bottom <= bottom && it.left >= 0 && it.right <= innerWidth);
}"""


@pytest.mark.parametrize("top", [0, 600])
def test_on_a_phone_a_tab_leads_to_what_glows_there(visit, top):
    player = at_the_table(visit, 390, boxes=["inn", "port", "goals", "customers", "marriage"])
    page = player.ann.page
    tabs = page.locator("[data-leads]").evaluate_all("tabs => tabs.map((tab) => tab.dataset.leads)")
    assert len(tabs) == 3
    for id in [*tabs[1:], tabs[0]]:
        page.evaluate("top => scrollTo({ top, behavior: 'instant' })", top)
        if page.locator(f'[data-sheet="{id}"] [data-token]').count():
            page.locator(f'[data-leads="{id}"]').click()
            page.wait_for_function(SEEN, arg=id)


def test_a_new_question_turns_to_where_it_is_answered(visit):
    player = at_the_table(visit, boxes=["marriage"])
    page = player.ann.page
    page.locator('[data-leads="wedding"]').click()
    page.locator('[data-leads="wedding"][aria-current]').wait_for()
    cube = taking(player, "family")
    page.locator(f'button.answer[data-token="{cube}"]').first.evaluate("button => button.click()")  # in words
    page.locator('[data-leads="village"][aria-current]').wait_for()
    assert "family birth" in player.tokens()


def test_the_marked_tab_is_that_of_the_sheet_in_sight_when_the_window_changes(visit):
    player = at_the_table(visit, boxes=["port", "marriage"])
    page = player.ann.page
    page.locator("[data-leads]").last.click()
    for width in (390, 1440, 390):
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_timeout(300)  # a swipe has come to rest
        page.wait_for_function(OPEN)


def test_with_a_keyboard_the_sheets_are_reached_too(visit):
    player = at_the_table(visit, boxes=["port"])
    page = player.ann.page
    page.locator('[data-leads="sea"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-leads="sea"][aria-current]').wait_for()
    page.locator('.board [data-token^="turn travel."]').first.focus()
    page.keyboard.press("Enter")
    page.locator('.question[aria-busy="false"]').wait_for()


def test_a_card_is_held_up_by_a_press_and_put_back(visit):
    player = at_the_table(visit, boxes=["inn", "goals"])
    page = player.ann.page
    page.locator(".farm.own .slip.gold").click()
    held = page.locator("dialog[open]")
    held.locator(".effect").wait_for()
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(LOOK) == []
    page.keyboard.press("Escape")
    held.wait_for(state="detached")
    page.locator('[data-spot="stall.1"].held').focus()
    page.keyboard.press("Enter")
    held.locator(".effect", has_text="market day").wait_for()
    page.keyboard.press("Escape")
    held.wait_for(state="detached")
    villager = page.locator('[data-area="inn"] [data-spot^="villager."]').first
    villager.focus()
    page.keyboard.press("Enter")
    held.wait_for()
    held.click()
    held.wait_for(state="detached")
    assert player.tokens()  # nothing was answered, nothing taken back
