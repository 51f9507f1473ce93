"""Check a built site for broken links, and for anything fetched from another host."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}
NOT_FETCHED = {"canonical", "prev", "next", "alternate"}  # kinds of `link`


class PageParser(HTMLParser):
    """The anchors, links and fetched files of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        self.anchors |= {attributes[name] for name in ("id", "name") if name in attributes}
        address = attributes.get(FETCHED.get(tag, ""))
        if address and attributes.get("rel") not in NOT_FETCHED:
            self.fetched.append(address)
        if tag == "a" and "href" in attributes:
            self.links.append(attributes["href"])


def find_problems(site: Path) -> Iterator[str]:
    pages = {path: PageParser(path) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        name = path.relative_to(site)
        for address in page.fetched:
            if urlsplit(address).netloc:
                yield f"{name} fetches {address} from another host"
        if name.name != "404.html":  # its links begin at the root, wherever that is
            for address in (*page.links, *page.fetched):
                if not target_exists(address, path, pages):
                    yield f"{name} links to {address}, which does not exist"


def target_exists(address: str, path: Path, pages: dict[Path, PageParser]) -> bool:
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return True
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target.is_dir():
        target = target / "index.html"
    if target not in pages:
        return target.is_file()
    return not parts.fragment or unquote(parts.fragment) in pages[target].anchors
