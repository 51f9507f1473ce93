"""Take screenshots in the middle of every kind of animation: `python -m tools.screenshots.animations --help`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, TimeoutError

import village
from tests.browser.fake_stream import FakeStream, View
from tests.browser.page_driver import PageDriver
from tools.screenshots.prompts import TABLES
from tools.screenshots.screens import HEIGHTS, browser_and_server

MOVES = """() => document.getAnimations().some((animation) =>
  !(animation instanceof CSSTransition) && !(animation instanceof CSSAnimation) && animation.playState === "running")"""
HOLD = """part => document.getAnimations().forEach((animation) => {
  if (animation instanceof CSSTransition || animation instanceof CSSAnimation) return;
  const { delay, duration } = animation.effect.getTiming();
  animation.pause();
  animation.currentTime = delay + part * duration;
})"""

END = """() => document.getAnimations().forEach((animation) => {
  if (animation.effect.getTiming().iterations < 9) animation.finish();
})"""


class EventSample(NamedTuple):
    """An event and the position in which it happened."""

    before: View
    seat: int
    events: list[dict[str, Any]]
    after: View


def names(event: dict[str, Any]) -> list[str]:
    """Return the kind of an event, alone and with its arguments: `fate` and `fate quill`."""
    kind = event["kind"]
    return [kind, *(f"{kind} {value}" for name, value in event.items() if name != "kind" and isinstance(value, str))]


def event_samples(args: argparse.Namespace, setting: dict[str, Any]) -> dict[str, EventSample]:
    """Return the first event of every kind in some random games, as seen by seat 0."""
    samples: dict[str, EventSample] = {}
    for number in range(args.games):
        seed = f"{args.seed}{number}"
        game, rng = village.new(seed=seed, **setting), Random(seed)
        while not game.over:
            before, seat = game.view(0), game.actor
            preferred = [move for move in game.moves if any(word in move for word in args.toward)]
            active = [move for move in game.moves if "decline" not in move]
            events = game.play(rng.choice(preferred or active or game.moves))
            for kind in {kind for event in events for kind in names(event)} - samples.keys():
                same = [event for event in events if kind in names(event)]
                samples[kind] = EventSample(before, seat, same, game.view(0))
    selected = args.only or [name.split()[0] for name in samples]
    return {kind: news for kind, news in samples.items() if kind in selected}


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def send_event(stage: FakeStream, news: EventSample) -> None:
    """Send the move and the resulting table, as the server does."""
    number = stage.table["number"] + 1
    move = {"kind": "move", "number": number, "ply": news.after["ply"], "seat": news.seat, "events": news.events}
    stage.table = {**stage.table, "number": number + 1, "view": news.after}
    for message in (json.dumps({**move, "server_time": 0}), stage.now()):
        stage.connections[-1].send(message)


def record_animations(browser: Browser, address: str, args: argparse.Namespace) -> None:
    """Take two screenshots during the animation of each kind of event."""
    setting = TABLES[args.table]
    samples = event_samples(args, setting)
    height = HEIGHTS.get(args.width, 900)
    context = browser.new_context(viewport={"width": args.width, "height": height}, reduced_motion="no-preference")
    settings = json.dumps({"language": "en", "theme": args.theme, "pace": 2500, "name": "Ann"})
    context.add_init_script(f"localStorage.village ??= {json.dumps(settings)}")
    several = "game" not in setting and setting["seats"] > 1
    first = {"options": {"first_player": 0}} if several else {}  # no move was made, so nothing is animated again
    stage = FakeStream(PageDriver(context.new_page(), address), **setting, **first)
    page = stage.ann.page
    for kind, news in sorted(samples.items()):
        page.keyboard.press("Shift")  # ends running animations
        stage.show(news.before)
        page.wait_for_timeout(700)  # wait for sheet transitions
        send_event(stage, news)
        try:
            page.wait_for_function(MOVES, timeout=9000)
        except TimeoutError:
            say(f"{kind}: nothing moves {news.events[:2]}")
            continue
        for n, part in enumerate((0.35, 0.8)):
            page.evaluate(HOLD, part)
            page.screenshot(path=args.folder / f"{args.table}-{kind.replace(' ', '-')}-{args.width}-{n}.png")
        page.evaluate(END)
        say(f"{kind}: moves {news.events[:2]}")
    context.close()


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="tools.screenshots.animations", description="Take screenshots in the middle of animations."
    )
    parser.add_argument(
        "folder", nargs="?", type=Path, default=Path("build/moving"), help="output folder (default: build/moving)"
    )
    parser.add_argument("--table", choices=list(TABLES), default="all", help="table setup (default: all)")
    parser.add_argument("--only", nargs="+", help="only these kinds of events: `fate`, or `fate quill`")
    parser.add_argument("--toward", nargs="+", default=[], help="prefer moves with these words, for rare events")
    parser.add_argument("--games", type=int, default=3, help="number of random games to search (default: 3)")
    parser.add_argument("--seed", default="moving", help="seed of the random games (default: moving)")
    parser.add_argument("--width", type=int, default=1440, help="window width (default: 1440)")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    return parser.parse_args()


def main() -> int:
    args = parse_arguments()
    with browser_and_server(args.folder) as (browser, address):
        record_animations(browser, address, args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
