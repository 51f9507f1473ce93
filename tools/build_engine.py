"""Build the engine of the page without a server: `python -m tools.build_engine` writes `build/engine`.

`trace` lists the modules of the standard library that it needs again, after an import was added or Pyodide was updated.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tools.build_web import ROOT, WEB, install_tools, node_environment
from tools.engine.bytecode import LIST, PYODIDE, compiled, standard_library, traced_modules
from tools.engine.nets import net_files, net_parts
from tools.engine.packages import package_files

TARGET = ROOT / "build" / "engine"
LOADER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STDLIB = "python_stdlib.zip"
BUNDLE = "village.bundle"
MANIFEST = "manifest.json"
KERNEL = WEB / "src" / "local" / "engine" / "kernel.wat"
WAT2WASM = WEB / "node_modules" / "wabt" / "bin" / "wat2wasm"


def bundle(header: object, parts: list[bytes]) -> bytes:
    """Return a header and parts in the format that `bundle.ts` reads."""
    text = json.dumps(header, separators=(",", ":")).encode()
    return gzip.compress(b"".join([len(text).to_bytes(4, "little"), text, *parts]), 9, mtime=0)


def write_stdlib(files: dict[str, bytes]) -> None:
    """Write the standard library, without times, so that every build is the same."""
    with ZipFile(TARGET / STDLIB, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files.items():
            archive.writestr(ZipInfo(name), content, ZIP_DEFLATED, 9)


def write_nets() -> None:
    """Write the kernel, and the nets, which are loaded when a bot needs them."""
    command = ["node", WAT2WASM, KERNEL, "-o", TARGET / "kernel.wasm"]
    subprocess.run(command, env=node_environment(), check=True)
    for game, path in net_files().items():
        header, arrays = net_parts(game, path)
        (TARGET / f"{game}.net").write_bytes(bundle(header, arrays))


def write_manifest() -> None:
    """Describe the files: those of the start, and the nets. `lock` lists no packages for Pyodide to load."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    files = {path.name: description(path) for path in sorted(TARGET.iterdir())}
    manifest = {"files": files, "lock": {"info": lock["info"], "packages": {}}}
    (TARGET / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")


def description(path: Path) -> dict[str, object]:
    content = path.read_bytes()
    start = path.name in (*LOADER, STDLIB, BUNDLE)
    return {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest(), "start": start}


def build() -> None:
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    for name in LOADER:
        shutil.copy(PYODIDE / name, TARGET / name)
    write_stdlib(compiled(standard_library()))
    packages = compiled(package_files())
    header = [[name, len(content)] for name, content in packages.items()]
    (TARGET / BUNDLE).write_bytes(bundle(header, list(packages.values())))
    write_nets()
    write_manifest()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.build_engine", description="Build the engine of the page.")
    parser.add_argument("task", nargs="?", default="build", choices=("build", "trace"), help="default: build")
    task = parser.parse_args().task
    install_tools()
    if task == "trace":
        LIST.write_text("".join(f"{name}\n" for name in traced_modules(package_files())), "utf-8")
    else:
        build()
    return 0


if __name__ == "__main__":
    sys.exit(main())
