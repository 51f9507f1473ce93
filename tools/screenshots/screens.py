"""Take screenshots of the main screens: `python -m tools.screenshots.screens --help`."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from bench.server.node import Node
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.page_driver import PageDriver, play_random_game
from tests.browser.test_lessons import complete_lesson
from tools.screenshots.cut_labels import cut_labels
from tools.screenshots.expansions import WITH_EXPANSIONS
from tools.screenshots.rare_screens import RARE, page_text
from village.text import LANGUAGES

WIDTHS = (1440, 1024, 390)
THEMES = ("light", "dark")
HEIGHTS = {360: 740, 390: 844, 1024: 768, 3840: 2160}  # typical window heights by width; otherwise 900
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def home(ann: PageDriver) -> None:
    ann.open("/")


def new(ann: PageDriver) -> None:
    ann.open("/new?how=share")


def returning(ann: PageDriver) -> None:
    """The home screen of a player with tables."""
    ann.create_table(seats=2, players=[ME, {"kind": "me", "name": "Bob"}], expansions=["inn"])
    ann.create_table(seats=4, players=[ME, {"kind": "open"}, BOT, BOT], start=False)
    ann.open("/")
    ann.page.locator("#continue").wait_for()


def tables(ann: PageDriver) -> None:
    ann.create_table(seats=3, players=[ME, BOT, BOT])
    ann.open("/tables")


def settings(ann: PageDriver) -> None:
    ann.open("/")
    ann.page.get_by_role("button", name=page_text(ann, "page-settings")).click()


def account(ann: PageDriver) -> None:
    """The account page with all sections open."""
    ann.create_table(seats=2, players=[ME, BOT])
    args = {"username": f"ann{random.randrange(10**9)}", "password": "a long secret"}
    ann.page.request.post(f"{ann.address}/api/account", data=args)
    ann.open("/account")
    ann.page.get_by_text(page_text(ann, "page-account-delete")).first.wait_for()
    for closed in ann.page.locator("summary").all():
        closed.click()


def rules(ann: PageDriver) -> None:
    ann.open("/rules?rule=V-MKT-4")


def lobby(ann: PageDriver) -> None:
    ann.open(f"/tables/{ann.create_table(seats=3, players=[ME, {'kind': 'link'}, {'kind': 'open'}], start=False)}")
    ann.page.get_by_role("button", name=page_text(ann, "page-invite")).first.click()
    ann.page.locator(".invitation :is(input[readonly], button)").first.wait_for()


def pass_device(ann: PageDriver) -> None:
    ann.open_new_table(seats=2, players=[ME, {"kind": "me", "name": "Bob"}], expansions=["goals"])


def play(ann: PageDriver) -> None:
    ann.open_table_after_moves(20, seats=4, players=[ME, BOT, BOT, BOT], expansions=["inn", "goals"])


def expansions(ann: PageDriver) -> None:
    """All expansions, and the sheet next to the village."""
    every = ["inn", "port", "goals", "customers", "marriage"]
    ann.open_table_after_moves(12, seats=5, players=[ME, BOT, BOT, BOT, BOT], expansions=every)
    ann.page.locator("[data-tab]").last.click()


def port(ann: PageDriver) -> None:
    """One expansion and its sheet."""
    ann.open_new_table(seats=3, players=[ME, BOT, BOT], expansions=["port"])
    for number in range(8):
        ann.make_random_move(random.Random(number))
    ann.move_buttons.first.wait_for(state="attached")
    ann.page.locator("[data-tab]").last.click()


def marriage(ann: PageDriver) -> None:
    ann.open_new_table(seats=2, players=[ME, BOT], expansions=["marriage", "customers"])
    for number in range(8):
        ann.make_random_move(random.Random(number))
    ann.move_buttons.first.wait_for(state="attached")
    ann.page.locator("[data-tab]").last.click()


def early(ann: PageDriver) -> None:
    ann.open_new_table(seats=3, players=[ME, BOT, BOT], options={"first_player": 0})
    ann.move_buttons.first.wait_for(state="attached")


def solo(ann: PageDriver) -> None:
    ann.open_table_after_moves(6, seats=1, players=[ME])


def second_player(ann: PageDriver) -> BrowserContext:
    """Open a second browser context for Bob."""
    browser = ann.page.context.browser
    assert browser is not None
    bob = browser.new_context()
    bob.request.post(f"{ann.address}/api/me", data={"name": "Bob"})
    return bob


def chat_and_report(ann: PageDriver) -> None:
    id = ann.create_table(seats=2, players=[ME, {"kind": "link"}], start=False, clock={"bank": 900})
    secret = ann.page.request.post(f"{ann.address}/api/tables/{id}/seats/1/link").json()["link"]
    bob = second_player(ann)
    bob.request.post(f"{ann.address}/api/tables/{id}/join", data={"link": secret})
    ann.page.request.post(f"{ann.address}/api/tables/{id}/start", data={})
    for person, line in ((bob, "Hello! Good luck."), (ann.page, "You too"), (bob, "May your monks stay in the bag.")):
        person.request.post(f"{ann.address}/api/tables/{id}/chat", data={"text": line})
    ann.open(f"/tables/{id}")
    ann.page.get_by_role("tab", name=page_text(ann, "page-tab-chat")).click()
    ann.page.get_by_role("button", name=page_text(ann, "page-report")).click()
    bob.close()


def watch(ann: PageDriver) -> None:
    bob = second_player(ann)
    args = {"seats": 2, "players": [ME, BOT], "start": True}
    id = bob.request.post(f"{ann.address}/api/tables", data=args).json()["id"]
    ann.open(f"/tables/{id}")
    ann.page.locator(".village").first.wait_for()
    bob.close()


def end(ann: PageDriver) -> None:
    ann.open(ann.import_record(play_random_game(random.Random(3), seats=3)))
    ann.page.locator("section.game-over").wait_for()


def my_village(ann: PageDriver) -> None:
    ann.open_table_after_moves(8, game="my_village", seats=4, players=[ME, BOT, BOT, BOT])


def my_end(ann: PageDriver) -> None:
    ann.open(ann.import_record(play_random_game(random.Random(3), game="my_village", seats=3)))
    ann.page.locator("section.game-over").wait_for()


def replay(ann: PageDriver) -> None:
    """The middle of a finished game."""
    ann.open(ann.import_record(play_random_game(random.Random(3), game="my_village", seats=3)))
    ann.page.locator("section.game-over").wait_for()
    ann.page.locator(".replay-section input[type=range]").fill("60")
    ann.page.wait_for_timeout(500)


def lesson(ann: PageDriver) -> None:
    """The middle of a tutorial."""
    ann.open("/tutorials/village/first")
    complete_lesson(ann, "village", "first", [], until="market")


def rules_intro(ann: PageDriver) -> None:
    ann.open("/rules?game=my_village")


def about(ann: PageDriver) -> None:
    ann.open("/about")


def overview(ann: PageDriver) -> None:
    """The overview cards next to the board."""
    ann.open_table_after_moves(20, seats=3, players=[ME, BOT, BOT], expansions=["marriage"])
    ann.page.get_by_role("tab", name=page_text(ann, "page-tab-overview")).click()
    ann.page.locator("#sidebar-panel ol").first.wait_for()


def custom_values(ann: PageDriver) -> None:
    ann.open("/custom-values")
    ann.page.locator("details").nth(1).evaluate("element => (element.open = true)")


SCREENS: dict[str, Callable[[PageDriver], None]] = {
    "home": home, "returning": returning, "settings": settings, "new": new, "tables": tables, "rules": rules,
    "account": account,
    "lobby": lobby, "pass_device": pass_device, "early": early, "solo": solo, "play": play, "expansions": expansions,
    "chat_and_report": chat_and_report,
    "port": port, "marriage": marriage, "replay": replay, "lesson": lesson, "rules_intro": rules_intro,
    "watch": watch, "end": end, "my_village": my_village, "my_end": my_end, "custom_values": custom_values,
    "about": about, "overview": overview,
}  # fmt: skip
EVERY = {**SCREENS, **RARE, **WITH_EXPANSIONS}


def take_screenshots(browser: Browser, address: str, folder: Path, theme: str, args: argparse.Namespace) -> None:
    """Open each screen once, and take screenshots in every width: the window, then the full page."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    settings = json.dumps({"language": args.language, "theme": theme, "pace": 0, "name": "Ann"})
    context.add_init_script(f"localStorage.village ??= {json.dumps(settings)}")
    for name in args.screens:
        ann = PageDriver(context.new_page(), address)
        try:
            problems = take_screen(ann, name, folder, theme, args.widths)
        except PlaywrightError as error:  # the other screens are still wanted
            problems = [f"FAILED: {error.message}"]
        ann.page.close()
        print(name, theme, *ann.errors, *problems, sep="\n  ", flush=True)  # noqa: T201
    context.close()


def take_screen(ann: PageDriver, name: str, folder: Path, theme: str, widths: list[int]) -> list[str]:
    """Take the screenshots of a screen; return the labels that are cut off."""
    EVERY[name](ann)
    with suppress(PlaywrightTimeoutError):  # some screens never stop asking the server
        ann.page.wait_for_load_state("networkidle", timeout=5_000)
    problems = []
    for width in widths:
        ann.page.set_viewport_size({"width": width, "height": HEIGHTS.get(width, 900)})
        ann.page.evaluate("scrollTo(0, 0)")
        ann.page.wait_for_timeout(200)
        ann.page.screenshot(path=folder / f"{name}-{theme}-{width}.png")
        problems += [f"cut at {width}: {label}" for label in cut_labels(ann.page)]
        if ann.page.evaluate("document.documentElement.scrollHeight > innerHeight"):
            ann.page.screenshot(path=folder / f"{name}-{theme}-{width}-whole.png", full_page=True)
    return problems


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="tools.screenshots.screens", description="Take screenshots of the main screens."
    )
    parser.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=Path("build/screenshots"),
        help="output folder (default: build/screenshots)",
    )
    parser.add_argument("--screens", nargs="+", choices=list(EVERY), default=list(SCREENS), help="screens to open")
    parser.add_argument(
        "--widths", nargs="+", type=int, default=list(WIDTHS), help="window widths (default: 1440 1024 390)"
    )
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=list(THEMES))
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    return parser.parse_args()


@contextmanager
def browser_and_server(folder: Path) -> Iterator[tuple[Browser, str]]:
    """Create the folder, and start a server and a browser."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, Node(Path(data), "", 0, "--workers", "1") as node, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser, f"http://127.0.0.1:{node.port}"
        browser.close()


def main() -> int:
    args = parse_arguments()
    with browser_and_server(args.folder) as (browser, address):
        for theme in args.themes:
            take_screenshots(browser, address, args.folder, theme, args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
