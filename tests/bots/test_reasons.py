"""Reasons compare what follows two moves: points, facts of the game and its expansions, and what the others have."""

import pytest

import village
from village.bots.analysis.reasons import differences, reversed_reasons, strongest
from village.text import LANGUAGES, Text


def positions(game="village", seats=2, **setting):
    """Return the rules and two equal positions."""
    record = village.new(game, seats=seats, seed=3, **setting)
    while record.actor < 0 or not record.opens_turn:
        record.play(record.moves[0])
    return record.table.rules, record.state.copy(), record.state.copy()


def reasons_for(rules, after, alternative, lead=0.0, seat=0):
    return [
        (reason["kind"], reason["what"], reason["n"], reason["own"])
        for reason in strongest(rules, seat, after, alternative, lead)
    ]


def test_equal_positions_give_no_reason():
    assert reasons_for(*positions()) == []


def test_points_are_named_with_their_line_and_what_scores_them():
    rules, after, alternative = positions()
    after.families[0].prestige += 3
    assert reasons_for(rules, after, alternative) == [("line-prestige", "prestige", 3, True)]


def test_a_served_customer_is_named():
    rules, _, alternative = positions()
    data = rules.data(alternative)
    customer = rules.tables.customers[alternative.stalls[0]]
    data["families"][0]["served"] = [customer.name]
    data["stalls"][0] = None
    after = rules.position(data)
    assert reasons_for(rules, after, alternative)[0] == ("line-customers", customer.name, customer.points, True)


def test_a_good_that_a_customer_in_the_display_wants_is_a_reason():
    rules, after, alternative = positions()
    customer = rules.tables.customers[after.stalls[0]]
    family = after.families[0]
    for good, wanted in enumerate(customer.goods):
        family.goods[good] += wanted
    family.grain += customer.grain
    reasons = reasons_for(rules, after, alternative)
    assert ("servable", customer.name, customer.points, True) in reasons


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda family: setattr(family, "time", family.time + 5), ("time", "", -5, True)),
        (lambda family: setattr(family, "grain", family.grain - 2), ("grain", "", 2, True)),
    ],
)
def test_what_the_alternative_costs_is_a_reason(change, reason):
    rules, after, alternative = positions()
    change(alternative.families[0])
    assert reasons_for(rules, after, alternative) == [reason]


def test_what_an_opponent_can_no_longer_do_is_a_reason():
    rules, after, alternative = positions()
    customer = rules.tables.customers[after.stalls[0]]
    family = alternative.families[1]
    for good, wanted in enumerate(customer.goods):
        family.goods[good] += wanted
    family.grain += customer.grain
    reasons = [reason for _, reason in differences(rules, 0, after, alternative)]
    assert {"kind": "servable", "what": customer.name, "n": -customer.points, "own": False} in reasons


def test_the_lead_by_the_end_comes_last():
    rules, after, alternative = positions()
    after.families[0].grain += 2
    assert reasons_for(rules, after, alternative, lead=2.7) == [("grain", "", 2, True), ("lead", "", 3, True)]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda home: setattr(home, "tree", home.tree + 2), ("story", "", 2, True)),
        (lambda home: setattr(home, "coins", home.coins + 2), ("coins", "", 2, True)),
        (lambda home: setattr(home, "left", home.left + 1), ("pupils", "", 1, True)),
        (lambda home: setattr(home, "goods", home.goods + 16), ("good", "beer", 1, True)),
    ],
)
def test_facts_of_my_village(change, reason):
    rules, after, alternative = positions("my_village")
    change(after.villages[0])
    assert reason in reasons_for(rules, after, alternative)


def test_expansions_contribute_facts():
    rules, after, alternative = positions(seats=3, expansions=("inn", "port", "goals", "marriage"))
    inn = next(part for part in after.slices if hasattr(part, "owner"))
    inn.owner[0] = 0
    marriage = next(part for part in after.slices if hasattr(part, "bread"))
    marriage.bread[0] += 1
    port = next(part for part in after.slices if hasattr(part, "ships"))
    port.ships[0].stored[0] += 1
    kinds = {reason["kind"] for _, reason in differences(rules, 0, after, alternative)}
    assert {"villager", "bread", "stored"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "expansions"), [("village", ("inn", "port", "goals", "marriage")), ("my_village", ()), ("village", ())]
)
def test_every_reason_has_words_in_both_directions(game, expansions, language):
    rules, after, _ = positions(game, seats=3, expansions=expansions)
    text = Text(language, game)
    for line in rules.scores(after)[0]:
        assert text.advantage(f"line-{line}", "", 1, True)
    for kind, what, _, _ in rules.facts(after, 0):
        for own in (True, False):
            sentences = {text.advantage(kind, what, n, own) for n in (2, -2)}
            assert len(sentences) == 2


def test_reasons_are_reversed_for_the_worse_move():
    reason = {"kind": "grain", "what": "", "n": 2, "own": True}
    assert reversed_reasons([reason]) == [{**reason, "n": -2}]
