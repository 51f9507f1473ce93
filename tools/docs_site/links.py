"""Links of Markdown pages to files of the repository, and the place of these files on the site."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FENCE: Final = re.compile(r"^ *(`{3,}|~{3,}).*?^ *\1 *$", re.MULTILINE | re.DOTALL)
CODE: Final = re.compile(r"(?<!`)(`+)(?!`)(?:(?!\n\n).)*?(?<!`)\1(?!`)", re.DOTALL)
LINK: Final = re.compile(r"!?\[((?:[^][]|\[[^][]*\])*)\]\(([^()\s]+)\)")
ELSEWHERE: Final = re.compile(r"[a-z][a-z+.-]*:|//", re.IGNORECASE)


def masked(text: str) -> str:
    """Return the text with spaces in place of code, where nothing is a link; positions stay the same."""
    for pattern in (FENCE, CODE):
        text = pattern.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    return text


def links(text: str) -> Iterator[re.Match[str]]:
    """Yield the links of a page to other pages or files of the repository; group 2 is the target."""
    for found in LINK.finditer(masked(text)):
        if not ELSEWHERE.match(found[2]):
            yield found


def resolve(page: str, link: str) -> str:
    """Return the path in the repository that a link of a page means, without its anchor."""
    path = link.partition("#")[0]
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page


def place(path: str) -> str:
    """Return where a file of the repository lies on the site. A template in deploy/ is a file to fill in, no page."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return f"project/{path}.txt" if path.startswith("deploy/") and path.endswith(".md") else f"project/{path}"


def source(place: str) -> str:
    """Return the file of the repository that lies there: the opposite of `place`."""
    return place.removeprefix("project/") if place.startswith("project/") else f"docs/{place}"


def rewrite(page: str, text: str) -> str:
    """Return the text of a page with its links as they must be on the site; a link to a folder becomes plain text."""
    parts, end = [], 0
    for found in links(text):
        parts += [text[end : found.start()], moved(page, text, found)]
        end = found.end()
    return "".join([*parts, text[end:]])


def moved(page: str, text: str, found: re.Match[str]) -> str:
    target = resolve(page, found[2])
    if (ROOT / target).is_dir():
        return text[slice(*found.span(1))]
    way = posixpath.relpath(place(target), posixpath.dirname(place(page)))
    anchor = "".join(found[2].partition("#")[1:])
    return text[found.start() : found.start(2)] + (anchor if target == page else way + anchor) + ")"
