"""A player who clicks any legal move until the final scores are shown."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

from tests.cross_browser.browser import Browser

SCRIPT = Path(__file__).with_name("page_script.js").read_text("utf-8").partition("\n")[2].strip().rstrip(";")
START = 'form button:not([type="button"]):not([disabled])'
TIMEOUT = 90.0  # seconds in which something must happen, even next to other tests
PAUSE = 0.05  # seconds between polls of the page


class Player:
    def __init__(self, browser: Browser, address: str, seed: str) -> None:
        self.browser = browser
        self.address = address
        self.random = random.Random(seed)
        self.clicks = 0

    def ask(self, function: str, *arguments: Any) -> Any:
        """Call a function of `page_script.js`."""
        return self.browser.evaluate(f"{SCRIPT}.{function}({', '.join(map(json.dumps, arguments))})")

    def start(self, game: str) -> None:
        """Create a table for this player and one bot."""
        self.browser.open(f"{self.address}/new?game={game}")
        deadline = time.monotonic() + TIMEOUT
        while not self.ask("state")["move"]:
            assert time.monotonic() < deadline, f"no game has begun; errors of the page: {self.errors()}"
            if point := self.ask("pointOf", START):
                self.browser.click(*point)
            time.sleep(PAUSE)

    def play(self) -> None:
        """Click on targets at random until the game is over."""
        state = self.ask("state")
        changed = time.monotonic()
        while not state["over"]:
            self.click_target(state)
            before, state = state, self.ask("state")
            if state != before:
                changed = time.monotonic()
            assert time.monotonic() < changed + TIMEOUT, f"nothing happens: {state}; errors: {self.errors()}"

    def click_target(self, state: dict[str, Any]) -> None:
        """Click on one of the targets and wait until the page has reacted, if it does."""
        point = self.ask("pointOfTarget", self.random.randrange(1000)) if state["targets"] else None
        if point is None:  # it is the turn of a bot, or a move is being sent
            time.sleep(PAUSE)
            return
        self.browser.click(*point)
        self.clicks += 1
        deadline = time.monotonic() + 2
        while self.ask("state") == state and time.monotonic() < deadline:
            time.sleep(PAUSE)

    def scores(self) -> list[str]:
        return list(self.ask("scores"))

    def errors(self) -> list[str]:
        return list(self.ask("errors"))
