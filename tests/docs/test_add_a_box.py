"""The box of docs/add-a-box.md is built from the page and played."""

import random
import re
from pathlib import Path

import pytest

import village
from village.classic.editions import BOXES

PAGE = Path(__file__).parents[2] / "docs" / "add-a-box.md"


@pytest.fixture(scope="module")
def page():
    """The names that the code of the page defines."""
    names = {"print": lambda *said: None}
    exec("\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)), names)
    yield names
    del BOXES["bells"]


def played(seed, **setting):
    game = village.new("village", boxes=("inn", "bells"), seed=seed, **setting)
    dice = random.Random(seed)
    rings = [0] * game.seats
    while not game.over:
        for event in game.play(dice.choice(game.moves)):
            if event["kind"] == "bell":
                rings[event["seat"]] += 1
        if len(game.log) % 7 == 0:
            again = village.position("village", game.data(), chance="manual")
            assert again.data() == game.data()
    return game, rings


def test_every_ring_is_worth_a_point(page):
    total = 0
    for seed in range(8):
        game, rings = played(seed, seats=2 + seed % 4)
        assert [score["lines"]["bells"] for score in game.scores()] == rings
        total += sum(rings)
    assert total > 5


def test_a_game_with_the_box_is_a_record_like_any_other(page):
    game, _ = played(3, seats=2)
    assert village.load(game.dump()).dump() == game.dump()
    assert game.table.boxes == ("inn", "bells")


def test_who_has_no_grain_is_told_why(page):
    data = {"seats": 2, "boxes": ["bells"], "families": [{"grain": 1}, {}], "stack": [["ring", 0, 0]]}
    game = village.position("village", data)
    assert game.moves == ["ring pass", "ring ring"]
    copied = game.state.copy()
    copied.play(1)
    assert game.data()["bells"] == {"rung": [0, 0]}
    assert game.table.rules.data(copied)["bells"] == {"rung": [1, 0]}


def test_the_box_may_be_installed_before_the_others(page):
    bells = BOXES.pop("bells")
    others = dict(BOXES)
    try:
        BOXES.clear()
        BOXES.update({"bells": bells, **others})
        game, rings = played(11, seats=4, options={"first_player": 1})
        assert game.table.boxes == ("bells", "inn")
        assert [score["lines"]["bells"] for score in game.scores()] == rings
    finally:
        BOXES.clear()
        BOXES.update({**others, "bells": bells})


def test_two_boxes_cannot_replace_the_same_question(page):
    class Other(page["Module"]):
        def __init__(self):
            super().__init__("other")

        def tables(self):
            return {}

        def install(self, r):
            mine = page["Ring"](self)
            r.replace(r.monk, mine)
            r.monk = mine

    BOXES["other"] = Other
    try:
        assert village.new("village", seats=2, boxes=("other",), seed=1).seats == 2
        with pytest.raises(village.BadSetup, match="two boxes want to replace"):
            village.new("village", seats=1, boxes=("other",), seed=1)
    finally:
        del BOXES["other"]


def test_a_box_with_a_space_can_be_played_alone(page):
    class Fair(page["Module"]):
        def __init__(self):
            super().__init__("fair")

        def tables(self):
            return {}

        def extend(self, r):
            r.space_names.append("fair")
            r.tables.seeded.append(2)

        def install(self, r):
            r.spaces.append(r.spaces[0])  # one more harvest

    BOXES["fair"] = Fair
    try:
        log = []
        for seed in range(6):
            game = village.new("village", seats=1, boxes=("fair",), seed=seed)
            dice = random.Random(seed)
            while not game.over:
                game.play(dice.choice(game.moves))
            log += game.log
        assert any(" turn fair." in line for line in log)
    finally:
        del BOXES["fair"]
