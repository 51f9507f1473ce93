"""The MCP server, called through the MCP client, with the local and the remote backend."""

import pytest

from tests.mcp.conftest import SECRET, call, call_refused, run_client
from village.cli import main
from village.mcp.backend import BackendError, TableRequest
from village.mcp.local import LocalBackend
from village.mcp.remote import RemoteBackend
from village.mcp.table_text import TableText
from village.mcp.tools import Tools, ToolsWithoutLegalMoves


async def play_moves(client, count):
    for _ in range(count):
        _, table = await call(client, "wait_for_turn", seconds=60)
        if table["status"] == "over":
            return
        _, legal = await call(client, "legal_moves")
        await call(client, "play_move", token=legal["result"][0]["token"])


def test_plays_against_bots_in_this_process():
    async def play(client):
        words, table = await call(client, "create_table", seats=3, expansions=["goals"], bots=["random", "easy"])
        assert "You are seat 0" in words
        assert "It is your turn" in words
        before = table["view"]["ply"]
        await play_moves(client, 6)
        words, table = await call(client, "show_table")
        assert table["view"]["ply"] > before + 6

    run_client(play, "--seed", "5")


def test_plays_at_a_server(running):
    async def play(client):
        _, table = await call(client, "create_table", seats=2, bots=["random"])
        await play_moves(client, 5)
        _, after = await call(client, "wait_for_turn", seconds=60)
        assert after["id"] == table["id"]
        assert after["view"]["ply"] >= 5
        _, mine = await call(client, "list_tables", which="mine")
        assert [row["id"] for row in mine["result"]] == [table["id"]]

    run_client(play, "--server", running.url, "--token", SECRET)


def test_an_illegal_move_is_refused_with_the_rule():
    async def play(client):
        _, table = await call(client, "create_table")
        result = await call_refused(client, "play_move", token="turn nowhere.green")
        assert "V-" in result
        why, _ = await call(client, "why_not", token="nowhere.green")
        assert why in result
        assert (await call(client, "show_table"))[1]["view"]["ply"] == table["view"]["ply"]

    run_client(play)


def test_no_legal_hides_the_legal_moves():
    async def play(client):
        _, table = await call(client, "create_table")
        assert "tokens" not in table["view"]["ask"]
        assert "legal_moves" not in [tool.name for tool in (await client.list_tools()).tools]
        for token in ("turn grain.green", "turn grain.pink", "turn family.green", "turn market.pink"):
            if (await call(client, "why_not", token=token))[0] == "It is legal.":
                await call(client, "play_move", token=token)
                return

    run_client(play, "--no-legal")


def test_rules_are_looked_up_by_id():
    async def play(client):
        assert "V-MKT-4: " in (await call(client, "rule", id="v-mkt-4"))[0]
        assert (await call(client, "rule", id="V-MKT"))[0].count("\n") > 3
        assert "V-MKT" in await call_refused(client, "rule", id="X-1")

    run_client(play)


@pytest.fixture
def tools():
    return Tools(LocalBackend("7"), TableText("en"))


def test_each_result_contains_the_events_since_the_last_call(tools):
    tools.create_table(seats=2, bots=["random"])
    assert "Since your last call" not in tools.show_table().content[0].text
    result = tools.play_move(tools.legal_moves()[0]["token"])
    assert "Since your last call" in result.content[0].text


def test_legal_moves_have_a_meaning_in_words(tools):
    tools.create_table()
    assert all(move["means"] for move in tools.legal_moves())
    assert tools.legal_moves()[0]["means"] != tools.legal_moves()[0]["token"]


def test_plays_a_whole_game(tools):
    tools.create_table(seats=2, bots=["random"])
    while tools.show_table().structured_content["status"] == "playing":
        result = tools.play_move(tools.legal_moves()[-1]["token"])
    assert "The game is over" in result.content[0].text


def test_no_legal_also_hides_tokens_in_the_text():
    blind = ToolsWithoutLegalMoves(LocalBackend("7"), TableText("en"))
    table = blind.create_table(seats=2)
    assert "turn " not in table.content[0].text.replace("your turn ", "")
    assert "tokens" in blind.backend.read_table("local-1")["view"]["ask"]


def test_an_unknown_table_is_refused():
    backend = LocalBackend()
    for attempt in (
        lambda: backend.read_table("x"),
        lambda: backend.join("x", ""),
        lambda: backend.play("x", 0, "turn"),
    ):
        with pytest.raises(BackendError):
            attempt()


def test_errors_of_the_server_are_passed_on(running):
    wrong = RemoteBackend(running.url, "no such token")
    with pytest.raises(BackendError, match="token is not valid"):
        wrong.tables("open")
    right = RemoteBackend(running.url, SECRET)
    with pytest.raises(BackendError, match="no such table"):
        right.read_table("nothing")
    with pytest.raises(BackendError, match="unknown bot"):
        right.create_table(TableRequest("village", 2, "bigbox", [], ["unknown"]))


def test_two_models_play_at_one_table(running):
    from tests.mcp.conftest import give_token

    give_token(running.node, "second")
    first, second = (Tools(RemoteBackend(running.url, token), TableText("en")) for token in (SECRET, "second"))
    id = first.create_table(seats=2).structured_content["id"]
    assert id in [row["id"] for row in second.list_tables("open")]
    second.join_table(id)
    first.start_game()
    for _ in range(8):
        mover = first if first.show_table().structured_content["view"]["ask"]["seat"] == 0 else second
        mover.show_table(id)
        mover.play_move(mover.legal_moves()[0]["token"])
    assert first.show_table().structured_content["view"]["ply"] >= 8


def test_an_unreachable_server_is_an_error():
    with pytest.raises(BackendError, match="does not respond"):
        RemoteBackend("http://127.0.0.1:9", "x").tables("open")


@pytest.mark.parametrize("options", [["--server", "http://localhost"], ["--server", "ftp://x", "--token", "x"]])
def test_wrong_options_are_reported_in_one_line(options, capsys, monkeypatch):
    monkeypatch.delenv("VILLAGE_TOKEN", raising=False)
    assert main(["mcp", *options]) == 2
    assert capsys.readouterr().err.startswith("village: ")
