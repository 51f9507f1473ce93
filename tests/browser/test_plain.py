"""A title that another package brings, and that nobody has drawn, is played by words."""

import os
import random
from pathlib import Path

import pytest

from bench.server.node import Node

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def node(tmp_path_factory):
    """A server that finds Ten Cards by its entry point."""
    package = tmp_path_factory.mktemp("installed")
    told = package / "ten_cards-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: ten-cards\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text("[village.titles]\nten_cards = tests.toy.title:TITLE\n")
    with pytest.MonkeyPatch.context() as patch:
        paths = [str(package), str(ROOT), os.environ.get("PYTHONPATH", "")]
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        with Node(tmp_path_factory.mktemp("plain"), "", 0, "--workers", "1") as running:
            yield running


def test_it_is_chosen_laid_and_played_to_the_end_by_words(visit):
    ann = visit()
    ann.open("/new?how=share")
    ann.page.get_by_role("radio", name="Ten Cards").check()
    ann.page.locator("input[name=edition][value=first]").wait_for()
    assert ann.page.locator("input[name=seats]").count() == 3
    assert ann.page.locator("input[name=seats]:enabled").evaluate_all("all => all.map((one) => one.value)") == [
        "2",
        "3",
    ]
    assert ann.page.get_by_role("group", name="Boxes").count() == 0
    ann.page.locator("form .go button").click()
    chance = random.Random(3)
    for _ in range(4):
        ann.page.locator(".curtain button").click()
        ann.answers.first.wait_for()
        assert ann.page.locator(".board").count() == 0
        assert sorted(ann.page.locator("button.answer:enabled .seen").all_inner_texts()) == ["keep", "pass"]
        assert "drawn" in ann.page.locator(".words dl").inner_text()
        ann.answer(chance)
    ann.page.locator("section.end").wait_for()
    assert "cards" in ann.page.locator("section.end table").inner_text()
    assert "⟦" not in ann.read()


def test_lists_speak_of_each_table_in_the_words_of_its_game(visit):
    ann = visit()
    for game in ("village", "ten_cards"):
        ann.lay(game=game, seats=2, chairs=[{"kind": "me"}, {"kind": "bot", "bot": "easy"}])
    ann.open("/tables")
    facts = ann.page.locator("ul.games .facts")
    facts.nth(1).wait_for()
    assert sorted(text.split("\n")[0] for text in facts.all_inner_texts()) == ["Big Box", "first"]
    assert "⟦" not in ann.read()
