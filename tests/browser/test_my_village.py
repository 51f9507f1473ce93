"""My Village by pressing what glows: dice, banners, cards and customers on the board, the rest in the bar."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import AXE, LOOK
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
    ann.sit_late(20, game="my_village", seats=seats, chairs=[ME, *[BOT] * (seats - 1)])
    chance = random.Random(seats)
    while press(ann, chance):
        pass
    expect(ann.page.locator(".podium li")).to_have_count(seats)
    assert "⟦" not in ann.read()


def test_a_game_of_two_is_played_by_pressing_what_glows(visit):
    play_to_the_end(visit(), 2)


@pytest.mark.daily
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_play_so_too(visit, seats):
    play_to_the_end(visit(language=["de", "zh"][seats - 3]), seats)


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


def test_axe_finds_nothing_whatever_is_asked(visit):
    ann = visit()
    game = ann.lay(game="my_village", seats=2, chairs=[ME, BOT])
    ann.sit_at(game)
    ann.page.evaluate(AXE.read_text("utf-8"))
    chance, asked, found = random.Random(4), set(), set()
    while len(asked) < 7 and (view := ann.asked(game)):
        if (question := view["ask"]["tokens"][0].split()[0]) not in asked:
            asked.add(question)
            ann.page_at(view["ply"])
            found |= {f"{question} {fault}" for fault in ann.page.evaluate(LOOK)}
        ann.send(game, view, chance.choice(view["ask"]["tokens"]))
    assert "\n".join(sorted(found)) == ""
