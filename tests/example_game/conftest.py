"""Registers the example game for every test here."""

import pytest

from tests.example_game.title import TITLE
from tests.server.conftest import ann, bob, laid, migrated_database, routes, server  # noqa: F401  (fixtures)
from village import games
from village.server.settings import Settings


@pytest.fixture(autouse=True)
def ten_cards(monkeypatch):
    monkeypatch.setitem(games.OURS, TITLE.name, TITLE)
    return TITLE.name


@pytest.fixture
def settings(tmp_path):
    return Settings("", tmp_path, workers=0, rate_limit_scale=1e6)
