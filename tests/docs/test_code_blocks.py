"""The code on pages for programmers runs as printed; tests of its own check what it does."""

import re
from pathlib import Path

import pytest

import village
from tests.docs.code_blocks import run_code_blocks

DOCS = Path(__file__).parents[2] / "docs"
RECORD_FORMAT = DOCS / "reference" / "record-format.md"
TESTED_ELSEWHERE = ("how-to/train.md", "tutorials", "how-to/add-an-expansion.md")  # by tests named after them
PAGES = {
    str(page.relative_to(DOCS)): page
    for page in sorted(DOCS.rglob("*.md"))
    if "```python" in page.read_text("utf-8") and not str(page.relative_to(DOCS)).startswith(TESTED_ELSEWHERE)
}


def test_the_pages_for_programmers_have_code():
    assert {"how-to/write-a-bot.md", "reference/record-format.md"} <= set(PAGES)


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_the_code_on_a_page_runs(page):
    assert run_code_blocks(page)


def test_the_record_on_the_page_is_one_of_today():
    text = re.search(r"```\n(Game: .*?)```", RECORD_FORMAT.read_text("utf-8"), re.DOTALL)[1]
    record = village.load(text)
    example = run_code_blocks(RECORD_FORMAT)["game"]
    example.play(record.log[-1].split(" ", 1)[1])
    assert record == example
    assert text.split("\n\n")[0] == example.dump().split("\n\n")[0]
