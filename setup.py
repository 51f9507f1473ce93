"""Compiles the rules with mypyc where there is a C compiler; everywhere else they run as plain Python."""

import os
import shutil
import sysconfig
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

UNIT = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["village"]["compiled"]
INLINE = [] if os.name == "nt" else ["-fno-semantic-interposition"]  # else gcc calls small functions from afar
NEVER = ["__init__.py", "types.py", "views.py"]  # types.py: what rows are in plain Python; views.py: typed dictionaries


def sources() -> list[str]:
    package = Path("src/village")
    found = [path for folder in UNIT for path in sorted((package / folder).rglob("*.py"))]
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
    for extension in unit:  # a warning of another compiler is no reason to go without
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"] + INLINE
    return unit


class AllOrNothing(build_ext):
    """The unit hangs together: if one part cannot be compiled, none is installed, and plain Python plays."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            self.warn(f"not compiled, plain Python will do: {error}")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
