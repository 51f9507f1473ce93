"""The page on what strong players use lists every item of every table, used or not."""

from collections import Counter
from pathlib import Path

import pytest

from village.bots.arena.match import Match
from village.experiments import usage

PAGE = Path(__file__).parents[2] / "experiments" / usage.PAGE


@pytest.mark.parametrize("section", usage.sections(), ids=lambda section: section.title)
def test_the_page_lists_every_item(section):
    text = PAGE.read_text("utf-8").partition(f"\n## {section.title}\n")[2].partition("\n## ")[0]
    match = Match((usage.BOT,), usage.SEATS, expansions=section.expansions, game=section.game)
    for item in section.items:
        table = text.partition(f"| {item.name} |")[2].partition("\n\n")[0]
        assert table.count("\n") > 1, item
        for value in usage.all_values(match, item, set()):
            assert f"`{value}`" in table, (item, value)


def test_counts_by_seat_and_winner(monkeypatch):
    item = usage.Item("goals reached", "goal", "goal")
    monkeypatch.setattr(usage, "SEATS", 2)
    match = Match((usage.BOT,), 2, expansions=("goals",))
    played = [
        usage.GameUse([{item.name: Counter({"farmer": 2})}, {item.name: Counter()}], [1.0, 0.0]),
        usage.GameUse([{item.name: Counter({"farmer": 1})}, {item.name: Counter()}], [0.0, 1.0]),
    ]
    rows = list(usage.rows(match, item, played))
    assert rows[0] == "| `farmer` | 0.75 | 1.00 | 50% of 2 |"
    assert rows[1].startswith("| never: ")
    assert "farmer" not in rows[1]


def test_uses_are_counted_during_a_game(monkeypatch):
    monkeypatch.setattr(usage, "BOT", "random")
    section = usage.sections()[0]
    result = usage.play(section, Match(("random",), usage.SEATS), 1)
    assert sum(result.wins) == pytest.approx(1)
    spaces_used = [counts["action spaces used"] for counts in result.counts]
    assert all(sum(counts.values()) > 3 for counts in spaces_used)
