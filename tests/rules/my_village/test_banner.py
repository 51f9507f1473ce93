"""M-BAN, M-BLK, M-WHT and M-HEA: activating banners and paying for them."""

from itertools import permutations

import pytest

from tests.builders.my_village import FIVE, home, offers, opened, refusal, set_up, without
from tests.builders.village import kinds, legal_choices, play

rule = pytest.mark.rule
OFFICE = {"crafts": ["office1"], "goods": {"scroll": 2}}
GUILD = {"council": "guild"}


@rule("M-BAN-1", "M-BLK-1")
def test_one_black_banner_ends_the_activation():
    game = set_up(value=5, homes={0: {"crafts": ["brewery1"]}})
    assert {"craft.stables1", "white.brewery", "white.play", "headman"} <= set(legal_choices(game))
    game.play("banner craft.stables1")
    assert game.question == "dice"


@rule("M-BAN-2")
def test_a_banner_matches_one_of_its_values_exactly():
    values = [value for value in range(2, 13) if "craft.stables1" in opened(value)]
    assert values == [5, 8]
    assert refusal(set_up(value=6), "banner craft.stables1") == "M-BAN-2"
    assert refusal(set_up(value=6), "banner white.school") == "M-BAN-2"


@rule("M-BAN-3")
@pytest.mark.parametrize(
    ("value", "name", "profession", "own"),
    [
        (5, "church.cloister", "abbot", {}),
        (3, "council.monetary", "councilman", {}),
        (2, "meeting", "councilman", {}),
        (6, "travel.a", "traveller", {"coins": 1}),
        (5, "craft.stables1", "craftsman", {}),
        (5, "white.office", "craftsman", OFFICE),
        (3, "white.council", "councilman", {"council": "monetary"}),
        (2, "white.meeting", "councilman", {"meeting": True}),
        (4, "white.cu17", "merchant", {**OFFICE, "market": ["cu17"]}),
    ],
)
def test_a_card_needs_its_villager(value, name, profession, own):
    assert name in opened(value, homes={0: own})
    game = set_up(value=value, homes={0: {**own, "villagers": without(profession)}, 1: {"market": ["cu01"]}})
    if game.question == "dice":  # only the headman was left
        assert home(game)["headman"] == "coin"
    else:
        assert not offers(game, name)
        assert refusal(game, f"banner {name}") == "M-BAN-3"


@rule("M-BAN-3")
@pytest.mark.parametrize(("value", "name"), [(3, "white.school"), (5, "white.play"), (7, "field"), (7, "white.field1")])
def test_school_play_and_fields_need_no_villager(value, name):
    assert name in opened(value, homes={0: {"villagers": ["merchant"], "fields": [False]}})
    assert {"headman", "steward", "hand"} <= set(opened(4, who=1, homes={1: {"villagers": ["merchant"]}}))


@rule("M-BAN-4")
def test_a_cost_that_cannot_be_paid_is_refused():
    monk = {"church": "trading", "crafts": ["office1"]}
    game = set_up(value=7, homes={0: monk})
    assert refusal(game, "banner monk.quill") == "M-BAN-4"
    assert "monk.quill" in opened(7, homes={0: {**monk, "goods": {"scroll": 1}}})


@rule("M-BAN-5")
def test_time_can_always_be_paid():
    game = set_up(value=3, homes={0: {"cloud": 9}})
    game.play("banner council.monetary")
    assert (home(game)["cloud"], home(game)["council"], game.question) == (3, "monetary", "death")


@rule("M-BAN-6")
def test_a_black_card_leaves_the_display_then_time_then_goods_then_the_action():
    monk = {"church": "trading", "council": "guild", "wild": 1, "crafts": ["office1"], "goods": {"scroll": 1}}
    game = set_up(value=7, homes={0: monk})
    events = game.play("banner monk.quill")
    assert kinds(events) == ["banner", "time"]
    data = game.data()
    assert (data["monks"]["quill"], data["now"]["bought"], home(game)["monks"]) == (None, "monk.quill1", [])
    assert (home(game)["cloud"], game.question) == (2, "pay")
    assert kinds(play(game, "pay office", "monk quill2"))[:4] == ["pay", "monk", "story", "window"]
    assert home(game)["monks"] == ["quill1"]


@rule("M-BAN-6")
def test_a_white_banner_costs_time_then_goods_then_acts():
    game = set_up(value=3, homes={0: {"council": "monetary"}})
    assert kinds(game.play("banner white.council"))[:3] == ["white", "time", "coins"]


@rule("M-BAN-7")
def test_a_plow_is_paid_from_the_smithy_a_field_or_the_guild():
    own = {**GUILD, "wild": 1, "crafts": ["smithy1"], "goods": {"plow": 1}, "fields": [True], "market": ["cu06"]}
    game = set_up(value=4, homes={0: own})
    game.play("banner white.cu06")
    assert (game.data()["now"]["bill"], legal_choices(game)) == ({"plow": 1}, ["smithy", "field1", "guild"])
    assert refusal(game, "pay office") == "M-BAN-7"
    assert refusal(game, "pay field2") == "M-BAN-7"
    game.play("pay field1")
    assert (home(game)["fields"], home(game)["served"]) == ([False], ["cu06"])


@rule("M-BAN-8")
@pytest.mark.parametrize(
    ("goods", "wild", "payable"),
    [
        ({"horse": 1, "beer": 1, "wagon": 1}, 0, True),
        ({"horse": 1, "beer": 1}, 1, True),
        ({"horse": 2}, 1, False),
        ({"horse": 3}, 2, True),
        ({}, 2, False),
        ({}, 3, True),
    ],
)
def test_wild_goods_replace_missing_goods(goods, wild, payable):
    own = {**GUILD, "wild": wild, "crafts": ["stables1", "brewery1", "wainwright1"], "goods": goods}
    assert ("white.cu33" in opened(3, homes={0: {**own, "market": ["cu33"]}})) == payable


THREE = {"crafts": ["stables1", "brewery1", "wainwright1"], "goods": {"horse": 1, "beer": 1, "wagon": 1}}


@rule("M-BAN-9")
@pytest.mark.parametrize("order", list(permutations(["stables", "wainwright", "guild"])))
def test_goods_are_paid_in_any_order_and_a_wild_good_may_replace_each_of_them(order):
    game = set_up(value=3, homes={0: {**GUILD, "wild": 3, **THREE, "market": ["cu33"]}})
    game.play("banner white.cu33")
    assert legal_choices(game) == ["stables", "brewery", "wainwright", "guild"]
    play(game, *[f"pay {place}" for place in order])
    assert (home(game)["goods"], home(game)["wild"], home(game)["served"]) == ({"beer": 1}, 2, ["cu33"])


@rule("M-BAN-9")
def test_after_a_later_place_an_earlier_one_is_offered_again():
    own = {**GUILD, "wild": 2, "crafts": ["office1"], "goods": {"scroll": 2}, "market": ["cu17"]}
    game = set_up(value=4, homes={0: own})
    play(game, "banner white.cu17", "pay guild")
    assert (game.data()["now"]["bill"], legal_choices(game)) == ({"scroll": 2, "wild": 1}, ["office", "guild"])
    game.play("pay office")
    assert (home(game)["wild"], home(game)["goods"]) == (1, {"scroll": 1})


@rule("M-BAN-9")
def test_goods_that_can_come_from_one_place_only_are_paid_without_a_question():
    game = set_up(value=3, homes={0: {**THREE, "goods": {"horse": 2, "beer": 3, "wagon": 2}, "market": ["cu33"]}})
    events = game.play("banner white.cu33")
    paid = [(event["unit"], event["place"]) for event in events if event["kind"] == "pay"]
    assert paid == [("horse", "stables"), ("beer", "brewery"), ("wagon", "wainwright")]
    plows = {"crafts": ["office1"], "goods": {"scroll": 2}, "fields": [True, True], "market": ["cu20"]}
    game = set_up(value=5, homes={0: plows})
    game.play("banner white.cu20")
    assert (home(game)["goods"], home(game)["fields"]) == ({"scroll": 1}, [False, True])


@rule("M-BAN-9")
def test_the_rest_of_a_payment_is_asked():
    """One of two scrolls must come from the office; the wild good or the office pays for the other."""
    own = {**GUILD, "wild": 1, "crafts": ["office1"], "goods": {"scroll": 2}, "market": ["cu17"]}
    game = set_up(value=4, homes={0: own})
    game.play("banner white.cu17")
    assert (home(game)["goods"], legal_choices(game)) == ({"scroll": 1}, ["office", "guild"])


@rule("M-BAN-9")
def test_a_wild_good_paid_first_replaces_the_good_that_is_not_paid():
    own = {**GUILD, "wild": 1, **THREE, "goods": {"horse": 1, "wagon": 1}, "market": ["cu21"]}
    for place, left in (("stables", {"wagon": 1}), ("wainwright", {"horse": 1})):
        game = set_up(value=5, homes={0: own})
        play(game, "banner white.cu21", "pay guild")
        assert legal_choices(game) == ["stables", "wainwright"]
        assert refusal(game, "pay guild") == refusal(game, "pay brewery") == "M-BAN-7"
        game.play(f"pay {place}")
        assert (home(game)["goods"], home(game)["served"]) == (left, ["cu21"])


@rule("M-BAN-9", "M-FLD-10")
def test_of_equal_fields_only_the_lowest_is_offered():
    own = {**GUILD, "wild": 2, "meeting": True, "tile": "field2", "fields": [True, True, True], "market": ["cu16"]}
    game = set_up(value=4, homes={0: own})
    game.play("banner white.cu16")
    assert legal_choices(game) == ["field1", "field2", "guild"]
    assert refusal(game, "pay field3") == "M-FLD-10"
    game.play("pay field2")
    assert (home(game)["fields"], legal_choices(game)) == ([True, False, True], ["field1", "guild"])
    game = set_up(value=4, homes={0: own})
    play(game, "banner white.cu16", "pay field1")
    assert legal_choices(game) == ["field2", "field3", "guild"]


@rule("M-BAN-7")
def test_any_good_can_be_paid_from_every_place():
    own = {
        **GUILD, "wild": 1, "crafts": ["stables1", "smithy1", "wainwright1"],
        "goods": {"horse": 1, "plow": 1, "wagon": 1}, "fields": [True], "market": ["cu01"],
    }  # fmt: skip
    game = set_up(value=5, homes={0: own})
    game.play("banner white.cu01")
    assert legal_choices(game) == ["stables", "smithy", "wainwright", "field1", "guild"]


@rule("M-BAN-11")
def test_markers_stay_valid_without_their_villager():
    own = {**GUILD, "wild": 1, "villagers": ["merchant"], "market": ["cu04"]}
    game = set_up(value=3, homes={0: own})
    game.play("banner white.cu04")
    assert (home(game)["wild"], home(game)["served"]) == (0, ["cu04"])


@rule("M-BAN-12", "M-COU-7")
def test_a_banner_without_effect_is_offered_and_its_time_is_paid():
    full = {"council": "area", "marks": ["travel", "craft", "customer", "church", "field"]}
    game = set_up(value=11, homes={0: full})
    game.play("banner white.council")
    assert (home(game)["cloud"], home(game)["marks"]) == (1, full["marks"])


@rule("M-BAN-13")
def test_gains_are_taken_without_a_question_unless_declining_can_help():
    game = set_up(value=5, homes={0: {"tree": 0}})
    assert "story" in kinds(game.play("banner white.play"))
    assert home(game)["tree"] == 1
    passes = {"headman stay", "school none", "customer done", "tile stay", "plow no", "redraw pass", "avoid no"}
    assert passes <= set(game.table.tokens)


@rule("M-BAN-14", "M-WHT-3")
def test_no_banner_is_activated_twice_in_a_turn():
    game = set_up(value=5, homes={0: {"crafts": ["stables1", "brewery1"]}})
    game.play("banner white.stables")
    assert not offers(game, "stables")
    assert refusal(game, "white stables") == "M-BAN-14"


@rule("M-BAN-15", "M-BLK-4")
def test_a_card_whose_both_sides_are_known_is_added_without_a_question():
    game = set_up(value=5)
    events = game.play("banner craft.stables1")
    assert home(game)["crafts"] == ["stables1"]
    assert "banner" in kinds(events)
    assert not any(token.startswith(("discard", "give")) for token in game.table.tokens)


@rule("M-BLK-2", "M-BLK-3")
def test_every_card_of_the_display_but_customers_has_a_black_banner_and_comes_into_the_village():
    names = {token.split()[1] for token in set_up(value=5).table.tokens if token.startswith("banner ")}
    black = {name for name in names if not name.startswith("white.")}
    assert len(black) == 41
    assert not any(name.startswith("cu") for name in black)
    game = set_up(value=7)
    game.play("banner field")
    assert (home(game)["fields"], game.data()["fields"]) == ([False], 7)


@rule("M-BLK-5", "M-BLK-6")
def test_the_hand_is_refused_on_the_first_turn_and_with_its_back_up():
    assert refusal(set_up(value=4), "banner hand") == "M-BLK-6"
    down = set_up(who=1, value=4, hand={"owner": 0, "palm": False, "story": 0})
    assert refusal(down, "banner hand") == "M-BLK-6"
    assert refusal(set_up(who=1, value=5), "banner hand") == "M-BAN-2"


@rule("M-BLK-8")
def test_if_no_player_takes_the_hand_its_points_stay_and_its_owner_starts():
    game = set_up("headman", who=2, value=5, hand={"owner": 0, "story": 3}, homes={2: {"headman": "coin"}})
    game.play("headman stay")
    assert (game.data()["start"], game.data()["hand"]["story"]) == (0, 4)


@rule("M-BLK-9", "M-CUS-7")
def test_the_steward_is_open_with_4_and_10_while_there_are_customers():
    assert [value for value in range(2, 13) if "steward" in opened(value)] == [4, 10]


@rule("M-CUS-7")
def test_without_customers_the_steward_is_refused():
    all_customers = [f"cu{number:02}" for number in range(1, 34)]
    game = set_up(who=1, value=4, homes={0: {"served": all_customers}}, display=[], hand={"owner": 0, "story": 1})
    assert offers(game, "hand")
    assert refusal(game, "banner steward") == "M-CUS-7"


@rule("M-WHT-1")
def test_which_banners_are_white():
    own = {
        "crafts": ["stables1"], "fields": [False], "council": "monetary", "meeting": True, "market": ["cu03"],
        "church": "travel", "monks": ["quill1"], "travel": ["a1"], "tile": "meeting",
    }  # fmt: skip
    game = set_up("tile", arg=1, value=2, homes={0: own}, below=[["convene", 0, 1]])
    assert legal_choices(game) == ["stay", "school", "play", "stables", "field1", "council", "cu03"]
    assert refusal(set_up(value=5), "banner white.brewery") == "M-WHT-1"


@rule("M-WHT-2")
def test_white_banners_come_in_any_order_until_the_player_stops():
    own = {"crafts": ["stables1", "brewery1"]}
    for order in (("stables", "brewery"), ("brewery", "stables")):
        game = set_up(value=5, homes={0: own})
        play(game, f"banner white.{order[0]}", f"white {order[1]}")
        assert home(game)["goods"] == {"horse": 1, "beer": 1}
    game = set_up(value=5, homes={0: own})
    play(game, "banner white.stables", "white done")
    assert game.actor == 1


@rule("M-WHT-4")
def test_a_good_made_in_the_same_turn_counts():
    own = {"crafts": ["office1"], "goods": {"scroll": 1}, "market": ["cu17"]}
    game = set_up(value=5, homes={0: own})
    assert not offers(game, "white.cu17")
    game.play("banner white.office")
    assert offers(game, "cu17")


@rule("M-WHT-5")
def test_the_meeting_place_is_the_last_one():
    own = {"meeting": True, "market": ["cu14"], "crafts": ["stables1"], "goods": {"horse": 2}}
    game = set_up(value=2, homes={0: own})
    play(game, "banner white.meeting", "tile stay")
    assert game.actor == 1


@rule("M-WHT-6")
def test_play_gives_a_story_point_for_nothing():
    game = set_up(value=5, homes={0: {"villagers": ["abbot"]}})
    game.play("banner white.play")
    assert (home(game)["tree"], home(game)["cloud"]) == (1, 0)


@rule("M-WHT-7")
def test_the_tile_works_without_the_councilman():
    own = {"meeting": True, "tile": "school", "villagers": without("councilman")}
    assert "white.school" in opened(12, homes={0: own})


@rule("M-WHT-8")
def test_a_card_shows_the_same_values_white_and_black():
    for value in range(2, 13):
        bought = "craft.stables3" in opened(value)
        assert bought == ("white.stables" in opened(value, homes={0: {"crafts": ["stables3"]}}))
    tables = set_up(value=5).table.rules.tables
    assert {card.white_time for card in [*tables.crafts, *tables.councils, *tables.customers]} <= {0, 1}


@rule("M-WHT-9")
@pytest.mark.parametrize(
    ("own", "name"),
    [
        ({"crafts": ["stables1", "brewery1"], "goods": {"horse": 3}}, "stables"),
        ({"crafts": ["smithy1", "brewery1"], "goods": {"plow": 3}}, "smithy"),
    ],
)
def test_after_the_first_a_banner_without_effect_is_not_offered(own, name):
    game = set_up(value=5, homes={0: own})
    assert offers(game, f"white.{name}")
    game.play("banner white.brewery")
    assert not offers(game, name)
    assert refusal(game, f"white {name}") == "M-WHT-9"
    bare = set_up(value=5, homes={0: {"crafts": ["smithy1", "brewery1"], "goods": {"plow": 3}, "fields": [False]}})
    bare.play("banner white.brewery")
    assert offers(bare, "smithy")


@rule("M-WHT-9")
@pytest.mark.parametrize(
    ("council", "own"),
    [
        ("area", {"marks": ["travel", "craft", "customer", "church", "field"]}),
        ("population", {"marks": FIVE}),
        ("guild", {"wild": 3}),
    ],
)
def test_a_full_chamber_may_be_activated_for_its_time_alone(council, own):
    """A death on purpose may be useful, so a cost is reason enough."""
    value = 3 if council == "population" else 11
    game = set_up(value=value, homes={0: {"council": council, "cloud": 9, **own}})
    game.play("banner white.school")
    game.play("white council")
    assert (home(game)["cloud"], game.question) == (0, "death")


@rule("M-WHT-9")
def test_a_full_school_is_not_offered_after_the_first():
    own = {"council": "monetary", "school": {"left": 1, "right": 1}}
    game = set_up(value=3, homes={0: own})
    assert offers(game, "white.school")
    game.play("banner white.council")
    assert game.question == "dice"


@rule("M-HEA-1", "M-HEA-2", "M-HEA-8")
def test_the_headman_banner_is_always_available_and_ends_the_activation():
    for value in range(2, 13):
        game = set_up(value=value, homes={0: {"villagers": ["merchant"], "coins": 0}})
        if game.question == "banner":
            game.play("banner headman")
        assert (home(game)["headman"], home(game)["villagers"]) == ("coin", ["merchant"])
        assert game.actor == 1
    assert "headman" not in FIVE


@rule("M-HEA-4")
@pytest.mark.parametrize("place", ["house", "story"])
def test_the_headman_moves_to_the_coin_without_a_question(place):
    game = set_up(value=5, homes={0: {"headman": place, "coins": 0}})
    events = game.play("banner headman")
    assert (home(game)["headman"], home(game)["coins"]) == ("coin", 1)
    assert {"kind": "headman", "seat": 0, "step": "coin"} in events


@rule("M-HEA-3", "M-HEA-7")
def test_one_step_at_a_time_and_staying_only_on_the_coin():
    game = set_up("headman", value=5, homes={0: {"headman": "coin"}})
    assert refusal(game, "headman coin") == "M-HEA-3"
    monk = set_up("headman", arg=1, value=5, homes={0: {"headman": "story"}})
    assert legal_choices(monk) == ["stay", "coin"]
    assert refusal(monk, "headman house") == "M-HEA-3"


@rule("M-HEA-6")
def test_only_what_is_in_the_house_is_safe():
    game = set_up("headman", value=5, homes={0: {"headman": "coin", "tree": 0, "house": 3}})
    game.play("headman house")
    assert (home(game)["tree"], home(game)["house"]) == (0, 3)
