"""Take a screenshot of every prompt without playing up to it: `python -m tools.screenshots.prompts --help`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser.fake_stream import FakeStream, questions
from tests.browser.page_driver import PageDriver
from tools.screenshots.screens import HEIGHTS, THEMES, WIDTHS, browser_and_server
from village.text import LANGUAGES

EVERY = ["inn", "port", "goals", "customers", "marriage"]
TABLES: dict[str, dict[str, Any]] = {
    "all": {"seats": 5, "expansions": EVERY},
    "two": {"seats": 2, "expansions": EVERY},
    "solo": {"seats": 1, "expansions": EVERY},
    "plain": {"seats": 4, "expansions": []},
    "solo-base": {"seats": 1, "expansions": []},
    "die": {"seats": 1, "expansions": [], "options": {"rival_die": True}},
    "2011": {"seats": 4, "edition": "2011", "expansions": ["inn", "port"]},
    "my_village": {"game": "my_village", "seats": 4},
    **{expansion: {"seats": 3, "expansions": [expansion]} for expansion in EVERY},
    **{f"solo-{expansion}": {"seats": 1, "expansions": [expansion]} for expansion in EVERY},
}


def take_screenshots(browser: Browser, address: str, args: argparse.Namespace) -> None:
    """Take a screenshot of every prompt, in every width and theme."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    settings = json.dumps({"language": args.language, "theme": "light", "pace": 0, "name": "Ann"})
    context.add_init_script(f"localStorage.village ??= {json.dumps(settings)}")
    setting = TABLES[args.table]
    stage = FakeStream(PageDriver(context.new_page(), address), **setting)
    page = stage.ann.page
    for kind, view in sorted(questions(args.seed, args.games, **setting).items()):
        if args.only and kind not in args.only:
            continue
        page.set_viewport_size({"width": args.widths[0], "height": HEIGHTS.get(args.widths[0], 900)})
        stage.show(view)
        for theme in args.themes:
            page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            for width in args.widths:
                page.set_viewport_size({"width": width, "height": HEIGHTS.get(width, 900)})
                page.wait_for_timeout(350)  # wait for transitions
                name = f"{args.table}-{kind.replace(' ', '-')}-{theme}-{width}.png"
                page.screenshot(path=args.folder / name, full_page=args.whole)
    context.close()


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.screenshots.prompts", description="Take a screenshot of every prompt.")
    parser.add_argument(
        "folder", nargs="?", type=Path, default=Path("build/prompts"), help="output folder (default: build/prompts)"
    )
    parser.add_argument("--table", choices=list(TABLES), default="all", help="table setup (default: all)")
    parser.add_argument("--only", nargs="+", help="only these questions: a step, or a step and its subject")
    parser.add_argument("--games", type=int, default=2, help="number of random games to search (default: 2)")
    parser.add_argument("--seed", default="asked", help="seed of the random games (default: asked)")
    parser.add_argument(
        "--widths", nargs="+", type=int, default=list(WIDTHS), help="window widths (default: 1440 1024 390)"
    )
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=list(THEMES))
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--whole", action="store_true", help="take the full page instead of the window")
    return parser.parse_args()


def main() -> int:
    args = parse_arguments()
    with browser_and_server(args.folder) as (browser, address):
        take_screenshots(browser, address, args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
