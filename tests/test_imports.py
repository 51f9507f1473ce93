"""Import layers and maximum file lengths.

`kernel <- toolkit <- games <- record <- text <- rulebook <- bots <- table <- envs, local, terminal, server <- mcp
<- training <- experiments <- cli`: each layer may import the layers to its left, but bots and environments no game. In
the server: `storage <- limits <- players <- tables <- live <- node <- background <- http <- app <- serve`.
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
LAYERS = [
    {"kernel"},
    {"toolkit"},
    {"games"},
    {"record", "", "import_hook"},  # "" is village/__init__.py, the public API
    {"text"},
    {"rulebook"},
    {"bots"},
    {"table"},
    {"envs", "local", "server", "terminal"},
    {"mcp"},
    {"training"},
    {"experiments"},
    {"cli", "__main__"},
]
SERVER_LAYERS = [
    {
        "",
        "settings",
        "metrics",
        "logs",
        "fair_queue",
        "network_access",
    },
    {"storage"},
    {"limits"},
    {"players"},
    {"tables"},
    {"live"},
    {"node"},
    {"background"},
    {"http"},
    {"app"},
    {"serve"},
]
PLAY_ANY_GAME = {"bots", "envs"}  # they know game types, kernel and record, but no game
PURE = {"kernel", "toolkit", "games"}
OUTSIDE_PACKAGE = {"tools", "bench", "tests"}  # may import the package; the package may not import them
SERVER_LIBRARIES = {"sqlalchemy", "litestar", "uvicorn", "anyio", "asyncio"}  # tables must run without a server
NEVER_BELOW_RECORD = {"random", "time", "json", "logging", "os", "asyncio", "numpy"}
OPEN_TO_KERNEL = {"typing", "mypy_extensions", "__future__", "librt", "array"}  # array: shared memory


def part_of(module: str) -> str:
    """Return the top-level part of a module: `games` for `village.games.village.time`."""
    return module.split(".")[1] if "." in module else ""


def layer_of(module: str) -> int:
    return next((layer for layer, parts in enumerate(LAYERS) if part_of(module) in parts), -1)


def server_layer_of(module: str) -> int:
    """Return the layer of a server module; -1 if it has none."""
    part = module.split(".")[2] if module.count(".") > 1 else ""
    return next((layer for layer, parts in enumerate(SERVER_LAYERS) if part in parts), -1)


def server_problems(module: str, name: str) -> list[str]:
    if part_of(module) != "server" or part_of(name) != "server":
        return []
    if server_layer_of(module) < 0 or server_layer_of(name) < 0:
        return [f"{module}, {name}: one of them has no layer in the server"]
    return [f"{module} is below {name}"] if server_layer_of(name) > server_layer_of(module) else []


def in_package(module: str) -> bool:
    return module.split(".")[0] == "village"


def absolute(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    """Return the absolute module of a `from ... import`."""
    if not node.level:
        return node.module or ""
    parts = module.split(".")
    base = parts[: len(parts) - node.level + is_package]
    return ".".join([*base, *([node.module] if node.module else [])])


def imported_modules(tree: ast.Module, module: str, is_package: bool) -> set[str]:
    """Return every imported module, anywhere in the file; `from a import b` counts as `a.b` if that is a module."""
    modules: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            origin = absolute(node, module, is_package)
            for alias in node.names:
                modules.add(f"{origin}.{alias.name}" if is_module(f"{origin}.{alias.name}") else origin)
    return modules


def is_module(name: str) -> bool:
    return (
        name in MODULES
        or (name.startswith("village.games.") and name.count(".") == 2)
        or (name.count(".") == 1 and any(part_of(name) in parts for parts in LAYERS))
        or "expansions." in name
    )


def problems(module: str, source: str, is_package: bool = False) -> list[str]:
    """Return the problems of a module."""
    tree = ast.parse(source)
    names = imported_modules(tree, module, is_package)
    result = [problem for name in sorted(names) for problem in import_problems(module, name)]
    if layer_of(module) < 0:
        result.append(f"{module} has no layer")
    if part_of(module) in PURE and any(prints(node) for node in ast.walk(tree)):
        result.append(f"{module} prints")
    return result


def import_problems(module: str, name: str) -> list[str]:
    """Return the reasons why `module` may not import `name`."""
    result = []
    part = part_of(module)
    if in_package(name):
        if layer_of(name) < 0:
            result.append(f"{module}: {name} has no layer")
        elif layer_of(name) > layer_of(module):
            result.append(f"{module} is below {name}")
        elif game_of(name) and game_of(module) and game_of(name) != game_of(module):
            result.append(f"{module} and {name} are two games")
        elif part in PLAY_ANY_GAME and game_of(name):
            result.append(f"{module} plays any game and may not know {name}")
        elif expansion_of(name) and expansion_of(module) and expansion_of(name) != expansion_of(module):
            result.append(f"{module} and {name} are two expansions")
        result += server_problems(module, name)
    elif name.split(".")[0] in OUTSIDE_PACKAGE:
        result.append(f"{module} imports {name}, which is not in the package")
    elif part == "kernel" and name.split(".")[0] not in OPEN_TO_KERNEL:
        result.append(f"the kernel imports {name}")
    elif (part in PURE and name.split(".")[0] in NEVER_BELOW_RECORD) or (part == "table" and is_server_library(name)):
        result.append(f"{module} imports {name}")
    return result


def is_server_library(name: str) -> bool:
    return name.split(".")[0] in SERVER_LIBRARIES


def game_of(module: str) -> str:
    """Return the game of a module: `village` for `village.games.village.time`."""
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else ""


def expansion_of(module: str) -> str:
    """Return the expansion of a module: `inn` for `village.games.village.expansions.inn.beer`."""
    parts = module.split(".")
    return parts[4] if parts[3:4] == ["expansions"] and len(parts) > 4 else ""


def prints(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"


def length(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_lower_layers(module):
    path = MODULES[module]
    assert problems(module, path.read_text("utf-8"), path.name == "__init__.py") == []


def test_all_modules_are_checked():
    assert {"village", "village.kernel.step", "village.games.village.spaces.market", "village.record.api"} <= set(
        MODULES
    )
    used = {
        part_of(name)
        for module, path in MODULES.items()
        for name in imported_modules(ast.parse(path.read_text()), module, False)
    }
    assert {"kernel", "games", "record"} <= used


@pytest.mark.parametrize("module", MODULES)
def test_no_file_has_more_than_400_lines(module):
    assert length(MODULES[module]) <= 400


def test_the_public_api_module_has_fewer_than_60_lines():
    assert 0 < length(MODULES["village"]) < 60


def test_the_kernel_has_fewer_than_420_lines_in_total():
    kernel = [path for module, path in MODULES.items() if part_of(module) == "kernel"]
    assert len(kernel) > 3
    assert sum(length(path) for path in kernel) < 420


@pytest.mark.parametrize(
    ("module", "source", "problem"),
    [
        ("village.kernel.state", "import random", "the kernel imports random"),
        ("village.bots.net.bot", "from tools.compile import use", "tools.compile, which is not in the package"),
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
            "from village.games.village.vocabulary import GREEN",
            "is below village.games.village.vocabulary",
        ),
        ("village.kernel.state", "from village.games import village", "is below village.games.village"),
        ("village.kernel.state", "from ..games.village import vocabulary", "is below village.games.village.vocabulary"),
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
        ("village.games.my_village.turn", "from village.games.village.vocabulary import GREEN", "are two games"),
        ("village.games.my_village.turn", "import random", "imports random"),
        (
            "village.games.village.expansions.inn",
            "from village.games.village.expansions.port import Ship",
            "are two expansions",
        ),
        (
            "village.games.village.expansions.inn.beer",
            "from village.games.village.expansions import port",
            "are two expansions",
        ),
        ("village.games.village.expansions.inn.beer", "from ..port import ship", "are two expansions"),
        ("village.record.api", "from village.bots.compiled import playout", "is below village.bots.compiled.playout"),
        ("village.record.api", "from village.text import Text", "is below village.text"),
        ("village.text.message_files", "import village.server.app", "is below village.server.app"),
        ("village.bots.compiled.mcts", "from village.envs import gym_env", "is below village.envs"),
        ("village.bots.compiled.mcts", "import village.cli", "is below village.cli"),
        (
            "village.bots.arena.results",
            "from village.games.village.evaluation import weights",
            "may not know village.games.village.evaluation",
        ),
        (
            "village.bots.compiled.mcts",
            "def f():\n    from village.games import my_village",
            "may not know village.games.my_village",
        ),
        ("village.envs.observation", "import village.games.village.state", "may not know village.games.village.state"),
        ("village.server.app", "from village.cli import main", "is below village.cli"),
        (
            "village.table.reducer",
            "from village.server.tables import session",
            "is below village.server.tables.session",
        ),
        ("village.table.reducer", "import sqlalchemy", "village.table.reducer imports sqlalchemy"),
        ("village.server.tables.clocks", "from village.server.node import Node", "is below village.server.node"),
        ("village.server.tables.clocks", "from village.server.live.hub import Hub", "is below village.server.live.hub"),
        ("village.server.node", "from village.server.http.limits import kinds", "is below village.server.http.limits"),
        (
            "village.server.live.presence",
            "if TYPE_CHECKING:\n    from village.server.node import Node",
            "is below village.server.node",
        ),
        ("village.server.storage.store", "from village.server.players import tokens", "is below"),
        ("village.server.attic.box", "from village.server.node import Node", "has no layer in the server"),
        ("village.attic.box", "import typing", "has no layer"),
        ("village.cli", "import village.attic", "has no layer"),
    ],
)
def test_a_forbidden_import_is_detected(module, source, problem):
    assert any(problem in message for message in problems(module, source))


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
            "village.games.village.expansions.inn.beer",
            "from village.games.village.expansions.inn.guest import Guest\nfrom . import guest",
        ),
        ("village.record.chance", "import random, time, json, os\nprint(1)"),
        (
            "village.bots.arena.match",
            "import village\nfrom village.record.record import Record\nfrom village.text import Text",
        ),
        ("village.cli", "from village.server import app\nfrom village.bots.compiled.playout import finish"),
    ],
)
def test_an_allowed_import_is_not_reported(module, source):
    assert problems(module, source) == []


def test_the_server_rarely_uses_any():
    """Allow fewer than 20 lines with `Any`, because it hides the structure of rows, settings and requests."""
    server = [path for module, path in MODULES.items() if part_of(module) == "server"]
    lines = [line for path in server for line in path.read_text("utf-8").splitlines() if re.search(r"\bAny\b", line)]
    assert len(server) > 60
    assert len(lines) < 20
