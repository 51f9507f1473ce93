"""The loop of docs/how-to/train.md runs and learns something."""

import json
import re
from pathlib import Path

from village.envs import vector_env
from village.experiments.strength import pairings

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "how-to" / "train.md"


def test_the_code_of_the_page_runs():
    said = []
    names = {"print": lambda *words: said.append(words), "STEPS": 400}
    exec("\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)), names)
    assert said[0][0] == len(names["names"]) == 736
    assert names["weights"].any()


def test_the_numbers_of_the_page_are_those_of_the_table():
    text = PAGE.read_text("utf-8")
    for seats in (2, 4):
        assert f"{len(vector_env(1, seats=seats).sight.layout)} for" in text.replace("\n", " ")
    assert f"{len(vector_env(1, seats=4).sight.tokens)} flags" in text


def test_the_wins_of_the_page_are_those_that_were_kept():
    kept = json.loads((ROOT / "experiments/strength.json").read_text("utf-8"))
    row = r"^\| `([^`]+)`[^|()]*(?:\([^|]*? %\) )?\| ([\d.]+) % \| [^|]*\| (\d+) \|"
    rows = re.findall(row, PAGE.read_text("utf-8"), re.MULTILINE)
    told = [(name, float(wins), int(games)) for name, wins, games in rows if name in kept]
    assert len(told) >= 7
    for name, wins, games in told:
        line = kept[name]
        assert (round(100 * line["wins"][0]["mean"], 1), line["games"]) == (wins, games), name


def test_every_drawn_table_of_more_than_one_was_played():
    kept = json.loads((ROOT / "experiments/strength.json").read_text("utf-8"))
    names = [pairing.name for pairing in pairings() if pairing.name.startswith("net/greedy")]
    missing = [name for name in names if name not in kept]
    assert missing == []
