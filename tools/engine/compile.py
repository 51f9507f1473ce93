"""Compile the files in /work to bytecode: run by Pyodide's own Python (see `pyodide.mjs`)."""

import ast
import importlib._bootstrap_external as importer
from pathlib import Path

WORK = Path("/work")
WITH_DOCSTRINGS = ("_pyodide/", "pyodide/")  # they read their own


def without_docstrings(tree):
    """Remove the docstrings of modules and functions; dataclasses without one would compute it."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef)
            and ast.get_docstring(node) is not None
        ):
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def compile_file(path):
    """Replace a source file by its bytecode, which contains no times and so is the same in every build."""
    name = path.relative_to(WORK).as_posix()
    tree = ast.parse(path.read_bytes(), name)
    if not name.startswith(WITH_DOCSTRINGS):
        without_docstrings(tree)
    code = compile(tree, name, "exec", dont_inherit=True)
    path.with_suffix(".pyc").write_bytes(importer._code_to_hash_pyc(code, bytes(8), False))
    path.unlink()


for source in sorted(WORK.rglob("*.py")):
    compile_file(source)
