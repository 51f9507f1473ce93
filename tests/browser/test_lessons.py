"""The tutorial and other lessons, and the rules introduction."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.page_driver import PageDriver
from village.record.lessons import ASKED, GO_ON, OVER, LessonProgress, lessons


def press(ann: PageDriver, token: str) -> None:
    ann.wait_for_moves()
    ann.page.locator(f'button.move[data-token="{token}"]').evaluate("element => element.click()")


def wait_for_idea(ann: PageDriver, idea: str, status: str) -> None:
    ann.page.locator(f'.coach[data-idea="{idea}"][data-status="{status}"][aria-busy="false"]').wait_for()


def complete_lesson(ann: PageDriver, game: str, name: str, moves: list[str], until: str = "") -> list[str]:
    """Make the expected moves up to an idea or to the end."""
    progress = LessonProgress(lessons(game)[name], moves)
    while progress.status != OVER and (progress.idea.name != until or progress.status != ASKED):
        wait_for_idea(ann, progress.idea.name, progress.status)
        if progress.status == ASKED:
            token = next(move for move in progress.record.moves if progress.idea.expects(move))
            press(ann, token)
        else:
            token = GO_ON
            ann.page.locator(".coach .button.primary").click()
        moves = [*moves, token]
        progress = LessonProgress(lessons(game)[name], moves)
    if progress.status != OVER:
        wait_for_idea(ann, progress.idea.name, progress.status)
    return moves


def test_the_tutorial_can_be_left_resumed_and_finished(visit):
    ann = visit()
    ann.open("/")
    ann.page.get_by_role("link", name="Tutorial").click()
    ann.page.get_by_role("link", name="The first game").first.click()
    moves = complete_lesson(ann, "village", "first", [], until="cube")
    press(ann, "turn grain.plague")
    wait_for_idea(ann, "cube", "wrong")
    expect(ann.page.locator(".coach .lesson-text")).to_contain_text("plague")
    ann.page.get_by_role("button", name="Try again").click()
    wait_for_idea(ann, "cube", "asked")
    press(ann, "turn council.green")  # not what was asked for, but good as well
    wait_for_idea(ann, "cube", "right")
    ann.page.locator(".coach .button.primary").click()
    moves = complete_lesson(ann, "village", "first", [*moves, "turn council.green", GO_ON], until="market")
    ann.page.get_by_role("link", name="Save and exit").click()
    expect(ann.page.get_by_text("continue where you left off")).to_be_visible()
    ann.page.get_by_role("link", name="The first game").first.click()
    wait_for_idea(ann, "market", "asked")
    complete_lesson(ann, "village", "first", moves)
    sheet = ann.page.locator(".lesson-end table")
    expect(sheet.locator(".total")).to_have_text(["27", "10"])
    sheet.get_by_role("button", name="Customers").click()
    expect(sheet.locator(".breakdown li").first).to_be_visible()
    ann.page.get_by_role("button", name="Play a full game").click()
    ann.page.locator(".prompt-bar:not(.coach)").wait_for()
    assert "/tables/" in ann.page.url


@pytest.mark.one_case
@pytest.mark.parametrize(("game", "name"), [("my_village", "first"), ("village", "port"), ("village", "solo")])
def test_another_lesson_can_be_finished(visit, game, name):
    ann = visit(language="en", width=390)
    ann.open(f"/tutorials/{game}/{name}")
    complete_lesson(ann, game, name, [])
    again = ann.page.get_by_role("button", name="Start over")
    expect(again).to_be_in_viewport()
    more_link = ann.page.get_by_role("link", name="More tutorials").bounding_box()
    assert again.bounding_box()["y"] == more_link["y"]  # side by side, equally wide
    assert abs(again.bounding_box()["width"] - more_link["width"]) < 1
    ann.page.reload()
    expect(again).to_be_visible()
    assert "Nothing has happened yet" not in ann.page_text()  # the log is complete


def test_lessons_use_the_translated_name_of_the_game(visit):
    ann = visit("zh")
    moves = []
    progress = LessonProgress(lessons("village")["first"], moves)
    while progress.status != OVER:
        expected = (
            [move for move in progress.record.moves if progress.idea.expects(move)]
            if progress.status == ASKED
            else [GO_ON]
        )
        moves = [*moves, expected[0]]
        progress = LessonProgress(lessons("village")["first"], moves)
    ann.open("/tutorials")
    saved = json.dumps(json.dumps({"village/first": moves}))
    ann.page.evaluate(f"localStorage['village-lessons'] = {saved}")
    ann.open("/tutorials/village/first")
    expect(ann.page.locator(".lesson-end h1")).to_contain_text("《村庄》")


def test_show_me_previews_the_expected_move(visit):
    ann = visit()
    ann.open("/tutorials/village/first")
    complete_lesson(ann, "village", "first", [], until="cube")
    ann.page.get_by_role("button", name="Show me").click()
    ann.page.locator(".coach .preview .effect-chip").first.wait_for()


AROUND = """() => {
  const box = (query) => document.querySelector(query).getBoundingClientRect();
  const [ring, thing, ask] = [box(".spotlight"), box("[data-hinted]"), box(".prompt-area")];
  const across = ring.left <= thing.left && thing.right <= ring.right;
  const along = ring.top <= thing.top && thing.bottom <= ring.bottom;
  return across && along && thing.top >= ask.bottom && thing.bottom <= innerHeight;
}"""
DIM = "others => others.every((element) => getComputedStyle(element).strokeOpacity < 0.5)"


@pytest.mark.parametrize("width", [1440, 390])
def test_show_me_highlights_the_expected_move_and_dims_the_others(visit, width):
    ann = visit(width=width)
    ann.open("/tutorials/village/first")
    complete_lesson(ann, "village", "first", [], until="cube")
    ann.page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
    others = ann.page.locator(".board [data-token]:not([data-hinted]) > .hit-area")
    assert others.count() > 5
    assert not others.evaluate_all(DIM)
    ann.page.get_by_role("button", name="Show me").click()
    expect(ann.page.locator(".spotlight")).to_have_count(1)
    ann.page.wait_for_function(AROUND)
    assert others.evaluate_all(DIM)


@pytest.mark.parametrize("game", ["village", "my_village"])
def test_on_a_phone_the_lesson_prompt_is_visible_and_the_layout_stays(visit, game):
    ann = visit(width=390)
    ann.open(f"/tutorials/{game}/first")
    wait_for_idea(ann, "welcome", "explained")
    height = "element => element.getBoundingClientRect().height"
    height_before = ann.page.locator(".coach").evaluate(height)
    complete_lesson(ann, game, "first", [], until="cube" if game == "village" else "dice")
    prompt = ann.page.locator(".coach h1")
    expect(prompt).to_contain_text("Take a cube" if game == "village" else "two dice")
    expect(prompt).to_be_in_viewport(ratio=1)
    assert prompt.bounding_box()["height"] > 15
    if game == "my_village":  # the targets are on the board, so the text has the room
        assert abs(ann.page.locator(".coach").evaluate(height) - height_before) < 1


IN_SIGHT = """name => {
  const named = ({ dataset: { explain, anchor, area, place } }) =>
    [explain, anchor, `area.${area}`, `place.${place}`].includes(name);
  const target = [...document.querySelectorAll(".table *")].find(named)?.getBoundingClientRect();
  if (!target) return false; // the board is still being drawn
  const bar = document.querySelector(".prompt-area").getBoundingClientRect();
  return target.top >= bar.bottom && target.bottom <= innerHeight;
}"""


@pytest.mark.one_case
@pytest.mark.parametrize(("game", "name"), [("village", "first"), ("village", "solo"), ("my_village", "first")])
def test_on_a_phone_the_subject_of_every_lesson_text_is_visible(visit, game, name):
    """Every idea is opened on its own, as after resuming a lesson."""
    ann = visit(width=390)
    ann.open("/tutorials")
    lesson, moves = lessons(game)[name], []
    progress, visible_targets = LessonProgress(lesson, moves), 0
    while progress.status != OVER:
        if progress.target:
            saved = f"localStorage['village-lessons'] = {json.dumps(json.dumps({f'{game}/{name}': moves}))}"
            ann.page.evaluate(saved)
            ann.open(f"/tutorials/{game}/{name}")
            wait_for_idea(ann, progress.idea.name, progress.status)
            ann.page.wait_for_function(IN_SIGHT, arg=progress.target)
            visible_targets += 1
        expected = (
            [move for move in progress.record.moves if progress.idea.expects(move)]
            if progress.status == ASKED
            else [GO_ON]
        )
        moves = [*moves, expected[0]]
        progress = LessonProgress(lesson, moves)
    assert visible_targets > 4


def test_a_lesson_text_opens_the_sheet_of_its_subject(visit):
    ann = visit()
    ann.open("/tutorials/village/marriage")
    wait_for_idea(ann, "welcome", "explained")
    expect(ann.page.locator('[data-area="marriage"]').first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["de", "zh"])
def test_a_lesson_is_translated(visit, language):
    ann = visit(language=language)
    ann.open("/tutorials/village/first")
    wait_for_idea(ann, "welcome", "explained")
    assert "⟦" not in ann.page_text()


def test_an_unknown_lesson_shows_no_lesson(visit):
    ann = visit()
    ann.open("/tutorials/village/nothing")
    expect(ann.page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("game", ["village", "my_village"])
def test_the_rules_introduction_links_to_the_tutorial(visit, game):
    ann = visit()
    ann.open(f"/rules?game={game}")
    intro = ann.page.locator("#intro")
    expect(intro.locator("article svg")).to_have_count(4)
    expect(intro.get_by_role("heading", name="A turn", exact=True)).to_be_visible()
    assert "⟦" not in ann.page_text()
    intro.get_by_role("link", name="Tutorial").click()
    expect(ann.page.get_by_role("heading", name="Tutorial")).to_be_visible()


def test_search_lists_chapter_titles_first(visit):
    ann = visit()
    ann.open("/rules")
    ann.page.get_by_role("searchbox").fill("market")
    first = ann.page.locator(".rules section.card h2").first
    expect(first).to_contain_text("Market day")


def test_show_me_highlights_both_dice_of_a_pair_on_a_phone(visit):
    ann = visit(width=390)
    ann.open("/tutorials/my_village/first")
    complete_lesson(ann, "my_village", "first", [], until="dice")
    ann.page.get_by_role("button", name="Show me").click()
    hinted = ann.page.locator("[data-hinted]")
    expect(hinted).to_have_count(2)
    expect(hinted.first).to_be_in_viewport()


def test_lessons_have_previews_and_explanations(visit):
    ann = visit()
    ann.open("/tutorials/village/first")
    complete_lesson(ann, "village", "first", [], until="cube")
    page = ann.page
    page.locator('.board [data-token="turn family.plague"]').first.hover()
    expect(page.locator(".preview-tooltip[aria-hidden]")).to_contain_text("then: have a child")
    page.get_by_role("button", name="Help: click anything").click()
    page.locator('.board [data-token="turn grain.green"]').first.click()
    expect(page.locator(".popover")).to_contain_text("Green is persuasiveness")
    wait_for_idea(ann, "cube", "asked")  # it was not a move


def test_the_preview_closes_after_the_move(visit):
    ann = visit()
    ann.open("/tutorials/village/first")
    complete_lesson(ann, "village", "first", [], until="lap")
    place = ann.page.locator('.board [data-token="crafts wainwright.make"]').first
    place.hover()
    expect(ann.page.locator(".preview-tooltip[aria-hidden]")).to_contain_text("2 time")
    place.click()
    wait_for_idea(ann, "death", "asked")
    expect(ann.page.locator(".preview-tooltip[aria-hidden]")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_header_of_the_lesson_bar_keeps_its_height_on_a_phone(visit, language):
    ann = visit(language=language, width=390)
    ann.open("/tutorials/village/first")
    wait_for_idea(ann, "welcome", "explained")
    height = "element => element.getBoundingClientRect().height"
    height_before = ann.page.locator(".coach .head").evaluate(height)
    ann.page.locator(".coach .primary").click()
    wait_for_idea(ann, "cube", "asked")
    head = ann.page.locator(".coach .head")
    assert head.evaluate(height) == height_before
    assert head.evaluate("element => element.scrollWidth <= element.clientWidth")
