"""Playing My Village: dice, banners, cards and customers on the board, other moves in the prompt bar."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.page_driver import PageDriver

BOT, ME = {"kind": "bot", "bot": "random"}, {"kind": "me"}
TARGETS = (
    ".my-village [data-token], .my-village [data-pick]:not(.picked), .my-village .sell-button, "
    ".prompt-bar .move-button:enabled"
)


def open_game(ann: PageDriver, seats: int) -> None:
    ann.open_new_table(game="my_village", seats=seats, players=[ME, *[BOT] * (seats - 1)])
    ann.page.locator(".my-village").wait_for()


def press(ann: PageDriver, rng: random.Random) -> bool:
    """Click a random legal target; False when the game is over. Dice and customers take several clicks."""
    page = ann.page
    page.locator(TARGETS).or_(page.locator("section.game-over")).first.wait_for()
    if page.locator("section.game-over").count():
        return False
    targets = page.locator(TARGETS)
    ply = page.locator(".prompt-bar").get_attribute("data-ply")
    chosen = targets.nth(rng.randrange(targets.count()))
    kind = chosen.evaluate("element => element.dataset.pick ?? element.className")
    chosen.click()
    if kind.startswith("display."):
        return True
    if kind.startswith("die.") and page.locator(".my-village .die-slot.picked").count() < 2:
        expect(
            page.locator(".my-village .die-slot.picked").or_(page.locator(f'.prompt-bar:not([data-ply="{ply}"])'))
        ).not_to_have_count(0)
        return True
    page.locator(f'.prompt-bar:not([data-ply="{ply}"])[aria-busy="false"]').wait_for()
    if "sell-button" in kind.split():  # the page sends them one by one
        expect(page.locator(".my-village .customers [data-pick]")).to_have_count(0)
    return True


def play_to_the_end(ann: PageDriver, seats: int) -> None:
    open_game(ann, seats)
    rng = random.Random(seats)
    while press(ann, rng):
        pass
    expect(ann.page.locator(".podium li")).to_have_count(seats)
    assert "⟦" not in ann.page_text()


def test_turns_can_be_played_on_the_board(visit):
    """Whole games are in `test_whole_games`."""
    ann = visit()
    open_game(ann, 2)
    rng = random.Random(2)
    assert all(press(ann, rng) for _ in range(25))
    assert "⟦" not in ann.page_text()


def test_dice_can_be_picked_with_the_keyboard_and_unpicked_with_escape(visit):
    ann = visit()
    open_game(ann, 2)
    dice = ann.page.locator(".die-slot[data-pick]")
    dice.first.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".die-slot[aria-pressed=true]")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".die-slot[aria-pressed=true]")).to_have_count(0)
    for number in (0, 2):
        dice.nth(number).focus()
        ann.page.keyboard.press(" ")
    expect(ann.page.locator(".dice-tray svg[role=img]")).to_have_count(2)


def test_dice_have_number_keys(visit):
    ann = visit()
    ann.open()
    ann.page.evaluate("localStorage.village = JSON.stringify({ ...JSON.parse(localStorage.village), keys: true })")
    open_game(ann, 2)
    expect(ann.page.locator(".die-slot kbd").first).to_have_text("1")
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".die-slot[aria-pressed=true]")).to_have_count(1)
    ann.page.keyboard.press("2")
    expect(ann.page.locator(".dice-tray svg[role=img]")).to_have_count(2)


def test_a_card_that_is_not_a_legal_move_is_enlarged_and_explained(visit):
    ann = visit()
    open_game(ann, 2)
    rng = random.Random(7)
    while not ann.page.locator(".slot[data-token]").count():
        assert press(ann, rng)
    ann.page.locator(".religion .slot:not([data-token])").first.click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("prestige")
    expect(ann.page.locator("a[href*='rule=M-']")).not_to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
