"""I-V03, I-V24: the Bard and the Gravedigger."""

import pytest

import village
from tests.builders.inn import holders, set_up_inn, stacks, used_up
from tests.builders.village import at, family, kinds, legal_choices, play

rule = pytest.mark.rule


def dying(members, cards=("bard",), due=1, **table):
    """Return a game in which the turn of seat 0 ends with a death."""
    families = {0: {"members": members, "due": due}, **table.pop("others", {})}
    return set_up_inn("window.end", owned={0: list(cards)}, families=families, **table)


def sung(game, seat=0):
    return game.data()["inn"]["bard"][seat]


def chronicle(game):
    return [place for place in family(game)["members"] if place.startswith(("chronicle", "grave", "gone"))]


# Bard


@rule("I-V03")
def test_the_dying_guest_goes_on_the_bard_and_takes_neither_space_nor_grave():
    game = dying(at(inn=[1, 0, 0, 0], farm=[0, 1, 0, 0]))
    events = play(game, "window bard")
    assert sung(game) == {"generation": 1, "profession": None}
    assert chronicle(game) == []
    assert "inn" not in family(game)["members"]
    assert "bard" in kinds(events)
    assert "death" not in kinds(events)
    assert game.actor == 1


@rule("I-V03")
@pytest.mark.parametrize(
    ("place", "profession", "full"),
    [
        ("office", "crafts", at(chronicle__crafts=[1, 1, 0, 0])),
        ("brewery", "crafts", at(chronicle__crafts=[1, 1, 0, 0])),
        ("farm", "farm", at(chronicle__farm=[1, 1, 0, 0])),
        ("north2", "travel", at(chronicle__travel=[0, 1, 0, 0])),
        ("council4", "council", at(chronicle__council=[1, 1, 0, 0])),
        ("window2", "church", at(chronicle__church=[1, 1, 0, 0])),
    ],
)
def test_the_member_on_the_bard_counts_for_the_profession_of_its_place(place, profession, full):
    game = dying({place: [1, 0, 0, 0]}, others={1: {"members": {"farm": [0, 0, 1, 0], **full}}})
    play(game, "window bard")
    assert sung(game) == {"generation": 1, "profession": profession}


@rule("I-V03")
@pytest.mark.parametrize("place", ["office", "farm", "north2", "council1", "window4"])
def test_the_bard_cannot_be_played_while_the_chronicle_has_a_space(place):
    game = dying({place: [1, 0, 0, 0]})
    assert game.question == "turn"
    assert len(chronicle(game)) == 1
    assert sung(game) is None


@rule("I-V03")
def test_the_bard_triggers_nothing_although_one_grave_is_left():
    game = dying(at(inn=[1, 0, 0, 0]), others={1: {"members": at(farm=[1, 0, 0, 0], grave=[2, 0, 0, 0])}})
    play(game, "window bard")
    assert game.data()["trigger"] is None


@rule("I-V03")
def test_passing_the_bard_buries_the_member_as_usual():
    game = dying(at(inn=[1, 0, 0, 0]))
    play(game, "window pass")
    assert family(game)["members"]["grave"] == [1, 0, 0, 0]
    assert sung(game) is None


@rule("I-V03")
def test_in_the_last_turns_the_bard_keeps_a_member_that_would_leave_the_game():
    buried = {1: {"members": at(farm=[1, 0, 0, 0], grave=[3, 0, 0, 0])}}
    game = dying(at(inn=[1, 0, 0, 0]), others=buried, trigger=1, last_turns=0, chance="seeded")
    play(game, "window bard")
    assert game.over
    assert sung(game) == {"generation": 1, "profession": None}


@rule("I-V03")
def test_the_bard_sings_of_one_member_only():
    game = dying(at(farm=[1, 0, 0, 0], inn=[1, 0, 0, 0]), due=2)
    play(game, "death inn.1", "window bard")
    assert game.question == "turn"
    assert (holders(game)[0], used_up(game)) == (["bard"], [])
    assert family(game)["members"]["chronicle.farm"] == [1, 0, 0, 0]
    game = dying(at(inn=[0, 1, 0, 0]), inn=game.data()["inn"])
    assert game.question == "turn"
    assert family(game)["members"]["grave"] == [0, 1, 0, 0]


@rule("I-V03", "I-V26")
def test_the_member_on_the_bard_counts_as_one_in_the_chronicle():
    inn = stacks(owned={0: ["chronicler"]}, bard={0: {"generation": 1, "profession": None}})
    farm = {"members": at(farm=[1, 0, 0, 0], chronicle__farm=[2, 0, 0, 0])}
    lines = set_up_inn(inn=inn, families={0: farm}).scores()[0]["lines"]
    assert (lines["chronicle"], lines["villagers"]) == (4, 6)


@rule("I-V03")
def test_the_member_on_the_bard_is_dead():
    inn = stacks(owned={0: ["medico"]}, bard={0: {"generation": 2, "profession": "farm"}})
    game = set_up_inn(inn=inn, families={0: {"members": at(farm=[1, 0, 0, 0])}})
    assert game.scores()[0]["lines"]["villagers"] == 1
    assert family(game)["members"]["reserve"] == [3, 2, 2, 2]


@rule("I-V03")
@pytest.mark.parametrize("elsewhere", [{"owned": [[], ["bard"]]}, {"owned": [[], []], "out": ["bard"]}])
def test_a_member_can_be_on_the_bard_of_its_own_family_only(elsewhere):
    inn = stacks(bard={0: {"generation": 1, "profession": None}})
    with pytest.raises(village.BadPosition, match="seat 0 does not have the Bard, so no member can be on it"):
        set_up_inn(inn={**inn, **elsewhere}, families={0: {"members": at(farm=[1, 0, 0, 0])}})


@rule("I-V03")
def test_a_member_on_the_bard_must_come_from_the_family():
    inn = stacks(bard={0: {"generation": 1, "profession": None}})
    with pytest.raises(village.BadPosition):
        set_up_inn(inn=inn, families={0: {"members": at(farm=[4, 0, 0, 0])}})


# Gravedigger


@rule("I-V24")
def test_with_the_gravedigger_any_visible_member_may_be_chosen():
    members = at(council2=[1, 0, 0, 0], office=[0, 1, 0, 0], farm=[0, 0, 1, 0], window1=[1, 0, 0, 0], bag=[1, 0, 0, 1])
    game = dying(members, ["gravedigger"])
    play(game, "window gravedigger")
    assert sorted(legal_choices(game)) == ["council2.1", "farm.3", "office.2", "window1.1"]
    play(game, "death farm.3")
    assert family(game)["members"]["chronicle.farm"] == [0, 0, 1, 0]
    assert used_up(game) == ["gravedigger"]


@rule("I-V24")
def test_the_gravedigger_works_for_one_death_only():
    game = dying(at(farm=[2, 1, 1, 0], office=[1, 0, 0, 0]), ["gravedigger"], due=2)
    play(game, "window gravedigger", "death farm.3")
    assert (game.question, legal_choices(game)) == ("death", ["farm.1", "office.1"])


@rule("I-V24")
@pytest.mark.parametrize(
    ("members", "playable"),
    [
        (at(farm=[2, 0, 0, 0], office=[1, 0, 0, 0]), False),
        (at(farm=[0, 2, 0, 0], bag=[0, 0, 1, 0]), False),
        (at(farm=[1, 0, 0, 1]), True),
        (at(farm=[1, 0, 0, 0], inn=[0, 1, 0, 0]), True),
    ],
)
def test_the_gravedigger_needs_a_visible_member_of_a_higher_generation(members, playable):
    game = dying(members, ["gravedigger"])
    assert (game.question == "window") == playable


@rule("I-V24")
def test_the_gravedigger_works_at_a_death_on_the_market():
    seller = {"members": at(farm=[1, 1, 0, 0]), "goods": {"ox": 1}, "cubes": {"green": 1}, "time": 9, "coins": 0}
    market = {"stalls": ["horse", "scroll", "ox"], "line": ["horse+plow"], "chance": "seeded"}
    game = set_up_inn("market_day", families={1: seller}, owned={1: ["gravedigger"]}, **market)
    play(game, "market stall.3", "window gravedigger", "death farm.2")
    assert family(game, 1)["members"]["farm"] == [1, 0, 0, 0]
    assert family(game, 1)["served"] == ["ox"]
