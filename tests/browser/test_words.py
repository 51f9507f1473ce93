"""The page speaks every language in full, fits small screens, and comes quickly."""

from __future__ import annotations

import random

import pytest

from village.text import LANGUAGES

MOST = 200_000  # bytes of the first view, packed
BOT = {"kind": "bot", "bot": "easy"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(visit, language):
    ann = visit(language)
    for path in ("/", "/tables", "/new", "/new?how=share", "/rules"):
        ann.open(path)
        ann.page.wait_for_load_state("networkidle")
        assert "⟦" not in ann.read(), path
    ann.sit(seats=2, chairs=[{"kind": "me"}, BOT], boxes=["inn", "goals", "customers"])
    for number in range(6):
        ann.answer(random.Random(number))
        assert "⟦" not in ann.read()


def test_the_language_can_be_changed_at_any_time(visit):
    ann = visit()
    ann.sit(seats=2, chairs=[{"kind": "me"}, BOT])
    ann.page.get_by_label("Language").select_option("de")
    ann.page.get_by_role("button", name="Aufgeben").wait_for()
    ann.page.reload()
    ann.page.get_by_role("button", name="Aufgeben").wait_for()
    assert ann.page.locator("html").get_attribute("lang") == "de"


def test_the_first_view_is_small(visit):
    ann = visit()
    sizes = []
    ann.page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    ann.open()
    ann.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes) < MOST


@pytest.mark.parametrize("path", ["/", "/new?how=share", "/tables", "/rules", "table"])
def test_nothing_is_wider_than_a_small_phone(visit, path):
    ann = visit("de", width=360)
    if path == "table":
        ann.sit(seats=3, chairs=[{"kind": "me"}, BOT, BOT])
    else:
        ann.open(path)
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360
