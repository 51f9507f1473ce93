"""Compiles the rules with mypyc where there is a C compiler; everywhere else they run as plain Python."""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

UNIT = ["kernel", "classic"]  # whole folders; then single files
FILES = ["bots/playout.py"]
NEVER = ["__init__.py", "types.py"]  # types.py decides what rows are in plain Python


def sources() -> list[str]:
    package = Path("src/village")
    found = [path for folder in UNIT for path in sorted((package / folder).rglob("*.py"))]
    found += [package / name for name in FILES]
    return [str(path) for path in found if path.name not in NEVER]


def extensions() -> list[Extension]:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.environ.get("VILLAGE_PURE", "0") not in ("", "0") or not shutil.which(compiler):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    unit = mypycify(["--config-file=pyproject.toml", *sources()], opt_level="3", debug_level="0")
    for extension in unit:
        extension.optional = True  # a compiler that fails must not fail the installation
    return unit


setup(ext_modules=extensions())
