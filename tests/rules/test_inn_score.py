"""I-SCO and the villagers with a burned-down candle."""

import pytest

from tests.builders.inn import set_up_inn, stacks
from tests.builders.village import at, play

rule = pytest.mark.rule


def points(cards, farm=None, **table):
    """Return the score of the villagers of seat 0."""
    return set_up_inn(owned={0: cards}, families={0: farm or {}}, **table).scores()[0]["lines"]["villagers"]


def members(**places):
    return {"members": at(**places)}


@rule("I-SCO-1")
def test_the_end_cards_of_a_seat_add_up_in_the_line_villagers():
    farm = {**members(farm=[2, 0, 0, 0], council2=[1, 0, 0, 0], office=[1, 0, 0, 0]), "goods": {"beer": 5}}
    single = [points([card], farm) for card in ("medico", "duchess", "guild_master", "storekeeper")]
    assert single == [4, 4, 5, 2]
    game = set_up_inn(owned={0: ["medico", "duchess", "guild_master", "storekeeper"]}, families={0: farm})
    assert game.scores()[0]["lines"]["villagers"] == 15
    assert game.scores()[0]["total"] == sum(game.scores()[0]["lines"].values())
    assert list(game.scores()[0]["lines"])[-1] == "villagers"


@rule("I-SCO-1")
def test_an_end_card_scores_for_its_owner_only_and_for_the_owners_things():
    farms = {0: members(council1=[3, 0, 0, 0]), 1: members(council1=[1, 0, 0, 0])}
    game = set_up_inn(owned={1: ["duchess"]}, families=farms)
    assert [score["lines"]["villagers"] for score in game.scores()] == [0, 4]


@rule("I-SCO-1")
def test_limits_are_applied_card_by_card():
    farm = members(council1=[4, 0, 0, 0], window1=[0, 3, 1, 0])
    assert points(["duchess", "bishop"], farm) == 14


@rule("I-SCO-2")
def test_a_member_in_the_inn_scores_nothing():
    farm = {**members(inn=[1, 0, 0, 0]), "coins": 0}
    assert set_up_inn(families={0: farm}).scores()[0]["total"] == 0


@rule("I-V04")
def test_the_medico_counts_every_living_member_without_a_limit():
    everywhere = members(farm=[1, 1, 1, 0], office=[1, 0, 0, 0], north3=[1, 0, 0, 0], council4=[0, 1, 0, 0],
                         window3=[0, 1, 0, 0], inn=[1, 0, 0, 0], brewery=[0, 0, 1, 0], bag=[0, 0, 0, 1])  # fmt: skip
    assert points(["medico"], everywhere) == 10


@rule("I-V04")
def test_the_medico_counts_neither_the_dead_nor_the_unborn():
    farm = members(farm=[1, 0, 0, 0], chronicle__farm=[1, 0, 0, 0], grave=[1, 0, 0, 0], gone=[1, 0, 0, 0])
    assert points(["medico"], farm, trigger=1) == 1


@rule("I-V05")
@pytest.mark.parametrize(
    ("places", "prestige"),
    [
        ({"farm": [4, 0, 0, 0]}, 2),
        ({"office": [1, 0, 0, 0], "brewery": [1, 0, 0, 0]}, 2),
        ({"council1": [1, 0, 0, 0], "council4": [1, 0, 0, 0]}, 2),
        ({"window1": [1, 0, 0, 0], "window4": [1, 0, 0, 0]}, 2),
        ({"north1": [1, 0, 0, 0], "south3": [1, 0, 0, 0]}, 2),
        ({"inn": [1, 0, 0, 0]}, 2),
        ({"bag": [1, 0, 0, 0], "chronicle.farm": [1, 0, 0, 0]}, 0),
        ({"brewery": [1, 0, 0, 0], "south3": [1, 0, 0, 0], "window4": [1, 0, 0, 0]}, 6),
        (
            {"farm": [1, 0, 0, 0], "smithy": [1, 0, 0, 0], "council2": [1, 0, 0, 0], "window2": [1, 0, 0, 0],
             "north2": [0, 1, 0, 0], "inn": [0, 1, 0, 0], "stables": [0, 1, 0, 0]},
            10,
        ),
    ],
)  # fmt: skip
def test_the_artist_scores_two_for_every_area_with_a_living_member_up_to_ten(places, prestige):
    assert points(["artist"], {"members": places}) == prestige


@rule("I-V08")
@pytest.mark.parametrize(
    ("cities", "prestige"),
    [([], 0), (["north1"], 2), (["north1", "north2", "north3", "south1", "south2", "south3"], 8)],
)
def test_the_count_scores_two_for_every_city_with_a_marker_up_to_eight(cities, prestige):
    assert points(["count"], {"markers": cities}) == prestige


@rule("I-V12")
@pytest.mark.parametrize(
    ("places", "prestige"),
    [
        ({"farm": [1, 0, 0, 0]}, 0),
        ({"council1": [1, 0, 0, 0]}, 4),
        ({"council1": [1, 0, 0, 0], "council4": [1, 0, 0, 0]}, 8),
        ({"council2": [2, 0, 0, 0], "council3": [1, 0, 0, 0]}, 8),
        ({"council1": [4, 0, 0, 0], "council3": [0, 1, 0, 0]}, 8),
    ],
)
def test_the_duchess_scores_four_for_every_councillor_up_to_eight(places, prestige):
    assert points(["duchess"], {"members": places}) == prestige


@rule("I-V26")
@pytest.mark.parametrize(
    ("dead", "prestige"),
    [
        ({"grave": [2, 0, 0, 0]}, 0),
        ({"chronicle.farm": [2, 0, 0, 0], "chronicle.crafts": [1, 0, 0, 0], "grave": [1, 0, 0, 0]}, 6),
        ({"chronicle.farm": [2, 0, 0, 0], "chronicle.crafts": [2, 0, 0, 0], "chronicle.church": [0, 2, 0, 0]}, 8),
        (
            {"chronicle.farm": [2, 0, 0, 0], "chronicle.crafts": [2, 0, 0, 0], "chronicle.church": [0, 2, 0, 0],
             "chronicle.council": [0, 1, 0, 0]},
            8,
        ),
    ],
)  # fmt: skip
def test_the_chronicler_scores_two_for_every_member_in_the_chronicle_up_to_eight(dead, prestige):
    assert points(["chronicler"], {"members": {"farm": [0, 0, 1, 0], **dead}}) == prestige


@rule("I-V26", "I-V03")
def test_the_chronicler_counts_the_member_on_the_bard():
    inn = stacks(owned={0: ["chronicler"]}, bard={0: {"generation": 2, "profession": "travel"}})
    assert points([], members(farm=[1, 0, 0, 0], chronicle__farm=[1, 0, 0, 0]), inn=inn) == 4


@rule("I-V27")
@pytest.mark.parametrize(("tiles", "prestige"), [(0, 0), (3, 6), (6, 12), (9, 12)])
def test_the_trader_scores_two_for_every_customer_up_to_twelve(tiles, prestige):
    tokens = ["beer2", "scroll+beer", "horse", "ox", "plow", "wagon", "grain2", "grain4", "scroll2"]
    assert points(["trader"], {"served": tokens[:tiles]}) == prestige


@rule("I-V28")
@pytest.mark.parametrize(
    ("places", "prestige"),
    [
        ({"bag": [1, 0, 0, 0]}, 0),
        ({"window1": [1, 0, 0, 0]}, 2),
        ({"window2": [1, 0, 0, 0], "window4": [1, 0, 0, 0]}, 4),
        ({"window1": [2, 0, 0, 0], "window3": [2, 0, 0, 0]}, 6),
    ],
)
def test_the_bishop_scores_two_for_every_member_in_the_windows_up_to_six(places, prestige):
    assert points(["bishop"], {"members": places}) == prestige


@rule("I-V29")
@pytest.mark.parametrize(
    ("places", "prestige"),
    [
        ({"farm": [1, 0, 0, 0]}, 0),
        ({"brewery": [1, 0, 0, 0]}, 5),
        ({"office": [1, 0, 0, 0], "stables": [1, 0, 0, 0]}, 10),
        ({"wainwright": [1, 0, 0, 0], "smithy": [2, 0, 0, 0]}, 10),
        ({"brewery": [3, 0, 0, 0], "office": [1, 0, 0, 0]}, 10),
        ({"chronicle.crafts": [2, 0, 0, 0]}, 0),
    ],
)
def test_the_guild_master_scores_five_for_every_living_craftsman_up_to_ten(places, prestige):
    assert points(["guild_master"], {"members": places}) == prestige


@rule("I-V30")
@pytest.mark.parametrize(
    ("goods", "prestige"),
    [
        ({"beer": 1}, 0),
        ({"beer": 1, "scroll": 1}, 1),
        ({"scroll": 1, "horse": 1, "ox": 1, "plow": 1, "wagon": 1, "beer": 1}, 3),
        ({"plow": 10}, 5),
        ({"plow": 12}, 5),
    ],
)
def test_the_storekeeper_scores_every_pair_of_goods_up_to_five(goods, prestige):
    assert points(["storekeeper"], {"goods": goods, "grain": 5, "coins": 9}) == prestige


@rule("I-CRD-2")
def test_an_end_card_stays_until_the_end_of_the_game():
    game = set_up_inn("mass", below=[["over", 0, 0]], owned={0: ["medico", "storekeeper"]}, chance="seeded")
    assert game.over
    assert game.data()["inn"]["owned"][0] == ["medico", "storekeeper"]
    assert game.scores()[0]["lines"]["villagers"] == 4


@rule("I-SCO-1")
def test_a_bought_end_card_scores_at_once():
    farm = {**members(inn=[1, 0, 0, 0], farm=[1, 0, 0, 0]), "goods": {"beer": 2}}
    game = set_up_inn("villager", visible=["medico", "nun", "bard"], families={0: farm}, chance="seeded")
    play(game, "villager medico")
    assert game.scores()[0]["lines"]["villagers"] == 2
