"""Friends by link, without an account, and reserved seats."""

from tests.server.clients import Person
from village.server.settings import Retention
from village.server.tables.retention import delete_expired


def link_of(person):
    return person.post("/api/me/friends/link").json()["link"]


def friends(person):
    return person.get("/api/me/friends").json()


def befriended(ann, bob):
    assert bob.post("/api/me/friends", link=link_of(ann)).json() == {"name": "Ann"}
    return friends(ann)[0]["id"]


def test_link_makes_friends_on_both_sides(ann, bob):
    befriended(ann, bob)
    assert [friend["name"] for friend in friends(ann)] == ["Bob"]
    assert [friend["name"] for friend in friends(bob)] == ["Ann"]


def test_link_works_for_all_friends_until_replaced(server, ann, bob):
    link = link_of(ann)
    for person in (bob, Person(server, "Cleo"), bob):
        assert person.post("/api/me/friends", link=link).status_code == 200
    assert len(friends(ann)) == 2
    link_of(ann)
    assert Person(server, "Dan").post("/api/me/friends", link=link).status_code == 403
    assert ann.post("/api/me/friends", link=link_of(ann)).status_code == 409


def test_player_ids_are_not_revealed(ann, bob):
    befriended(ann, bob)
    assert friends(ann)[0]["id"] not in (ann.id, bob.id)


def test_unfriending_works_on_both_sides(ann, bob):
    assert ann.delete(f"/api/me/friends/{befriended(ann, bob)}").status_code == 204
    assert friends(ann) == friends(bob) == []


def test_reserved_seat_is_found_and_started_by_the_friend(server, ann, bob):
    friend = befriended(ann, bob)
    id = ann.create_table(seats=2, players=[{"kind": "me"}, {"kind": "friend", "friend": friend}], public=False)
    assert Person(server, "Eve").post(f"/api/tables/{id}/join").status_code == 409
    assert [row["id"] for row in bob.get("/api/tables", which="mine").json()] == [id]
    assert bob.post(f"/api/tables/{id}/join").json()["status"] == "playing"


def test_only_friends_can_be_invited(ann, bob):
    response = ann.post("/api/tables", seats=2, players=[{"kind": "me"}, {"kind": "friend", "friend": bob.id}])
    assert response.status_code == 404


def test_host_can_invite_a_friend_later(ann, bob):
    friend = befriended(ann, bob)
    id = ann.create_table(seats=2)
    table = ann.put(f"/api/tables/{id}/seats/1", kind="friend", friend=friend).json()
    assert (table["players"][1]["kind"], table["players"][1]["name"]) == ("link", "Bob")


def test_deleted_player_has_no_friends(ann, bob):
    befriended(ann, bob)
    bob.post("/api/account/delete")
    assert friends(ann) == []


def test_old_friend_links_are_deleted(ann, bob, server):
    link = link_of(ann)
    node = server.app.state.node
    assert delete_expired(node.store, Retention(links=14), node.now() + 15 * 86400)["links"] == 1
    assert bob.post("/api/me/friends", link=link).status_code == 403
