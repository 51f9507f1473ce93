"""The drawn board: whatever can be answered glows somewhere, and pressing what glows is enough."""

from __future__ import annotations

import os
import random
from typing import Any

from tests.browser.visitor import Visitor

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
BOXES = ["inn", "port", "goals", "customers", "marriage"]
WORDS_ONLY = {"pass"}  # to decline has no place on the board
SHOWN = "tokens => tokens.every((token) => document.querySelector(`.board [data-token='${token}']`))"
SMALL = """all => all.map((one) => [one.dataset.spot, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < 24 || box.height < 24).map(([spot, box]) => [spot, box.width, box.height])"""


class Player:
    """Somebody who looks at the board and presses it."""

    def __init__(self, ann: Visitor, **wish: Any) -> None:
        self.ann = ann
        self.game = ann.lay(**wish)
        ann.open(f"/games/{self.game}")

    def tokens(self) -> list[str]:
        """What can be answered now; nothing when the game is over."""
        view = self.ann.asked(self.game)
        if not view:
            return []
        self.page_at(view["ply"])
        return list(view["ask"]["tokens"])

    def page_at(self, ply: int) -> None:
        """Wait until the page asks this question too."""
        self.ann.page.locator(f'.question[data-ply="{ply}"][aria-busy="false"]').wait_for(state="attached")

    def drawn(self, tokens: list[str]) -> list[str]:
        """Those that need a place on the board, once all of them have it."""
        placed = [token for token in tokens if token.split(" ")[1] not in WORDS_ONLY]
        try:
            self.ann.page.wait_for_function(SHOWN, arg=placed, timeout=5_000)
        except Exception:
            there = "tokens => tokens.filter((token) => !document.querySelector(`.board [data-token='${token}']`))"
            missing = self.ann.page.evaluate(there, placed)
            raise AssertionError(f"nowhere on the board: {missing}") from None
        return placed

    def turn_to(self, token: str) -> None:
        """Lay open the sheet on which the answer glows."""
        there = self.ann.page.locator(f'.board [data-token="{token}"]').first
        sheet = there.evaluate("one => one.closest('.sheet.away')?.dataset.sheet ?? ''")
        if sheet:
            self.ann.page.locator(f'[data-leads="{sheet}"]').click()

    def press(self, token: str) -> None:
        if token.split(" ")[1] not in WORDS_ONLY:
            self.turn_to(token)
        with self.ann.page.expect_response(lambda reply: reply.url.endswith("/moves")) as answer:
            if token.split(" ")[1] in WORDS_ONLY:
                self.ann.page.locator(f'button.answer[data-token="{token}"]').first.evaluate("button => button.click()")
            else:
                there = self.ann.page.locator(f'.board [data-token="{token}"]').first
                there.evaluate("one => one.scrollIntoView({ block: 'center' })")  # the question covers what is above
                there.click()
        assert answer.value.ok


def play_by_the_board(player: Player, chance: random.Random, most: int = 10_000) -> set[str]:
    """A game, or the beginning of one; the questions that came up."""
    asked = set()
    for _ in range(most):
        tokens = player.tokens()
        if not tokens:
            break
        placed = player.drawn(tokens)
        declined = [token for token in tokens if token not in placed]
        choices = placed if placed and (not declined or chance.random() < 0.85) else declined
        asked.add(tokens[0].split(" ")[0])
        player.press(chance.choice(choices))
    return asked


def test_some_turns_with_everything_by_pressing_what_glows(visit):
    """Whole games, at every table, are in `test_whole_games`."""
    player = Player(visit(width=1440), seats=5, boxes=BOXES, chairs=[ME, *[BOT] * 4], options={"first_player": 0})
    assert {"turn"} < play_by_the_board(player, random.Random("all"), 8)


def test_a_finger_finds_everything_on_a_phone(visit):
    player = Player(visit("de", width=390, has_touch=True), seats=2, boxes=BOXES, chairs=[ME, BOT])
    chance = random.Random(7)
    for _ in range(8):
        placed = player.drawn(tokens := player.tokens())
        assert player.ann.page.locator(".board [data-spot]").evaluate_all(SMALL) == []  # also what glows at other times
        player.press(chance.choice(placed or tokens))
    assert player.ann.page.evaluate("document.querySelector('.scenery').offsetHeight") <= 1500


# Each, as a hand does; then beside them, which puts away what is said.
PRESS = """all => all.concat(document.body).forEach((one) => {
  one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
})"""


def test_whatever_is_pressed_the_server_knows_what_is_meant(visit):
    """A place that gives no answer now asks the server why; it must ask for an answer there is."""
    player = Player(visit(width=1440), seats=2, boxes=BOXES, chairs=[ME, BOT])
    chance = random.Random(os.environ["VILLAGE_SEED"])
    page = player.ann.page
    asked, answered, wrong = [], [], []
    page.on("request", lambda request: "/why?" in request.url and asked.append(request.url))
    page.on("response", lambda reply: "/why?" in reply.url and (answered if reply.ok else wrong).append(reply.url))
    others = ".board [data-spot]:not([data-token])"
    for _ in range(6):
        tokens = player.tokens()
        placed = player.drawn(tokens)
        page.locator(others).evaluate_all(PRESS)
        if page.locator("dialog[open]").count():  # a card is looked at
            page.keyboard.press("Escape")
        while len(answered) + len(wrong) < len(asked):
            page.wait_for_timeout(20)
        assert wrong == []
        player.press(chance.choice(placed or tokens))
    assert answered


def test_what_is_no_answer_is_never_taken_for_one(visit):
    """Where declining is possible but has no place, pressing the ground, a farm, a tab or the log declines nothing."""
    player = Player(visit(width=1440), seats=2, chairs=[ME, BOT])
    page = player.ann.page
    chance = random.Random(11)
    tokens = player.tokens()
    while not any(token.endswith(" pass") for token in tokens):
        player.press(chance.choice(player.drawn(tokens)))
        tokens = player.tokens()
    ply = page.locator(".question").get_attribute("data-ply")
    for name in ("Scores", "Chat", "Log"):
        page.get_by_role("tab", name=name).click()
    page.locator(".farms .farm").last.click(position={"x": 5, "y": 5})
    page.locator(".scenery svg").last.dispatch_event("click")  # the ground
    page.locator(".log [data-line]").first.click()
    page.wait_for_timeout(300)
    assert page.locator(".question").get_attribute("data-ply") == ply
    assert player.tokens() == tokens


def test_nothing_outside_the_board_is_drawn_like_it(visit):
    player = Player(visit(width=1440), seats=2, chairs=[ME, BOT])
    player.drawn(player.tokens())
    outlines = player.ann.page.locator(".card:not(.board *)").evaluate_all(
        "all => all.map((one) => getComputedStyle(one).borderTopColor)"
    )
    assert "rgb(75, 54, 38)" not in outlines
