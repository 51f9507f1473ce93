"""P-MIX, P-SOL, I-V31 to I-V34, G-S8, G-G9: Port together with other expansions and in the solo game."""

import pytest

import village
from tests.builders.inn import stacks
from tests.builders.port import missions, sea_points, set_up_port, ship
from tests.builders.village import at, family, kinds, legal_choices, play

rule = pytest.mark.rule

OUT = {0: {"space": "w1", "captain": "1a"}}


def with_inn(owned, window="begin", expansions=("inn", "port"), **table):
    """Return a game in which seat 0 may play villagers."""
    own = {"goods": {}, "coins": 0, **table.pop("own", {})}
    families = {0: own, 1: {"goods": {}}}
    return set_up_port(
        f"window.{window}", expansions=expansions, below=table.pop("below", []), families=families,
        inn=stacks(owned={0: owned}, port=True), **table,
    )  # fmt: skip


def with_goal(suit, card, question="sea", expansions=("port", "goals"), **table):
    others = {"silver": ["farmer", "knight"], "gold": ["saint", "councillor"]}
    cards = {**others, suit: [card, others[suit][1]]}
    return set_up_port(question, expansions=expansions, goals=cards, **table)


def why(game, token):
    reason = game.why(token)
    return reason.rule, reason.key


# With the Inn


@rule("P-MIX-1")
def test_the_midwife_calls_missionaries_home_but_no_member_on_the_ship():
    game = with_inn(["midwife"], ships=OUT, own={"members": at(ship=[1, 0, 0, 0], i1=[0, 1, 0, 0])})
    play(game, "window midwife")
    assert legal_choices(game) == ["birth", "home.i1.2"]


@rule("P-MIX-1")
def test_the_gravedigger_may_choose_a_member_on_ship_or_island():
    members = at(farm=[1, 0, 0, 0], ship=[0, 1, 0, 0], i1=[0, 0, 1, 0])
    game = with_inn(["gravedigger"], "end", ships=OUT, own={"due": 1, "members": members})
    play(game, "window gravedigger")
    assert legal_choices(game) == ["farm.1", "ship.2", "i1.3"]


@rule("P-MIX-1", "P-CAP-4")
def test_the_journeyman_on_travel_is_a_second_sea_action_with_its_free_step():
    game = with_inn(["journeyman"], "end", ships=OUT, used="travel")
    play(game, "window journeyman")
    assert legal_choices(game) == ["on", "home"]
    play(game, "sea on", "move to.w3")
    assert (ship(game)["space"], game.question) == ("w3", "turn")


@rule("P-MIX-1")
def test_after_a_market_day_with_sales_only_the_window_opens():
    game = set_up_port(
        "market_day", expansions=("inn", "port"), ships={0: {"tea": 1}}, stalls=["scroll", "wagon", "plow"],
        inn=stacks(owned={0: ["scrap_dealer"]}, port=True), below=[["window.end", 0, 0]],
        families={0: {"goods": {}, "coins": 0}, 1: {"goods": {}, "coins": 0}},
    )  # fmt: skip
    play(game, "market tea")
    if game.question == "market":
        play(game, "market pass")
    assert legal_choices(game) == ["pass", "scrap_dealer"]


@rule("I-V31", "P-MIX-1")
def test_the_admiral_sails_on_or_returns_like_any_sea_action():
    game = with_inn(["admiral"], ships=OUT)
    play(game, "window admiral")
    assert legal_choices(game) == ["on", "home"]
    assert why(game, "sea pass") == ("I-V31", "must-act")
    play(game, "sea home")
    assert (ship(game)["space"], family(game)["time"]) == ("port", 1)


@rule("I-V32")
def test_the_helmsman_needs_a_ship_outside_and_goes_one_to_three_steps():
    idle = with_inn(["helmsman"])
    assert idle.question == "turn"
    game = with_inn(["helmsman"], ships=OUT)
    play(game, "window helmsman")
    assert why(game, "gale pass") == ("P-MOV-1", "one-step")
    play(game, "gale to.w4")
    assert legal_choices(game) == ["pass", "to.w6", "to.i3"]
    play(game, "gale to.w6", "gale to.w7")
    assert (ship(game)["space"], family(game)["time"], game.question) == ("w7", 3, "turn")


@rule("I-V33", "P-ISL-1")
def test_the_quartermaster_loads_two_things_and_trade_follows_on_an_island():
    ships = {0: {"space": "i1", "captain": "1a", "holds": ["ox"]}}
    own = {"grain": 2, "goods": {"scroll": 1, "plow": 1}, "members": at(farm=[1, 0, 0, 0])}
    game = with_inn(["quartermaster"], ships=ships, own=own)
    play(game, "window quartermaster")
    assert legal_choices(game) == ["grain", "scroll", "plow", "member.1"]
    assert why(game, "lighter pass") == ("I-CRD-3", "must-act")
    play(game, "lighter grain", "lighter scroll")
    assert legal_choices(game) == ["pass", "sell.grain", "sell.scroll"]
    play(game, "island sell.grain", "island sell.scroll")
    assert (sea_points(game), ship(game)["landed"]) == (5, [])


@rule("I-V33")
@pytest.mark.parametrize(
    ("ships", "own"),
    [
        ({}, {"grain": 3}),
        (OUT, {"members": at(ship=[1, 0, 0, 0])}),
        ({0: {**OUT[0], "holds": ["ox", "plow", "tea"]}}, {"grain": 3}),
    ],
    ids=["in the port", "nothing to load", "no free hold"],
)
def test_the_quartermaster_needs_a_ship_at_sea_a_hold_and_something_to_load(ships, own):
    assert with_inn(["quartermaster"], ships=ships, own=own).question == "turn"


@rule("I-V33")
def test_the_quartermaster_may_stop_after_one_thing():
    game = with_inn(["quartermaster"], ships=OUT, own={"grain": 3, "goods": {"ox": 1}})
    play(game, "window quartermaster", "lighter grain", "lighter pass")
    assert (ship(game)["holds"], game.question) == (["grain"], "turn")


@rule("I-V34")
def test_the_cartographer_scores_the_islands_landed_on():
    ships = {0: {"landed": ["i1", "i3", "i6"]}}
    game = set_up_port(
        "over", below=[], expansions=("inn", "port"), ships=ships, inn=stacks(owned={0: ["cartographer"]}, port=True)
    )
    assert game.scores()[0]["lines"]["villagers"] == 6


@rule("P-MIX-1", "I-V05")
def test_ship_and_islands_are_one_area_for_the_artist():
    own = {"members": at(farm=[1, 0, 0, 0], ship=[1, 0, 0, 0], i1=[1, 0, 0, 0])}
    game = set_up_port(
        "over",
        below=[],
        expansions=("inn", "port"),
        ships=OUT,
        families={0: own},
        inn=stacks(owned={0: ["artist"]}, port=True),
    )
    assert game.scores()[0]["lines"]["villagers"] == 4


@rule("P-LOD-2", "P-LOD-4")
def test_beer_stays_on_the_farm_and_goods_on_board_are_not_in_the_store():
    ships = {0: {"space": "w1", "captain": "1a", "holds": ["ox", "plow"], "tea": 2}}
    own = {"goods": {"beer": 2}}
    game = set_up_port(
        "over",
        below=[],
        expansions=("inn", "port"),
        ships=ships,
        families={0: own},
        inn=stacks(owned={0: ["storekeeper"]}, port=True),
    )
    assert game.scores()[0]["lines"]["villagers"] == 1
    assert "load beer" not in game.table.tokens


# With Life Goals


@rule("P-MIX-2")
def test_the_coins_of_a_chest_count_before_the_next_question():
    ships = {0: {"space": "i5", "captain": "1a", "holds": ["chest"]}}
    game = with_goal("silver", "aristocrat", ships=ships, families={0: {"coins": 3}})
    play(game, "sea home", "chest coins.4")
    assert game.moves == ["goal silver", "goal keep"]


@rule("P-MIX-2")
def test_a_sea_burial_is_no_profession_for_the_historian():
    dead = {f"chronicle.{name}": [1, 0, 0, 0] for name in ("council", "crafts", "church", "farm")}
    members = {**dead, "sea_burial": [0, 1, 0, 0], "farm": [0, 1, 0, 0]}
    game = with_goal("gold", "historian", "turn", families={0: {"members": members}})
    assert game.data()["goals"]["reached"][0] == []


@rule("G-G9", "P-MIX-2")
def test_two_missionaries_on_one_island_reach_the_missionary():
    game = with_goal(
        "gold", "missionary", "turn", families={0: {"members": at(i1=[1, 0, 0, 0], ship=[1, 0, 0, 0])}}, ships=OUT
    )
    assert game.data()["goals"]["reached"][0] == []
    two = with_goal("gold", "missionary", "turn", families={0: {"members": at(i1=[2, 0, 0, 0])}})
    assert two.moves == ["goal gold", "goal keep"]
    assert missions(two, "i1") == [{"seat": 0, "generation": 1}] * 2


@rule("G-S8", "P-LOD-4")
@pytest.mark.parametrize(
    ("stored", "question"),
    [
        ({"cocoa": 1, "tea": 1}, "goal"),
        ({"cocoa": 2}, "turn"),
        ({"space": "w1", "captain": "1a", "holds": ["cocoa"], "tea": 1}, "turn"),
    ],
)
def test_the_importer_has_cocoa_and_tea_on_the_farm(stored, question):
    game = with_goal("silver", "importer", "turn", ships={0: stored})
    assert game.question == question


@rule("G-S8", "G-G9")
def test_goals_of_the_sea_are_dealt_only_with_port():
    cards = village.new(expansions=("port", "goals"), seats=2).table.rules.vocabulary["goal"]
    assert {"importer", "missionary"} <= set(cards)
    assert (len(cards), "globetrotter" in cards) == (15, False)


@rule("P-MIX-3")
def test_only_members_of_the_farm_board():
    game = set_up_port("captain", families={0: {"coins": 2, "members": at(office=[1, 0, 0, 0], farm=[0, 1, 0, 0])}})
    play(game, "captain 1", "crew 1b")
    assert legal_choices(game) == ["pass", "member.2"]


@rule("P-MIX-6")
def test_the_free_action_of_a_last_turn_may_be_the_sea_action():
    families = {1: {"members": at(grave=[3, 0, 0, 0], farm=[0, 1, 0, 0])}}
    game = set_up_port("turn", below=[], ships=OUT, spaces={}, families=families, trigger=1, last_turns=0)
    assert "travel" in legal_choices(game)
    play(game, "action travel")
    assert legal_choices(game) == ["on", "home"]
    assert why(game, "sea pass") == ("V-END-4", "must-act")


# Solo


@rule("P-SOL-1")
def test_in_the_solo_game_the_numbers_are_those_for_two_players_and_the_rival_has_no_ship():
    game, pair = (village.new(seats=seats, expansions=("port",), seed=1) for seats in (1, 2))
    assert game.data()["port"]["ashore"] == pair.data()["port"]["ashore"] == {"cocoa": 3, "tea": 3, "chest": 6}
    assert game.table.rules.grounds[1].spaces == 2
    assert len(game.data()["port"]["ships"]) == 1
    assert game.table.rules.tables.seeded == pair.table.rules.tables.seeded


@rule("P-SOL-2")
def test_the_rivals_dead_travellers_fill_the_section_first():
    her = {"space": "travel", "recess": 3, "placed": ["pink"]}
    game = set_up_port("fate", -1, 0, below=[["answered", 0, 0]], seats=1, used="travel", solo=her)
    play(game, "fate quill")
    assert list(game.data()["solo"]["dead"]) == ["travel"]


@rule("P-SOL-2", "P-MIX-4")
def test_a_sea_burial_of_the_rival_uses_up_the_highest_prestige():
    fresh = set_up_port("turn", seats=1).data()["solo"]["beside"]
    her = {"beside": [fresh[0] - 1, *fresh[1:]], "dead": {"sea_burial": [1, 0, 0, 0]}}
    members = at(i1=[1, 0, 0, 0], chronicle__travel=[1, 0, 0, 0], farm=[0, 1, 0, 0])
    game = set_up_port("end_turn", below=[], seats=1, solo=her, families={0: {"due": 1, "members": members}})
    assert sea_points(game) == 2


@rule("P-SOL-3")
def test_every_title_but_the_first_needs_five_more_points():
    solo = village.new(seats=1, expansions=("port",)).table.rules.expansions[-1]
    plain = village.new(seats=1).table.rules.expansions[-1]
    assert [limit for limit, _ in solo.titles] == [limit + 5 if limit else 0 for limit, _ in plain.titles]


@rule("P-MIX-4")
def test_the_ring_pays_for_a_captain():
    game = set_up_port(seats=1, ring=0, solo={"spare": 1}, families={0: {"coins": 1}})
    play(game, "sea sail")
    assert legal_choices(game) == ["1", "2"]
    event_kinds = kinds(play(game, "captain 2", "crew 2b"))
    assert ("ring_spent" in event_kinds, family(game)["coins"]) == (True, 0)


@rule("P-MIX-5")
def test_in_the_search_order_the_inn_follows_crafts_and_travel_stays():
    names = village.new(seats=1, expansions=("inn", "port")).table.rules
    solo, order = names.expansions[-1], names.space_names
    plain = village.new(seats=1, expansions=("inn",)).table.rules
    assert [order[space] for space in solo.search] == [
        plain.space_names[space] for space in plain.expansions[-1].search
    ]
