"""W-ACT, W-BLI, W-DTH: going to the ceremony area, and what happens to the members there."""

import pytest

from tests.builders.marriage import pinks, set_up_marriage, standing
from tests.builders.village import at, family, kinds, legal_choices, play

rule = pytest.mark.rule

RICH = {"cubes": {"brown": 2, "green": 1, "orange": 1}, "coins": 0}
MORE = {"grain": {"pink": 2, "green": 1}}  # cubes that keep the round going


def marriage(farm=None, ranks=None, arg=0, **table):
    return set_up_marriage("marriage", arg=arg, ranks=ranks, families={0: farm or RICH}, spaces=MORE, **table)


@rule("W-ACT-2")
def test_example_2_placing():
    game = marriage({"cubes": {"brown": 2}, "coins": 1, "time": 4})
    events = play(game, "marriage rank.1", "pay brown+brown")
    farm = family(game)
    assert (farm["cubes"], farm["coins"], farm["time"]) == ({}, 1, 5)
    assert farm["members"]["ceremony"] == [1, 0, 0, 0]
    assert game.data()["marriage"]["ceremony"][0] == {"seat": 0, "generation": 1}
    assert kinds(events) == ["time", "walk", "pay"]


@rule("W-ACT-1")
def test_any_generation_may_go_and_the_player_chooses_which():
    game = marriage({**RICH, "members": at(farm=[1, 0, 1, 0])})
    play(game, "marriage rank.4")
    assert (game.question, legal_choices(game)) == ("who", ["1", "3"])
    play(game, "who 3")
    assert family(game)["members"] == {"farm": [1, 0, 0, 0], "ceremony": [0, 0, 1, 0], "reserve": [4, 3, 1, 2]}
    assert game.data()["marriage"]["ceremony"][3] == {"seat": 0, "generation": 3}


@rule("W-ACT-1")
def test_members_on_the_board_cannot_marry():
    game = set_up_marriage("action", arg=1, families={0: {**RICH, "members": at(office=[2, 0, 0, 0])}})
    assert str(game.why("action marriage")) == "W-ACT-1 no-member-home"


@rule("W-ACT-2")
@pytest.mark.parametrize(
    ("rank", "time", "paid", "left"),
    [
        (1, 1, "brown+brown", {"green": 1, "orange": 1}),
        (2, 2, "", {"brown": 2, "orange": 1}),
        (3, 1, "", {"brown": 2, "green": 1}),
        (4, 1, "", {"brown": 2, "green": 1, "orange": 1}),
    ],
)
def test_the_price_of_a_rank(rank, time, paid, left):
    game = marriage()
    play(game, f"marriage rank.{rank}")
    assert (family(game)["time"], family(game)["cubes"]) == (time, left)
    assert standing(game) == {rank: 0}


@rule("W-ACT-2")
@pytest.mark.parametrize(
    ("coins", "ways"), [(1, ["brown+brown", "brown+coin"]), (2, ["brown+brown", "brown+coin", "coin+coin"])]
)
def test_coins_replace_the_cubes_of_a_rank(coins, ways):
    game = marriage({"cubes": {"brown": 2}, "coins": coins})
    play(game, "marriage rank.1")
    assert (game.question, legal_choices(game)) == ("pay", ways)


@rule("W-ACT-2")
def test_a_rank_that_cannot_be_paid_is_not_offered():
    game = marriage({"cubes": {"brown": 1}, "coins": 0})
    assert legal_choices(game) == ["pass", "rank.4"]
    assert str(game.why("marriage rank.1")) == "W-ACT-2 no-cubes"
    assert str(game.why("marriage rank.3")) == "W-ACT-2 no-cubes"


@rule("W-ACT-3")
def test_a_rank_holds_one_figure():
    game = marriage(ranks={1: 1, 4: "pink"})
    assert legal_choices(game) == ["pass", "rank.2", "rank.3"]
    assert str(game.why("marriage rank.1")) == "W-ACT-3 rank-taken 1"
    assert str(game.why("marriage rank.4")) == "W-ACT-3 rank-taken 4"


@rule("W-ACT-3", "W-ACT-4")
def test_a_family_with_a_waiting_member_sends_no_other():
    game = set_up_marriage("action", arg=1, ranks={3: 0}, families={0: {"cubes": {"brown": 2}}})
    assert "marriage" not in legal_choices(game)
    assert str(game.why("action marriage")) == "W-ACT-3 already-waiting"


@rule("W-ACT-4")
def test_the_action_may_be_declined():
    game = marriage()
    assert "decline" in kinds(play(game, "marriage pass"))
    assert standing(game) == {}


@rule("W-ACT-4")
def test_after_the_well_it_may_not_be_declined():
    game = marriage(arg=1)
    assert "pass" not in legal_choices(game)
    assert str(game.why("marriage pass")) == "V-WEL-2 must-act"


@rule("W-ACT-4")
def test_a_cube_from_the_space_gives_the_action_and_the_action_is_skipped_if_it_is_impossible():
    game = set_up_marriage(families={0: RICH}, spaces={"marriage": {"green": 1}, **MORE})
    play(game, "turn marriage.green")
    assert game.question == "marriage"
    game = set_up_marriage(ranks={1: 0}, spaces={"marriage": {"green": 1}, **MORE})
    assert "idle" in kinds(play(game, "turn marriage.green"))


# bliss and the ceremony area as places


@rule("W-BLI-1")
def test_the_family_action_brings_home_from_ceremony_and_bliss():
    farm = {"members": at(farm=[1, 0, 0, 0], ceremony=[0, 1, 0, 0], bliss=[2, 0, 0, 0])}
    game = set_up_marriage("family", ranks={2: 0}, families={0: farm}, spaces=MORE)
    assert legal_choices(game) == ["pass", "birth", "home.ceremony.2", "home.bliss.1"]
    play(game, "family home.ceremony.2")
    assert standing(game) == {}
    assert family(game)["members"]["farm"] == [1, 1, 0, 0]


@rule("W-BLI-1")
def test_bliss_has_no_limit():
    game = set_up_marriage(
        families={0: {"members": at(bliss=[5, 3, 2, 2])}, 1: {"members": at(bliss=[5, 3, 2, 2])}}, bliss=2
    )
    assert family(game)["members"] == {"bliss": [5, 3, 2, 2]}
    assert pinks(game) == (0, 2)


@rule("W-BLI-3")
def test_example_15_not_at_home():
    away = {"members": at(bliss=[5, 0, 0, 0]), "grain": 0}
    game = set_up_marriage("action", arg=1, families={0: away})
    assert "grain" not in legal_choices(game)
    assert str(game.why("action grain")) == "V-GRN-1 no-member-home"
    play(game, "action family")
    assert legal_choices(game) == ["birth", "home.bliss.1"]


@rule("W-BLI-3")
def test_a_married_or_waiting_member_cannot_be_sent_anywhere():
    away = {"members": at(bliss=[4, 0, 0, 0], ceremony=[1, 0, 0, 0]), "cubes": {"brown": 2, "green": 2}}
    game = set_up_marriage("action", arg=1, ranks={1: 0}, families={0: away})
    assert not {"church", "council", "marriage", "travel"} & set(legal_choices(game))


# death


@rule("W-DTH-1")
@pytest.mark.parametrize(("full", "rest"), [([0, 3, 0, 0], "chronicle.farm"), ([0, 3, 1, 0], "grave")])
def test_example_14_death_in_bliss(full, rest):
    farm = {"members": at(bliss=[1, 0, 0, 0], office=[0, 0, 1, 0]), "due": 1}
    opponent = {"members": at(farm=[1, 0, 0, 0], chronicle__farm=full)}
    game = set_up_marriage("harvest", families={0: farm, 1: opponent}, spaces=MORE)
    assert f"{rest}" in family(game)["members"]
    assert family(game)["members"][rest] == [1, 0, 0, 0]


@rule("W-DTH-1", "W-BLI-1")
def test_a_rank_left_by_death_is_free():
    farm = {"members": at(ceremony=[1, 0, 0, 0], bliss=[1, 0, 0, 0], farm=[1, 0, 0, 0]), "due": 1}
    game = set_up_marriage("harvest", ranks={2: 0}, families={0: farm}, spaces=MORE)
    play(game, "harvest pass")
    assert (game.question, legal_choices(game)) == ("death", ["farm.1", "ceremony.1", "bliss.1"])
    play(game, "death ceremony.1")
    assert standing(game) == {}
    assert family(game)["members"]["chronicle.farm"] == [1, 0, 0, 0]


@rule("W-DTH-2")
def test_pinks_never_die():
    farm = {"members": at(farm=[0, 0, 0, 1]), "due": 3}
    game = set_up_marriage("harvest", ranks={1: "pink"}, bliss=1, families={0: farm}, spaces=MORE)
    play(game, "harvest pass")
    assert (standing(game), pinks(game)) == ({1: "pink"}, (0, 1))
