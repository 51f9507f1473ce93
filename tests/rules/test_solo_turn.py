"""S-TRN: the rival takes a cube after every cube of the player."""

import pytest

import village
from tests.builders.village import at, family, kinds, legal_choices, newest, play, rival, set_up, take

rule = pytest.mark.rule

STALLS = ["horse", "ox", "plow"]
DIE = {"rival_die": True}
RICH = {"coins": 3}  # the well is possible, so the last cube is a choice


def solo_game(spaces, **board):
    return set_up(seats=1, spaces=spaces, **{"stalls": STALLS, **board})


def taken(events):
    """Return the space and the colour of the cube that the rival took."""
    cubes = [event for event in events if event["kind"] == "rival_take"]
    assert len(cubes) == 1
    return f"{cubes[0]['space']}.{cubes[0]['colour']}"


@rule("S-TRN-1")
def test_she_takes_the_same_colour_from_the_same_space():
    game = solo_game({"travel": {"pink": 2, "green": 1}, "council": {"pink": 1}})
    assert taken(take(game, "travel.pink")) == "travel.pink"
    assert game.data()["spaces"]["travel"] == {"green": 1}
    assert (game.actor, game.question) == (0, "turn")


@rule("S-TRN-1")
def test_otherwise_she_takes_the_same_colour_from_the_next_space_that_has_it():
    spaces = {"travel": {"pink": 1, "green": 1}, "council": {"green": 2}, "family": {"pink": 1}, "grain": {"pink": 1}}
    assert taken(take(solo_game(spaces), "travel.pink")) == "family.pink"


@rule("S-TRN-1")
def test_the_search_goes_on_from_the_last_space_to_the_first():
    spaces = {"crafts": {"pink": 1}, "travel": {"pink": 1}, "grain": {"pink": 1}}
    assert taken(take(solo_game(spaces), "crafts.pink")) == "travel.pink"


@rule("S-TRN-1")
def test_otherwise_the_player_chooses_from_the_same_space_plague_included():
    game = solo_game({"travel": {"pink": 1, "green": 1, "plague": 1}, "council": {"orange": 1}})
    play(game, "turn travel.pink")
    assert (game.actor, game.question) == (0, "rival")
    assert legal_choices(game) == ["green", "plague"]
    assert taken(play(game, "rival plague")) == "travel.plague"


@rule("S-TRN-1")
def test_otherwise_the_player_chooses_from_the_next_space_with_cubes():
    game = solo_game({"travel": {"pink": 1}, "church": {"green": 1, "brown": 1}, "family": {"orange": 1}})
    play(game, "turn travel.pink")
    assert legal_choices(game) == ["brown", "green"]
    assert game.why("rival orange").rule == "S-TRN-1"
    assert taken(play(game, "rival green")) == "church.green"


@rule("S-TRN-1")
def test_cubes_of_one_colour_leave_nothing_to_choose():
    game = solo_game({"travel": {"pink": 1}, "council": {"green": 2}, "church": {"brown": 1}})
    assert taken(play(game, "turn travel.pink")) == "council.green"
    assert game.question == "turn"


@rule("S-TRN-1")
def test_the_plague_counts_as_a_colour():
    game = solo_game({"travel": {"plague": 1, "pink": 1}, "council": {"green": 1}, "crafts": {"plague": 1}})
    assert taken(take(game, "travel.plague")) == "crafts.plague"


@rule("S-TRN-1")
@pytest.mark.parametrize("choice", ["reap", "pass"])
def test_the_rival_takes_a_turn_whether_or_not_the_action_was_used(choice):
    game = solo_game({"grain": {"pink": 2}, "council": {"pink": 1}})
    play(game, "turn grain.pink")
    assert "pink" in game.data()["spaces"]["grain"]
    assert taken(play(game, f"harvest {choice}")) == "grain.pink"


@rule("S-TRN-1")
def test_the_rival_takes_a_cube_after_each_cube_of_the_player():
    game = solo_game({"travel": {"pink": 4}, "council": {"green": 1}})
    assert taken(take(game, "travel.pink")) == taken(take(game, "travel.pink")) == "travel.pink"
    assert rival(game)["placed"] == ["pink", "pink"]
    assert family(game)["cubes"] == {"pink": 2}


@rule("S-TRN-1")
def test_with_no_cube_left_she_takes_nothing_and_the_round_ends():
    events = take(solo_game({"travel": {"pink": 1}}, families={0: RICH}), "travel.pink")
    assert "rival_take" not in kinds(events)
    assert "mass" in kinds(events)


@rule("S-TRN-1")
def test_the_round_does_not_end_before_she_has_taken_the_last_cube():
    events = kinds(take(solo_game({"travel": {"pink": 2}}, families={0: RICH}), "travel.pink"))
    assert events.index("rival_take") < events.index("mass")
    game = solo_game({"travel": {"pink": 3}}, families={0: RICH})
    assert "mass" not in kinds(take(game, "travel.pink"))


@rule("S-TRN-1")
def test_her_turn_comes_after_the_deaths_of_the_player_and_the_check_for_the_end():
    dying = {"time": 9, "members": at(farm=[1, 0, 0, 0], grave=[2, 0, 0, 0], chronicle__farm=[0, 2, 0, 0])}
    game = solo_game({"travel": {"plague": 2, "pink": 1}}, families={0: dying})
    events = kinds(take(game, "travel.plague"))
    assert events.index("death") < events.index("trigger") < events.index("rival_take")


@rule("S-TRN-1")
def test_her_cube_stays_in_her_ring_and_costs_her_no_time():
    game = solo_game({"travel": {"plague": 2, "pink": 1, "green": 1}})
    before = game.data()["supply"]["plague"]
    events = take(game, "travel.plague")
    assert game.data()["supply"]["plague"] == before + 1  # the player's cube
    assert kinds(events).count("time") == 1
    assert rival(game)["placed"] == ["plague"]


@rule("S-TRN-2")
def test_the_well_brings_no_turn_of_the_rival():
    game = solo_game({"travel": {"pink": 2, "green": 1}}, families={0: {"cubes": {"pink": 3}, "coins": 0}})
    events = play(game, "turn well.pink", "action family")
    assert "birth" in kinds(events)
    assert "rival_take" not in kinds(events)
    assert (game.actor, game.question) == (0, "turn")
    assert rival(game)["placed"] == []


@rule("S-TRN-2")
def test_the_rival_takes_no_cube_after_a_market_day_opened_by_the_well():
    game = solo_game({"market": {"pink": 1}, "travel": {"pink": 1}}, families={0: {"cubes": {"pink": 3}, "coins": 0}})
    events = play(game, "turn well.pink", "action market")
    assert "market_day" in kinds(events)
    assert "rival_take" not in kinds(events)


@rule("S-TRN-2", "S-REA-1")
def test_on_a_market_day_opened_by_the_well_the_rival_takes_no_customer():
    farm = {"cubes": {"pink": 3, "green": 2}, "coins": 0, "goods": {"scroll": 2}}
    market = {"stalls": ["horse", "scroll", "scroll+grain"], "families": {0: farm}}
    game = solo_game({"market": {"pink": 1}, "travel": {"pink": 1}}, **market)
    events = play(game, "turn well.pink", "action market", "market stall.2")
    assert "serve" in kinds(events)
    assert "rival_serve" not in kinds(events)
    assert rival(game)["served"] == []
    assert game.data()["stalls"][0] == "horse"


@rule("S-TRN-2", "S-REA-1")
def test_she_takes_a_customer_after_a_market_cube_even_on_an_empty_board():
    board = {"stalls": ["horse", "scroll", "scroll+grain"], "families": {0: RICH}, "chance": "seeded"}
    game = solo_game({"market": {"pink": 1}}, **board)
    events = play(game, "turn market.pink")
    assert kinds(events).count("rival_serve") == 1
    assert rival(game)["served"] == ["horse"]


@rule("S-TRN-3")
def test_cube_tile_death_and_reaction_follow_in_this_order():
    game = solo_game({"church": {"pink": 2}, "travel": {"pink": 1, "green": 1}}, solo=newest(4))
    take(game, "church.pink")
    assert rival(game)["recess"] == 5
    assert rival(game)["waiting"] == [0, 0, 2, 2]
    events = kinds(play(game, "fate quill"))
    assert events == ["fate", "rival_death", "rival_bag"]


@rule("S-TRN-3")
def test_a_blank_tile_does_nothing():
    game = solo_game({"travel": {"pink": 3, "green": 1}}, solo=newest(4))
    take(game, "travel.pink")
    assert kinds(play(game, "fate blank")) == ["fate"]
    assert (rival(game)["beside"], rival(game)["dead"]) == ([4, 3, 0, 0], {})
    assert rival(game)["fate"] == ["down", "blank", "down", "down", "down", "down"]


@rule("S-TRN-3")
def test_at_a_quill_one_of_her_lowest_generation_dies():
    game = solo_game({"travel": {"pink": 3, "green": 1}}, solo=newest(4))
    take(game, "travel.pink")
    events = play(game, "fate quill")
    assert {"kind": "rival_death", "seat": 0, "generation": 1, "rest": "chronicle.travel"} in events
    assert rival(game)["beside"] == [3, 3, 0, 0]


@rule("S-TRN-3", "S-DTH-3")
def test_a_market_day_she_opens_takes_place_although_her_death_triggered_the_end():
    serving = {"goods": {"ox": 1}, "cubes": {"green": 1}}
    spaces = {"market": {"pink": 1}, "travel": {"pink": 1, "green": 1}}
    crowds = {**newest(2), "beside": [2, 3, 0, 0], "dead": {"grave": [2, 0, 0, 0]}}
    game = solo_game(spaces, families={0: serving}, solo=crowds)
    take(game, "travel.pink")
    events = kinds(play(game, "fate quill"))
    assert events == ["fate", "rival_death", "trigger", "rival_market", "rival_serve"]
    assert legal_choices(game) == ["pass", "stall.2"]


@rule("S-TRN-4")
@pytest.mark.parametrize("fates", [("quill", "blank", "blank"), ("blank", "quill", "blank"), ("blank", "blank", None)])
def test_three_tiles_that_are_up_are_shuffled_and_turned_down_again(fates):
    before = ["down", "down", "down", "blank", "down", "down"]
    game = solo_game({"travel": {"pink": 10, "green": 2}}, solo={**newest(1), "fate": before})
    tiles = iter(fates)
    for _ in range(5):
        take(game, "travel.pink")
        if game.question == "fate":
            play(game, f"fate {next(tiles)}")
    assert rival(game)["recess"] == 6
    assert rival(game)["fate"] == before
    assert rival(game)["dead"] == {"travel": [1, 0, 0, 0]}


@rule("S-TRN-4")
def test_after_the_shuffle_any_tile_of_the_set_can_be_the_quill_again():
    game = solo_game({"travel": {"pink": 6, "green": 2}}, solo={**newest(5), "fate": ["quill", "blank", "down"]})
    take(game, "travel.pink")
    later = village.position("village", {**game.data(), "solo": {**rival(game), "recess": 2}}, seed=1, chance="manual")
    take(later, "travel.pink")
    assert legal_choices(later) == ["blank", "quill"]


@rule("S-TRN-5")
def test_the_die_names_her_colour_instead_of_the_cube_of_the_human():
    game = solo_game({"travel": {"pink": 2, "green": 1}, "council": {"brown": 1, "green": 1}}, options=DIE)
    play(game, "turn travel.pink")
    assert (game.actor, game.question) == (village.CHANCE, "die")
    assert taken(play(game, "die brown")) == "council.brown"


@rule("S-TRN-5")
def test_the_rolled_colour_is_taken_from_the_same_space_first():
    game = solo_game({"council": {"pink": 1, "green": 1}, "travel": {"green": 1, "pink": 1}}, options=DIE)
    take(game, "council.pink")
    assert taken(play(game, "die green")) == "council.green"


@rule("S-TRN-5")
def test_the_rolled_colour_is_searched_clockwise():
    game = solo_game({"council": {"pink": 1}, "grain": {"green": 1}, "travel": {"green": 1, "pink": 1}}, options=DIE)
    take(game, "council.pink")
    assert taken(play(game, "die green")) == "grain.green"


@rule("S-TRN-5")
def test_a_missing_colour_is_rerolled_and_the_plague_is_not_on_the_die():
    game = solo_game({"travel": {"plague": 2, "green": 1}, "council": {"orange": 1}}, options=DIE)
    take(game, "travel.plague")
    assert legal_choices(game) == ["green", "orange"]
    assert game.why("die pink").rule == "S-TRN-5"


@rule("S-TRN-5")
def test_every_colour_on_the_board_is_equally_likely():
    rolled = []
    for seed in range(300):
        spaces = {"travel": {"pink": 1, "green": 5}, "council": {"orange": 1}}
        game = solo_game(spaces, options=DIE, chance="seeded", seed=seed)
        rolled += [event["colour"] for event in play(game, "turn travel.pink") if event["kind"] == "die"]
    assert len(rolled) == 300
    assert 115 <= rolled.count("orange") <= 185


@rule("S-TRN-5")
def test_with_one_colour_of_influence_left_the_human_chooses_from_the_same_space():
    spaces = {"travel": {"pink": 2, "plague": 1}, "council": {"pink": 1, "plague": 1}}
    game = solo_game(spaces, options=DIE)
    events = play(game, "turn travel.pink")
    assert "die" not in kinds(events)
    assert legal_choices(game) == ["pink", "plague"]
    assert game.why("rival brown").rule == "S-TRN-5"
    assert taken(play(game, "rival plague")) == "travel.plague"


@rule("S-TRN-5")
def test_with_one_colour_left_the_next_space_with_cubes_counts():
    game = solo_game({"travel": {"pink": 1}, "church": {"plague": 1}, "family": {"pink": 1}}, options=DIE)
    assert taken(play(game, "turn travel.pink")) == "church.plague"


@rule("S-TRN-5")
def test_with_nothing_but_plague_left_nothing_is_rolled():
    game = solo_game({"travel": {"pink": 1}, "church": {"plague": 2}}, options=DIE)
    assert taken(play(game, "turn travel.pink")) == "church.plague"


@rule("S-TRN-5")
def test_on_an_empty_board_nothing_is_rolled():
    game = solo_game({"travel": {"pink": 1}}, families={0: RICH}, options=DIE)
    events = kinds(take(game, "travel.pink"))
    assert not {"die", "rival_take"} & set(events)
    assert "mass" in events


@rule("S-TRN-5")
def test_the_die_is_an_option_of_the_solo_game():
    game = solo_game({"travel": {"pink": 2, "green": 1}, "council": {"brown": 1}})
    assert "die" not in kinds(play(game, "turn travel.pink"))
    with pytest.raises(village.BadSetup):
        village.new(seats=2, options=DIE, seed=1)
