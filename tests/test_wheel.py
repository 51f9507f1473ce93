"""What is installed has everything it reads: tables, words, and the page as it was built."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import village

ROOT = Path(__file__).parent.parent
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
]


def test_a_wheel_holds_the_page_and_all_it_reads(tmp_path):
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    options = ["--config-settings", f"--build-option=build --build-base={tmp_path}", "-w", str(tmp_path), str(ROOT)]
    subprocess.run([*pip, *options], check=True, env={**os.environ, "VILLAGE_PURE": "1"}, timeout=120)
    with ZipFile(next(tmp_path.glob(f"village_boardgame-{village.__version__}-*.whl"))) as wheel:
        packed = {name.removeprefix("village/") for name in wheel.namelist()}
    package = ROOT / "src" / "village"
    for pattern in READ:
        needed = {str(path.relative_to(package)) for path in package.glob(pattern) if path.is_file()}
        assert needed, pattern
        assert needed <= packed, pattern
