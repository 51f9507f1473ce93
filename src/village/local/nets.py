"""The nets of a web page: JavaScript loads and evaluates them."""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from itertools import accumulate, chain, pairwise
from typing import Any, Final, Protocol

from village.bots.net.layout import Layout, check_compatible
from village.bots.net.nets import Prediction
from village.record.lru_cache import LruCache
from village.record.setup import Table

NUMBERS: Final = "i"  # 32 bits, as JavaScript reads them


class ScriptPredictor(Protocol):
    """A net at one table in JavaScript (`web/src/local/engine/net.ts`)."""

    def predict(self, rows: bytes, actions: array[int], counts: array[int]) -> Any:
        """Return the two rewards and the logits of each position, one after the other."""


class ScriptNet(Protocol):
    """The net of a game in JavaScript."""

    def at(self, columns: array[int], facts: array[int], rows: array[int]) -> ScriptPredictor: ...


class PageNet:
    """The net of a game: its names and what JavaScript makes of its weights."""

    def __init__(self, header: dict[str, Any], script: ScriptNet) -> None:
        names = [tuple(header[key]) for key in ("inputs", "facts", "moves")]
        self.layout = Layout(header["game"], *names)
        self.settings: dict[str, float] = header["settings"]
        self.script = script


class PagePredictor:
    """A net at one table."""

    def __init__(self, net: PageNet, table: Table) -> None:
        layout = net.layout
        check_compatible(layout, table)
        columns = layout.columns(table)
        self.length = len(columns)
        self.solo_par = net.settings["solo_par"]
        self.margin_scale = net.settings["margin_scale"]
        indices = (columns, layout.fact_columns(table), layout.rows(table))
        self.script = net.script.at(*(array(NUMBERS, numbers) for numbers in indices))

    def predict(self, rows: Sequence[Any], actions: Sequence[Sequence[int]]) -> list[Prediction]:
        counts = array(NUMBERS, map(len, actions))
        flat = array(NUMBERS, chain.from_iterable(actions))
        numbers = self.script.predict(b"".join(bytes(memoryview(row)) for row in rows), flat, counts).to_py().tolist()
        ends = accumulate((2 + count for count in counts), initial=0)
        return [
            Prediction(numbers[start], numbers[start + 1], numbers[start + 2 : end]) for start, end in pairwise(ends)
        ]


class PageNets:
    """The nets that the page has loaded."""

    def __init__(self) -> None:
        self.nets: dict[str, PageNet] = {}
        self.predictors: LruCache[PagePredictor] = LruCache(16)

    def add(self, header: str, script: ScriptNet) -> None:
        net = PageNet(json.loads(header), script)
        self.nets[net.layout.game] = net

    def has_net(self, game: str) -> bool:
        return game in self.nets

    def predictor(self, table: Table) -> PagePredictor:
        return self.predictors.get(table.key, lambda: PagePredictor(self.nets[table.name], table))


NETS: Final = PageNets()
