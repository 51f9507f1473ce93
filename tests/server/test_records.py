"""Replay and record files: no secrets are revealed, and exports can be imported."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import village
from tests.server.clients import Person, fresh_key, play_moves, player_to_move, start_game_for_two
from village.record.record import COVERED

pytestmark = pytest.mark.expensive


@pytest.fixture
def people(ann, bob):
    return [ann, bob]


@pytest.fixture
def played(people):
    """A game with secrets in progress."""
    id = start_game_for_two(*people, expansions=["goals"])
    play_moves(people, id, 30)
    return id


def moment(person, id, ply, **query):
    response = person.get(f"/api/tables/{id}/positions/{ply}", **query)
    assert response.status_code == 200, response.text
    return response.json()


def record_of(person, id):
    response = person.get(f"/api/tables/{id}/record")
    assert response.status_code == 200, response.text
    return response.text


def bring(person, text):
    return person.post("/api/records", text=text)


def problem(response, status, kind):
    assert response.status_code == status, response.text
    assert response.json()["type"] == f"/problems/{kind}"
    return response.json()


def finished(seed="a game to its end", **setting):
    game = village.new(seed=seed, **setting)
    while not game.over:
        game.play(game.moves[0])
    return game


def begun(answers=20, seed="a beginning", **setting):
    game = village.new(seed=seed, **setting)
    for _ in range(answers):
        game.play(game.moves[0])
    return game


def test_imported_game_is_marked(ann, bob):
    id = ann.post("/api/records", text=village.new(seed=3).dump()).json()["id"]
    own = ann.create_table(seats=2)
    assert [person.table(id)["imported"] for person in (ann, bob)] == [True, True]
    assert not bob.table(own)["imported"]
    assert {table["id"]: table["imported"] for table in ann.get("/api/tables", which="mine").json()} == {
        id: True,
        own: False,
    }


def test_earlier_position_is_what_was_seen_then(people):
    id = start_game_for_two(*people, expansions=["goals"])
    seen = []
    for _ in range(12):
        seen.append([person.table(id)["view"] for person in people])
        play_moves(people, id, 1)
    for views in seen:
        for person, view in zip(people, views, strict=True):
            assert moment(person, id, view["ply"])["view"] == view


def test_position_includes_the_move_that_led_to_it(people):
    id = start_game_for_two(*people)
    person = player_to_move(people, id)
    view = person.table(id)["view"]
    ply = person.move(id, view["ply"], view["ask"]["tokens"][0]).json()["ply"]
    (answer,) = moment(person, id, ply)["moves"]
    assert answer["lines"][0] == f"{view['ask']['seat']} {view['ask']['tokens'][0]}"
    assert answer["events"]
    assert answer["ply"] == ply


def test_positions_lead_from_one_question_to_the_next(ann, played):
    plies, now = [], moment(ann, played, 0)
    while now["ply"] < now["plies"]:
        plies.append(now["ply"])
        now = moment(ann, played, now["after"])
        assert now["before"] <= plies[-1]
    assert len(plies) > 20


def test_since_my_last_turn_lists_every_move_once(ann, played):
    whole = moment(ann, played, ann.table(played)["view"]["ply"], since=0)
    lines = [line for answer in whole["moves"] for line in answer["lines"]]
    assert lines == ann.get(f"/api/tables/{played}/log").json()["lines"]
    assert whole["moves"][0]["events"] == moment(ann, played, whole["moves"][0]["ply"])["moves"][0]["events"]
    assert moment(ann, played, 12, since=12)["moves"] == []


def test_no_position_shows_the_secrets_of_others(people, played):
    """Searches every response for the cards of the other seat."""
    own = [person.table(played)["view"]["goals"] for person in people]
    plies = people[0].table(played)["view"]["ply"]
    for seat, person in enumerate(people):
        secret = [own[1 - seat][suit][1 - seat] for suit in ("silver", "gold")]
        if own[seat]["reached"][1 - seat]:
            continue
        for ply in range(plies + 1):
            reply = person.get(f"/api/tables/{played}/positions/{ply}", since=0).text
            assert not any(card in reply for card in secret)


def test_spectator_sees_no_secret_in_log_or_record(server, people, played):
    stranger = Person(server, "")
    hidden = {person.table(played)["view"]["goals"]["gold"][seat] for seat, person in enumerate(people)}
    for address in ("log", "record", "positions/30"):
        response = stranger.get(f"/api/tables/{played}/{address}")
        assert response.status_code == 200
        assert not any(card in response.text for card in hidden)
    assert any(line.endswith(COVERED) for line in stranger.get(f"/api/tables/{played}/log").json()["lines"])


def test_every_position_is_open_after_the_end(people):
    id = start_game_for_two(*people, expansions=["goals"])
    play_moves(people, id, 5)
    people[1].post(f"/api/tables/{id}/resign")
    goals = moment(people[0], id, people[0].table(id)["view"]["ply"])["view"]["goals"]
    assert COVERED not in goals["gold"] + goals["silver"]
    assert not any(line.endswith(COVERED) for line in people[0].get(f"/api/tables/{id}/log").json()["lines"])


def test_position_after_the_last_is_not_found(ann, played):
    problem(ann.get(f"/api/tables/{played}/positions/99999"), 404, "not-found")
    problem(ann.get(f"/api/tables/{played}/positions/5", since=6), 404, "not-found")


def test_replay_is_empty_before_the_start(ann):
    id = ann.create_table(seats=2)
    for address in ("positions/0", "log", "record"):
        problem(ann.get(f"/api/tables/{id}/{address}"), 409, "not-started")


def test_record_of_a_running_game_has_no_seed_and_loads_if_nothing_is_covered(people):
    id = start_game_for_two(*people)
    play_moves(people, id, 10)
    text = record_of(people[0], id)
    game = village.load(text)
    assert game.seed is None
    assert game.seed_hash == people[0].table(id)["seed_hash"]
    assert len(game.log) == people[0].table(id)["view"]["ply"]


@pytest.mark.parametrize("by", ["rules", "resigning"])
def test_record_of_a_finished_game_is_verified_by_the_command_line(people, tmp_path, by):
    id = start_game_for_two(*people, expansions=["goals"])
    play_moves(people, id, 20 if by == "resigning" else 3000)
    if by == "resigning":
        people[0].post(f"/api/tables/{id}/resign")
    file = tmp_path / "game.village"
    file.write_text(record_of(people[1], id), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "village", "replay", "--verify", str(file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert ("Scores:" in file.read_text("utf-8")) == (by == "rules")


def test_finished_game_is_imported_as_exported(people):
    id = start_game_for_two(*people, expansions=["goals"])
    play_moves(people, id, 3000)
    text = record_of(people[0], id)
    table = bring(people[0], text).json()
    assert table["status"] == "over"
    assert table["seed"] == people[0].table(id)["seed"]
    assert [player["name"] for player in table["players"]] == ["Ann", "Bob"]
    assert village.load(record_of(people[0], table["id"])).log == village.load(text).log
    assert table["id"] in [row["id"] for row in people[0].get("/api/tables", which="mine").json()]


def test_imported_game_with_a_seed_can_be_continued(ann):
    game = begun()
    id = bring(ann, game.dump()).json()["id"]
    for _ in range(10):
        token = game.moves[0]
        assert ann.move(id, len(game.log), token).status_code == 200
        game.play(token)
    assert ann.get(f"/api/tables/{id}/log").json()["lines"] == game.log


def test_imported_game_from_a_position_can_be_continued(ann):
    game = village.position("village", begun(expansions=("goals",)).data(), seed=3)
    table = bring(ann, game.dump()).json()
    assert ann.play_first_move(table["id"]).status_code == 200


def test_first_position_of_a_game_is_hidden_from_others(server, ann):
    game = village.position("village", begun(expansions=("goals",)).data(), seed=3)
    id = bring(ann, game.dump()).json()["id"]
    assert "Start:" in record_of(ann, id)
    assert "Start:" not in record_of(Person(server, ""), id)


def test_imported_game_without_a_seed_is_view_only(ann):
    lines = [line for line in begun().dump().splitlines() if not line.startswith("Seed:")]
    table = bring(ann, "\n".join(lines)).json()
    assert table["status"] == "stopped"
    assert "seed" in table["stop_reason"]
    assert not table["outdated"]
    assert table["seed_hash"] == begun().seed_hash
    response = ann.move(table["id"], table["view"]["ply"], table["view"]["ask"]["tokens"][0])
    assert "seed" in problem(response, 409, "read-only")["detail"]
    assert moment(ann, table["id"], 20)["view"]["ply"] == 20


def test_record_of_older_rules_is_imported_up_to_where_the_rules_differ(ann):
    text = (Path(__file__).parents[1] / "record" / "rules-1.village").read_text("utf-8")
    table = bring(ann, text).json()
    assert (table["status"], table["imported"], table["outdated"]) == ("stopped", True, True)
    assert table["stop_reason"].startswith("written by version 1 of the rules, which differ: line ")
    assert moment(ann, table["id"], 20)["view"]["ply"] == 20
    response = ann.move(table["id"], table["view"]["ply"], table["view"]["ask"]["tokens"][0])
    assert "rules, which differ" in problem(response, 409, "read-only")["detail"]
    assert village.load(record_of(ann, table["id"])).moves == table["view"]["ask"]["tokens"]


def test_imported_game_survives_eviction_from_the_cache(ann, server, settings):
    from village.server.node import Node

    game = begun(30, expansions=("goals",))
    id = bring(ann, game.dump()).json()["id"]
    node = Node(settings)
    with node.sessions.read(id) as session:
        assert session.cached.lost == ""
        assert session.record.log == game.log
    node.close()


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        (lambda lines: [*lines[:-1], "0 turn nowhere.green"], True),
        (lambda lines: [*lines, "hello"], True),
        (lambda lines: ["Colour: red", *lines], True),
        (lambda lines: [line for line in lines if not line.startswith("Game:")], False),
        (lambda lines: [re.sub("^Rules: .*", "Rules: 99", line) for line in lines], False),
        (lambda lines: ['Seed: "another"' if line.startswith("Seed:") else line for line in lines], False),
        (lambda lines: ["Start: [[[]]]", *lines], False),
    ],
)
def test_bad_record_is_refused_naming_the_line(ann, spoil, line):
    response = problem(bring(ann, "\n".join(spoil(begun().dump().strip().splitlines()))), 422, "bad-record")
    assert ("line" in response) == line


def test_draws_that_do_not_match_the_seed_are_refused(ann):
    game = village.new(seed="honest")
    text = game.dump().replace(f"Seed-Hash: {game.seed_hash}\n", "").replace('"honest"', '"other"')
    problem(bring(ann, text), 422, "bad-record")


@pytest.mark.parametrize("seed", ["x" * 201, "a\0b"])
def test_invalid_seed_is_refused(ann, seed):
    problem(bring(ann, village.new(seed=seed).dump()), 422, "bad-record")


def test_too_long_record_is_refused(ann):
    assert bring(ann, ";" * 300_000).status_code == 400
    assert bring(ann, ";" * 3_000_000).status_code == 413


def test_names_cannot_inject_lines_into_a_record(people):
    id = people[0].create_table(
        seats=2, players=[{"kind": "me", "name": "A\n0 turn x"}, {"kind": "me", "name": "B"}], start=True
    )
    people[0].post(f"/api/tables/{id}/resign")
    village.load(record_of(people[0], id))


def test_strangers_cannot_import(server):
    problem(bring(Person(server, ""), finished().dump()), 401, "unknown-player")


def test_undo_after_a_replay_request_works_as_before(people, played):
    person = player_to_move(people, played)
    before = person.table(played)
    moment(person, played, 3)
    assert person.table(played)["view"] == before["view"]
    person.post(f"/api/tables/{played}/undo", ply=before["view"]["ply"], key=fresh_key())
