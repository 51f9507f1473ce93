"""I-SOL: the Inn in the solo game."""

import pytest

import village
from tests.builders.inn import holders, set_up_inn, visible
from tests.builders.village import at, family, kinds, legal_choices, newest, play, rival, take

rule = pytest.mark.rule

STALLS = {"stalls": ["horse", "ox", "plow"], "line": ["horse+plow", "scroll", "wagon", "grain3", "grain4"]}
NEXT_IS_A_TILE = newest(2)  # her next cube passes the first tile of fate


def solo_game(question="window.begin", farm=None, **table):
    return set_up_inn(question, seats=1, families={0: farm or {}}, **{**STALLS, **table})


@rule("I-SOL-1")
def test_a_solo_game_sets_up_the_inn_as_for_two_players():
    game = village.new("village", seats=1, expansions=("inn",), seed=5).data()
    assert sum(game["spaces"]["inn"].values()) == 2
    assert game["families"][0]["goods"] == {"beer": 1}
    assert [stack["unseen"] for stack in game["inn"]["stacks"]] == [9, 9, 9]


@rule("I-SOL-1")
def test_the_rival_takes_a_cube_from_the_inn_but_neither_visits_it_nor_takes_a_villager():
    game = solo_game(visible=["scribe", "nun", "bard"], spaces={"inn": {"pink": 2}, "grain": {"green": 1, "brown": 1}})
    before = rival(game)
    events = take(game, "inn.pink")
    assert kinds(events)[-1] == "rival_take"
    assert rival(game)["placed"] == ["pink"]
    assert visible(game) == ["scribe", "nun", "bard"]
    assert holders(game) == [[]]
    assert {**rival(game), "placed": [], "recess": 0, "space": None, "taken": None} == before


@rule("I-SOL-1")
def test_a_solo_player_has_the_play_windows_of_a_turn():
    spaces = {"grain": {"pink": 2}, "church": {"brown": 1, "green": 1}}
    game = solo_game(owned={0: ["scribe", "blacksmith"]}, spaces=spaces)
    play(game, "window scribe", "window pass", "turn grain.pink", "harvest reap")
    assert game.question == "window"
    assert game.data()["stack"][-1] == ["window", 0, 1]
    events = play(game, "window blacksmith")
    assert "rival_take" in kinds(events)
    assert game.question == "turn"


@rule("I-SOL-1")
def test_a_spent_ring_pays_a_villager_that_costs_a_coin():
    farm = {"members": at(farm=[3, 0, 0, 0], inn=[1, 0, 0, 0]), "coins": 0}
    table = {"solo": {"spare": 1}, "ring": 0, "chance": "seeded"}
    game = solo_game("villager", farm, visible=["blacksmith", "nun", "bard"], **table)
    play(game, "villager blacksmith")
    assert (rival(game)["spare"], family(game)["coins"]) == (0, 0)


@rule("I-SOL-2")
def test_a_death_of_the_rival_whose_cube_came_from_the_inn_goes_to_a_grave():
    game = solo_game(spaces={"inn": {"pink": 2}, "grain": {"green": 1}}, solo=NEXT_IS_A_TILE)
    play(game, "turn inn.pink", "inn pass", "fate quill")
    assert rival(game)["dead"] == {"grave": [1, 0, 0, 0]}


@rule("I-SOL-2")
def test_elsewhere_her_dead_are_remembered():
    game = solo_game(spaces={"crafts": {"pink": 2}, "grain": {"green": 1}}, solo=NEXT_IS_A_TILE)
    play(game, "turn crafts.pink", "crafts pass", "fate quill")
    assert rival(game)["dead"] == {"crafts": [1, 0, 0, 0]}


@rule("I-SOL-3")
def test_in_her_search_the_inn_follows_the_crafts():
    spaces = {"crafts": {"pink": 1}, "inn": {"pink": 1}, "travel": {"pink": 1}}
    game = solo_game(spaces=spaces)
    take(game, "crafts.pink")
    assert rival(game)["space"] == "inn"


@rule("I-SOL-3")
def test_in_her_search_the_market_follows_the_inn():
    spaces = {"inn": {"pink": 1}, "market": {"pink": 1}, "travel": {"pink": 1}, "crafts": {"pink": 1}}
    game = solo_game(spaces=spaces)
    take(game, "inn.pink")
    assert rival(game)["space"] == "market"


@rule("I-SOL-4")
@pytest.mark.parametrize(
    ("total", "title"),
    [
        (0, "apprentice"), (49, "apprentice"), (50, "journeyman"), (60, "master"), (69, "master"),
        (70, "grand_master"), (80, "genius"), (89, "genius"), (90, "polymath"),
    ],
)  # fmt: skip
def test_every_title_needs_ten_more_points(total, title):
    game = solo_game(farm={"coins": 0, "prestige": total})
    assert game.scores()[0]["title"] == title


@rule("I-SOL-5")
def test_a_customer_the_rival_takes_on_the_humans_market_is_gone_before_the_close_window():
    farm = {"goods": {"horse": 1}, "coins": 0}
    game = solo_game("market_day", farm, owned={0: ["scrap_dealer"]}, used="market", solo={"taken": "pink"})
    play(game, "market stall.1")
    assert game.question == "window"
    assert game.data()["stalls"] == [None, None, "plow"]
    assert rival(game)["served"] == ["ox"]
    play(game, "window scrap_dealer")
    assert family(game)["served"] == ["horse", "plow"]
    assert game.data()["stalls"] == ["horse+plow", "scroll", "wagon"]


@rule("I-SOL-5")
def test_a_customer_the_rival_takes_on_her_own_market_is_gone_before_the_close_window():
    spaces = {"market": {"pink": 1}, "travel": {"pink": 1, "green": 1}}
    game = solo_game(owned={0: ["scrap_dealer"]}, spaces=spaces, farm={"coins": 0})
    take(game, "travel.pink")
    assert game.question == "window"
    assert game.data()["stalls"] == [None, "ox", "plow"]
    play(game, "window scrap_dealer")
    assert legal_choices(game) == ["stall.2", "stall.3"]


@rule("I-SOL-5")
def test_a_customer_taken_by_the_rival_is_replaced_from_the_line():
    spaces = {"market": {"pink": 1}, "travel": {"pink": 1, "green": 1}}
    game = solo_game(spaces=spaces, farm={"coins": 0}, chance="seeded")
    take(game, "travel.pink")
    assert game.data()["stalls"] == ["horse+plow", "ox", "plow"]
    assert len(game.data()["line"]) == 5
