"""W-SOL, W-MIX: Marriage in the solo game and together with other expansions."""

import pytest

import village
from tests.builders.goals import hands, reached
from tests.builders.inn import set_up_inn
from tests.builders.marriage import AFTER, MARRIAGE, bread, marriage_data, pinks, set_up_marriage, standing, wedding
from tests.builders.port import set_up_port
from tests.builders.village import at, family, kinds, legal_choices, newest, play, rival, set_up, take

rule = pytest.mark.rule

INN = ("inn", "marriage")
GOALS = ("goals", "marriage")
MORE = {"grain": {"pink": 2, "green": 1}}
GOODS = ["good.scroll", "good.wagon", "good.horse", "good.ox", "good.plow"]
STALLS = {"stalls": ["horse", "ox", "plow"], "line": ["wagon", "grain2", "scroll", "grain4", "scroll2"]}


def struck(space):
    """Return a game in which the rival takes a cube after one of `space` and passes a quill."""
    spaces = {"grain": {"pink": 1}, "church": {"pink": 1}} | {space: {"orange": 2}}
    game = set_up_marriage(seats=1, spaces=spaces, **STALLS, solo=newest(4))
    take(game, f"{space}.orange")
    return game, play(game, "fate quill")


# Solo


@rule("W-SOL-1")
def test_in_the_solo_game_there_are_three_pinks():
    assert pinks(village.new("village", seats=1, expansions=MARRIAGE, seed=1)) == (3, 0)


@rule("W-SOL-1", "W-WED-2")
def test_example_1_second_roll_on_the_same_rank():
    game = wedding({1: 0, 4: "pink"}, seats=1, bliss=1)
    assert pinks(game) == (1, 1)
    play(game, "roll orange")
    assert (game.question, standing(game), pinks(game)) == ("roll", {1: 0, 3: "pink", 4: "pink"}, (0, 1))
    events = play(game, "roll orange")
    assert [event["rank"] for event in events if event["kind"] == "rank_taken"] == [3]
    assert [event["rank"] for event in events if event["kind"] == "married"] == [1]
    assert (standing(game), pinks(game)) == ({4: "pink"}, (0, 2))


@rule("W-SOL-2")
def test_the_rival_has_twelve_members():
    hers = rival(village.new("village", seats=1, expansions=MARRIAGE, seed=1))
    assert (hers["beside"], hers["waiting"]) == ([5, 3, 0, 0], [0, 0, 2, 2])


@rule("W-SOL-2")
def test_the_rival_neither_marries_nor_smuggles():
    spaces = {"marriage": {"pink": 2}, "smuggler": {"green": 2}, **MORE}
    game = set_up_marriage(seats=1, spaces=spaces)
    take(game, "marriage.pink")
    take(game, "smuggler.green")
    assert rival(game)["placed"] == ["pink", "green"]
    assert (standing(game), pinks(game), bread(game)) == ({}, (3, 0), 0)


@rule("W-SOL-3")
@pytest.mark.parametrize(("space", "rest"), [("marriage", "farm"), ("smuggler", "grave")])
def test_example_19_solo_death(space, rest):
    game, _ = struck(space)
    assert rival(game)["dead"] == {rest: [1, 0, 0, 0]}


@rule("W-SOL-4", "W-MIX-8")
@pytest.mark.parametrize(
    ("expansions", "order"),
    [(MARRIAGE, ["crafts", "marriage", "smuggler"]), (INN, ["crafts", "inn", "marriage", "smuggler"])],
)
def test_the_rival_looks_in_the_new_spaces_after_crafts(expansions, order):
    rules = village.new("village", seats=1, expansions=expansions, seed=1).table.rules
    solo = rules.expansions[-1]
    assert [rules.space_names[space] for space in solo.search][6:] == order


@rule("W-SOL-5")
@pytest.mark.parametrize(
    ("expansions", "points", "title"),
    [
        (MARRIAGE, 95, "polymath"),
        (MARRIAGE, 94, "genius"),
        (MARRIAGE, 54, "apprentice"),
        (MARRIAGE, 55, "journeyman"),
        (INN, 105, "polymath"),
        (INN, 104, "genius"),
        (("inn", "port", "marriage"), 100, "genius"),
        (("inn", "port", "marriage"), 109, "genius"),
        (("inn", "port", "marriage"), 110, "polymath"),
    ],
)
def test_example_18_titles(expansions, points, title):
    farm = {"prestige": points, "coins": 0, "goods": {}}
    game = set_up(expansions=expansions, seats=1, families={0: farm}, spaces=MORE)
    assert game.scores()[0]["title"] == title


@rule("W-MIX-7")
def test_in_the_solo_game_the_wedding_follows_the_turn_of_the_rival():
    game = set_up_marriage(seats=1, spaces={"grain": {"pink": 1}, "church": {"pink": 1}})
    events = take(game, "grain.pink")
    event_kinds = [kind for kind in kinds(events) if kind in ("rival_take", "wedding", "mass")]
    assert event_kinds == ["rival_take", "wedding"]


@rule("W-MIX-7")
def test_the_ring_pays_the_smuggler():
    game = set_up_marriage("smuggler", seats=1, families={0: {"coins": 0}}, ring=0, solo={"spare": 1}, spaces=MORE)
    events = play(game, "smuggler good.ox")
    assert "ring_spent" in kinds(events)
    assert (family(game)["coins"], rival(game)["spare"]) == (0, 0)


@rule("W-MIX-7")
def test_the_cubes_of_a_round_fit_into_her_ring():
    tables = village.new("village", seats=1, expansions=("inn", "marriage"), seed=1).table.rules.tables
    recesses = 10
    assert sum(tables.seeded) // 2 + 1 <= 2 * recesses


# Inn


@rule("W-MIX-1")
def test_beer_is_a_dowry():
    game = wedding({1: 0}, expansions=INN)
    play(game, "roll pink")
    assert "good.beer" in legal_choices(game)
    play(game, "dowry good.beer")
    assert family(game)["goods"]["beer"] == 2


@rule("W-MIX-1")
@pytest.mark.parametrize("place", ["ceremony", "bliss"])
def test_a_waiting_or_married_member_on_the_bard_belongs_to_the_farm(place):
    farm = {"members": at(**{place: [1, 0, 0, 0]}), "due": 1}
    opponent = {"members": at(farm=[0, 0, 1, 0], chronicle__farm=[1, 3, 0, 0])}
    part = marriage_data({2: 0} if place == "ceremony" else {})
    game = set_up_inn("window.end", expansions=INN, owned={0: ["bard"]}, families={0: farm, 1: opponent}, marriage=part)
    play(game, "window bard")
    assert game.data()["inn"]["bard"][0] == {"generation": 1, "profession": "farm"}
    assert standing(game) == {}


@rule("W-MIX-1")
@pytest.mark.parametrize(
    ("members", "prestige"),
    [
        (at(bliss=[1, 0, 0, 0]), 2),
        (at(farm=[1, 0, 0, 0], bliss=[1, 0, 0, 0]), 2),
        (at(office=[1, 0, 0, 0], bliss=[1, 0, 0, 0], inn=[1, 0, 0, 0]), 6),
    ],
)
def test_the_marriage_board_counts_as_the_farm_for_the_artist(members, prestige):
    game = set_up_inn(expansions=INN, owned={0: ["artist"]}, families={0: {"members": members}})
    assert game.scores()[0]["lines"]["villagers"] == prestige


@rule("W-MIX-1", "W-MIX-4")
def test_the_nun_gives_steps_for_grain_only():
    farm = {"members": at(farm=[1, 0, 0, 0], window1=[1, 0, 0, 0]), "grain": 0}
    part = marriage_data(bread={0: 2})
    game = set_up_inn(
        "window.promote", start=1, expansions=INN, below=AFTER, owned={0: ["nun"]}, families={0: farm}, marriage=part
    )
    play(game, "window nun")
    assert legal_choices(game) == ["pass", "1"]
    play(game, "mercy 1", "mercy 2")
    assert bread(game) == 2
    assert legal_choices(game) == ["pass", "bread.3.1"]


@rule("W-MIX-4")
def test_no_window_opens_in_a_wedding():
    farm = {"members": at(farm=[4, 0, 0, 0], ceremony=[1, 0, 0, 0])}
    game = set_up_inn(
        "wedding", expansions=INN, below=AFTER, spaces={}, owned={0: ["scribe", "midwife"]}, families={0: farm},
        marriage=marriage_data({1: 0}),
    )  # fmt: skip
    assert game.question == "roll"
    play(game, "roll pink")
    assert game.question == "dowry"
    play(game, "dowry child")
    assert game.over


@rule("W-MIX-4")
def test_a_guest_of_the_inn_cannot_marry():
    farm = {"members": at(inn=[1, 0, 0, 0])}
    game = set_up_inn("action", 0, 1, expansions=INN, families={0: farm})
    assert str(game.why("action marriage")) == "W-ACT-1 no-member-home"


@rule("W-MIX-1")
def test_the_journeyman_repeats_the_smuggler():
    game = set_up_inn(expansions=INN, owned={0: ["journeyman"]}, spaces={"smuggler": {"pink": 1}, **MORE})
    play(game, "turn smuggler.pink", "smuggler bread", "window journeyman")
    assert "pass" not in legal_choices(game)
    play(game, "smuggler bread")
    assert bread(game) == 2


# Goals


@rule("W-MIX-3")
def test_bread_is_not_grain_for_a_goal():
    farm = {"grain": 4, "goods": {"ox": 1, "plow": 1}}
    cards = hands(["farmer", "writer"], ["saint", "councillor"])
    game = set_up_marriage("smuggler", expansions=GOALS, goals=cards, families={0: farm}, bread={0: 5}, spaces=MORE)
    play(game, "smuggler bread")
    assert game.scores()[0]["lines"]["goals"] == 0


@rule("W-MIX-3", "W-MIX-5")
def test_a_child_as_dowry_reaches_the_patriarch():
    farm = {"members": at(farm=[4, 3, 1, 0], ceremony=[1, 0, 0, 0])}
    cards = hands(["writer", "farmer"], ["patriarch", "saint"])
    game = wedding({1: 0}, expansions=GOALS, goals=cards, families={0: farm})
    play(game, "roll pink")
    assert game.scores()[0]["lines"]["goals"] == 0
    assert reached(play(game, "dowry child")) == [(0, "patriarch", 8)]
    assert sum(family(game)["members"]["reserve"]) == 2


@rule("W-MIX-5")
def test_goals_are_checked_before_the_roll_and_before_every_dowry():
    """A cube for the first dowry reaches the Scholar before the second dowry is asked."""
    farm = {"cubes": {"pink": 3, "orange": 2}}
    cards = hands(["scholar", "farmer"], ["saint", "councillor"])
    game = wedding({1: 0, 2: 1}, expansions=GOALS, goals=cards, families={0: farm})
    play(game, "roll pink")
    play(game, "dowry bread.orange")
    assert reached(play(game, "goal silver")) == [(0, "scholar", 5)]
    assert (game.actor, game.question) == (1, "dowry")
    game = set_up_marriage(
        "wedding", expansions=GOALS, below=AFTER, goals=cards, families={0: {"cubes": {"pink": 3, "orange": 3}}}
    )
    play(game, "goal silver")
    assert game.question == "roll"


@rule("W-MIX-5")
def test_the_reserve_is_seven_at_the_start():
    members = family(village.new("village", seats=2, expansions=GOALS, seed=1))["members"]
    assert sum(members["reserve"]) == 7


# Port


@rule("W-MIX-2")
def test_cocoa_and_tea_are_never_chosen():
    game = wedding({1: 0}, expansions=("port", "marriage"))
    play(game, "roll pink")
    assert [choice for choice in legal_choices(game) if choice.startswith("good")] == GOODS
    game = set_up_marriage("smuggler", expansions=("port", "marriage"), spaces=MORE)
    assert [choice for choice in legal_choices(game) if choice.startswith("good")] == GOODS


@rule("W-MIX-2")
def test_bread_is_not_loaded():
    tokens = village.new("village", seats=2, expansions=("port", "marriage"), seed=1).table.tokens
    assert [
        token for token in tokens if "bread" in token and token.split()[0] not in ("smuggler", "dowry", "promote")
    ] == []


@rule("W-MIX-6")
def test_the_family_action_reaches_ceremony_bliss_and_islands_but_not_the_ship():
    crowd = at(farm=[1, 0, 0, 0], ceremony=[1, 0, 0, 0], bliss=[1, 0, 0, 0], i1=[0, 1, 0, 0], ship=[1, 0, 0, 0])
    ships = {0: {"space": "w1", "captain": "1a"}}
    game = set_up_port(
        "family",
        ships=ships,
        expansions=("port", "marriage"),
        families={0: {"members": crowd}},
        marriage=marriage_data({2: 0}),
    )
    assert set(legal_choices(game)) == {"pass", "birth", "home.i1.2", "home.ceremony.1", "home.bliss.1"}


@rule("W-MIX-6")
@pytest.mark.parametrize("place", ["i1", "bliss", "office"])
def test_only_members_of_the_farm_marry(place):
    rules = village.new("village", seats=2, expansions=("port", "marriage"), seed=1).table.rules
    assert place in rules.places
    state = rules.empty()
    number, farm = rules.places.index(place), rules.places.index("farm")
    state.families[0].members[number], state.families[0].members[farm] = state.families[0].members[farm], 0
    space = rules.spaces[rules.space_names.index("marriage")]
    assert not space.possible(state, 0)


@rule("W-CUB-1")
def test_example_21_cubes():
    tables = village.new("village", seats=4, expansions=("inn", "port", "marriage"), seed=1).table.rules.tables
    assert tables.seeded == [4, 4, 7, 1, 5, 4, 3, 4, 2, 2]
    assert (sum(tables.seeded), tables.per_colour, tables.plague) == (36, 9, 7)


# the last turns


@rule("W-MIX-9")
def test_a_free_last_turn_may_be_for_marriage_and_still_gets_the_last_wedding():
    full = {"members": at(farm=[0, 0, 1, 0], grave=[3, 0, 0, 0])}
    game = set_up_marriage(families={0: {}, 1: full}, trigger=1, last_turns=0)
    assert {"marriage", "smuggler"} <= set(legal_choices(game))
    play(game, "action marriage", "marriage rank.4")
    assert (game.question, standing(game)) == ("roll", {4: 0})
    events = play(game, "roll brown")
    assert "married" in kinds(events)
