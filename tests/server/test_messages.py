"""The live messages have the fields that OpenAPI describes for their kind."""

from typing import get_args, get_type_hints

import msgspec
import pytest

from village.table.entries import BODIES
from village.table.messages import ENTRY_MESSAGES, ChangedSeat, Message

KINDS = {get_args(get_type_hints(message)["kind"])[0]: message for message in Message.members}


def test_every_kind_of_entry_has_a_message():
    assert {get_args(get_type_hints(message)["kind"])[0] for message in ENTRY_MESSAGES} == set(BODIES)
    assert set(KINDS) == {*BODIES, "now", "presence", "hint", "analysis", "beat"}


@pytest.mark.parametrize("kind", BODIES)
def test_a_message_has_the_fields_of_its_entry(kind):
    body = {field.encode_name for field in msgspec.structs.fields(BODIES[kind])}
    fields = set(get_type_hints(KINDS[kind])) - {"kind", "number", "at", "seat"}
    if kind == "seat":
        assert set(get_type_hints(ChangedSeat)) == body - {"seat", "player"}
    else:
        assert fields - {"ply", "events"} == body - {"ply"}
        assert ("events" in fields) == BODIES[kind].has_events
