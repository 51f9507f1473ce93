"""Rows of moves and cards: they fit, or they fade where they overflow."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fake_stream import FakeStream, questions
from tests.browser.test_overflow import box

INN = {"seats": 2, "expansions": ["inn"]}
AWAY = {"seats": 3, "expansions": ["inn", "port", "marriage"]}
CUT = "element => element.scrollHeight - element.clientHeight"
LINES = """element => {
  const range = new Range();
  range.selectNodeContents(element);
  return [...range.getClientRects()].map(({ width }) => width);
}"""
OUTSIDE = """elements => elements.filter((element) => {
  const { left, right, bottom } = element.getBoundingClientRect();
  return left < 0 || right > innerWidth || bottom > innerHeight;
}).map((element) => element.textContent)"""


def show_question(visit: Any, setting: dict[str, Any], kind: str, **who: Any) -> FakeStream:
    stage = FakeStream(visit(**who), **setting)
    stage.show(questions("asked", 6, **setting)[kind])
    return stage


@pytest.mark.parametrize("width", [360, 1024])
def test_the_card_picker_fits_the_window(visit, width):
    page = show_question(visit, INN, "cycle", language="de", width=width).ann.page
    page.set_viewport_size({"width": width, "height": 740})
    page.locator(".card-picker .choice").nth(2).wait_for()
    assert page.locator(".card-picker .choice").evaluate_all(OUTSIDE) == []
    assert page.locator(".card-picker .card-actions > *").evaluate_all(OUTSIDE) == []


def test_long_labels_do_not_widen_the_card_picker(visit):
    page = show_question(visit, INN, "cycle", language="de", width=1440).ann.page
    page.locator(".card-picker .card-actions > *").nth(2).wait_for()
    spread = "nodes => nodes.map((node) => node.offsetWidth - node.querySelector('.playing-card').offsetWidth)"
    assert max(page.locator(".card-picker .choice").evaluate_all(spread)) <= 2


def test_the_card_picker_is_above_the_board_frame(visit):
    page = show_question(visit, INN, "cycle", width=390).ann.page
    page.locator(".card-picker").wait_for()
    level = "([place, part]) => Number(getComputedStyle(document.querySelector(place), part).zIndex) || 0"
    assert page.evaluate(level, [".card-picker", None]) > page.evaluate(level, [".scenery", "::after"])


def test_the_card_picker_stays_within_the_board_frame(visit):
    stage = show_question(visit, INN, "villager", width=1024)
    stage.ann.page.locator(".card-picker .choice").last.wait_for()
    right = stage.ann.page.locator(".card-picker .choice").last.evaluate("node => node.getBoundingClientRect().right")
    assert right <= box(stage.ann, ".scenery")[1]


def test_the_push_button_of_a_stack_covers_no_symbol_on_a_phone(visit):
    stage = show_question(visit, INN, "cycle", width=390)
    push = box(stage.ann, '[data-target="push.1"] > .hit-area')
    card = stage.ann.page.locator(
        'g:has(> [data-target="push.1"]) > g[style] use, g:has(> [data-target="push.1"]) > g[style] text'
    )
    lowest = max(symbol.bounding_box()["y"] + symbol.bounding_box()["height"] for symbol in card.all())
    assert push[2] >= lowest - 1


def test_an_overflowing_row_of_moves_fades_until_its_end(visit):
    page = show_question(visit, AWAY, "turn", language="de", width=1024).ann.page
    strip = page.locator(".prompt-bar .moves-row")
    expect(strip).to_have_attribute("data-overflow", "after")
    assert strip.evaluate("element => getComputedStyle(element, '::after').content") != "none"
    strip.evaluate("element => element.scrollTo(element.scrollWidth, 0)")
    expect(strip).to_have_attribute("data-overflow", "before")


def test_a_row_of_moves_that_fits_does_not_fade(visit):
    page = show_question(visit, INN, "harvest", width=1024).ann.page
    expect(page.locator(".prompt-bar .moves-row")).to_have_attribute("data-overflow", "")


def test_the_help_text_is_hidden_if_it_does_not_fit(visit):
    """Next to nine moves there is no room for the text."""
    page = show_question(visit, AWAY, "action", language="de", width=1024).ann.page
    expect(page.locator(".prompt-bar .usage-hint")).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_help_text_is_never_cut_off(visit, language):
    """Next to six moves there is room for half of it."""
    page = show_question(visit, {"seats": 1, "expansions": ["goals"]}, "action", language=language, width=1024).ann.page
    assert page.locator(".prompt-bar .usage-hint").evaluate(CUT) <= 1


def test_the_help_text_is_balanced_over_two_lines(visit):
    """Otherwise its last words would stand on a line of their own."""
    page = show_question(visit, {"seats": 3, "expansions": ["port"]}, "fee", language="de", width=1024).ann.page
    first, last = page.locator(".prompt-bar .usage-hint").evaluate(LINES)
    assert last > first / 2


def test_the_decline_button_is_not_cut_off_on_a_phone(visit):
    page = show_question(visit, {"seats": 3, "expansions": ["inn"]}, "promote", language="de", width=390).ann.page
    assert page.locator(".declines .capitalized").evaluate(CUT) <= 1


def test_the_not_found_page_fills_a_phone(visit):
    ann = visit(width=390)
    ann.open("/nowhere")
    _, _, top, bottom = box(ann, ".not-found")
    assert bottom - top > 400


def test_in_a_very_wide_window_the_log_is_below_the_sheets(visit):
    """All sheets are side by side and low; next to the farms the log would leave half of the window empty."""
    ann = visit(width=3840)
    ann.open_new_table(seats=2, expansions=["port"], players=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    ann.page.locator(".board.all-sheets .side-column > .sidebar-slot").wait_for()
    scenery, side = box(ann, ".scenery"), box(ann, ".side-column > .sidebar-slot")
    assert side[2] >= scenery[3]
    assert side[0] == pytest.approx(scenery[0], abs=1)


def test_an_overflowing_resource_bar_fades(visit):
    page = show_question(visit, AWAY, "turn", width=360).ann.page
    expect(page.locator(".prompt-area > .resource-bar")).to_have_attribute("data-overflow", "after")
