"""Profiles: results, ratings and the best solo game."""

from tests.server.clients import Person, play_to_the_end, sign_up, start_game_for_two
from village.bots.rating_scale import LEVEL_RATINGS


def profile(person):
    response = person.get("/api/me/profile")
    assert response.status_code == 200, response.text
    return response.json()


def play_solo(person):
    id = person.create_table(seats=1, start=True)
    play_to_the_end(person, id)
    return id


def test_new_player_has_an_empty_profile(ann):
    mine = profile(ann)
    assert (mine["played"], mine["tables"], mine["ratings"], mine["best_solo"]) == (0, [], [], [])
    assert mine["levels"] == LEVEL_RATINGS


def test_game_counts_for_both_players(people, ann, bob):
    id = start_game_for_two(ann, bob, expansions=["inn"])
    play_to_the_end(ann, id)
    won = ann.table(id)["winners"]
    for seat, person in enumerate(people):
        mine = profile(person)
        (table,) = mine["tables"]
        assert (table["game"], table["expansions"], table["seats"], table["played"]) == ("village", ["inn"], 2, 1)
        assert table["won"] == (seat in won)
        assert mine["latest"][0]["table_id"] == id
        assert mine["latest"][0]["score"] == table["best"]


def test_winner_gains_rating_with_uncertainty(ann, bob):
    sign_up(ann), sign_up(bob)
    id = start_game_for_two(ann, bob)
    bob.post(f"/api/tables/{id}/resign")
    (up,), (down,) = profile(ann)["ratings"], profile(bob)["ratings"]
    assert up["points"] > down["points"]
    assert up["games"] == down["games"] == 1
    assert up["low"] < down["points"] < up["high"]
    assert profile(bob)["latest"][0]["score"] is None


def test_best_solo_game_shows_the_distance_to_the_next_title(ann):
    ids = [play_solo(ann), play_solo(ann)]
    scores = [ann.get(f"/api/tables/{id}/scores").json()[0]["total"] for id in ids]
    (best,) = profile(ann)["best_solo"]
    assert best["score"] == max(scores)
    assert best["name"]
    assert best["next"] is None or best["missing"] > 0
    assert profile(ann)["ratings"] == []


def test_imported_records_and_custom_values_do_not_count(ann):
    id = play_solo(ann)
    text = ann.get(f"/api/tables/{id}/record").text
    assert ann.post("/api/records", text=text).status_code == 201
    assert profile(ann)["played"] == 1


def test_table_with_one_player_on_all_seats_does_not_count(ann):
    id = ann.create_table(seats=2, players=[{"kind": "me"}, {"kind": "me"}], start=True)
    ann.post(f"/api/tables/{id}/resign")
    assert profile(ann)["played"] == 0


def test_unrated_bots_change_no_rating(ann):
    for bot, rated in (("greedy", 0), ("easy", 1)):
        id = ann.create_table(seats=2, players=[{"kind": "me"}, {"kind": "bot", "bot": bot}], start=True)
        ann.post(f"/api/tables/{id}/resign")
        assert len(profile(ann)["ratings"]) == rated


def test_game_with_hints_changes_no_rating(ann):
    players = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    id = ann.create_table(seats=2, players=players, options={"first_player": 0}, start=True)
    assert ann.post(f"/api/tables/{id}/hint").status_code == 200
    ann.post(f"/api/tables/{id}/resign")
    assert profile(ann)["played"] == 1
    assert profile(ann)["ratings"] == []


def test_guest_results_move_to_the_account(server):
    guest, account = Person(server, "Gina"), Person(server, "Gina")
    assert account.post("/api/account", username="gina", password="a long word").status_code == 201
    play_solo(guest)
    response = guest.post("/api/login", username="gina", password="a long word", keep_guest_seats=True)
    guest.cookie = response.headers["set-cookie"].split(";")[0]
    assert profile(guest)["played"] == 1


def test_export_contains_results_and_ratings(ann):
    play_solo(ann)
    assert len(ann.get("/api/me/export").json()["results"]) == 1
