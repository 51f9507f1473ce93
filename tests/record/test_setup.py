"""Valid settings, and the error messages for invalid ones."""

from hashlib import sha256

import pytest

import village
from tests.properties.play import EXPANSIONS, SEATS, TABLES, every_mix, new
from village import BadSetup, Error


@pytest.mark.parametrize(("edition", "seats"), [(edition, n) for edition, counts in SEATS.items() for n in counts])
def test_every_edition_has_its_printed_number_of_seats(edition, seats):
    game = village.new("village", edition=edition, seats=seats, seed=1)
    assert game.seats == seats
    assert len(game.data()["families"]) == seats
    assert game.actor in range(seats)


@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"game": ""}, "unknown game"),
        ({"game": None}, "unknown game None"),
        ({"edition": "2012"}, "unknown edition '2012'; there are 2011, bigbox"),
        ({"expansions": ("harbour",)}, f"unknown expansion 'harbour'; there are {', '.join(EXPANSIONS)}"),
        ({"expansions": ("inn", "goals", "inn")}, "each expansion can be added only once"),
        ({"expansions": ("solo",)}, "unknown expansion 'solo'"),
        ({"expansions": "inn"}, "expansions must be names such as ('inn', 'port'), not 'inn'"),
        ({"expansions": None}, "expansions must be names such as ('inn', 'port'), not None"),
        ({"expansions": [["inn"]]}, "expansions must be names such as ('inn', 'port'), not [['inn']]"),
        (
            {"options": {"rival_die": True}},
            "this table has no option 'rival_die'; there are different_cubes,",
        ),
        ({"seats": 1, "options": {"rival_die": 1}}, "rival_die must be true or false, not 1"),
        (
            {"seats": 1, "options": {"start_compensation": True}},
            "must be false in a solo game, not True",
        ),
        ({"seats": 1, "options": {"first_player": 1}}, "first_player must be a seat from 0 to 0 or none, not 1"),
        ({"seats": 1, "edition": "2011"}, "the 2011 edition seats 2 to 4 players, not 1"),
        ({"seats": 6, "edition": "2011", "expansions": ("inn",)}, "the 2011 edition seats 2 to 5 players, not 6"),
        ({"seats": 5, "edition": "2011", "expansions": ("goals",)}, "the 2011 edition seats 2 to 4 players, not 5"),
        ({"options": {"speed": True}}, "this table has no option 'speed'; there are"),
        ({"options": {"different_cubes": "yes"}}, "different_cubes must be true or false, not 'yes'"),
        ({"options": {"different_cubes": None}}, "different_cubes must be true or false, not None"),
        ({"options": {"start_compensation": 3}}, "start_compensation must be true or false, not 3"),
        ({"options": {"first_player": 2}}, "first_player must be a seat from 0 to 1 or none, not 2"),
        ({"options": {"first_player": -1}}, "first_player must be a seat"),
        ({"options": {"first_player": "0"}}, "first_player must be a seat"),
        ({"seats": 6}, "the bigbox edition seats 1 to 5 players, not 6"),
        ({"seats": 0}, "not 0"),
        ({"seats": -2}, "not -2"),
        ({"seats": 5, "edition": "2011"}, "the 2011 edition seats 2 to 4 players, not 5"),
        ({"chance": "loaded"}, "chance must be 'seeded' or 'manual', not 'loaded'"),
        ({"chance": None}, "chance must be"),
    ],
)
def test_an_invalid_setting_is_reported(setting, reason):
    with pytest.raises(BadSetup) as error:
        village.new(**setting)
    assert reason in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ({"seats": 2}, {"seats": 2.0}),
        ({"options": {"first_player": 1}}, {"options": {"first_player": True}}),
        ({"options": {"first_player": 1}}, {"options": {"first_player": 1.0}}),
        ({"options": {"start_compensation": True}}, {"options": {"start_compensation": 1}}),
        ({"options": {"different_cubes": False}}, {"options": {"different_cubes": 0}}),
    ],
    ids=str,
)
def test_a_value_of_a_similar_type_is_refused_even_after_the_right_one_was_used(good, bad):
    village.new(seed=1, **good)
    with pytest.raises(BadSetup):
        village.new(seed=1, **bad)


@pytest.mark.parametrize(
    "setting",
    [
        {"game": []},
        {"edition": []},
        {"edition": None},
        {"seats": "2"},
        {"seats": [2]},
        {"seats": None},
        {"expansions": 5},
        {"expansions": ([],)},
        {"options": [1]},
        {"options": "first_player"},
        {"options": {"first_player": [1]}},
        {"options": {1: True}},
        {"seed": "\ud800"},
    ],
    ids=ascii,
)
def test_a_setting_of_the_wrong_type_is_refused(setting):
    with pytest.raises(Error):
        village.new(**setting)


def test_missing_options_have_the_printed_defaults():
    assert village.new(edition="2011", seed=1).table.options["start_compensation"] is False
    options = village.new(seed=1).table.options
    gifts = {"start_compensation": True}
    assert options == {"different_cubes": False, "first_player": None, "hidden_customers": False, **gifts}


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_every_mix_of_expansions_can_be_played(setting):
    game = new(setting, 1)
    assert (game.table.expansions, game.seats) == (setting.expansions, setting.seats)
    assert game.data()["options"] == setting.options
    assert game.data()["expansions"] == list(setting.expansions)


def test_the_order_in_which_expansions_are_named_does_not_matter():
    named = {
        village.new(expansions=expansions, seed=1).dump()
        for expansions in (EXPANSIONS, EXPANSIONS[::-1], list(EXPANSIONS))
    }
    assert len(named) == 1


def test_other_expansions_change_the_hash_of_the_tables():
    hashes = {new(setting, 1).table.rules.tables_hash for setting in TABLES}
    assert len(hashes) == 2 * len(every_mix())  # with and without solo


def test_the_same_seed_gives_the_same_game_as_a_number_or_as_text():
    assert village.new(seed=7).dump() == village.new(seed="7").dump()
    assert village.new(seed=7).data() != village.new(seed=8).data()


def test_without_a_seed_every_game_is_new_and_can_still_be_verified():
    games = [village.new() for _ in range(5)]
    assert len({game.seed for game in games}) == 5
    assert all(village.verify(game) > 20 for game in games)


@pytest.mark.parametrize("seed", ["7", "", "with spaces ; and: signs", "Umlaut \u00fc \u6751", "line\nbreak"])
def test_the_hash_of_the_seed_is_its_sha256_and_any_text_is_a_seed(seed):
    game = village.new(seed=seed)
    assert game.seed_hash == sha256(seed.encode()).hexdigest()
    assert game.view(0)["seed_hash"] == game.seed_hash
    assert village.load(game.dump()).seed == seed
    assert village.load(game.dump()).dump() == game.dump()


def test_manual_chance_needs_no_seed():
    game = village.new(chance="manual")
    assert game.actor == village.CHANCE
    assert game.question == "customer"
    assert game.seed is None
    assert game.seed_hash == ""
    assert "Seed" not in game.dump()
