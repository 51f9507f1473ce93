"""V-DTH: death, the chronicle and the graves."""

import pytest

from tests.builders.village import at, family, legal_choices, set_up

rule = pytest.mark.rule

BOARD = {"grain": {"plague": 1}, "church": {"plague": 1}}
PROFESSION = {
    "farm": "farm",
    **dict.fromkeys(["wainwright", "stables", "office", "smithy"], "crafts"),
    **dict.fromkeys(["north1", "south1", "north2", "south2", "north3", "south3"], "travel"),
    **dict.fromkeys(["council1", "council2", "council3", "council4"], "council"),
    **dict.fromkeys(["window1", "window2", "window3", "window4"], "church"),
}
SPACES = {"council": 2, "crafts": 2, "travel": 1, "church": 2, "farm": 2}  # of the chronicle, two seats


def dying(members, due=1, seats=2, others=None, **board):
    """Return a game at the end of the turn of seat 0, with deaths due."""
    own = {"members": members, "due": due}
    return set_up("end_turn", below=[], seats=seats, families={0: own, **(others or {})}, **{"spaces": BOARD, **board})


def remembered(profession, free=0):
    """Return a family whose dead leave `free` spaces of a profession."""
    return {"members": {"farm": [1, 0, 0, 0], f"chronicle.{profession}": [SPACES[profession] - free, 0, 0, 0]}}


def buried(graves):
    return {"members": {"farm": [0, 0, 1, 0], "grave": [graves, 0, 0, 0]}}


@rule("V-DTH-1")
def test_one_of_the_lowest_visible_generation_dies_and_the_player_chooses_the_place():
    members = at(farm=[2, 1, 0, 0], office=[1, 1, 0, 0], north1=[0, 0, 1, 0], window3=[1, 0, 0, 0])
    game = dying(members)
    assert (game.actor, game.moves) == (0, ["death farm.1", "death office.1", "death window3.1"])
    assert game.why("death farm.2").rule == "V-DTH-1"
    assert game.why("death north1.1").rule == "V-DTH-1"


@rule("V-DTH-1")
@pytest.mark.parametrize(
    "places",
    [
        ["wainwright", "stables", "office", "smithy"],
        ["north1", "south1", "north2", "south2"],
        ["south2", "north3", "south3"],
        ["council1", "council2", "council3", "council4"],
        ["window1", "window2", "window3", "window4"],
    ],
)
def test_every_building_city_stage_and_window_is_a_separate_place(places):
    game = dying({place: [1, 0, 0, 0] for place in places})
    assert legal_choices(game) == [f"{place}.1" for place in places]


@rule("V-DTH-1")
def test_members_of_one_generation_at_one_place_are_one_move_and_one_of_them_dies():
    game = dying(at(farm=[4, 2, 0, 0]))
    assert family(game)["members"]["farm"] == [3, 2, 0, 0]
    assert family(game)["members"]["chronicle.farm"] == [1, 0, 0, 0]
    assert (game.actor, game.question) == (1, "turn")


@rule("V-DTH-1")
@pytest.mark.parametrize("place", [place for place in PROFESSION if place != "farm"])
def test_the_lowest_generation_dies_wherever_it_stands_on_the_board(place):
    game = dying({"farm": [0, 2, 0, 0], place: [1, 0, 0, 0]})
    assert family(game)["members"]["farm"] == [0, 2, 0, 0]
    assert place not in family(game)["members"]


@rule("V-DTH-1")
@pytest.mark.parametrize("hidden", ["bag", "grave", "chronicle.church", "gone"])
def test_members_in_the_black_bag_or_dead_do_not_die_and_do_not_count(hidden):
    game = dying({hidden: [1, 0, 0, 0], "farm": [0, 1, 0, 0]})
    assert family(game)["members"][hidden] == [1, 0, 0, 0]
    assert family(game)["members"]["chronicle.farm"] == [0, 1, 0, 0]


@rule("V-DTH-1")
def test_members_of_the_reserve_do_not_count():
    game = dying(at(farm=[0, 0, 0, 2]))
    assert family(game)["members"]["chronicle.farm"] == [0, 0, 0, 1]
    assert family(game)["members"]["reserve"] == [4, 3, 2, 0]


@rule("V-DTH-1")
def test_members_of_other_families_do_not_die():
    game = dying(at(farm=[0, 2, 0, 0]), others={1: {"members": at(farm=[1, 0, 0, 0])}})
    assert family(game)["members"]["chronicle.farm"] == [0, 1, 0, 0]
    assert family(game, 1)["members"]["farm"] == [1, 0, 0, 0]


@rule("V-DTH-1")
@pytest.mark.parametrize("due", [1, 2])
def test_a_family_without_visible_members_loses_none_and_the_crossing_is_spent(due):
    game = dying(at(bag=[2, 0, 0, 0]), due=due)
    assert family(game)["members"]["bag"] == [2, 0, 0, 0]
    assert family(game)["due"] == 0
    assert (game.actor, game.question) == (1, "turn")


@rule("V-DTH-1")
def test_the_lowest_generation_is_determined_again_for_each_death():
    game = dying(at(farm=[0, 1, 0, 0], office=[1, 0, 0, 0], smithy=[0, 1, 0, 0]), due=2)
    assert family(game)["members"]["chronicle.crafts"] == [1, 0, 0, 0]
    assert legal_choices(game) == ["farm.2", "smithy.2"]


@rule("V-DTH-2")
@pytest.mark.parametrize("place", list(PROFESSION))
def test_the_dead_go_to_the_chronicle_section_of_their_profession(place):
    game = dying({place: [1, 0, 0, 0]})
    assert family(game)["members"][f"chronicle.{PROFESSION[place]}"] == [1, 0, 0, 0]


@rule("V-DTH-2")
@pytest.mark.parametrize("place", ["farm", "smithy", "south3", "council1", "window2"])
def test_the_last_free_space_of_the_profession_is_still_used(place):
    profession = PROFESSION[place]
    game = dying({place: [1, 0, 0, 0]}, others={1: remembered(profession, free=1)})
    assert family(game)["members"][f"chronicle.{profession}"] == [1, 0, 0, 0]


@rule("V-DTH-2")
@pytest.mark.parametrize("place", ["farm", "smithy", "south3", "council1", "window2"])
def test_if_the_section_is_full_the_dead_go_to_a_grave_although_others_have_space(place):
    game = dying({place: [1, 0, 0, 0]}, others={1: remembered(PROFESSION[place])})
    assert family(game)["members"]["grave"] == [1, 0, 0, 0]
    assert not [name for name in family(game)["members"] if name.startswith("chronicle")]


@rule("V-DTH-2")
def test_a_grave_cannot_be_chosen_while_the_chronicle_has_space():
    game = dying(at(farm=[1, 0, 0, 0]), others={1: buried(1)})
    assert family(game)["members"]["chronicle.farm"] == [1, 0, 0, 0]
    assert (game.actor, game.question) == (1, "turn")


@rule("V-DTH-3")
def test_with_neither_space_nor_grave_free_the_dead_leave_the_game():
    others = {1: {"members": {"grave": [3, 0, 0, 0], "chronicle.farm": [0, 2, 0, 0], "farm": [0, 0, 1, 0]}}}
    game = dying(at(farm=[2, 0, 0, 0]), others=others, trigger=1, last_turns=1)
    assert family(game)["members"]["gone"] == [1, 0, 0, 0]
    assert family(game)["members"]["farm"] == [1, 0, 0, 0]
    assert {"grave", "chronicle.farm"}.isdisjoint(family(game)["members"])


@rule("V-DTH-3", "V-DTH-2")
def test_in_the_final_turns_a_space_of_the_profession_is_still_used_when_the_graves_are_full():
    game = dying(at(farm=[2, 0, 0, 0]), others={1: buried(3)}, trigger=1, last_turns=1)
    assert family(game)["members"]["chronicle.farm"] == [1, 0, 0, 0]


@rule("V-DTH-3", "V-DTH-2")
def test_in_the_final_turns_a_free_grave_is_still_used_when_the_profession_is_full():
    game = dying(at(farm=[2, 0, 0, 0]), others={1: remembered("farm")}, trigger=1, last_turns=1)
    assert family(game)["members"]["grave"] == [1, 0, 0, 0]


@rule("V-DTH-4")
def test_the_dead_keep_their_places_when_a_new_round_begins():
    members = at(farm=[1, 0, 0, 0], grave=[1, 0, 0, 0], chronicle__church=[1, 1, 0, 0], chronicle__farm=[0, 1, 0, 0])
    game = dying(members, due=0, spaces={})
    assert game.data()["round"] == 2
    assert {place: family(game)["members"][place] for place in members} == members


@rule("V-DTH-4")
def test_the_dead_do_not_come_home():
    members = at(office=[1, 0, 0, 0], grave=[1, 0, 0, 0], chronicle__crafts=[1, 0, 0, 0])
    game = set_up("family", families={0: {"members": members}}, spaces=BOARD)
    assert legal_choices(game) == ["pass", "birth", "home.office.1"]


@rule("V-DTH-4", "V-SCO-4")
def test_chronicle_members_score_and_the_buried_do_not():
    members = at(farm=[0, 0, 1, 0], chronicle__farm=[1, 1, 0, 0], chronicle__church=[1, 0, 0, 0], grave=[2, 0, 0, 0])
    game = dying(members, due=0)
    assert game.scores()[0]["lines"]["chronicle"] == 4
