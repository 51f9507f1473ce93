"""One whole game of each kind in Firefox and in WebKit."""

from __future__ import annotations

import pytest

from tests.cross_browser.browser import Browser
from tests.cross_browser.player import Player


@pytest.mark.parametrize("game", ["village", "my_village"])
def test_a_game_against_a_bot_is_played_to_the_final_scores(address: str, browser: Browser, game: str) -> None:
    player = Player(browser, address, seed=game)
    player.start(game)
    player.play()
    assert player.clicks > 20
    assert len(player.scores()) == 2
    assert all(any(character.isdigit() for character in line) for line in player.scores())
    assert player.errors() == []
