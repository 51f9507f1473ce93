"""Reports, and `village admin` next to a running server."""

import pytest

from tests.server.clients import Person, player_to_move, start_game_for_two
from tests.server.clock import node_of
from village.cli import main
from village.server.live.stream import Watcher
from village.server.players.identity import read_player

SECRET = "correct horse battery"


@pytest.fixture
def admin(settings, capsys):
    """Run a command; return its output and whether it succeeded."""

    def run(*words):
        capsys.readouterr()
        code = main(["admin", *words, "--data", str(settings.data), "--database", settings.database])
        reply = capsys.readouterr()
        return code, reply.out + reply.err

    return run


def chat(person, id, text):
    response = person.post(f"/api/tables/{id}/chat", text=text)
    assert response.status_code == 201
    return response.json()["number"]


def messages_for(server, id, person):
    node = node_of(server)
    return Watcher(node.live, id, read_player(node.store, person.id), 0, None).read_updates()


def forget_recent(server, person):
    """Clear the player cache, which otherwise expires after five seconds."""
    node_of(server).identity_cache.forget(person.id)


def test_report_reaches_the_administrator(admin, ann, bob):
    id = start_game_for_two(ann, bob)
    number = chat(bob, id, "you all smell")
    response = ann.post(f"/api/tables/{id}/reports", line=number, text="rude\x1b[2J words")
    assert response.status_code == 201
    code, out = admin("reports")
    assert code == 0
    for word in (response.json()["id"], id, bob.id, "'Bob'", "you all smell", "rude[2J words", ann.id):
        assert word in out, word
    assert admin("resolve", response.json()["id"])[0] == 0
    assert "no reports" in admin("reports")[1]
    assert "(resolved)" in admin("reports", "--all")[1]
    assert admin("resolve", "nothing")[0] == 2


@pytest.mark.parametrize(
    ("options", "status", "kind"),
    [
        ({"seat": 1}, 201, ""),
        ({"seat": 0}, 409, "yourself"),
        ({"seat": 2}, 409, "no-such-player"),
        ({"seat": 7}, 404, "not-found"),
        ({"line": 1}, 404, "not-found"),
        ({}, 422, "unknown-username"),
    ],
)
def test_report_needs_a_subject(ann, bob, options, status, kind):
    id = ann.create_table(seats=3, players=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}])
    bob.post(f"/api/tables/{id}/join")
    response = ann.post(f"/api/tables/{id}/reports", text="because", **options)
    assert response.status_code == status
    assert not kind or response.json()["type"] == f"/problems/{kind}"


def test_strangers_cannot_report(server, ann, bob):
    id = start_game_for_two(ann, bob)
    assert Person(server, "").post(f"/api/tables/{id}/reports", seat=0, text="x").status_code == 401
    assert Person(server, "Eve").post(f"/api/tables/{id}/reports", seat=0, text="x").status_code == 201
    assert Person(server, "Eve").post(f"/api/tables/{id}/reports", seat=0, text="\u200b").status_code == 422


def test_banned_player_may_only_watch_and_delete_the_account(server, admin, ann, bob):
    id = start_game_for_two(ann, bob)
    response = bob.post("/api/account", username="bob", password=SECRET)
    bob.cookie = response.headers["set-cookie"].split(";")[0]
    robot = bob.post("/api/me/bots", name="robo").json()["token"]
    assert admin("ban", "bob")[0] == 0
    forget_recent(server, bob)
    assert ann.table(id)["status"] == "over"
    refused = bob.post("/api/tables", seats=2)
    assert (refused.status_code, refused.json()["type"]) == (403, "/problems/banned")
    assert bob.post("/api/me", name="Robert").status_code == 403
    assert bob.post("/api/logout").status_code == 204
    entered = bob.post("/api/login", username="bob", password=SECRET)
    assert entered.status_code == 200
    bob.cookie = entered.headers["set-cookie"].split(";")[0]
    assert bob.post("/api/tables", seats=2).status_code == 403
    guest = Person(server, "Robert")
    waiting = guest.create_table(seats=2)
    assert guest.post("/api/login", username="bob", password=SECRET, keep_guest_seats=True).status_code == 200
    assert guest.table(waiting)["players"][0]["you"], "a banned player got a seat"
    headers = {"authorization": f"Bearer {robot}"}
    assert server.post("/api/tables", json={"seats": 2}, headers=headers).status_code == 403
    assert bob.get(f"/api/tables/{id}").status_code == 200
    assert bob.get("/api/me/export").status_code == 200
    assert admin("unban", bob.id)[0] == 0
    forget_recent(server, bob)
    assert bob.post("/api/tables", seats=2).status_code == 201


def test_temporary_ban_ends(server, admin, ann):
    code, out = admin("ban", ann.id, "--days", "3")
    assert (code, "until" in out) == (0, True)
    forget_recent(server, ann)
    assert ann.post("/api/tables", seats=2).json()["until"] > 0
    node = node_of(server)
    now = node.clock
    node.clock = lambda: now() + 3 * 86400 + 1
    forget_recent(server, ann)
    assert ann.post("/api/tables", seats=2).status_code == 201


def test_renamed_player_has_the_new_name_everywhere(server, admin, settings, ann, bob):
    over, played = start_game_for_two(ann, bob), start_game_for_two(ann, bob)
    bob.post(f"/api/tables/{over}/resign")
    assert admin("rename", bob.id, "Robert")[0] == 0
    for id in (over, played):
        assert ann.table(id)["players"][1]["name"] == "Robert"
        assert "Bob" not in str(messages_for(server, id, ann))
    forget_recent(server, bob)
    assert bob.get("/api/me").json()["name"] == "Robert"
    assert admin("rename", bob.id, "\u3164")[0] == 2
    assert admin("rename", "unknown", "Robert")[0] == 2
    assert main(["doctor", "--data", str(settings.data), "--database", settings.database]) == 0


def test_chat_line_can_be_removed(server, admin, settings, ann, bob):
    id = start_game_for_two(ann, bob)
    first, rude = chat(ann, id, "hello"), chat(bob, id, "you all smell")
    assert f"message {rude}" in admin("show", id)[1]
    with ann.server.websocket_connect(f"/api/tables/{id}/live?after={rude}", headers=ann.headers) as socket:
        assert socket.receive_json()["kind"] == "now"
        assert admin("remove-message", id, str(rude))[0] == 0
        node_of(server).hub.poke(id)  # as a PostgreSQL notification or the next poll does
        update = socket.receive_json()
        assert (update["kind"], update["numbers"]) == ("removed", [rude])
    messages = messages_for(server, id, ann)
    assert [message["number"] for message in messages if message["kind"] == "chat"] == [first]
    assert "smell" not in str(messages)
    assert admin("remove-message", id, str(rude))[0] == 2
    assert player_to_move([ann, bob], id).play_first_move(id).status_code == 200
    assert main(["doctor", "--data", str(settings.data), "--database", settings.database]) == 0


def test_table_can_be_closed(admin, settings, ann, bob):
    played, waiting = start_game_for_two(ann, bob), ann.create_table(seats=3)
    first = player_to_move([ann, bob], played)
    for id in (played, waiting):
        assert admin("close", id)[0] == 0
        table = ann.table(id)
        assert (table["status"], "closed" in table["stop_reason"]) == ("stopped", True)
        assert admin("close", id)[0] == 2
    assert first.play_first_move(played).json()["type"] == "/problems/read-only"
    assert bob.post(f"/api/tables/{waiting}/join").status_code == 409
    assert admin("close", "nosuch")[0] == 2
    assert main(["doctor", "--data", str(settings.data), "--database", settings.database]) == 0


def test_empty_database_has_nothing_to_moderate(tmp_path, capsys):
    assert main(["admin", "reports", "--data", str(tmp_path / "none")]) == 2
    assert "no tables here" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


def test_closed_table_refuses_chat(server, admin, ann, bob):
    id = start_game_for_two(ann, bob)
    assert admin("close", id)[0] == 0
    for person in (ann, Person(server, "Eve")):
        response = person.post(f"/api/tables/{id}/chat", text="and yet I talk")
        assert (response.status_code, response.json()["type"]) == (409, "/problems/read-only")


def test_renamed_player_has_the_new_name_in_chat_and_left_tables(server, admin, ann, bob):
    over, waiting = start_game_for_two(ann, bob), ann.create_table(seats=3)
    rude = Person(server, "Rude Word")
    rude.post(f"/api/tables/{waiting}/join")
    rude.post(f"/api/tables/{waiting}/leave")
    bob.post(f"/api/tables/{over}/resign")
    chat(rude, over, "well played")
    assert "Rude" in str(messages_for(server, over, ann))
    assert "Rude" in str(messages_for(server, waiting, ann))
    assert admin("rename", rude.id, "A player")[0] == 0
    for id in (over, waiting):
        assert "Rude" not in str(messages_for(server, id, ann))


def test_username_equal_to_another_id_does_not_ban_the_wrong_player(server, admin, ann, bob):
    assert bob.post("/api/account", username=ann.id, password=SECRET).status_code == 201
    assert "Ann" in admin("ban", ann.id)[1]
    assert "Bob" in admin("ban", bob.id)[1]


def test_administrator_cannot_set_too_long_a_name(admin, ann):
    assert admin("rename", ann.id, "x" * 41)[0] == 2
    assert ann.get("/api/me").json()["name"] == "Ann"


def test_banned_player_cannot_join_any_table(server, admin, ann, bob):
    waiting = ann.create_table(seats=2)
    assert bob.get("/api/me").status_code == 200  # the node caches the player for some seconds
    assert admin("ban", bob.id)[0] == 0
    for response in (bob.post(f"/api/tables/{waiting}/join"), bob.post("/api/tables", seats=2)):
        assert response.json()["type"] == "/problems/banned"
    assert ann.table(waiting)["players"][1]["kind"] == "open"
