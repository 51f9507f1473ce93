"""Ten Cards at a table of the server, and for a language model."""

from tests.server.people import two_at_a_table
from village.mcp.house import my_turn
from village.mcp.local import LocalHouse
from village.mcp.tools import Tools
from village.mcp.words import Reader


def test_the_server_offers_it_with_its_numbers(server):
    games = {one["name"]: one for one in server.get("/api/choices").json()["games"]}
    assert games["ten_cards"]["editions"][0]["seats"] == [2, 3]
    told = server.get("/api/choices?game=ten_cards").json()
    assert (told["editions"], told["boxes"], told["seats"]) == (["first"], [], [2, 3])
    assert [option["name"] for option in told["options"]] == ["keep_all"]
    numbers = server.get("/api/numbers?game=ten_cards").json()["numbers"]
    assert [one["key"] for one in numbers] == [*(f"cards.values.{n}" for n in range(1, 11)), "cards.rounds"]
    assert server.get("/api/choices?game=chess").status_code == 400


def test_two_people_play_it_to_the_end(ann, bob):
    id = two_at_a_table(ann, bob, game="ten_cards")
    people = [ann, bob]
    table = ann.table(id)
    while table["status"] == "playing":
        asked = people[table["view"]["ask"]["seat"]]
        view = asked.table(id)["view"]
        assert view["drawn"] > 0
        assert asked.move(id, view["ply"], view["ask"]["tokens"][-1]).status_code == 200
        table = ann.table(id)
    assert table["status"] == "over"
    assert sum(score["total"] for score in table["view"]["scores"]) > 0
    assert ann.get(f"/api/games/{id}/scores").json()[0]["lines"][0]["rule"] == "T-3"
    assert "Game: ten_cards" in ann.get(f"/api/games/{id}/record").text


def test_a_model_plays_it():
    house = LocalHouse("3")
    tools = Tools(house, Reader("en"))
    now = tools.lay_table(seats=2, bots=["random"], game="ten_cards").structured_content
    while my_turn(now):
        assert {one["token"] for one in tools.legal()} == set(now["view"]["ask"]["tokens"])
        now = tools.answer("keep").structured_content
    assert now["status"] == "over"


def test_a_table_of_it_has_numbers_of_its_own(server, ann, bob):
    enter = server.get("/api/numbers?game=ten_cards").json()["enter"]
    assert next(one["key"] for one in enter) == "cards.cards.rounds"
    values = {"cards.cards.rounds": 3}
    id = two_at_a_table(ann, bob, game="ten_cards", numbers={"name": "mine", "values": values})
    assert ann.table(id)["numbers"]["values"] == values
