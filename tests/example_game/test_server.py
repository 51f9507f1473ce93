"""Ten Cards on the server and through MCP."""

from tests.server.clients import start_game_for_two
from village.mcp.backend import my_turn
from village.mcp.local import LocalBackend
from village.mcp.table_text import TableText
from village.mcp.tools import Tools


def test_the_server_lists_it_with_its_values(server):
    games = {entry["name"]: entry for entry in server.get("/api/catalog").json()["games"]}
    assert games["ten_cards"]["editions"][0]["seats"] == [2, 3]
    offers = server.get("/api/catalog?game=ten_cards").json()
    assert (offers["editions"], offers["expansions"], offers["seats"]) == (["first"], [], [2, 3])
    assert [option["name"] for option in offers["options"]] == ["keep_all"]
    values = server.get("/api/custom-values?game=ten_cards").json()["values"]
    assert [entry["key"] for entry in values] == [*(f"cards.values.{n}" for n in range(1, 11)), "cards.rounds"]
    assert server.get("/api/catalog?game=chess").status_code == 400


def test_two_people_play_it_to_the_end(ann, bob):
    id = start_game_for_two(ann, bob, game="ten_cards")
    people = [ann, bob]
    table = ann.table(id)
    while table["status"] == "playing":
        player = people[table["view"]["ask"]["seat"]]
        view = player.table(id)["view"]
        assert view["drawn"] > 0
        assert player.move(id, view["ply"], view["ask"]["tokens"][-1]).status_code == 200
        table = ann.table(id)
    assert table["status"] == "over"
    assert sum(score["total"] for score in table["view"]["scores"]) > 0
    assert ann.get(f"/api/tables/{id}/scores").json()[0]["lines"][0]["rule"] == "T-3"
    assert "Game: ten_cards" in ann.get(f"/api/tables/{id}/record").text


def test_the_mcp_server_plays_it():
    backend = LocalBackend("3")
    tools = Tools(backend, TableText("en"))
    now = tools.create_table(seats=2, bots=["random"], game="ten_cards").structured_content
    while my_turn(now):
        assert {move["token"] for move in tools.legal_moves()} == set(now["view"]["ask"]["tokens"])
        now = tools.play_move("keep").structured_content
    assert now["status"] == "over"


def test_a_table_may_have_custom_values(server, ann, bob):
    enter = server.get("/api/custom-values?game=ten_cards").json()["enter"]
    assert next(entry["key"] for entry in enter) == "cards.cards.rounds"
    values = {"cards.cards.rounds": 3}
    id = start_game_for_two(ann, bob, game="ten_cards", custom_values={"name": "mine", "values": values})
    assert ann.table(id)["custom_values"]["values"] == values
