"""Texts on the boards can be read, and what can be clicked is large enough, at common window sizes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.fake_stream import FakeStream, View, questions
from tests.browser.legibility import board_box, labels, targets
from tests.browser.test_clicks import DRAWN, MORE, TABLES

LEAST = 12  # pixels
MOUSE, FINGER = 24, 44  # pixels: WCAG 2.5.8, and what phones recommend
WINDOWS = {1440: 900, 1280: 800}
ELSEWHERE = ("cycle push.",)  # the card picker has a larger button for them
EVERY = {**TABLES, **MORE}
LARGEST = 1.32


def largest_text(stage: FakeStream) -> None:
    settings = json.dumps({"language": "en", "theme": "light", "pace": 0, "coach": False, "text": LARGEST})
    stage.ann.page.evaluate("saved => localStorage.setItem('village', saved)", settings)
    stage.ann.page.reload()


def show_all(stage: FakeStream, views: dict[str, View], width: int) -> tuple[list[str], list[str]]:
    """Show each question; return the texts that are too small and the targets that are too small for a mouse."""
    page = stage.ann.page
    page.set_viewport_size({"width": width, "height": WINDOWS[width]})
    page.wait_for_function("width => innerWidth === width", arg=width)
    page.evaluate(DRAWN)
    small, narrow = set(), set()
    for kind, view in views.items():
        stage.show(view)
        small |= {
            f"{label['text']!r}: {label['px']:.1f} px, {label['within']}"
            for label in labels(page)
            if label["px"] < LEAST
        }
        narrow |= {
            f"{kind}: {target['token']}: {target['size']:.1f} px"
            for target in targets(page)
            if target["size"] < MOUSE - 0.5 and not target["token"].startswith(ELSEWHERE)
        }
    return sorted(small), sorted(narrow)


def open_board(visit: Any, setting: dict[str, Any], **who: Any) -> FakeStream:
    stage = FakeStream(visit(**who), **setting)
    stage.ann.page.locator(".board .scenery, .my-village .commons").first.wait_for()
    return stage


@pytest.mark.one_case
@pytest.mark.parametrize("language", ["en", "de", "zh"])
@pytest.mark.parametrize("setting", EVERY.values(), ids=EVERY)
def test_texts_and_targets_on_the_board_are_large_enough(visit, setting, language):
    stage = open_board(visit, setting, language=language, width=1440)
    views = questions("press", 1, **setting)
    measured = 0
    for width in WINDOWS:
        assert show_all(stage, views, width) == ([], []), width
        measured += len(labels(stage.ann.page))
    assert measured > 20


@pytest.mark.parametrize("setting", [TABLES["all"], TABLES["my_village"]], ids=["village", "my_village"])
def test_the_largest_text_size_reaches_the_board(visit, setting):
    stage = open_board(visit, setting, width=1440)
    view = questions("press", 1, **setting)["turn" if "game" not in setting else "dice"]
    stage.show(view)
    before = min(label["px"] for label in labels(stage.ann.page)), board_box(stage.ann.page)
    largest_text(stage)
    stage.ann.page.locator(".board .scenery, .my-village .commons").first.wait_for()
    stage.show({**view, "ply": view["ply"] + 1000})
    after = min(label["px"] for label in labels(stage.ann.page)), board_box(stage.ann.page)
    assert after[0] >= before[0] * 1.15
    assert after[1]["width"] >= before[1]["width"]


@pytest.mark.parametrize("width", [360, 390])
def test_the_ways_to_get_a_good_are_large_enough_for_a_finger(visit, width):
    setting = {"seats": 2, "expansions": ["inn"]}
    stage = open_board(visit, setting, width=width)
    stage.show(questions("press", 2, **setting)["crafts"])
    crafts = [target for target in targets(stage.ann.page) if not target["token"].endswith("pass")]
    assert len(crafts) > 4
    assert min(target["size"] for target in crafts) >= FINGER
