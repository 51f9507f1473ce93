"""The plain and the compiled build play the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import village
from tests.properties.playouts import GAMES

PACKAGE = Path(village.__file__).parent
ROOT = Path(__file__).parents[2]


def games_of(pure):
    """Return the digests of all games played by a fresh process."""
    environment = {**os.environ, "VILLAGE_PURE": "1" if pure else "0"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.properties.playouts"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=1200,  # plain Python on a busy machine
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_plain_and_the_compiled_build_play_the_same_games():
    if (
        not list(PACKAGE.rglob("*.so"))
        and not village.COMPILED
        and os.environ.get("VILLAGE_PURE", "0") not in ("", "0")
    ):
        pytest.skip("there is no compiled build, and only plain Python was asked for")
    plain, compiled = games_of(pure=True), games_of(pure=False)
    assert not plain["compiled"], "VILLAGE_PURE=1 must choose plain Python"
    assert compiled["compiled"], "there is no usable compiled build: run `make build/compiled`"
    assert len(plain["digests"]) == len(compiled["digests"]) == GAMES
    assert len(set(plain["digests"])) > GAMES * 0.9, "the games must differ for this to say anything"
    different = [n for n in range(GAMES) if plain["digests"][n] != compiled["digests"][n]]
    assert not different, f"{len(different)} of {GAMES} games differ, first {different[0]}{stale()}"


def stale():
    """If this fails, the build is most likely older than its sources."""
    built = min(path.stat().st_mtime for path in PACKAGE.rglob("*.so"))
    folders = ("kernel", "toolkit", "games", "bots/compiled")
    sources = [path for folder in folders for path in (PACKAGE / folder).rglob("*.py")]
    newer = [path.name for path in sources if path.stat().st_mtime > built]
    return f"; {newer[0]} is newer than the build: run `make build/compiled`" if newer else ""
