"""Write the Traditional Chinese texts: python -m tools.traditional_chinese.

OpenCC converts the Simplified texts into the characters and words of Taiwan; `src/village/text/zh-Hant.toml` then
replaces the words for which the Traditional rulebook or a board gamer has others.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from opencc import OpenCC

ROOT: Final = Path(__file__).parent.parent
SIMPLIFIED: Final = "zh"
TRADITIONAL: Final = "zh-Hant"
EXCEPTIONS: Final = Path("src/village/text/zh-Hant.toml")
FOLDERS: Final = ("src/village/text", "src/village/games/*/text")
TAIWAN: Final = "s2twp"  # with phrases: 鏈接 becomes 連結


@cache
def exceptions(root: Path = ROOT) -> dict[str, str]:
    """Return the words to replace after the conversion."""
    sections = tomllib.loads((root / EXCEPTIONS).read_text("utf-8"))
    return {word: replacement for section in sections.values() for word, replacement in section.items()}


@cache
def converter(config: str = TAIWAN) -> OpenCC:
    return OpenCC(config)


def pattern_of(words: Iterable[str]) -> str:
    """Return a pattern of all words; of two that begin at the same character, it finds the longer one."""
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


def sources(root: Path = ROOT) -> list[Path]:
    """Return the Simplified files."""
    return [path for folder in FOLDERS for path in sorted(root.glob(f"{folder}/{SIMPLIFIED}/*.ftl"))]


def target_of(source: Path) -> Path:
    return source.parent.with_name(TRADITIONAL) / source.name


def convert(source: Path, root: Path = ROOT) -> str:
    """Return the Traditional version of a Simplified file."""
    words = exceptions(root)
    text = converter().convert(source.read_text("utf-8"))
    return re.sub(pattern_of(words), lambda match: words[match[0]], text)


def generate(root: Path = ROOT) -> None:
    """Write the files that are missing or outdated, and remove those without a source."""
    targets = {target_of(source): convert(source, root) for source in sources(root)}
    for folder in FOLDERS:
        for path in root.glob(f"{folder}/{TRADITIONAL}/*.ftl"):
            if path not in targets:
                path.unlink()
    for target, text in targets.items():
        if not target.exists() or target.read_text("utf-8") != text:
            target.parent.mkdir(exist_ok=True)
            target.write_text(text, "utf-8", newline="\n")


def main() -> int:
    generate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
