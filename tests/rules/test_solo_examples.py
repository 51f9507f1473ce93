"""The worked examples of the solo rules."""

import pytest

from tests.builders.village import at, family, kinds, legal_choices, play, rival, set_up

rule = pytest.mark.rule


@rule("S-REA-1", "S-TRN-1", "S-TRN-3", "S-DTH-1")
def test_example_1_a_market_day_and_the_plague():
    spaces = {"market": {"green": 1}, "council": {"brown": 1, "plague": 1}, "church": {"pink": 1}}
    line = ["wagon", "grain2", "scroll", "grain4", "scroll2"]
    farm = {"goods": {"horse": 1}, "coins": 0}
    game = set_up(
        seats=1, spaces=spaces, stalls=["horse", "ox", "plow"], line=line, families={0: farm},
        solo={"recess": 4, "placed": ["pink"]},
    )  # fmt: skip
    events = play(game, "turn market.green", "market stall.1")
    assert kinds(events) == [
        "take", "market_day", "serve", "rival_serve", "market_pass", "market_end", "move_up", "move_up",
    ]  # fmt: skip
    assert (family(game)["served"], rival(game)["served"]) == (["horse"], ["ox"])
    assert game.data()["stalls"] == ["wagon", "grain2", "plow"]
    play(game, "customer grain3", "customer wagon+ox")
    assert (game.question, legal_choices(game)) == ("rival", ["brown", "plague"])
    play(game, "rival plague")
    assert rival(game)["placed"] == ["pink", "plague"]
    events = play(game, "fate quill")
    assert {"kind": "rival_death", "seat": 0, "generation": 1, "rest": "chronicle.council"} in events
    assert (rival(game)["beside"], rival(game)["dead"]) == ([3, 3, 0, 0], {"council": [1, 0, 0, 0]})
    assert legal_choices(game) == ["council.brown", "church.pink"]


@rule("S-MAS-1", "S-MAS-2")
def test_example_2_a_mass_in_which_the_rival_has_the_majority():
    crowds = {"windows": [3], "waiting": [0, 0, 0, 1], "bag": [0, 0, 1, 1]}
    farm = {"members": at(farm=[2, 0, 0, 0], bag=[1, 0, 0, 0]), "coins": 0}
    game = set_up("mass", seats=1, families={0: farm}, solo=crowds, below=[["over", 0, 0]])
    events = play(game, "monk rival.4", "monk rival.3", "monk 0.1")
    assert rival(game)["windows"] == [3, 4, 3, None]
    assert family(game)["members"]["window1"] == [1, 0, 0, 0]
    assert (kinds(events).count("monk"), game.data()["monks"]) == (1, 4)
    assert "majority" not in kinds(events)
    assert family(game)["prestige"] == 0
    assert game.over
