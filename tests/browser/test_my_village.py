"""My Village by pressing what glows: dice, banners, cards and customers on the board, the rest in the bar."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

BOT, ME = {"kind": "bot", "bot": "random"}, {"kind": "me"}
GLOWS = ".hamlet [data-token], .hamlet [data-pick]:not(.picked), .hamlet .take, .question .offer:enabled"


def sit(ann: Visitor, seats: int) -> None:
    ann.sit(game="my_village", seats=seats, chairs=[ME, *[BOT] * (seats - 1)])
    ann.page.locator(".hamlet").wait_for()


def press(ann: Visitor, chance: random.Random) -> bool:
    """Press anything that glows; False when the game is over. Dice and customers take more than one press."""
    page = ann.page
    page.locator(GLOWS).or_(page.locator("section.end")).first.wait_for()
    if page.locator("section.end").count():
        return False
    glows = page.locator(GLOWS)
    ply = page.locator(".question").get_attribute("data-ply")
    chosen = glows.nth(chance.randrange(glows.count()))
    kind = chosen.evaluate("one => one.dataset.pick ?? one.className")
    chosen.click()
    if kind.startswith("display."):
        return True
    if kind.startswith("die.") and page.locator(".hamlet .roll.picked").count() < 2:
        expect(
            page.locator(".hamlet .roll.picked").or_(page.locator(f'.question:not([data-ply="{ply}"])'))
        ).not_to_have_count(0)
        return True
    page.locator(f'.question:not([data-ply="{ply}"])[aria-busy="false"]').wait_for()
    if "take" in kind.split():  # the page sends them one by one
        expect(page.locator(".hamlet .customers [data-pick]")).to_have_count(0)
    return True


def play_to_the_end(ann: Visitor, seats: int) -> None:
    sit(ann, seats)
    chance = random.Random(seats)
    while press(ann, chance):
        pass
    expect(ann.page.locator(".podium li")).to_have_count(seats)
    assert "⟦" not in ann.read()


def test_some_turns_by_pressing_what_glows(visit):
    """Whole games are in `test_whole_games`."""
    ann = visit()
    sit(ann, 2)
    chance = random.Random(2)
    assert all(press(ann, chance) for _ in range(25))
    assert "⟦" not in ann.read()


def test_two_dice_are_taken_by_keys_and_escape_lays_one_back(visit):
    ann = visit()
    sit(ann, 2)
    dice = ann.page.locator(".roll[data-pick]")
    dice.first.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".roll[aria-pressed=true]")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".roll[aria-pressed=true]")).to_have_count(0)
    for number in (0, 2):
        dice.nth(number).focus()
        ann.page.keyboard.press(" ")
    expect(ann.page.locator(".tray svg[role=img]")).to_have_count(2)


def test_dice_have_numbers_for_those_who_answer_by_keys(visit):
    ann = visit()
    ann.open()
    ann.page.evaluate("localStorage.village = JSON.stringify({ ...JSON.parse(localStorage.village), keys: true })")
    sit(ann, 2)
    expect(ann.page.locator(".roll kbd").first).to_have_text("1")
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".roll[aria-pressed=true]")).to_have_count(1)
    ann.page.keyboard.press("2")
    expect(ann.page.locator(".tray svg[role=img]")).to_have_count(2)


def test_a_card_that_does_not_answer_is_shown_large_and_explained(visit):
    ann = visit()
    sit(ann, 2)
    chance = random.Random(7)
    while not ann.page.locator(".slot[data-token]").count():
        assert press(ann, chance)
    ann.page.locator(".religion .slot:not([data-token])").first.click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("prestige")
    expect(ann.page.locator("a[href*='rule=M-']")).not_to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
