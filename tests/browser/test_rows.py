"""Rows of answers and of cards: they fit, or they show that they go on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.staged import Staged, questions
from tests.browser.test_room import box

INN = {"seats": 2, "boxes": ["inn"]}
AWAY = {"seats": 3, "boxes": ["inn", "port", "marriage"]}
CUT = "one => one.scrollHeight - one.clientHeight"
LINES = """one => {
  const range = new Range();
  range.selectNodeContents(one);
  return [...range.getClientRects()].map(({ width }) => width);
}"""
OUTSIDE = """all => all.filter((one) => {
  const { left, right, bottom } = one.getBoundingClientRect();
  return left < 0 || right > innerWidth || bottom > innerHeight;
}).map((one) => one.textContent)"""


def asked(visit: Any, setting: dict[str, Any], kind: str, **who: Any) -> Staged:
    stage = Staged(visit(**who), **setting)
    stage.show(questions("asked", 2, **setting)[kind])
    return stage


@pytest.mark.parametrize("width", [360, 1024])
def test_the_cards_to_choose_from_are_in_the_window(visit, width):
    page = asked(visit, INN, "cycle", language="de", width=width).ann.page
    page.set_viewport_size({"width": width, "height": 740})
    page.locator(".tray .choice").nth(2).wait_for()
    assert page.locator(".tray .choice").evaluate_all(OUTSIDE) == []
    assert page.locator(".tray .more > *").evaluate_all(OUTSIDE) == []


def test_long_words_under_a_card_do_not_spread_the_row(visit):
    page = asked(visit, INN, "cycle", language="de", width=1440).ann.page
    page.locator(".tray .more > *").nth(2).wait_for()
    spread = "all => all.map((one) => one.offsetWidth - one.querySelector('.playing-card').offsetWidth)"
    assert max(page.locator(".tray .choice").evaluate_all(spread)) <= 2


def test_the_frame_of_the_board_lies_under_the_cards(visit):
    page = asked(visit, INN, "cycle", width=390).ann.page
    page.locator(".tray").wait_for()
    level = "([place, part]) => Number(getComputedStyle(document.querySelector(place), part).zIndex) || 0"
    assert page.evaluate(level, [".tray", None]) > page.evaluate(level, [".scenery", "::after"])


def test_the_cards_lie_within_the_frame_of_the_board(visit):
    stage = asked(visit, INN, "villager", width=1024)
    stage.ann.page.locator(".tray .choice").last.wait_for()
    right = stage.ann.page.locator(".tray .choice").last.evaluate("one => one.getBoundingClientRect().right")
    assert right <= box(stage.ann, ".scenery")[1]


def test_what_pushes_a_stack_on_a_phone_covers_no_sign(visit):
    stage = asked(visit, INN, "cycle", width=390)
    push = box(stage.ann, '[data-spot="push.1"] > .hit')
    card = stage.ann.page.locator(
        'g:has(> [data-spot="push.1"]) > g[style] use, g:has(> [data-spot="push.1"]) > g[style] text'
    )
    lowest = max(one.bounding_box()["y"] + one.bounding_box()["height"] for one in card.all())
    assert push[2] >= lowest - 1


def test_answers_that_go_on_show_it_until_the_last(visit):
    page = asked(visit, AWAY, "turn", language="de", width=1024).ann.page
    strip = page.locator(".question .second")
    expect(strip).to_have_attribute("data-more", "after")
    assert strip.evaluate("one => getComputedStyle(one, '::after').content") != "none"
    strip.evaluate("one => one.scrollTo(one.scrollWidth, 0)")
    expect(strip).to_have_attribute("data-more", "before")


def test_answers_that_fit_show_nothing_of_the_kind(visit):
    page = asked(visit, INN, "harvest", width=1024).ann.page
    expect(page.locator(".question .second")).to_have_attribute("data-more", "")


def test_help_of_two_words_is_none(visit):
    """Beside nine answers there is no room for the sentence."""
    page = asked(visit, AWAY, "action", language="de", width=1024).ann.page
    expect(page.locator(".question .how")).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "de"])
def test_help_is_whole_or_not_there(visit, language):
    """Beside six answers there is room for half of it."""
    page = asked(visit, {"seats": 1, "boxes": ["goals"]}, "action", language=language, width=1024).ann.page
    assert page.locator(".question .how").evaluate(CUT) <= 1


def test_help_in_two_lines_leaves_no_sign_alone(visit):
    """Its last words would stand in a line of their own."""
    page = asked(visit, {"seats": 3, "boxes": ["port"]}, "fee", language="de", width=1024).ann.page
    first, last = page.locator(".question .how").evaluate(LINES)
    assert last > first / 2


def test_what_declines_is_read_whole_on_a_phone(visit):
    page = asked(visit, {"seats": 3, "boxes": ["inn"]}, "promote", language="de", width=390).ann.page
    assert page.locator(".declines .cap").evaluate(CUT) <= 1


def test_where_nothing_is_a_phone_is_not_empty(visit):
    ann = visit(width=390)
    ann.open("/nowhere")
    _, _, top, bottom = box(ann, ".nowhere")
    assert bottom - top > 400


def test_in_a_vast_window_the_log_lies_under_the_sheets(visit):
    """Side by side they are low; beside the farms it would leave half of the window empty."""
    ann = visit(width=3840)
    ann.sit(seats=2, boxes=["port"], chairs=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    ann.page.locator(".board.all .beside > .side").wait_for()
    scenery, side = box(ann, ".scenery"), box(ann, ".beside > .side")
    assert side[2] >= scenery[3]
    assert side[0] == pytest.approx(scenery[0], abs=1)


def test_what_one_has_shows_that_it_goes_on(visit):
    page = asked(visit, AWAY, "turn", width=360).ann.page
    expect(page.locator(".ask > .pinned")).to_have_attribute("data-more", "after")
