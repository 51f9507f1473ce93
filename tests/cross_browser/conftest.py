"""A server for all tests, and a fresh browser for each."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bench.server.node import Node
from tests.cross_browser.browser import Browser
from tests.cross_browser.firefox import Firefox
from tests.cross_browser.webkit import WebKit
from village.server.http.routes.static import is_built

BROWSERS: dict[str, Callable[[Path], Browser]] = {"firefox": Firefox, "webkit": WebKit}


class RecordingNode(Node):
    """A server whose page records its errors."""

    program = (sys.executable, "-m", "tests.cross_browser.server")


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert is_built(), "the page is not built; run `make web`"
    with RecordingNode(tmp_path_factory.mktemp("server"), "", 0, "--workers", "1") as node:
        yield f"http://127.0.0.1:{node.port}"


@pytest.fixture(params=BROWSERS)
def browser(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Browser]:
    browser = BROWSERS[request.param](tmp_path)
    try:
        yield browser
    finally:
        browser.close()
