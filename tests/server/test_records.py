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
def game_in_progress(people):
    """A game with secrets in progress."""
    id = start_game_for_two(*people, expansions=["goals"])
    play_moves(people, id, 30)
    return id


def position_at(person, id, ply, **query):
    response = person.get(f"/api/tables/{id}/positions/{ply}", **query)
    assert response.status_code == 200, response.text
    return response.json()


def record_of(person, id):
    response = person.get(f"/api/tables/{id}/record")
    assert response.status_code == 200, response.text
    return response.text


def upload_record(person, text):
    return person.post("/api/records", text=text)


def problem(response, status, kind):
    assert response.status_code == status, response.text
    assert response.json()["type"] == f"/problems/{kind}"
    return response.json()


def finished_record(seed="a game to its end", **setting):
    game = village.new(seed=seed, **setting)
    while not game.over:
        game.play(game.moves[0])
    return game


def running_record(moves=20, seed="a beginning", **setting):
    game = village.new(seed=seed, **setting)
    for _ in range(moves):
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
    views_by_ply = []
    for _ in range(12):
        views_by_ply.append([person.table(id)["view"] for person in people])
        play_moves(people, id, 1)
    for views in views_by_ply:
        for person, view in zip(people, views, strict=True):
            assert position_at(person, id, view["ply"])["view"] == view


def test_position_includes_the_move_that_led_to_it(people):
    id = start_game_for_two(*people)
    person = player_to_move(people, id)
    view = person.table(id)["view"]
    ply = person.move(id, view["ply"], view["ask"]["tokens"][0]).json()["ply"]
    (answer,) = position_at(person, id, ply)["moves"]
    assert answer["lines"][0] == f"{view['ask']['seat']} {view['ask']['tokens'][0]}"
    assert answer["events"]
    assert answer["ply"] == ply


def test_positions_lead_from_one_question_to_the_next(ann, game_in_progress):
    plies, now = [], position_at(ann, game_in_progress, 0)
    while now["ply"] < now["plies"]:
        plies.append(now["ply"])
        now = position_at(ann, game_in_progress, now["after"])
        assert now["before"] <= plies[-1]
    assert len(plies) > 20


def test_since_my_last_turn_lists_every_move_once(ann, game_in_progress):
    full_replay = position_at(ann, game_in_progress, ann.table(game_in_progress)["view"]["ply"], since=0)
    lines = [line for answer in full_replay["moves"] for line in answer["lines"]]
    assert lines == ann.get(f"/api/tables/{game_in_progress}/log").json()["lines"]
    assert (
        full_replay["moves"][0]["events"]
        == position_at(ann, game_in_progress, full_replay["moves"][0]["ply"])["moves"][0]["events"]
    )
    assert position_at(ann, game_in_progress, 12, since=12)["moves"] == []


def test_no_position_shows_the_secrets_of_others(people, game_in_progress):
    """Searches every response for the cards of the other seat."""
    own = [person.table(game_in_progress)["view"]["goals"] for person in people]
    plies = people[0].table(game_in_progress)["view"]["ply"]
    for seat, person in enumerate(people):
        secret = [own[1 - seat][suit][1 - seat] for suit in ("silver", "gold")]
        if own[seat]["reached"][1 - seat]:
            continue
        for ply in range(plies + 1):
            reply = person.get(f"/api/tables/{game_in_progress}/positions/{ply}", since=0).text
            assert not any(card in reply for card in secret)


def test_spectator_sees_no_secret_in_log_or_record(server, people, game_in_progress):
    stranger = Person(server, "")
    hidden = {person.table(game_in_progress)["view"]["goals"]["gold"][seat] for seat, person in enumerate(people)}
    for address in ("log", "record", "positions/30"):
        response = stranger.get(f"/api/tables/{game_in_progress}/{address}")
        assert response.status_code == 200
        assert not any(card in response.text for card in hidden)
    assert any(line.endswith(COVERED) for line in stranger.get(f"/api/tables/{game_in_progress}/log").json()["lines"])


def test_every_position_is_open_after_the_end(people):
    id = start_game_for_two(*people, expansions=["goals"])
    play_moves(people, id, 5)
    people[1].post(f"/api/tables/{id}/resign")
    goals = position_at(people[0], id, people[0].table(id)["view"]["ply"])["view"]["goals"]
    assert COVERED not in goals["gold"] + goals["silver"]
    assert not any(line.endswith(COVERED) for line in people[0].get(f"/api/tables/{id}/log").json()["lines"])


def test_position_after_the_last_is_not_found(ann, game_in_progress):
    problem(ann.get(f"/api/tables/{game_in_progress}/positions/99999"), 404, "not-found")
    problem(ann.get(f"/api/tables/{game_in_progress}/positions/5", since=6), 404, "not-found")


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
    table = upload_record(people[0], text).json()
    assert table["status"] == "over"
    assert table["seed"] == people[0].table(id)["seed"]
    assert [player["name"] for player in table["players"]] == ["Ann", "Bob"]
    assert village.load(record_of(people[0], table["id"])).log == village.load(text).log
    assert table["id"] in [row["id"] for row in people[0].get("/api/tables", which="mine").json()]


def test_imported_game_with_a_seed_can_be_continued(ann):
    game = running_record()
    id = upload_record(ann, game.dump()).json()["id"]
    for _ in range(10):
        token = game.moves[0]
        assert ann.move(id, len(game.log), token).status_code == 200
        game.play(token)
    assert ann.get(f"/api/tables/{id}/log").json()["lines"] == game.log


def test_imported_game_from_a_position_can_be_continued(ann):
    game = village.position("village", running_record(expansions=("goals",)).data(), seed=3)
    table = upload_record(ann, game.dump()).json()
    assert ann.play_first_move(table["id"]).status_code == 200


def test_first_position_of_a_game_is_hidden_from_others(server, ann):
    game = village.position("village", running_record(expansions=("goals",)).data(), seed=3)
    id = upload_record(ann, game.dump()).json()["id"]
    assert "Start:" in record_of(ann, id)
    assert "Start:" not in record_of(Person(server, ""), id)


def test_imported_game_without_a_seed_is_view_only(ann):
    lines = [line for line in running_record().dump().splitlines() if not line.startswith("Seed:")]
    table = upload_record(ann, "\n".join(lines)).json()
    assert table["status"] == "stopped"
    assert "seed" in table["stop_reason"]
    assert not table["outdated"]
    assert table["seed_hash"] == running_record().seed_hash
    response = ann.move(table["id"], table["view"]["ply"], table["view"]["ask"]["tokens"][0])
    assert "seed" in problem(response, 409, "read-only")["detail"]
    assert position_at(ann, table["id"], 20)["view"]["ply"] == 20


def test_record_of_older_rules_is_imported_up_to_where_the_rules_differ(ann):
    text = (Path(__file__).parents[1] / "record" / "rules-1.village").read_text("utf-8")
    table = upload_record(ann, text).json()
    assert (table["status"], table["imported"], table["outdated"]) == ("stopped", True, True)
    assert table["stop_reason"].startswith("written by version 1 of the rules, which differ: line ")
    assert position_at(ann, table["id"], 20)["view"]["ply"] == 20
    response = ann.move(table["id"], table["view"]["ply"], table["view"]["ask"]["tokens"][0])
    assert "rules, which differ" in problem(response, 409, "read-only")["detail"]
    assert village.load(record_of(ann, table["id"])).moves == table["view"]["ask"]["tokens"]


def test_imported_game_survives_eviction_from_the_cache(ann, server, settings):
    from village.server.node import Node

    game = running_record(30, expansions=("goals",))
    id = upload_record(ann, game.dump()).json()["id"]
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
    response = problem(
        upload_record(ann, "\n".join(spoil(running_record().dump().strip().splitlines()))), 422, "bad-record"
    )
    assert ("line" in response) == line


def test_draws_that_do_not_match_the_seed_are_refused(ann):
    game = village.new(seed="honest")
    text = game.dump().replace(f"Seed-Hash: {game.seed_hash}\n", "").replace('"honest"', '"other"')
    problem(upload_record(ann, text), 422, "bad-record")


@pytest.mark.parametrize("seed", ["x" * 201, "a\0b"])
def test_invalid_seed_is_refused(ann, seed):
    problem(upload_record(ann, village.new(seed=seed).dump()), 422, "bad-record")


def test_too_long_record_is_refused(ann):
    assert upload_record(ann, ";" * 300_000).status_code == 400
    assert upload_record(ann, ";" * 3_000_000).status_code == 413


def test_names_cannot_inject_lines_into_a_record(people):
    id = people[0].create_table(
        seats=2, players=[{"kind": "me", "name": "A\n0 turn x"}, {"kind": "me", "name": "B"}], start=True
    )
    people[0].post(f"/api/tables/{id}/resign")
    village.load(record_of(people[0], id))


def test_strangers_cannot_import(server):
    problem(upload_record(Person(server, ""), finished_record().dump()), 401, "unknown-player")


def test_undo_after_a_replay_request_works_as_before(people, game_in_progress):
    person = player_to_move(people, game_in_progress)
    before = person.table(game_in_progress)
    position_at(person, game_in_progress, 3)
    assert person.table(game_in_progress)["view"] == before["view"]
    person.post(f"/api/tables/{game_in_progress}/undo", ply=before["view"]["ply"], key=fresh_key())
