"""Registers the example game for every test here."""

import pytest

from tests.example_game.game_type import GAME_TYPE
from tests.server.conftest import ann, bob, migrated_database, migrated_settings, routes, server  # noqa: F401  (fixtures)
from village import games
from village.server.settings import Settings


@pytest.fixture(autouse=True)
def ten_cards(monkeypatch):
    monkeypatch.setitem(games.OURS, GAME_TYPE.name, GAME_TYPE)
    return GAME_TYPE.name


@pytest.fixture
def settings(tmp_path):
    return Settings("", tmp_path, workers=0, rate_limit_scale=1e6)
