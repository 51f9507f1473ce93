"""Compile the rules with mypyc if there is a C compiler; otherwise they run as plain Python.

A checkout also gets the Traditional Chinese texts, which an sdist contains.
"""

import os
import runpy
import shutil
import subprocess
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

COMPILED_FOLDERS = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["village"]["compiled"]
TEXT_GENERATOR = Path("tools/traditional_chinese.py")  # not in an sdist
NOT_COMPILED = [
    "__init__.py",
    "types.py",
    "views.py",
]  # replacements for plain Python; typed dictionaries
CORES = os.cpu_count() or 1
C_COMPILER = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def sources() -> list[str]:
    package = Path("src/village")
    paths = [path for folder in COMPILED_FOLDERS for path in sorted((package / folder).rglob("*.py"))]
    return [str(path) for path in paths if path.name not in NOT_COMPILED]


def is_gcc() -> bool:
    version = subprocess.run([C_COMPILER, "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in version


def optimization_flags() -> list[str]:
    """Let gcc inline across C files. All cores compile them in parallel; a single file takes three times as long."""
    if os.name == "nt":
        return []
    return ["-fno-semantic-interposition", *([f"-flto={CORES}"] if is_gcc() else [])]


def extensions() -> list[Extension]:
    if os.environ.get("VILLAGE_PURE", "0") not in ("", "0") or not shutil.which(C_COMPILER):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    modules = mypycify(["--config-file=pyproject.toml", *sources()], opt_level="3", debug_level="0", multi_file=True)
    flags = optimization_flags()
    for extension in modules:
        # Warnings of an untested compiler must not stop the build.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if len(extension.sources) > 1:  # the others only load their part of the library
            extension.extra_compile_args += flags
            extension.extra_link_args += flags
    return modules


class BuildOnAllCores(build_ext):
    """Compile the C files on all cores. If that fails, nothing is installed, and the rules run as plain Python."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = CORES

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            self.warn(f"not compiled; the game runs as plain Python: {error}")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []

    def build_extensions(self) -> None:
        compile_serially = self.compiler.compile
        with ThreadPoolExecutor(CORES) as pool:

            def compile_in_parallel(sources: list[str], *args: object, **options: object) -> list[str]:
                jobs = [pool.submit(compile_serially, [source], *args, **options) for source in sources]
                return [name for job in jobs for name in job.result()]

            self.compiler.compile = compile_in_parallel
            super().build_extensions()


def generate_texts() -> None:
    if TEXT_GENERATOR.exists():
        runpy.run_path(str(TEXT_GENERATOR))["generate"]()


class BuildWithTexts(build_py):
    def run(self) -> None:
        generate_texts()
        super().run()


class PackTexts(sdist):
    def run(self) -> None:
        generate_texts()
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores, "build_py": BuildWithTexts, "sdist": PackTexts})
