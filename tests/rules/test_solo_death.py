"""S-DTH: how the rival's members die, and how the game ends against her."""

import pytest

import village
from tests.builders.village import at, family, kinds, legal_choices, newest, play, rival, set_up, take

rule = pytest.mark.rule

STALLS = ["horse", "ox", "plow"]
LINE = ["wagon", "grain2", "scroll", "grain4", "scroll2"]
SPACES = {"grain": {"green": 2}, "travel": {"pink": 2, "brown": 2}}
# The farm section and all graves but one are full, or will be after one more death.
FRAIL = {"beside": [0, 3, 0, 0], "dead": {"farm": [2, 0, 0, 0], "grave": [2, 0, 0, 0]}}
MORTAL = at(farm=[1, 1, 0, 0], grave=[2, 0, 0, 0], chronicle__farm=[0, 2, 0, 0])


def struck(space, expansions=(), **hers):
    """Return a game in which the rival takes a cube after one of `space` and passes a quill."""
    spaces = {"grain": {"pink": 1}, "church": {"pink": 1}} | {space: {"orange": 2}}
    game = set_up(seats=1, expansions=expansions, spaces=spaces, stalls=STALLS, line=LINE, solo={**newest(4), **hers})
    take(game, f"{space}.orange")
    turn_up(game)
    return game, play(game, "fate quill")


def turn_up(game):
    """Draw new customers for the line and return the events."""
    events = []
    while game.question == "customer":
        events += play(game, game.moves[0])
    return events


def deaths(events):
    return [(event["generation"], event["rest"]) for event in events if event["kind"] == "rival_death"]


def rival_triggers_the_end(spaces=SPACES, **board):
    """Return a game and its events after the rival's cube, whose death fills the last grave."""
    game = set_up(seats=1, spaces=spaces, stalls=STALLS, line=LINE, solo={**newest(2), **FRAIL}, **board)
    take(game, "grain.green")
    events = play(game, "fate quill")
    assert {"kind": "trigger", "seat": 1} in events
    return game, events


def dying(**more):
    """Return a player whose next time paid causes a death that fills the last grave."""
    return {"members": MORTAL, "time": 9, "coins": 0, **more}


def finish(game):
    """Play the first legal move until the game is over and return all events."""
    events = []
    while not game.over:
        events += play(game, game.moves[0])
    return events


@rule("S-DTH-1")
@pytest.mark.parametrize(
    ("space", "rest"),
    [
        ("council", "chronicle.council"),
        ("crafts", "chronicle.crafts"),
        ("travel", "chronicle.travel"),
        ("church", "chronicle.church"),
        ("grain", "chronicle.farm"),
        ("family", "chronicle.farm"),
        ("market", "grave"),
    ],
)
def test_the_section_follows_from_the_space_of_her_cube(space, rest):
    game, events = struck(space)
    assert deaths(events) == [(1, rest)]
    assert rival(game)["dead"] == {rest.removeprefix("chronicle."): [1, 0, 0, 0]}


@rule("S-DTH-1")
def test_a_cube_from_the_inn_means_a_grave():
    _, events = struck("inn", expansions=("inn",))
    assert deaths(events) == [(1, "grave")]


@rule("S-DTH-1")
def test_it_is_her_cube_that_counts_and_not_the_one_of_the_human():
    spaces = {"council": {"pink": 1}, "church": {"pink": 1}, "grain": {"green": 1}}
    game = set_up(seats=1, spaces=spaces, solo=newest(2))
    take(game, "council.pink")
    assert deaths(play(game, "fate quill")) == [(1, "chronicle.church")]


@rule("S-DTH-1")
@pytest.mark.parametrize(
    ("space", "section", "spaces"), [("council", "council", 2), ("grain", "farm", 2), ("travel", "travel", 1)]
)
def test_a_full_section_means_a_grave(space, section, spaces):
    _, events = struck(space, beside=[4 - spaces, 3, 0, 0], dead={section: [spaces, 0, 0, 0]})
    assert deaths(events) == [(1, "grave")]


@rule("S-DTH-1")
def test_the_dead_of_the_human_fill_the_sections_for_her_too():
    members = at(farm=[2, 0, 0, 0], chronicle__travel=[1, 0, 0, 0])
    game = set_up(seats=1, spaces=SPACES, families={0: {"members": members}}, solo=newest(2))
    take(game, "travel.pink")
    assert deaths(play(game, "fate quill")) == [(1, "grave")]


@rule("S-DTH-2")
@pytest.mark.parametrize(
    ("hers", "generation", "left"),
    [
        ({"beside": [1, 3, 0, 0]}, 1, {"beside": [0, 3, 0, 0]}),
        ({"beside": [0, 3, 0, 0]}, 2, {"beside": [0, 2, 0, 0]}),
        ({"beside": [0, 0, 0, 0], "waiting": [0, 0, 1, 1]}, 3, {"waiting": [0, 0, 0, 1]}),
        ({"beside": [0, 0, 0, 0], "waiting": [0, 0, 0, 1]}, 4, {"waiting": [0, 0, 0, 0]}),
        ({"beside": [0, 1, 0, 0], "waiting": [0, 0, 1, 2], "windows": [3]}, 2, {"windows": [3, None, None, None]}),
        ({"beside": [0] * 4, "waiting": [0, 0, 0, 1], "windows": [3, 3]}, 4, {"windows": [3, 3, None, None]}),
        ({"beside": [0] * 4, "waiting": [0] * 4, "windows": [4, 3]}, 4, {"windows": [None, 3, None, None]}),
        ({"beside": [0] * 4, "waiting": [0] * 4, "windows": [None, 4, 3]}, 4, {"windows": [None, None, 3, None]}),
    ],
)
def test_members_next_to_the_board_die_first_then_those_waiting_then_the_first_window(hers, generation, left):
    crowds_given = {"beside": [0] * 4, "waiting": [0, 0, 2, 2], **hers}
    crowds = {**crowds_given, "bag": missing(crowds_given)}
    game, events = struck("crafts", **crowds)
    assert [died for died, _ in deaths(events)] == [generation]
    for place, crowd in left.items():
        assert rival(game)[place] == crowd
    assert rival(game)["bag"] == crowds["bag"]


def missing(crowds):
    """Return those of her eleven members that are nowhere else."""
    windows = crowds.get("windows", [])
    return [
        total - crowds["beside"][i] - crowds["waiting"][i] - windows.count(i + 1)
        for i, total in enumerate([4, 3, 2, 2])
    ]  # fmt: skip


@rule("S-DTH-2")
def test_without_visible_members_none_dies_and_those_in_the_bag_are_safe():
    game, events = struck("crafts", beside=[0] * 4, waiting=[0] * 4, bag=[4, 3, 2, 2])
    assert deaths(events) == []
    assert (rival(game)["bag"], rival(game)["dead"]) == ([4, 3, 2, 2], {})
    assert (game.actor, game.question) == (0, "turn")


@rule("S-DTH-3")
def test_a_death_of_the_rival_in_the_last_grave_triggers_the_end_and_the_player_takes_one_last_turn():
    game, events = rival_triggers_the_end()
    assert kinds(events) == ["fate", "rival_death", "trigger", "last_turn"]
    assert (game.actor, game.question) == (0, "turn")
    assert "mass" in kinds(take(game, "travel.brown"))
    assert game.over


@rule("S-DTH-3")
def test_a_death_of_the_rival_in_the_last_space_of_the_chronicle_triggers_the_end():
    full = {"council": [2, 0, 0, 0], "crafts": [2, 0, 0, 0], "church": [0, 2, 0, 0], "farm": [0, 1, 1, 0]}
    crowds = {**newest(2), "beside": [0] * 4, "waiting": [0, 0, 1, 2], "dead": full}
    game = set_up(seats=1, spaces=SPACES, solo=crowds)
    take(game, "travel.pink")
    events = play(game, "fate quill")
    assert deaths(events) == [(3, "chronicle.travel")]
    assert {"kind": "trigger", "seat": 1} in events


@rule("S-DTH-3")
def test_the_rival_takes_no_turn_after_the_last_turn_that_she_triggered():
    game, _ = rival_triggers_the_end()
    events = take(game, "travel.brown")
    assert "rival_take" not in kinds(events)
    assert game.data()["spaces"]["travel"] == {"pink": 2, "brown": 1}


@rule("S-DTH-3")
def test_in_a_last_turn_without_a_turn_of_the_rival_she_still_takes_her_customer():
    spaces = {**SPACES, "market": {"pink": 1}}
    game, _ = rival_triggers_the_end(spaces)
    events = take(game, "market.pink") + turn_up(game)
    assert {"kind": "rival_serve", "seat": 0, "customer": "horse", "stall": 1} in events
    assert "rival_take" not in kinds(events)
    assert game.over


@rule("S-DTH-3")
def test_if_the_rival_triggers_the_end_with_the_last_cube_the_player_has_one_free_action():
    game, events = rival_triggers_the_end({"grain": {"green": 2}}, families={0: {"coins": 3}})
    assert not {"mass", "round"} & set(kinds(events))
    assert (game.actor, game.question) == (0, "action")
    assert "pass" in legal_choices(game)
    events = play(game, "action family")
    assert kinds(events)[:2] == ["action", "birth"]
    assert game.over


@rule("S-REA-1", "V-END-4")
def test_in_a_free_last_turn_the_rival_takes_part_in_the_market_day_of_the_player():
    game, _ = rival_triggers_the_end({"grain": {"green": 2}}, families={0: {"coins": 3}})
    events = play(game, "action market")
    assert kinds(events).count("rival_serve") == 1


@rule("S-DTH-3")
def test_if_the_player_triggers_the_end_the_rival_still_takes_a_turn_before_the_last_mass():
    spaces = {"travel": {"plague": 2, "pink": 2}}
    game = set_up(seats=1, spaces=spaces, families={0: dying()})
    events = kinds(take(game, "travel.plague"))
    assert events.count("rival_take") == 1
    assert events.index("trigger") < events.index("rival_take") < events.index("mass")
    assert "last_turn" not in events
    assert game.over


@rule("S-DTH-3")
def test_her_last_cube_may_open_a_market_day_and_the_human_has_no_turn_after_it():
    spaces = {"travel": {"plague": 1, "pink": 2}, "market": {"plague": 1}}
    serving = dying(goods={"ox": 1}, cubes={"green": 1})
    game = set_up(seats=1, spaces=spaces, stalls=STALLS, line=LINE, families={0: serving}, chance="seeded")
    events = take(game, "travel.plague")
    assert "trigger" in kinds(events)
    assert (game.question, legal_choices(game)) == ("market", ["pass", "stall.2"])
    assert "mass" in kinds(play(game, "market stall.2"))
    assert game.over


@rule("S-DTH-3")
def test_if_the_player_triggers_the_end_with_the_last_cube_the_rival_takes_no_turn():
    game = set_up(seats=1, spaces={"travel": {"plague": 1}}, families={0: dying(cubes={"pink": 3})})
    events = kinds(take(game, "travel.plague"))
    assert "rival_take" not in events
    assert events.count("mass") == 1
    assert game.over


@rule("S-DTH-3")
def test_after_a_well_turn_that_triggers_the_end_the_rival_takes_nothing():
    ready = dying(cubes={"pink": 3}, grain=2)
    game = set_up(seats=1, spaces={"travel": {"pink": 2}}, families={0: ready})
    events = play(game, "turn well.pink", "action crafts")
    assert "rival_take" not in kinds(events + play(game, "crafts mill.make"))
    assert game.data()["spaces"]["travel"] == {"pink": 2}
    assert game.over


def her_market_day(**more):
    """The rival has opened a market day; the player's next service costs the time that fills the last grave."""
    spaces = {"travel": {"pink": 1, "brown": 2}, "market": {"pink": 1}, "church": {"green": 1}}
    serving = dying(goods={"ox": 1, "plow": 1}, cubes={"green": 2}, **more)
    game = set_up(seats=1, spaces=spaces, stalls=STALLS, line=LINE, families={0: serving}, chance="seeded")
    take(game, "travel.pink")
    assert game.question == "market"
    return game


@rule("S-DTH-3")
def test_if_the_player_triggers_the_end_on_the_rivals_market_day_one_last_turn_and_one_of_the_rival_follow():
    game = her_market_day()
    events = play(game, "market stall.2", "market pass")
    assert {"kind": "trigger", "seat": 0} in events
    assert kinds(events)[-1] == "last_turn"
    events = kinds(take(game, "travel.brown"))
    assert events.count("rival_take") == 1
    assert "last_turn" not in events
    assert game.over


@rule("S-DTH-3")
def test_the_rivals_market_day_continues_after_the_death_that_triggered_the_end():
    game = her_market_day()
    play(game, "market stall.2")
    assert legal_choices(game) == ["pass", "stall.3"]


@rule("S-DTH-3")
def test_if_the_player_triggers_the_end_on_their_own_market_day_no_turn_follows():
    spaces = {"market": {"pink": 1}, "travel": {"pink": 2, "brown": 1}}
    serving = dying(goods={"horse": 1, "plow": 1}, cubes={"green": 1})
    game = set_up(seats=1, spaces=spaces, stalls=STALLS, line=LINE, families={0: serving}, chance="seeded")
    events = play(game, "turn market.pink", "market stall.1", "market stall.3")
    assert kinds(events).index("trigger") < kinds(events).index("market_end") < kinds(events).index("rival_take")
    assert "last_turn" not in kinds(events)
    assert game.over


@rule("S-DTH-3")
def test_only_the_first_trigger_counts():
    """The rival's death fills the graves; a death of the player on her market day changes nothing."""
    spaces = {"travel": {"pink": 1, "brown": 2, "green": 1}, "market": {"pink": 1}}
    members = at(farm=[1, 1, 0, 0], chronicle__farm=[0, 2, 0, 0])
    serving = {"members": members, "time": 9, "coins": 0, "goods": {"ox": 1}, "cubes": {"green": 1}}
    crowds = {**newest(2), "beside": [2, 3, 0, 0], "dead": {"grave": [2, 0, 0, 0]}}
    game = set_up(seats=1, spaces=spaces, stalls=STALLS, families={0: serving}, solo=crowds)
    take(game, "travel.pink")
    events = play(game, "fate quill", "market stall.2") + turn_up(game)
    assert [event["seat"] for event in events if event["kind"] == "trigger"] == [1]
    assert family(game)["members"]["gone"] == [1, 0, 0, 0]
    assert "rival_take" not in kinds(take(game, "travel.brown"))
    assert game.over


@rule("S-DTH-3")
def test_in_the_last_turns_her_dead_leave_the_game():
    spaces = {"travel": {"plague": 2, "pink": 2}}
    crowds = {**newest(2), "beside": [3, 3, 0, 0], "dead": {"travel": [1, 0, 0, 0]}}
    game = set_up(seats=1, spaces=spaces, families={0: dying()}, solo=crowds)
    take(game, "travel.plague")
    assert deaths(play(game, "fate quill")) == [(1, "gone")]
    assert game.over


@rule("S-DTH-3")
def test_turns_continue_until_the_end_is_triggered():
    game = village.new(seats=1, seed=11)
    events = finish(game)
    assert kinds(events).count("trigger") == 1
    assert kinds(events)[-1] == "over"
