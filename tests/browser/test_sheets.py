"""Sheets of the board, and enlarged cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.test_accessibility import AXE, RUN_AXE
from tests.browser.test_board import BOT, ME, Player

FIRST = {"first_player": 0}
OPEN = """() => {
  const sheet = document.querySelector("[data-sheet]:not(.off-screen)");
  const current = document.querySelector("[data-tab][aria-current]").dataset.tab;
  const { left } = sheet.getBoundingClientRect();
  return sheet.dataset.sheet === current && Math.abs(left - sheet.parentElement.getBoundingClientRect().left) < 2;
}"""  # the current tab is that of the visible sheet


def open_board(visit: Any, width: int = 1440, **setting: Any) -> Player:
    player = Player(visit(width=width), seats=2, players=[ME, BOT], options=FIRST, **setting)
    player.drawn(player.tokens())
    return player


def take_cube(player: Player, space: str) -> str:
    return next(token for token in player.tokens() if token.startswith(f"turn {space}."))


@pytest.mark.parametrize("width", [1440, 390])
def test_a_tab_opens_the_sheet_with_legal_moves_and_the_next_question_stays_there(visit, width):
    player = open_board(visit, width, expansions=["marriage"])
    page = player.ann.page
    tab = page.locator('[data-tab="wedding"]')
    assert tab.get_attribute("aria-current") is None
    assert "available" in tab.inner_text()  # for screen readers
    cube = take_cube(player, "marriage")
    tab.click()
    assert tab.get_attribute("aria-current") == "true"
    player.press(cube)
    assert {"marriage rank.4", "marriage pass"} <= set(player.tokens())
    assert tab.get_attribute("aria-current") == "true"
    player.press("marriage rank.4")
    page.locator('[data-member="0.ceremony.1"]').wait_for(state="attached")


SEEN = """id => {
  const box = (query) => document.querySelector(query).getBoundingClientRect();
  const top = Math.max(box(".prompt-area").bottom, box("[data-sticky]").bottom);
  const bottom = box(".bottom-nav").top;
  return [...document.querySelectorAll(`[data-sheet="${id}"] [data-token]`)]
    .map((element) => element.getBoundingClientRect())
    .some((it) => top <= it.top && it.bottom <= bottom && it.left >= 0 && it.right <= innerWidth);
}"""


@pytest.mark.parametrize("top", [0, 600])
def test_on_a_phone_a_tab_scrolls_to_a_legal_move(visit, top):
    player = open_board(visit, 390, expansions=["inn", "port", "goals", "customers", "marriage"])
    page = player.ann.page
    tabs = page.locator("[data-tab]").evaluate_all("tabs => tabs.map((tab) => tab.dataset.tab)")
    assert len(tabs) == 3
    for id in [*tabs[1:], tabs[0]]:
        page.evaluate("top => scrollTo({ top, behavior: 'instant' })", top)
        if page.locator(f'[data-sheet="{id}"] [data-token]').count():
            page.locator(f'[data-tab="{id}"]').click()
            page.wait_for_function(SEEN, arg=id)


def test_a_new_question_opens_the_sheet_with_its_moves(visit):
    player = open_board(visit, expansions=["marriage"])
    page = player.ann.page
    page.locator('[data-tab="wedding"]').click()
    page.locator('[data-tab="wedding"][aria-current]').wait_for()
    cube = take_cube(player, "family")
    page.locator(f'button.move[data-token="{cube}"]').first.evaluate("button => button.click()")  # by the move list
    page.locator('[data-tab="village"][aria-current]').wait_for()
    assert "family birth" in player.tokens()


def test_the_current_tab_matches_the_visible_sheet_after_resizing(visit):
    player = open_board(visit, expansions=["port", "marriage"])
    page = player.ann.page
    page.locator("[data-tab]").last.click()
    for width in (390, 1440, 390):
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_timeout(300)  # scrolling has settled
        page.wait_for_function(OPEN)


def test_sheets_can_be_opened_with_the_keyboard(visit):
    player = open_board(visit, expansions=["port"])
    page = player.ann.page
    page.locator('[data-tab="sea"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-tab="sea"][aria-current]').wait_for()
    page.locator('.board [data-token^="turn travel."]').first.focus()
    page.keyboard.press("Enter")
    page.locator('.prompt-bar[aria-busy="false"]').wait_for()


def test_a_click_enlarges_a_card_and_escape_closes_it(visit):
    player = open_board(visit, expansions=["inn", "goals"])
    page = player.ann.page
    page.locator(".farm.own .small-card.gold").click()
    dialog = page.locator("dialog[open]")
    dialog.locator(".effect").wait_for()
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(RUN_AXE) == []
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    page.locator('[data-target="stall.1"].enlargeable').focus()
    page.keyboard.press("Enter")
    dialog.locator(".effect", has_text="market day").wait_for()
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    villager = page.locator('[data-area="inn"] [data-target^="villager."]').first
    villager.focus()
    page.keyboard.press("Enter")
    dialog.wait_for()
    dialog.click()
    dialog.wait_for(state="detached")
    assert player.tokens()  # no move was made or undone
