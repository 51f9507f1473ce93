"""Web Push notifications, which only the browser can decrypt, and webhooks in formats that chat programs read."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid
from pywebpush import WebPusher, WebPushException

from village.server.background.notifications.delivery import Delivery, text_for
from village.server.background.notifications.preferences import Browser, Preferences
from village.server.background.notifications.ssrf_guard import DeliveryError, parse_target, post
from village.server.node import Node

PUSH_TTL_SECONDS: Final = 86400  # then the push service may discard it
SIGNATURE_SECONDS: Final = PUSH_TTL_SECONDS // 2
SUBSCRIPTION_GONE: Final = (404, 410)  # the subscription no longer exists


def vapid_key(node: Node) -> Vapid:
    """Return the VAPID key of this server, created once."""
    fresh = generate_private_key(SECP256R1()).private_numbers().private_value
    stored = node.store.fact("push key", unpadded(fresh.to_bytes(32, "big")))
    return Vapid.from_raw(stored.encode())


def public_key(node: Node) -> str:
    """Return the public key that a browser needs to subscribe."""
    point = vapid_key(node).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return unpadded(point)


def unpadded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def send_push(delivery: Delivery) -> Preferences:
    """Send to every browser; return the preferences without expired subscriptions."""
    preferences = delivery.preferences
    text = text_for(preferences.language, "email-turn-subject")
    body = msgspec.json.encode({"table_id": delivery.table_id, "url": delivery.url, "text": text})
    subscriptions = preferences.push
    with ThreadPoolExecutor(len(subscriptions), "push") as pool:  # in parallel, so that it takes as long as the slowest
        statuses = list(pool.map(lambda subscription: push(delivery, subscription, body), subscriptions))
    bad = [status for status in statuses if status not in SUBSCRIPTION_GONE and not 200 <= status < 300]
    if bad and len(bad) == len(statuses):
        raise DeliveryError(
            f"the push service returned status {bad[0]}" if bad[0] else "the push service cannot be reached"
        )
    pairs = zip(subscriptions, statuses, strict=True)
    valid = [subscription for subscription, status in pairs if status not in SUBSCRIPTION_GONE]
    return msgspec.structs.replace(preferences, push=valid)


def push(delivery: Delivery, subscription: Browser, body: bytes) -> int:
    """Return the status of the push service; 0 if it is unreachable, so that other browsers are still notified."""
    node = delivery.node
    try:
        sealed = encrypted(subscription, body)
    except (WebPushException, ValueError):
        return SUBSCRIPTION_GONE[0]  # invalid keys
    try:
        target = parse_target(subscription.endpoint, delivery.policy)
        audience, expires = f"{target.scheme}://{target.netloc}", int(node.now()) + SIGNATURE_SECONDS
        signed = vapid_key(node).sign({"aud": audience, "sub": contact(node), "exp": expires})
        headers = {"TTL": str(PUSH_TTL_SECONDS), "Urgency": "high", "Content-Encoding": "aes128gcm", **signed}
        return post(subscription.endpoint, headers, sealed, delivery.policy)
    except DeliveryError:
        return 0


def encrypted(subscription: Browser, body: bytes) -> bytes:
    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    return bytes(WebPusher({"endpoint": subscription.endpoint, "keys": keys}).encode(body)["body"])


def contact(node: Node) -> str:
    """Return the contact address for push services."""
    sender = node.settings.mail.sender
    return f"mailto:{sender}" if sender else node.settings.address


def send_webhook(delivery: Delivery) -> Preferences:
    preferences = delivery.preferences
    text = text_for(preferences.language, "email-turn", delivery.url)
    body = msgspec.json.encode({"table_id": delivery.table_id, "url": delivery.url, "text": text, "content": text})
    status = post(preferences.webhook, {"Content-Type": "application/json"}, body, delivery.policy)
    if not 200 <= status < 300:
        raise DeliveryError(f"the webhook returned status {status}")
    return preferences
