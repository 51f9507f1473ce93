"""V-CHU: the church space."""

import pytest

from tests.builders.village import at, family, legal_choices, play, set_up

rule = pytest.mark.rule

BOARD = {"grain": {"plague": 1}, "family": {"plague": 1}}


def church(**farm):
    """Return a game in which seat 0 may send a member into the black bag, and the round continues."""
    return set_up("church", families={0: {"coins": 0, **farm}}, spaces=BOARD)


@rule("V-CHU-1")
def test_a_brown_cube_puts_one_member_of_the_farm_into_the_black_bag_and_takes_no_time():
    game = church(cubes={"brown": 2})
    play(game, "church brown")
    assert family(game)["members"]["bag"] == [1, 0, 0, 0]
    assert family(game)["members"]["farm"] == [3, 0, 0, 0]
    assert (family(game)["cubes"], family(game)["time"]) == ({"brown": 1}, 0)
    assert game.data()["supply"]["brown"] == 32
    assert (game.actor, game.question) == (1, "turn")


@rule("V-CHU-1")
def test_three_time_can_be_paid_instead_of_the_cube():
    game = church(cubes={"brown": 1})
    play(game, "church time")
    assert family(game)["members"]["bag"] == [1, 0, 0, 0]
    assert family(game)["members"]["farm"] == [3, 0, 0, 0]
    assert (family(game)["cubes"], family(game)["time"]) == ({"brown": 1}, 3)


@rule("V-CHU-1")
def test_without_brown_and_coin_only_time_can_be_paid():
    game = church(cubes={"green": 3, "orange": 3, "pink": 3})
    assert legal_choices(game) == ["pass", "time"]
    assert game.why("church brown").rule == "V-CHU-1"


@rule("V-CHU-1", "V-PAY-1")
def test_a_coin_may_replace_the_brown_cube():
    game = church(coins=2)
    play(game, "church brown")
    assert (family(game)["coins"], family(game)["time"]) == (1, 0)
    assert family(game)["members"]["bag"] == [1, 0, 0, 0]


@rule("V-CHU-1", "V-PAY-2")
def test_first_the_payment_is_chosen_and_then_the_member():
    game = church(coins=1, cubes={"brown": 1}, members=at(farm=[1, 0, 1, 0]))
    play(game, "church brown")
    assert game.moves == ["pay brown", "pay coin"]
    play(game, "pay brown")
    assert game.moves == ["who 1", "who 3"]
    play(game, "who 3")
    assert family(game)["members"]["bag"] == [0, 0, 1, 0]


@rule("V-CHU-1")
def test_only_members_of_the_farm_go_and_never_one_from_the_board():
    game = church(cubes={"brown": 1}, members=at(farm=[0, 0, 1, 0], office=[1, 0, 0, 0], window1=[1, 0, 0, 0]))
    play(game, "church brown")
    assert family(game)["members"]["bag"] == [0, 0, 1, 0]


@rule("V-CHU-1")
def test_without_a_member_on_the_farm_the_church_is_not_offered():
    crowd = at(office=[1, 0, 0, 0], north1=[1, 0, 0, 0], bag=[1, 0, 0, 0])
    game = set_up("action", 0, 1, families={0: {"members": crowd, "cubes": {"brown": 3}}}, spaces=BOARD)
    assert "church" not in legal_choices(game)


@rule("V-CHU-1")
def test_without_a_member_on_the_farm_the_cube_is_taken_and_the_turn_ends():
    game = set_up(families={0: {"members": at(office=[1, 0, 0, 0])}}, spaces={**BOARD, "church": {"brown": 1}})
    play(game, "turn church.brown")
    assert (game.actor, family(game)["cubes"]) == (1, {"brown": 1})


@rule("V-CHU-1", "V-TIM-3")
def test_the_member_in_the_bag_is_safe_from_the_death_that_its_own_time_causes():
    game = church(time=8, members=at(farm=[1, 1, 0, 0]))
    play(game, "church time", "who 1")
    assert family(game)["members"]["bag"] == [1, 0, 0, 0]
    assert family(game)["members"]["chronicle.farm"] == [0, 1, 0, 0]
