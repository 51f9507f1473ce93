"""The board: every legal move has a target, and games can be played by clicking targets."""

from __future__ import annotations

import os
import random
from typing import Any

from playwright.sync_api import Locator

from tests.browser.page_driver import PageDriver

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
EXPANSIONS = ["inn", "port", "goals", "customers", "marriage"]
WITHOUT_TARGET = {"pass"}  # declining has no target on the board
SHOWN = "tokens => tokens.every((token) => document.querySelector(`.board [data-token='${token}']`))"
SMALL = """elements => elements.map((element) => [element.dataset.target, element.getBoundingClientRect()])
    .filter(([, box]) => box.width < 24 || box.height < 24).map(([target, box]) => [target, box.width, box.height])"""


class Player:
    """Plays a table by clicking the board."""

    def __init__(self, ann: PageDriver, **setting: Any) -> None:
        self.ann = ann
        self.table_id = ann.create_table(**setting)
        ann.open(f"/tables/{self.table_id}")

    def tokens(self) -> list[str]:
        """Return the legal moves once it is the own turn; empty when the game is over."""
        view = self.ann.wait_for_turn(self.table_id)
        if not view:
            return []
        self.page_at(view["ply"])
        return list(view["ask"]["tokens"])

    def page_at(self, ply: int) -> None:
        """Wait until the page shows this ply."""
        self.ann.page.locator(f'.prompt-bar[data-ply="{ply}"][aria-busy="false"]').wait_for(state="attached")

    def drawn(self, tokens: list[str]) -> list[str]:
        """Return the moves that need a target, once all of them have one."""
        placed = [token for token in tokens if token.split(" ")[1] not in WITHOUT_TARGET]
        try:
            self.ann.page.wait_for_function(SHOWN, arg=placed)
        except Exception:
            absent = "tokens => tokens.filter((token) => !document.querySelector(`.board [data-token='${token}']`))"
            missing = self.ann.page.evaluate(absent, placed)
            raise AssertionError(f"not on the board: {missing}") from None
        return placed

    def target(self, token: str) -> Locator:
        """Return the target of a move: in the card picker, which covers a part of the board, or on the board."""
        in_picker = self.ann.page.locator(f'.card-picker [data-token="{token}"]')
        return (in_picker if in_picker.count() else self.ann.page.locator(f'.board [data-token="{token}"]')).first

    def turn_to(self, token: str) -> None:
        """Open the sheet with the target of a move."""
        sheet = self.target(token).evaluate("element => element.closest('.sheet.off-screen')?.dataset.sheet ?? ''")
        if sheet:
            self.ann.page.locator(f'[data-tab="{sheet}"]').click()

    def press(self, token: str) -> None:
        if token.split(" ")[1] not in WITHOUT_TARGET:
            self.turn_to(token)
        with self.ann.page.expect_response(lambda reply: reply.url.endswith("/moves")) as response:
            if token.split(" ")[1] in WITHOUT_TARGET:
                self.ann.page.locator(f'button.move[data-token="{token}"]').first.evaluate("button => button.click()")
            else:
                target = self.target(token)
                target.evaluate("node => node.scrollIntoView({ block: 'center' })")  # the prompt bar covers the top
                target.click()
        assert response.value.ok


def play_by_the_board(player: Player, rng: random.Random, max_moves: int = 10_000) -> set[str]:
    """Play a game, or its beginning, and return the questions that came up."""
    question_steps = set()
    for _ in range(max_moves):
        tokens = player.tokens()
        if not tokens:
            break
        placed = player.drawn(tokens)
        declined = [token for token in tokens if token not in placed]
        choices = placed if placed and (not declined or rng.random() < 0.85) else declined
        question_steps.add(tokens[0].split(" ")[0])
        player.press(rng.choice(choices))
    return question_steps


def test_turns_with_all_expansions_can_be_played_on_the_board(visit):
    """Whole games, at every table, are in `test_whole_games`."""
    player = Player(
        visit(width=1440), seats=5, expansions=EXPANSIONS, players=[ME, *[BOT] * 4], options={"first_player": 0}
    )
    assert {"turn"} < play_by_the_board(player, random.Random("all"), 8)


def test_all_targets_are_large_enough_for_touch_on_a_phone(visit):
    player = Player(visit("de", width=390, has_touch=True), seats=2, expansions=EXPANSIONS, players=[ME, BOT])
    rng = random.Random(7)
    for _ in range(8):
        placed = player.drawn(tokens := player.tokens())
        assert (
            player.ann.page.locator(".board [data-target]").evaluate_all(SMALL) == []
        )  # including targets of other questions
        player.press(rng.choice(placed or tokens))
    assert player.ann.page.evaluate("document.querySelector('.scenery').offsetHeight") <= 1800


# Click each element, then the body, which closes the explanation.
PRESS = """elements => elements.concat(document.body).forEach((element) => {
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
})"""


def test_clicking_any_illegal_target_asks_for_a_known_move(visit):
    """A click on an illegal target asks the server why; it must ask about an existing move."""
    player = Player(visit(width=1440), seats=2, expansions=EXPANSIONS, players=[ME, BOT])
    rng = random.Random(os.environ["VILLAGE_SEED"])
    page = player.ann.page
    requested, explained, failed = [], [], []
    page.on("request", lambda request: "/illegal-move?" in request.url and requested.append(request.url))
    page.on(
        "response", lambda reply: "/illegal-move?" in reply.url and (explained if reply.ok else failed).append(reply)
    )
    others = ".board [data-target]:not([data-token])"
    for _ in range(6):
        tokens = player.tokens()
        placed = player.drawn(tokens)
        page.locator(others).evaluate_all(PRESS)
        if page.locator("dialog[open]").count():  # an enlarged card
            page.keyboard.press("Escape")
        while len(explained) + len(failed) < len(requested):
            page.wait_for_timeout(20)
        assert failed == []
        player.press(rng.choice(placed or tokens))
    assert explained


def test_clicking_elsewhere_never_makes_a_move(visit):
    """Clicks on the ground, a farm, a tab or the log never decline."""
    player = Player(visit(width=1440), seats=2, players=[ME, BOT])
    page = player.ann.page
    rng = random.Random(11)
    tokens = player.tokens()
    while not any(token.endswith(" pass") for token in tokens):
        player.press(rng.choice(player.drawn(tokens)))
        tokens = player.tokens()
    ply = page.locator(".prompt-bar").get_attribute("data-ply")
    for name in ("Scores", "Chat", "Log"):
        page.get_by_role("tab", name=name).click()
    page.locator(".farms .farm").last.click(position={"x": 5, "y": 5})
    page.locator(".scenery svg").last.dispatch_event("click")  # the ground
    page.locator(".log [data-line]").first.click()
    page.wait_for_timeout(300)
    assert page.locator(".prompt-bar").get_attribute("data-ply") == ply
    assert player.tokens() == tokens


def test_cards_outside_the_board_do_not_look_like_the_board(visit):
    player = Player(visit(width=1440), seats=2, players=[ME, BOT])
    player.drawn(player.tokens())
    outlines = player.ann.page.locator(".card:not(.board *)").evaluate_all(
        "elements => elements.map((element) => getComputedStyle(element).borderTopColor)"
    )
    assert "rgb(75, 54, 38)" not in outlines
