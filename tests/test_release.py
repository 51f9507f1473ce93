"""`make release`: sdist, pure wheel and compiled wheels are built, tested in a clean environment and listed."""

import shutil
import subprocess
import sys
import sysconfig
import tarfile
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

import pytest

import village
from tests.test_build import small_copy
from tools import build_wheels
from tools.build_wheels import ReleaseError, check_metadata, check_version, copy_sources, release
from tools.check_wheel import Environment, WheelError, check_build, check_wheel
from tools.interpreters import THIS_PYTHON, MissingPython, find_python

pytestmark = pytest.mark.release

ROOT = Path(__file__).parents[1]
NAME = f"village_boardgame-{village.__version__}"
PURE = f"{NAME}-py3-none-any.whl"
READ = [
    "games/*/*.toml",
    "games/*/tables/*.toml",
    "games/*/weights/*.toml",
    "games/*/weights/*.npz",
    "games/*/weights/*.json",
    "games/*/text/*/*.ftl",
    "games/*/text/*.json",
    "text/*/*.ftl",
    "server/page/**/*.*",
    "server/docs/*.*",
    "training/curricula/*.toml",
]


def checkout(folder: Path) -> Path:
    """Return a checkout with a web build that compiles only the kernel, which takes seconds."""
    small_copy(folder)
    for name in ("CHANGELOG.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / build_wheels.PAGE, folder / build_wheels.PAGE)
    (folder / "tools").mkdir()
    shutil.copy(ROOT / "tools/traditional_chinese.py", folder / "tools")
    subprocess.run(["git", "init", "-q"], cwd=folder, check=True)
    subprocess.run(["git", "add", "."], cwd=folder, check=True)
    return folder


def check_small_wheel(wheel, kind, python, dependencies):
    """Check the pure wheel in full; where only the kernel is compiled, games cannot be played."""
    if kind == "pure":
        return check_wheel(wheel, kind, python, dependencies)
    folder = wheel.parent.parent / "compiled"
    folder.mkdir()
    environment = Environment(folder, python, dependencies)
    environment.install(wheel)
    return check_build(environment, kind)


@pytest.mark.c_compiler
def test_a_release_is_complete_and_its_wheels_work(tmp_path, monkeypatch):
    """One test, so that nothing is built twice."""
    monkeypatch.setattr(build_wheels, "check_wheel", check_small_wheel)
    out = tmp_path / "dist"
    out.mkdir()
    (out / f"{NAME}-old.whl").touch()
    (out / "notes.txt").touch()
    release(checkout(tmp_path / "checkout"), [THIS_PYTHON], out, tmp_path / "work", download=False)
    assert_names(out)
    assert_checksums(out)
    assert_contents(out)
    with pytest.raises(WheelError, match="expected a compiled build"):
        check_wheel(out / PURE, "compiled", dependencies=Path(sysconfig.get_path("purelib")))
    with pytest.raises(ReleaseError, match=r"is village-boardgame .*, expected village-boardgame 9\.9\.9"):
        check_metadata(out / PURE, "9.9.9")


def assert_names(out):
    """An earlier release is removed, other files stay."""
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    names = sorted(path.name for path in out.iterdir())
    compiled = next(name for name in names if name.startswith(f"{NAME}-{tag}-{tag}-manylinux_"))
    assert names == sorted(["SHA256SUMS", f"{NAME}.tar.gz", PURE, compiled, "notes.txt"])


def assert_checksums(out):
    lines = (out / "SHA256SUMS").read_text().splitlines()
    assert len(lines) == 3
    for line in lines:
        checksum, name = line.split("  ")
        assert sha256((out / name).read_bytes()).hexdigest() == checksum


def assert_contents(out):
    """Every wheel contains all files that the package reads; the sdist contains the web build, so it needs no Node."""
    package = ROOT / "src" / "village"
    for path in out.glob("*.whl"):
        with ZipFile(path) as wheel:
            packed = {name.removeprefix("village/") for name in wheel.namelist()}
        for pattern in READ:
            needed = {str(path.relative_to(package)) for path in package.glob(pattern) if path.is_file()}
            assert needed, pattern
            assert needed <= packed, pattern
    with tarfile.open(out / f"{NAME}.tar.gz") as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert {"LICENSE", "README.md", "setup.py", "src/village/server/page/index.html"} <= names


def test_the_error_for_a_missing_python_says_what_to_do():
    with pytest.raises(MissingPython, match=r"Python 3\.99 is missing: install it .*PYTHONS='3\.1\d'"):
        find_python("3.99")


def test_the_error_for_a_missing_web_build_says_what_to_do(tmp_path):
    with pytest.raises(ReleaseError, match="the page is not built: run `make web` first"):
        copy_sources(tmp_path, tmp_path / "copy")


@pytest.mark.parametrize(("version", "fits"), [("1.2.0.dev0", True), ("1.2.0", True), ("1.3.0", False)])
def test_a_version_needs_its_section_in_the_changelog(version, fits, tmp_path):
    (tmp_path / "src/village").mkdir(parents=True)
    (tmp_path / "src/village/__init__.py").write_text(f'__version__ = "{version}"\n')
    (tmp_path / "CHANGELOG.md").write_text("## [Unreleased]\n\n## [1.2.0] - 2026-01-31\n")
    if fits:
        assert check_version(tmp_path) == version
    else:
        with pytest.raises(ReleaseError, match=r"no section `## \[1\.3\.0\] - DATE`"):
            check_version(tmp_path)
