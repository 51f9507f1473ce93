"""API tokens and bot accounts."""

import pytest

from tests.server.clients import Person, play_moves, start_game_for_two
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
    response = ann.post("/api/me/tokens", name="my script")
    assert response.status_code == 201
    return response.json()


@pytest.fixture
def bot(ann):
    response = ann.post("/api/me/bots", name="Robo")
    assert response.status_code == 201
    return response.json()


def delete(person, path):
    return person.server.delete(path, headers=person.headers)


def test_token_acts_for_its_player(ann, token):
    assert Program(ann.server, token["token"]).get("/api/me").json()["id"] == ann.id


def test_token_is_shown_once(ann, token):
    listed = ann.get("/api/me/tokens")
    assert [token["name"] for token in listed.json()] == ["my script"]
    assert token["token"] not in listed.text


def test_deleted_token_is_invalid(ann, token):
    assert delete(ann, f"/api/me/tokens/{token['id']}").status_code == 204
    assert Program(ann.server, token["token"]).get("/api/me").status_code == 401
    assert delete(ann, f"/api/me/tokens/{token['id']}").status_code == 404


def test_token_cannot_be_deleted_by_others(ann, bob, token):
    assert delete(bob, f"/api/me/tokens/{token['id']}").status_code == 404
    assert Program(ann.server, token["token"]).get("/api/me").status_code == 200


def test_tokens_per_player_are_limited(ann):
    statuses = [ann.post("/api/me/tokens", name="one more").status_code for _ in range(21)]
    assert statuses == [201] * 20 + [409]


def test_bot_account_is_a_player_marked_at_the_table(ann, bob, bot):
    robo = Program(ann.server, bot["token"])
    assert robo.get("/api/me").json() == {"id": bot["id"], "name": "Robo", "kind": "bot", "username": None}
    id = start_game_for_two(bob, robo)
    assert [player["automated"] for player in bob.table(id)["players"]] == [False, True]
    assert robo.table(id)["players"][1]["you"]


def test_mark_disappears_with_the_bot(ann, bob, bot):
    robo = Program(ann.server, bot["token"])
    id = bob.create_table(seats=2)
    robo.post(f"/api/tables/{id}/join")
    assert bob.table(id)["players"][1]["automated"]
    robo.post(f"/api/tables/{id}/leave")
    assert [player["automated"] for player in bob.table(id)["players"]] == [False, False]


def test_mark_survives_eviction_from_the_cache(ann, bob, bot):
    id = start_game_for_two(Program(ann.server, bot["token"]), bob)
    ann.server.app.state.node.cache.clear()
    assert [player["automated"] for player in bob.table(id)["players"]] == [True, False]


def test_bots_cannot_create_bots_tokens_or_accounts(ann, bot):
    robo = Program(ann.server, bot["token"])
    assert robo.post("/api/me/bots", name="More").status_code == 403
    assert robo.post("/api/me/tokens", name="More").status_code == 403
    assert robo.post("/api/account", username="robo", password="a password").status_code == 403


def test_new_bot_token_revokes_the_old_one(ann, bot):
    fresh = ann.post(f"/api/me/bots/{bot['id']}/token").json()
    assert Program(ann.server, bot["token"]).get("/api/me").status_code == 401
    assert Program(ann.server, fresh["token"]).get("/api/me").json()["id"] == bot["id"]


def test_token_gets_no_cookie_that_would_outlive_it(ann, token):
    response = Program(ann.server, token["token"]).post("/api/me", name="Anna")
    assert (response.json()["id"], response.json()["name"]) == (ann.id, "Anna")
    assert "set-cookie" not in response.headers


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/me/tokens", {"name": "More"}),
        ("POST", "/api/me/bots", {"name": "More"}),
        ("POST", "/api/me/bots/{bot}/token", {}),
        ("POST", "/api/account", {"username": "ann", "password": "a password"}),
        ("PUT", "/api/account/password", {"old": "a password", "new": "another password"}),
        ("POST", "/api/logout/everywhere", {}),
    ],
)
def test_token_cannot_create_anything_that_outlives_it(ann, token, bot, method, path, body):
    headers = Program(ann.server, token["token"]).headers
    response = ann.server.request(method, path.replace("{bot}", bot["id"]), json=body, headers=headers)
    assert (response.status_code, response.json()["type"]) == (403, "/problems/not-for-tokens")
    assert ann.get("/api/me").json()["kind"] == "guest"


def test_token_cannot_move_seats_to_another_account(ann, bob, token):
    id = start_game_for_two(ann, bob)
    bob.cookie = bob.post("/api/account", username="bob", password="a password").headers["set-cookie"].split(";")[0]
    Program(ann.server, token["token"]).post("/api/login", username="bob", password="a password", keep_guest_seats=True)
    assert ann.table(id)["players"][0]["you"]


def test_renewed_bot_token_ends_all_access(ann, bot):
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


def test_deleted_bot_does_not_delay_the_others(ann, bob, bot):
    robo = Program(ann.server, bot["token"])
    playing = start_game_for_two(bob, robo)
    play_moves([bob, robo], playing, 3)
    waiting = bob.create_table(seats=2)
    robo.post(f"/api/tables/{waiting}/join")
    assert delete(ann, f"/api/me/bots/{bot['id']}").status_code == 204
    assert bob.table(playing)["status"] == "over"
    assert bob.table(waiting)["players"][1]["kind"] == "open"
    assert ann.get("/api/me/bots").json() == []
    assert robo.get("/api/me").status_code == 401
