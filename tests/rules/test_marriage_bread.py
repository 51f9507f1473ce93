"""W-BRD, W-SCO: bread in the church, and the score of bliss."""

import pytest

from tests.builders.marriage import AFTER, bread, set_up_marriage, wedding
from tests.builders.village import at, family, kinds, legal_choices, play

rule = pytest.mark.rule


def praying(grain, loaves, **windows):
    """Return a game in which seat 0 is the last to promote before the end."""
    farm = {"grain": grain, "members": at(farm=[1, 0, 0, 0], **windows)}
    return set_up_marriage("promote", start=1, below=AFTER, bread={0: loaves}, families={0: farm})


@rule("W-BRD-1")
def test_bread_is_neither_grain_nor_a_good_and_scores_nothing():
    game = set_up_marriage("smuggler", spaces={"grain": {"pink": 2}}, bread={0: 40})
    before = game.scores()[0]["total"]
    play(game, "smuggler bread")
    assert bread(game) == 41
    assert (family(game)["grain"], family(game)["goods"]) == (0, {})
    assert game.scores()[0]["total"] == before


@rule("W-BRD-2")
def test_example_11_bread_in_church():
    game = praying(3, 1, window1=[1, 0, 0, 0])
    assert legal_choices(game) == ["pass", "1.1", "bread.1.1"]
    events = play(game, "promote 1.1", "promote 2.1", "promote bread.3.1")
    assert family(game)["members"]["window4"] == [1, 0, 0, 0]
    assert (family(game)["grain"], bread(game)) == (0, 0)
    assert "promote_bread" in kinds(events)
    assert game.over


@rule("W-BRD-2")
@pytest.mark.parametrize("window", [1, 2, 3])
def test_bread_pays_any_step_in_full(window):
    game = praying(0, 1, **{f"window{window}": [0, 1, 0, 0]})
    play(game, f"promote bread.{window}.2")
    assert family(game)["members"][f"window{window + 1}"] == [0, 1, 0, 0]
    assert bread(game) == 0


@rule("W-BRD-2")
def test_without_bread_only_grain_pays():
    game = praying(1, 0, window1=[1, 0, 0, 0])
    assert legal_choices(game) == ["pass", "1.1"]
    assert str(game.why("promote bread.1.1")) == "W-BRD-2 no-bread"


@rule("W-BRD-2")
def test_bread_moves_only_members_that_are_in_the_window():
    game = praying(0, 1, window1=[1, 0, 0, 0])
    assert str(game.why("promote bread.2.1")) == "V-MAS-2 no-member 1 window2"
    assert str(game.why("promote 1.1")) == "V-MAS-2 no-grain 1"


@rule("W-BRD-3")
def test_grain_may_follow_bread_for_a_step_of_the_same_price():
    game = praying(1, 1, window1=[1, 1, 0, 0])
    play(game, "promote bread.1.1")
    assert legal_choices(game) == ["pass", "1.2"]


@rule("W-BRD-3")
def test_members_move_up_in_any_order():
    game = praying(5, 2, window1=[1, 1, 0, 0], window2=[1, 0, 0, 0])
    play(game, "promote 2.1")
    assert legal_choices(game) == ["pass", "1.1", "bread.1.1", "1.2", "bread.1.2", "3.1", "bread.3.1"]
    play(game, "promote bread.1.2", "promote 1.1")
    assert (family(game)["grain"], bread(game)) == (2, 1)


@rule("W-BRD-3")
def test_the_next_seat_starts_over():
    farms = {seat: {"grain": 2, "members": at(farm=[1, 0, 0, 0], window1=[1, 0, 0, 0])} for seat in (0, 1)}
    game = set_up_marriage("promote", below=AFTER, bread={0: 1, 1: 1}, families=farms)
    play(game, "promote bread.1.1", "promote pass")
    assert (game.actor, legal_choices(game)) == (1, ["pass", "1.1", "bread.1.1"])


@rule("W-SCO-1")
def test_example_16_final_scoring():
    farm = {"members": at(farm=[1, 0, 0, 0], bliss=[1, 1, 1, 0], ceremony=[1, 0, 0, 0]), "coins": 0}
    game = set_up_marriage(ranks={2: 0}, families={0: farm})
    score = game.scores()[0]
    assert (score["lines"]["marriage"], score["total"]) == (3, 3)


@rule("W-SCO-1")
def test_the_dead_of_bliss_score_only_in_the_chronicle():
    farm = {"members": at(farm=[1, 0, 0, 0], bliss=[1, 0, 0, 0], chronicle__farm=[1, 0, 0, 0]), "coins": 0}
    game = set_up_marriage(families={0: farm})
    assert game.scores()[0]["lines"]["marriage"] == 1


def test_the_marriage_line_says_what_it_counts():
    game = wedding({1: 0})
    play(game, "roll pink", "dowry good.ox")
    rules = game.table.rules
    assert rules.breakdown(game.state, 0)["marriage"] == [("bliss", 1, 1)]
