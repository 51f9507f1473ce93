"""Every test here has the title beside our own."""

import pytest

from tests.server.conftest import ann, bob, laid, pattern, routes, server  # noqa: F401  (fixtures)
from tests.toy.title import TITLE
from village import games
from village.server.settings import Settings


@pytest.fixture(autouse=True)
def ten_cards(monkeypatch):
    monkeypatch.setitem(games.OURS, TITLE.name, TITLE)
    return TITLE.name


@pytest.fixture
def settings(tmp_path):
    return Settings("", tmp_path, workers=0, rate_limit_scale=1e6)
