"""Errors of the page are recorded; without this the game tests could pass by mistake."""

from __future__ import annotations

import time

from tests.cross_browser.browser import Browser
from tests.cross_browser.player import Player

FAULTS = {
    "thrown": "setTimeout(() => { throw new Error('thrown') })",
    "rejected": "Promise.reject(new Error('rejected')).constructor.name",
    "logged": "console.error('logged')",
    "missing.png": "Object.assign(document.body.appendChild(document.createElement('img')), {src: '/missing.png'}).src",
}


def test_every_kind_of_error_is_recorded(address: str, browser: Browser) -> None:
    player = Player(browser, address, seed="errors")
    browser.open(address)
    assert player.errors() == []
    for fault in FAULTS.values():
        browser.evaluate(f"[{fault}].length")
    deadline = time.monotonic() + 10
    while len(player.errors()) < len(FAULTS) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert [fault for fault in FAULTS if not any(fault in error for error in player.errors())] == []
