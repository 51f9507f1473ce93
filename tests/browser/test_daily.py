"""The daily game, puzzles, friends and settings."""

import random
import re

from playwright.sync_api import expect


def test_the_daily_game_must_be_played_before_it_can_be_watched(visit):
    ann, bob = visit(), visit()
    ann.open("/")
    ann.page.get_by_role("link", name="Game of the day").click()
    ann.page.get_by_role("button", name="Play it").first.click()
    ann.page.locator(".question").wait_for()
    address = ann.page.url.removeprefix(ann.address)
    bob.page.goto(bob.address + address)
    bob.page.get_by_text("play it yourself first").wait_for()
    ann.open("/daily")
    expect(ann.page.get_by_role("link", name="Go on playing")).to_have_attribute("href", address)
    ann.open(address)
    ann.page.get_by_role("button", name="Give up").click()
    ann.page.get_by_role("button", name="Yes").click()
    ann.page.get_by_role("link", name="Results of the day").click()
    expect(ann.page.get_by_role("heading", name="Game of the day")).to_be_visible()


def test_a_puzzle_can_be_solved_with_a_number_key_and_is_rated(visit):
    ann = visit()
    ann.open("/")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Keys 1 to 9").check()
    ann.page.goto(ann.address + "/puzzles")
    ann.page.get_by_role("link", name="Next puzzle").first.click()
    expect(ann.page.locator(".offer kbd").first).to_have_text("1")
    ann.page.keyboard.press("1")
    ann.page.get_by_text(re.compile(": \\d+\\s% more chance of winning than with the next best")).wait_for()
    ann.page.get_by_text(re.compile("Your rating: \\d+")).wait_for()
    ann.page.get_by_role("link", name="Next puzzle").click()
    ann.page.get_by_text("Find the best answer.").wait_for()


def test_a_friend_added_by_link_can_be_invited_to_a_seat(visit):
    ann, bob = visit(), visit()
    ann.open("/results")
    ann.page.get_by_role("button", name="My link for friends").click()
    link = ann.page.locator(".invitation input").input_value()
    bob.page.goto(bob.address + "/" + link.split("/", 3)[3])
    bob.page.get_by_role("button", name="Be friends").click()
    bob.page.get_by_text("Ann is your friend now.").wait_for()
    id = ann.create_table(seats=2, chairs=[{"kind": "me"}], start=False)
    ann.open(f"/games/{id}")
    ann.page.get_by_label("Ask a friend").select_option(label="Ann")
    bob.open(f"/games/{id}")
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.locator(".question").wait_for()


def test_settings_are_remembered(visit):
    ann = visit()
    ann.open_new_table(seats=2, chairs=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    before = ann.page.evaluate(size)
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Size of the text").select_option(label="largest")
    ann.page.get_by_label("My colour").select_option(label="green")
    ann.page.get_by_label("Sound").uncheck()
    ann.page.reload()
    ann.page.locator(".question").wait_for()
    assert ann.page.evaluate(size) > 1.3 * before
    paint = ann.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--colour0')")
    assert paint == ann.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--paint4')")
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.get_by_label("Sound")).not_to_be_checked()


def change_settings(ann, changes: str) -> None:
    ann.open()
    ann.page.evaluate(f"localStorage.village = JSON.stringify({{ ...JSON.parse(localStorage.village), {changes} }})")


def test_every_move_with_a_number_key_is_visible(visit):
    ann = visit(width=1440)
    change_settings(ann, "keys: true")
    ann.open_new_table(seats=2, chairs=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={"first_player": 0})
    offers = ann.page.locator(".question .offer")
    expect(offers).to_have_count(10)  # nine, and the button for more
    bar = ann.page.locator(".question").bounding_box()
    for box in (offers.nth(number).bounding_box() for number in range(10)):
        assert box["x"] + box["width"] <= bar["x"] + bar["width"]
        assert box["y"] + box["height"] <= bar["y"] + bar["height"]


BROKEN = """() => {
  const words = document.createTreeWalker(document.querySelector(".question h1"), NodeFilter.SHOW_TEXT);
  const broken = [];
  while (words.nextNode())
    for (const { index, 0: word } of words.currentNode.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(words.currentNode, index);
      range.setEnd(words.currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  return broken;
}"""


def test_the_largest_text_breaks_no_word_of_a_prompt_on_a_phone(visit):
    ann = visit(width=360)
    change_settings(ann, "text: 1.32, coach: true")
    ann.open_new_table(seats=2, chairs=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={"first_player": 0})
    ann.move_buttons.first.wait_for(state="attached")
    heading = ann.page.locator(".question h1")
    for prompt in (heading.inner_text(), "Your turn Administer to somebody extraordinarily"):
        heading.evaluate("(one, text) => (one.lastChild.data = text)", prompt)
        assert ann.page.evaluate(BROKEN) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_result_of_a_puzzle_uses_the_full_width_of_a_phone(visit):
    ann = visit(width=390)
    ann.open("/puzzles")
    ann.page.get_by_role("link", name="Next puzzle").last.click()
    ann.page.get_by_text("Find the best answer.").wait_for()
    expect(ann.page.locator(".fingers")).to_be_visible()
    key, out = ann.page.locator(".riddle .aside > *").all()
    assert out.bounding_box()["x"] - key.bounding_box()["x"] < 80  # side by side
    ann.make_random_move(random.Random(1))
    ann.page.get_by_role("button", name="Look again").wait_for()
    assert ann.page.locator(".riddle h1").bounding_box()["width"] > 300
    result = ann.page.locator(".riddle h1").inner_text()
    assert re.search(r"white\u00a0\d: \d+\u00a0%", result, re.I)  # non-breaking spaces keep numbers with their words
    expect(ann.page.locator(".fingers")).to_have_count(0)  # no move is legal any more
    ann.open("/results")
    ann.page.get_by_text("from one puzzle").wait_for()
