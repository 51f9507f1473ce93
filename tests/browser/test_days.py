"""Every day and in company: the game of the day, a puzzle by keys, friends by a link, and how one likes the page."""

import re

from playwright.sync_api import expect


def test_the_game_of_the_day_is_played_before_it_is_looked_at(visit):
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


def test_a_puzzle_is_answered_by_a_key_and_counts(visit):
    ann = visit()
    ann.open("/")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Keys 1 to 9").check()
    ann.page.goto(ann.address + "/puzzles")
    ann.page.get_by_role("link", name="Next puzzle").first.click()
    expect(ann.page.locator(".offer kbd").first).to_have_text("1")
    ann.page.keyboard.press("1")
    ann.page.get_by_text(re.compile("more of the victory than the next best")).wait_for()
    ann.page.get_by_text(re.compile("Your rating: \\d+")).wait_for()
    ann.page.get_by_role("link", name="Next puzzle").click()
    ann.page.get_by_text("Find the best answer.").wait_for()


def test_whoever_opens_the_link_is_a_friend_and_is_kept_a_seat(visit):
    ann, bob = visit(), visit()
    ann.open("/results")
    ann.page.get_by_role("button", name="My link for friends").click()
    link = ann.page.locator(".invitation input").input_value()
    bob.page.goto(bob.address + "/" + link.split("/", 3)[3])
    bob.page.get_by_role("button", name="Be friends").click()
    bob.page.get_by_text("Ann is your friend now.").wait_for()
    id = ann.lay(seats=2, chairs=[{"kind": "me"}], start=False)
    ann.open(f"/games/{id}")
    ann.page.get_by_label("Ask a friend").select_option(label="Ann")
    bob.open(f"/games/{id}")
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.locator(".question").wait_for()


def test_how_one_likes_the_page_is_remembered(visit):
    ann = visit()
    ann.sit(seats=2, chairs=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
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
