"""Two valid records and functions that edit them."""

from __future__ import annotations

import re

import pytest

import village
from tests.properties.play import PLAIN, finish, new
from village import BadRecord

WHOLE = finish(new(PLAIN[1], 5), 5).dump()
OPEN = village.new(edition="2011", seats=3, seed=5).dump()


def lines_of(text):
    return text.splitlines()


def first_entry():
    """Return the index of the first move."""
    return lines_of(WHOLE).index("") + 1


def header(name):
    return re.search(rf"^{name}: (.*)$", WHOLE, re.MULTILINE)[1]


def with_header(name, value):
    return re.sub(rf"^{name}: .*$", lambda _: f"{name}: {value}", WHOLE, count=1, flags=re.MULTILINE)


def refused(text):
    with pytest.raises(BadRecord) as error:
        village.load(text)
    assert "\n" not in str(error.value), "a message is one line"
    assert len(str(error.value)) < 1000
    return str(error.value)
