"""Compile the rules in a separate folder, then install the result next to the sources.

python -m tools.compile    compile changed files and install the build
python -m tools.compile run COMMAND    run COMMAND with the finished build; compile in the background if outdated
python -m tools.compile check    exit with 0 if this machine can compile, else print the reason
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
BUILD = ROOT / "build"
DONE = BUILD / "native"  # a finished build of these sources
WORK = BUILD / "native.work"
USED = BUILD / "native.used"  # digest of the sources of the installed build
RUNNING = BUILD / "native.running"  # shared lock of all processes started by `make play`
FIRST = "kernel/state.*"  # its presence decides which build a process uses: see village/import_hook.py


def compiled_files() -> list[Path]:
    """Return all files of the compiled folders."""
    package = SOURCES / "village"
    folders = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["village"]["compiled"]
    return [path for folder in folders for path in sorted((package / folder).rglob("*.py"))]


def digest() -> str:
    """Return a digest of the compiled sources and of the build configuration."""
    result = sha256(sys.version.encode())
    for path in [*compiled_files(), ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "requirements" / "compile.txt"]:
        result.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return result.hexdigest()


def read_text(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


def libraries(folder: Path) -> list[Path]:
    """Return the compiled files; the one that marks a build comes first."""
    return sorted(folder.rglob("*.so"), key=lambda path: not path.match(FIRST))


def is_outdated() -> bool:
    """Return whether a source file has changed since the installed build; pip leaves no digest, only its files."""
    if USED.exists():
        return read_text(USED) != digest()
    built = min((path.stat().st_mtime for path in libraries(SOURCES)), default=float("inf"))
    return any(path.stat().st_mtime > built for path in compiled_files())


def remove() -> None:
    USED.unlink(missing_ok=True)
    for path in libraries(SOURCES):
        path.unlink()


def use(expected: str) -> None:
    """Install the build file by file; a process that starts meanwhile uses plain Python only."""
    remove()
    for path in reversed(libraries(DONE)):
        target = SOURCES / path.relative_to(DONE)
        shutil.copy2(path, target.with_suffix(".new"))
        os.replace(target.with_suffix(".new"), target)
    USED.write_text(expected, "utf-8")


def obstacle() -> str:
    """Return the reason why this machine cannot compile, or an empty text."""
    if not shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]):
        return "no C compiler is installed"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the Python headers are missing (install python3-dev)"
    return ""


def compiler() -> str:
    """Return a Python with mypyc: this one in a development environment, else one in a new environment."""
    if find_spec("mypyc"):
        return sys.executable
    folder = BUILD / "compiler"
    python = str(folder / "bin" / "python")
    subprocess.run([ROOT / "tools" / "venv", sys.executable, folder], check=True)
    pip = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--require-hashes"]
    subprocess.run([*pip, "-r", ROOT / "requirements" / "compile.txt"], check=True)
    return python


def build(expected: str) -> bool:
    """Compile a copy of the sources, so that concurrent changes do no harm, and move the result in place."""
    python = compiler()
    shutil.rmtree(WORK, ignore_errors=True)
    copy = WORK / "copy"
    shutil.copytree(SOURCES, copy / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "page", "*.egg-info"))
    for name in ("setup.py", "pyproject.toml", "README.md"):
        shutil.copy2(ROOT / name, copy)
    command = [
        python,
        "setup.py",
        "-q",
        "build_ext",
        "--build-lib",
        str(WORK / "lib"),
        "--build-temp",
        str(WORK / "temp"),
    ]
    environment = {name: value for name, value in os.environ.items() if name not in ("VILLAGE_PURE", "PYTHONPATH")}
    subprocess.run(command, cwd=copy, env=environment, check=True)
    if not libraries(WORK / "lib"):
        return False
    (WORK / "lib" / "digest").write_text(expected, "utf-8")
    shutil.rmtree(DONE, ignore_errors=True)
    os.replace(WORK / "lib", DONE)
    shutil.rmtree(WORK)
    return True


def compile_and_install() -> int:
    """Compile and install for development, even if processes are running."""
    import fcntl  # not on Windows, where the tests import this module too

    expected = digest()
    if read_text(USED) != expected:
        with open(BUILD / "native.lock", "w", encoding="utf-8") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if read_text(DONE / "digest") != expected and not build(expected):
                return 1
        use(expected)
    command = [sys.executable, "-c", "import sys, village; sys.exit(not village.COMPILED)"]
    return subprocess.run(command, cwd=SOURCES, env={**os.environ, "VILLAGE_PURE": "0"}, check=False).returncode


def run(command: list[str]) -> int:
    """Replace this process by the command; compile in the background if there is no current build."""
    import fcntl

    lock = os.open(RUNNING, os.O_RDWR | os.O_CREAT)
    expected = digest()
    if read_text(USED) != expected and try_lock(lock):  # no process uses it
        use(expected) if read_text(DONE / "digest") == expected else remove()
    fcntl.flock(lock, fcntl.LOCK_SH)
    os.set_inheritable(lock, True)
    if expected not in (read_text(USED), read_text(DONE / "digest")):
        compile_in_background()
    sys.stdout.flush()
    os.execv(command[0], command)


def try_lock(lock: int) -> bool:
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def compile_in_background() -> None:
    """Start a process that compiles."""
    if reason := obstacle():
        print(f"running plain Python: {reason}")  # noqa: T201
        return
    print("running plain Python; compiling the rules in the background for the next start (some minutes)")  # noqa: T201
    with open(BUILD / "native.log", "w", encoding="utf-8") as log:
        command = [sys.executable, "-m", "tools.compile", "background"]
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def run_background() -> int:
    """Compile with low priority, one process at a time."""
    os.nice(19)
    started_at, expected = monotonic(), digest()
    with open(BUILD / "native.lock", "w", encoding="utf-8") as lock:
        if not try_lock(lock.fileno()):
            return 0
        if read_text(DONE / "digest") == expected or build(expected):
            print(f"compiled in {monotonic() - started_at:.0f} s")  # noqa: T201
    return 0


def check() -> int:
    reason = obstacle()
    if reason:
        print(f"the rules cannot be compiled, because {reason}")  # noqa: T201
    return bool(reason)


def main(arguments: list[str]) -> int:
    BUILD.mkdir(exist_ok=True)
    if arguments[:1] == ["run"] and arguments[1:]:
        return run(arguments[1:])
    tasks = {(): compile_and_install, ("check",): check, ("background",): run_background}
    if tuple(arguments) not in tasks:
        print(__doc__.strip())  # noqa: T201
        return 0 if arguments in (["-h"], ["--help"]) else 2
    return tasks[tuple(arguments)]()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
