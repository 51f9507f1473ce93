"""Keyboard, touch and solo play; whole games are in `test_whole_games`."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.page_driver import PageDriver

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
MAX_TABS = 12  # maximum presses of Tab from one move to the first of the next question
FOCUSED = "document.activeElement.dataset.token ?? ''"
SOME_MOVES = 10  # moves


def press_tab_to_a_move(ann: PageDriver) -> int:
    """Press Tab until a move has the focus and return the number of presses."""
    for presses in range(100):
        if ann.page.evaluate(FOCUSED):
            return presses
        ann.page.keyboard.press("Tab")
    raise AssertionError("no move can be reached with Tab")


def play_by_keyboard(ann: PageDriver, max_moves: int) -> int:
    """Play an open game, or its beginning, with the keyboard and return the number of moves."""
    rng = random.Random(5)
    presses_per_move: list[int] = []
    while len(presses_per_move) < max_moves:
        ann.page.locator("[data-token], section.game-over").first.wait_for(state="attached")
        if ann.page.locator("section.game-over").count():
            break
        presses_per_move.append(press_tab_to_a_move(ann))
        for _ in range(rng.randrange(4)):  # another move, if there are that many
            ann.page.keyboard.press("Tab")
        press_tab_to_a_move(ann)
        ply = ann.page.locator("[data-ply]").get_attribute("data-ply")
        ann.page.keyboard.press("Enter")
        ann.page.locator(f'[data-ply]:not([data-ply="{ply}"])').wait_for(state="attached")
    assert max(presses_per_move[1:]) <= MAX_TABS
    return len(presses_per_move)


def play_by_touch(ann: PageDriver, max_moves: int) -> int:
    """Play a game, or its beginning, by touch on a phone."""
    ann.open_new_table(seats=2, players=[ME, BOT])
    rng = random.Random(6)
    moves = 0
    while moves < max_moves and ann.tap_random_target(rng):
        moves += 1
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
    return moves


def play_solo(ann: PageDriver, max_moves: int) -> int:
    """Play a solo game, or its beginning, from the home page by the move list."""
    ann.open()
    ann.page.get_by_role("link", name="Solo").or_(ann.page.get_by_role("button", name="Solo")).first.click()
    ann.page.locator(".prompt-bar").wait_for()
    rng = random.Random(7)
    moves = 0
    while moves < max_moves and ann.make_random_move(rng):
        moves += 1
    return moves


def test_a_game_can_be_started_and_played_with_only_the_keyboard(visit):
    ann = visit()
    ann.open()
    ann.page.get_by_role("button", name="Play against bots").focus()
    ann.page.keyboard.press("Enter")
    ann.page.locator(".prompt-bar").wait_for()
    assert play_by_keyboard(ann, SOME_MOVES) == SOME_MOVES


def test_a_game_can_be_played_by_touch_on_a_phone(visit):
    assert play_by_touch(visit(width=390, has_touch=True, is_mobile=True), SOME_MOVES) == SOME_MOVES


def test_a_solo_game_can_be_started_from_the_home_page(visit):
    assert play_solo(visit(), SOME_MOVES) == SOME_MOVES


def test_the_touch_hint_is_shown_until_the_first_long_press(visit):
    ann = visit(width=390, has_touch=True, is_mobile=True)
    ann.open_new_table(seats=2, players=[ME, BOT], options={"first_player": 0})
    hint = ann.page.get_by_text("long-press it to preview the move")
    expect(hint).to_be_in_viewport()
    expect(ann.page.locator(".prompt-bar .usage-hint")).to_have_count(0)  # not shown twice
    place = ann.page.locator(".board [data-token]").first
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = ann.page.context.new_cdp_session(ann.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    ann.page.locator(".popover").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(hint).to_have_count(1)  # the layout does not shift under the finger
    ann.page.reload()
    ann.page.locator(".board [data-token]").first.wait_for()
    expect(hint).to_have_count(0)


def test_on_a_laptop_the_hint_is_in_the_prompt_bar(visit):
    ann = visit()
    ann.open_new_table(seats=2, players=[ME, BOT], options={"first_player": 0})
    expect(ann.page.locator(".prompt-bar .usage-hint")).to_be_visible()
    expect(ann.page.locator(".touch-hint")).to_have_count(0)


PHONE = {"width": 390, "has_touch": True, "is_mobile": True}


def explanation(ann: PageDriver) -> str:
    """Wait for an explanation, close it and return its text."""
    popover = ann.page.locator(".popover")
    popover.wait_for()
    words = popover.inner_text()
    popover.get_by_role("button", name="Close").click()
    popover.wait_for(state="detached")
    return words


@pytest.mark.parametrize("window", [PHONE, {"width": 1024}], ids=["phone", "tablet"])
@pytest.mark.parametrize("game", ["village", "my_village"])
def test_the_resource_bar_explains_its_entries(visit, game, window: dict[str, Any]):
    ann = visit(**window)
    ann.open_new_table(game=game, seats=2, players=[ME, BOT])
    ann.move_buttons.first.wait_for(state="attached")
    entries = ann.page.locator(".prompt-area > .resource-bar > [data-explain]")
    assert entries.count() > 4
    for entry in entries.all():
        press = entry.tap if "has_touch" in window else entry.click
        press()
        assert explanation(ann)
        ann.page.get_by_role("button", name="Help: click anything").click()
        press()
        words = explanation(ann)
        name = entry.get_attribute("data-explain")
        entry.click(button="right")
        assert explanation(ann) == words
        on_board = ann.page.locator(f'.own [data-explain="{name}"], .own [data-anchor="{name}"]').first
        if on_board.count():  # the same explanation as on the farm
            ann.page.get_by_role("button", name="Help: click anything").click()
            on_board.click(force=True)
            assert explanation(ann) == words
