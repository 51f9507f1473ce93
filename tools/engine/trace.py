"""List the modules of the standard library that the packages in /work import: run by Pyodide (see `pyodide.mjs`)."""

import ast
import importlib
import sys
import traceback
from pathlib import Path

WORK = Path("/work")
LOADED_BY_NAME = ("importlib.readers", "importlib.resources._adapters")  # not by an import statement
PRESENT = {path.name.removesuffix(".py") for path in WORK.iterdir()}


def imported_names(tree):
    """Return the modules that a file imports anywhere, even in a function."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def load_standard_modules():
    for path in sorted(WORK.rglob("*.py")):
        for name in imported_names(ast.parse(path.read_bytes())):
            if name.partition(".")[0] in sys.stdlib_module_names and name.partition(".")[0] not in PRESENT:
                importlib.import_module(name)


def load_by_name():
    for name in LOADED_BY_NAME:
        importlib.import_module(name)


def print_an_error():
    """Load what Python loads to print an error."""
    try:
        raise ValueError
    except ValueError:
        traceback.format_exc()


load_standard_modules()
load_by_name()
print_an_error()
files = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
modules = sorted(file.partition(".zip/")[2] for file in files if ".zip/" in file)
(WORK / "stdlib.txt").write_text("".join(f"{name}\n" for name in modules))
