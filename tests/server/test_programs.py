"""Tokens for programs, and bots with accounts of their own."""

import pytest

from tests.server.people import Person, play_on, two_at_a_table
from village.server.players.identity import cookie_value, read_player


class Program(Person):
    """A client with a token instead of a cookie."""

    def __init__(self, server, token):
        super().__init__(server, "")
        self.token = token

    @property
    def headers(self):
        return {"authorization": f"Bearer {self.token}"}


@pytest.fixture
def token(ann):
    said = ann.post("/api/me/tokens", name="my script")
    assert said.status_code == 201
    return said.json()


@pytest.fixture
def bot(ann):
    said = ann.post("/api/me/bots", name="Robo")
    assert said.status_code == 201
    return said.json()


def delete(person, path):
    return person.server.delete(path, headers=person.headers)


def test_a_token_speaks_for_its_player(ann, token):
    assert Program(ann.server, token["token"]).get("/api/me").json()["id"] == ann.id


def test_a_token_is_shown_once(ann, token):
    listed = ann.get("/api/me/tokens")
    assert [one["name"] for one in listed.json()] == ["my script"]
    assert token["token"] not in listed.text


def test_a_deleted_token_is_void(ann, token):
    assert delete(ann, f"/api/me/tokens/{token['id']}").status_code == 204
    assert Program(ann.server, token["token"]).get("/api/me").status_code == 401
    assert delete(ann, f"/api/me/tokens/{token['id']}").status_code == 404


def test_nobody_else_deletes_it(ann, bob, token):
    assert delete(bob, f"/api/me/tokens/{token['id']}").status_code == 404
    assert Program(ann.server, token["token"]).get("/api/me").status_code == 200


def test_tokens_are_not_without_number(ann):
    made = [ann.post("/api/me/tokens", name="one more").status_code for _ in range(21)]
    assert made == [201] * 20 + [409]


def test_a_bot_is_a_player_of_its_own_and_marked_at_the_table(ann, bob, bot):
    robo = Program(ann.server, bot["token"])
    assert robo.get("/api/me").json() == {"id": bot["id"], "name": "Robo", "kind": "bot", "login": None}
    id = two_at_a_table(bob, robo)
    assert [chair["program"] for chair in bob.table(id)["chairs"]] == [False, True]
    assert robo.table(id)["chairs"][1]["you"]


def test_the_mark_goes_with_the_bot(ann, bob, bot):
    robo = Program(ann.server, bot["token"])
    id = bob.lay(seats=2)
    robo.post(f"/api/games/{id}/join")
    assert bob.table(id)["chairs"][1]["program"]
    robo.post(f"/api/games/{id}/leave")
    assert [chair["program"] for chair in bob.table(id)["chairs"]] == [False, False]


def test_the_mark_outlives_the_memory_of_the_node(ann, bob, bot):
    id = two_at_a_table(Program(ann.server, bot["token"]), bob)
    ann.server.app.state.node.cache.clear()
    assert [chair["program"] for chair in bob.table(id)["chairs"]] == [True, False]


def test_bots_make_neither_bots_nor_tokens_nor_accounts(ann, bot):
    robo = Program(ann.server, bot["token"])
    assert robo.post("/api/me/bots", name="More").status_code == 403
    assert robo.post("/api/me/tokens", name="More").status_code == 403
    assert robo.post("/api/account", login="robo", password="a password").status_code == 403


def test_a_new_token_of_a_bot_voids_the_old_one(ann, bot):
    fresh = ann.post(f"/api/me/bots/{bot['id']}/token").json()
    assert Program(ann.server, bot["token"]).get("/api/me").status_code == 401
    assert Program(ann.server, fresh["token"]).get("/api/me").json()["id"] == bot["id"]


def test_a_program_gets_no_cookie_that_would_outlive_its_token(ann, token):
    said = Program(ann.server, token["token"]).post("/api/me", name="Anna")
    assert (said.json()["id"], said.json()["name"]) == (ann.id, "Anna")
    assert "set-cookie" not in said.headers


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/me/tokens", {"name": "More"}),
        ("POST", "/api/me/bots", {"name": "More"}),
        ("POST", "/api/me/bots/{bot}/token", {}),
        ("POST", "/api/account", {"login": "ann", "password": "a password"}),
        ("PUT", "/api/account/password", {"old": "a password", "new": "another password"}),
        ("POST", "/api/logout/everywhere", {}),
    ],
)
def test_what_lasts_longer_than_a_token_is_not_given_to_one(ann, token, bot, method, path, body):
    headers = Program(ann.server, token["token"]).headers
    said = ann.server.request(method, path.replace("{bot}", bot["id"]), json=body, headers=headers)
    assert (said.status_code, said.json()["type"]) == (403, "/problems/not-for-tokens")
    assert ann.get("/api/me").json()["kind"] == "guest"


def test_a_program_does_not_carry_seats_to_another_account(ann, bob, token):
    id = two_at_a_table(ann, bob)
    bob.cookie = bob.post("/api/account", login="bob", password="a password").headers["set-cookie"].split(";")[0]
    Program(ann.server, token["token"]).post("/api/login", login="bob", password="a password", bring=True)
    assert ann.table(id)["chairs"][0]["you"]


def test_a_bot_that_is_silenced_is_so_in_every_way(ann, bot):
    node = ann.server.app.state.node
    robo = Person(ann.server, "")
    robo.cookie = f"village={cookie_value(node.secret, read_player(node.store, bot['id']))}"
    assert robo.get("/api/me").json()["id"] == bot["id"]
    ann.post(f"/api/me/bots/{bot['id']}/token")
    assert robo.get("/api/me").json() is None


def test_only_the_owner_deletes_a_bot(ann, bob, bot):
    assert delete(bob, f"/api/me/bots/{bot['id']}").status_code == 404
    assert bob.post(f"/api/me/bots/{bot['id']}/token").status_code == 404
    assert ann.get("/api/me/bots").json()[0]["id"] == bot["id"]


def test_nobody_waits_for_a_bot_that_was_deleted(ann, bob, bot):
    robo = Program(ann.server, bot["token"])
    playing = two_at_a_table(bob, robo)
    play_on([bob, robo], playing, 3)
    laid = bob.lay(seats=2)
    robo.post(f"/api/games/{laid}/join")
    assert delete(ann, f"/api/me/bots/{bot['id']}").status_code == 204
    assert bob.table(playing)["status"] == "over"
    assert bob.table(laid)["chairs"][1]["kind"] == "open"
    assert ann.get("/api/me/bots").json() == []
    assert robo.get("/api/me").status_code == 401
