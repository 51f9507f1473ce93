"""Pictures in the middle of every kind of movement, to be looked at: `python -m tools.moving --help`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, TimeoutError

import village
from tests.browser.staged import Staged, View
from tests.browser.visitor import Visitor
from tools.asked import TABLES
from tools.shots import HEIGHTS, studio

MOVES = """() => document.getAnimations().some((one) =>
  !(one instanceof CSSTransition) && !(one instanceof CSSAnimation) && one.playState === "running")"""
HOLD = """part => document.getAnimations().forEach((one) => {
  if (one instanceof CSSTransition || one instanceof CSSAnimation) return;
  const { delay, duration } = one.effect.getTiming();
  one.pause();
  one.currentTime = delay + part * duration;
})"""

END = "() => document.getAnimations().forEach((one) => one.effect.getTiming().iterations < 9 && one.finish())"


class Happened(NamedTuple):
    """A kind of event, and the position it happened in."""

    before: View
    seat: int
    events: list[dict[str, Any]]
    after: View


def names(event: dict[str, Any]) -> list[str]:
    """Its kind, and its kind with what it says: `fate` and `fate quill`."""
    kind = event["kind"]
    return [kind, *(f"{kind} {said}" for name, said in event.items() if name != "kind" and isinstance(said, str))]


def happenings(wish: argparse.Namespace, setting: dict[str, Any]) -> dict[str, Happened]:
    """The first of every kind in some random games, as seat 0 sees it."""
    found: dict[str, Happened] = {}
    for number in range(wish.games):
        seed = f"{wish.seed}{number}"
        game, chance = village.new(seed=seed, **setting), Random(seed)
        while not game.over:
            before, seat = game.view(0), game.actor
            liked = [one for one in game.moves if any(word in one for word in wish.toward)]
            told = game.play(chance.choice(liked or [one for one in game.moves if "decline" not in one] or game.moves))
            for kind in {kind for event in told for kind in names(event)} - found.keys():
                same = [event for event in told if kind in names(event)]
                found[kind] = Happened(before, seat, same, game.view(0))
    return {kind: news for kind, news in found.items() if kind in (wish.only or [one.split()[0] for one in found])}


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def tell(stage: Staged, news: Happened) -> None:
    """As the server does: the answer, and the table after it."""
    number = stage.table["number"] + 1
    move = {"kind": "move", "number": number, "ply": news.after["ply"], "seat": news.seat, "events": news.events}
    stage.table = {**stage.table, "number": number + 1, "view": news.after}
    for message in (json.dumps({**move, "time": 0}), stage.now()):
        stage.lines[-1].send(message)


def film(browser: Browser, address: str, wish: argparse.Namespace) -> None:
    """Each kind in its own position, held still twice on its way."""
    setting = TABLES[wish.table]
    found = happenings(wish, setting)
    height = HEIGHTS.get(wish.width, 900)
    context = browser.new_context(viewport={"width": wish.width, "height": height}, reduced_motion="no-preference")
    kept = json.dumps({"language": "en", "theme": wish.theme, "pace": 2500, "name": "Ann"})
    context.add_init_script(f"localStorage.village ??= {json.dumps(kept)}")
    several = "game" not in setting and setting["seats"] > 1
    first = {"options": {"first_player": 0}} if several else {}  # nobody has moved: nothing is shown again
    stage = Staged(Visitor(context.new_page(), address), **setting, **first)
    page = stage.ann.page
    for kind, news in sorted(found.items()):
        page.keyboard.press("Shift")  # ends what is still shown
        stage.show(news.before)
        page.wait_for_timeout(700)  # sheets have turned
        tell(stage, news)
        try:
            page.wait_for_function(MOVES, timeout=9000)
        except TimeoutError:
            say(f"{kind}: nothing moves {news.events[:2]}")
            continue
        for n, part in enumerate((0.35, 0.8)):
            page.evaluate(HOLD, part)
            page.screenshot(path=wish.folder / f"{wish.table}-{kind.replace(' ', '-')}-{wish.width}-{n}.png")
        page.evaluate(END)
        say(f"{kind}: moves {news.events[:2]}")
    context.close()


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.moving", description="Pictures in the middle of movements.")
    parser.add_argument(
        "folder", nargs="?", type=Path, default=Path("build/moving"), help="where they go (build/moving)"
    )
    parser.add_argument("--table", choices=list(TABLES), default="all", help="what lies on it")
    parser.add_argument("--only", nargs="+", help="these kinds of events: `fate`, or `fate quill`")
    parser.add_argument("--toward", nargs="+", default=[], help="answers with these words are liked: for rare events")
    parser.add_argument("--games", type=int, default=3, help="by chance, in which they are found (3)")
    parser.add_argument("--seed", default="moving", help="of that chance")
    parser.add_argument("--width", type=int, default=1440, help="of the window (1440)")
    parser.add_argument("--theme", choices=("light", "dusk"), default="light")
    return parser.parse_args()


def main() -> int:
    wish = wishes()
    with studio(wish.folder) as (browser, address):
        film(browser, address, wish)
    return 0


if __name__ == "__main__":
    sys.exit(main())
