"""Pictures of the main screens, to be looked at: `python -m tools.shots [folder]`, by default into build/shots."""

from __future__ import annotations

import json
import random
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from bench.server.node import Node
from tests.browser.conftest import QUIET
from tests.browser.visitor import Visitor

WIDTHS = (1440, 1024, 390)
THEMES = ("light", "dusk")
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def home(ann: Visitor) -> None:
    ann.open("/")


def new(ann: Visitor) -> None:
    ann.open("/new?how=share")


def tables(ann: Visitor) -> None:
    ann.lay(seats=3, chairs=[ME, BOT, BOT])
    ann.open("/tables")


def rules(ann: Visitor) -> None:
    ann.open("/rules?rule=V-MKT-4")


def waiting(ann: Visitor) -> None:
    ann.open(f"/games/{ann.lay(seats=3, chairs=[ME, {'kind': 'link'}, {'kind': 'open'}], start=False)}")
    ann.page.get_by_role("button", name="Invite").first.click()
    ann.page.get_by_role("img", name="QR").wait_for()


def curtain(ann: Visitor) -> None:
    ann.sit(seats=2, chairs=[ME, {"kind": "me", "name": "Bob"}])


def play(ann: Visitor) -> None:
    ann.sit(seats=4, chairs=[ME, BOT, BOT, BOT], boxes=["inn", "goals"])
    for number in range(20):
        ann.answer(random.Random(number))
    ann.answers.first.wait_for(state="attached")


def end(ann: Visitor) -> None:
    ann.sit(seats=3, chairs=[ME, BOT, BOT])
    chance = random.Random(3)
    while ann.answer(chance):
        pass


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "home": home, "new": new, "tables": tables, "rules": rules, "waiting": waiting, "curtain": curtain, "play": play,
    "end": end,
}  # fmt: skip


def picture(browser: Browser, address: str, folder: Path, theme: str, names: list[str]) -> None:
    """Each screen is reached once and then looked at in every width."""
    context = browser.new_context(viewport={"width": WIDTHS[0], "height": 900}, reduced_motion="reduce")
    kept = json.dumps({"language": "en", "theme": theme, "pace": 0, "name": "Ann"})
    context.add_init_script(f"localStorage.village ??= {json.dumps(kept)}")
    ann = Visitor(context.new_page(), address)
    for name in names:
        SCREENS[name](ann)
        ann.page.wait_for_load_state("networkidle")
        for width in WIDTHS:
            ann.page.set_viewport_size({"width": width, "height": 844 if width < 500 else 900})
            ann.page.wait_for_timeout(150)
            ann.page.screenshot(path=folder / f"{name}-{theme}-{width}.png", full_page=True)
        ann.page.set_viewport_size({"width": WIDTHS[0], "height": 900})
    context.close()


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/shots")
    names = sys.argv[2:] or list(SCREENS)
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, Node(Path(data), "", 0, "--workers", "1") as node, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=QUIET)
        for theme in THEMES:
            picture(browser, f"http://127.0.0.1:{node.port}", folder, theme, names)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
