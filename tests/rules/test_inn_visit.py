"""I-INN, I-DTH: a visit to the inn, and deaths there."""

import pytest

from tests.builders.inn import cards_in, holders, set_up_inn, stacks, visible
from tests.builders.village import at, family, kinds, legal_choices, play

rule = pytest.mark.rule

HOME = {"members": at(farm=[2, 1, 0, 0]), "coins": 0}
GUEST = {"members": at(farm=[2, 1, 0, 0], inn=[1, 0, 0, 0])}
CHEAP = ["blacksmith", "scribe", "medico"]  # 1 coin, 1 beer, 2 beer


def visitor(beer=0, coins=0, **more):
    """Return a family with a guest in the inn."""
    return {0: {**GUEST, "goods": {"beer": beer}, "coins": coins, **more}}


# The action


@rule("I-INN-1")
def test_the_action_comes_with_a_cube_of_the_inn():
    game = set_up_inn(families={0: HOME}, spaces={"inn": {"pink": 1, "green": 1}})
    play(game, "turn inn.pink")
    assert game.question == "inn"
    assert legal_choices(game) == ["pass", "place.1", "place.2"]
    assert family(game)["cubes"] == {"pink": 1}


@rule("I-INN-1")
def test_the_action_can_be_chosen_at_the_well_and_must_then_be_carried_out():
    game = set_up_inn(families={0: {**HOME, "cubes": {"pink": 3}}})
    play(game, "turn well.pink", "action inn")
    assert game.question == "inn"
    assert legal_choices(game) == ["place.1", "place.2"]


@rule("I-INN-1")
def test_the_action_can_be_chosen_in_a_free_last_turn():
    game = set_up_inn(spaces={}, trigger=1, last_turns=0, families={0: HOME})
    assert game.question == "action"
    assert "inn" in legal_choices(game)
    play(game, "action inn")
    assert legal_choices(game) == ["place.1", "place.2"]


@rule("I-INN-1", "I-INN-4")
def test_after_the_well_a_guest_must_use_the_inn():
    game = set_up_inn(families=visitor(beer=1, cubes={"pink": 3}), visible=CHEAP)
    play(game, "turn well.pink", "action inn")
    assert legal_choices(game) == ["push.1", "push.2", "push.3"]
    assert game.why("cycle pass").rule == "V-WEL-2"


@rule("I-INN-1", "I-INN-4")
def test_after_the_well_a_player_who_placed_a_member_may_stop():
    game = set_up_inn("inn", 0, 1, families={0: {**HOME, "goods": {"beer": 1}}})
    play(game, "inn place.1")
    assert game.question == "cycle"
    assert "pass" in legal_choices(game)


@rule("I-INN-1")
def test_the_well_does_not_offer_the_inn_if_nothing_can_be_done_there():
    empty_farm = {"members": at(office=[1, 0, 0, 0]), "cubes": {"pink": 3}}
    game = set_up_inn(families={0: empty_farm})
    play(game, "turn well.pink")
    assert "inn" not in legal_choices(game)
    inn = stacks(CHEAP, unseen=[0, 0, 0])
    game = set_up_inn(families=visitor(beer=0, coins=0, cubes={"pink": 3}), inn=inn)
    play(game, "turn well.pink")
    assert "inn" not in legal_choices(game)


@rule("I-INN-2")
@pytest.mark.parametrize(("token", "crowd"), [("place.1", [1, 0, 0, 0]), ("place.2", [0, 1, 0, 0])])
def test_placing_a_member_of_the_farm_costs_one_time(token, crowd):
    game = set_up_inn("inn", families={0: HOME})
    events = play(game, f"inn {token}")
    assert family(game)["time"] == 1
    assert family(game)["members"]["inn"] == crowd
    assert kinds(events)[:2] == ["walk", "time"]


@rule("I-INN-2")
def test_only_members_of_the_farm_can_be_placed():
    members = at(office=[2, 0, 0, 0], north1=[0, 1, 0, 0], farm=[0, 0, 1, 0])
    game = set_up_inn("inn", families={0: {"members": members}})
    assert legal_choices(game) == ["pass", "place.3"]
    assert game.why("inn place.1").rule == "I-INN-2"


@rule("I-INN-2")
def test_placing_can_be_declined():
    game = set_up_inn("inn", families={0: HOME})
    play(game, "inn pass")
    assert game.actor == 1
    assert "inn" not in family(game)["members"]
    assert family(game)["time"] == 0


@rule("I-INN-3")
def test_a_family_has_one_guest_at_a_time_and_goes_straight_to_the_cards():
    game = set_up_inn(families=visitor(beer=1), spaces={"inn": {"pink": 1, "green": 1}}, visible=CHEAP)
    play(game, "turn inn.pink")
    assert game.question == "cycle"


@rule("I-INN-3")
def test_families_do_not_block_each_other():
    game = set_up_inn("inn", 1, families={**visitor(), 1: HOME})
    play(game, "inn place.1")
    assert family(game, 0)["members"]["inn"] == family(game, 1)["members"]["inn"] == [1, 0, 0, 0]


@rule("I-INN-4")
def test_using_the_inn_costs_one_time():
    game = set_up_inn("cycle", families=visitor(beer=1), visible=CHEAP)
    play(game, "cycle push.1", "reveal nun")
    assert family(game)["time"] == 1
    assert game.question == "villager"


@rule("I-INN-4")
def test_stopping_costs_no_time():
    game = set_up_inn("inn", families={0: {**HOME, "goods": {"beer": 1}}}, visible=CHEAP)
    play(game, "inn place.1", "cycle pass")
    assert family(game)["time"] == 1
    assert game.actor == 1


@rule("I-INN-4")
def test_the_inn_is_used_once_in_an_action():
    game = set_up_inn("cycle", families=visitor(beer=9, coins=9), visible=CHEAP)
    play(game, "cycle push.1", "reveal nun", "villager medico")
    play(game, game.moves[0])
    assert game.actor == 1


@rule("I-INN-5")
def test_a_pushed_card_goes_under_its_own_stack_and_the_next_one_is_shown():
    game = set_up_inn("cycle", families=visitor(beer=1), visible=CHEAP)
    before = game.data()["inn"]["stacks"]
    play(game, "cycle push.2", "reveal bard")
    after = game.data()["inn"]["stacks"]
    assert family(game)["time"] == 1
    assert after[1] == {"shown": "bard", "unseen": before[1]["unseen"] - 1, "under": ["scribe"]}
    assert [after[0], after[2]] == [before[0], before[2]]
    assert legal_choices(game) == ["pass", "bard"]


@rule("I-INN-5")
def test_one_stack_is_pushed_before_a_purchase_and_not_after():
    game = set_up_inn("cycle", families=visitor(beer=3), visible=CHEAP)
    play(game, "cycle push.1", "reveal nun")
    assert game.question == "villager"
    play(game, "villager pass")
    assert game.actor == 1


@rule("I-INN-5")
def test_a_stack_of_one_card_stays_as_it_is():
    inn = stacks(CHEAP, unseen=[0, 0, 1], under={1: ["nun"]})
    game = set_up_inn("cycle", families=visitor(beer=1), inn=inn)
    assert legal_choices(game) == ["pass", "push.1", "push.2", "push.3"]
    play(game, "cycle push.1")
    assert game.data()["inn"]["stacks"] == inn["stacks"]
    assert (family(game)["time"], game.question) == (1, "villager")


@rule("I-INN-5")
def test_pushing_needs_no_money():
    game = set_up_inn("cycle", families=visitor(), visible=CHEAP)
    assert legal_choices(game) == ["pass", "push.1", "push.2", "push.3"]


@rule("I-INN-6")
def test_the_price_is_returned_and_the_stack_shows_its_next_card_at_once():
    game = set_up_inn("villager", families=visitor(beer=2), visible=CHEAP)
    play(game, "villager medico")
    assert game.question == "reveal"
    play(game, "reveal nun")
    assert visible(game) == ["blacksmith", "scribe", "nun"]
    assert holders(game) == [["medico"], []]
    assert family(game)["goods"] == {}


@rule("I-INN-6")
@pytest.mark.parametrize(
    ("card", "amounts"),
    [("medico", [("pay_beer", 2)]), ("blacksmith", [("pay_coins", 1)]), ("bard", [("pay_beer", 1)])],
)
def test_the_price_is_the_subject_of_the_question(card, amounts):
    game = set_up_inn("villager", families=visitor(beer=2, coins=1), visible=["medico", "blacksmith", "bard"])
    events = play(game, f"villager {card}")
    assert [(event["kind"], event["amount"]) for event in events if "amount" in event] == amounts


@rule("I-INN-6")
def test_any_visible_card_that_can_be_paid_may_be_bought_or_none():
    game = set_up_inn("villager", families=visitor(beer=1, coins=1), visible=CHEAP)
    assert legal_choices(game) == ["pass", "blacksmith", "scribe"]
    assert game.why("villager medico").rule == game.why("villager nun").rule == "I-INN-6"
    play(game, "villager pass")
    assert holders(game) == [[], []]
    assert family(game)["goods"] == {"beer": 1}


@rule("I-INN-7")
@pytest.mark.parametrize(("beer", "coins", "offered"), [(0, 0, False), (1, 0, True), (0, 1, True)])
def test_a_stack_of_one_card_is_pushed_only_if_a_visible_card_can_be_paid(beer, coins, offered):
    game = set_up_inn("cycle", families=visitor(beer, coins), inn=stacks(CHEAP, unseen=[9, 0, 9]))
    assert ("push.2" in legal_choices(game)) == offered
    assert offered or game.why("cycle push.2").rule == "I-INN-7"


@rule("I-INN-7")
def test_cards_that_are_not_visible_do_not_count():
    inn = stacks(["medico", "artist", "count"], under={0: ["blacksmith"], 1: ["nun"]}, unseen=[8, 8, 0])
    game = set_up_inn("cycle", families=visitor(coins=1), inn=inn)
    assert legal_choices(game) == ["pass", "push.1", "push.2"]


@rule("I-INN-8")
def test_an_empty_stack_stays_empty():
    inn = stacks(CHEAP, unseen=[0, 5, 5])
    game = set_up_inn("villager", families=visitor(coins=1), inn=inn)
    play(game, "villager blacksmith")
    assert game.question == "window"
    assert visible(game) == [None, "scribe", "medico"]
    assert [cards_in(game, stack) for stack in (1, 2, 3)] == [0, 6, 6]
    game = set_up_inn("cycle", families=visitor(beer=1), inn=game.data()["inn"])
    assert legal_choices(game) == ["pass", "push.2", "push.3"]
    assert str(game.why("cycle push.1")) == "I-INN-5 stack-empty 1"


@rule("I-INN-9")
def test_a_guest_stays_at_the_end_of_the_turn_and_comes_home_by_the_family_action():
    game = set_up_inn("window.end", families=visitor())
    assert family(game)["members"]["inn"] == [1, 0, 0, 0]
    game = set_up_inn("family", families=visitor())
    play(game, "family home.inn.1")
    assert family(game)["members"]["farm"] == [3, 1, 0, 0]
    assert "inn" not in family(game)["members"]


@rule("I-INN-9")
def test_a_guest_works_nowhere_else():
    only_guest = {"members": at(inn=[1, 0, 0, 0]), "goods": {"wagon": 1, "scroll": 1}, "cubes": {"brown": 3, "pink": 3}}
    game = set_up_inn("action", 0, 1, families={0: only_guest}, visible=CHEAP)
    assert legal_choices(game) == ["pass", "family", "crafts", "market", "inn"]
    play(game, "action crafts")
    assert not [choice for choice in legal_choices(game) if not choice.endswith(".buy")]


# Death at the inn


@rule("I-DTH-1")
def test_a_guest_goes_to_a_grave_although_the_chronicle_has_room():
    game = set_up_inn("window.end", families=visitor(due=1))
    assert legal_choices(game) == ["farm.1", "inn.1"]
    play(game, "death inn.1")
    assert family(game)["members"]["grave"] == [1, 0, 0, 0]
    assert not [place for place in family(game)["members"] if place.startswith("chronicle")]


@rule("I-DTH-2")
def test_the_last_grave_filled_by_a_guest_triggers_the_end():
    buried = {1: {"members": at(farm=[1, 0, 0, 0], grave=[2, 0, 0, 0])}}
    guest = {0: {"members": at(farm=[0, 1, 0, 0], inn=[1, 0, 0, 0]), "due": 1}}
    game = set_up_inn("window.end", families={**guest, **buried})
    assert (game.data()["trigger"], game.actor, game.data()["last_turns"]) == (0, 1, 0)


@rule("I-DTH-3")
def test_without_a_free_grave_a_guest_leaves_the_game():
    buried = {1: {"members": at(farm=[1, 0, 0, 0], grave=[3, 0, 0, 0])}}
    guest = {0: {"members": at(farm=[0, 1, 0, 0], inn=[1, 0, 0, 0]), "due": 1}}
    game = set_up_inn("window.end", families={**guest, **buried}, trigger=1, last_turns=0, below=[])
    assert family(game)["members"]["gone"] == [1, 0, 0, 0]
    assert "grave" not in family(game)["members"]
