"""V-MAS: the mass."""

import pytest

import village
from tests.builders.village import at, family, kinds, legal_choices, play, set_up

rule = pytest.mark.rule


def mass(families, start=0, **board):
    """Return a mass led by `start`, the last step of the game."""
    return set_up("mass", start, start=start, families=families, below=[["over", 0, 0]], **board)


def bagged(crowd, coins=0, **more):
    """Return a family with members in the black bag."""
    return {"members": {"farm": [0, 0, 0, 1], "bag": crowd}, "coins": coins, **more}


def praying(*windows, **more):
    """Return a family with one member in each of these windows and none in the bag."""
    members = {"farm": [0, 0, 0, 1]}
    for window in windows:
        members[f"window{window}"] = [windows.count(window), 0, 0, 0]
    return {"members": members, "coins": 0, **more}


def prestige(game):
    return [family(game, seat)["prestige"] for seat in range(game.seats)]


@rule("V-MAS-1")
def test_from_the_starting_player_clockwise_each_player_may_buy_once():
    game = mass({seat: bagged([1, 1, 0, 0], coins=2) for seat in range(3)}, start=1, seats=3)
    actors = [game.actor]
    for token in ("buy pass", "buy 1", "buy pass", "buy pass"):
        play(game, token)
        actors.append(game.actor)
    assert actors == [1, 2, 2, 0, village.CHANCE]
    assert game.question == "monk"


@rule("V-MAS-1")
def test_a_member_bought_costs_one_coin_and_goes_to_the_first_window():
    game = mass({0: bagged([2, 0, 1, 0], coins=3)})
    play(game, "buy 3")
    assert family(game)["coins"] == 2
    assert family(game)["members"]["window1"] == [0, 0, 1, 0]
    assert family(game)["members"]["bag"] == [2, 0, 0, 0]


@rule("V-MAS-1")
def test_any_number_can_be_bought_as_long_as_there_are_coins():
    game = mass({0: bagged([4, 0, 0, 0], coins=2)})
    play(game, "buy 1", "buy 1")
    assert family(game)["coins"] == 0
    assert family(game)["members"]["window1"] == [2, 0, 0, 0]
    assert game.question == "monk"


@rule("V-MAS-1")
def test_without_a_coin_there_is_no_question_and_no_cube_replaces_it():
    game = mass({0: bagged([1, 0, 0, 0], cubes={"brown": 3}, grain=5)})
    assert (game.actor, game.question) == (village.CHANCE, "monk")


@rule("V-MAS-1")
def test_only_own_members_of_the_bag_can_be_bought():
    game = mass({0: bagged([0, 1, 0, 0], coins=4), 1: bagged([1, 0, 1, 0])})
    assert legal_choices(game) == ["pass", "2"]
    assert game.why("buy 1").rule == "V-MAS-1"
    assert game.why("buy 4").rule == "V-MAS-1"


@rule("V-MAS-1")
def test_members_are_bought_in_any_order():
    game = mass({0: bagged([2, 1, 1, 0], coins=4)})
    play(game, "buy 2")
    assert legal_choices(game) == ["pass", "1", "3"]
    play(game, "buy 3", "buy 1")
    assert family(game)["members"]["window1"] == [1, 1, 1, 0]


@rule("V-MAS-1")
def test_after_four_members_are_bought_none_is_bought_or_drawn():
    game = mass({0: bagged([3, 0, 0, 0], coins=3), 1: bagged([2, 0, 0, 0], coins=9)})
    events = play(game, "buy 1", "buy 1", "buy 1", "buy 1")
    assert family(game, 1)["members"]["bag"] == [1, 0, 0, 0]
    assert family(game, 1)["coins"] == 8
    assert {"monk", "called"}.isdisjoint(kinds(events))
    assert game.over


@rule("V-MAS-1")
def test_pieces_are_drawn_until_four_are_out_with_those_bought():
    game = mass({0: bagged([2, 0, 0, 0], coins=1), 1: bagged([0, 2, 0, 0])})
    events = play(game, "buy 1", "monk monk", "monk 0.1", "monk 1.2")
    assert [kind for kind in kinds(events) if kind in ("bought", "monk", "called")] == [
        "bought", "monk", "called", "called",
    ]  # fmt: skip
    assert family(game)["members"]["window1"] == [2, 0, 0, 0]
    assert family(game, 1)["members"]["window1"] == [0, 1, 0, 0]
    assert family(game, 1)["members"]["bag"] == [0, 1, 0, 0]
    assert game.over


@rule("V-MAS-1")
def test_without_buyers_four_pieces_are_drawn():
    game = mass({0: bagged([4, 2, 0, 0])})
    play(game, "monk 0.1", "monk 0.2", "monk 0.1")
    assert game.question == "monk"
    play(game, "monk 0.1")
    assert game.over
    assert family(game)["members"]["bag"] == [1, 1, 0, 0]


@rule("V-MAS-1")
def test_a_monk_stays_out_for_this_mass_and_goes_back_for_the_next():
    game = mass({0: bagged([1, 0, 0, 0])})
    monks = [game.data()["monks"]]
    for _ in range(4):
        play(game, "monk monk")
        monks.append(game.data()["monks"])
    assert monks == [4, 3, 2, 1, 4]
    assert family(game)["members"]["bag"] == [1, 0, 0, 0]


@rule("V-MAS-1")
def test_only_what_is_in_the_bag_can_be_drawn():
    game = mass({0: bagged([0, 1, 0, 0])})
    assert legal_choices(game) == ["monk", "0.2"]
    assert game.why("monk 0.1").rule == "V-MAS-1"
    assert game.why("monk 1.1").rule == "V-MAS-1"


@rule("V-MAS-1")
def test_every_piece_of_the_bag_is_equally_likely():
    """One member among four monks is left behind in one mass of five."""
    left = 0
    for seed in range(300):
        game = mass({0: bagged([1, 0, 0, 0])}, chance="seeded", seed=seed)
        left += "bag" in family(game)["members"]
    assert 40 <= left <= 80


@rule("V-MAS-2")
@pytest.mark.parametrize(("window", "grain"), [(1, 1), (2, 2), (3, 2)])
def test_a_step_up_costs_the_grain_of_the_window(window, grain):
    game = mass({0: praying(window, grain=grain)})
    play(game, f"promote {window}.1")
    assert family(game)["members"][f"window{window + 1}"] == [1, 0, 0, 0]
    assert f"window{window}" not in family(game)["members"]
    assert family(game)["grain"] == 0
    assert game.data()["supply"]["grain"] == 25


@rule("V-MAS-2")
@pytest.mark.parametrize("window", [2, 3])
def test_a_step_that_cannot_be_paid_is_not_offered(window):
    game = mass({0: praying(1, window, grain=1)})
    assert legal_choices(game) == ["pass", "1.1"]
    assert game.why(f"promote {window}.1").rule == "V-MAS-2"


@rule("V-MAS-2")
def test_one_member_may_take_several_steps_in_one_mass():
    game = mass({0: praying(1, grain=5)})
    play(game, "promote 1.1", "promote 2.1", "promote 3.1")
    assert family(game)["members"]["window4"] == [1, 0, 0, 0]
    assert (family(game)["grain"], game.over) == (0, True)


@rule("V-MAS-2")
def test_several_members_may_step_up():
    game = mass({0: praying(1, 1, 2, grain=5)})
    play(game, "promote 1.1", "promote 1.1", "promote 2.1")
    assert family(game)["members"]["window2"] == [2, 0, 0, 0]
    assert family(game)["members"]["window3"] == [1, 0, 0, 0]
    assert family(game)["grain"] == 1


@rule("V-MAS-2")
def test_members_move_up_in_any_order():
    members = at(window1=[1, 1, 0, 0], window2=[1, 0, 0, 0])
    game = mass({0: {"members": members, "grain": 5}})
    play(game, "promote 2.1")
    assert legal_choices(game) == ["pass", "1.1", "1.2", "3.1"]
    play(game, "promote 1.2", "promote 1.1")
    assert family(game)["members"] == {**family(game)["members"], "window2": [1, 1, 0, 0], "window3": [1, 0, 0, 0]}


@rule("V-MAS-2")
def test_from_the_starting_player_clockwise_each_player_promotes_once():
    game = mass({seat: praying(1, 1, grain=5) for seat in range(3)}, start=2, seats=3)
    actors = [game.actor]
    for token in ("promote 1.1", "promote pass", "promote pass", "promote pass"):
        play(game, token)
        actors.append(game.actor)
    assert actors == [2, 2, 0, 1, village.OVER]


@rule("V-MAS-2")
def test_members_cannot_move_beyond_the_last_window_or_out_of_the_bag():
    game = mass({0: {"members": at(window4=[1, 0, 0, 0], bag=[1, 0, 0, 0]), "coins": 0, "grain": 5}})
    play(game, "monk monk", "monk monk", "monk monk", "monk monk")
    assert game.over
    assert family(game)["grain"] == 5


@rule("V-MAS-2")
def test_members_can_be_promoted_in_the_mass_in_which_they_came_but_only_by_their_owner():
    game = mass({0: bagged([1, 0, 0, 0], coins=1, grain=1), 1: praying(1)})
    play(game, "buy 1")
    assert legal_choices(game) == ["pass", "1.1"]
    assert game.actor == 0


@rule("V-MAS-3")
@pytest.mark.parametrize(
    ("windows", "gained"),
    [
        (((1, 1), (4,), ()), [2, 0, 0]),  # most members, regardless of the windows
        (((1,), (1, 1, 1), (3, 4)), [0, 2, 0]),
        (((1, 2), (1, 3), (4,)), [0, 2, 0]),  # tied: the highest window decides
        (((1, 4), (3, 4), (2,)), [2, 2, 0]),  # tied in the highest window: both
        (((2,), (2,), (2,)), [2, 2, 2]),
        (((), (), (1,)), [0, 0, 2]),
        (((), (), ()), [0, 0, 0]),
    ],
)
def test_two_prestige_go_to_most_members_in_the_windows_then_to_the_foremost_then_to_all_tied(windows, gained):
    game = mass({seat: praying(*windows[seat]) for seat in range(3)}, seats=3)
    assert prestige(game) == gained


@rule("V-MAS-3")
def test_the_bag_the_chronicle_and_the_farm_do_not_count_for_the_majority():
    crowd = at(farm=[1, 0, 0, 0], bag=[0, 3, 0, 0], chronicle__church=[2, 0, 0, 0])
    game = mass({0: {"members": crowd, "coins": 0}, 1: praying(1)})
    play(game, "monk monk", "monk monk", "monk monk", "monk monk")
    assert prestige(game) == [0, 2]


@rule("V-MAS-3")
def test_the_majority_counts_after_promoting_and_is_gained_at_once():
    game = mass({0: praying(1, grain=1), 1: praying(1, prestige=5)})
    assert prestige(game) == [0, 5]
    events = play(game, "promote 1.1")
    assert {"kind": "majority", "seat": 0, "amount": 2} in events
    assert prestige(game) == [2, 5]


@rule("V-MAS-4")
def test_the_starting_player_leads_the_mass_even_if_another_holds_the_ring():
    families = {seat: bagged([1, 0, 0, 0], coins=1) for seat in range(3)}
    game = set_up("harvest", 0, seats=3, start=1, ring=2, families=families)
    events = play(game, "harvest pass")
    assert {"kind": "mass", "seat": 1} in events
    assert (game.actor, game.question, game.data()["start"]) == (1, "buy", 1)


@rule("V-MAS-4")
def test_the_starting_player_is_also_first_to_promote_and_the_ring_counts_only_afterwards():
    families = {seat: praying(1, grain=1) for seat in range(3)}
    game = set_up("harvest", 0, seats=3, start=1, ring=2, families=families)
    play(game, "harvest pass")
    assert (game.actor, game.question) == (1, "promote")
    play(game, "promote pass", "promote pass", "promote pass")
    assert (game.data()["start"], game.data()["ring"], game.data()["round"]) == (2, None, 2)
