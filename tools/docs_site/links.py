"""Links of Markdown pages to files of the repository, and the paths of these files on the site."""

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
EXTERNAL: Final = re.compile(r"[a-z][a-z+.-]*:|//", re.IGNORECASE)


def masked(text: str) -> str:
    """Return the text with spaces in place of code, where nothing is a link; positions stay the same."""
    for pattern in (FENCE, CODE):
        text = pattern.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)
    return text


def links(text: str) -> Iterator[re.Match[str]]:
    """Yield the links of a page to other pages or files of the repository; group 2 is the target."""
    for link in LINK.finditer(masked(text)):
        if not EXTERNAL.match(link[2]):
            yield link


def resolve(page: str, link: str) -> str:
    """Return the repository path that a link of a page points to, without its anchor."""
    path = link.partition("#")[0]
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page


def site_path(path: str) -> str:
    """Return the path of a repository file on the site. A template in deploy/ is not a page, but a file to fill in."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return f"project/{path}.txt" if path.startswith("deploy/") and path.endswith(".md") else f"project/{path}"


def repository_path(path: str) -> str:
    """Return the repository file of a path on the site: the inverse of `site_path`."""
    return path.removeprefix("project/") if path.startswith("project/") else f"docs/{path}"


def rewrite(page: str, text: str) -> str:
    """Return the text of a page with its links adapted to the site; a link to a folder becomes plain text."""
    parts, end = [], 0
    for link in links(text):
        parts += [text[end : link.start()], rewrite_link(page, text, link)]
        end = link.end()
    return "".join([*parts, text[end:]])


def rewrite_link(page: str, text: str, link: re.Match[str]) -> str:
    target = resolve(page, link[2])
    if (ROOT / target).is_dir():
        return text[slice(*link.span(1))]
    path = posixpath.relpath(site_path(target), posixpath.dirname(site_path(page)))
    anchor = "".join(link[2].partition("#")[1:])
    return text[link.start() : link.start(2)] + (anchor if target == page else path + anchor) + ")"
