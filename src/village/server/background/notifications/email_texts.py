"""Texts of e-mails and other notifications in the recipient's language."""

from __future__ import annotations

from village.text import LANGUAGES
from village.text.catalogue import emails


def text_for(language: str, name: str, url: str = "") -> str:
    bundle = emails(language if language in LANGUAGES else "en")
    pattern = bundle.get_message(name).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, {"url": url})[0])
