"""V-TRV: travel."""

import pytest

from tests.builders.village import at, family, kinds, legal_choices, play, set_up

rule = pytest.mark.rule

RICH = {"brown": 4, "green": 4, "orange": 4, "pink": 4}
PATHS = [
    ("north1", "south1", {"brown": 1, "pink": 1}),
    ("north1", "north2", {"brown": 1, "orange": 1}),
    ("south1", "south2", {"orange": 1, "pink": 1}),
    ("north2", "south2", {"orange": 2}),
    ("north2", "north3", {"orange": 1, "pink": 1}),
    ("south2", "south3", {"brown": 1, "orange": 1}),
    ("north3", "south3", {"brown": 1, "pink": 1}),
]
TRIPS = [
    ("farm", "north1", {"brown": 2}),
    ("farm", "south1", {"pink": 2}),
    *PATHS,
    *[(end, start, cubes) for start, end, cubes in PATHS],
]
BOARD = {"grain": {"plague": 1}, "church": {"plague": 1}}
CITIES = ["north1", "south1", "north2", "south2", "north3", "south3"]


def journey(families, **board):
    """Return a game in which seat 0 may travel, and the round continues."""
    return set_up("travel", families=families, spaces=BOARD, **board)


def traveller(place, cubes=None, wagons=1, **more):
    """Return a family with one traveller and cubes but no coins."""
    return {"members": {place: [1, 0, 0, 0]}, "cubes": cubes or {}, "goods": {"wagon": wagons}, "coins": 0, **more}


def token(origin, city):
    return f"travel send.{city}" if origin == "farm" else f"travel move.{origin}.{city}"


def arrival(city, **board):
    """Play a visit to `city` by a family with all cubes it needs."""
    origin, _, cubes = next(trip for trip in TRIPS if trip[1] == city)
    game = journey({0: traveller(origin, cubes, **board.pop("more", {})), 1: board.pop("other", {})}, **board)
    return game, play(game, token(origin, city))


def short(**left):
    """Return an arrival in a city that gives cubes, with only `left` in the supply."""
    bag = {colour: 33 - left.get(colour, 0) for colour in RICH}
    game = journey({0: traveller("south1", coins=2)}, bag=bag)
    play(game, "travel move.south1.south2")
    return game


@rule("V-TRV-1")
def test_a_member_of_the_farm_can_be_sent_only_to_the_two_cities_next_to_the_village():
    game = journey({0: traveller("farm", RICH)})
    assert legal_choices(game) == ["pass", "send.north1", "send.south1"]


@rule("V-TRV-1")
@pytest.mark.parametrize("city", CITIES)
def test_a_member_in_a_city_can_move_only_to_the_next_cities_and_never_back_to_the_village(city):
    game = journey({0: traveller(city, RICH)})
    neighbors = [f"move.{city}.{end}" for start, end, _ in TRIPS if start == city]
    assert sorted(legal_choices(game)) == sorted(["pass", *neighbors])


@rule("V-TRV-1")
def test_one_member_goes_one_path_and_the_others_stay():
    members = at(farm=[1, 0, 0, 0], north1=[2, 0, 0, 0], north2=[1, 0, 0, 0])
    game = journey({0: {**traveller("farm", RICH), "members": members}})
    play(game, "travel move.north1.north2")
    assert {place: family(game)["members"][place][0] for place in members} == {"farm": 1, "north1": 1, "north2": 2}


@rule("V-TRV-1")
def test_no_trip_starts_from_an_empty_farm_or_an_empty_city():
    game = journey({0: traveller("north3", RICH), 1: {"members": at(north1=[1, 0, 0, 0])}})
    assert game.why("travel send.north1").rule == "V-TRV-1"
    assert game.why("travel move.north1.north2").rule == "V-TRV-1"


@rule("V-TRV-1")
@pytest.mark.parametrize("place", ["office", "council2", "window1", "bag"])
def test_members_elsewhere_do_not_travel(place):
    game = set_up("action", 0, 1, families={0: traveller(place, RICH)}, spaces={"grain": {"green": 1}})
    assert "travel" not in legal_choices(game)


@rule("V-TRV-1")
def test_the_player_chooses_who_travels_when_generations_differ():
    members = at(farm=[0, 1, 0, 1])
    game = journey({0: {**traveller("farm", RICH), "members": members}})
    play(game, "travel send.south1")
    assert legal_choices(game) == ["2", "4"]
    play(game, "who 4")
    assert family(game)["members"]["south1"] == [0, 0, 0, 1]
    assert family(game)["members"]["farm"] == [0, 1, 0, 0]


@rule("V-TRV-2")
@pytest.mark.parametrize(("origin", "city", "cubes"), TRIPS)
def test_a_trip_costs_two_time_a_wagon_and_the_cubes_of_its_path_in_both_directions(origin, city, cubes):
    game = journey({0: traveller(origin, cubes, wagons=2, markers=[city])})
    play(game, token(origin, city))
    assert family(game)["members"][city] == [1, 0, 0, 0]
    assert (family(game)["cubes"], family(game)["goods"], family(game)["time"]) == ({}, {"wagon": 1}, 2)
    assert game.data()["supply"] == {"brown": 33, "green": 33, "orange": 33, "pink": 33, "plague": 4, "grain": 25}


@rule("V-TRV-2")
@pytest.mark.parametrize(("origin", "city", "cubes"), TRIPS)
def test_a_trip_that_lacks_one_cube_of_its_path_is_not_offered(origin, city, cubes):
    for missing in cubes:
        game = journey({0: traveller(origin, {**RICH, missing: cubes[missing] - 1})})
        assert token(origin, city) not in game.moves


@rule("V-TRV-2")
def test_a_coin_replaces_a_cube_of_the_path_but_not_the_wagon():
    game = set_up(
        "action", 0, 1, families={0: traveller("farm", RICH, wagons=0, coins=9)}, spaces={"grain": {"green": 1}}
    )
    assert "travel" not in legal_choices(game)
    game = journey({0: traveller("farm", {"brown": 1}, coins=1)})
    assert legal_choices(game) == ["pass", "send.north1"]
    play(game, "travel send.north1")
    assert (family(game)["cubes"], family(game)["coins"]) == ({}, 0)


@rule("V-TRV-2")
def test_the_choice_of_cubes_and_coins_is_asked_before_the_reward():
    game = journey({0: traveller("farm", {"brown": 2}, coins=2)})
    play(game, "travel send.north1")
    assert legal_choices(game) == ["brown+brown", "brown+coin", "coin+coin"]
    assert (family(game)["prestige"], family(game)["markers"]) == (0, [])


@rule("V-TRV-2")
def test_a_trip_that_cannot_be_paid_is_refused_by_name():
    game = journey({0: traveller("north1", {"brown": 1, "pink": 1})})
    assert legal_choices(game) == ["pass", "move.north1.south1"]
    assert game.why("travel move.north1.north2").rule == "V-TRV-2"


@rule("V-TRV-3")
@pytest.mark.parametrize("city", ["north1", "south1"])
def test_the_cities_next_to_the_village_reward_the_first_visit_with_three_prestige(city):
    game, _ = arrival(city)
    assert (family(game)["prestige"], family(game)["coins"], family(game)["cubes"]) == (3, 0, {})
    assert family(game)["markers"] == [city]
    assert game.question != "cube"


@rule("V-TRV-3")
@pytest.mark.parametrize("city", ["north2", "south3"])
def test_two_cities_reward_the_first_visit_with_a_coin(city):
    game, _ = arrival(city)
    assert (family(game)["prestige"], family(game)["coins"], family(game)["cubes"]) == (0, 1, {})
    assert family(game)["markers"] == [city]
    assert game.question != "cube"


@rule("V-TRV-3")
@pytest.mark.parametrize("city", ["south2", "north3"])
def test_two_cities_reward_the_first_visit_with_two_cubes_of_choice(city):
    game, _ = arrival(city)
    assert legal_choices(game) == ["brown", "green", "orange", "pink"]
    play(game, "cube green", "cube pink")
    assert (family(game)["prestige"], family(game)["coins"]) == (0, 0)
    assert family(game)["cubes"] == {"green": 1, "pink": 1}
    assert (game.data()["supply"]["green"], game.data()["supply"]["pink"]) == (32, 32)
    assert family(game)["markers"] == [city]
    assert game.question != "cube"


@rule("V-TRV-3")
@pytest.mark.parametrize("city", CITIES)
def test_a_city_with_an_own_marker_rewards_nothing(city):
    game, events = arrival(city, more={"markers": [city]})
    assert (family(game)["prestige"], family(game)["coins"], family(game)["cubes"]) == (0, 0, {})
    assert family(game)["markers"] == [city]
    assert "marker" not in kinds(events)
    assert game.question != "cube"


@rule("V-TRV-3", "V-TRV-5")
def test_markers_of_others_and_own_markers_elsewhere_do_not_lessen_the_reward():
    visited = ["south1", "north2"]
    game, _ = arrival("north1", more={"markers": visited}, other={"markers": CITIES})
    assert family(game)["prestige"] == 3
    assert sorted(family(game)["markers"]) == sorted([*visited, "north1"])


@rule("V-TRV-3")
def test_an_own_member_that_left_no_marker_does_not_lessen_the_reward():
    members = at(farm=[1, 0, 0, 0], north1=[1, 0, 0, 0])
    game = journey({0: {**traveller("farm", {"brown": 2}), "members": members}})
    play(game, "travel send.north1")
    assert family(game)["prestige"] == 3


@rule("V-TRV-4")
@pytest.mark.parametrize("second", ["brown", "green", "orange", "pink"])
def test_the_second_cube_may_have_any_colour(second):
    game, _ = arrival("south2")
    play(game, "cube orange")
    assert legal_choices(game) == ["brown", "green", "orange", "pink"]
    play(game, f"cube {second}")
    assert family(game)["cubes"] == ({"orange": 2} if second == "orange" else {"orange": 1, second: 1})


@rule("V-TRV-4", "V-CNC-4")
def test_the_option_of_different_cubes_does_not_concern_travel():
    game, _ = arrival("south2", options={"different_cubes": True})
    play(game, "cube pink", "cube pink")
    assert family(game)["cubes"] == {"pink": 2}


@rule("V-TRV-4")
def test_every_colour_of_the_supply_is_offered_first():
    game = short(brown=5, green=1, orange=1)
    assert legal_choices(game) == ["brown", "green", "orange"]
    play(game, "cube orange", "cube green")
    assert family(game)["cubes"] == {"green": 1, "orange": 1}


@rule("V-TRV-4")
def test_the_last_cube_of_a_colour_cannot_be_taken_twice():
    game = short(brown=1, orange=1, pink=1)
    play(game, "cube brown")
    assert legal_choices(game) == ["orange", "pink"]
    assert game.why("cube brown").rule == "V-TRV-4"


@rule("V-TRV-4")
def test_a_colour_that_the_supply_lacks_is_not_offered():
    game = short(brown=2, orange=2, pink=2)
    assert legal_choices(game) == ["brown", "orange", "pink"]
    assert game.why("cube green").rule == "V-TRV-4"


@rule("V-TRV-4")
@pytest.mark.parametrize("left", [{"green": 1}, {}, {"brown": 1, "pink": 1}])
def test_a_short_supply_gives_the_cubes_that_are_left(left):
    game = short(**left)
    assert family(game)["markers"] == ["south2"]
    assert family(game)["cubes"] == left
    assert (game.actor, game.question) == (1, "turn")


@rule("V-TRV-5")
def test_any_number_of_members_and_markers_share_a_city():
    crowd = {"members": at(north1=[4, 3, 2, 2]), "markers": ["north1"]}
    own = {**traveller("farm", {"brown": 2}), "members": at(farm=[1, 0, 0, 0], north1=[3, 3, 2, 2])}
    game = set_up("travel", seats=5, families={0: own, 1: crowd, 2: crowd, 3: crowd, 4: crowd})
    play(game, "travel send.north1")
    assert [family(game, seat)["members"]["north1"] for seat in range(5)] == [[4, 3, 2, 2]] * 5
    assert [family(game, seat)["markers"] for seat in range(5)] == [["north1"]] * 5
