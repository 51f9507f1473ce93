"""The page of a player: results, ratings on the arena's scale, the best game alone."""

from tests.server.people import Person, played_out, two_at_a_table
from village.bots.scale import LEVEL_RATINGS


def page(person):
    said = person.get("/api/me/page")
    assert said.status_code == 200, said.text
    return said.json()


def alone(person):
    id = person.lay(seats=1, start=True)
    played_out(person, id)
    return id


def test_a_newcomer_has_an_empty_page(ann):
    mine = page(ann)
    assert (mine["played"], mine["tables"], mine["ratings"], mine["alone"]) == (0, [], [], [])
    assert mine["levels"] == LEVEL_RATINGS


def test_a_game_counts_for_both_by_table_and_rank(people, ann, bob):
    id = two_at_a_table(ann, bob, boxes=["inn"])
    played_out(ann, id)
    won = ann.table(id)["winners"]
    for seat, person in enumerate(people):
        mine = page(person)
        (table,) = mine["tables"]
        assert (table["title"], table["boxes"], table["seats"], table["played"]) == ("village", ["inn"], 2, 1)
        assert table["won"] == (seat in won)
        assert mine["latest"][0]["game"] == id
        assert mine["latest"][0]["score"] == table["best"]


def test_whoever_wins_rises_and_nobody_is_sure_of_it(people, ann, bob):
    id = two_at_a_table(ann, bob)
    bob.post(f"/api/games/{id}/resign")
    (up,), (down,) = page(ann)["ratings"], page(bob)["ratings"]
    assert up["points"] > down["points"]
    assert up["games"] == down["games"] == 1
    assert up["low"] < down["points"] < up["high"]
    assert page(bob)["latest"][0]["score"] is None


def test_the_best_game_alone_says_how_far_the_next_rank_is(ann):
    ids = [alone(ann), alone(ann)]
    scores = [ann.get(f"/api/games/{id}/scores").json()[0]["total"] for id in ids]
    (best,) = page(ann)["alone"]
    assert best["score"] == max(scores)
    assert best["name"]
    assert best["next"] is None or best["missing"] > 0
    assert page(ann)["ratings"] == []


def test_records_that_were_brought_and_own_numbers_do_not_count(ann):
    id = alone(ann)
    text = ann.get(f"/api/games/{id}/record").text
    assert ann.post("/api/records", text=text).status_code == 201
    assert page(ann)["played"] == 1


def test_a_table_at_which_somebody_plays_all_seats_counts_for_nothing(ann):
    id = ann.lay(seats=2, chairs=[{"kind": "me"}, {"kind": "me"}], start=True)
    ann.post(f"/api/games/{id}/resign")
    assert page(ann)["played"] == 0


def test_bots_nobody_has_measured_change_no_rating(ann):
    for bot, rated in (("greedy", 0), ("easy", 1)):
        id = ann.lay(seats=2, chairs=[{"kind": "me"}, {"kind": "bot", "bot": bot}], start=True)
        ann.post(f"/api/games/{id}/resign")
        assert len(page(ann)["ratings"]) == rated


def test_a_game_with_help_changes_no_rating(ann):
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    id = ann.lay(seats=2, chairs=chairs, options={"first_player": 0}, start=True)
    assert ann.post(f"/api/games/{id}/hint").status_code == 200
    ann.post(f"/api/games/{id}/resign")
    assert page(ann)["played"] == 1
    assert page(ann)["ratings"] == []


def test_a_guest_takes_results_along_to_an_account(server):
    guest, account = Person(server, "Gina"), Person(server, "Gina")
    assert account.post("/api/account", login="gina", password="a long word").status_code == 201
    alone(guest)
    said = guest.post("/api/login", login="gina", password="a long word", bring=True)
    guest.cookie = said.headers["set-cookie"].split(";")[0]
    assert page(guest)["played"] == 1


def test_all_of_it_is_in_what_one_can_take_along(ann):
    alone(ann)
    assert len(ann.get("/api/me/export").json()["results"]) == 1
