"""I-CRD, I-WIN: when villagers can be played, and by whom."""

import pytest

import village
from tests.builders.inn import VILLAGERS, WAITING, holders, set_up_inn, stacks, used_up
from tests.builders.village import at, family, kinds, legal_choices, play

rule = pytest.mark.rule

BEGIN, END, DYING, BURIAL, CLOSE, BAG, PROMOTE = range(7)
GRAIN = {"grain": {"green": 2, "pink": 2}}
GUEST = at(farm=[3, 0, 0, 0], inn=[1, 0, 0, 0])
STALLS = {"stalls": ["horse+plow", "scroll", "ox"], "line": ["horse", "plow", "grain3", "grain4", "wagon"]}


def open_window(game):
    """Return the seat and the pending window; the name of the question if it is not a window."""
    _, who, arg = game.data()["stack"][-1]
    return (who, arg) if game.question == "window" else game.question


# Villager cards in general


@rule("I-CRD-1")
def test_there_is_no_limit_to_the_cards_of_a_player_and_no_way_to_lose_them():
    many = [card for card in VILLAGERS if card not in ("scribe", "nun", "midwife")]
    farm = {"members": GUEST, "goods": {"beer": 1}}
    game = set_up_inn("villager", visible=["scribe", "nun", "midwife"], owned={0: many}, families={0: farm})
    play(game, "villager scribe", "window pass")
    assert len(holders(game)[0]) == 28
    play(game, game.moves[0])
    assert len(holders(game)[0]) == 28


@rule("I-CRD-3")
def test_a_card_can_be_played_in_the_turn_in_which_it_was_bought():
    farm = {"members": GUEST, "coins": 1}
    game = set_up_inn("villager", visible=["blacksmith", "nun", "bard"], families={0: farm}, chance="seeded")
    play(game, "villager blacksmith")
    assert open_window(game) == (0, END)
    assert legal_choices(game) == ["pass", "blacksmith"]


@rule("I-CRD-3")
def test_the_reason_says_why_a_card_cannot_be_played():
    game = set_up_inn(owned={0: ["blacksmith", "harvester", "journeyman"], 1: ["scribe"]}, families={0: {"grain": 5}})
    keys = {card: game.why(f"window {card}").key for card in ("scribe", "journeyman", "harvester")}
    assert keys == {
        "scribe": "villager-not-owned", "journeyman": "villager-other-moment", "harvester": "villager-no-effect",
    }  # fmt: skip


@rule("I-CRD-4")
def test_an_action_given_by_a_card_takes_no_cube_and_is_not_the_action_of_the_turn():
    game = set_up_inn(owned={0: ["midwife"]}, spaces=GRAIN, families={0: {"members": at(farm=[4, 0, 0, 0])}})
    play(game, "window midwife")
    assert family(game)["members"]["farm"] == [4, 1, 0, 0]
    assert game.data()["spaces"]["grain"] == {"green": 2, "pink": 2}
    assert family(game)["cubes"] == {}
    play(game, "turn grain.pink", "harvest reap")
    assert family(game)["grain"] == 2
    assert game.actor == 1


@rule("I-CRD-4")
def test_the_journeyman_repeats_the_action_of_the_turn_regardless_of_cards_played_since():
    game = set_up_inn("window.end", owned={0: ["midwife", "journeyman"]}, used="grain")
    play(game, "window midwife", "window journeyman")
    assert family(game)["grain"] == 2


@rule("I-CRD-4")
def test_an_action_given_by_a_card_cannot_be_declined():
    farm = {"members": at(farm=[3, 0, 0, 0], office=[1, 0, 0, 0])}
    game = set_up_inn(owned={0: ["midwife"]}, families={0: farm})
    play(game, "window midwife")
    assert legal_choices(game) == ["birth", "home.office.1"]


@rule("I-CRD-5")
def test_a_crossing_for_a_card_at_the_beginning_makes_a_member_die_at_the_end_of_the_turn():
    farm = {"members": at(farm=[1, 0, 0, 0], council1=[1, 0, 0, 0]), "time": 9, "coins": 0}
    game = set_up_inn(owned={0: ["mayor"]}, families={0: farm}, spaces=GRAIN, ring=1)
    play(game, "window mayor", "privilege pass")
    assert (family(game)["time"], family(game)["due"], game.question) == (1, 1, "turn")
    play(game, "turn grain.pink", "harvest reap")
    assert game.question == "death"
    assert legal_choices(game) == ["farm.1", "council2.1"]


@rule("I-CRD-5")
def test_two_crossings_make_two_members_die_one_after_the_other():
    farm = {"members": at(farm=[2, 0, 0, 0], office=[1, 0, 0, 0]), "due": 2}
    game = set_up_inn("window.end", families={0: farm})
    play(game, "death farm.1")
    assert game.question == "death"
    assert legal_choices(game) == ["farm.1", "office.1"]
    play(game, "death office.1")
    assert game.actor == 1


@rule("I-CRD-6")
def test_unplayed_cards_and_cards_in_the_stacks_score_nothing():
    once = ["blacksmith", "cattle_farmer", "bard", "scrap_dealer", "priest", "miller", "mayor", "nun"]
    game = set_up_inn(
        owned={0: once}, visible=["medico", "storekeeper", "artist"], families={0: {"goods": {"beer": 4}}}
    )
    assert game.scores()[0]["lines"]["villagers"] == 0
    assert game.scores()[0]["total"] == 1


@rule("I-CRD-6")
def test_every_card_exists_once():
    inn = stacks(owned={0: ["nun"]})
    for twice in ({"owned": [["nun"], ["nun"]]}, {"out": ["nun"]}):
        with pytest.raises(village.BadPosition, match="nun"):
            set_up_inn(inn={**inn, **twice})


# The windows


@rule("I-WIN-1")
def test_a_turn_begins_with_a_window_for_the_player_on_turn():
    game = set_up_inn("window.end", owned={1: ["blacksmith"]})
    assert open_window(game) == (1, BEGIN)
    play(game, "window blacksmith")
    assert game.question == "turn"
    assert family(game, 1)["goods"] == {"plow": 2}


@rule("I-WIN-1")
def test_a_round_begins_with_a_window_too():
    game = set_up_inn("new_round", 1, start=1, below=[], owned={1: ["blacksmith"]}, spaces={}, chance="seeded")
    assert open_window(game) == (1, BEGIN)


@rule("I-WIN-1")
def test_a_free_last_turn_begins_with_a_window():
    game = set_up_inn(owned={0: ["blacksmith"]}, spaces={}, trigger=1, last_turns=0)
    assert open_window(game) == (0, BEGIN)
    play(game, "window pass")
    assert game.question == "action"


@rule("I-WIN-1")
def test_the_same_window_is_asked_again_until_it_is_passed_or_nothing_is_left():
    game = set_up_inn(owned={0: ["blacksmith", "scribe", "miller"]})
    play(game, "window scribe")
    assert open_window(game) == (0, BEGIN)
    assert legal_choices(game) == ["pass", "blacksmith", "miller"]
    play(game, "window blacksmith", "window miller")
    assert game.question == "turn"
    assert sorted(used_up(game)) == ["blacksmith", "miller", "scribe"]


@rule("I-WIN-1")
def test_without_a_playable_card_no_window_is_asked():
    game = set_up_inn(owned={0: ["medico", "priest", "journeyman", "harvester"]}, families={0: {"grain": 5}})
    assert game.question == "turn"


@rule("I-WIN-2")
def test_the_end_window_comes_after_the_action_and_before_the_deaths():
    farm = {"members": at(farm=[2, 0, 0, 0]), "time": 9}
    game = set_up_inn("crafts", families={0: farm}, owned={0: ["blacksmith"]})
    play(game, "crafts smithy.train", "make pass")
    assert open_window(game) == (0, END)
    assert family(game)["due"] == 1
    play(game, "window pass")
    assert game.question == "death"


@rule("I-WIN-2")
def test_the_end_window_comes_after_an_action_that_was_declined():
    game = set_up_inn("harvest", owned={0: ["blacksmith"]})
    play(game, "harvest pass")
    assert open_window(game) == (0, END)


@rule("I-WIN-2")
def test_the_end_window_comes_after_a_free_last_turn_that_was_declined():
    game = set_up_inn(owned={0: ["scribe"]}, spaces={}, trigger=1, last_turns=0)
    play(game, "window pass", "action pass")
    assert open_window(game) == (0, END)


@rule("I-WIN-2")
def test_the_end_window_opens_once_although_several_members_die():
    farm = {"members": at(farm=[2, 0, 0, 0], office=[2, 0, 0, 0]), "due": 2}
    game = set_up_inn("window.end", families={0: farm}, owned={0: ["scribe"]})
    play(game, "window pass", "death farm.1", "death farm.1")
    assert game.actor == 1


@rule("I-WIN-3")
def test_the_dying_window_comes_before_the_question_who_dies_at_every_death():
    farm = {"members": at(farm=[2, 1, 0, 0]), "due": 2}
    game = set_up_inn("window.end", families={0: farm}, owned={0: ["gravedigger"]})
    for _ in range(2):
        assert open_window(game) == (0, DYING)
        play(game, "window pass")
    assert family(game)["members"]["chronicle.farm"] == [2, 0, 0, 0]


@rule("I-WIN-3", "I-WIN-8")
def test_the_dying_window_opens_on_another_players_market_day_for_the_player_who_loses_a_member():
    seller = {"members": at(farm=[1, 1, 0, 0]), "goods": {"ox": 1}, "cubes": {"green": 1}, "time": 9, "coins": 0}
    game = set_up_inn("market_day", families={1: seller}, owned={1: ["gravedigger"]}, **STALLS)
    play(game, "market stall.3")
    assert open_window(game) == (1, DYING)


@rule("I-WIN-3")
def test_no_dying_window_without_a_visible_member():
    farm = {"members": at(bag=[1, 1, 0, 0]), "due": 1}
    game = set_up_inn("window.end", families={0: farm}, owned={0: ["gravedigger"]})
    assert game.actor == 1
    assert family(game)["due"] == 0


@rule("I-WIN-4")
def test_the_burial_window_comes_when_the_dying_member_is_known_and_before_its_burial():
    farm = {"members": at(inn=[1, 0, 0, 0], office=[1, 0, 0, 0]), "due": 1}
    game = set_up_inn("window.end", families={0: farm}, owned={0: ["bard"]})
    assert game.question == "death"
    play(game, "death inn.1")
    assert open_window(game) == (0, BURIAL)
    assert family(game)["members"] == {"reserve": [2, 3, 2, 2], **farm["members"]}


@rule("I-WIN-4")
def test_the_burial_window_is_not_asked_to_another_player():
    farm = {"members": at(inn=[1, 0, 0, 0]), "due": 1}
    game = set_up_inn("window.end", families={0: farm}, owned={1: ["bard"]})
    assert game.question == "turn"
    assert family(game)["members"]["grave"] == [1, 0, 0, 0]


@rule("I-WIN-4", "I-WIN-8")
def test_the_burial_window_opens_on_another_players_market_day():
    seller = {"members": at(inn=[1, 0, 0, 0]), "goods": {"ox": 1}, "cubes": {"green": 1}, "time": 9, "coins": 0}
    game = set_up_inn("market_day", families={1: seller}, owned={1: ["bard"]}, **STALLS)
    play(game, "market stall.3")
    assert open_window(game) == (1, BURIAL)


@rule("I-WIN-5", "I-WIN-8")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_close_window_opens_for_every_player_when_the_day_is_over_and_before_the_stalls_are_filled(seat):
    farms = {1: {"goods": {"scroll": 1}}}
    stalls = ["horse+plow", "scroll", "ox", "wagon"]
    game = set_up_inn(
        "market_day", 1, seats=3, families=farms, owned={seat: ["scrap_dealer"]}, stalls=stalls, line=["ox+plow"]
    )
    play(game, "market stall.2")
    assert open_window(game) == (seat, CLOSE)
    assert game.data()["stalls"] == ["horse+plow", None, "ox", "wagon"]
    events = play(game, "window pass")
    assert kinds(events)[:2] == ["market_end", "move_up"]


@rule("I-WIN-5")
def test_the_close_window_is_asked_once_to_a_player():
    game = set_up_inn("market_day", owned={0: ["scrap_dealer"]}, **STALLS)
    assert open_window(game) == (0, CLOSE)
    play(game, "window pass")
    assert game.question == "turn"
    assert game.actor == 1


@rule("I-WIN-6")
def test_the_bag_window_comes_before_the_player_buys_and_after_earlier_players():
    farms = {seat: {"members": at(farm=[1, 0, 0, 0], bag=[1, 1, 0, 0]), "coins": 1} for seat in range(3)}
    game = set_up_inn("mass", 1, start=1, seats=3, families=farms, owned={2: ["priest"]}, below=[["over", 0, 0]])
    assert (game.question, game.actor) == ("buy", 1)
    play(game, "buy pass")
    assert open_window(game) == (2, BAG)
    play(game, "window pass")
    assert (game.question, game.actor) == ("buy", 2)
    play(game, "buy 1")
    assert (game.question, game.actor) == ("buy", 0)


@rule("I-WIN-7")
def test_the_promote_window_comes_before_the_player_promotes_and_after_earlier_players():
    farms = {seat: {"members": at(farm=[1, 0, 0, 0], window1=[1, 0, 0, 0]), "grain": 1} for seat in range(3)}
    game = set_up_inn("window.promote", 1, start=1, seats=3, families=farms, owned={2: ["nun"]}, below=[["over", 0, 0]])
    assert (game.question, game.actor) == ("promote", 1)
    play(game, "promote pass")
    assert open_window(game) == (2, PROMOTE)
    play(game, "window pass")
    assert (game.question, game.actor) == ("promote", 2)
    play(game, "promote 1.1")
    assert (game.question, game.actor) == ("promote", 0)


@rule("I-WIN-8")
def test_begin_and_end_windows_are_not_asked_in_the_turn_of_another_player():
    every = [card for card in VILLAGERS if card not in ("scrap_dealer", "nun", "priest", "bard", "gravedigger")]
    game = set_up_inn(owned={1: every[3:]}, spaces=GRAIN)
    assert (game.question, game.actor) == ("turn", 0)
    play(game, "turn grain.pink")
    assert (game.question, game.actor) == ("harvest", 0)
    play(game, "harvest reap")
    assert open_window(game) == (1, BEGIN)


@rule("I-WIN-8")
def test_nothing_is_asked_after_the_last_mass():
    playable = {0: ["blacksmith", "scribe", "herb_woman"], 1: ["miller", "journeyman"]}
    game = set_up_inn("mass", owned=playable, below=[["over", 0, 0]], used="grain", trigger=1, chance="seeded")
    assert game.over


@rule("I-WIN-9")
@pytest.mark.parametrize(("drawn", "opened"), [(0, True), (3, True), (4, False)])
def test_the_bag_window_opens_only_while_fewer_than_four_pieces_are_out(drawn, opened):
    farm = {"members": at(farm=[1, 0, 0, 0], bag=[1, 1, 0, 0]), "coins": 0}
    game = set_up_inn("window.bag", families={0: farm}, owned={0: ["priest"]}, drawn=drawn, below=[["over", 0, 0]])
    assert (open_window(game) == (0, BAG)) if opened else game.over


@rule("I-WIN-8")
def test_a_whole_turn_opens_its_windows_in_order():
    farm = {"members": at(farm=[2, 1, 0, 0], inn=[1, 0, 0, 0]), "time": 8, "coins": 0}
    cards = ["blacksmith", "scribe", "gravedigger", "bard"]
    game = set_up_inn(owned={0: cards}, families={0: farm}, spaces={**WAITING, "grain": {"plague": 1}})
    opened = [open_window(game)]
    for token in ("window blacksmith", "window pass", "turn grain.plague", "harvest reap", "window pass"):
        play(game, token)
        opened.append(open_window(game))
    assert opened == [(0, BEGIN), (0, BEGIN), "turn", "harvest", (0, END), (0, DYING)]
    play(game, "window gravedigger", "death inn.1")
    assert open_window(game) == (0, BURIAL)
    play(game, "window bard")
    assert (game.question, game.actor) == ("turn", 1)


@rule("I-CRD-5", "I-WIN-1")
def test_a_death_caused_before_the_cube_waits_for_the_end_of_the_turn():
    game = set_up_inn(
        owned={0: ["mayor"]}, families={0: {"time": 9, "members": at(farm=[3, 0, 0, 0], council1=[1, 0, 0, 0])}},
        spaces={"grain": {"pink": 1, "green": 1}},
    )  # fmt: skip
    play(game, "window mayor", "privilege pass")
    assert game.question == "turn"
    assert family(game)["due"] == 1
    copy = village.position("village", game.data(), chance="manual")
    assert copy.data() == game.data()
