"""V-RND-5, V-MKT-7, G-SEC: everything is public but face-down goals and hidden customers."""

import json

import pytest

from tests.properties.play import (
    CHOSEN,
    EVERYWHERE,
    HIDDEN,
    MY_VILLAGE,
    PREPARED,
    SECRET,
    TABLES,
    finish,
    new,
    play_actively,
    walk,
)

rule = pytest.mark.rule
SEED = "a seed that stays secret until the end"
SUITS = ("silver", "gold")
EXTRA = {"my_village": {"values"}}  # fields of a view that are not part of the position


def masked(data, seat):
    """Return the position as a seat should see it: goals of others stay face down until reached (G-SEC-1)."""
    seen = json.loads(json.dumps(data))
    if seen["options"].get("hidden_customers") and seen["stack"]:
        seen["pile"] = {"covered": sum(seen["pile"].values())}
        for player, family in enumerate(seen["families"]):
            if player != seat:
                family["served"] = ["covered"] * len(family["served"])
    if "goals" in seen and seen["stack"]:
        for player, reached in enumerate(seen["goals"]["reached"]):
            for suit in SUITS:
                if player != seat and suit not in reached:
                    seen["goals"][suit][player] = "covered"
                    if "asked" in seen["goals"]:
                        seen["goals"]["asked"][player] = []
        if not any(seen["goals"].get("asked", [])):
            seen["goals"].pop("asked", None)
    return seen


@rule("V-RND-5", "V-MKT-7", "G-SEC-1", "M-SET-15")
@pytest.mark.parametrize("setting", [*TABLES, HIDDEN, *MY_VILLAGE, *PREPARED], ids=str)
def test_seats_and_spectators_see_the_table_but_no_secrets_of_others(setting):
    game = new(setting, SEED)
    looked = 0
    for ply, _ in enumerate(walk(game, 61)):
        if ply % 8:
            continue
        data = game.data()
        for seat in (None, *range(setting.seats)):
            view = game.view(seat)
            assert {key: view[key] for key in data} == masked(data, seat)
            assert set(view) - set(data) == {"ply", "ask", "scores", "seed_hash"} | EXTRA.get(setting.game, set())
            assert view["scores"] == game.scores_for(seat)
            assert not setting.hidden or view["scores"][0]["lines"]["customers"] == 0 or seat == 0
            assert (view["ask"]["seat"], view["ask"]["question"]) == (game.actor, game.question)
        looked += 1
    assert looked > 5
    assert {key: game.view(None)[key] for key in game.data()} == game.data(), "nothing is covered after the end"


@pytest.mark.parametrize("setting", EVERYWHERE, ids=str)
def test_only_the_seat_to_move_sees_the_legal_moves(setting):
    game = new(setting, SEED)
    actors = set()
    for _ in walk(game, 62):
        for seat in range(setting.seats):
            tokens = game.view(seat)["ask"].get("tokens")
            assert tokens == (game.moves if seat == game.actor else None)
        actors.add(game.actor)
    assert actors == set(range(setting.seats))
    assert all("tokens" not in game.view(seat)["ask"] for seat in range(setting.seats))


@pytest.mark.parametrize("setting", EVERYWHERE, ids=str)
def test_a_view_is_plain_data_and_keeps_the_seed_secret(setting):
    game = new(setting, SEED)
    sizes = []
    for ply, _ in enumerate(walk(game, 63)):
        if ply % 10 == 0:
            text = json.dumps([game.view(seat) for seat in (None, *range(setting.seats))])
            assert SEED not in text
            assert game.seed_hash in text
            sizes.append(len(text))
    assert min(sizes) > 1000
    assert finish(game, 0).view(0)["ask"]["question"] == ""


@pytest.mark.parametrize("setting", CHOSEN[::4], ids=str)
def test_players_are_not_offered_the_draws_of_chance(setting):
    game = new(setting, 1, chance="manual")
    hidden = 0
    for _ in walk(game, 64):
        if game.actor == -1:
            assert all("tokens" not in game.view(seat)["ask"] for seat in (None, *range(setting.seats)))
            hidden += 1
    assert hidden > 30


@rule("G-SEC-1", "G-SEC-2")
@pytest.mark.parametrize("setting", SECRET[::3], ids=str)
def test_the_log_hides_the_deal_of_others_until_the_end(setting):
    game = new(setting, 65)
    while game.question == "cube":  # V-SET-9: the fourth seat chooses before the goals are dealt
        game.play(game.moves[0])
    dealt = [line for line in game.log if line.split()[1] in SUITS]
    assert len(dealt) == 2 * setting.seats
    for seat in (None, *range(setting.seats)):
        seen = game.log_for(seat)
        assert len(seen) == len(game.log)
        own = [line for line in seen if line.split()[1] in SUITS and not line.endswith(" covered")]
        hand = [] if seat is None else [game.data()["goals"][suit][seat] for suit in SUITS]
        assert [line.split()[2] for line in own] == hand
        assert [line for line in seen if line.split()[1] not in SUITS] == [
            line for line in game.log if line not in dealt
        ]
    finish(game, 65)
    assert game.log_for(None) == game.log


@rule("G-SEC-1")
@pytest.mark.parametrize("setting", SECRET[::3], ids=str)
def test_no_event_names_a_goal_before_it_is_reached(setting):
    game = new(setting, 66)
    cards = {card for suit in SUITS for card in game.data()["goals"][suit]}
    events = list(game.opening)
    for token in play_actively(game, 66):
        events += [event for event in replayed(game, token) if event["kind"] != "goal"]
    assert len(events) > 80
    assert not [event for event in events if cards & {str(value) for value in event.values()}]


def replayed(game, token):
    """Return the events of `token` without playing it in this game."""
    twin = game.state.copy()
    twin.events = []
    twin.play(game.table.tokens[token][1])
    return [game.table.rules.event_data(event) for event in twin.events]
