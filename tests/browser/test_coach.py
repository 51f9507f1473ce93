"""The coach asks once and shows hints on the board; after a game it shows what decided it, and where to play on."""

from __future__ import annotations

import json
import random

from playwright.sync_api import Page, expect

from tests.browser.staged import answered, judged
from tests.browser.test_access import AXE, LOOK
from tests.browser.visitor import Visitor, played

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


KEPT = json.dumps({"language": "en", "theme": "light", "pace": 0, "name": "Ann"})


COVERED = """() => {
  const shown = document.querySelector(".board [data-hinted]").getBoundingClientRect();
  return shown.bottom > document.querySelector(".hint").getBoundingClientRect().top;
}"""


def coached(visit) -> Visitor:
    """Somebody whose browser was never told to do without."""
    ann = visit()
    ann.page.add_init_script(
        f"if (JSON.parse(localStorage.village).coach === false) localStorage.village = {json.dumps(KEPT)}"
    )
    return ann


def must_be_accessible(page: Page) -> None:
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(LOOK) == []


def test_the_coach_asks_once_before_a_turn_is_wasted(visit):
    ann = coached(visit)
    ann.sit(seats=2, chairs=[ME, BOT], options={"first_player": 0})
    page = ann.page
    page.locator(".question.mine").wait_for()
    vain = page.locator(".board [data-wasted]").first
    vain.wait_for()
    vain.focus()
    page.keyboard.press("Enter")
    page.get_by_text("there is nothing you can do there").wait_for()
    expect(page.locator(".beside[aria-hidden]")).to_have_count(0)  # what is asked lies over nothing, and is said once
    expect(page.locator(".ahead")).not_to_contain_text("the turn ends")
    page.get_by_role("button", name="No", exact=True).click()
    page.get_by_role("button", name="Hint", exact=True).click()
    first = page.locator(".hint .one").first
    first.wait_for(timeout=60_000)
    expect(first).to_contain_text("% to win")
    first.click()
    page.locator("[data-hinted], button.hinted").first.wait_for(state="attached")
    must_be_accessible(page)
    page.set_viewport_size({"width": 390, "height": 844})  # there the hint is a sheet, and covers nothing it shows
    first.click()
    first.click()
    expect(page.locator(".board [data-hinted]").first).to_be_in_viewport()
    assert not page.evaluate(COVERED)
    page.get_by_role("button", name="Close", exact=True).click()
    vain.focus()
    page.keyboard.press("Enter")
    yes = page.get_by_role("button", name="Yes, do it")
    expect(yes).to_be_in_viewport(ratio=1)
    yes.click()
    page.locator(".question:not(.mine)").or_(page.locator('.question.mine:not([data-ply="0"])')).first.wait_for()
    assert page.evaluate("JSON.parse(localStorage.village).warned") == ["idles"]


def test_after_the_game_one_sees_what_decided_it_and_plays_on(visit):
    ann = coached(visit)
    game = played(random.Random(3), seats=2)
    ann.page.route("**/analysis?seat=0", lambda route: answered(route, judged(game.log)))
    ann.open(ann.bring(game))
    page = ann.page
    page.get_by_role("button", name="Analyse this game").click()
    page.locator(".chances .turn").wait_for()
    each = round(600 / len(judged(game.log)["answers"])) / 10  # of the 60 % that they cost together
    expect(page.locator(".sums")).to_contain_text(f"on average {each:g} %", use_inner_text=True)
    expect(page.locator(".sums")).to_contain_text("helped")
    expect(page.locator(".turns")).to_contain_text("(60 %)", use_inner_text=True)  # apart from numbers in the answer
    marks = [int(mark) for mark in page.locator(".chances .right").all_text_contents()]
    assert marks == [marks[1] * quarter for quarter in range(5)]  # points at the lines where they stand
    must_be_accessible(page)
    page.get_by_role("button", name="Look at it", exact=True).click()
    page.get_by_role("button", name="What would Master do?").wait_for()
    assert f"ply={judged(game.log)['turning_points'][0]['ply']}" in page.url
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator("#judged")).to_be_in_viewport()  # one comes back to where one left
    before = page.url
    page.get_by_role("button", name="Play on from here").click()
    page.locator(".question.mine").wait_for()
    assert page.url != before
