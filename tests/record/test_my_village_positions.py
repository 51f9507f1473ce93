"""Positions of My Village as data: missing values follow from the cards, impossible ones are reported."""

import copy
from random import Random

import pytest

import village
from tests.builders.my_village import CUSTOMERS, rich
from tests.properties.my_village_invariants import check
from tests.properties.play import MY_VILLAGE, PREPARED, finish, new, walk
from village import BadPosition


def test_almost_every_field_is_optional():
    data = village.position("my_village", {}, seed=1).data()
    assert (data["edition"], data["seats"], data["round"]) == ("2015", 2, 1)
    assert [home["board"] for home in data["villages"]] == [1, 2]
    assert sum(data["pool"].values()) == 11
    assert len(data["customers"]) == 33


def test_missing_fields_are_derived_from_the_rest():
    data = village.position("my_village", rich(3), seed=1).data()
    assert data["churches"] == ["cloister", "trading"]
    assert data["councils"] == ["monetary", "population"]
    assert (data["meetings"], data["fields"]) == (3, 4)
    assert len(data["crafts"]) == 16


def village_with(**own):
    return {"villages": [own, {}]}


BAD = [
    ({"moon": 1}, "a key of a position must be one of round, turn,"),
    ({"round": -1}, "round must be a whole number from 0 to 999"),
    ({"turn": 5}, "turn must be a whole number from 0 to 4"),
    ({"start": 2}, "start must be a whole number from 0 to 1"),
    ({"hand": {"side": 1}}, "a key of hand must be one of owner, palm, story"),
    ({"hand": {"palm": 1}}, "the palm of the hand must be true or false, not 1"),
    ({"hand": {"owner": 2}}, "the owner of the hand must be"),
    ({"pool": {"white7": 1}}, "a key of pool must be one of white1,"),
    ({"pool": {"white1": 3}}, "the pool must hold 11 dice, not 3"),
    ({"pool": {"white1": 11}}, "the pool has too many dice of one color"),
    ({"rat": 11}, "rat must be a whole number from 0 to 10"),
    ({"rat": 0}, "the rat is on the invasion space, but no invasion is pending"),
    ({"chronicle": {"abbot": 3}}, "the chronicle has too few spaces for abbot"),
    ({"chronicle": {"king": 1}}, "a key of chronicle must be one of abbot,"),
    ({"display": CUSTOMERS[:8]}, "display must be a list of at most 7, not of 8"),
    ({"display": CUSTOMERS[:7]}, "the display has 6 customers; only the trading church"),
    ({"display": ["cu01", "cu01"]}, "cu01 appears twice in display"),
    ({"display": ["cu34"]}, "one of display must be one of cu01,"),
    ({"monks": {"quill": "goblet1"}}, "the monk goblet1 does not belong to quill"),
    ({"churches": []}, "churches must be ['sanatory', 'cloister', 'trading', 'travel'], given where all other"),
    ({"villages": [{}]}, "2 seats need as many villages, not 1"),
    (village_with(moon=1), "a key of a village must be one of board,"),
    (village_with(board=0), "boards are numbered from 1"),
    (village_with(board=2), "two seats have the same board"),
    (village_with(board=None), "seat 0 must have a board"),
    (village_with(cloud=10), "cloud must be a whole number from 0 to 9"),
    (village_with(reaper=True), "the reaper rides along only during a turn"),
    (village_with(villagers=[]), "seat 0 has no villager left"),
    (village_with(villagers=["smith"]), "one of villagers must be one of abbot,"),
    (village_with(school={"left": 2}), "left in the school must be a whole number from 0 to 1"),
    (village_with(headman="tree"), "headman must be one of house, coin, story"),
    (village_with(monks=["quill1"]), "a village without a church has no monks"),
    (village_with(church="cloister", covered=1), "covered must be a whole number from 0 to 0"),
    (village_with(church="cloister", monks=[f"rosary{n}" for n in range(1, 6)] + ["quill1"]), "at most 6 windows"),
    (village_with(marks=["abbot"]), "only the area and the population council have marks"),
    (village_with(council="area", marks=["abbot"]), "one of marks must be one of travel,"),
    (village_with(wild=1), "wild must be a whole number from 0 to 0"),
    (village_with(markers=1), "markers must be a whole number from 0 to 0"),
    (village_with(tile="brewery"), "the village has no white banner brewery for the tile"),
    (village_with(meeting=True, tile=None), "a meeting place comes with a 2/12 tile"),
    (village_with(meeting=True, tile="hand"), "the 2/12 tile of a meeting place is next to a banner"),
    (village_with(tile="school"), "only a village with a meeting place has a 2/12 tile next to a banner"),
    (village_with(tile="hand"), "the 2/12 tile is in the hand only while"),
    (village_with(fields=[1]), "the plow of a field must be true or false"),
    (village_with(fields=[False] * 9), "fields must be a list of at most 8"),
    (village_with(travel=["b1"]), "travel cards are added letter by letter"),
    (village_with(travel=["a1", "a2"]), "travel cards are added letter by letter"),
    (village_with(travel=["a1", "b1", "c1", "d1", "e1"]), "travel cards are added letter by letter"),
    (village_with(crafts=["stables1", "stables2"]), "a village has one craft building of each kind"),
    (village_with(goods={"horse": 1}), "horse in goods must be a whole number from 0 to 0"),
    (village_with(market=["cu01"], served=["cu01"]), "a customer is in two places"),
    ({"villages": [{"church": "travel"}, {"church": "travel"}]}, "a church is in two places"),
    ({"villages": [{"fields": [False] * 5}, {"fields": [False] * 5}]}, "the villages have too many fields"),
    ({"now": {"dice": ["white1"]}}, "`dice` must name two dice"),
    ({"now": {"dice": ["white2", "white1"]}}, "dice are named white before black and lower before higher"),
    ({"now": {"bill": {"any": 1}}}, "there is a bill, but no payment is pending"),
    ({"now": {"value": 13}}, "value must be a whole number from 0 to 12"),
    ({"stack": [["dice", 1, 0]]}, "it is the turn of seat 0, not of seat 1"),
    ({"stack": [["pay", 0, 1]]}, "the question pay is impossible"),
    ({"stack": [["value", 0, 0]]}, "the question value is impossible"),
    ({"stack": [["dice", 0, 0], ["dice", 0, 0]]}, "the question dice is pending twice"),
    ({"stack": [["journey", -1, 1]]}, "the question journey is impossible"),
    ({"stack": [["tile", 0, 0]]}, "the question tile is impossible"),
    ({"stack": [["mark", 0, 0]]}, "the question mark is impossible"),
    ({"stack": [["plow", 0, 3]]}, "the question plow is impossible"),
    ({"stack": [["fare", 0, 2]]}, "the question fare is impossible"),
    ({"stack": [["redraw", 0, 0]]}, "the question redraw is impossible"),
    ({"stack": [["act", 0, 60]]}, "the question act is impossible"),
    ({"stack": [["laborer", 0, 0]]}, "the question laborer is impossible"),
    ({"villages": [{"villagers": []}, {}], "stack": [["laborer", 0, 0]]}, "the question laborer is impossible"),
    ({"stack": [["customer", 0, 0]]}, "the question customer is impossible"),
    ({"stack": []}, "the round is not over, so a question must be pending"),
]
POOL = {"pool": {"white1": 4, "white2": 4, "black3": 3}}


@pytest.mark.parametrize(("wrong", "sentence"), BAD, ids=[sentence[:40] for _, sentence in BAD])
def test_an_impossible_position_is_refused_with_a_reason(wrong, sentence):
    with pytest.raises(BadPosition) as refusal:
        village.position("my_village", {**POOL, **wrong}, seed=1)
    assert sentence in str(refusal.value)


ODD = [None, -1, 99, 1.5, True, "x", [], {}, [None], {"x": 1}, [["dice", 0, 0]]]


@pytest.mark.parametrize("setting", [*MY_VILLAGE, *PREPARED], ids=str)
def test_malformed_data_are_refused_or_give_a_playable_game(setting):
    """Every accepted position keeps the invariants to the end."""
    rng = Random(str(setting))
    refused = played = 0
    game = new(setting, 3)
    for ply, _ in enumerate(walk(game, 3)):
        if ply % 9:
            continue
        data = game.data()
        for _ in range(6):
            damaged = copy.deepcopy(data)
            part = rng.choice([damaged, damaged["now"], rng.choice(damaged["villages"]), damaged["hand"]])
            if part:
                part[rng.choice(list(part))] = rng.choice(ODD)
            try:
                started = village.position("my_village", damaged, seed=1)
            except (BadPosition, village.BadSetup):
                refused += 1
                continue
            check(started.data())
            finish(started, ply)
            check(started.data())
            played += 1
    assert refused > 20
    assert played > 5


DEAD = dict.fromkeys(("abbot", "councilman", "traveller", "craftsman"), 2)
UNREACHED = [
    ({"round": 61}, "a game is over after 60 rounds (M-END-4)"),
    ({"chronicle": DEAD, "graves": 1}, "with 9 coffins filled, no new round begins (M-END-1)"),
    ({"hand": {"palm": False}}, "the hand lies palm up when a round begins (M-RND-2)"),
]


@pytest.mark.parametrize(("data", "sentence"), UNREACHED, ids=lambda value: value if isinstance(value, str) else "")
def test_an_unreachable_position_is_refused_unless_it_is_a_puzzle(data, sentence):
    with pytest.raises(village.BadPosition) as error:
        village.position("my_village", {**POOL, **data})
    assert str(error.value) == f"{sentence}; set 'puzzle' to true to play it anyway"
    assert village.position("my_village", {**POOL, **data, "puzzle": True}, chance="manual").question == "dice"
