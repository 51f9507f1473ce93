"""Links between pages and to files of the repository are valid; the site has every page."""

import re
import unicodedata
from collections import Counter

import pytest
import yaml

from tools.docs_site.links import FENCE, ROOT, links, masked, resolve, rewrite, site_path
from tools.docs_site.pages import GENERATED


@pytest.fixture(scope="module")
def pages():
    """The text of every page by its path in the repository, including generated pages."""
    written = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "experiments").glob("*.md")]
    generated = {f"docs/{name}": make() for name, make in GENERATED.items()}
    return generated | {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in written}


def anchors(text):
    """Return the ids of headings, as Python-Markdown makes them, of documented objects, and explicit anchors."""
    ids = {*re.findall(r"^::: (\S+)$", text, re.MULTILINE), *re.findall(r'^<a id="(\S+)"></a>$', text, re.MULTILINE)}
    counts = Counter()
    for heading in re.findall(r"^#+ (.+)$", FENCE.sub("", text), re.MULTILINE):
        explicit = re.search(r"\{ #(\S+) \}$", heading)
        name = explicit[1] if explicit else slug(heading)
        ids.add(f"{name}_{counts[name]}" if counts[name] else name)
        counts[name] += 1
    return ids


def slug(heading):
    words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading)
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode()
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain).strip().lower())


def problem(pages, page, link):
    """Return the problem of a link, or an empty string."""
    target = resolve(page, link)
    anchor = link.partition("#")[2]
    if target not in pages:
        return "" if (ROOT / target).exists() else "no such file"
    return "" if not anchor or anchor in anchors(pages[target]) else "no such heading"


def test_every_link_points_to_a_file_and_a_heading(pages):
    targets = [(page, link[2]) for page, text in pages.items() for link in links(text)]
    assert len(targets) > 150
    assert [(page, link, error) for page, link in targets if (error := problem(pages, page, link))] == []


def test_a_broken_link_is_detected():
    text = "[a](b.md) [`c`](#the-end) `[no](link)` [out](https://example.org)\n\n```\n[no](link)\n```\n\n## The end\n"
    assert [link[2] for link in links(text)] == ["b.md", "#the-end"]
    assert len(masked(text)) == len(text)
    pages = {"docs/a.md": text}
    assert problem(pages, "docs/a.md", "b.md") == "no such file"
    assert problem(pages, "docs/a.md", "#the-end") == ""
    assert problem(pages, "docs/a.md", "a.md#the-beginning") == "no such heading"


def test_links_are_rewritten_for_the_site():
    text = "[1](../../CONTRIBUTING.md#tests) [2](../../deploy) [3](#here) [4](train.md) `[5](../../README.md)`"
    assert rewrite("docs/how-to/host.md", text) == (
        "[1](../project/CONTRIBUTING.md#tests) 2 [3](#here) [4](train.md) `[5](../../README.md)`"
    )
    assert rewrite("CONTRIBUTING.md", "[a](docs/how-to/host.md)") == "[a](../how-to/host.md)"


def test_the_navigation_has_every_page(pages):
    config = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    named = sorted(named_pages(config["nav"]))
    expected = [site_path(page) for page in pages if page.startswith("docs/")]
    assert named == sorted([*expected, "project/CHANGELOG.md", "project/CONTRIBUTING.md"])


def named_pages(nav):
    for entry in nav:
        if isinstance(entry, str):
            yield entry
        else:
            for value in entry.values():
                yield from [value] if isinstance(value, str) else named_pages(value)
