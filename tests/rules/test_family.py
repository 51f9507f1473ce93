"""V-FAM: a birth, or a member comes home."""

import pytest

import village
from tests.builders.village import at, family, kinds, legal_choices, play, set_up

rule = pytest.mark.rule

BUSY = {"grain": {"green": 1, "brown": 1}}
AWAY = [
    "wainwright", "stables", "office", "smithy", "north1", "south1", "north2", "south2", "north3", "south3",
    "council1", "council2", "council3", "council4", "window1", "window2", "window3", "window4",
]  # fmt: skip


@rule("V-FAM-1")
@pytest.mark.parametrize(
    ("born", "child"),
    [
        ([3, 0, 0, 0], 1),
        ([4, 0, 0, 0], 2),
        ([4, 2, 0, 0], 2),
        ([4, 3, 0, 0], 3),
        ([4, 3, 1, 1], 3),
        ([4, 3, 2, 0], 4),
        ([4, 3, 2, 1], 4),
    ],
)
def test_the_lowest_generation_of_the_reserve_is_born_to_the_farm(born, child):
    game = set_up("family", families={0: {"members": at(farm=born)}}, spaces=BUSY)
    play(game, "family birth")
    born[child - 1] += 1
    assert family(game)["members"]["farm"] == born


@rule("V-FAM-1")
@pytest.mark.parametrize(("farm", "left"), [([4, 0, 0, 0], [0, 2, 2, 2]), ([4, 3, 2, 1], [0, 0, 0, 0])])
def test_exactly_one_member_leaves_the_reserve(farm, left):
    game = set_up("family", families={0: {"members": at(farm=farm)}}, spaces=BUSY)
    play(game, "family birth")
    assert family(game)["members"].get("reserve", [0, 0, 0, 0]) == left


@rule("V-FAM-1")
def test_a_child_comes_to_an_empty_farm_and_costs_nothing():
    away = {"members": at(office=[4, 0, 0, 0]), "coins": 0, "time": 9}
    game = set_up("family", families={0: away}, spaces=BUSY)
    events = play(game, "family birth")
    assert family(game)["members"]["farm"] == [0, 1, 0, 0]
    assert (family(game)["time"], kinds(events)) == (9, ["birth"])


@rule("V-FAM-1")
def test_which_child_is_born_is_not_a_choice():
    game = set_up("family", families={0: {"members": at(farm=[4, 2, 1, 1])}}, spaces=BUSY)
    assert legal_choices(game) == ["pass", "birth"]


@rule("V-FAM-1", "V-TRN-4")
def test_with_an_empty_reserve_there_is_no_birth():
    grown = {"members": at(farm=[3, 3, 2, 2], office=[1, 0, 0, 0])}
    game = set_up("family", families={0: grown}, spaces=BUSY)
    assert legal_choices(game) == ["pass", "home.office.1"]
    assert game.why("family birth").rule == "V-FAM-1"


@rule("V-FAM-2")
@pytest.mark.parametrize("place", AWAY)
def test_a_member_comes_home_from_any_place_of_the_board(place):
    game = set_up("family", families={0: {"members": {"farm": [1, 0, 0, 0], place: [0, 0, 1, 0]}}}, spaces=BUSY)
    play(game, f"family home.{place}.3")
    assert family(game)["members"]["farm"] == [1, 0, 1, 0]
    assert place not in family(game)["members"]


@rule("V-FAM-2")
def test_one_member_comes_home_and_the_others_stay():
    away = {"members": at(farm=[1, 0, 0, 0], smithy=[2, 1, 0, 0], window2=[1, 0, 0, 0])}
    game = set_up("family", families={0: away}, spaces=BUSY)
    play(game, "family home.smithy.1")
    members = family(game)["members"]
    assert (members["farm"], members["smithy"], members["window2"]) == ([2, 0, 0, 0], [1, 1, 0, 0], [1, 0, 0, 0])
    assert game.actor == 1


@rule("V-FAM-2")
def test_every_place_and_generation_is_a_separate_move():
    away = {"members": at(farm=[1, 1, 0, 0], smithy=[2, 1, 0, 0], north2=[0, 0, 1, 0], window4=[0, 0, 0, 1])}
    game = set_up("family", families={0: away}, spaces=BUSY)
    assert legal_choices(game) == ["pass", "birth", "home.smithy.1", "home.smithy.2", "home.north2.3", "home.window4.4"]


@rule("V-FAM-2")
def test_coming_home_replaces_the_birth_and_costs_nothing():
    away = {"members": at(farm=[3, 0, 0, 0], council3=[1, 0, 0, 0]), "time": 9, "coins": 2}
    game = set_up("family", families={0: away}, spaces=BUSY)
    events = play(game, "family home.council3.1")
    assert kinds(events) == ["home"]
    assert family(game)["members"] == {"farm": [4, 0, 0, 0], "reserve": [0, 3, 2, 2]}
    assert (family(game)["time"], family(game)["coins"]) == (9, 2)


@rule("V-FAM-2")
@pytest.mark.parametrize("place", ["bag", "grave", "chronicle.church", "chronicle.farm"])
def test_members_in_the_black_bag_and_dead_members_do_not_come_home(place):
    game = set_up("family", families={0: {"members": {"farm": [1, 0, 0, 0], place: [1, 0, 0, 0]}}}, spaces=BUSY)
    assert legal_choices(game) == ["pass", "birth"]
    with pytest.raises(village.IllegalMove):
        game.play(f"family home.{place}.1")


@rule("V-FAM-2")
def test_only_own_members_come_home():
    opponent = {"members": at(smithy=[4, 0, 0, 0])}
    game = set_up("family", families={1: opponent}, spaces=BUSY)
    assert legal_choices(game) == ["pass", "birth"]
    assert game.why("family home.smithy.1").rule == "V-FAM-2"


@rule("V-FAM-2")
@pytest.mark.parametrize("token", ["home.smithy.2", "home.office.1"])
def test_a_missing_member_cannot_come_home(token):
    game = set_up("family", families={0: {"members": at(farm=[1, 0, 0, 0], smithy=[1, 0, 0, 0])}}, spaces=BUSY)
    assert game.why(f"family {token}").rule == "V-FAM-2"


@rule("V-FAM-2")
def test_the_markers_of_a_traveller_stay_in_their_cities():
    traveller = {"members": at(farm=[3, 0, 0, 0], north2=[1, 0, 0, 0]), "markers": ["north1", "north2"]}
    game = set_up("family", families={0: traveller}, spaces=BUSY)
    play(game, "family home.north2.1")
    assert family(game)["markers"] == ["north1", "north2"]
