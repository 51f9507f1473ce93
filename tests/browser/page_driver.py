"""A driver for the page: creates tables, makes moves and waits for the page."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

import village
from village import Record

TIMEOUT_MS = 60_000  # generous, because other tests keep the machine busy


def play_random_game(rng: random.Random, **setting: Any) -> Record:
    """Play a random game to its end, declining only if nothing else is legal."""
    game = village.new(seed="after", **setting)
    while not game.over:
        game.play(rng.choice([move for move in game.moves if "decline" not in move] or game.moves))
    return game


# Remembers that a text was shown, for texts that disappear before a busy machine can check.
WATCH_FOR = """text => {
  window.shownOnce = new Promise((resolve) => new MutationObserver((_, observer) => {
    if (!document.body.textContent.includes(text)) return;
    observer.disconnect();
    resolve(true);
  }).observe(document.body, { childList: true, subtree: true, characterData: true }));
}"""


class PageDriver:
    """A page and the errors it logged."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.errors: list[str] = []
        page.set_default_timeout(TIMEOUT_MS)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.record_console_error)

    def record_console_error(self, message: Any) -> None:
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.errors.append(message.text)

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)
        self.page.locator("h1, .prompt-bar, .pass-device").first.wait_for()

    def create_table(self, **setting: Any) -> str:
        """Create a table through the API as the player of this browser and return its id."""
        self.page.request.post(f"{self.address}/api/me", data={"name": "Ann"})
        reply = self.page.request.post(f"{self.address}/api/tables", data={"start": True, "public": False, **setting})
        assert reply.ok, reply.text()
        return str(reply.json()["id"])

    def view(self, id: str) -> dict[str, Any]:
        """Return the view of a running game; empty once it is over."""
        table = self.page.request.get(f"{self.address}/api/tables/{id}").json()
        return dict(table["view"]) if table["status"] == "playing" else {}

    def wait_for_turn(self, id: str) -> dict[str, Any]:
        """Wait until it is the player's turn and return the view."""
        while (view := self.view(id)) and "tokens" not in view["ask"]:
            self.page.wait_for_timeout(20)
        return view

    def open_table_after_moves(self, moves: int, **setting: Any) -> None:
        """Open a table after this many moves made through the API, which is faster than on the page."""
        id = self.create_table(**setting)
        for number in range(moves):
            view = self.wait_for_turn(id)
            chosen = random.Random(number).choice(view["ask"]["tokens"])
            data = {"ply": view["ply"], "token": chosen, "key": f"move-{number:04}"}
            assert self.page.request.post(f"{self.address}/api/tables/{id}/moves", data=data).ok
        assert self.wait_for_turn(id)
        self.open(f"/tables/{id}")
        self.move_buttons.first.wait_for(state="attached")

    def import_record(self, game: Record | str) -> str:
        """Import a game or its record and return its path."""
        text = game if isinstance(game, str) else game.dump()
        self.page.request.post(f"{self.address}/api/me", data={"name": "Ann"})
        reply = self.page.request.post(f"{self.address}/api/records", data={"text": text})
        assert reply.ok, reply.text()
        return f"/tables/{reply.json()['id']}"

    def open_new_table(self, **setting: Any) -> None:
        self.open(f"/tables/{self.create_table(**setting)}")
        self.page.locator(".prompt-bar, .pass-device").wait_for()

    @property
    def move_buttons(self) -> Locator:
        return self.page.locator("button.move:enabled")

    def wait_for_moves(self) -> None:
        """Wait until the move list has an enabled button."""
        self.move_buttons.first.wait_for(state="attached")
        self.open_move_list()
        self.move_buttons.first.wait_for()

    def make_random_move(self, rng: random.Random) -> bool:
        """Make a random move by the move list; False when the game is over."""
        waiting = self.page.locator("button.move:enabled, section.game-over")
        waiting.first.wait_for(state="attached")
        self.open_move_list()
        if self.page.locator("section.game-over").count():
            return False
        tokens = self.move_buttons.evaluate_all("buttons => buttons.map((button) => button.dataset.token)")
        if tokens:  # otherwise the previous move is still being sent
            chosen = self.page.locator(f'button.move[data-token="{rng.choice(tokens)}"]')
            chosen.evaluate("element => element.click()")  # the list may be closed again after a reconnect
        return True

    def tap_random_target(self, rng: random.Random) -> bool:
        """Tap a random legal move on the board or in the prompt bar; False when the game is over."""
        targets = self.page.locator("[data-token]:visible:not([disabled])")
        targets.or_(self.page.locator("section.game-over")).first.wait_for()
        if self.page.locator("section.game-over").count():
            return False
        bar = self.page.locator(".prompt-bar")
        ply = bar.get_attribute("data-ply")
        chosen = targets.nth(rng.randrange(targets.count()))
        chosen.evaluate("element => element.scrollIntoView({ block: 'center', inline: 'start' })")
        in_bar = chosen.evaluate("node => node.matches('.move-button')")  # there a long button may be partly covered
        chosen.tap(position={"x": 20, "y": 18} if in_bar else None)
        new_prompt = self.page.locator(f'.prompt-bar:not([data-ply="{ply}"])[aria-busy="false"]')
        try:
            new_prompt.wait_for(timeout=10_000)
        except TimeoutError:  # too soon after the last tap: it counted as a double tap
            chosen.tap(position={"x": 20, "y": 18} if in_bar else None)
            new_prompt.wait_for()
        return True

    def click_and_wait_for_text(self, button: Locator, text: str) -> None:
        """Click a button and wait for a text that it shows briefly."""
        self.page.evaluate(WATCH_FOR, text)
        button.click()
        self.page.evaluate("window.shownOnce")

    def open_move_list(self) -> None:
        """Open the move list, which is closed where a board is drawn."""
        closed = self.page.locator("main details:not([open]):has(button.move)")
        if closed.count():
            closed.first.locator("summary").first.click()

    def page_text(self) -> str:
        """Return all text of the page, including that for screen readers."""
        return str(self.page.evaluate("document.documentElement.textContent"))


def allow_local_network(ann: PageDriver, label: str = "Allow access from my network") -> None:
    """Allow access from the local network if the server listens to this machine only."""
    button = ann.page.get_by_role("button", name=label)
    qr_code = ann.page.locator(".invitation [role=img]")
    button.or_(qr_code).first.click()  # in one step: one invitation may replace another
