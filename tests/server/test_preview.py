"""Move previews: only for the player to move, and without hidden information."""

from __future__ import annotations

import json
from random import Random
from time import process_time

import pytest

import village
from tests.server.clients import Person, opponent_of, player_to_move, start_game_for_two
from village.record.preview import preview_moves
from village.server.app import make_app
from village.server.http.openapi import describe
from village.server.settings import Settings

TABLES = [(1, ()), (2, ("inn", "goals", "customers")), (3, ("inn",)), (4, ("goals",)), (5, ())]
ENOUGH_CUBES = {"brown": 3, "green": 3, "orange": 3, "pink": 3}
SUITS = ("silver", "gold")
SECRET = 0  # the seat whose covered goals differ between the worlds


@pytest.fixture
def settings(tmp_path) -> Settings:
    return Settings(data=tmp_path, workers=0, rate_limit_scale=1e6)


@pytest.fixture
def people(ann, bob) -> list[Person]:
    return [ann, bob]


def remove(promised: list[dict], happened: list[dict]) -> None:
    for event in happened:
        if event in promised:
            promised.remove(event)


@pytest.mark.parametrize(("seats", "expansions"), TABLES)
def test_preview_matches_what_happens(seats, expansions):
    game = village.new("village", seats=seats, expansions=expansions, seed=7)
    chance, beyond = Random(7), 0
    while game.actor != village.OVER:
        foretold = preview_moves(game)
        assert list(foretold) == game.moves
        seat, token = game.actor, chance.choice(game.moves)
        promised = [event for event in foretold[token] if event["kind"] != "goal"]
        remove(promised, game.play(token))
        if "choices" in (promised or [{}])[0]:
            assert promised[0].pop("choices").split() == [move.split()[1] for move in game.moves]
        while promised:
            assert game.actor == seat, promised
            player_to_move = {"kind": "ask", "seat": seat, "question": game.question, "subject": game.subject}
            remove(promised, [player_to_move, *game.play(chance.choice(game.moves))])
            beyond += 1
    assert beyond > 20, "some previews include the next question and what follows it"


def at_the_road(**farm) -> dict[str, list[dict]]:
    """Return the preview of a trip to the first city in the north."""
    members = {"farm": [2, 1, 0, 0]}
    families = [{"members": members, "goods": {"wagon": 1}, **farm}, {}]
    waiting = [["end_turn", 0, 0], ["travel", 0, 0]]
    data = {"puzzle": True, "seats": 2, "families": families, "stack": waiting}
    game = village.position("village", data)
    assert (game.question, game.actor) == ("travel", 0)
    return preview_moves(game)["travel send.north1"]


def test_preview_of_a_trip_shows_price_and_reward():
    events = at_the_road(cubes=ENOUGH_CUBES, coins=0)
    kinds = [event["kind"] for event in events]
    assert {"time", "pay_wagon", "pay", "marker"} <= set(kinds)
    assert "walk" not in kinds, "who goes is still open"
    assert next(event["question"] for event in events if event["kind"] == "ask") == "who"


def test_preview_names_where_coins_may_be_paid():
    events = at_the_road(cubes=ENOUGH_CUBES, coins=2)
    player_to_move = {event["question"]: event["subject"] for event in events if event["kind"] == "ask"}
    assert player_to_move["who"] == "farm"
    assert set(player_to_move["pay"].split("+")) < {"brown", "green", "orange", "pink"}
    assert "pay" not in [event["kind"] for event in events]
    assert "marker" in [event["kind"] for event in events]


def test_preview_changes_nothing():
    game = village.new("village", seats=3, expansions=("goals", "inn"), seed=3)
    before = game.data()
    preview_moves(game)
    assert game.data() == before


def test_preview_of_a_rich_village_is_quick():
    """Its customers can be paid and served in hundreds of thousands of orders."""
    goods = {"plow": 3, "scroll": 2}
    craftsman = {"villagers": ["craftsman", "merchant"], "crafts": ["smithy1", "office1"], "goods": goods}
    customers = ["cu01", "cu06", "cu16", "cu17", "cu20"]
    mine = {**craftsman, "coins": 4, "wild": 3, "meeting": True, "council": "guild", "market": customers}
    dice = {"white1": 1, "white2": 1, "white3": 1, "white4": 1, "white5": 1, "white6": 1, "black5": 1, "black6": 1}
    position = {"seats": 3, "pool": dice, "villages": [mine, {}, {}], "stack": [["dice", 0, 0]]}
    game = village.position("my_village", position)
    started_at = process_time()
    previews = preview_moves(game)
    assert process_time() - started_at < 5
    assert list(previews) == game.moves
    assert all("ask" in kinds(events) for events in previews.values())


def kinds(events: list[dict]) -> list[str]:
    return [event["kind"] for event in events]


def test_finished_game_has_no_preview():
    game = village.new("village", seats=2, seed=1)
    chance = Random(1)
    while not game.over:
        game.play(chance.choice(game.moves))
    assert preview_moves(game) == {}


def other_goals(data: dict, cards: dict[str, list[str]]) -> dict:
    """Return the position with other, unused covered goals for the secret seat."""
    twin = json.loads(json.dumps(data))
    for suit in SUITS:
        if suit not in twin["goals"]["reached"][SECRET]:
            twin["goals"][suit][SECRET] = next(card for card in cards[suit] if card not in data["goals"][suit])
    return twin


def test_worlds_that_differ_in_covered_cards_have_the_same_preview():
    game = village.new("village", seats=3, expansions=("goals",), seed=11)
    cards = {suit: [token.split()[1] for token in game.table.tokens if token.startswith(suit)] for suit in SUITS}
    chance, compared = Random(2), 0
    while not game.over:
        data = game.data()
        first, second = village.position("village", data), village.position("village", other_goals(data, cards))
        both_covered = first.data()["goals"] != second.data()["goals"] and first.scores() == second.scores()
        if game.actor != SECRET and both_covered:
            assert json.dumps(preview_moves(first)) == json.dumps(preview_moves(second))
            compared += 1
        game.play(chance.choice(game.moves))
    assert compared > 100


def test_player_to_move_sees_a_preview_of_every_move(people):
    id = start_game_for_two(*people, expansions=["inn"])
    person = player_to_move(people, id)
    table = person.table(id)
    body = person.get(f"/api/tables/{id}/previews").json()
    assert (body["ply"], body["number"], body["seat"]) == (table["view"]["ply"], table["number"], table["seat"])
    assert list(body["moves"]) == table["view"]["ask"]["tokens"]
    assert all(events[0]["kind"] in ("take", "well") for events in body["moves"].values())


def test_others_get_no_preview(people, server):
    id = start_game_for_two(*people)
    opponent = opponent_of(people, player_to_move(people, id))
    assert opponent.get(f"/api/tables/{id}/previews").status_code == 403
    assert Person(server, "Eve").get(f"/api/tables/{id}/previews").status_code == 403
    assert Person(server, "").get(f"/api/tables/{id}/previews").status_code == 401


def test_preview_route_is_described(settings):
    paths = describe(make_app(settings))["paths"]
    assert "/api/tables/{id}/previews" in paths
