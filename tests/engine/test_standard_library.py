"""The engine contains what it imports and no more."""

from __future__ import annotations

import json

from tools.engine.bytecode import listed_modules, traced_modules
from tools.engine.packages import package_files

IMPORT_ALL = """
import importlib, json

failed = []
for name in json.loads({names!r}):
    try:
        importlib.import_module(name)
    except Exception as error:
        failed.append(f"{{name}}: {{error}}")
json.dumps(failed)
"""


def module_of(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def test_every_module_can_be_imported(engine):
    files = [*listed_modules(), *(name for name in package_files() if name.endswith(".py"))]
    code = IMPORT_ALL.format(names=json.dumps([module_of(file) for file in files]))
    assert json.loads(engine.call("python", code)) == []


def test_the_list_of_standard_modules_is_that_of_the_trace():
    assert traced_modules(package_files()) == listed_modules(), "run `python -m tools.build_engine trace`"
