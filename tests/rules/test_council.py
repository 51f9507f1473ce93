"""V-CNC: the council chamber."""

import pytest

from tests.builders.village import at, family, kinds, legal_choices, play, set_up

rule = pytest.mark.rule

BOARD = {"grain": {"plague": 1}, "church": {"plague": 1}}
COLOURS = ["brown", "green", "orange", "pink"]


def chamber(families, **board):
    """Return a game in which seat 0 may act in the council chamber, and the round continues."""
    return set_up("council", families=families, **{"spaces": BOARD, **board})


def councillor(stage, **more):
    """A family with one member of generation 1 on `stage`, or on the farm for stage 0, and nothing else."""
    place = f"council{stage}" if stage else "farm"
    return {"members": {place: [1, 0, 0, 0]}, "coins": 0, **more}


def resting(stage, families=None, **board):
    """Return a game in which the privileges of `stage` are offered."""
    game = chamber({0: councillor(stage, **(families or {}))}, **board)
    play(game, "council rest")
    return game


def only(**left):
    """Return the bag that leaves only these cubes in the supply."""
    return {colour: 33 - left.get(colour, 0) for colour in COLOURS}


@rule("V-CNC-1")
def test_a_member_of_the_farm_enters_stage_one_for_one_time_and_two_green():
    game = chamber({0: {"cubes": {"green": 3}, "coins": 0}})
    play(game, "council enter", "privilege pass")
    assert family(game)["members"]["council1"] == [1, 0, 0, 0]
    assert family(game)["members"]["farm"] == [3, 0, 0, 0]
    assert (family(game)["time"], family(game)["cubes"]) == (1, {"green": 1})
    assert game.data()["supply"]["green"] == 32


@rule("V-CNC-1")
def test_a_scroll_pays_for_entering_instead_of_two_green():
    game = chamber({0: {"goods": {"scroll": 2}, "coins": 0, "cubes": {"green": 1}}})
    play(game, "council enter", "privilege pass")
    assert family(game)["members"]["council1"] == [1, 0, 0, 0]
    assert (family(game)["time"], family(game)["goods"], family(game)["cubes"]) == (1, {"scroll": 1}, {"green": 1})


@rule("V-CNC-1", "V-CNC-2")
@pytest.mark.parametrize("token", ["council enter", "council advance.2"])
@pytest.mark.parametrize(
    ("fee", "cubes", "goods"), [("fee green", {}, {"scroll": 1}), ("fee scroll", {"green": 2}, {})]
)
def test_a_player_with_both_chooses_between_green_cubes_and_scroll(token, fee, cubes, goods):
    both = {"cubes": {"green": 2}, "goods": {"scroll": 1}, "coins": 0}
    game = chamber({0: {**both, "members": at(farm=[1, 0, 0, 0], council1=[1, 0, 0, 0])}})
    play(game, token)
    assert legal_choices(game) == ["green", "scroll"]
    play(game, fee)
    assert (family(game)["cubes"], family(game)["goods"]) == (cubes, goods)


@rule("V-CNC-1")
def test_after_entering_only_the_privilege_of_stage_one_is_open():
    game = chamber({0: {"cubes": {"green": 2}, "coins": 5}})
    play(game, "council enter", "pay green+green")
    assert legal_choices(game) == ["pass", "1"]
    assert game.why("privilege 2").rule == "V-CNC-2"
    play(game, "privilege 1")
    assert game.data()["ring"] == 0


@rule("V-CNC-1")
def test_after_entering_the_stages_of_other_members_are_not_open():
    game = chamber({0: {"cubes": {"green": 2}, "coins": 0, "members": at(farm=[1, 0, 0, 0], council3=[1, 0, 0, 0])}})
    play(game, "council enter")
    assert legal_choices(game) == ["pass", "1"]


@rule("V-CNC-1")
def test_the_player_chooses_who_enters_when_generations_differ():
    game = chamber({0: {"members": at(farm=[2, 1, 0, 0]), "goods": {"scroll": 1}, "coins": 0}})
    play(game, "council enter")
    assert legal_choices(game) == ["1", "2"]
    play(game, "who 2")
    assert family(game)["members"]["council1"] == [0, 1, 0, 0]


@rule("V-CNC-1")
def test_an_empty_farm_sends_no_member_to_the_council():
    game = chamber({0: councillor(1, cubes={"green": 2})})
    assert legal_choices(game) == ["pass", "advance.2", "rest"]
    assert game.why("council enter").rule == "V-CNC-1"


@rule("V-CNC-1")
@pytest.mark.parametrize("short", [{"cubes": {"green": 1, "brown": 4}}, {"goods": {"plow": 1}}])
def test_entering_and_advancing_require_the_fee(short):
    members = at(farm=[1, 0, 0, 0], council1=[1, 0, 0, 0])
    game = chamber({0: {"members": members, "coins": 0, **short}})
    assert legal_choices(game) == ["pass", "rest"]
    assert game.why("council enter").rule == "V-CNC-1"
    assert game.why("council advance.2").rule == "V-CNC-2"


@rule("V-CNC-2")
@pytest.mark.parametrize(("stage", "time"), [(2, 2), (3, 2), (4, 3)])
@pytest.mark.parametrize("means", [{"cubes": {"green": 2}}, {"goods": {"scroll": 1}}])
def test_advancing_one_stage_costs_the_fee_and_the_time_of_the_stage_entered(stage, time, means):
    game = chamber({0: councillor(stage - 1, **means)})
    play(game, f"council advance.{stage}", "privilege pass")
    assert family(game)["members"][f"council{stage}"] == [1, 0, 0, 0]
    assert f"council{stage - 1}" not in family(game)["members"]
    assert (family(game)["time"], family(game)["cubes"], family(game)["goods"]) == (time, {}, {})


@rule("V-CNC-2")
@pytest.mark.parametrize("stage", [2, 3, 4])
def test_after_advancing_any_privilege_up_to_the_stage_entered_is_open(stage):
    game = chamber({0: councillor(stage - 1, goods={"scroll": 1}, coins=1)})
    play(game, f"council advance.{stage}")
    assert legal_choices(game) == ["pass", *[str(open_) for open_ in range(1, stage + 1)]]
    if stage < 4:
        assert game.why(f"privilege {stage + 1}").rule == "V-CNC-2"


@rule("V-CNC-2")
def test_the_privileges_after_advancing_are_those_of_the_stage_entered_and_not_of_a_higher_member():
    members = at(council1=[1, 0, 0, 0], council3=[1, 0, 0, 0])
    game = chamber({0: {"members": members, "coins": 0, "goods": {"scroll": 1}}})
    play(game, "council advance.2")
    assert legal_choices(game) == ["pass", "1", "2"]


@rule("V-CNC-2")
def test_no_stage_is_skipped_and_the_last_stage_is_final():
    game = chamber({0: councillor(2, cubes={"green": 8})})
    assert legal_choices(game) == ["pass", "advance.3", "rest"]
    assert game.why("council advance.2").rule == "V-CNC-2"
    assert game.why("council advance.4").rule == "V-CNC-2"
    assert legal_choices(chamber({0: councillor(4, cubes={"green": 8})})) == ["pass", "rest"]


@rule("V-CNC-2")
def test_one_member_advances_and_the_others_stay():
    members = at(council1=[1, 2, 0, 0], council2=[1, 0, 0, 0])
    game = chamber({0: {"members": members, "coins": 0, "cubes": {"green": 2}}})
    play(game, "council advance.2")
    assert legal_choices(game) == ["1", "2"]
    play(game, "who 2")
    assert family(game)["members"]["council1"] == [1, 1, 0, 0]
    assert family(game)["members"]["council2"] == [1, 1, 0, 0]


@rule("V-CNC-3")
def test_resting_costs_neither_time_nor_fee_and_moves_no_member():
    game = chamber({0: councillor(3, cubes={"green": 2}, goods={"scroll": 1})})
    play(game, "council rest", "privilege 1")
    assert family(game)["members"] == {**family(game)["members"], "council3": [1, 0, 0, 0]}
    assert (family(game)["time"], family(game)["cubes"], family(game)["goods"]) == (0, {"green": 2}, {"scroll": 1})
    assert game.data()["ring"] == 0


@rule("V-CNC-3")
@pytest.mark.parametrize("stage", [2, 3, 4])
def test_resting_opens_every_privilege_up_to_the_stage_of_the_member(stage):
    game = resting(stage, {"coins": 1})
    assert legal_choices(game) == [str(open_) for open_ in range(1, stage + 1)]


@rule("V-CNC-3")
def test_resting_may_use_the_stage_of_any_own_member():
    members = at(council1=[1, 0, 0, 0], council3=[0, 1, 0, 0])
    game = chamber({0: {"members": members, "coins": 0}})
    play(game, "council rest")
    assert legal_choices(game) == ["1", "2", "3"]


@rule("V-CNC-3")
def test_resting_needs_an_own_member_in_the_council():
    game = chamber({0: {"cubes": {"green": 2}, "coins": 0}, 1: councillor(4)})
    assert legal_choices(game) == ["pass", "enter"]
    assert game.why("council rest").rule == "V-CNC-3"


@rule("V-CNC-3")
def test_resting_uses_one_privilege_only():
    game = resting(4, {"coins": 4})
    play(game, "privilege 1")
    assert (game.actor, game.question) == (1, "turn")


@rule("V-CNC-4")
def test_stage_one_gives_the_ring():
    game = resting(2)
    events = play(game, "privilege 1")
    assert "ring" in kinds(events)
    assert game.data()["ring"] == 0


@rule("V-CNC-4")
@pytest.mark.parametrize(("edition", "stock"), [("2011", 18), ("bigbox", 33)])
def test_stage_two_gives_two_cubes_of_any_colours(edition, stock):
    game = resting(2, edition=edition)
    play(game, "privilege 2")
    assert legal_choices(game) == COLOURS
    play(game, "cube green")
    assert legal_choices(game) == COLOURS
    play(game, "cube green")
    assert family(game)["cubes"] == {"green": 2}
    assert game.data()["supply"]["green"] == stock - 2
    assert game.question == "turn"


@rule("V-CNC-4")
@pytest.mark.parametrize("edition", ["2011", "bigbox"])
def test_the_option_of_different_cubes_bars_two_of_one_colour(edition):
    game = resting(2, edition=edition, options={"different_cubes": True})
    play(game, "privilege 2", "cube green")
    assert legal_choices(game) == ["brown", "orange", "pink"]
    assert game.why("cube green").rule == "V-CNC-4"
    play(game, "cube brown")
    assert family(game)["cubes"] == {"brown": 1, "green": 1}


@rule("V-CNC-4")
def test_more_than_two_different_cubes_all_differ():
    three = {"name": "three", "values": {"village.council.gift_cubes": 3}}
    game = resting(2, options={"different_cubes": True}, custom_values=three)
    play(game, "privilege 2", "cube pink", "cube green")
    assert legal_choices(game) == ["brown", "orange"]
    assert [game.why(f"cube {colour}").rule for colour in ("green", "pink")] == ["V-CNC-4", "V-CNC-4"]


@rule("V-CNC-4", "V-TRV-4")
@pytest.mark.parametrize(("different", "cubes"), [(False, {"orange": 2}), (True, {"orange": 1})])
def test_of_a_supply_of_one_colour_two_cubes_are_taken_only_if_they_may_be_alike(different, cubes):
    game = resting(2, options={"different_cubes": different}, bag=only(orange=5))
    play(game, "privilege 2")
    assert family(game)["cubes"] == cubes


@rule("V-CNC-4")
@pytest.mark.parametrize("good", ["scroll", "wagon", "horse", "ox", "plow"])
def test_stage_three_gives_one_good_of_any_kind(good):
    game = resting(3, {"goods": {"ox": 1}})
    play(game, "privilege 3")
    assert legal_choices(game) == ["scroll", "wagon", "horse", "ox", "plow"]
    play(game, f"good {good}")
    assert family(game)["goods"] == ({"ox": 2} if good == "ox" else {"ox": 1, good: 1})
    assert family(game)["time"] == 0


@rule("V-CNC-4")
def test_stage_four_gives_three_prestige_for_exactly_one_coin_and_only_once():
    game = resting(4, {"coins": 3})
    play(game, "privilege 4")
    assert (family(game)["coins"], family(game)["prestige"]) == (2, 3)
    assert (game.actor, game.question) == (1, "turn")


@rule("V-CNC-5")
def test_a_privilege_may_be_left_unused_after_entering():
    game = chamber({0: {"cubes": {"green": 2}, "coins": 0}})
    play(game, "council enter", "privilege pass")
    assert game.data()["ring"] is None
    assert (game.actor, game.question) == (1, "turn")


@rule("V-CNC-5", "V-CNC-4")
def test_the_ring_is_not_offered_when_another_holds_it():
    game = resting(3, ring=1)
    assert legal_choices(game) == ["2", "3"]
    assert game.why("privilege 1").rule in ("V-CNC-4", "V-CNC-5", "V-CNC-6")


@rule("V-CNC-5")
def test_prestige_is_not_offered_without_a_coin_and_no_cube_replaces_it():
    game = resting(4, {"cubes": {"brown": 3, "green": 3}})
    assert legal_choices(game) == ["1", "2", "3"]
    assert game.why("privilege 4").rule == "V-CNC-5"


@rule("V-CNC-5")
def test_cubes_are_not_offered_when_the_supply_is_empty():
    game = resting(3, bag=only())
    assert legal_choices(game) == ["1", "3"]
    assert game.why("privilege 2").rule == "V-CNC-5"


@rule("V-CNC-5")
def test_a_coin_spent_on_the_fee_buys_no_prestige():
    game = chamber({0: councillor(3, cubes={"green": 1}, coins=1)})
    play(game, "council advance.4")
    assert legal_choices(game) == ["pass", "1", "2", "3"]


@rule("V-CNC-5")
def test_entering_asks_for_no_privilege_when_the_ring_is_gone():
    game = chamber({0: {"cubes": {"green": 2}, "coins": 0}}, ring=1)
    play(game, "council enter")
    assert (game.actor, game.question) == (1, "turn")
    assert family(game)["members"]["council1"] == [1, 0, 0, 0]


@rule("V-CNC-5")
def test_resting_is_not_offered_where_no_privilege_can_be_used():
    game = chamber({0: councillor(1, cubes={"green": 2})}, ring=1)
    assert legal_choices(game) == ["pass", "advance.2"]
    assert game.why("council rest").rule == "V-CNC-5"


@rule("V-CNC-5")
def test_a_player_who_rests_must_use_a_privilege():
    game = resting(2)
    assert legal_choices(game) == ["1", "2"]
    assert game.why("privilege pass").rule == "V-CNC-5"


@rule("V-CNC-6")
def test_the_holder_of_the_ring_cannot_take_it_again():
    game = resting(3, ring=0)
    assert legal_choices(game) == ["2", "3"]
    assert game.why("privilege 1").rule == "V-CNC-6"


@rule("V-CNC-6")
def test_the_ring_is_kept_for_the_rest_of_the_round_and_changes_no_turn_in_it():
    game = chamber({0: councillor(2), 1: {"coins": 0}}, start=1, spaces={**BOARD, "crafts": {"plague": 1}})
    play(game, "council rest", "privilege 1", "turn grain.plague", "harvest pass")
    assert (game.actor, game.question) == (0, "turn")
    assert (game.data()["ring"], game.data()["start"]) == (0, 1)


@rule("V-CNC-6", "V-RND-4")
def test_the_ring_returns_to_the_council_when_the_next_round_begins():
    game = chamber({0: councillor(2), 1: {"coins": 0}}, start=1, spaces={})
    play(game, "council rest", "privilege 1")
    assert (game.data()["round"], game.question) == (2, "draw")
    assert (game.data()["ring"], game.data()["start"]) == (None, 0)


@rule("V-CNC-1", "V-CNC-2")
def test_any_number_of_family_members_may_share_a_stage():
    crowd = {"members": at(farm=[0, 0, 0, 1], council1=[2, 1, 0, 0])}
    others = {"members": at(farm=[1, 0, 0, 0], council1=[1, 1, 1, 1])}
    game = set_up("council", families={0: {**crowd, "cubes": {"green": 2}}, 1: others})
    play(game, *[move for move in game.moves if move.startswith("council enter")][:1])
    assert sum(family(game)["members"]["council1"]) == 4
