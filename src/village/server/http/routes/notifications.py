"""Notification settings, and the pages on which owners of e-mail addresses confirm or refuse."""

from __future__ import annotations

from html import escape
from typing import Annotated, Final

from litestar import MediaType, Response
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct
from sqlalchemy import select

from village.server.background.notifications.change_preferences import PreferenceChanges, change_preferences
from village.server.background.notifications.delivery import text_for
from village.server.background.notifications.emails import (
    EmailLink,
    LinkKind,
    confirm_address,
    read_link,
    refuse_address,
)
from village.server.background.notifications.preferences import offered_channels, read_preferences
from village.server.background.notifications.push import public_key
from village.server.fair_queue import request_origin
from village.server.http.dependencies import KnownPlayer, NodeDependency, PolicyDependency
from village.server.http.routing import get, patch, post
from village.server.limits.requests import read, write
from village.server.node import Node
from village.server.players.identity import Player
from village.server.storage.schema import notifications
from village.table.problem import Problem

LinkToken = Annotated[str, QueryParameter(max_length=200, description="from an e-mail")]
HTML: Final = (
    "<!doctype html><html lang={language}><meta charset=utf-8><title>Village</title><p>{text}</p>{form}</html>"
)
MAX_FAILURES_SHOWN: Final = 20


class FailedNotification(Struct):
    """A notification that could not be delivered."""

    channel: str
    table_id: str
    error: str
    attempts: int


class NotificationSettings(Struct):
    """Your notification settings."""

    offered: list[str]
    language: str
    push: list[str]
    mail: str
    mail_turns: bool  # otherwise the address is for password resets only
    confirmed: bool
    webhook: str
    failures: list[FailedNotification]


class PushKey(Struct):
    """The key for `pushManager.subscribe`."""

    key: str


@get("/api/me/notifications", opt=read(), summary="My notification settings")
def read_notification_settings(node: NodeDependency, player: KnownPlayer) -> NotificationSettings:
    return notification_settings(node, player)


@patch("/api/me/notifications", opt=write(), summary="Change my notification settings")
def change_notification_settings(
    node: NodeDependency, policy: PolicyDependency, player: KnownPlayer, data: JSONBody[PreferenceChanges]
) -> NotificationSettings:
    change_preferences(node, policy, player, data, request_origin.get().address)
    return notification_settings(node, player)


def notification_settings(node: Node, player: Player) -> NotificationSettings:
    failed = (notifications.c.player == player.id) & (notifications.c.error != "")
    with node.store.reading() as db:
        preferences = read_preferences(db, player.id)
        query = select(notifications).where(failed).order_by(notifications.c.due.desc()).limit(MAX_FAILURES_SHOWN)
        rows = db.execute(query).all()
    return NotificationSettings(
        offered_channels(node.settings), preferences.language, [browser.endpoint for browser in preferences.push],
        preferences.address, preferences.mail_turns, preferences.confirmed, preferences.webhook,
        [FailedNotification(row.channel, row.table_id, row.error, row.attempts) for row in rows],
    )  # fmt: skip


@get("/api/push-key", opt=read(), summary="The key for push subscriptions")
def push_key(node: NodeDependency) -> PushKey:
    if not node.settings.push:
        raise Problem(404, "not-available", "this server does not offer push notifications")
    return PushKey(public_key(node))


@get("/api/mail/confirm", opt=read(), include_in_schema=False)
def show_confirm_page(node: NodeDependency, token: LinkToken) -> Response[str]:
    return button_page(node, "confirm", token)


@get("/api/mail/stop", opt=read(), include_in_schema=False)
def show_stop_page(node: NodeDependency, token: LinkToken) -> Response[str]:
    return button_page(node, "stop", token)


@post("/api/mail/confirm", opt=write(), include_in_schema=False, status_code=200)
def confirm_mail(node: NodeDependency, token: LinkToken) -> Response[str]:
    link = read_link(node, "confirm", token)
    if link is None or not confirm_address(node, link):
        return expired_link_page(node, link)
    return text_page(node, link, "email-page-confirmed")


@post("/api/mail/stop", opt=write(), include_in_schema=False, status_code=200)
def stop_mail(node: NodeDependency, token: LinkToken) -> Response[str]:
    link = read_link(node, "stop", token)
    if link is None:
        return expired_link_page(node, link)
    refuse_address(node, link)
    return text_page(node, link, "email-page-stopped")


def button_page(node: Node, kind: LinkKind, token: str) -> Response[str]:
    """A page with a button, because programs that only follow links must not decide anything."""
    link = read_link(node, kind, token)
    if link is None:
        return expired_link_page(node, link)
    button = escape(text_for(language_of(node, link), f"email-page-{kind}-button"))
    form = f'<form method="post" action="/api/mail/{kind}?token={escape(token)}"><button>{button}</button></form>'
    return text_page(node, link, f"email-page-{kind}", form)


def expired_link_page(node: Node, link: EmailLink | None) -> Response[str]:
    return text_page(node, link, "email-page-invalid-link", status=404)


def text_page(node: Node, link: EmailLink | None, name: str, form: str = "", status: int = 200) -> Response[str]:
    language = language_of(node, link)
    body = HTML.format(language=language, text=escape(text_for(language, name)), form=form)
    return Response(body, media_type=MediaType.HTML, status_code=status)


def language_of(node: Node, link: EmailLink | None) -> str:
    if link is None:
        return "en"
    with node.store.reading() as db:
        return read_preferences(db, link.player).language
