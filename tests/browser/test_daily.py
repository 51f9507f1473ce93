"""The daily game, puzzles, friends and settings."""

import random
import re

from playwright.sync_api import expect


def test_the_daily_game_must_be_played_before_it_can_be_watched(visit):
    ann, bob = visit(), visit()
    ann.open("/")
    ann.page.get_by_role("link", name="Daily challenge").click()
    ann.page.get_by_role("button", name="Play", exact=True).first.click()
    ann.page.locator(".prompt-bar").wait_for()
    address = ann.page.url.removeprefix(ann.address)
    bob.page.goto(bob.address + address)
    bob.page.get_by_text("play it yourself before you view it").wait_for()
    ann.open("/daily")
    expect(ann.page.get_by_role("link", name="Continue")).to_have_attribute("href", address)
    ann.open(address)
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("button", name="Yes").click()
    ann.page.get_by_role("link", name="Leaderboard").click()
    expect(ann.page.get_by_role("heading", name="Daily challenge")).to_be_visible()


def test_a_puzzle_can_be_solved_with_a_number_key_and_is_rated(visit):
    ann = visit()
    ann.open("/")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Number-key shortcuts").check()
    ann.page.goto(ann.address + "/puzzles")
    ann.page.get_by_role("link", name="Next puzzle").first.click()
    expect(ann.page.locator(".move-button kbd").first).to_have_text("1")
    ann.page.keyboard.press("1")
    ann.page.get_by_text(re.compile(": \\+\\d+% win chance over the second-best move")).wait_for()
    ann.page.get_by_text(re.compile("Your rating: \\d+")).wait_for()
    ann.page.get_by_role("link", name="Next puzzle").click()
    ann.page.get_by_text("Find the best move.").wait_for()


def test_a_friend_added_by_link_can_be_invited_to_a_seat(visit):
    ann, bob = visit(), visit()
    ann.open("/stats")
    ann.page.get_by_role("button", name="My friend link").click()
    link = ann.page.locator(".invitation input").input_value()
    bob.page.goto(bob.address + "/" + link.split("/", 3)[3])
    bob.page.get_by_role("button", name="Accept").click()
    bob.page.get_by_text("Ann is now your friend.").wait_for()
    id = ann.create_table(seats=2, players=[{"kind": "me"}], start=False)
    ann.open(f"/tables/{id}")
    ann.page.get_by_label("Invite a friend").select_option(label="Ann")
    bob.open(f"/tables/{id}")
    bob.page.get_by_role("button", name="Join").click()
    bob.page.locator(".prompt-bar").wait_for()


def test_settings_are_remembered(visit):
    ann = visit()
    ann.open_new_table(seats=2, players=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    before = ann.page.evaluate(size)
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Text size").select_option(label="largest")
    ann.page.get_by_label("My color").select_option(label="green")
    ann.page.get_by_label("Sound").uncheck()
    ann.page.reload()
    ann.page.locator(".prompt-bar").wait_for()
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
    ann.open_new_table(seats=2, players=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={"first_player": 0})
    buttons = ann.page.locator(".prompt-bar .move-button")
    expect(buttons).to_have_count(10)  # nine, and the button for more
    bar = ann.page.locator(".prompt-bar").bounding_box()
    for box in (buttons.nth(number).bounding_box() for number in range(10)):
        assert box["x"] + box["width"] <= bar["x"] + bar["width"]
        assert box["y"] + box["height"] <= bar["y"] + bar["height"]


BROKEN = """() => {
  const words = document.createTreeWalker(document.querySelector(".prompt-bar h1"), NodeFilter.SHOW_TEXT);
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
    ann.open_new_table(seats=2, players=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={"first_player": 0})
    ann.move_buttons.first.wait_for(state="attached")
    heading = ann.page.locator(".prompt-bar h1")
    for prompt in (heading.inner_text(), "Your turn Administer to a villager extraordinarily"):
        heading.evaluate("(element, text) => (element.lastChild.data = text)", prompt)
        assert ann.page.evaluate(BROKEN) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_result_of_a_puzzle_uses_the_full_width_of_a_phone(visit):
    ann = visit(width=390)
    ann.open("/puzzles")
    ann.page.get_by_role("link", name="Next puzzle").last.click()
    ann.page.get_by_text("Find the best move.").wait_for()
    expect(ann.page.locator(".touch-hint")).to_be_visible()
    help_button, exit_link = ann.page.locator(".puzzle-bar .exits > *").all()
    assert exit_link.bounding_box()["x"] - help_button.bounding_box()["x"] < 80  # side by side
    ann.make_random_move(random.Random(1))
    ann.page.get_by_role("button", name="Retry").wait_for()
    assert ann.page.locator(".puzzle-bar h1").bounding_box()["width"] > 300
    result = ann.page.locator(".puzzle-bar h1").inner_text()
    assert re.search(r"white\u00a0\d”: \+\d+%", result, re.I)  # a non-breaking space keeps the number with its word
    expect(ann.page.locator(".touch-hint")).to_have_count(0)  # no move is legal any more
    ann.open("/stats")
    ann.page.get_by_text("from 1 puzzle").wait_for()
