"""A server with a bot's mind, Chromium, and people who look at the page with it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from bench.server.node import Node
from tests.browser.visitor import PATIENCE, Visitor
from village.server.http.static import is_built

QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--disable-dev-shm-usage",
]  # fmt: skip

expect.set_options(timeout=PATIENCE)
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")  # the first needs half the time


@pytest.fixture(scope="session")
def node(tmp_path_factory) -> Iterator[Node]:
    assert is_built(), "the page is not built: make page"
    with Node(tmp_path_factory.mktemp("browser"), "", 0, "--workers", "1", "--network", "127.0.0.2") as running:
        yield running


@pytest.fixture(scope="package")  # while it is there, an event loop runs, and tests elsewhere need their own
def browser() -> Iterator[Browser]:
    with sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield opened
        opened.close()


@pytest.fixture
def visit(node, browser) -> Iterator[Callable[..., Visitor]]:
    """Somebody with a browser of their own; at the end nothing may have gone wrong in it."""
    visitors: list[Visitor] = []

    def come(language: str = "en", width: int = 1280, **more: object) -> Visitor:
        context = browser.new_context(viewport={"width": width, "height": 800}, reduced_motion="reduce", **more)
        kept = json.dumps({"language": language, "theme": "light", "pace": 0, "coach": False, "name": "Ann"})
        context.add_init_script(f"localStorage.village ??= {json.dumps(kept)}")
        page: Page = context.new_page()
        visitors.append(Visitor(page, f"http://127.0.0.1:{node.port}"))
        return visitors[-1]

    yield come
    mistakes = [mistake for visitor in visitors for mistake in visitor.mistakes]
    for visitor in visitors:
        visitor.page.context.close()
    assert mistakes == []
