"""What strong players use: every thing of every table is on the page, used or not."""

import pytest

from bench import used
from village.bots.arena.match import Match


@pytest.mark.parametrize("table", used.TABLES, ids=lambda table: table.title)
def test_the_page_has_every_thing(table):
    text = used.PAGE.read_text("utf-8").partition(f"\n## {table.title}\n")[2].partition("\n## ")[0]
    match = Match((used.BOT,), used.SEATS, boxes=table.boxes, game=table.game)
    for thing in table.things:
        part = text.partition(f"| {thing.name} |")[2].partition("\n\n")[0]
        assert part.count("\n") > 1, thing
        for value in used.values(match, thing, set()):
            assert f"`{value}`" in part, (thing, value)


def test_counts_by_seat_and_winner(monkeypatch):
    thing = used.Thing("goals reached", "goal", "goal")
    monkeypatch.setattr(used, "SEATS", 2)
    match = Match((used.BOT,), 2, boxes=("goals",))
    played = [
        used.Told([{thing.name: used.Counter({"farmer": 2})}, {thing.name: used.Counter()}], [1.0, 0.0]),
        used.Told([{thing.name: used.Counter({"farmer": 1})}, {thing.name: used.Counter()}], [0.0, 1.0]),
    ]
    rows = list(used.rows(match, thing, played))
    assert rows[0] == "| `farmer` | 0.75 | 1.00 | 50% of 2 |"
    assert rows[1].startswith("| never: ")
    assert "farmer" not in rows[1]


def test_a_game_tells_what_was_used(monkeypatch):
    monkeypatch.setattr(used, "BOT", "random")
    table = used.TABLES[0]
    told = used.play(table, Match(("random",), used.SEATS), 1)
    assert sum(told.shares) == pytest.approx(1)
    taken = [seat["spaces a cube is taken from"] for seat in told.used]
    assert all(sum(seat.values()) > 3 for seat in taken)
