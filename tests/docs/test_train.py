"""The code in docs/how-to/train.md runs and learns, and published win rates match the stored results."""

import json
import re
from pathlib import Path

from tests.docs.code_blocks import run_code_blocks
from village.envs import vector_env
from village.experiments.strength import pairings

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "how-to" / "train.md"
REPORT = ROOT / "experiments" / "strength.md"


def test_the_code_on_the_page_learns():
    names = run_code_blocks(PAGE)
    assert len(names["names"]) == 736
    assert names["weights"].any()


def test_the_observation_sizes_on_the_page_are_correct():
    text = PAGE.read_text("utf-8")
    for seats in (2, 4):
        assert f"{len(vector_env(1, seats=seats).encoder.layout)} for" in text.replace("\n", " ")
    assert f"{len(vector_env(1, seats=4).encoder.tokens)} flags" in text


def test_the_published_win_rates_match_the_stored_results():
    stored = json.loads((ROOT / "experiments/strength.json").read_text("utf-8"))
    row = r"^\| `([^`]+)`[^|()]*(?:\([^|]*?%\) )?\| ([\d.]+)% \| [^|]*\| (\d+) \|"
    rows = re.findall(row, REPORT.read_text("utf-8"), re.MULTILINE)
    figures = [(name, float(wins), int(games)) for name, wins, games in rows if name in stored]
    assert len(figures) >= 7
    for name, wins, games in figures:
        line = stored[name]
        assert (round(100 * line["wins"][0]["mean"], 1), line["games"]) == (wins, games), name


def test_every_sampled_table_has_a_stored_result():
    stored = json.loads((ROOT / "experiments/strength.json").read_text("utf-8"))
    names = [pairing.name for pairing in pairings() if pairing.name.startswith("net/greedy")]
    missing = [name for name in names if name not in stored]
    assert missing == []
