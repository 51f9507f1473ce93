"""Friends by link, without an account, and a seat kept for one."""

from tests.server.people import Person
from village.server.settings import Keep
from village.server.table.tidy import tidy_up


def link_of(person):
    return person.post("/api/me/friends/link").json()["link"]


def friends(person):
    return person.get("/api/me/friends").json()


def befriended(ann, bob):
    assert bob.post("/api/me/friends", link=link_of(ann)).json() == {"name": "Ann"}
    return friends(ann)[0]["id"]


def test_whoever_opens_the_link_is_a_friend_on_both_sides(ann, bob):
    befriended(ann, bob)
    assert [one["name"] for one in friends(ann)] == ["Bob"]
    assert [one["name"] for one in friends(bob)] == ["Ann"]


def test_a_link_serves_all_friends_until_there_is_a_newer_one(server, ann, bob):
    link = link_of(ann)
    for person in (bob, Person(server, "Cleo"), bob):
        assert person.post("/api/me/friends", link=link).status_code == 200
    assert len(friends(ann)) == 2
    link_of(ann)
    assert Person(server, "Dan").post("/api/me/friends", link=link).status_code == 403
    assert ann.post("/api/me/friends", link=link_of(ann)).status_code == 409


def test_ids_of_players_are_not_told(ann, bob):
    befriended(ann, bob)
    assert friends(ann)[0]["id"] not in (ann.id, bob.id)


def test_friends_part_on_both_sides(ann, bob):
    assert ann.delete(f"/api/me/friends/{befriended(ann, bob)}").status_code == 204
    assert friends(ann) == friends(bob) == []


def test_a_seat_is_kept_for_a_friend_who_finds_it_and_begins(server, ann, bob):
    friend = befriended(ann, bob)
    id = ann.lay(seats=2, chairs=[{"kind": "me"}, {"kind": "friend", "friend": friend}], listed=False)
    assert Person(server, "Eve").post(f"/api/games/{id}/join").status_code == 409
    assert [row["id"] for row in bob.get("/api/games", which="mine").json()] == [id]
    assert bob.post(f"/api/games/{id}/join").json()["status"] == "playing"


def test_only_friends_can_be_asked(ann, bob):
    said = ann.post("/api/games", seats=2, chairs=[{"kind": "me"}, {"kind": "friend", "friend": bob.id}])
    assert said.status_code == 404


def test_a_host_can_ask_a_friend_later(ann, bob):
    friend = befriended(ann, bob)
    id = ann.lay(seats=2)
    table = ann.put(f"/api/games/{id}/seats/1", kind="friend", friend=friend).json()
    assert (table["chairs"][1]["kind"], table["chairs"][1]["name"]) == ("link", "Bob")


def test_who_leaves_for_good_is_nobodys_friend(ann, bob):
    befriended(ann, bob)
    bob.post("/api/account/delete")
    assert friends(ann) == []


def test_old_links_for_friends_are_tidied_away(ann, bob, server):
    link = link_of(ann)
    node = server.app.state.node
    assert tidy_up(node.store, Keep(links=14), node.now() + 15 * 86400)["links"] == 1
    assert bob.post("/api/me/friends", link=link).status_code == 403
