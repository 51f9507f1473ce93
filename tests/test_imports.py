"""Who may import whom, and how long a file may be.

`kernel <- toolkit <- games <- record <- text <- bots <- envs, terminal, server <- mcp <- training <- experiments <-
cli`: each may use what stands left of it, but bots and environments no game. Inside the server `storage <- players <-
table <- live <- node <- background <- http <- app <- serve`.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import village

PACKAGE = Path(village.__file__).parent
MODULES = {
    ".".join(("village", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__"): path
    for path in sorted(PACKAGE.rglob("*.py"))
}
RANKS = [
    {"kernel"},
    {"toolkit"},
    {"games"},
    {"record", "", "plain"},  # "" is the public face, village/__init__.py
    {"text"},
    {"bots"},
    {"envs", "server", "terminal"},
    {"mcp"},
    {"training"},
    {"experiments"},
    {"cli", "admin", "hosting", "__main__"},
]
SERVER_RANKS = [
    {
        "",
        "settings",
        "errors",
        "metrics",
        "logs",
        "requests",
        "responses",
        "rate_limits",
        "fair_share",
        "bell",
        "fair_queue",
        "numbers",
        "reach",
    },
    {"storage"},
    {"players"},
    {"table"},
    {"live"},
    {"node"},
    {"background"},
    {"http"},
    {"app"},
    {"serve"},
]
PLAY_ANY_GAME = {"bots", "envs"}  # they know titles, the kernel and the record, whatever is played
PURE = {"kernel", "toolkit", "games"}
BESIDE = {"tools", "bench", "tests"}  # they use the package, and the package never them
NEVER_BELOW_RECORD = {"random", "time", "json", "logging", "os", "asyncio", "numpy"}
OPEN_TO_KERNEL = {"typing", "mypy_extensions", "__future__", "librt", "array"}  # array: memory that others may read


def part_of(module: str) -> str:
    """The folder of a module of ours: `games` for `village.games.village.time`."""
    return module.split(".")[1] if "." in module else ""


def rank_of(module: str) -> int:
    return next((rank for rank, parts in enumerate(RANKS) if part_of(module) in parts), -1)


def server_rank_of(module: str) -> int:
    """How high a module of the server stands there; -1 if it has no place."""
    part = module.split(".")[2] if module.count(".") > 1 else ""
    return next((rank for rank, parts in enumerate(SERVER_RANKS) if part in parts), -1)


def wrong_in_server(module: str, name: str) -> list[str]:
    if part_of(module) != "server" or part_of(name) != "server":
        return []
    if server_rank_of(module) < 0 or server_rank_of(name) < 0:
        return [f"{module}, {name}: one of them has no place in the server"]
    return [f"{module} is below {name}"] if server_rank_of(name) > server_rank_of(module) else []


def ours(module: str) -> bool:
    return module.split(".")[0] == "village"


def absolute(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    """The module named by `from ... import`, dots resolved."""
    if not node.level:
        return node.module or ""
    parts = module.split(".")
    base = parts[: len(parts) - node.level + is_package]
    return ".".join([*base, *([node.module] if node.module else [])])


def imported(tree: ast.Module, module: str, is_package: bool) -> set[str]:
    """Every module that is imported, wherever in the file; `from a import b` counts as `a.b` if that is a module."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            origin = absolute(node, module, is_package)
            for alias in node.names:
                found.add(f"{origin}.{alias.name}" if is_module(f"{origin}.{alias.name}") else origin)
    return found


def is_module(name: str) -> bool:
    return (
        name in MODULES
        or (name.startswith("village.games.") and name.count(".") == 2)
        or (name.count(".") == 1 and any(part_of(name) in parts for parts in RANKS))
        or "boxes." in name
    )


def faults(module: str, source: str, is_package: bool = False) -> list[str]:
    """What a module does that it may not."""
    tree = ast.parse(source)
    names = imported(tree, module, is_package)
    found = [fault for name in sorted(names) for fault in wrong(module, name)]
    if rank_of(module) < 0:
        found.append(f"{module} has no place in the order of imports")
    if part_of(module) in PURE and any(prints(node) for node in ast.walk(tree)):
        found.append(f"{module} prints")
    return found


def wrong(module: str, name: str) -> list[str]:
    """Why `module` may not import `name`."""
    found = []
    mine = part_of(module)
    if ours(name):
        if rank_of(name) < 0:
            found.append(f"{module}: {name} has no place in the order of imports")
        elif rank_of(name) > rank_of(module):
            found.append(f"{module} is below {name}")
        elif game_of(name) and game_of(module) and game_of(name) != game_of(module):
            found.append(f"{module} and {name} are two games")
        elif mine in PLAY_ANY_GAME and game_of(name):
            found.append(f"{module} plays any game and may not know {name}")
        elif box_of(name) and box_of(module) and box_of(name) != box_of(module):
            found.append(f"{module} and {name} are two boxes")
        found += wrong_in_server(module, name)
    elif name.split(".")[0] in BESIDE:
        found.append(f"{module} imports {name}, which is not in the package")
    elif mine == "kernel" and name.split(".")[0] not in OPEN_TO_KERNEL:
        found.append(f"the kernel imports {name}")
    elif mine in PURE and name.split(".")[0] in NEVER_BELOW_RECORD:
        found.append(f"{module} imports {name}")
    return found


def game_of(module: str) -> str:
    """`village` for `village.games.village.time`."""
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else ""


def box_of(module: str) -> str:
    """`inn` for `village.games.village.boxes.inn.beer`."""
    parts = module.split(".")
    return parts[4] if parts[3:4] == ["boxes"] and len(parts) > 4 else ""


def prints(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"


def length(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_what_stands_below_it(module):
    path = MODULES[module]
    assert faults(module, path.read_text("utf-8"), path.name == "__init__.py") == []


def test_the_modules_that_are_checked_are_all_there_are():
    assert {"village", "village.kernel.step", "village.games.village.spaces.market", "village.record.load"} <= set(
        MODULES
    )
    used = {
        part_of(name)
        for module, path in MODULES.items()
        for name in imported(ast.parse(path.read_text()), module, False)
    }
    assert {"kernel", "games", "record"} <= used


@pytest.mark.parametrize("module", MODULES)
def test_no_file_has_more_than_400_lines(module):
    assert length(MODULES[module]) <= 400


def test_the_public_face_has_fewer_than_60_lines():
    assert 0 < length(MODULES["village"]) < 60


def test_the_kernel_has_fewer_than_400_lines_together():
    kernel = [path for module, path in MODULES.items() if part_of(module) == "kernel"]
    assert len(kernel) > 3
    assert sum(length(path) for path in kernel) < 400


@pytest.mark.parametrize(
    ("module", "source", "fault"),
    [
        ("village.kernel.state", "import random", "the kernel imports random"),
        ("village.bots.net.bot", "from tools.native import use", "tools.native, which is not in the package"),
        (
            "village.bots.net.bot",
            "from village.training.table_sampler import all_settings",
            "is below village.training",
        ),
        ("village.training.train", "import village.experiments", "is below village.experiments"),
        ("village.kernel.state", "import collections.abc", "the kernel imports collections.abc"),
        ("village.kernel.state", "from dataclasses import dataclass", "the kernel imports dataclasses"),
        (
            "village.kernel.state",
            "from village.games.village.words import GREEN",
            "is below village.games.village.words",
        ),
        ("village.kernel.state", "from village.games import village", "is below village.games.village"),
        ("village.kernel.state", "from ..games.village import words", "is below village.games.village.words"),
        ("village.kernel.state", "def f():\n    import json", "the kernel imports json"),
        ("village.kernel.state", "if TYPE_CHECKING:\n    from village.record.record import Record", "is below"),
        ("village.kernel.state", "print(1)", "prints"),
        ("village.games.village.turn", "import time", "village.games.village.turn imports time"),
        ("village.games.village.turn", "from time import sleep", "imports time"),
        ("village.games.village.turn", "import os.path", "imports os.path"),
        ("village.games.village.turn", "import numpy as np", "imports numpy"),
        ("village.games.village.turn", "import logging, asyncio", "imports asyncio"),
        ("village.games.village.turn", "def f():\n    print('x')", "prints"),
        ("village.games.village.turn", "from village.record.record import Record", "is below village.record.record"),
        ("village.games.village.turn", "from village import new", "is below village"),
        ("village.games.village.turn", "import village", "is below village"),
        ("village.games.village.turn", "from village.games.my_village.state import State", "are two games"),
        ("village.games.my_village.turn", "from village.games.village.words import GREEN", "are two games"),
        ("village.games.my_village.turn", "import random", "imports random"),
        ("village.games.village.boxes.inn", "from village.games.village.boxes.port import Ship", "are two boxes"),
        ("village.games.village.boxes.inn.beer", "from village.games.village.boxes import port", "are two boxes"),
        ("village.games.village.boxes.inn.beer", "from ..port import ship", "are two boxes"),
        ("village.record.load", "from village.bots.fast import playout", "is below village.bots.fast.playout"),
        ("village.record.load", "from village.text import Text", "is below village.text"),
        ("village.text.catalogue", "import village.server.app", "is below village.server.app"),
        ("village.bots.fast.mcts", "from village.envs import gym_env", "is below village.envs"),
        ("village.bots.fast.mcts", "import village.cli", "is below village.cli"),
        (
            "village.bots.arena.results",
            "from village.games.village.value import weights",
            "may not know village.games.village.value",
        ),
        (
            "village.bots.fast.mcts",
            "def f():\n    from village.games import my_village",
            "may not know village.games.my_village",
        ),
        ("village.envs.sight", "import village.games.village.state", "may not know village.games.village.state"),
        ("village.server.app", "from village.cli import main", "is below village.cli"),
        ("village.server.table.undo", "from village.server.node import Node", "is below village.server.node"),
        ("village.server.table.undo", "from village.server.live.hub import Hub", "is below village.server.live.hub"),
        ("village.server.node", "from village.server.http.limits import kinds", "is below village.server.http.limits"),
        (
            "village.server.live.presence",
            "if TYPE_CHECKING:\n    from village.server.node import Node",
            "is below village.server.node",
        ),
        ("village.server.storage.store", "from village.server.players import tokens", "is below"),
        ("village.server.attic.box", "from village.server.node import Node", "has no place in the server"),
        ("village.attic.box", "import typing", "has no place"),
        ("village.cli", "import village.attic", "has no place"),
    ],
)
def test_what_may_not_be_imported_is_noticed(module, source, fault):
    assert any(fault in found for found in faults(module, source))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (
            "village.kernel.state",
            "from village.kernel.types import Row\nfrom typing import Any\nimport mypy_extensions",
        ),
        ("village.kernel.types", "from librt.vecs import vec"),
        (
            "village.games.village.turn",
            "from village.games.village.time import spend\nfrom village.games.village import time",
        ),
        (
            "village.games.village.turn",
            "from .time import spend\nfrom . import time\nimport village.games.village.time",
        ),
        ("village.games.village.tables", "import tomllib\nimport hashlib"),
        ("village.games.village.score", "blueprint(1)\nself.print(2)"),
        (
            "village.games.village.boxes.inn.beer",
            "from village.games.village.boxes.inn.guest import Guest\nfrom . import guest",
        ),
        ("village.record.chance", "import random, time, json, os\nprint(1)"),
        (
            "village.bots.arena.match",
            "import village\nfrom village.record.record import Record\nfrom village.text import Text",
        ),
        ("village.cli", "from village.server import app\nfrom village.bots.fast.playout import finish"),
    ],
)
def test_what_may_be_imported_is_not_held_against_anybody(module, source):
    assert faults(module, source) == []


def test_the_server_says_what_its_structures_hold():
    """Fewer than 20 lines with `Any`: dictionaries of it hide what a row, a setting or a request is made of."""
    server = [path for module, path in MODULES.items() if part_of(module) == "server"]
    lines = [line for path in server for line in path.read_text("utf-8").splitlines() if re.search(r"\bAny\b", line)]
    assert len(server) > 60
    assert len(lines) < 20
