"""M-TRV: travel cards."""

import pytest

from tests.builders.my_village import home, opened, refusal, set_up, without
from tests.builders.village import kinds, legal_choices, play

rule = pytest.mark.rule
RICH = {"coins": 9}


@rule("M-TRV-1")
def test_letters_come_in_order_one_card_each():
    for travel, value, letter in (([], 6, "a"), (["a1"], 5, "b"), (["a1", "b1"], 7, "c"), (["a1", "b1", "c1"], 4, "d")):
        banners = opened(value, homes={0: {**RICH, "travel": travel}})
        assert [name for name in banners if name.startswith("travel.")] == [f"travel.{letter}"]
    assert refusal(set_up(value=5, homes={0: RICH}), "banner travel.b") == "M-TRV-1"


@rule("M-TRV-2")
def test_what_a_journey_needs():
    assert (
        refusal(set_up(value=6, homes={0: {**RICH, "villagers": without("traveller")}}), "banner travel.a") == "M-BAN-3"
    )
    chapel = {**RICH, "travel": ["a1", "b1", "c1", "d1"]}
    assert refusal(set_up(value=3, homes={0: chapel}), "banner travel.e") == "M-TRV-2"
    end = {**RICH, "travel": ["a1", "b1", "c1", "d2", "e1"]}
    assert refusal(set_up(value=3, homes={0: end}), "banner travel.e") == "M-TRV-2"


@rule("M-SET-14", "M-TRV-2")
def test_an_empty_stack_cannot_be_travelled():
    gone = {1: {"travel": ["a1"]}, 2: {"travel": ["a2"]}, 3: {"travel": ["a3"]}}
    game = set_up(value=6, seats=4, homes={0: RICH, **gone})
    play(game, "banner travel.a", "redraw no")
    assert home(game)["travel"] == ["a4"], "the last one is drawn without asking"


@rule("M-TRV-3", "M-TRV-4")
def test_gray_time_and_coins_are_due_with_the_next_letter():
    game = set_up(value=5, homes={0: {"coins": 1, "travel": ["a4"]}})
    game.play("banner travel.b")
    assert (home(game)["cloud"], home(game)["coins"]) == (2 + 3, 0)
    game = set_up(value=5, homes={0: {"coins": 2, "travel": ["a2"]}})
    game.play("banner travel.b")
    assert (home(game)["cloud"], home(game)["coins"]) == (2, 0)
    poor = set_up(value=5, homes={0: {"coins": 1, "travel": ["a2"]}})
    assert refusal(poor, "banner travel.b") == "M-TRV-5"


@rule("M-TRV-5")
def test_the_fare_is_chosen_if_both_can_be_completed():
    wagon = {"crafts": ["wainwright1"], "goods": {"wagon": 1}, "coins": 1}
    game = set_up(value=6, homes={0: wagon})
    game.play("banner travel.a")
    assert (game.question, game.subject, legal_choices(game)) == ("fare", "a", ["wagon", "coins"])
    game.play("fare wagon")
    assert (home(game)["goods"], home(game)["coins"]) == ({}, 1)
    wild = set_up(value=6, homes={0: {"council": "guild", "wild": 1, "coins": 0}})
    wild.play("banner travel.a")
    assert home(wild)["wild"] == 0


@rule("M-TRV-6")
def test_the_card_is_drawn_after_paying():
    game = set_up(value=6, homes={0: {"coins": 1}, 1: {"travel": ["a2"]}})
    game.play("banner travel.a")
    assert (game.question, legal_choices(game), home(game)["coins"]) == ("journey", ["a1", "a3", "a4"], 0)
    assert refusal(game, "journey a2") == "M-TRV-6"
    play(game, "journey a3", "redraw no")
    assert home(game)["travel"] == ["a3"]
    assert game.data()["travel"]["a"] == ["a1", "a4"]


@rule("M-BLK-4", "M-BAN-13")
def test_a_drawn_card_need_not_be_added_and_goes_back():
    game = set_up(value=6, homes={0: {"coins": 1}})
    play(game, "banner travel.a", "journey a3")
    assert (game.question, legal_choices(game)) == ("redraw", ["no", "pass"])
    assert refusal(game, "redraw yes") == "M-TRV-7"
    assert kinds(game.play("redraw pass")) == ["put_back"]
    assert (home(game)["travel"], home(game)["coins"], home(game)["cloud"]) == ([], 0, 2)
    assert (game.data()["travel"]["a"], game.actor) == (["a1", "a2", "a3", "a4"], 1)


CHURCH = {"church": "travel", "coins": 1}


@rule("M-TRV-7", "M-CHU-5")
def test_with_the_travel_church_another_card_may_be_taken_which_must_be_kept():
    game = set_up(value=6, homes={0: CHURCH})
    play(game, "banner travel.a", "journey a1")
    assert (game.question, legal_choices(game)) == ("redraw", ["no", "yes", "pass"])
    assert (home(game)["travel"], game.data()["now"]["seen"]) == ([], "a1")
    events = game.play("redraw yes")
    assert kinds(events) == ["put_back"]
    assert legal_choices(game) == ["a2", "a3", "a4"]
    game.play("journey a4")
    assert (home(game)["travel"], home(game)["coins"], home(game)["cloud"]) == (["a4"], 0, 2)
    assert game.data()["travel"]["a"] == ["a1", "a2", "a3"]
    declined = set_up(value=6, homes={0: CHURCH})
    play(declined, "banner travel.a", "journey a1", "redraw no")
    assert home(declined)["travel"] == ["a1"]


@rule("M-TRV-8")
def test_without_another_card_or_the_abbot_there_is_no_exchange():
    gone = {1: {"travel": ["a1"]}, 2: {"travel": ["a2"]}, 3: {"travel": ["a3"]}}
    game = set_up(value=6, seats=4, homes={0: CHURCH, **gone})
    game.play("banner travel.a")
    assert (refusal(game, "redraw yes"), legal_choices(game)) == ("M-TRV-8", ["no", "pass"])
    absent = set_up(value=6, homes={0: {**CHURCH, "villagers": without("abbot")}})
    play(absent, "banner travel.a", "journey a1")
    assert (refusal(absent, "redraw yes"), legal_choices(absent)) == ("M-BAN-3", ["no", "pass"])


@rule("M-TRV-9")
def test_travel_cards_have_no_white_banner():
    own = {"travel": ["a1"], "meeting": True, "tile": "school"}
    game = set_up("tile", arg=1, value=2, homes={0: own}, below=[["convene", 0, 1]])
    assert legal_choices(game) == ["stay", "play", "meeting"]
