"""SSRF protection: requests to player-supplied URLs must not reach internal addresses."""

import inspect
import socket
import threading
from dataclasses import fields
from ipaddress import ip_address
from time import monotonic

import pytest

from tests.server.fake_services import LOOPBACK, Listener, running
from village.server.app import make_app
from village.server.background.notifications import ssrf_guard
from village.server.background.notifications.ssrf_guard import (
    PUBLIC_HTTPS,
    DeliveryError,
    OutboundPolicy,
    is_public,
    parse_target,
    post,
    resolve,
)
from village.server.settings import Settings


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fc00::1",
        "fd00:ec2::254", "fec0::1", "192.0.0.9", "192.0.0.170", "192.88.99.1", "3fff::1", "ff02::1",
        "2001:db8::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1",
        "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001:0:7f00:1::",
    ],
)  # fmt: skip
def test_non_public_addresses_are_not_called(address):
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111"])
def test_public_addresses_may_be_called(address):
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/", "https://localhost/", "https://127.1/", "https://2130706433/", "https://0x7f000001/",
        "https://[::1]/", "https://[::ffff:127.0.0.1]/", "https://[::ffff:7f00:1]/", "https://0/",
        "https://169.254.169.254/latest", "https://[fe80::1]/",
    ],
)  # fmt: skip
def test_no_url_spelling_reaches_a_private_address(url):
    with pytest.raises(DeliveryError, match="cannot be reached"):
        post(url, {}, b"", PUBLIC_HTTPS)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "https://example.org:22/", "https://example.org:8443/", "https://a@example.org/",
        "https://example.org@127.0.0.1/", "file:///etc/passwd", "gopher://example.org/", "//example.org/",
        "https://example.org/ x", "https://example.org/\r\nHost: x", "https://example.org\t/", "https://[::1", "",
    ],
)  # fmt: skip
def test_only_plain_https_urls_are_called(url):
    with pytest.raises(DeliveryError):
        parse_target(url, PUBLIC_HTTPS)


def test_no_setting_opens_more():
    assert not {"plain", "near", "policy"} & {field.name for field in fields(Settings)}
    assert inspect.signature(make_app).parameters["policy"].default == PUBLIC_HTTPS == OutboundPolicy()


def test_one_private_address_is_enough_to_refuse(monkeypatch):
    rows = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (ip, 443)) for ip in ("8.8.8.8", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: rows)
    with pytest.raises(DeliveryError, match="cannot be reached"):
        resolve(parse_target("https://example.org/", PUBLIC_HTTPS), PUBLIC_HTTPS)


def test_name_is_resolved_once_and_the_checked_address_is_used(monkeypatch):
    lookups = []
    listener = Listener()
    real = socket.getaddrinfo

    def fake_getaddrinfo(host, *rest, **more):
        if host != "rebinding.example":
            return real(host, *rest, **more)
        lookups.append(host)
        assert len(lookups) == 1
        return real("127.0.0.1", *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", fake_getaddrinfo)
    with running(listener):
        assert post(f"http://rebinding.example:{listener.server_port}/x", {}, b"hi", LOOPBACK) == 200
    path, headers, body = listener.taken[0]
    assert (path, body, headers["host"]) == ("/x", b"hi", f"rebinding.example:{listener.server_port}")


def test_policy_of_tests_allows_this_machine_only():
    with pytest.raises(DeliveryError, match="cannot be reached"):
        post("http://10.0.0.1/", {}, b"", LOOPBACK)


def test_certificate_is_verified():
    listener = Listener()  # speaks no TLS at all
    with running(listener), pytest.raises(DeliveryError, match="cannot be reached"):
        post(f"https://127.0.0.1:{listener.server_port}/", {}, b"", LOOPBACK)


def test_slow_response_times_out(monkeypatch):
    monkeypatch.setattr(ssrf_guard, "TOTAL_TIMEOUT_SECONDS", 0.3)
    stop = threading.Event()

    def drip(server):
        line, _ = server.accept()
        with line:
            while not stop.wait(0.05):
                try:
                    line.send(b"H")
                except OSError:
                    return

    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = threading.Thread(target=drip, args=[server])
        thread.start()
        began = monotonic()
        with pytest.raises(DeliveryError):
            post(f"http://127.0.0.1:{server.getsockname()[1]}/", {}, b"", LOOPBACK)
        stop.set()
        thread.join()
    assert monotonic() - began < 60, "the whole exchange has a time limit"
