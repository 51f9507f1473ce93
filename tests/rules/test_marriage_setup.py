"""W-SET, W-CUB: what Marriage adds."""

import pytest

import village
from tests.builders.marriage import MARRIAGE, pinks, set_up_marriage, standing
from tests.builders.village import at, family, play
from village import BadSetup

rule = pytest.mark.rule

SPACES = {1: (1, 1), 2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (3, 2)}
BAG = {1: 4, 2: 4, 3: 5, 4: 7, 5: 8}  # of each colour


def new(seats=2, expansions=MARRIAGE, **settings):
    return village.new("village", edition="bigbox", seats=seats, expansions=expansions, seed=1, **settings)


@rule("W-SET-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_pinks_are_in_the_supply_and_the_ceremony_area_is_empty(seats):
    game = new(seats)
    assert pinks(game) == (2, 0)
    assert standing(game) == {}
    assert game.data()["marriage"]["bread"] == [0] * seats
    assert {"marriage", "smuggler"} <= set(game.data()["spaces"])


@rule("W-SET-2")
def test_example_20_twelve_members_five_of_them_on_the_farm():
    members = family(new())["members"]
    assert members == {"farm": [5, 0, 0, 0], "reserve": [0, 3, 2, 2]}


@rule("W-SET-3")
def test_a_seventh_plague_cube_goes_into_the_bag():
    game = set_up_marriage("harvest")
    play(game, "harvest pass", "roll brown")
    assert game.data()["bag"]["plague"] == 7


@rule("W-SET-4")
@pytest.mark.parametrize(("seats", "base"), [(2, 2), (3, 3), (4, 3), (5, 4)])
def test_the_farm_has_two_more_spaces_in_the_chronicle(seats, base):
    chronicle = list(new(seats).table.rules.tables.chronicle)
    plain = list(new(seats, ()).table.rules.tables.chronicle)
    assert (plain[4], chronicle[4]) == (base, base + 2)
    assert chronicle[:4] == plain[:4]


@rule("W-SET-5", "W-WED-2")
@pytest.mark.parametrize(("colour", "rank"), [("brown", 1), ("green", 2), ("orange", 3), ("pink", 4)])
def test_each_colour_names_a_rank(colour, rank):
    game = set_up_marriage("wedding", below=[["over", 0, 0]])
    play(game, f"roll {colour}")
    assert standing(game) == {rank: "pink"}


@rule("W-SET-6")
def test_marriage_requires_the_big_box_edition():
    with pytest.raises(BadSetup) as refused:
        village.new("village", edition="2011", seats=2, expansions=MARRIAGE, seed=1)
    assert "is not compatible with the 2011 edition" in str(refused.value)


@rule("W-SET-6")
def test_the_supply_does_not_change():
    expanded, plain = new().table.rules.tables, new(expansions=()).table.rules.tables
    assert (expanded.cubes, expanded.grain) == (plain.cubes, plain.grain)


@rule("W-CUB-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_cube_per_player_is_placed_on_each_of_the_two_spaces(seats):
    spaces = new(seats, options={} if seats == 1 else {"start_compensation": False}).data()["spaces"]
    assert (sum(spaces["marriage"].values()), sum(spaces["smuggler"].values())) == SPACES[seats]


@rule("W-CUB-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_cubes_of_each_colour_go_into_the_bag(seats):
    assert new(seats).table.rules.tables.per_colour == BAG[seats]


@rule("W-CUB-1")
@pytest.mark.parametrize(("seats", "total", "bag"), [(2, 22, 27), (3, 27, 31), (4, 32, 39), (5, 40, 47)])
def test_expansions_add_up(seats, total, bag):
    tables = new(seats, ("inn", "marriage")).table.rules.tables
    assert sum(tables.seeded) == total
    assert 4 * tables.per_colour + tables.plague == bag


@rule("W-SET-2")
def test_no_family_has_a_thirteenth_member():
    with pytest.raises(village.BadPosition) as refused:
        set_up_marriage(families={0: {"members": at(farm=[6, 0, 0, 0])}})
    assert "from 0 to 5" in str(refused.value)
