"""M-DIE: two dice and the value."""

import pytest

from tests.builders.my_village import after_dice, home, refusal, set_up, without
from tests.builders.village import legal_choices, play

rule = pytest.mark.rule
PLACE = {"meeting": True, "coins": 0}


@rule("M-DIE-1", "M-DIE-2")
def test_exactly_two_dice_are_taken_and_their_sum_is_the_value():
    game = set_up("dice", pool={"white2": 2, "white3": 1}, homes={0: {"coins": 0}})
    before = game.data()["pool"]
    game.play("dice white2.white3")
    after = game.data()["pool"]
    assert sum(before.values()) - sum(after.values()) == 2
    assert (before["white2"] - after["white2"], after.get("white3", 0)) == (1, before["white3"] - 1)
    assert game.data()["now"] == {"dice": ["white2", "white3"], "value": 5}


@rule("M-DIE-3")
def test_a_choice_is_a_pair_of_kinds_and_equal_dice_are_one_move():
    pool = {"white1": 3, "white4": 2, "white5": 1, "black2": 2}
    game = set_up("dice", pool=pool)
    assert legal_choices(game) == [
        "white1.white1", "white1.white4", "white1.white5", "white1.black2", "white4.white4", "white4.white5",
        "white4.black2", "white5.black2", "black2.black2",
    ]  # fmt: skip
    assert refusal(game, "dice white5.white5") == "M-DIE-1"
    assert refusal(game, "dice white1.white2") == "M-DIE-1"


@rule("M-DIE-4", "M-DIE-5")
@pytest.mark.parametrize(("pair", "cloud"), [("white1.white4", 0), ("white1.black2", 2), ("black2.black3", 4)])
def test_each_black_die_costs_two_time_at_once(pair, cloud):
    game = set_up("dice", pool={"white1": 1, "white4": 1, "black2": 1, "black3": 1})
    game.play(f"dice {pair}")
    assert (home(game)["cloud"], game.question) == (cloud, "value")


@rule("M-DIE-4")
def test_changing_a_black_die_gives_nothing_back():
    game = set_up("dice", pool={"white1": 1, "black2": 1}, homes={0: {"coins": 4}})
    play(game, "dice white1.black2", "value 7")
    assert (home(game)["cloud"], home(game)["coins"]) == (2, 0)


@rule("M-DIE-6", "M-DIE-8")
@pytest.mark.parametrize(("value", "coins"), [(3, 5), (5, 3), (8, 0), (10, 2), (11, 3)])
def test_each_coin_raises_or_lowers_the_sum_by_one(value, coins):
    game = after_dice("white4", "white4", homes={0: {"coins": 5}})
    game.play(f"value {value}")
    assert home(game)["coins"] == 5 - coins


@rule("M-DIE-8")
def test_what_cannot_be_paid_is_too_expensive():
    game = after_dice("white1", "white4", homes={0: {"coins": 2}})
    assert refusal(game, "value 8") == "M-DIE-8"


@rule("M-DIE-7")
def test_a_marker_turns_a_die_to_any_face_without_the_councilman():
    game = after_dice("white6", "white6", homes={0: {**PLACE, "markers": 1, "villagers": without("councilman")}})
    game.play("value 7")
    assert home(game)["markers"] == 0


@rule("M-DIE-8")
@pytest.mark.parametrize(
    ("dice", "value", "markers", "coins", "ways"),
    [
        (("white1", "white1"), 9, 2, 7, ["markers0", "markers1", "markers2"]),
        (("white1", "white1"), 9, 2, 6, ["markers1", "markers2"]),
        (("white3", "white3"), 8, 2, 6, ["markers0", "markers1"]),
    ],
)
def test_ways_with_more_markers_are_offered_if_they_save_coins(dice, value, markers, coins, ways):
    game = after_dice(*dice, homes={0: {**PLACE, "markers": markers, "coins": coins}})
    game.play(f"value {value}")
    assert (game.question, legal_choices(game)) == ("change", ways)
    for way in {"markers0", "markers1", "markers2"} - set(ways):
        assert refusal(game, f"change {way}") == "M-DIE-8"


@rule("M-DIE-7")
def test_more_markers_than_there_are_cannot_be_returned():
    game = after_dice("white3", "white3", homes={0: {**PLACE, "markers": 1, "coins": 6}})
    game.play("value 8")
    assert refusal(game, "change markers2") == "M-DIE-7"


@rule("M-DIE-9")
def test_a_changed_value_must_open_a_banner_other_than_the_headman():
    """Only the meeting place opens 2 and 12 here."""
    game = after_dice("white1", "white2", homes={0: {"coins": 3, "villagers": without("councilman")}})
    assert refusal(game, "value 2") == "M-DIE-9"
    assert "2" in legal_choices(after_dice("white1", "white2", homes={0: {"coins": 3}}))


@rule("M-DIE-9")
def test_a_changed_value_counts_what_is_left_after_paying_it():
    """Letter A costs a coin or a wagon; the coin spent on the value is gone."""
    poor = {"coins": 1, "villagers": ["traveller"], "board": 1}
    homes = {0: poor, 1: {"board": 2}, 2: {"board": 3}}
    game = after_dice("white1", "white4", homes=homes)
    assert "6" not in legal_choices(game)
    richer = {**homes, 0: {**poor, "coins": 2}}
    assert "6" in legal_choices(after_dice("white1", "white4", homes=richer))


@rule("M-DIE-9")
def test_the_unchanged_sum_is_always_offered():
    game = after_dice("white1", "white1", homes={0: {"coins": 1, "villagers": without("councilman")}})
    assert "2" in legal_choices(game)


@rule("M-DIE-10")
def test_coins_gained_later_do_not_change_the_value():
    game = set_up(value=7, homes={0: {"fields": [False, False], "coins": 0}})
    game.play("banner white.field1")
    assert (home(game)["coins"], game.question, game.data()["now"]["value"]) == (1, "white", 7)
