"""The coach: warnings, hints on the board, and the analysis after a game."""

from __future__ import annotations

import json
import random

from playwright.sync_api import Page, expect

import village
from tests.browser.fake_stream import analysis_response, fulfill_json
from tests.browser.page_driver import PageDriver, play_random_game
from tests.browser.test_accessibility import AXE, RUN_AXE

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


SETTINGS = json.dumps({"language": "en", "theme": "light", "pace": 0, "name": "Ann"})


COVERED = """() => {
  const hinted = document.querySelector(".board [data-hinted]").getBoundingClientRect();
  return hinted.bottom > document.querySelector(".hint").getBoundingClientRect().top;
}"""


def with_coach(visit) -> PageDriver:
    """Return a driver with the coach enabled."""
    ann = visit()
    ann.page.add_init_script(
        f"if (JSON.parse(localStorage.village).coach === false) localStorage.village = {json.dumps(SETTINGS)}"
    )
    return ann


def assert_accessible(page: Page) -> None:
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(RUN_AXE) == []


def test_the_coach_warns_once_before_a_turn_is_wasted(visit):
    ann = with_coach(visit)
    ann.open_new_table(seats=2, players=[ME, BOT], options={"first_player": 0})
    page = ann.page
    page.locator(".prompt-bar.my-turn").wait_for()
    wasted = page.locator(".board [data-wasted]").first
    wasted.wait_for()
    wasted.focus()
    page.keyboard.press("Enter")
    page.get_by_text("there is nothing you can do there").wait_for()
    expect(page.locator(".preview-tooltip[aria-hidden]")).to_have_count(
        0
    )  # the warning covers nothing and is shown once
    expect(page.locator(".preview")).not_to_contain_text("your turn ends")
    cancel = page.get_by_role("button", name="Cancel", exact=True)
    expect(cancel).to_contain_class("primary")
    expect(page.locator(".confirmation .detail")).to_contain_text("Better: ", timeout=60_000)
    cancel.click()
    page.get_by_role("button", name="Hint", exact=True).click()
    first = page.locator(".hint .hinted-move").first
    first.wait_for(timeout=60_000)
    expect(first).to_contain_text("best move")
    first.click()
    page.locator("[data-hinted], button.hinted").first.wait_for(state="attached")
    assert_accessible(page)
    page.set_viewport_size(
        {"width": 390, "height": 844}
    )  # there the hint is a bottom sheet and does not cover the hinted move
    first.click()
    first.click()
    expect(page.locator(".board [data-hinted]").first).to_be_in_viewport()
    assert not page.evaluate(COVERED)
    page.get_by_role("button", name="Close", exact=True).click()
    wasted.focus()
    page.keyboard.press("Enter")
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_in_viewport(ratio=1)
    confirm.click()
    page.locator(".prompt-bar:not(.my-turn)").or_(
        page.locator('.prompt-bar.my-turn:not([data-ply="0"])')
    ).first.wait_for()
    assert page.evaluate("JSON.parse(localStorage.village).warned") == ["idles"]


def test_the_analysis_of_a_finished_game_leads_to_a_branch(visit):
    ann = with_coach(visit)
    game = play_random_game(random.Random(3), seats=2)
    ann.page.route("**/analysis?seat=0", lambda route: fulfill_json(route, analysis_response(game.log)))
    ann.open(ann.import_record(game))
    page = ann.page
    page.get_by_role("button", name="Analyze this game").click()
    page.locator(".win-chart .mistake-mark").wait_for()
    each = round(600 / len(analysis_response(game.log)["moves"])) / 10  # of 60 % in total
    expect(page.locator("dl.summary")).to_contain_text(f"per move {each:g}%", use_inner_text=True)
    expect(page.locator("dl.summary")).to_contain_text("helped")
    mistakes = page.locator(".mistakes")
    expect(mistakes).to_contain_text(
        "Blunder \N{MINUS SIGN}30% win chance, \N{MINUS SIGN}6.5 points", use_inner_text=True
    )
    expect(mistakes).to_contain_text("2 points more this turn: Council chamber; 3 time saved; about 6 points better")
    marks = [int(mark) for mark in page.locator(".win-chart .right-axis").all_text_contents()]
    assert marks == [marks[1] * quarter for quarter in range(5)]  # evenly spaced grid lines
    assert_accessible(page)
    page.get_by_role("button", name="Show position", exact=True).click()
    page.get_by_role("button", name="What would Master do?").wait_for()
    ply = analysis_response(game.log)["mistakes"][0]["ply"]
    moves_before = sum(not line.startswith(f"{village.CHANCE} ") for line in game.log[:ply])
    expect(page.locator(".prompt-bar h1")).to_contain_text(f" {moves_before + 1} of ")
    page.get_by_role("button", name="Exit replay").click()
    expect(page.locator("#analysis")).to_be_in_viewport()  # the scroll position is restored
    before = page.url
    page.get_by_role("button", name="Continue from here").click()
    page.locator(".prompt-bar.my-turn").wait_for()
    assert page.url != before
