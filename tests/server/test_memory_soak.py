"""Tables with ever changing rules do not fill the memory of the node and its bot processes."""

from __future__ import annotations

import httpx

from tests.server.attacks import MB, memory, workers_of
from tests.server.clients import Person, within
from tests.server.test_server_process import running
from village.server.tables import cache

BOT_MOVES_FIRST = {
    "seats": 2, "players": [{"kind": "bot", "bot": "hard"}, {"kind": "me"}], "options": {"first_player": 0},
    "start": True,
}  # fmt: skip


def play_with_own_values(person: Person, number: int) -> None:
    values = {"village.life.lap": 7 + number % 14, "village.harvest.grain": 1 + number // 14 % 9}
    orders = (["inn", "port"], ["port", "inn"])
    table = {**BOT_MOVES_FIRST, "expansions": orders[number % 2], "custom_values": {"values": values}}
    id = person.create_table(**table)
    assert within(60, lambda: "tokens" in person.table(id)["view"]["ask"])
    assert person.post(f"/api/tables/{id}/resign").status_code == 200


def test_bots_at_changing_tables_take_little_memory(tmp_path, request):
    """Once the caches are full, memory stays the same. Without a limit on policies, each table takes 3 MB."""
    until_full, tables = (150, 300) if request.config.getoption("--cases") == "all" else (30, 50)
    with (
        running(tmp_path, "--rate-limit-scale", "1000") as (process, address),
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        ann = Person(client, "Ann")
        for number in range(until_full):
            play_with_own_values(ann, number)
        processes = [process.pid, *workers_of(process.pid)]
        before = sum(map(memory, processes))
        for number in range(until_full, tables):
            play_with_own_values(ann, number)
        assert sum(map(memory, processes)) - before < 40 * MB


def test_node_caches_a_limited_number_of_rules(server, ann, monkeypatch):
    monkeypatch.setattr(cache, "MAX_RULES_IN_MEMORY", 3)
    alone = {"seats": 2, "players": [{"kind": "me"}, {"kind": "me"}], "start": True}
    ids = [ann.create_table(**alone, expansions=names) for names in ([], ["inn"], ["port"], ["goals"], ["customers"])]
    shared = ann.create_table(**alone, expansions=["customers"])
    node_cache = server.app.state.node.cache
    assert set(node_cache.tables) == {*ids[-3:], shared}
    assert len(node_cache.ids_by_rules) == 3
    assert ann.table(ids[0])["status"] == "playing"
