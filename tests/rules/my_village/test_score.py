"""M-SCO: scoring and ties."""

import pytest

from tests.builders.my_village import FIVE, set_up, without
from village.games.my_village.score import ranking_key

rule = pytest.mark.rule
LINES = ["church", "windows", "council", "fields", "travel", "customers", "house", "laborers", "hand"]
MONKS = ["quill2", "quill3", "goblet2", "goblet3", "goblet4", "rosary2"]


def score(own, **setting):
    setting.setdefault("hand", {"owner": 1})
    return set_up(value=5, homes={0: own}, **setting).scores()[0]


@rule("M-SCO-1")
def test_the_lines_in_their_order_add_up():
    result = score({"house": 4, "laborers": 1, "fields": [False]})
    assert list(result["lines"]) == LINES
    assert result["total"] == sum(result["lines"].values()) == 4 - 5 + 1


@rule("M-SCO-2")
@pytest.mark.parametrize(("monks", "points"), list(enumerate([0, 2, 4, 7, 10, 14, 20])))
def test_windows(monks, points):
    assert score({"church": "travel", "monks": MONKS[:monks]})["lines"]["windows"] == points


@rule("M-SCO-2")
@pytest.mark.parametrize(("church", "points"), [("sanatory", 3), ("cloister", 4), ("trading", 5), ("travel", 6)])
def test_a_church_has_its_printed_prestige(church, points):
    assert score({"church": church})["lines"]["church"] == points


@rule("M-SCO-3")
@pytest.mark.parametrize(
    ("own", "points"),
    [
        ({}, 0),
        ({"meeting": True}, 2),
        ({"council": "monetary"}, 5),
        ({"council": "guild", "wild": 2, "meeting": True}, 5),
        ({"council": "area"}, 0),
        ({"council": "population"}, 0),
    ],
)
def test_the_council_area(own, points):
    assert score(own)["lines"]["council"] == points


@rule("M-SCO-4")
@pytest.mark.parametrize(
    ("mark", "points"), [("travel", 2), ("craft", 3), ("customer", 1), ("church", 3), ("field", 4)]
)
def test_the_area_council_counts_cards_of_marked_kinds(mark, points):
    own = {
        "council": "area", "marks": [mark], "travel": ["a1", "b1"], "crafts": ["stables1", "brewery1", "smithy1"],
        "served": ["cu09"], "market": ["cu10", "cu11"], "church": "cloister", "monks": MONKS[:2], "fields": [False] * 4,
    }  # fmt: skip
    assert score(own)["lines"]["council"] == points


@rule("M-SCO-5")
def test_the_population_council_counts_marked_professions_that_are_present():
    own = {"council": "population", "marks": FIVE[:3], "villagers": without("abbot")}
    assert score(own)["lines"]["council"] == 8


@rule("M-SCO-6")
def test_fields_travel_cards_and_served_customers():
    own = {"fields": [True, False], "travel": ["a4", "b4"], "served": ["cu33", "cu01"], "market": ["cu32"]}
    lines = score(own)["lines"]
    assert (lines["fields"], lines["travel"], lines["customers"]) == (2, 10, 9)


@rule("M-SCO-7")
def test_house_laborers_and_hand():
    lines = score({"house": 6, "tree": 5, "laborers": 2}, hand={"owner": 0, "palm": False, "story": 7})["lines"]
    assert (lines["house"], lines["laborers"], lines["hand"]) == (6, -10, 1)


@rule("M-SCO-9")
def test_prestige_counts_without_the_villager():
    own = {"church": "trading", "council": "guild", "meeting": True, "travel": ["a1"], "served": ["cu01"]}
    assert score(own)["total"] == score({**own, "villagers": ["craftsman"]})["total"]


@rule("M-SCO-10")
@pytest.mark.parametrize(
    ("own", "winners"),
    [
        ({"coins": 2}, [1]),
        ({"coins": 3}, [0, 1]),
        ({"coins": 2, "tree": 1}, [0, 1]),
        ({"coins": 2, "tree": 2}, [0]),
        ({"coins": 2, "meeting": True, "markers": 2, "house": 8}, [1]),
    ],
)
def test_ties_are_broken_by_coins_goods_and_tree(own, winners):
    game = set_up(value=5, homes={0: {"house": 10, **own}, 1: {"house": 10, "coins": 3}}, hand={"owner": 2})
    assert game.winners == winners


@rule("M-SCO-10")
def test_wild_goods_and_plows_on_fields_are_goods():
    tie = game_of({"council": "guild", "wild": 1, "fields": [True], "house": 6, "coins": 1})
    assert tie == [0, 1]


def game_of(own):
    """The opponent has ten points and three coins."""
    return set_up(value=5, homes={0: own, 1: {"house": 10, "coins": 3}}, hand={"owner": 2}).winners


@rule("M-SCO-11")
def test_places_are_ranked_by_the_same_two_numbers():
    homes = {0: {"house": 8, "coins": 1}, 1: {"house": 8, "tree": 2, "coins": 0}, 2: {"house": 9}, 3: {"house": 8}}
    game = set_up(value=5, seats=4, homes=homes, hand={"owner": 2})
    assert [ranking_key(game.state, seat) for seat in range(4)] == [[8, 1], [8, 2], [10, 3], [8, 4]]
    assert (game.winners, game.ranks) == ([2], [4, 3, 1, 2])
    homes[1] = {**homes[1], "tree": 1}
    assert set_up(value=5, seats=4, homes=homes, hand={"owner": 2}).ranks == [3, 3, 1, 2]


def test_the_lines_say_what_they_count():
    own = {"council": "area", "marks": ["field"], "fields": [False, True], "meeting": True, "laborers": 1}
    game = set_up(value=5, homes={0: own}, hand={"owner": 0})
    parts = game.table.rules.breakdown(game.state, 0)
    assert parts["council"] == [("meeting", 1, 2), ("council.area", 1, 0), ("mark.field", 2, 2)]
    assert (parts["fields"], parts["laborers"], parts["hand"]) == (
        [("field", 2, 2)],
        [("laborers", 1, -5)],
        [("hand", 1, 1)],
    )
    for line, points in game.scores()[0]["lines"].items():
        assert sum(part[2] for part in parts[line]) == points
