"""A language model sits down: through the protocol's own client, here and at a server."""

import pytest

from tests.mcp.conftest import SECRET, call, refused, talk
from village.cli import main
from village.mcp.house import Refused, Wish
from village.mcp.local import LocalHouse
from village.mcp.remote import RemoteHouse
from village.mcp.tools import Blind, Tools
from village.mcp.words import Reader


async def play_some(client, answers):
    for _ in range(answers):
        _, table = await call(client, "wait_for_turn", seconds=60)
        if table["status"] == "over":
            return
        _, legal = await call(client, "legal")
        await call(client, "answer", token=legal["result"][0]["token"])


def test_a_model_plays_a_game_here_against_bots():
    async def play(client):
        words, table = await call(client, "lay_table", seats=3, boxes=["goals"], bots=["random", "easy"])
        assert "You are seat 0" in words
        assert "You are asked" in words
        before = table["view"]["ply"]
        await play_some(client, 6)
        words, table = await call(client, "look")
        assert table["view"]["ply"] > before + 6

    talk(play, "--seed", "5")


def test_a_model_plays_at_a_server(running):
    async def play(client):
        _, table = await call(client, "lay_table", seats=2, bots=["random"])
        await play_some(client, 5)
        _, after = await call(client, "wait_for_turn", seconds=60)
        assert after["id"] == table["id"]
        assert after["view"]["ply"] >= 5
        _, mine = await call(client, "tables", which="mine")
        assert [row["id"] for row in mine["result"]] == [table["id"]]

    talk(play, "--server", running.url, "--token", SECRET)


def test_what_is_not_possible_is_refused_with_the_rule():
    async def play(client):
        _, table = await call(client, "lay_table")
        said = await refused(client, "answer", token="turn nowhere.green")
        assert "V-" in said
        why, _ = await call(client, "why_not", token="nowhere.green")
        assert why in said
        assert (await call(client, "look"))[1]["view"]["ply"] == table["view"]["ply"]

    talk(play)


def test_without_legal_answers_none_are_shown():
    async def play(client):
        _, table = await call(client, "lay_table")
        assert "tokens" not in table["view"]["ask"]
        assert "legal" not in [tool.name for tool in (await client.list_tools()).tools]
        for token in ("turn grain.green", "turn grain.pink", "turn family.green", "turn market.pink"):
            if (await call(client, "why_not", token=token))[0] == "It is possible.":
                await call(client, "answer", token=token)
                return

    talk(play, "--no-legal")


def test_rules_are_looked_up_by_id():
    async def play(client):
        assert "V-MKT-4: " in (await call(client, "rule", id="v-mkt-4"))[0]
        assert (await call(client, "rule", id="V-MKT"))[0].count("\n") > 3
        assert "V-MKT" in await refused(client, "rule", id="X-1")

    talk(play)


@pytest.fixture
def tools():
    return Tools(LocalHouse("7"), Reader("en"))


def test_each_look_tells_what_happened_since_the_last(tools):
    tools.lay_table(seats=2, bots=["random"])
    assert "Since you last looked" not in tools.look().content[0].text
    said = tools.answer(tools.legal()[0]["token"])
    assert "Since you last looked" in said.content[0].text


def test_answers_are_named_in_words(tools):
    tools.lay_table()
    assert all(answer["means"] for answer in tools.legal())
    assert tools.legal()[0]["means"] != tools.legal()[0]["token"]


def test_the_game_is_played_to_its_end(tools):
    tools.lay_table(seats=2, bots=["random"])
    while tools.look().structured_content["status"] == "playing":
        said = tools.answer(tools.legal()[-1]["token"])
    assert "The game is over" in said.content[0].text


def test_the_words_hold_no_tokens_where_none_shall_be_shown():
    blind = Blind(LocalHouse("7"), Reader("en"))
    table = blind.lay_table(seats=2)
    assert "turn " not in table.content[0].text.replace("your turn ", "")
    assert "tokens" in blind.house.look("local-1")["view"]["ask"]


def test_nobody_sits_down_where_nothing_is():
    house = LocalHouse()
    for attempt in (lambda: house.look("x"), lambda: house.join("x", ""), lambda: house.answer("x", 0, "turn")):
        with pytest.raises(Refused):
            attempt()


def test_a_server_that_refuses_is_quoted(running):
    wrong = RemoteHouse(running.url, "no such token")
    with pytest.raises(Refused, match="token is not valid"):
        wrong.tables("open")
    right = RemoteHouse(running.url, SECRET)
    with pytest.raises(Refused, match="no such game"):
        right.look("nothing")
    with pytest.raises(Refused, match="unknown bot"):
        right.lay(Wish("village", 2, "bigbox", [], ["nobody"]))


def test_two_models_meet_at_a_table(running):
    from tests.mcp.conftest import give_token

    give_token(running.node, "second")
    first, second = (Tools(RemoteHouse(running.url, token), Reader("en")) for token in (SECRET, "second"))
    id = first.lay_table(seats=2).structured_content["id"]
    assert id in [row["id"] for row in second.tables("open")]
    second.join_table(id)
    first.begin()
    for _ in range(8):
        asked = first if first.look().structured_content["view"]["ask"]["seat"] == 0 else second
        asked.look(id)
        asked.answer(asked.legal()[0]["token"])
    assert first.look().structured_content["view"]["ply"] >= 8


def test_a_server_that_is_not_there_is_a_sentence():
    with pytest.raises(Refused, match="does not answer"):
        RemoteHouse("http://127.0.0.1:9", "x").tables("open")


@pytest.mark.parametrize("options", [["--server", "http://localhost"], ["--server", "ftp://x", "--token", "x"]])
def test_wrong_options_are_a_sentence(options, capsys, monkeypatch):
    monkeypatch.delenv("VILLAGE_TOKEN", raising=False)
    assert main(["mcp", *options]) == 2
    assert capsys.readouterr().err.startswith("village: ")
