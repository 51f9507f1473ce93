"""M-SCH, M-CRF and M-FLD: the school, craft buildings and fields."""

import pytest

from tests.builders.my_village import FIVE, home, offers, opened, refusal, set_up, without
from tests.builders.village import kinds, legal_choices, play

rule = pytest.mark.rule


def school(left, right, missing=("abbot", "merchant")):
    """Return a game at the question of the school."""
    game = set_up(value=3, homes={0: {"school": {"left": left, "right": right}, "villagers": without(*missing)}})
    game.play("banner white.school")
    return game


@rule("M-SCH-1")
def test_the_school_opens_with_3_and_11_and_needs_no_villager():
    homes = {0: {"villagers": ["merchant"]}}
    assert [value for value in range(2, 13) if "white.school" in opened(value, homes=homes)] == [3, 11]
    assert home(school(1, 1, ()))["villagers"] == FIVE, "descendants are no villagers"


@rule("M-SCH-2")
def test_in_an_empty_school_a_marker_goes_left_without_a_question():
    game = school(0, 0)
    assert (home(game)["school"], home(game)["cloud"], game.actor) == ({"left": 1, "right": 0}, 0, 1)


@rule("M-SCH-3")
def test_the_left_one_moves_right_or_becomes_a_villager():
    game = school(1, 0)
    assert legal_choices(game) == ["shift", "left.abbot", "left.merchant"]
    assert refusal(game, "school none") == "M-SCH-8"
    assert refusal(game, "school new") == "M-SCH-4"
    assert refusal(game, "school right.abbot") == "M-SCH-5"
    game.play("school shift")
    assert (home(game)["school"], home(game)["cloud"]) == ({"left": 0, "right": 1}, 0)
    game = school(1, 0)
    game.play("school left.abbot")
    assert (home(game)["school"], home(game)["cloud"], home(game)["tree"]) == ({"left": 0, "right": 0}, 1, 0)


@rule("M-SCH-4")
def test_next_to_a_right_marker_a_new_one_is_placed_or_the_right_one_is_upgraded():
    game = school(0, 1)
    assert legal_choices(game) == ["new", "right.abbot", "right.merchant"]
    assert refusal(game, "school shift") == "M-SCH-3"
    game.play("school new")
    assert home(game)["school"] == {"left": 1, "right": 1}
    game = school(0, 1)
    game.play("school right.merchant")
    assert (home(game)["school"], home(game)["cloud"], home(game)["tree"]) == ({"left": 0, "right": 0}, 1, 2)


@rule("M-SCH-5", "M-SCH-8")
def test_with_both_filled_one_of_them_grows_up_or_none():
    game = school(1, 1, ("abbot",))
    assert legal_choices(game) == ["none", "left.abbot", "right.abbot"]


@rule("M-SCH-6")
def test_a_placed_villager_makes_his_area_active_at_once():
    own = {"school": {"left": 1, "right": 0}, "villagers": without("councilman"), "council": "monetary"}
    game = set_up(value=3, homes={0: own})
    assert not offers(game, "white.council")
    play(game, "banner white.school", "school left.councilman")
    assert offers(game, "council")


@rule("M-SCH-7")
def test_an_occupied_space_cannot_be_entered():
    game = school(1, 0)
    assert refusal(game, "school left.craftsman") == "M-SCH-7"
    assert home(school(1, 0, ()))["school"] == {"left": 0, "right": 1}, "only the free move remains"
    full = school(1, 1, ())
    assert (home(full)["school"], full.actor) == ({"left": 1, "right": 1}, 1)


CRAFTS = {"stables": "horse", "brewery": "beer", "smithy": "plow", "office": "scroll", "wainwright": "wagon"}


@rule("M-CRF-1", "M-CRF-2", "M-CRF-4")
@pytest.mark.parametrize(("kind", "good"), CRAFTS.items())
def test_a_building_comes_with_one_good(kind, good):
    assert [name for name in opened(5) if name.startswith(f"craft.{kind}")] == [f"craft.{kind}1", f"craft.{kind}2"]
    game = set_up(value=5)
    game.play(f"banner craft.{kind}2")
    assert (home(game)["crafts"], home(game)["goods"], home(game)["cloud"]) == ([f"{kind}2"], {good: 1}, 3)


@rule("M-CRF-3", "M-CRF-4")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (3, 3)])
def test_the_white_banner_makes_a_good_if_a_space_is_empty(before, after):
    game = set_up(value=5, homes={0: {"crafts": ["stables1"], "goods": {"horse": before}}})
    game.play("banner white.stables")
    assert (home(game)["goods"], home(game)["cloud"]) == ({"horse": after}, 0)


@rule("M-CRF-5")
def test_a_second_building_of_a_kind_is_refused_even_with_other_values():
    game = set_up(value=5, homes={0: {"crafts": ["stables4"]}})
    assert refusal(game, "banner craft.stables1") == "M-CRF-5"
    assert offers(game, "craft.brewery1")


@rule("M-CRF-6", "M-SCO-8")
def test_buildings_and_goods_are_worth_nothing():
    own = {"crafts": ["stables1", "brewery1"], "goods": {"horse": 3}, "coins": 9, "tree": 9, "market": ["cu33"]}
    assert set_up(value=5, homes={0: own}, hand={"owner": 1}).scores()[0]["total"] == 0


@rule("M-FLD-1", "M-FLD-2", "M-FLD-11")
def test_any_number_of_fields_until_the_stack_is_empty():
    game = set_up(value=7, homes={0: {"villagers": ["abbot"], "fields": [False] * 7, "coins": 0}})
    game.play("banner field")
    assert (home(game)["fields"], home(game)["coins"], home(game)["cloud"]) == ([False] * 8, 1, 2)
    last = set_up(value=7, homes={0: {"fields": [False] * 8}})
    assert refusal(last, "banner field") == "M-FLD-11"


@rule("M-FLD-3")
def test_each_field_is_a_separate_banner():
    game = set_up(value=7, homes={0: {"fields": [True, False], "coins": 0}})
    play(game, "banner white.field1")
    assert home(game)["coins"] == 2
    assert home(game)["fields"] == [True, False], "the plow stays"
    game.play("white field2")
    assert home(game)["coins"] == 3


SMITHY = {"crafts": ["smithy1"], "coins": 0}
GUILD = {"council": "guild", "coins": 0}


@rule("M-FLD-4")
def test_a_plow_moves_without_craftsman_or_councilman():
    own = {**SMITHY, **GUILD, "goods": {"plow": 1}, "wild": 1, "villagers": ["merchant"], "fields": [False]}
    game = set_up(value=7, homes={0: own})
    game.play("banner white.field1")
    assert legal_choices(game) == ["no", "smithy", "field1"]
    game.play("plow smithy")
    assert (home(game)["fields"], home(game)["coins"]) == ([True], 2)


@rule("M-FLD-5")
def test_a_wild_good_on_a_field_is_a_plow():
    own = {**GUILD, "wild": 1, "fields": [False], "market": ["cu04", "cu06"]}
    game = set_up(value=7, homes={0: own})
    play(game, "banner white.field1", "plow field1")
    assert (home(game)["wild"], home(game)["fields"], home(game)["coins"]) == (0, [True], 2)
    banners = opened(4, homes={0: {**own, "wild": 0, "fields": [True]}})
    assert "white.cu06" in banners
    assert "white.cu04" not in opened(3, homes={0: {**own, "wild": 0, "fields": [True]}})


@rule("M-FLD-6")
def test_a_plow_never_leaves_a_field_for_another_place():
    own = {**SMITHY, "fields": [True, False]}
    game = set_up(value=7, homes={0: own})
    game.play("banner white.field2")
    assert (home(game)["fields"], home(game)["coins"]) == ([True, False], 1)


@rule("M-FLD-7")
def test_plows_move_only_when_it_can_matter():
    own = {**SMITHY, "goods": {"plow": 2}, "fields": [False]}
    game = set_up(value=5, homes={0: own})
    game.play("banner white.smithy")
    assert (home(game)["fields"], home(game)["goods"]) == ([False], {"plow": 3}), "the smithy had room"


@rule("M-FLD-8")
def test_a_bare_field_may_get_a_plow_first():
    game = set_up(value=7, homes={0: {**SMITHY, "goods": {"plow": 1}, "fields": [False]}})
    game.play("banner white.field1")
    assert legal_choices(game) == ["no", "smithy"]
    assert kinds(game.play("plow smithy"))[:2] == ["plow", "coins"]
    wild = set_up(value=7, homes={0: {**GUILD, "wild": 1, "fields": [False]}})
    wild.play("banner white.field1")
    assert refusal(wild, "plow smithy") == "M-FLD-8"
    wild.play("plow no")
    assert (home(wild)["coins"], home(wild)["wild"]) == (1, 1)
    both = set_up(value=7, homes={0: {**GUILD, **SMITHY, "goods": {"plow": 1}, "wild": 1, "fields": [False, False]}})
    both.play("banner white.field1")
    assert legal_choices(both) == ["no", "smithy", "field1"]
    assert refusal(both, "plow field2") == "M-FLD-8"


@rule("M-FLD-7", "M-FLD-8")
def test_a_plow_can_be_kept_on_the_smithy_for_another_field():
    own = {**SMITHY, "goods": {"plow": 1}, "fields": [False, False], "meeting": True, "tile": "field1"}
    game = set_up(value=7, homes={0: own})
    play(game, "banner white.field1", "plow no", "white field2", "plow smithy")
    assert (home(game)["fields"], home(game)["coins"], home(game).get("goods", {})) == ([False, True], 3, {})


@rule("M-FLD-9")
@pytest.mark.parametrize(
    ("choice", "plows", "fields"),
    [("no", 3, [False, False]), ("to.field1", 3, [True, False]), ("to.field2", 3, [False, True])],
)
def test_a_full_smithy_asks_for_a_field_first(choice, plows, fields):
    own = {**SMITHY, "goods": {"plow": 3}, "fields": [False, False], "meeting": True, "tile": "field2"}
    game = set_up(value=5, homes={0: own})
    game.play("banner white.smithy")
    assert (game.question, game.subject, legal_choices(game)) == ("plow", "smithy", ["no", "to.field1", "to.field2"])
    assert refusal(game, "plow smithy") == "M-FLD-9"
    assert refusal(game, "plow field1") == "M-FLD-9"
    assert refusal(game, "plow field3") == "M-FLD-4"
    assert refusal(game, "plow to.field3") == "M-FLD-4"
    events = game.play(f"plow {choice}")
    assert (home(game)["goods"], home(game)["fields"]) == ({"plow": plows}, fields)
    assert ("good" in kinds(events)) == (choice != "no")


@rule("M-FLD-9")
def test_equal_fields_are_offered_once_to_a_full_smithy():
    game = set_up("plow", arg=9, value=5, homes={0: {**SMITHY, "goods": {"plow": 3}, "fields": [False, False]}})
    assert legal_choices(game) == ["no", "to.field1"]
    assert refusal(game, "plow to.field2") == "M-FLD-10"


@rule("M-FLD-9")
@pytest.mark.parametrize(("choice", "wild", "fields"), [("no", 3, [False, False]), ("field2", 3, [False, True])])
def test_a_full_guild_council_asks_first(choice, wild, fields):
    own = {**GUILD, "wild": 3, "fields": [False, False], "meeting": True, "tile": "field2"}
    game = set_up(value=11, homes={0: own})
    game.play("banner white.council")
    assert (game.question, game.subject, legal_choices(game)) == ("plow", "guild", ["no", "field1", "field2"])
    assert refusal(game, "plow smithy") == "M-FLD-9"
    assert refusal(game, "plow to.field1") == "M-FLD-9"
    assert refusal(game, "plow field3") == "M-FLD-4"
    game.play(f"plow {choice}")
    assert (home(game)["wild"], home(game)["fields"]) == (wild, fields)


@rule("M-FLD-10")
def test_fields_that_are_the_same_are_named_once():
    own = {"fields": [False, True, False, True], "meeting": True, "tile": "field3"}
    game = set_up(value=7, homes={0: own})
    assert [name for name in legal_choices(game) if "field" in name] == [
        "field",
        "white.field1",
        "white.field2",
        "white.field3",
    ]
    assert refusal(game, "banner white.field4") == "M-FLD-10"
    game.play("banner white.field2")
    assert [name for name in legal_choices(game) if "field" in name] == ["field1", "field3", "field4"]


@rule("M-FLD-10")
def test_a_full_guild_council_names_equal_fields_once():
    game = set_up("plow", arg=8, value=11, homes={0: {**GUILD, "wild": 3, "fields": [False, False]}})
    assert legal_choices(game) == ["no", "field1"]
    assert refusal(game, "plow field2") == "M-FLD-10"
