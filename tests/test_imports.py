"""Who may import whom, and how long a file may be.

`kernel <- classic <- record, view <- bots <- envs, server <- cli`: each may use what stands left of it, but bots and
environments no game.
"""

from __future__ import annotations

import ast
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
    {"classic", "my_village"},
    {"record", "view", "text", "", "plain"},  # "" is the public face, village/__init__.py
    {"bots"},
    {"envs", "server", "terminal"},
    {"mcp"},
    {"cli", "hosting", "__main__"},
]
GAMES = {"classic", "my_village"}
PLAY_ANY_GAME = {"bots", "envs"}  # they know the kernel and the record, whatever is played
PURE = {"kernel", "classic", "my_village"}
NEVER_BELOW_RECORD = {"random", "time", "json", "logging", "os", "asyncio", "numpy"}
OPEN_TO_KERNEL = {"typing", "mypy_extensions", "__future__", "librt", "array"}  # array: memory that others may read


def part_of(module: str) -> str:
    """The folder of a module of ours: `classic` for `village.classic.time`."""
    return module.split(".")[1] if "." in module else ""


def rank_of(module: str) -> int:
    return next((rank for rank, parts in enumerate(RANKS) if part_of(module) in parts), -1)


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
        name in MODULES or (name.count(".") == 1 and any(part_of(name) in parts for parts in RANKS)) or "boxes." in name
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
    mine, theirs = part_of(module), part_of(name)
    if ours(name):
        if rank_of(name) < 0:
            found.append(f"{module}: {name} has no place in the order of imports")
        elif rank_of(name) > rank_of(module):
            found.append(f"{module} is below {name}")
        elif rank_of(name) == rank_of(module) and mine != theirs and {mine, theirs} & GAMES:
            found.append(f"{module} and {name} are two games")
        elif mine in PLAY_ANY_GAME and theirs in GAMES:
            found.append(f"{module} plays any game and may not know {name}")
        elif box_of(name) and box_of(module) and box_of(name) != box_of(module):
            found.append(f"{module} and {name} are two boxes")
    elif mine == "kernel" and name.split(".")[0] not in OPEN_TO_KERNEL:
        found.append(f"the kernel imports {name}")
    elif mine in PURE and name.split(".")[0] in NEVER_BELOW_RECORD:
        found.append(f"{module} imports {name}")
    return found


def box_of(module: str) -> str:
    """`inn` for `village.classic.boxes.inn.beer`."""
    parts = module.split(".")
    return parts[3] if parts[2:3] == ["boxes"] and len(parts) > 3 else ""


def prints(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"


def length(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_what_stands_below_it(module):
    path = MODULES[module]
    assert faults(module, path.read_text("utf-8"), path.name == "__init__.py") == []


def test_the_modules_that_are_checked_are_all_there_are():
    assert {"village", "village.kernel.step", "village.classic.spaces.market", "village.record.load"} <= set(MODULES)
    used = {
        part_of(name)
        for module, path in MODULES.items()
        for name in imported(ast.parse(path.read_text()), module, False)
    }
    assert {"kernel", "classic", "record"} <= used


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
        ("village.kernel.state", "import collections.abc", "the kernel imports collections.abc"),
        ("village.kernel.state", "from dataclasses import dataclass", "the kernel imports dataclasses"),
        ("village.kernel.state", "from village.classic.words import GREEN", "is below village.classic.words"),
        ("village.kernel.state", "from village import classic", "is below village.classic"),
        ("village.kernel.state", "from ..classic import words", "is below village.classic.words"),
        ("village.kernel.state", "def f():\n    import json", "the kernel imports json"),
        ("village.kernel.state", "if TYPE_CHECKING:\n    from village.record.record import Record", "is below"),
        ("village.kernel.state", "print(1)", "prints"),
        ("village.classic.turn", "import time", "village.classic.turn imports time"),
        ("village.classic.turn", "from time import sleep", "imports time"),
        ("village.classic.turn", "import os.path", "imports os.path"),
        ("village.classic.turn", "import numpy as np", "imports numpy"),
        ("village.classic.turn", "import logging, asyncio", "imports asyncio"),
        ("village.classic.turn", "def f():\n    print('x')", "prints"),
        ("village.classic.turn", "from village.record.record import Record", "is below village.record.record"),
        ("village.classic.turn", "from village import new", "is below village"),
        ("village.classic.turn", "import village", "is below village"),
        ("village.classic.turn", "from village.my_village.state import State", "are two games"),
        ("village.my_village.turn", "from village.classic.words import GREEN", "are two games"),
        ("village.my_village.turn", "import random", "imports random"),
        ("village.classic.boxes.inn", "from village.classic.boxes.port import Ship", "are two boxes"),
        ("village.classic.boxes.inn.beer", "from village.classic.boxes import port", "are two boxes"),
        ("village.classic.boxes.inn.beer", "from ..port import ship", "are two boxes"),
        ("village.record.load", "from village.bots import playout", "is below village.bots.playout"),
        ("village.view.observe", "import village.server.app", "is below village.server.app"),
        ("village.bots.mcts", "from village.envs import gym_env", "is below village.envs"),
        ("village.bots.mcts", "import village.cli", "is below village.cli"),
        ("village.bots.results", "from village.classic.value import weights", "may not know village.classic.value"),
        ("village.bots.mcts", "def f():\n    from village import my_village", "may not know village.my_village"),
        ("village.envs.sight", "import village.classic.state", "may not know village.classic.state"),
        ("village.server.app", "from village.cli import main", "is below village.cli"),
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
        ("village.classic.turn", "from village.classic.time import spend\nfrom village.classic import time"),
        ("village.classic.turn", "from .time import spend\nfrom . import time\nimport village.classic.time"),
        ("village.classic.tables", "import tomllib\nimport hashlib"),
        ("village.classic.score", "blueprint(1)\nself.print(2)"),
        ("village.classic.boxes.inn.beer", "from village.classic.boxes.inn.guest import Guest\nfrom . import guest"),
        ("village.record.chance", "import random, time, json, os\nprint(1)"),
        (
            "village.bots.arena",
            "import village\nfrom village.record.record import Record\nfrom village.view import observe",
        ),
        ("village.cli", "from village.server import app\nfrom village.bots.playout import finish"),
    ],
)
def test_what_may_be_imported_is_not_held_against_anybody(module, source):
    assert faults(module, source) == []
