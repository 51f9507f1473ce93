# ruff: noqa: RUF001  (look-alikes are tested)
"""Names are visible and bounded; keys and usernames have no trailing characters."""

import pytest

import village
from tests.server.clients import fresh_key, start_game_for_two
from village.server.players.accounts import change_name

ZALGO = "Z" + "\u0335" * 30


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800\u2800", " \u115f\u1160 ", "\ufe0f", "\u200b\u2060", "\u0301\u0301", "\u00a0", "\U000e0101"],
)
def test_invisible_name_is_refused(ann, name):
    response = ann.patch("/api/me", name=name)
    assert (response.status_code, response.json()["type"]) == (422, "/problems/bad-name")
    assert ann.post("/api/tables", seats=2, players=[{"kind": "me", "name": name}]).status_code == 422
    assert ann.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize("name", ["\ufb2c" * 40, "\U0001d160" * 20])
def test_decomposed_name_has_the_same_length_limit(ann, name):
    assert ann.patch("/api/me", name=name).json()["type"] == "/problems/bad-name"


def test_stacked_marks_are_limited(ann, bob):
    assert len(ann.patch("/api/me", name=ZALGO).json()["name"]) <= 6
    id = start_game_for_two(ann, bob)
    number = ann.post(f"/api/tables/{id}/chat", text=ZALGO).json()["number"]
    with ann.server.websocket_connect(f"/api/tables/{id}/live?after={number - 1}", headers=ann.headers) as socket:
        assert len(socket.receive_json()["text"]) <= 6


@pytest.mark.parametrize("name", ["Zoë", "村上", "नमस्ते", "ผู้เล่น", "Ann 🏡", "O'Neil"])
def test_names_in_all_scripts_are_kept(ann, name):
    assert ann.patch("/api/me", name=name).json()["name"] == name


def test_trailing_newline_in_username_or_key_is_refused(ann, bob):
    assert ann.post("/api/account", username="ann\n", password="a long password").status_code == 400
    id = start_game_for_two(ann, bob)
    view = ann.table(id)["view"]
    assert ann.move(id, view["ply"], view["ask"].get("tokens", ["x"])[0], fresh_key() + "\n").status_code == 400
    assert ann.get(f"/api/tables/{id}%0A").status_code == 400


@pytest.mark.parametrize("password", [" " * 12, "\u3164" * 12, "\u00a0\u2003" * 6])
def test_blank_password_is_refused(ann, password):
    response = ann.post("/api/account", username="ann", password=password)
    assert (response.status_code, response.json()["type"]) == (422, "/problems/blank-password")


RESERVED = [
    "hard", "Master", "MCTS", "mcts:1000", "Bot", "bot 3", "Bot, hard", "Hard Bot", "h a r d", "һаrԁ", "ｈａｒｄ",
    "hárd", "𝕙𝕒𝕣𝕕", "HARD", "ʜᴀʀᴅ", "rnedium", "rnaster", "ma5ter", "medıum", "ħarđ", "еаѕу", "电脑",
    "somebody", "Somebody", "sоmеbоdу", "some body", "s0mebody", "Deleted player", "Jemand", "已注销玩家",
    "Аnn", "Bоb", "Αnn", "Ann Sрencer",
]  # fmt: skip


@pytest.mark.parametrize("name", RESERVED)
def test_names_of_bots_and_look_alikes_cannot_be_taken(server, ann, name):
    new = server.post("/api/me", json={"name": name})
    renamed = ann.patch("/api/me", name=name)
    bot = ann.post("/api/me/bots", name=name)
    seat = ann.post("/api/tables", seats=2, players=[{"kind": "me", "name": name}])
    for response in (new, renamed, bot, seat):
        assert (response.status_code, response.json()["type"]) == (422, "/problems/reserved-name")
    assert ann.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize(
    "name",
    [
        "Анна", "Σοφία", "Иван Smith", "Easy Rider", "Bot Hunter", "Robot", "Richard", "Ann 2", "村上 Haruki", "Müller",
        "Łukasz", "Søren", "İpek", "Guest", "Gast", "访客", "R2D2", "Master Yoda", "١٢٣",
    ],
)  # fmt: skip
def test_other_names_can_be_taken(ann, name):
    assert ann.patch("/api/me", name=name).json()["name"] == name


@pytest.mark.parametrize("name", RESERVED)
def test_imported_record_gives_no_seat_a_reserved_name(ann, name):
    text = village.new(seats=2, seed=3).dump() + f"; seat 0: {name}\n; seat 1: Clara\n"
    id = ann.post("/api/records", text=text).json()["id"]
    assert [seat["name"] for seat in ann.table(id)["players"]] == ["Ann 1", "Clara"]


def test_player_keeps_a_name_that_is_reserved_now(server, ann):
    change_name(server.app.state.node, ann.id, "hard")
    assert ann.post("/api/me", name="hard").json()["name"] == "hard"


def test_bot_at_a_table_can_have_the_name_of_a_bot(ann):
    id = ann.create_table(seats=2, players=[{"kind": "me"}, {"kind": "bot", "bot": "easy", "name": "easy"}])
    assert ann.table(id)["players"][1]["name"] == "easy"
