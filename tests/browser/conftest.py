"""Fixtures: a server with one bot worker, Chromium, and page drivers."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.page_driver import TIMEOUT_MS, PageDriver
from tests.builders.seeded_server import SeededNode
from village.server.http.routes.static import is_built

QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--disable-dev-shm-usage",
]  # fmt: skip

expect.set_options(timeout=TIMEOUT_MS)
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")  # the headless shell takes half the time


@pytest.fixture(scope="session")
def node(tmp_path_factory) -> Iterator[SeededNode]:
    assert is_built(), "the page is not built: make web"
    with SeededNode(
        tmp_path_factory.mktemp("browser"), "", 0, "--workers", "1", "--network-address", "127.0.0.2"
    ) as running:
        yield running


@pytest.fixture(scope="package")  # it runs an event loop, and other tests need their own
def browser() -> Iterator[Browser]:
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(node, browser) -> Iterator[Callable[..., PageDriver]]:
    """Return a function that opens a new browser context; fail if the page logged errors."""
    drivers: list[PageDriver] = []

    def new_driver(language: str = "en", width: int = 1280, **more: object) -> PageDriver:
        context = browser.new_context(viewport={"width": width, "height": 800}, reduced_motion="reduce", **more)
        settings = json.dumps({"language": language, "theme": "light", "pace": 0, "coach": False, "name": "Ann"})
        context.add_init_script(f"localStorage.village ??= {json.dumps(settings)}")
        page: Page = context.new_page()
        drivers.append(PageDriver(page, f"http://127.0.0.1:{node.port}"))
        return drivers[-1]

    yield new_driver
    errors = [error for driver in drivers for error in driver.errors]
    for driver in drivers:
        driver.page.context.close()
    assert errors == []
