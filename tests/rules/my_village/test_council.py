"""M-MEE and M-COU: the meeting place and the council chambers."""

import pytest

from tests.builders.my_village import home, opened, refusal, set_up, without
from tests.builders.village import kinds, legal_choices, play

rule = pytest.mark.rule
ALL = ["abbot", "councilman", "traveller", "craftsman", "merchant"]


@rule("M-MEE-1", "M-MEE-8")
def test_one_meeting_place_with_or_without_a_chamber():
    assert [value for value in range(2, 13) if "meeting" in opened(value)] == [2, 12]
    assert "meeting" in opened(2, homes={0: {"council": "guild"}})
    assert refusal(set_up(value=2, homes={0: {"meeting": True}}), "banner meeting") == "M-MEE-8"


@rule("M-MEE-2", "M-MEE-4")
def test_the_black_banner_places_the_tile_then_gives_a_story_point_the_card_and_a_marker():
    own = {"crafts": ["stables1"], "fields": [False], "council": "area", "market": ["cu09"]}
    game = set_up(value=2, homes={0: own})
    game.play("banner meeting")
    assert legal_choices(game) == ["school", "play", "stables", "field1", "council", "cu09"]
    assert (home(game)["tile"], home(game)["tree"], home(game)["meeting"]) == ("hand", 0, False)
    assert refusal(game, "tile stay") == "M-MEE-2"
    assert refusal(game, "tile brewery") == "M-MEE-4"
    events = game.play("tile stables")
    assert kinds(events)[:3] == ["tile", "story", "marker"]
    assert [home(game)[key] for key in ("tile", "tree", "meeting", "markers", "cloud")] == ["stables", 1, True, 1, 3]


@rule("M-MEE-3")
@pytest.mark.parametrize(("markers", "after"), [(0, 1), (1, 2), (2, 2)])
def test_the_white_banner_moves_the_tile_or_not(markers, after):
    own = {"meeting": True, "markers": markers, "tile": "school"}
    for choice, tile in (("stay", "school"), ("play", "play"), ("meeting", "meeting")):
        game = set_up(value=12, homes={0: own})
        play(game, "banner white.meeting", f"tile {choice}")
        assert [home(game)[key] for key in ("tile", "tree", "markers", "cloud")] == [tile, 1, after, 0]


@rule("M-MEE-4")
def test_the_current_place_is_not_offered():
    game = set_up("tile", arg=1, value=2, homes={0: {"meeting": True, "tile": "school"}}, below=[["convene", 0, 1]])
    assert legal_choices(game) == ["stay", "play", "meeting"]
    assert refusal(game, "tile school") == "M-MEE-4"


@rule("M-FLD-10", "M-MEE-4")
def test_of_equal_fields_the_tile_names_the_lowest():
    own = {"fields": [False, False, True, True], "meeting": True, "tile": "field1"}
    white = set_up("tile", arg=1, value=2, homes={0: own}, below=[["convene", 0, 1]])
    assert legal_choices(white) == ["stay", "school", "play", "field2", "field3", "meeting"]
    assert (refusal(white, "tile field4"), refusal(white, "tile field5")) == ("M-FLD-10", "M-MEE-4")
    black = set_up(value=2, homes={0: {"fields": [True, False, False]}})
    black.play("banner meeting")
    assert legal_choices(black) == ["school", "play", "field1", "field2"]


@rule("M-MEE-5")
def test_next_to_a_question_mark_the_tile_is_allowed():
    own = {"meeting": True, "market": ["cu14"]}
    game = set_up(value=12, homes={0: own})
    game.play("banner white.meeting")
    assert "cu14" in legal_choices(game)


@rule("M-MEE-6")
def test_the_tile_stays_until_it_is_moved():
    own = {"meeting": True, "tile": "play"}
    game = set_up(value=12, homes={0: own})
    game.play("banner white.play")
    assert home(game)["tile"] == "play"


@rule("M-MEE-7")
def test_markers_of_the_meeting_place_are_not_goods():
    own = {"meeting": True, "markers": 2, "market": ["cu01"]}
    assert "white.cu01" not in opened(5, homes={0: own})


@rule("M-COU-1", "M-COU-8")
def test_one_chamber_for_each_village_and_each_exists_once():
    assert {"council.monetary", "council.population"} <= set(opened(3))
    assert refusal(set_up(value=3, homes={0: {"council": "guild"}}), "banner council.monetary") == "M-COU-8"
    assert refusal(set_up(value=3, homes={1: {"council": "monetary"}}), "banner council.monetary") == "M-SET-14"


@rule("M-COU-2")
@pytest.mark.parametrize("name", ["monetary", "guild"])
def test_the_action_is_the_same_for_both_banners(name):
    value = {"monetary": 3, "guild": 11}[name]
    black = set_up(value=value, homes={0: {"coins": 0}})
    black.play(f"banner council.{name}")
    white = set_up(value=value, homes={0: {"coins": 0, "council": name}})
    white.play("banner white.council")
    assert [home(black)[key] for key in ("coins", "wild")] == [home(white)[key] for key in ("coins", "wild")]
    assert (home(black)["cloud"], home(white)["cloud"]) == (4, 1)


@rule("M-COU-3")
def test_the_monetary_council_gives_two_coins():
    game = set_up(value=3, homes={0: {"coins": 0, "council": "monetary"}})
    game.play("banner white.council")
    assert home(game)["coins"] == 2


@rule("M-COU-4")
@pytest.mark.parametrize(("wild", "after"), [(0, 1), (2, 3), (3, 3)])
def test_the_guild_council_makes_wild_goods_that_never_pay_for_coins(wild, after):
    game = set_up(value=11, homes={0: {"council": "guild", "wild": wild}})
    game.play("banner white.council")
    assert home(game)["wild"] == after
    assert "travel.b" not in opened(5, homes={0: {"council": "guild", "wild": 3, "coins": 0, "travel": ["a2"]}})


@rule("M-COU-5")
def test_marks_of_the_area_council_are_permanent():
    own = {"council": "area", "marks": ["craft"]}
    game = set_up(value=11, homes={0: own})
    game.play("banner white.council")
    assert legal_choices(game) == ["travel", "customer", "church", "field"]
    assert refusal(game, "mark craft") == "M-COU-5"
    assert refusal(game, "mark abbot") == "M-COU-5"
    game.play("mark field")
    assert home(game)["marks"] == ["craft", "field"]
    black = set_up(value=11)
    black.play("banner council.area")
    assert legal_choices(black) == ["travel", "craft", "customer", "church", "field"]


@rule("M-COU-6")
def test_the_population_council_marks_professions_present_or_not():
    own = {"council": "population", "marks": ["abbot"], "villagers": without("merchant")}
    game = set_up(value=3, homes={0: own})
    game.play("banner white.council")
    assert legal_choices(game) == ["councilman", "traveller", "craftsman", "merchant"]
    assert refusal(game, "mark travel") == "M-COU-6"
    assert refusal(game, "mark abbot") == "M-COU-6"
    game.play("mark merchant")
    assert home(game)["marks"] == ["abbot", "merchant"]
    last = set_up(value=3, homes={0: {"council": "population", "marks": ALL[:4]}})
    last.play("banner white.council")
    assert home(last)["marks"] == ALL


@rule("M-COU-7")
def test_with_all_spaces_covered_only_the_time_is_paid():
    game = set_up(value=3, homes={0: {"council": "population", "marks": ALL}})
    game.play("banner white.council")
    assert (home(game)["cloud"], home(game)["marks"], game.question) == (1, ALL, "white")
