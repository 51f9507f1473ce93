"""Word of a turn to browsers, by the services of their makers; only the browser can read it."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid
from pywebpush import WebPusher, WebPushException

from village.server.background.notices.letters import say
from village.server.background.notices.outward import NotSent, post, target
from village.server.node import Node

LASTS: Final = 86400  # seconds after which the service may forget it
GONE: Final = (404, 410)  # the browser has forgotten us


def key_of(node: Node) -> Vapid:
    """The key by which the services know this server: made once."""
    fresh = generate_private_key(SECP256R1()).private_numbers().private_value
    kept = node.store.fact("push key", unpadded(fresh.to_bytes(32, "big")))
    return Vapid.from_raw(kept.encode())


def public_key(node: Node) -> str:
    """What a browser needs to subscribe."""
    point = key_of(node).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return unpadded(point)


def unpadded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def send(node: Node, wishes: dict[str, Any], game: str, url: str) -> dict[str, Any]:
    """To every browser; those that are gone are struck off."""
    text = say(wishes.get("language", "en"), "letter-turn-subject")
    body = msgspec.json.encode({"game": game, "url": url, "text": text})
    with ThreadPoolExecutor(len(wishes["push"]), "push") as runners:  # together they take no longer than the slowest
        said = list(runners.map(lambda browser: reach(node, browser, body), wishes["push"]))
    bad = [answer for answer in said if answer not in GONE and not 200 <= answer < 300]
    if bad and len(bad) == len(said):
        raise NotSent(f"the push service answered {bad[0]}" if bad[0] else "the push service cannot be reached")
    gone = [browser for browser, answer in zip(wishes["push"], said, strict=True) if answer in GONE]
    return {**wishes, "push": [browser for browser in wishes["push"] if browser not in gone]}


def reach(node: Node, browser: dict[str, str], body: bytes) -> int:
    """What the service answered; 0 if it cannot be reached: the other browsers are told all the same."""
    try:
        return push(node, browser, body)
    except NotSent:
        return 0


def push(node: Node, browser: dict[str, str], body: bytes) -> int:
    where = target(browser["endpoint"], node.settings)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "sub": contact(node), "exp": int(node.now()) + LASTS // 2}
    headers = {"TTL": str(LASTS), "Urgency": "high", "Content-Encoding": "aes128gcm"}
    try:
        sealed = seal(browser, body)
    except (WebPushException, ValueError):
        return GONE[0]  # keys that fit no browser
    return post(browser["endpoint"], {**headers, **key_of(node).sign(claims)}, sealed, node.settings)


def seal(browser: dict[str, str], body: bytes) -> bytes:
    keys = {"p256dh": browser["p256dh"], "auth": browser["auth"]}
    return bytes(WebPusher({"endpoint": browser["endpoint"], "keys": keys}).encode(body)["body"])


def contact(node: Node) -> str:
    """Whom the services ask if something is wrong."""
    sender = node.settings.mail.sender
    return f"mailto:{sender}" if sender else node.settings.address
