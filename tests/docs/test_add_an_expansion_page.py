"""The steps in docs/how-to/add-an-expansion.md that draw an expansion are carried out in a copy of the repository."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tools.build_web import WEB, node_environment

ROOT = WEB.parent
TEXT = (ROOT / "docs" / "how-to" / "add-an-expansion.md").read_text("utf-8")
BLOCK = re.compile(r"^( *)```(\w+)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"(?://|<!--) (expansions/[\w./]+)(?: -->)?\n")

pytestmark = pytest.mark.expensive


def blocks(language: str) -> list[str]:
    return [dedent(text) for _, fence, text in BLOCK.findall(TEXT) if fence == language]


def edit(path: Path, *changes: tuple[str, str]) -> None:
    text = path.read_text("utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"{path}: {old}"
        text = text.replace(old, new)
    path.write_text(text, "utf-8")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the rules, the tools and the page."""
    ignored = shutil.ignore_patterns("*.so", "*.c", "__pycache__", "node_modules", "page")
    for folder in ("src/village", "tools", "web"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    (tmp_path / "web" / "node_modules").symlink_to(WEB / "node_modules")
    return tmp_path


def add_rules(package: Path) -> None:
    """Make the bells a built-in expansion; the code on the page ends with the letters and a game."""
    code = [block for block in blocks("python") if "random" not in block]
    bells = [block for block in code if not re.search(r"Mail|mail|letter", block)]
    assert any("class Bells(" in block for block in bells)
    (package / "expansions" / "bells.py").write_text("\n".join(bells), "utf-8")
    bells_import = "from village.games.village.expansions.bells import Bells\n"
    customers = "from village.games.village.expansions.customers import Customers\n"
    edit(
        package / "assembly.py",
        (customers, bells_import + customers),
        ('    "marriage": Marriage,\n', '    "marriage": Marriage,\n    "bells": Bells,\n'),
    )
    (view,) = blocks("py")
    line = re.search(r"`(bells: NotRequired\[BellsView\])`", TEXT)[1]
    edit(
        package / "views.py",
        ("class View(Seen):\n", f"{view}\n\nclass View(Seen):\n"),
        ("    solo: NotRequired[SoloView]\n", f"    solo: NotRequired[SoloView]\n    {line}\n"),
    )


def add_drawings(game: Path) -> None:
    for block in [*blocks("ts"), *blocks("svelte")]:
        if file := FILE.match(block):
            path = game / file[1]
            path.parent.mkdir(exist_ok=True)
            path.write_text(block[file.end() :], "utf-8")
    (events,) = [block for block in blocks("ts") if not FILE.match(block)]
    lists = game / "expansions"
    edit(lists / "event_types.ts", ("  solo:", f"  {events.strip()}\n  solo:"))
    edit(
        lists / "index.ts",
        ("import { customers }", 'import { bells } from "./bells";\nimport { customers }'),
        ("customers, solo };", "customers, solo, bells };"),
    )
    edit(
        lists / "tooltips.ts",
        (
            "import { TOOLTIPS as goals }",
            'import { TOOLTIPS as bells } from "./bells/tooltips";\nimport { TOOLTIPS as goals }',
        ),
        ("= { goals,", "= { bells, goals,"),
    )
    edit(
        lists / "symbols.ts",
        ("import customers", 'import bells from "./bells/Symbol.svelte";\nimport customers'),
        ("= { customers,", "= { bells, customers,"),
    )


def run(checkout: Path, folder: str, *command: str) -> None:
    paths = os.pathsep.join([str(checkout / "src"), str(checkout)])
    environment = {**node_environment(), "PYTHONPATH": paths, "VILLAGE_PURE": "1"}
    done = subprocess.run(command, cwd=checkout / folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_an_expansion_is_drawn_by_following_the_steps(checkout):
    package, game = checkout / "src/village/games/village", checkout / "web/src/games/village"
    add_rules(package)
    add_drawings(game)
    run(checkout, ".", sys.executable, "-m", "tools.generate_api_types")
    api = (checkout / "web/src/app/net/api.ts").read_text("utf-8")
    assert "village_bells_Event: " in api
    assert "BellsView: " in api
    tools = WEB / "node_modules" / ".bin"
    run(checkout, "web", str(tools / "svelte-check"), "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    run(checkout, "web", str(tools / "prettier"), "--check", "src/games/village/expansions")


@pytest.mark.parametrize("kind", ["bell", "rope"])
def test_every_event_of_the_rules_has_an_entry(kind):
    (events,) = [block for block in blocks("ts") if block.startswith("// expansions/bells/events.ts")]
    assert re.search(rf"^  {kind}: {{", events, re.MULTILINE)
