"""Everything the page says exists, in every language, with the same arguments, and is said somewhere."""

import re
from pathlib import Path

import pytest

from tests.terminal.test_labels import written
from village.text.catalogue import FILES, PAGE

WEB = Path(__file__).parent.parent.parent / "web" / "src"
CODE = "\n".join(path.read_text("utf-8") for path in sorted(WEB.rglob("*")) if path.suffix in (".svelte", ".ts"))


@pytest.mark.parametrize("language", ["de", "zh"])
def test_all_languages_have_the_same_texts(language):
    assert written(language, PAGE) == written("en", PAGE)


def test_no_text_of_the_page_is_a_message_of_the_game():
    assert not written("en", PAGE).keys() & {key for name in FILES for key in written("en", name)}


def test_every_text_in_the_source_exists_and_every_text_is_used():
    known = written("en", PAGE)
    said = set(re.findall(r'"(page-[a-z0-9-]+)"', CODE))
    families = tuple(re.findall(r"`(page-[a-z-]+-)\$\{", CODE))
    assert said - known.keys() == set()
    assert [key for key in known if key not in said and not key.startswith(families)] == []
