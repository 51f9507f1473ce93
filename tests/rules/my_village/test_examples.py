"""The worked examples of the specification, W-1 to W-26. The first fifteen come from the rulebook of My Village."""

import pytest

import village
from tests.builders.my_village import CUSTOMERS, FIVE, after_dice, home, offers, opened, set_up, without
from tests.builders.village import legal_choices, play

rule = pytest.mark.rule


def roll_all(game):
    while game.question == "roll":
        game.play(game.moves[0])


@rule("M-RND-2", "M-RND-3")
@pytest.mark.parametrize(("palm", "story", "after"), [(True, 0, 1), (False, 4, 5)])
def test_w1_preparation(palm, story, after):
    hand = {"owner": 0, "palm": palm, "story": story}
    game = set_up("headman", who=2, value=5, hand=hand, homes={2: {"headman": "coin"}})
    game.play("headman stay")
    assert game.question == "roll"
    roll_all(game)
    data = game.data()
    assert data["hand"] == {"owner": 0, "palm": True, "story": after}
    assert data["pool"] == {"white1": 6, "black1": 2}
    assert (game.actor, game.question) == (0, "dice")


@rule("M-DIE-4", "M-DIE-6", "M-DIE-8")
def test_w2_a_value_of_3_for_two_coins():
    pool = {"white1": 1, "white4": 1, "black2": 1}
    game = set_up("dice", pool=pool, homes={0: {"coins": 2}})
    game.play("dice white1.white4")
    assert home(game)["cloud"] == 0
    assert legal_choices(game) == ["3", "4", "5", "6", "7"]
    game.play("value 3")
    assert home(game)["coins"] == 0
    assert (game.question, game.data()["now"]["value"]) == ("banner", 3)
    black = set_up("dice", pool=pool, homes={0: {"coins": 2}})
    black.play("dice white1.black2")
    assert home(black)["cloud"] == 2
    # 2 and 12 open only the meeting place, which needs the councilman and is in the display here.
    assert legal_choices(black) == ["2", "3", "4", "5"]
    black.play("value 3")
    assert home(black)["coins"] == 2


@rule("M-DIE-7", "M-DIE-8")
def test_w3_meeting_place_markers():
    place = {"meeting": True, "markers": 1, "coins": 0}
    game = after_dice("white1", "white4", homes={0: place})
    assert legal_choices(game) == [str(value) for value in range(2, 11)]
    game.play("value 5")
    assert home(game)["markers"] == 1
    second_game = after_dice("white1", "white4", homes={0: place})
    second_game.play("value 9")
    assert home(second_game)["markers"] == 0

    coin = {**place, "coins": 1}
    game = after_dice("white1", "white4", homes={0: coin})
    assert legal_choices(game) == [str(value) for value in range(2, 12)]
    game.play("value 6")
    assert (game.question, legal_choices(game)) == ("change", ["markers0", "markers1"])
    game.play("change markers1")
    assert (home(game)["coins"], home(game)["markers"]) == (1, 0)
    game = after_dice("white1", "white4", homes={0: coin})
    game.play("value 9")
    assert (game.question, home(game)["coins"], home(game)["markers"]) == ("banner", 1, 0)

    two = {**place, "markers": 2}
    game = after_dice("white1", "white4", homes={0: two})
    assert legal_choices(game) == [str(value) for value in range(2, 13)]
    game.play("value 12")
    assert home(game)["markers"] == 0
    game = after_dice("white1", "white4", homes={0: two})
    game.play("value 10")
    assert home(game)["markers"] == 1


@rule("M-BAN-4", "M-COU-1")
def test_w4_requirements_of_a_council_chamber():
    chamber = "council.monetary"
    assert chamber in opened(3)
    assert chamber not in opened(3, homes={0: {"villagers": without("councilman")}})
    assert chamber not in opened(3, homes={0: {"council": "guild"}})
    assert chamber not in opened(4)
    assert chamber not in opened(3, homes={1: {"council": "monetary"}})


@rule("M-COU-3")
def test_w5_buying_the_monetary_council():
    game = set_up(value=3, homes={0: {"coins": 0}})
    game.play("banner council.monetary")
    assert [home(game)[key] for key in ("cloud", "coins", "council")] == [4, 2, "monetary"]
    assert (game.actor, game.question) == (1, "dice")


@rule("M-CUS-2", "M-CUS-3", "M-CUS-4")
@pytest.mark.parametrize(
    ("cards", "cloud", "coins"), [(1, 1, 1), (2, 2, 1), (3, 2, 0), (4, 3, 0)], ids=["one", "two", "three", "four"]
)
def test_w6_steward(cards, cloud, coins):
    game = set_up(value=10, homes={0: {"coins": 1}})
    game.play("banner steward")
    for card in CUSTOMERS[:cards]:
        game.play(f"customer {card}")
    if cards < 4:
        game.play("customer done")
    for _ in range(cards):
        assert game.question == "reveal"
        game.play(game.moves[0])
    assert (home(game)["cloud"], home(game)["coins"]) == (cloud, coins)
    assert home(game)["market"] == CUSTOMERS[:cards]
    assert game.data()["display"] == CUSTOMERS[cards : cards + 6]


@rule("M-CUS-3")
def test_w6_without_a_coin_nothing_is_asked_after_the_second_card():
    game = set_up(value=10, homes={0: {"coins": 0}})
    play(game, "banner steward", "customer cu01", "customer cu02")
    assert game.question == "reveal"
    assert home(game)["cloud"] == 2


@rule("M-BLK-5", "M-BLK-6")
def test_w7_the_hand():
    hand = {"owner": 0, "palm": True, "story": 4}
    for value in (4, 10):
        assert "hand" not in opened(value, hand=hand)
    game = set_up(who=1, value=10, hand=hand)
    game.play("banner hand")
    assert (home(game, 1)["tree"], home(game, 1)["cloud"]) == (4, 0)
    assert game.data()["hand"] == {"owner": 1, "palm": False, "story": 0}
    taken = {"owner": 1, "palm": False, "story": 0}
    assert "hand" not in opened(10, who=2, hand=taken)
    last = set_up("headman", who=2, value=10, hand=taken, homes={2: {"headman": "coin"}})
    last.play("headman stay")
    assert last.data()["start"] == 1
    assert last.data()["hand"] == {"owner": 1, "palm": True, "story": 1}


@rule("M-BLK-7")
def test_w7_with_two_players_the_owner_may_take_the_hand_on_his_second_turn():
    hand = {"owner": 0, "palm": True, "story": 4}
    assert "hand" not in opened(4, seats=2, hand=hand)
    game = set_up(seats=2, turn=2, value=4, hand=hand)
    game.play("banner hand")
    assert home(game)["tree"] == 4
    assert game.data()["hand"] == {"owner": 0, "palm": False, "story": 0}
    assert "hand" not in opened(4, seats=2, who=1, turn=3, hand=game.data()["hand"])


W8 = {
    "villagers": without("councilman"),
    "school": {"left": 1, "right": 0},
    "council": "monetary",
    "crafts": ["office1"],
    "goods": {"scroll": 2},
    "market": ["cu08", "cu17"],
    "coins": 0,
}


@rule("M-WHT-2", "M-WHT-3", "M-WHT-4")
def test_w8_school_council_customer_in_one_turn():
    game = set_up(value=3, homes={0: W8})
    assert offers(game, "white.school")
    assert offers(game, "white.cu17")
    assert not offers(game, "white.council")
    assert not offers(game, "white.cu08")
    play(game, "banner white.school", "school left.councilman")
    assert (home(game)["cloud"], home(game)["school"]) == (1, {"left": 0, "right": 0})
    assert offers(game, "council")
    assert not offers(game, "school")
    game.play("white council")
    assert (home(game)["cloud"], home(game)["coins"]) == (2, 2)
    game.play("white cu17")
    assert (home(game)["goods"], home(game)["served"], home(game)["market"]) == ({}, ["cu17"], ["cu08"])
    assert (home(game)["cloud"], game.actor, game.question) == (2, 1, "dice")


@rule("M-WHT-4")
def test_w8_with_a_wagon_the_other_customer_is_served_too():
    wagon = {**W8, "crafts": ["office1", "wainwright1"], "goods": {"scroll": 2, "wagon": 1}}
    game = set_up(value=3, homes={0: wagon})
    play(game, "banner white.cu17", "white cu08")
    assert (home(game)["served"], home(game)["goods"]) == (["cu08", "cu17"], {})


W9 = {0: {"reaper": True, "tree": 4, "cloud": 2}, 1: {"tree": 1}, 2: {"tree": 8}}


def dying(**setting):
    """Return a game at the question which villager dies, at the end of the turn of seat 0."""
    homes = setting.pop("homes", W9)
    return set_up("headman", value=5, homes={**homes, 0: {"headman": "coin", **homes[0]}}, **setting)


@rule("M-DTH-6", "M-DTH-7", "M-DTH-8", "M-DTH-12", "M-DTH-13", "M-DTH-14")
@pytest.mark.parametrize(
    ("pips", "trees", "rat"), [(5, [3, 1, 4], 14), (4, [3, 1, 4], 14), (3, [5, 1, 8], 1)], ids=["5", "4", "3"]
)
def test_w9_death_and_rat_invasion(pips, trees, rat):
    game = dying(chronicle={"merchant": 1}, rat=4)
    play(game, "headman stay", "death merchant")
    assert game.data()["chronicle"] == {"merchant": 2}
    assert [home(game)[key] for key in ("tree", "reaper", "cloud")] == [5, False, 2]
    game.play(f"rat {pips}")
    assert [home(game, seat)["tree"] for seat in range(3)] == trees
    assert (game.data()["rat"], game.actor, game.question) == (rat, 1, "dice")


W10 = {"travel": ["a1", "b2"], "crafts": ["wainwright1", "brewery1"], "goods": {"wagon": 1, "beer": 1}, "coins": 2}


@rule("M-TRV-3", "M-TRV-5")
def test_w10_travelling_to_c_with_a_gray_beer():
    game = set_up(value=7, homes={0: W10})
    game.play("banner travel.c")
    assert (home(game)["cloud"], game.question, legal_choices(game)) == (2, "fare", ["wagon", "coins"])
    game.play("fare coins")
    assert (home(game)["coins"], home(game)["goods"]) == (0, {"wagon": 1})
    assert (game.question, legal_choices(game)) == ("journey", ["c1", "c2", "c3", "c4"])
    game = set_up(value=7, homes={0: W10})
    play(game, "banner travel.c", "fare wagon")
    assert (home(game)["coins"], home(game)["goods"]) == (2, {})
    game = set_up(value=7, homes={0: {**W10, "coins": 1}})
    game.play("banner travel.c")
    assert (game.question, home(game)["goods"]) == ("journey", {})


@rule("M-TRV-5", "M-BAN-8")
def test_w10_what_cannot_be_paid_is_not_offered():
    dry = {**W10, "goods": {"wagon": 1}}
    guild = {"council": "guild", "wild": 1}
    assert "travel.c" not in opened(7, homes={0: dry})
    assert "travel.c" in opened(7, homes={0: {**dry, **guild}})
    assert "travel.c" not in opened(7, homes={0: {**dry, **guild, "goods": {}, "coins": 1}})
    assert "travel.c" not in opened(6, homes={0: W10})


@rule("M-WHT-7")
def test_w11_the_tile():
    tiled = {"council": "monetary", "meeting": True, "tile": "council"}
    values = [value for value in range(2, 13) if "white.council" in opened(value, homes={0: tiled})]
    assert values == [2, 3, 12]
    for value in values:
        game = set_up(value=value, homes={0: tiled})
        game.play("banner white.council")
        assert home(game)["cloud"] == 1


@rule("M-BAN-2", "M-BAN-7", "M-CUS-8")
def test_w12_reading_customer_cards():
    market = {"market": ["cu01", "cu17"], "crafts": ["stables1", "office1"], "goods": {"scroll": 2}}
    for value in range(2, 13):
        banners = opened(value, homes={0: market})
        assert "white.cu17" in banners
        assert ("white.cu01" in banners) == (value in (5, 9))
    game = set_up(value=5, homes={0: {**market, "goods": {"horse": 1, "scroll": 1}}})
    assert not offers(game, "white.cu17")
    game.play("banner white.cu01")
    assert (game.question, legal_choices(game)) == ("pay", ["stables", "office"])
    absent = opened(5, homes={0: {**market, "villagers": without("merchant")}})
    assert not {"white.cu01", "white.cu17"} & set(absent)


@rule("M-BAN-11")
def test_w13_goods_outlive_the_craftsman():
    goods = {"villagers": without("craftsman"), "crafts": ["office1"], "goods": {"scroll": 2}, "market": ["cu17"]}
    banners = opened(5, homes={0: goods})
    assert "white.cu17" in banners
    assert "white.office" not in banners


@rule("M-CUS-6")
def test_w14_trading_church():
    game = set_up(value=4, homes={0: {"church": "trading", "coins": 1}})
    game.play("banner steward")
    game.play("reveal cu07")
    assert game.data()["display"] == CUSTOMERS[:7]
    for card in CUSTOMERS[:5]:
        game.play(f"customer {card}")
    assert (home(game)["cloud"], home(game)["coins"]) == (3, 0)
    for _ in range(4):
        game.play(game.moves[0])
    assert (game.question, len(game.data()["display"])) == ("dice", 6)


@rule("M-CUS-6")
@pytest.mark.parametrize(("cards", "cloud"), [(1, 0), (2, 1)])
def test_w14_the_free_card_costs_nothing(cards, cloud):
    game = set_up(value=4, homes={0: {"church": "trading", "coins": 1}})
    play(game, "banner steward", "reveal cu07", *[f"customer {card}" for card in CUSTOMERS[:cards]], "customer done")
    assert (home(game)["cloud"], home(game)["coins"]) == (cloud, 1)
    assert game.question == ("dice" if cards == 1 else "reveal")


@rule("M-CHU-2", "M-CUS-6")
def test_w14_without_the_abbot_the_trading_church_does_nothing():
    church = {"church": "trading", "coins": 1, "villagers": without("abbot")}
    game = set_up(value=4, homes={0: church})
    game.play("banner steward")
    assert game.question == "customer"
    for card in CUSTOMERS[:4]:
        game.play(f"customer {card}")
    assert (game.question, home(game)["cloud"], home(game)["coins"]) == ("reveal", 3, 0)


W15 = {
    "church": "cloister", "monks": ["quill1", "goblet1", "rosary1"], "council": "area",
    "marks": ["travel", "customer", "church"], "meeting": True, "fields": [False], "travel": ["a2", "b2"],
    "served": ["cu01", "cu02", "cu04", "cu05", "cu14"], "house": 7,
}  # fmt: skip


@rule("M-SCO-1", "M-SCO-2", "M-SCO-3", "M-SCO-4", "M-SCO-6", "M-SCO-7")
def test_w15_final_scoring_58_points():
    score = set_up(value=5, homes={0: W15}, hand={"owner": 0}).scores()[0]
    assert score["lines"] == {
        "church": 4, "windows": 10, "council": 13, "fields": 1, "travel": 8, "customers": 14, "house": 7,
        "laborers": 0, "hand": 1,
    }  # fmt: skip
    assert score["total"] == 58


@rule("M-DTH-3")
def test_w16_over_the_bridge_twice(monkeypatch):
    mike = {
        "cloud": 7, "school": {"left": 1, "right": 1}, "villagers": ["abbot", "councilman", "traveller"],
        "church": "travel",
    }  # fmt: skip
    tops = {"quill": "quill1", "goblet": "goblet1", "rosary": "rosary3"}
    game = set_up("dice", pool={"black2": 1, "black3": 1}, homes={0: mike}, monks=tops)
    monkeypatch.setattr(game.table.rules.tables, "clouds", 8)
    play(game, "dice black2.black3", "value 5", "banner monk.rosary", "monk rosary1")
    play(game, "school left.craftsman", "school right.merchant")
    assert game.question == "death"
    assert home(game)["cloud"] == 0
    assert home(game)["tree"] == 2
    game.play("death abbot")
    assert game.question == "rat"


@rule("M-DTH-10", "M-DTH-11")
def test_w17_last_villager():
    last = {"reaper": True, "villagers": ["abbot"], "school": {"left": 1, "right": 0}}
    game = dying(homes={0: last})
    game.play("headman stay")
    assert (game.question, legal_choices(game)) == ("laborer", FIVE)
    assert (home(game)["laborers"], home(game)["villagers"]) == (1, [])
    game.play("laborer merchant")
    assert (home(game)["laborers"], home(game)["villagers"], game.question) == (1, ["merchant"], "rat")


@rule("M-DTH-15", "M-CHU-3")
def test_w18_sanatory_church():
    homes = {**W9, 2: {"tree": 8, "church": "sanatory"}}
    game = dying(homes=homes, chronicle={"merchant": 1}, rat=4)
    play(game, "headman stay", "death merchant", "rat 5")
    assert (game.actor, game.question) == (2, "avoid")
    game.play("avoid yes")
    assert [home(game, seat)["tree"] for seat in range(3)] == [3, 1, 8]
    assert home(game, 2)["covered"] == 1


@rule("M-DTH-15", "M-DTH-16")
@pytest.mark.parametrize(
    "kate", [{"tree": 1}, {"tree": 8, "villagers": without("abbot")}, {"tree": 8, "covered": 2}], ids=str
)
def test_w18_a_player_who_cannot_avoid_the_loss_is_not_asked(kate):
    game = dying(homes={**W9, 2: {"church": "sanatory", **kate}}, rat=4)
    play(game, "headman stay", "death merchant", "rat 5")
    assert game.question == "dice"


@rule("M-HEA-3", "M-HEA-4", "M-HEA-5", "M-HEA-6", "M-HEA-7")
def test_w19_headman():
    game = set_up(value=5, homes={0: {"coins": 0}})
    game.play("banner headman")
    assert [home(game)[key] for key in ("cloud", "coins", "headman")] == [1, 1, "coin"]
    assert game.question == "dice"
    for choice, tree, house in (("house", 0, 8), ("story", 9, 2), ("stay", 6, 2)):
        game = set_up(value=5, homes={0: {"headman": "coin", "tree": 6, "house": 2}})
        game.play("banner headman")
        assert (home(game)["cloud"], legal_choices(game)) == (1, ["stay", "house", "story"])
        game.play(f"headman {choice}")
        assert (home(game)["tree"], home(game)["house"]) == (tree, house)


@rule("M-SCH-4", "M-SCH-5", "M-SCH-8")
def test_w20_school_right_space():
    full = {"school": {"left": 1, "right": 1}, "villagers": without("merchant")}
    for choice, cloud, tree, school in (
        ("right.merchant", 1, 2, {"left": 1, "right": 0}),
        ("left.merchant", 1, 0, {"left": 0, "right": 1}),
        ("none", 0, 0, {"left": 1, "right": 1}),
    ):
        game = set_up(value=3, homes={0: full})
        game.play("banner white.school")
        assert legal_choices(game) == ["none", "left.merchant", "right.merchant"]
        game.play(f"school {choice}")
        assert (home(game)["cloud"], home(game)["tree"], home(game)["school"]) == (cloud, tree, school)


@rule("M-FLD-3", "M-FLD-8")
def test_w21_plows():
    two = {"fields": [False, False], "crafts": ["smithy1"], "goods": {"plow": 1}, "coins": 0}
    game = set_up(value=7, homes={0: two})
    play(game, "banner white.field1", "plow smithy")
    assert (home(game)["fields"], home(game)["goods"], home(game)["coins"]) == ([True, False], {}, 2)
    game.play("white field2")
    assert home(game)["coins"] == 3
    guild = {"council": "guild", "wild": 1}
    game = set_up(value=7, homes={0: {**two, **guild, "goods": {}}})
    game.play("banner white.field1")
    assert (game.question, legal_choices(game)) == ("plow", ["no", "field1"])
    game = set_up(value=7, homes={0: {**two, **guild}})
    game.play("banner white.field1")
    assert (game.question, legal_choices(game)) == ("plow", ["no", "smithy", "field1"])


@rule("M-BAN-12", "M-FLD-9")
def test_w22_full_cards():
    game = set_up(value=5, homes={0: {"crafts": ["stables1"], "goods": {"horse": 3}}})
    before = home(game)
    game.play("banner white.stables")
    assert home(game) == before
    game = set_up(value=5, homes={0: {"crafts": ["smithy1"], "goods": {"plow": 3}, "fields": [False]}})
    play(game, "banner white.smithy", "plow to.field1")
    assert (home(game)["fields"], home(game)["goods"]) == ([True], {"plow": 3})


@rule("M-CUS-11", "M-MEE-6")
def test_w23_tile_next_to_a_served_customer():
    tiled = {"meeting": True, "tile": "cu08", "market": ["cu08"], "crafts": ["wainwright1"], "goods": {"wagon": 1}}
    game = set_up(value=12, homes={0: tiled})
    game.play("banner white.cu08")
    assert (home(game)["served"], home(game)["tile"]) == (["cu08"], "meeting")


@rule("M-TRV-2", "M-TRV-4")
def test_w24_chapel():
    traveller = {"travel": ["a1", "b1", "c1", "d1"], "coins": 9}
    assert not any(name.startswith("travel.") for value in range(2, 13) for name in opened(value, homes={0: traveller}))
    gray = {"travel": ["a1", "b1", "c1", "d3"], "coins": 9}
    game = set_up(value=3, homes={0: gray})
    game.play("banner travel.e")
    assert (game.question, home(game)["coins"]) == ("journey", 9 - 2 - 3)


@rule("M-SCO-10")
def test_w25_tie():
    mike = {"house": 40, "coins": 3, "crafts": ["stables1"], "goods": {"horse": 1}, "fields": [True], "tree": 2}
    hand = {"owner": 2}
    game = set_up(value=5, homes={0: mike, 1: {"house": 41, "coins": 6}}, hand=hand)
    assert [score["total"] for score in game.scores()[:2]] == [41, 41]
    assert game.winners == [0]
    assert set_up(value=5, homes={0: mike, 1: {"house": 41, "coins": 7}}, hand=hand).winners == [0, 1]


@rule("M-END-1", "M-END-2")
def test_w26_end():
    dead = {"abbot": 2, "councilman": 2, "traveller": 2, "craftsman": 2, "merchant": 2}
    game = set_up("headman", who=2, value=5, homes={2: {"headman": "coin"}}, chronicle=dead, graves=3)
    game.play("headman stay")
    assert game.question == "roll"
    game = set_up("headman", value=5, chronicle=dead, graves=3, homes={0: {"headman": "coin", "reaper": True}})
    play(game, "headman stay", "death abbot", "rat 1")
    turns = 0
    while not game.over:
        assert game.question == "dice"
        play(game, game.moves[0])
        while game.question not in ("dice", ""):
            game.play("banner headman" if game.question == "banner" else game.moves[0])
        turns += 1
    assert turns == 2
    assert game.actor == village.OVER
