"""M-DTH: time, the reaper, coffins, the rat and day laborers."""

import pytest

from tests.builders.my_village import FIVE, home, refusal, set_up, without
from tests.builders.village import kinds, legal_choices, play

rule = pytest.mark.rule


def dying(homes=None, **setting):
    """Return a game in which the turn of seat 0 ends with the reaper on its marker."""
    homes = {**(homes or {})}
    homes[0] = {"headman": "coin", "reaper": True, **homes.get(0, {})}
    game = set_up("headman", value=5, homes=homes, **setting)
    game.play("headman stay")
    return game


@rule("M-DTH-1", "M-DTH-2")
@pytest.mark.parametrize(("cloud", "after"), [(0, 4), (5, 9), (6, 0), (9, 3)])
def test_the_marker_goes_round_ten_clouds(cloud, after):
    game = set_up(value=3, homes={0: {"cloud": cloud}})
    game.play("banner council.monetary")
    assert home(game)["cloud"] == after


@rule("M-DTH-3")
@pytest.mark.parametrize(("cloud", "rides"), [(5, False), (6, True), (9, True)])
def test_behind_the_bridge_the_reaper_rides(cloud, rides):
    game = set_up(value=3, homes={0: {"cloud": cloud}})
    events = game.play("banner council.monetary")
    assert (game.question == "death") == rides
    assert {"kind": "time", "seat": 0, "amount": 4, "passed": int(rides)} in events


@rule("M-DTH-4")
def test_all_villagers_work_until_the_end_of_the_turn():
    own = {"cloud": 9, "council": "monetary", "school": {"left": 1, "right": 0}, "villagers": without("merchant")}
    game = set_up(value=3, homes={0: own})
    play(game, "banner white.council")
    assert (home(game)["reaper"], game.question) == (True, "white")
    play(game, "white school", "school left.merchant")
    assert (game.question, legal_choices(game)) == ("death", FIVE)


@rule("M-DTH-5")
def test_with_the_reaper_on_the_bridge_the_turn_ends():
    game = set_up("headman", value=5, homes={0: {"headman": "coin"}})
    game.play("headman stay")
    assert (game.actor, game.question) == (1, "dice")


@rule("M-DTH-6", "M-DTH-7")
def test_the_player_chooses_who_dies_and_the_reaper_returns():
    game = dying({0: {"villagers": without("abbot"), "school": {"left": 1, "right": 1}}})
    assert legal_choices(game) == without("abbot")
    assert refusal(game, "death abbot") == "M-DTH-7"
    assert not home(game)["reaper"]
    game.play("death merchant")
    assert home(game)["villagers"] == without("abbot", "merchant")


@rule("M-DTH-8", "M-DTH-9")
@pytest.mark.parametrize(("filled", "story", "graves"), [(0, 2, 0), (1, 1, 0), (2, 0, 1)])
def test_the_chronicle_pays_2_then_1_then_there_are_graves(filled, story, graves):
    game = dying(chronicle={"merchant": filled})
    events = game.play("death merchant")
    assert (home(game)["tree"], game.data()["graves"]) == (story, graves)
    assert ("grave" in kinds(events)) == bool(graves)


@rule("M-DTH-9")
def test_graves_never_run_out():
    game = dying(chronicle={"merchant": 2}, graves=50)
    game.play("death merchant")
    assert game.data()["graves"] == 51


@rule("M-DTH-10")
def test_a_laborer_is_an_ordinary_villager():
    game = dying({0: {"villagers": ["merchant"], "laborers": 1}})
    events = game.play("laborer merchant")
    assert (home(game)["laborers"], home(game)["villagers"]) == (2, ["merchant"])
    assert {"kind": "laborer", "seat": 0, "profession": "merchant"} in events
    assert game.scores()[0]["lines"]["laborers"] == -10


@rule("M-DTH-11")
def test_descendants_do_not_keep_the_laborer_away():
    assert dying({0: {"villagers": ["abbot"], "school": {"left": 1, "right": 1}}}).question == "laborer"


@rule("M-DTH-12")
def test_the_rat_runs_as_far_as_it_was_rolled():
    game = dying(rat=9)
    game.play("death abbot")
    assert (game.question, legal_choices(game)) == ("rat", ["1", "2", "3", "4", "5", "6"])
    game.play("rat 5")
    assert (game.data()["rat"], game.actor) == (4, 1)


@rule("M-DTH-13", "M-DTH-14", "M-DTH-16")
def test_every_player_loses_half_of_the_tree_and_the_rat_returns():
    homes = {0: {"tree": 7, "house": 9}, 1: {"tree": 1}, 2: {"tree": 0}}
    game = dying(homes, rat=2, hand={"owner": 2, "story": 5})
    play(game, "death abbot", "rat 6")
    assert [home(game, seat)["tree"] for seat in range(3)] == [9 - 4, 1, 0]
    assert (home(game)["house"], game.data()["hand"]["story"], game.data()["rat"]) == (9, 5, 14)


@rule("M-DTH-15")
def test_using_the_sanatory_church_is_optional():
    game = dying({0: {"tree": 7, "church": "sanatory"}}, rat=1)
    play(game, "death merchant", "rat 3")
    assert (game.actor, game.question, legal_choices(game)) == (0, "avoid", ["no", "yes"])
    game.play("avoid no")
    assert (home(game)["covered"], home(game)["tree"]) == (0, 5)


@rule("M-DTH-15")
def test_a_dead_abbot_cannot_avoid_it():
    game = dying({0: {"tree": 7, "church": "sanatory"}}, rat=1)
    play(game, "death abbot", "rat 3")
    assert (game.question, home(game)["tree"]) == ("dice", 5)


@rule("M-DTH-17")
def test_from_six_spaces_one_roll_can_bring_the_invasion():
    for distance, invaded in ((6, True), (7, False)):
        game = dying({0: {"tree": 7}}, rat=distance)
        play(game, "death merchant", "rat 6")
        assert (home(game)["tree"] < 9) == invaded
