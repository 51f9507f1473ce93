"""Arena games on a Ray cluster."""

import importlib.util
import json
import subprocess
import sys

import pytest

from village.bots import ray_cluster
from village.record.errors import Error

pytestmark = pytest.mark.expensive
installed = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="the extra `ray` is not installed")
ARENA = [sys.executable, "-m", "village", "arena", "--seats", "2", "-n", "4", "--json", "--workers", "2"]


def arena(*arguments):
    return subprocess.run([*ARENA, *arguments], capture_output=True, text=True, timeout=300)


def untimed(result):
    return [
        {name: value for name, value in game.items() if name != "ms"} for game in json.loads(result.stdout)["played"]
    ]


@installed
def test_a_cluster_plays_the_same_games():
    local, cluster = arena("--bots", "random,easy"), arena("--bots", "random,easy", "--ray", "local")
    assert (local.returncode, cluster.returncode) == (0, 0)
    assert untimed(local) == untimed(cluster)


@installed
def test_a_bot_that_fails_on_a_cluster_is_reported():
    result = arena("--bots", "random,stdio:sh -c 'exit 3'", "--ray", "local")
    assert (result.returncode, result.stdout) == (2, "")
    assert "village: bot \"stdio:sh -c 'exit 3'\" ended (exit status 3)" in result.stderr


def test_a_cluster_without_ray_is_rejected_with_one_sentence(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Error, match=r"pip install 'village-boardgame\[ray\]'$"):
        ray_cluster.connect("local", 1)
