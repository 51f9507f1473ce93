"""E-mail texts in every language."""

import re

import pytest

from village.server.background.notifications.delivery import text_for
from village.text.message_files import EMAILS, LANGUAGES, emails, source


def names(language):
    return re.findall(r"^([a-z-]+) =", source(language, EMAILS), re.M)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_email_with_its_link(language):
    assert names(language) == names("en")
    assert emails(language).has_message("email-turn")
    for name in names(language):
        linked = "https://x.example" in text_for(language, name, "https://x.example")
        assert linked == (name in ("email-turn", "email-confirm", "email-password-reset", "email-stop"))


def test_unknown_language_falls_back_to_english():
    assert text_for("xx", "email-page-confirm-button") == "Yes"
