"""A game of another package without a board is played in the text view."""

import os
import random
from pathlib import Path

import pytest

from tests.builders.seeded_server import SeededNode

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def node(tmp_path_factory):
    """A server with Ten Cards installed through its entry point."""
    package = tmp_path_factory.mktemp("installed")
    metadata = package / "ten_cards-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: ten-cards\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[village.games]\nten_cards = tests.example_game.game_type:GAME_TYPE\n")
    with pytest.MonkeyPatch.context() as patch:
        paths = [str(package), str(ROOT), os.environ.get("PYTHONPATH", "")]
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        with SeededNode(tmp_path_factory.mktemp("fallback"), "", 0, "--workers", "1") as running:
            yield running


def test_a_game_without_a_board_can_be_played_to_the_end(visit):
    ann = visit()
    ann.open("/new?how=share")
    ann.page.get_by_role("radio", name="Ten Cards").check()
    ann.page.locator("input[name=edition][value=first]").wait_for()
    assert ann.page.locator("input[name=seats]").count() == 3
    assert ann.page.locator("input[name=seats]:enabled").evaluate_all("nodes => nodes.map((node) => node.value)") == [
        "2",
        "3",
    ]
    assert ann.page.get_by_role("group", name="Expansions").count() == 0
    ann.page.locator("form .submit-bar button").click()
    rng = random.Random(3)
    for _ in range(4):
        ann.page.locator(".pass-device button").click()
        ann.move_buttons.first.wait_for()
        assert ann.page.locator(".board").count() == 0
        assert sorted(ann.page.locator("button.move:enabled .visible-label").all_inner_texts()) == ["keep", "pass"]
        assert "drawn" in ann.page.locator(".text-view dl").inner_text()
        ann.make_random_move(rng)
    ann.page.locator("section.game-over").wait_for()
    assert "cards" in ann.page.locator("section.game-over table").inner_text()
    assert "⟦" not in ann.page_text()


def test_table_lists_use_the_texts_of_each_game(visit):
    ann = visit()
    for game in ("village", "ten_cards"):
        ann.create_table(game=game, seats=2, players=[{"kind": "me"}, {"kind": "bot", "bot": "easy"}])
    ann.open("/tables")
    lines = ann.page.locator("ul.table-list .summary-line")
    lines.nth(1).wait_for()
    assert sorted(text.split("\n")[0] for text in lines.all_inner_texts()) == ["Ten Cards", "Village"]
    assert "⟦" not in ann.page_text()
