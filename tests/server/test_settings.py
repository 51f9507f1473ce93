"""Command-line settings of the server."""

from dataclasses import replace

import pytest

from village.cli import main
from village.cli.server_options import mail_server
from village.record.errors import BadSetup
from village.server.settings import Mail, Settings, check_settings


def test_nothing_is_sent_by_default():
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
def test_mail_server_url_is_parsed(url, port, user, encryption):
    assert mail_server(url, "v@example.org", "secret") == Mail(
        "mail.example", port, user, "secret", "v@example.org", encryption
    )


@pytest.mark.parametrize("url", ["mail.example", "http://mail.example", "smtp://", "smtp://u:secret@h", "smtp://h:x"])
def test_invalid_mail_server_is_refused(url):
    with pytest.raises(BadSetup):
        mail_server(url, "", "")


def test_mail_password_is_not_shown():
    assert "secret" not in repr(Settings(mail=mail_server("smtp://mail.example", "", "secret")))


@pytest.mark.parametrize(
    "settings",
    [Settings(push=True), Settings(webhooks=True), Settings(mail=mail_server("smtp://mail.example", "", ""))],
)
def test_notifications_need_a_public_address(settings):
    with pytest.raises(BadSetup, match="--public-url"):
        check_settings(settings)
    check_settings(replace(settings, public="https://village.example"))


def test_command_line_reports_it_too(tmp_path, capsys):
    assert main(["serve", "--webhooks", "--data", str(tmp_path / "new"), "--port", "70"]) == 2
    assert "--public-url" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_limits_cannot_be_disabled(tmp_path, capsys):
    with pytest.raises(BadSetup, match="--rate-limit-scale"):
        check_settings(Settings(rate_limit_scale=0))
    assert main(["serve", "--rate-limit-scale", "0", "--data", str(tmp_path / "new")]) == 2
    assert not (tmp_path / "new").exists()
