"""Quick match: people who want to play the same game meet at one table."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.clients import Person
from village.server.players.identity import read_player
from village.server.tables.quick_match import MAX_UNFINISHED, quick_match
from village.table.quick_match import QuickMatch


def match(person, **setup):
    response = person.post("/api/quick-match", **setup)
    assert response.status_code == 200, response.text
    return response.json()


def pass_time(node, seconds):
    later = node.now() + seconds
    node.clock = lambda: later


def test_second_player_joins_the_table_of_the_first_and_the_game_begins(ann, bob):
    waiting = match(ann)
    assert (waiting["status"], waiting["seats"], waiting["public"]) == ("open", 2, True)
    started = match(bob)
    assert (started["id"], started["status"]) == (waiting["id"], "playing")
    assert [player["name"] for player in started["players"]] == ["Ann", "Bob"]


def test_asking_again_returns_the_table_where_the_player_waits(ann):
    assert match(ann)["id"] == match(ann)["id"]


@pytest.mark.parametrize(
    "setup", [{"game": "my_village"}, {"expansions": ["inn"]}, {"seats": 3}, {"speed": "turn-based"}]
)
def test_another_setup_gets_another_table(ann, bob, setup):
    assert match(ann)["id"] != match(bob, **setup)["id"]


def test_a_player_without_a_number_of_seats_joins_any_table(ann, bob):
    waiting = match(ann, seats=3)
    assert (match(bob)["id"], match(bob)["status"]) == (waiting["id"], "open")


@pytest.mark.parametrize(
    "table",
    [
        {"public": False}, {"clock": {}}, {"clock": {"bank": 60}}, {"options": {"first_player": 1}},
        {"players": [{"kind": "me"}, {"kind": "link"}]}, {"edition": "2011"},
    ],
)  # fmt: skip
def test_tables_that_differ_are_left_alone(ann, bob, table):
    created = ann.create_table(**{"seats": 2, "clock": {"bank": 1200, "increment": 10}, **table})
    assert match(bob)["id"] != created


def test_a_table_whose_host_has_gone_is_left_alone(server, ann, bob):
    waiting = match(ann)
    pass_time(server.app.state.node, 60)
    assert match(bob)["id"] != waiting["id"]


def test_a_turn_based_table_waits_for_days(server, ann, bob):
    waiting = match(ann, speed="turn-based")
    pass_time(server.app.state.node, 86400)
    assert match(bob, speed="turn-based")["id"] == waiting["id"]


def test_muted_players_do_not_meet(ann, bob):
    id = ann.create_table(seats=2, public=False)
    bob.post(f"/api/tables/{id}/join")
    assert ann.put(f"/api/tables/{id}/seats/1/mute").status_code == 204
    assert match(ann)["id"] != match(bob)["id"]


def test_bots_cannot_ask_and_their_tables_are_left_alone(server, ann, bob):
    bot = ann.post("/api/me/bots", name="Rover").json()
    token = ann.post(f"/api/me/bots/{bot['id']}/token", name="t").json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    assert server.post("/api/quick-match", json={}, headers=headers).json()["type"] == "/problems/not-for-bots"
    hosted = server.post("/api/tables", json={"seats": 2, "clock": {"bank": 1200, "increment": 10}}, headers=headers)
    assert match(bob)["id"] != hosted.json()["id"]


@pytest.mark.parametrize("setup", [{"game": "nothing"}, {"expansions": ["nothing"]}, {"seats": 9}])
def test_impossible_setups_are_refused(ann, setup):
    response = ann.post("/api/quick-match", **setup)
    assert (response.status_code, response.json()["type"]) == (422, "/problems/bad-setup")


def test_players_with_many_unfinished_games_are_refused(ann):
    for _ in range(MAX_UNFINISHED):
        ann.create_table(seats=2)
    assert ann.post("/api/quick-match").json()["type"] == "/problems/too-many-tables"


def test_players_who_ask_at_the_same_moment_meet_in_pairs(server, node):
    """Half of them use another node."""
    people = [Person(server, f"P{number} Smith") for number in range(8)]
    first = server.app.state.node
    nodes = [first, node if not first.store.embedded else first]

    def ask(number):
        chosen = nodes[number % 2]
        return quick_match(chosen.sessions, read_player(chosen.store, people[number].id), QuickMatch())

    with ThreadPoolExecutor(8) as threads:
        ids = list(threads.map(ask, range(8)))
    assert sorted(ids.count(id) for id in set(ids)) == [2, 2, 2, 2]
