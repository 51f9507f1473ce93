"""Every event that the rules emit has the kind and the fields that its game or expansion declares."""

from functools import cache, reduce
from itertools import chain
from operator import or_
from typing import Any

import msgspec
import pytest

from tests.properties.play import ANY, PREPARED, TABLES, new, play_actively
from village.games import find
from village.toolkit.events import NAME

LARGE = [setting for setting in TABLES if len(setting.expansions) > 3]


@cache
def event_decoder(game: str, expansions: tuple[str, ...]) -> Any:
    """Return the tagged union of the events of some expansions; unknown kinds and fields are errors."""
    types = find(game).event_types()
    declared = chain.from_iterable(types.get(owner, {}).items() for owner in ("base", *expansions))
    structs = [
        msgspec.defstruct(
            kind.title(),
            [("seat", int), *[(name, str if field_type == NAME else int) for name, field_type in fields.items()]],
            tag_field="kind",
            tag=kind,
            forbid_unknown_fields=True,
        )
        for kind, fields in declared
    ]
    return reduce(or_, structs)


@pytest.mark.parametrize("setting", [*ANY, *PREPARED, *LARGE[::5]], ids=str)
def test_every_event_is_declared_by_its_game_or_an_expansion_in_play(setting):
    expansions = (*setting.expansions, *(["solo"] if setting.seats == 1 else []))
    decoder = event_decoder(setting.game, expansions)
    record = new(setting, 5)
    events = list(record.opening)
    for token in play_actively(new(setting, 5), 7):
        events += record.play(token)
    assert len(events) > 100
    for event in events:
        msgspec.convert(event, decoder, strict=True)


def test_no_kind_is_declared_twice():
    for game in ("village", "my_village"):
        kinds = [kind for events in find(game).event_types().values() for kind in events]
        assert len(kinds) == len(set(kinds))


@pytest.mark.parametrize("event", [{"kind": "rings"}, {"kind": "coins"}, {"kind": "coins", "amount": "1"}], ids=str)
def test_an_event_that_is_not_declared_is_detected(event):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"seat": 0, **event}, event_decoder("village", ()), strict=True)
