"""Pictures of the main screens, to be looked at: `python -m tools.shots --help`."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from bench.server.node import Node
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.test_learn import walk_on
from tests.browser.visitor import Visitor, played
from tools.boxed import BOXED
from tools.seldom import SELDOM, said

WIDTHS = (1440, 1024, 390)
THEMES = ("light", "dusk")
HEIGHTS = {360: 740, 390: 844, 1024: 768, 3840: 2160}  # of the windows people have; otherwise 900
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def home(ann: Visitor) -> None:
    ann.open("/")


def new(ann: Visitor) -> None:
    ann.open("/new?how=share")


def again(ann: Visitor) -> None:
    """The first screen of somebody who has games."""
    ann.lay(seats=2, chairs=[ME, {"kind": "me", "name": "Bob"}], boxes=["inn"])
    ann.lay(seats=4, chairs=[ME, {"kind": "open"}, BOT, BOT], start=False)
    ann.open("/")
    ann.page.locator("#continue").wait_for()


def tables(ann: Visitor) -> None:
    ann.lay(seats=3, chairs=[ME, BOT, BOT])
    ann.open("/tables")


def settings(ann: Visitor) -> None:
    ann.open("/")
    ann.page.get_by_role("button", name=said(ann, "page-settings")).click()


def account(ann: Visitor) -> None:
    """Of somebody who has one, with everything open."""
    ann.lay(seats=2, chairs=[ME, BOT])
    wish = {"login": f"ann{random.randrange(10**9)}", "password": "a long secret"}
    ann.page.request.post(f"{ann.address}/api/account", data=wish)
    ann.open("/me")
    ann.page.get_by_text(said(ann, "page-me-leave")).first.wait_for()
    for closed in ann.page.locator("summary").all():
        closed.click()


def rules(ann: Visitor) -> None:
    ann.open("/rules?rule=V-MKT-4")


def waiting(ann: Visitor) -> None:
    ann.open(f"/games/{ann.lay(seats=3, chairs=[ME, {'kind': 'link'}, {'kind': 'open'}], start=False)}")
    ann.page.get_by_role("button", name=said(ann, "page-invite")).first.click()
    ann.page.locator(".invitation :is(input[readonly], button)").first.wait_for()


def curtain(ann: Visitor) -> None:
    ann.sit(seats=2, chairs=[ME, {"kind": "me", "name": "Bob"}], boxes=["goals"])


def play(ann: Visitor) -> None:
    ann.sit_later(20, seats=4, chairs=[ME, BOT, BOT, BOT], boxes=["inn", "goals"])


def boxes(ann: Visitor) -> None:
    """Everything there is, and the sheet beside the village."""
    every = ["inn", "port", "goals", "customers", "marriage"]
    ann.sit_later(12, seats=5, chairs=[ME, BOT, BOT, BOT, BOT], boxes=every)
    ann.page.locator("[data-leads]").last.click()


def port(ann: Visitor) -> None:
    """One box alone, and its sheet."""
    ann.sit(seats=3, chairs=[ME, BOT, BOT], boxes=["port"])
    for number in range(8):
        ann.answer(random.Random(number))
    ann.answers.first.wait_for(state="attached")
    ann.page.locator("[data-leads]").last.click()


def marriage(ann: Visitor) -> None:
    ann.sit(seats=2, chairs=[ME, BOT], boxes=["marriage", "customers"])
    for number in range(8):
        ann.answer(random.Random(number))
    ann.answers.first.wait_for(state="attached")
    ann.page.locator("[data-leads]").last.click()


def early(ann: Visitor) -> None:
    ann.sit(seats=3, chairs=[ME, BOT, BOT], options={"first_player": 0})
    ann.answers.first.wait_for(state="attached")


def solo(ann: Visitor) -> None:
    ann.sit_later(6, seats=1, chairs=[ME])


def somebody(ann: Visitor) -> BrowserContext:
    """Bob, in a browser of his own."""
    browser = ann.page.context.browser
    assert browser is not None
    bob = browser.new_context()
    bob.request.post(f"{ann.address}/api/me", data={"name": "Bob"})
    return bob


def talk(ann: Visitor) -> None:
    id = ann.lay(seats=2, chairs=[ME, {"kind": "link"}], start=False, pace={"bank": 900})
    secret = ann.page.request.post(f"{ann.address}/api/games/{id}/seats/1/link").json()["link"]
    bob = somebody(ann)
    bob.request.post(f"{ann.address}/api/games/{id}/join", data={"link": secret})
    ann.page.request.post(f"{ann.address}/api/games/{id}/start", data={})
    for person, line in ((bob, "Hello! Good luck."), (ann.page, "You too"), (bob, "May your monks stay in the bag.")):
        person.request.post(f"{ann.address}/api/games/{id}/chat", data={"text": line})
    ann.open(f"/games/{id}")
    ann.page.get_by_role("tab", name=said(ann, "page-tab-chat")).click()
    ann.page.get_by_role("button", name=said(ann, "page-report")).click()
    bob.close()


def watch(ann: Visitor) -> None:
    bob = somebody(ann)
    wish = {"seats": 2, "chairs": [ME, BOT], "start": True}
    id = bob.request.post(f"{ann.address}/api/games", data=wish).json()["id"]
    ann.open(f"/games/{id}")
    ann.page.locator(".village").first.wait_for()
    bob.close()


def end(ann: Visitor) -> None:
    ann.open(ann.bring(played(random.Random(3), seats=3)))
    ann.page.locator("section.end").wait_for()


def my_village(ann: Visitor) -> None:
    ann.sit_later(8, game="my_village", seats=4, chairs=[ME, BOT, BOT, BOT])


def my_end(ann: Visitor) -> None:
    ann.open(ann.bring(played(random.Random(3), game="my_village", seats=3)))
    ann.page.locator("section.end").wait_for()


def replay(ann: Visitor) -> None:
    """The middle of a game that is over."""
    ann.open(ann.bring(played(random.Random(3), game="my_village", seats=3)))
    ann.page.locator("section.end").wait_for()
    ann.page.locator(".back input[type=range]").fill("60")
    ann.page.wait_for_timeout(500)


def lesson(ann: Visitor) -> None:
    """The middle of a guided game."""
    ann.open("/learn/village/first")
    walk_on(ann, "village", "first", [], until="market")


def booklet(ann: Visitor) -> None:
    ann.open("/rules?game=my_village")


def numbers(ann: Visitor) -> None:
    ann.open("/numbers")
    ann.page.locator("details").nth(1).evaluate("one => (one.open = true)")


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "home": home, "again": again, "settings": settings, "new": new, "tables": tables, "rules": rules,
    "account": account,
    "waiting": waiting, "curtain": curtain, "early": early, "solo": solo, "play": play, "boxes": boxes, "talk": talk,
    "port": port, "marriage": marriage, "replay": replay, "lesson": lesson, "booklet": booklet,
    "watch": watch, "end": end, "my_village": my_village, "my_end": my_end, "numbers": numbers,
}  # fmt: skip
EVERY = {**SCREENS, **SELDOM, **BOXED}


def picture(browser: Browser, address: str, folder: Path, theme: str, wish: argparse.Namespace) -> None:
    """Each screen is reached once and then looked at in every width: first what the window shows, then all of it."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    kept = json.dumps({"language": wish.language, "theme": theme, "pace": 0, "name": "Ann"})
    context.add_init_script(f"localStorage.village ??= {json.dumps(kept)}")
    for name in wish.screens:
        ann = Visitor(context.new_page(), address)
        EVERY[name](ann)
        ann.page.wait_for_load_state("networkidle")
        for width in wish.widths:
            ann.page.set_viewport_size({"width": width, "height": HEIGHTS.get(width, 900)})
            ann.page.evaluate("scrollTo(0, 0)")
            ann.page.wait_for_timeout(200)
            ann.page.screenshot(path=folder / f"{name}-{theme}-{width}.png")
            if ann.page.evaluate("document.documentElement.scrollHeight > innerHeight"):
                ann.page.screenshot(path=folder / f"{name}-{theme}-{width}-whole.png", full_page=True)
        ann.page.close()
        print(name, theme, *ann.mistakes, flush=True)  # noqa: T201
    context.close()


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.shots", description="Pictures of the main screens, to be looked at.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/shots"), help="where they go (build/shots)")
    parser.add_argument("--screens", nargs="+", choices=list(EVERY), default=list(SCREENS), help="only these")
    parser.add_argument("--widths", nargs="+", type=int, default=list(WIDTHS), help="of the window (1440 1024 390)")
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=list(THEMES))
    parser.add_argument("--language", choices=("en", "de", "zh"), default="en")
    return parser.parse_args()


@contextmanager
def studio(folder: Path) -> Iterator[tuple[Browser, str]]:
    """A browser, the address of a server of its own, and the folder in which pictures go."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, Node(Path(data), "", 0, "--workers", "1") as node, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser, f"http://127.0.0.1:{node.port}"
        browser.close()


def main() -> int:
    wish = wishes()
    with studio(wish.folder) as (browser, address):
        for theme in wish.themes:
            picture(browser, address, wish.folder, theme, wish)
    return 0


if __name__ == "__main__":
    sys.exit(main())
