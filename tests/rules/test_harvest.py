"""V-GRN: the grain harvest."""

import pytest

from tests.builders.village import at, family, legal_choices, play, set_up

rule = pytest.mark.rule


@rule("V-GRN-1")
@pytest.mark.parametrize(
    ("goods", "grain"),
    [
        ({}, 2),
        ({"plow": 1}, 2),
        ({"horse": 1}, 2),
        ({"horse": 1, "plow": 1}, 3),
        ({"ox": 1, "plow": 1}, 4),
        ({"ox": 2, "horse": 1, "plow": 2}, 4),
    ],
)
def test_the_best_single_team_decides_the_crop_and_nothing_is_used_up(goods, grain):
    game = set_up("harvest", families={0: {"goods": goods}})
    play(game, "harvest reap")
    assert family(game)["grain"] == grain
    assert family(game)["goods"] == goods
    assert family(game)["members"]["farm"] == [4, 0, 0, 0]


@rule("V-GRN-1")
def test_no_member_on_the_farm_means_no_harvest():
    game = set_up(
        spaces={"grain": {"green": 1}, "church": {"pink": 1}}, families={0: {"members": at(office=[4, 0, 0, 0])}}
    )
    play(game, "turn grain.green")
    assert game.actor == 1
    assert family(game)["grain"] == 0


@rule("V-GRN-2")
def test_a_farm_holds_five_grain_and_the_surplus_is_not_taken():
    game = set_up("harvest", families={0: {"grain": 4, "goods": {"ox": 1, "plow": 1}}})
    play(game, "harvest reap")
    assert family(game)["grain"] == 5


@rule("V-GRN-2")
def test_a_full_farm_is_not_offered_a_harvest():
    game = set_up("action", 0, 1, families={0: {"grain": 5}}, spaces={"grain": {"green": 1}})
    assert "grain" not in legal_choices(game)
    assert game.why("action grain").rule == "V-GRN-2"
