"""V-SCO: the final scoring."""

import pytest

from tests.builders.village import at, set_up

rule = pytest.mark.rule

CITIES = ["north1", "south1", "north2", "south2", "north3", "south3"]
EDITIONS = ["2011", "bigbox"]


def scored(own, **board):
    """Return the score lines of seat 0, which has only what is given."""
    return set_up(families={0: {"coins": 0, **own}}, **board).scores()[0]["lines"]


def tied(edition, *families):
    """Return the winners when the families differ only in what is given."""
    farms = {seat: {"coins": 0, **farm} for seat, farm in enumerate(families)}
    return set_up(seats=len(families), edition=edition, families=farms).winners


@rule("V-SCO-1")
@pytest.mark.parametrize(("visited", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 14), (6, 18)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_travel_scores_the_number_of_cities_with_an_own_marker(edition, visited, points):
    lines = scored({"markers": CITIES[6 - visited :], "members": at(north1=[4, 0, 0, 0])}, edition=edition)
    assert lines["travel"] == points


@rule("V-SCO-2")
@pytest.mark.parametrize(("stage", "points"), [(1, 0), (2, 2), (3, 4), (4, 6)])
def test_the_council_scores_each_living_member_by_its_stage(stage, points):
    assert scored({"members": {f"council{stage}": [2, 1, 0, 0]}})["council"] == 3 * points


@rule("V-SCO-2")
def test_the_council_adds_up_all_stages_without_the_dead():
    crowd = at(council1=[1, 0, 0, 0], council2=[1, 0, 0, 0], council4=[0, 1, 0, 0], chronicle__council=[1, 1, 0, 0])
    assert scored({"members": crowd})["council"] == 0 + 2 + 6


@rule("V-SCO-3")
@pytest.mark.parametrize(("window", "points"), [(1, 2), (2, 3), (3, 4), (4, 6)])
def test_the_church_scores_each_member_by_its_window(window, points):
    assert scored({"members": {f"window{window}": [1, 1, 0, 1]}})["church"] == 3 * points


@rule("V-SCO-3")
def test_members_in_the_bag_and_in_the_chronicle_score_nothing_for_the_church():
    crowd = at(bag=[2, 1, 0, 0], window1=[1, 0, 0, 0], window3=[0, 1, 0, 0], chronicle__church=[1, 1, 0, 0])
    assert scored({"members": crowd})["church"] == 2 + 4


@rule("V-SCO-4")
@pytest.mark.parametrize(("dead", "points"), [(0, 0), (1, 0), (2, 0), (3, 4), (4, 7), (5, 12), (6, 12), (7, 12)])
def test_the_chronicle_scores_from_three_own_members_on_of_any_profession(dead, points):
    crowd = {}
    for number in range(dead):
        section = ["farm", "church", "crafts", "council"][number % 4]
        crowd.setdefault(f"chronicle.{section}", [0, 0, 0, 0])[number // 4] += 1
    opponent = {"members": at(chronicle__travel=[1, 0, 0, 0], grave=[2, 0, 0, 0])}
    game = set_up(families={0: {"members": crowd}, 1: opponent})
    assert [score["lines"]["chronicle"] for score in game.scores()] == [points, 0]


@rule("V-SCO-4")
@pytest.mark.parametrize("place", ["grave", "gone"])
def test_graves_and_members_who_left_the_game_score_nothing(place):
    crowd = {"chronicle.farm": [2, 0, 0, 0], place: [0, 3, 0, 0]}
    assert scored({"members": crowd}, trigger=1)["chronicle"] == 0


@rule("V-SCO-5")
@pytest.mark.parametrize(
    ("served", "points"),
    [
        ([], 0),
        (["horse+plow"], 6),
        (["wagon+ox"], 5),
        (["grain4"], 4),
        (["grain3", "grain3"], 6),
        (["scroll", "wagon", "scroll+grain"], 7),
    ],
)
def test_customers_score_their_printed_prestige(served, points):
    assert scored({"served": served})["customers"] == points


@rule("V-SCO-6")
def test_every_coin_is_worth_one_prestige():
    assert scored({"coins": 7})["coins"] == 7


@rule("V-SCO-7")
def test_prestige_gained_during_the_game_counts():
    assert scored({"prestige": 11})["prestige"] == 11


@rule("V-SCO-7", "V-SCO-8")
def test_the_lines_add_up_and_nothing_else_scores():
    worthless = {"grain": 5, "cubes": {"green": 6, "pink": 4}, "goods": {"ox": 2, "wagon": 3}}
    own = {"coins": 2, "prestige": 3, "served": ["scroll"], "markers": ["north1"], **worthless}
    score = set_up(families={0: own}).scores()[0]
    assert score["lines"] == {
        "travel": 1, "council": 0, "church": 0, "chronicle": 0, "customers": 2, "coins": 2, "prestige": 3,
    }  # fmt: skip
    assert score["total"] == 8


@rule("V-SCO-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_most_prestige_wins_regardless_of_the_tie_breakers(edition):
    rich = {"prestige": 9, "grain": 5, "served": ["scroll", "scroll"]}
    assert tied(edition, rich, {"prestige": 14, "members": at(farm=[1, 0, 0, 0])}) == [1]


@rule("V-SCO-8")
@pytest.mark.parametrize(("edition", "winner"), [("2011", 0), ("bigbox", 1)])
def test_a_tie_goes_to_most_customers_in_2011_and_to_most_grain_in_the_big_box(edition, winner):
    busy = {"served": ["scroll", "scroll"], "grain": 1}
    full = {"served": ["wagon"], "prestige": 2, "grain": 2, "members": at(farm=[4, 3, 0, 0])}
    assert tied(edition, busy, full) == [winner]
    assert tied(edition, {**busy, "members": full["members"]}, {**full, "members": at(farm=[1, 0, 0, 0])}) == [winner]


@rule("V-SCO-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_number_of_customers_breaks_the_tie_not_their_prestige(edition):
    few = {"served": ["horse+plow"], "members": at(farm=[4, 3, 0, 0])}
    many = {"served": ["scroll", "scroll", "wagon"], "members": at(farm=[1, 0, 0, 0])}
    assert tied(edition, few, many) == ([1] if edition == "2011" else [0])


@rule("V-SCO-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_second_tie_breaker_is_the_number_of_living_members(edition):
    fewer = {"served": ["wagon"], "grain": 2, "members": at(farm=[0, 2, 0, 0])}
    more = {"served": ["scroll"], "grain": 2, "members": at(farm=[1, 1, 0, 0], office=[0, 1, 0, 0])}
    assert tied(edition, fewer, more, fewer | {"served": ["scroll"]}) == [1]


@rule("V-SCO-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_members_in_the_black_bag_are_living(edition):
    assert tied(edition, {"members": at(farm=[2, 0, 0, 0])}, {"members": at(farm=[1, 0, 0, 0], bag=[2, 0, 0, 0])}) == [
        1
    ]


@rule("V-SCO-8")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("place", ["grave", "chronicle.crafts", "gone", "reserve"])
def test_the_dead_and_the_unborn_are_not_living(edition, place):
    crowd = {"farm": [1, 0, 0, 0]} if place == "reserve" else {"farm": [1, 0, 0, 0], place: [2, 0, 0, 0]}
    assert tied(edition, {"members": at(farm=[2, 0, 0, 0])}, {"members": crowd}) == [0]


@rule("V-SCO-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_remaining_tie_is_shared(edition):
    alike = {"prestige": 5, "grain": 1, "members": at(farm=[2, 0, 0, 0])}
    elsewhere = {**alike, "members": at(office=[0, 1, 0, 0], bag=[0, 0, 1, 0])}
    assert tied(edition, alike, {"prestige": 4}, elsewhere) == [0, 2]
