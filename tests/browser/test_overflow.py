"""Layout: nothing overlaps or overflows, even in the language with the longest texts."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.fake_stream import FakeStream, questions
from tests.browser.page_driver import PageDriver, play_random_game
from tests.browser.test_board import BOT, EXPANSIONS, ME
from tests.browser.test_lessons import complete_lesson

BOX = """node => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return [left, right, top, bottom];
}"""
CUT = "nodes => nodes.filter((node) => node.scrollWidth > node.clientWidth).map((node) => node.textContent)"


def box(ann: PageDriver, place: str) -> tuple[float, ...]:
    return tuple(ann.page.locator(place).first.evaluate(BOX))


def open_after_others_moved(ann: PageDriver, seats: int, expansions: list[str]) -> None:
    """Open a table after other players have moved, so that their moves can be replayed."""
    ann.open_table_after_moves(
        4, seats=seats, expansions=expansions, players=[ME, *[BOT] * (seats - 1)], options={"first_player": 0}
    )
    ann.page.locator(".news button").wait_for()


def test_player_names_are_not_cut_off_next_to_a_long_list_of_expansions(visit):
    ann = visit(language="de", width=1440)
    open_after_others_moved(ann, 5, EXPANSIONS)
    assert ann.page.locator(".player-list .player-name").evaluate_all(CUT) == []


@pytest.mark.parametrize("width", [1440, 390])
def test_the_replay_button_is_next_to_the_tabs(visit, width):
    ann = visit(language="de", width=width)
    open_after_others_moved(ann, 4, ["inn"])
    replay, last, tabs = (box(ann, place) for place in (".news button", "#tab-chat", ".tabs"))
    assert replay[0] >= last[1]
    assert tabs[2] <= replay[2]
    assert replay[3] <= tabs[3] + 1


def test_payment_options_do_not_cover_the_stores(visit):
    setting = {"seats": 2, "expansions": ["marriage"]}
    stage = FakeStream(visit(), **setting)
    view = next(view for kind, view in questions("purse", 2, **setting).items() if kind.startswith("pay "))
    stage.show(view)
    assert box(stage.ann, ".farm.own .payment-options")[2] >= box(stage.ann, ".farm.own .resources")[3]


def test_farms_below_the_village_fill_their_rows(visit):
    ann = visit(width=1024)
    ann.open_new_table(seats=3, players=[ME, BOT, BOT])
    own, second, third = (box(ann, f".farm.seat{seat}") for seat in range(3))
    assert own[0] == second[0]
    assert own[1] == third[1]
    assert second[2] == third[2]


@pytest.mark.parametrize("width", [1440, 1024])
def test_the_effects_of_a_past_move_have_their_own_line(visit, width):
    ann = visit(language="de", width=width)
    ann.open(ann.import_record(play_random_game(random.Random(3), game="my_village", seats=3)))
    ann.page.locator("section.game-over").wait_for()
    ann.page.locator(".replay-section input[type=range]").fill("60")
    effects = ann.page.locator(".prompt-bar.replaying .last-move")
    expect(effects).to_have_count(2)
    above, below = (tuple(effects.nth(n).evaluate(BOX)) for n in range(2))
    assert above[3] <= below[2] + 1
    assert effects.first.evaluate_all(CUT) == []


def test_the_tutorial_shows_that_more_moves_follow(visit):
    ann = visit(language="de", width=390)
    ann.open("/tutorials/my_village/first")
    complete_lesson(ann, "my_village", "first", [], until="headman")
    strip = ann.page.locator(".coach .moves-row")
    expect(strip).to_have_attribute("data-overflow", "after")
    assert strip.evaluate("element => getComputedStyle(element, '::after').position") == "sticky"


def test_the_leave_link_of_the_tutorial_breaks_between_words(visit):
    ann = visit(language="zh", width=390)
    ann.open("/tutorials/village/first")
    leave = ann.page.locator(".coach .leave")
    leave.wait_for()
    assert leave.evaluate("element => getComputedStyle(element).wordBreak") == "keep-all"


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("game", ["first", "last"])  # the first has a solo mode, the last does not
def test_the_play_modes_fill_their_row(visit, game, width):
    ann = visit(width=width)
    ann.open("/")
    getattr(ann.page.locator(".game-picker label"), game).click()
    ann.page.locator(".modes .mode").first.wait_for()
    last, modes = tuple(ann.page.locator(".modes .mode").last.evaluate(BOX)), box(ann, ".modes")
    assert last[1] == pytest.approx(modes[1], abs=1)


# The contrast of stroke colours against the background, as defined by WCAG.
CONTRAST = """([place, under]) => {
  const light = (colour) => {
    const pen = document.createElement("canvas").getContext("2d");
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const parts = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
    const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const other = light(getComputedStyle(document.querySelector(under)).fill);
  const all = [...document.querySelectorAll(place)].map((element) => light(getComputedStyle(element).stroke));
  return all.map((element) => Math.max(element, other) / Math.min(element, other));
}"""


def test_legal_dowries_have_enough_contrast_in_the_dark_theme(visit):
    setting = {"seats": 3, "expansions": ["marriage"]}
    stage = FakeStream(visit(), **setting)
    stage.show(questions("dowry", 4, **setting)["dowry"])
    stage.ann.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    place = '[data-target^="dowry."][data-token] > .hit-area'
    stage.ann.page.locator(place).first.wait_for(state="attached")  # its sheet is open
    contrast = stage.ann.page.evaluate(CONTRAST, [place, ".note:has(+ .divider)"])
    assert len(contrast) > 4
    assert min(contrast) >= 3


def test_the_move_list_stays_open_or_closed_when_the_window_is_resized(visit):
    """Otherwise the page would keep the height of the open list."""
    ann = visit()
    ann.open_new_table(seats=2, players=[ME, BOT], options={"first_player": 0})
    ann.wait_for_moves()
    text_view = ann.page.locator("details.text-view")
    for width in (1440, 390, 1024):
        ann.page.set_viewport_size({"width": width, "height": 900})
        ann.page.wait_for_timeout(300)
        expect(text_view).to_have_attribute("open", "")
    text_view.locator("summary").first.click()
    ann.page.set_viewport_size({"width": 390, "height": 900})
    expect(text_view).not_to_have_attribute("open", "")


def test_lessons_are_close_to_the_heading_of_their_game(visit):
    ann = visit()
    ann.open("/tutorials")
    below = "element => element.nextElementSibling.getBoundingClientRect().top - element.getBoundingClientRect().bottom"
    gaps = [heading.evaluate(below) for heading in ann.page.locator("main section h2").all()]
    assert len(gaps) > 1
    assert max(gaps) - min(gaps) < 1
