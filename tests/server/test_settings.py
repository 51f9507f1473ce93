"""What a host can set on the command line."""

from dataclasses import replace

import pytest

from village.cli import main
from village.record.errors import BadSetup
from village.server.settings import Mail, Settings, mail_server, must_be_servable


def test_nothing_is_sent_unless_the_host_says_so():
    settings = Settings()
    assert (settings.push, settings.webhooks, settings.mail.host) == (False, False, "")
    assert mail_server("", "", "") == Mail()


@pytest.mark.parametrize(
    ("url", "port", "user", "encryption"),
    [
        ("smtp://ann%40example.org@mail.example:2525", 2525, "ann@example.org", "starttls"),
        ("smtps://mail.example", 465, "", "tls"),
        ("smtp+plain://mail.example", 587, "", "plain"),
    ],
)
def test_a_mail_server_is_named_by_its_address(url, port, user, encryption):
    assert mail_server(url, "v@example.org", "secret") == Mail(
        "mail.example", port, user, "secret", "v@example.org", encryption
    )


@pytest.mark.parametrize("url", ["mail.example", "http://mail.example", "smtp://", "smtp://u:secret@h", "smtp://h:x"])
def test_what_is_no_mail_server_is_refused(url):
    with pytest.raises(BadSetup):
        mail_server(url, "", "")


def test_the_password_is_not_shown():
    assert "secret" not in repr(Settings(mail=mail_server("smtp://mail.example", "", "secret")))


@pytest.mark.parametrize(
    "settings",
    [Settings(push=True), Settings(webhooks=True), Settings(mail=mail_server("smtp://mail.example", "", ""))],
)
def test_whoever_sends_links_says_where_they_lead(settings):
    with pytest.raises(BadSetup, match="--public"):
        must_be_servable(settings)
    must_be_servable(replace(settings, public="https://village.example"))


def test_the_command_says_so_too(tmp_path, capsys):
    assert main(["serve", "--webhooks", "--data", str(tmp_path / "new"), "--port", "70"]) == 2
    assert "--public" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_limits_cannot_be_taken_away(tmp_path, capsys):
    with pytest.raises(BadSetup, match="--limits"):
        must_be_servable(Settings(rate_limit_scale=0))
    assert main(["serve", "--limits", "0", "--data", str(tmp_path / "new")]) == 2
    assert not (tmp_path / "new").exists()
