"""The tutorial and other lessons, and the rules introduction."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.page_driver import PageDriver
from village.record.lessons import ASKED, GO_ON, OVER, LessonProgress, lessons


def press(ann: PageDriver, token: str) -> None:
    ann.wait_for_moves()
    ann.page.locator(f'button.answer[data-token="{token}"]').evaluate("one => one.click()")


def wait_for_idea(ann: PageDriver, idea: str, status: str) -> None:
    ann.page.locator(f'.coach[data-idea="{idea}"][data-status="{status}"][aria-busy="false"]').wait_for()


def complete_lesson(ann: PageDriver, game: str, name: str, answers: list[str], until: str = "") -> list[str]:
    """Make the expected moves up to an idea or to the end."""
    progress = LessonProgress(lessons(game)[name], answers)
    while progress.status != OVER and (progress.idea.name != until or progress.status != ASKED):
        wait_for_idea(ann, progress.idea.name, progress.status)
        if progress.status == ASKED:
            token = next(move for move in progress.record.moves if progress.idea.wants(move))
            press(ann, token)
        else:
            token = GO_ON
            ann.page.locator(".coach .button.first").click()
        answers = [*answers, token]
        progress = LessonProgress(lessons(game)[name], answers)
    if progress.status != OVER:
        wait_for_idea(ann, progress.idea.name, progress.status)
    return answers


def test_the_tutorial_can_be_left_resumed_and_finished(visit):
    ann = visit()
    ann.open("/")
    ann.page.get_by_role("link", name="Learn by playing").click()
    ann.page.get_by_role("link", name="The first game").first.click()
    answers = complete_lesson(ann, "village", "first", [], until="cube")
    press(ann, "turn grain.plague")
    wait_for_idea(ann, "cube", "wrong")
    expect(ann.page.locator(".coach .told")).to_contain_text("plague")
    ann.page.get_by_role("button", name="Take it back").click()
    wait_for_idea(ann, "cube", "asked")
    answers = complete_lesson(ann, "village", "first", answers, until="market")
    ann.page.get_by_role("link", name="Leave").click()
    expect(ann.page.get_by_text("goes on where you left")).to_be_visible()
    ann.page.get_by_role("link", name="The first game").first.click()
    wait_for_idea(ann, "market", "asked")
    complete_lesson(ann, "village", "first", answers)
    ann.page.get_by_role("button", name="Play a game of your own").click()
    ann.page.locator(".question:not(.coach)").wait_for()
    assert "/games/" in ann.page.url


@pytest.mark.one_case
@pytest.mark.parametrize(("game", "name"), [("my_village", "first"), ("village", "port")])
def test_another_lesson_can_be_finished(visit, game, name):
    ann = visit(language="en", width=390)
    ann.open(f"/learn/{game}/{name}")
    complete_lesson(ann, game, name, [])
    again = ann.page.get_by_role("button", name="Once more from the start")
    expect(again).to_be_in_viewport()
    more = ann.page.get_by_role("link", name="More guided games").bounding_box()
    assert again.bounding_box()["y"] == more["y"]  # side by side, equally wide
    assert abs(again.bounding_box()["width"] - more["width"]) < 1
    ann.page.reload()
    expect(again).to_be_visible()
    assert "Nothing has happened yet" not in ann.page_text()  # the log is complete


def test_lessons_use_the_translated_name_of_the_game(visit):
    ann = visit("zh")
    answers = []
    progress = LessonProgress(lessons("village")["first"], answers)
    while progress.status != OVER:
        wanted = (
            [move for move in progress.record.moves if progress.idea.wants(move)]
            if progress.status == ASKED
            else [GO_ON]
        )
        answers = [*answers, wanted[0]]
        progress = LessonProgress(lessons("village")["first"], answers)
    ann.open("/learn")
    kept = json.dumps(json.dumps({"village/first": answers}))
    ann.page.evaluate(f"localStorage['village-lessons'] = {kept}")
    ann.open("/learn/village/first")
    expect(ann.page.locator(".done h1")).to_contain_text("《村庄》")


def test_show_me_previews_the_expected_move(visit):
    ann = visit()
    ann.open("/learn/village/first")
    complete_lesson(ann, "village", "first", [], until="cube")
    ann.page.get_by_role("button", name="Show me").click()
    ann.page.locator(".coach .ahead .consequence").first.wait_for()


AROUND = """() => {
  const box = (query) => document.querySelector(query).getBoundingClientRect();
  const [ring, thing, ask] = [box(".shown"), box("[data-hinted]"), box(".ask")];
  const across = ring.left <= thing.left && thing.right <= ring.right;
  const along = ring.top <= thing.top && thing.bottom <= ring.bottom;
  return across && along && thing.top >= ask.bottom && thing.bottom <= innerHeight;
}"""
DIM = "others => others.every((one) => getComputedStyle(one).strokeOpacity < 0.5)"


@pytest.mark.parametrize("width", [1440, 390])
def test_show_me_highlights_the_expected_move_and_dims_the_others(visit, width):
    ann = visit(width=width)
    ann.open("/learn/village/first")
    complete_lesson(ann, "village", "first", [], until="cube")
    ann.page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
    others = ann.page.locator(".board [data-token]:not([data-hinted]) > .hit")
    assert others.count() > 5
    assert not others.evaluate_all(DIM)
    ann.page.get_by_role("button", name="Show me").click()
    expect(ann.page.locator(".shown")).to_have_count(1)
    ann.page.wait_for_function(AROUND)
    assert others.evaluate_all(DIM)


@pytest.mark.parametrize("game", ["village", "my_village"])
def test_on_a_phone_the_lesson_prompt_is_visible_and_the_layout_stays(visit, game):
    ann = visit(width=390)
    ann.open(f"/learn/{game}/first")
    wait_for_idea(ann, "welcome", "told")
    height = "one => one.getBoundingClientRect().height"
    told = ann.page.locator(".coach").evaluate(height)
    complete_lesson(ann, game, "first", [], until="cube" if game == "village" else "dice")
    asked = ann.page.locator(".coach h1")
    expect(asked).to_contain_text("Take a cube" if game == "village" else "two dice")
    expect(asked).to_be_in_viewport(ratio=1)
    assert asked.bounding_box()["height"] > 15
    if game == "my_village":  # the targets are on the board, so the text has the room
        assert abs(ann.page.locator(".coach").evaluate(height) - told) < 1


IN_SIGHT = """name => {
  const named = ({ dataset: { what, find, area, place } }) =>
    [what, find, `area.${area}`, `place.${place}`].includes(name);
  const there = [...document.querySelectorAll(".table *")].find(named).getBoundingClientRect();
  return there.top >= document.querySelector(".ask").getBoundingClientRect().bottom && there.bottom <= innerHeight;
}"""


@pytest.mark.one_case
@pytest.mark.parametrize("game", ["village", "my_village"])
def test_on_a_phone_the_subject_of_every_lesson_text_is_visible(visit, game):
    """Every idea is opened on its own, as after resuming a lesson."""
    ann = visit(width=390)
    ann.open("/learn")
    lesson, answers = lessons(game)["first"], []
    progress, looked = LessonProgress(lesson, answers), 0
    while progress.status != OVER:
        if progress.look:
            kept = f"localStorage['village-lessons'] = {json.dumps(json.dumps({f'{game}/first': answers}))}"
            ann.page.evaluate(kept)
            ann.open(f"/learn/{game}/first")
            wait_for_idea(ann, progress.idea.name, progress.status)
            ann.page.wait_for_function(IN_SIGHT, arg=progress.look)
            looked += 1
        wanted = (
            [move for move in progress.record.moves if progress.idea.wants(move)]
            if progress.status == ASKED
            else [GO_ON]
        )
        answers = [*answers, wanted[0]]
        progress = LessonProgress(lesson, answers)
    assert looked > 8


def test_a_lesson_text_opens_the_sheet_of_its_subject(visit):
    ann = visit()
    ann.open("/learn/village/marriage")
    wait_for_idea(ann, "welcome", "told")
    expect(ann.page.locator('[data-area="marriage"]').first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["de", "zh"])
def test_a_lesson_is_translated(visit, language):
    ann = visit(language=language)
    ann.open("/learn/village/first")
    wait_for_idea(ann, "welcome", "told")
    assert "⟦" not in ann.page_text()


def test_an_unknown_lesson_shows_no_lesson(visit):
    ann = visit()
    ann.open("/learn/village/nothing")
    expect(ann.page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("game", ["village", "my_village"])
def test_the_rules_introduction_links_to_the_tutorial(visit, game):
    ann = visit()
    ann.open(f"/rules?game={game}")
    booklet = ann.page.locator("#booklet")
    expect(booklet.locator("article svg")).to_have_count(4)
    expect(booklet.get_by_role("heading", name="A turn", exact=True)).to_be_visible()
    assert "⟦" not in ann.page_text()
    booklet.get_by_role("link", name="Learn by playing").click()
    expect(ann.page.get_by_role("heading", name="Learn by playing")).to_be_visible()


def test_search_lists_chapter_titles_first(visit):
    ann = visit()
    ann.open("/rules")
    ann.page.get_by_role("searchbox").fill("market")
    first = ann.page.locator(".rules section.card h2").first
    expect(first).to_contain_text("Market day")


def test_show_me_highlights_both_dice_of_a_pair_on_a_phone(visit):
    ann = visit(width=390)
    ann.open("/learn/my_village/first")
    complete_lesson(ann, "my_village", "first", [], until="dice")
    ann.page.get_by_role("button", name="Show me").click()
    hinted = ann.page.locator("[data-hinted]")
    expect(hinted).to_have_count(2)
    expect(hinted.first).to_be_in_viewport()


def test_lessons_have_previews_and_explanations(visit):
    ann = visit()
    ann.open("/learn/village/first")
    complete_lesson(ann, "village", "first", [], until="cube")
    page = ann.page
    page.locator('.board [data-token="turn family.plague"]').first.hover()
    expect(page.locator(".beside[aria-hidden]")).to_contain_text("then: have a child")
    page.get_by_role("button", name="What is this?").click()
    page.locator('.board [data-token="turn grain.green"]').first.click()
    expect(page.locator(".saying")).to_contain_text("Green is persuasion")
    wait_for_idea(ann, "cube", "asked")  # it was not a move


def test_the_preview_closes_after_the_move(visit):
    ann = visit()
    ann.open("/learn/village/first")
    complete_lesson(ann, "village", "first", [], until="lap")
    place = ann.page.locator('.board [data-token="crafts wainwright.make"]').first
    place.hover()
    expect(ann.page.locator(".beside[aria-hidden]")).to_contain_text("2 time")
    place.click()
    wait_for_idea(ann, "lap", "right")
    expect(ann.page.locator(".beside[aria-hidden]")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_header_of_the_lesson_bar_keeps_its_height_on_a_phone(visit, language):
    ann = visit(language=language, width=390)
    ann.open("/learn/village/first")
    wait_for_idea(ann, "welcome", "told")
    height = "one => one.getBoundingClientRect().height"
    told = ann.page.locator(".coach .head").evaluate(height)
    ann.page.locator(".coach .first").click()
    wait_for_idea(ann, "cube", "asked")
    head = ann.page.locator(".coach .head")
    assert head.evaluate(height) == told
    assert head.evaluate("one => one.scrollWidth <= one.clientWidth")
