"""Learning by playing: the guided first game from the first screen to a game of one's own."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from village.record.lessons import ASKED, GO_ON, OVER, Walk, lessons


def press(ann: Visitor, token: str) -> None:
    ann.wait_for_answers()
    ann.page.locator(f'button.answer[data-token="{token}"]').evaluate("one => one.click()")


def stands(ann: Visitor, idea: str, status: str) -> None:
    ann.page.locator(f'.coach[data-idea="{idea}"][data-status="{status}"][aria-busy="false"]').wait_for()


def walk_on(ann: Visitor, game: str, name: str, answers: list[str], until: str = "") -> list[str]:
    """The wanted answers one after the other, to an idea or to the end."""
    walk = Walk(lessons(game)[name], answers)
    while walk.status != OVER and (walk.idea.name != until or walk.status != ASKED):
        stands(ann, walk.idea.name, walk.status)
        if walk.status == ASKED:
            token = next(move for move in walk.record.moves if walk.idea.wants(move))
            press(ann, token)
        else:
            token = GO_ON
            ann.page.locator(".coach .button.first").click()
        answers = [*answers, token]
        walk = Walk(lessons(game)[name], answers)
    return answers


def test_the_first_game_is_walked_from_the_first_screen_left_resumed_and_leads_into_a_game(visit):
    ann = visit()
    ann.open("/")
    ann.page.get_by_role("link", name="Learn by playing").click()
    ann.page.get_by_role("link", name="The first game").first.click()
    answers = walk_on(ann, "village", "first", [], until="cube")
    press(ann, "turn grain.plague")
    stands(ann, "cube", "wrong")
    expect(ann.page.locator(".coach .told")).to_contain_text("plague")
    ann.page.get_by_role("button", name="Take it back").click()
    stands(ann, "cube", "asked")
    answers = walk_on(ann, "village", "first", answers, until="market")
    ann.page.get_by_role("link", name="Leave").click()
    expect(ann.page.get_by_text("goes on where you left")).to_be_visible()
    ann.page.get_by_role("link", name="The first game").first.click()
    stands(ann, "market", "asked")
    walk_on(ann, "village", "first", answers)
    ann.page.get_by_role("button", name="Play a game of your own").click()
    ann.page.locator(".question:not(.coach)").wait_for()
    assert "/games/" in ann.page.url


@pytest.mark.one_case
@pytest.mark.parametrize(("game", "name"), [("my_village", "first"), ("village", "port")])
def test_another_lesson_is_walked_to_its_end(visit, game, name):
    ann = visit(language="en", width=390)
    ann.open(f"/learn/{game}/{name}")
    walk_on(ann, game, name, [])
    again = ann.page.get_by_role("button", name="Once more from the start")
    expect(again).to_be_in_viewport()
    more = ann.page.get_by_role("link", name="More guided games").bounding_box()
    assert again.bounding_box()["y"] == more["y"]  # side by side, as wide as one another
    assert abs(again.bounding_box()["width"] - more["width"]) < 1
    ann.page.reload()
    expect(again).to_be_visible()
    assert "Nothing has happened yet" not in ann.read()  # all of it has


def test_what_is_learned_is_called_as_everywhere(visit):
    ann = visit("zh")
    answers = []
    walk = Walk(lessons("village")["first"], answers)
    while walk.status != OVER:
        wanted = [move for move in walk.record.moves if walk.idea.wants(move)] if walk.status == ASKED else [GO_ON]
        answers = [*answers, wanted[0]]
        walk = Walk(lessons("village")["first"], answers)
    ann.open("/learn")
    kept = json.dumps(json.dumps({"village/first": answers}))
    ann.page.evaluate(f"localStorage['village-lessons'] = {kept}")
    ann.open("/learn/village/first")
    expect(ann.page.locator(".done h1")).to_contain_text("《村庄》")


def test_show_me_points_at_what_is_wanted(visit):
    ann = visit()
    ann.open("/learn/village/first")
    walk_on(ann, "village", "first", [], until="cube")
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
def test_what_is_shown_is_set_off_and_the_others_hardly_glow(visit, width):
    ann = visit(width=width)
    ann.open("/learn/village/first")
    walk_on(ann, "village", "first", [], until="cube")
    ann.page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
    others = ann.page.locator(".board [data-token]:not([data-hinted]) > .hit")
    assert others.count() > 5
    assert not others.evaluate_all(DIM)
    ann.page.get_by_role("button", name="Show me").click()
    expect(ann.page.locator(".shown")).to_have_count(1)
    ann.page.wait_for_function(AROUND)
    assert others.evaluate_all(DIM)


@pytest.mark.parametrize("game", ["village", "my_village"])
def test_on_a_phone_the_question_is_in_words_and_the_board_stays(visit, game):
    ann = visit(width=390)
    ann.open(f"/learn/{game}/first")
    stands(ann, "welcome", "told")
    height = "one => one.getBoundingClientRect().height"
    told = ann.page.locator(".coach").evaluate(height)
    walk_on(ann, game, "first", [], until="cube" if game == "village" else "dice")
    asked = ann.page.locator(".coach h1")
    expect(asked).to_contain_text("Take a cube" if game == "village" else "two dice")
    expect(asked).to_be_in_viewport(ratio=1)
    assert asked.bounding_box()["height"] > 15
    if game == "my_village":  # what answers is on the board, so the words have its room
        assert abs(ann.page.locator(".coach").evaluate(height) - told) < 1


IN_SIGHT = """name => {
  const named = ({ dataset: { what, find, area, place } }) =>
    [what, find, `area.${area}`, `place.${place}`].includes(name);
  const there = [...document.querySelectorAll(".table *")].find(named).getBoundingClientRect();
  return there.top >= document.querySelector(".ask").getBoundingClientRect().bottom && there.bottom <= innerHeight;
}"""


@pytest.mark.one_case
@pytest.mark.parametrize("game", ["village", "my_village"])
def test_on_a_phone_whatever_a_sentence_speaks_of_is_in_the_window(visit, game):
    """Whoever comes back to a lesson stands there at once, so every idea is tried on its own."""
    ann = visit(width=390)
    ann.open("/learn")
    lesson, answers = lessons(game)["first"], []
    walk, looked = Walk(lesson, answers), 0
    while walk.status != OVER:
        if walk.look:
            kept = f"localStorage['village-lessons'] = {json.dumps(json.dumps({f'{game}/first': answers}))}"
            ann.page.evaluate(kept)
            ann.open(f"/learn/{game}/first")
            stands(ann, walk.idea.name, walk.status)
            ann.page.wait_for_function(IN_SIGHT, arg=walk.look)
            looked += 1
        wanted = [move for move in walk.record.moves if walk.idea.wants(move)] if walk.status == ASKED else [GO_ON]
        answers = [*answers, wanted[0]]
        walk = Walk(lesson, answers)
    assert looked > 8


def test_a_sentence_turns_to_the_sheet_it_speaks_of(visit):
    ann = visit()
    ann.open("/learn/village/marriage")
    stands(ann, "welcome", "told")
    expect(ann.page.locator('[data-area="marriage"]').first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["de", "zh"])
def test_a_lesson_speaks_the_language_of_the_page(visit, language):
    ann = visit(language=language)
    ann.open("/learn/village/first")
    stands(ann, "welcome", "told")
    assert "⟦" not in ann.read()


def test_a_lesson_that_is_not_there_is_nowhere(visit):
    ann = visit()
    ann.open("/learn/village/nothing")
    expect(ann.page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("game", ["village", "my_village"])
def test_rules_begin_like_a_booklet_and_lead_to_the_guided_game(visit, game):
    ann = visit()
    ann.open(f"/rules?game={game}")
    booklet = ann.page.locator("#booklet")
    expect(booklet.locator("article svg")).to_have_count(4)
    expect(booklet.get_by_role("heading", name="A turn", exact=True)).to_be_visible()
    assert "⟦" not in ann.read()
    booklet.get_by_role("link", name="Learn by playing").click()
    expect(ann.page.get_by_role("heading", name="Learn by playing")).to_be_visible()


def test_search_finds_chapter_titles_first(visit):
    ann = visit()
    ann.open("/rules")
    ann.page.get_by_role("searchbox").fill("market")
    first = ann.page.locator(".rules section.card h2").first
    expect(first).to_contain_text("Market day")


def test_show_me_sets_off_both_dice_of_a_pair_on_a_phone(visit):
    ann = visit(width=390)
    ann.open("/learn/my_village/first")
    walk_on(ann, "my_village", "first", [], until="dice")
    ann.page.get_by_role("button", name="Show me").click()
    hinted = ann.page.locator("[data-hinted]")
    expect(hinted).to_have_count(2)
    expect(hinted.first).to_be_in_viewport()


def test_in_a_guided_game_everything_says_what_it_is_and_what_would_follow(visit):
    ann = visit()
    ann.open("/learn/village/first")
    walk_on(ann, "village", "first", [], until="cube")
    page = ann.page
    page.locator('.board [data-token="turn family.plague"]').first.hover()
    expect(page.locator(".beside[aria-hidden]")).to_contain_text("then: have a child")
    page.get_by_role("button", name="What is this?").click()
    page.locator('.board [data-token="turn grain.green"]').first.click()
    expect(page.locator(".saying")).to_contain_text("Green is persuasion")
    stands(ann, "cube", "asked")  # it was no answer


def test_what_was_foretold_is_gone_when_it_has_happened(visit):
    ann = visit()
    ann.open("/learn/village/first")
    walk_on(ann, "village", "first", [], until="lap")
    place = ann.page.locator('.board [data-token="crafts wainwright.make"]').first
    place.hover()
    expect(ann.page.locator(".beside[aria-hidden]")).to_contain_text("2 time")
    place.click()
    stands(ann, "lap", "right")
    expect(ann.page.locator(".beside[aria-hidden]")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_bar_of_a_guided_game_keeps_its_head_on_a_phone(visit, language):
    ann = visit(language=language, width=390)
    ann.open("/learn/village/first")
    stands(ann, "welcome", "told")
    height = "one => one.getBoundingClientRect().height"
    told = ann.page.locator(".coach .head").evaluate(height)
    ann.page.locator(".coach .first").click()
    stands(ann, "cube", "asked")
    head = ann.page.locator(".coach .head")
    assert head.evaluate(height) == told
    assert head.evaluate("one => one.scrollWidth <= one.clientWidth")
