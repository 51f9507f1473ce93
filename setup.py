"""Compile the rules with mypyc where there is a C compiler; everywhere else they run as plain Python."""

import os
import shutil
import subprocess
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

UNIT = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["village"]["compiled"]
NEVER = ["__init__.py", "types.py", "views.py"]  # types.py: what rows are in plain Python; views.py: typed dictionaries
CORES = os.cpu_count() or 1
C_COMPILER = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def sources() -> list[str]:
    package = Path("src/village")
    paths = [path for folder in UNIT for path in sorted((package / folder).rglob("*.py"))]
    return [str(path) for path in paths if path.name not in NEVER]


def is_gcc() -> bool:
    version = subprocess.run([C_COMPILER, "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in version


def optimization_flags() -> list[str]:
    """Let gcc inline across the C files, which all cores compile at once; one single file takes three times as long."""
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
    unit = mypycify(["--config-file=pyproject.toml", *sources()], opt_level="3", debug_level="0", multi_file=True)
    flags = optimization_flags()
    for extension in unit:
        # Warnings of a compiler we have not tried must not stop the build.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if len(extension.sources) > 1:  # the others only load their part of the library
            extension.extra_compile_args += flags
            extension.extra_link_args += flags
    return unit


class BuildOnAllCores(build_ext):
    """Compile the C files on all cores. The unit is installed whole or not at all; without it plain Python plays."""

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
        compile_in_turn = self.compiler.compile
        with ThreadPoolExecutor(CORES) as pool:

            def compile_at_once(sources: list[str], *args: object, **options: object) -> list[str]:
                jobs = [pool.submit(compile_in_turn, [source], *args, **options) for source in sources]
                return [name for job in jobs for name in job.result()]

            self.compiler.compile = compile_at_once
            super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores})
