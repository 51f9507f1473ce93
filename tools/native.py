"""The compiled rules: built apart, put beside the sources in one go.

python -m tools.native    compile what has changed and use it, now
python -m tools.native play COMMAND    become COMMAND on what is ready; compile the rest in the background
python -m tools.native can    exit with 0 if this machine can compile, else print why not
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
USED = BUILD / "native.used"  # of which sources the build beside them is
RUNNING = BUILD / "native.running"  # a shared lock of everybody whom `make play` has started
FIRST = "kernel/state.*"  # kernel.state decides for a process which build it sees: see village/plain.py


def compiled_files() -> list[Path]:
    """Whole folders, so that there is no list to keep."""
    package = SOURCES / "village"
    folders = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["village"]["compiled"]
    return [path for folder in folders for path in sorted((package / folder).rglob("*.py"))]


def digest() -> str:
    """Of everything that is compiled, and of how."""
    seen = sha256(sys.version.encode())
    for path in [*compiled_files(), ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "requirements" / "compile.txt"]:
        seen.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return seen.hexdigest()


def said(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


def libraries(folder: Path) -> list[Path]:
    """What was compiled; that by which a build is recognised comes first."""
    return sorted(folder.rglob("*.so"), key=lambda path: not path.match(FIRST))


def remove() -> None:
    USED.unlink(missing_ok=True)
    for path in libraries(SOURCES):
        path.unlink()


def use(wanted: str) -> None:
    """Each file by one move; whoever starts in between sees plain Python throughout."""
    remove()
    for path in reversed(libraries(DONE)):
        target = SOURCES / path.relative_to(DONE)
        shutil.copy2(path, target.with_suffix(".new"))
        os.replace(target.with_suffix(".new"), target)
    USED.write_text(wanted, "utf-8")


def obstacle() -> str:
    """Why nothing can be compiled here."""
    if not shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python (python3-dev) are not there"
    return ""


def compiler() -> str:
    """A Python that has mypyc: this one where people develop, else one made for it."""
    if find_spec("mypyc"):
        return sys.executable
    folder = BUILD / "compiler"
    python = str(folder / "bin" / "python")
    subprocess.run([ROOT / "tools" / "venv", sys.executable, folder], check=True)
    pip = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--require-hashes"]
    subprocess.run([*pip, "-r", ROOT / "requirements" / "compile.txt"], check=True)
    return python


def build(wanted: str) -> bool:
    """From a copy, so that sources which change meanwhile do no harm; finished by one move."""
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
    around = {name: value for name, value in os.environ.items() if name not in ("VILLAGE_PURE", "PYTHONPATH")}
    subprocess.run(command, cwd=copy, env=around, check=True)
    if not libraries(WORK / "lib"):
        return False
    (WORK / "lib" / "digest").write_text(wanted, "utf-8")
    shutil.rmtree(DONE, ignore_errors=True)
    os.replace(WORK / "lib", DONE)
    shutil.rmtree(WORK)
    return True


def now() -> int:
    """Compile and use, whoever runs: for those who develop."""
    import fcntl  # not on Windows, where the tests import this module too

    wanted = digest()
    if said(USED) != wanted:
        with open(BUILD / "native.lock", "w", encoding="utf-8") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if said(DONE / "digest") != wanted and not build(wanted):
                return 1
        use(wanted)
    sees = [sys.executable, "-c", "import sys, village; sys.exit(not village.COMPILED)"]
    return subprocess.run(sees, cwd=SOURCES, env={**os.environ, "VILLAGE_PURE": "0"}, check=False).returncode


def play(command: list[str]) -> int:
    """Become the command, on the build that is ready; what is not ready is compiled while it runs."""
    import fcntl

    lock = os.open(RUNNING, os.O_RDWR | os.O_CREAT)
    wanted = digest()
    if said(USED) != wanted and claimed(lock):  # nobody runs on it
        use(wanted) if said(DONE / "digest") == wanted else remove()
    fcntl.flock(lock, fcntl.LOCK_SH)
    os.set_inheritable(lock, True)
    if wanted not in (said(USED), said(DONE / "digest")):
        later()
    sys.stdout.flush()
    os.execv(command[0], command)


def claimed(lock: int) -> bool:
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def later() -> None:
    """Let a process of its own compile while people play."""
    if why := obstacle():
        print(f"plain Python plays: {why}")  # noqa: T201
        return
    print("plain Python plays; the rules are compiled in the background (some minutes) for the next start")  # noqa: T201
    with open(BUILD / "native.log", "w", encoding="utf-8") as log:
        command = [sys.executable, "-m", "tools.native", "quietly"]
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def quietly() -> int:
    """The background: once at a time, after everybody else."""
    os.nice(19)
    began, wanted = monotonic(), digest()
    with open(BUILD / "native.lock", "w", encoding="utf-8") as lock:
        if not claimed(lock.fileno()):
            return 0
        if said(DONE / "digest") == wanted or build(wanted):
            print(f"compiled in {monotonic() - began:.0f} s")  # noqa: T201
    return 0


def can() -> int:
    reason = obstacle()
    if reason:
        print(f"the rules cannot be compiled: {reason}")  # noqa: T201
    return bool(reason)


def main(arguments: list[str]) -> int:
    BUILD.mkdir(exist_ok=True)
    if arguments[:1] == ["play"]:
        return play(arguments[1:])
    if arguments == ["can"]:
        return can()
    return quietly() if arguments == ["quietly"] else now()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
