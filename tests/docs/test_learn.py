"""The loop of docs/learn.md runs and learns something."""

import re
from pathlib import Path

from village.envs import vector_env

PAGE = Path(__file__).parents[2] / "docs" / "learn.md"


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
