"""How I hear of my turns; and what the owner of an e-mail address says to us."""

from __future__ import annotations

from html import escape
from typing import Annotated, Final

from litestar import MediaType, Response, get, patch, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct
from sqlalchemy import select

from village.server.background.notices.change_preferences import change_preferences
from village.server.background.notices.email_consent import confirm_address, refuse_address
from village.server.background.notices.email_texts import text_for
from village.server.background.notices.emails import EmailLink, LinkKind, read_link
from village.server.background.notices.preferences import offered_ways, read_preferences
from village.server.background.notices.push import public_key
from village.server.errors import Problem
from village.server.http.caller import caller_of
from village.server.http.dependencies import AnyRequest, KnownPlayer, NodeDependency, PolicyDependency
from village.server.node import Node
from village.server.players.identity import Player
from village.server.requests import Wishes
from village.server.storage.schema import notices

LinkToken = Annotated[str, QueryParameter(max_length=200, description="from an e-mail")]
HTML: Final = (
    "<!doctype html><html lang={language}><meta charset=utf-8><title>Village</title><p>{text}</p>{form}</html>"
)
MAX_FAILURES_SHOWN: Final = 20


class Failure(Struct):
    """Word that did not reach you."""

    way: str
    game: str
    error: str
    tries: int


class NoticesNow(Struct):
    """How you hear of your turns."""

    offered: list[str]
    language: str
    push: list[str]
    mail: str
    mail_turns: bool  # else it is for a lost password only
    confirmed: bool
    webhook: str
    failures: list[Failure]


class Key(Struct):
    """For `pushManager.subscribe`."""

    key: str


@get("/api/me/notices", summary="How I hear of my turns", sync_to_thread=True)
def read_notices(node: NodeDependency, player: KnownPlayer) -> NoticesNow:
    return shown_preferences(node, player)


@patch("/api/me/notices", summary="Say how I want to hear of my turns", sync_to_thread=True)
def write_notices(
    request: AnyRequest, node: NodeDependency, policy: PolicyDependency, player: KnownPlayer, data: JSONBody[Wishes]
) -> NoticesNow:
    address = caller_of(node.settings, node.secret, request.scope).address
    change_preferences(node, policy, player, data, address)
    return shown_preferences(node, player)


def shown_preferences(node: Node, player: Player) -> NoticesNow:
    failed = (notices.c.player == player.id) & (notices.c.error != "")
    with node.store.reading() as db:
        preferences = read_preferences(db, player.id)
        rows = db.execute(select(notices).where(failed).order_by(notices.c.due.desc()).limit(MAX_FAILURES_SHOWN)).all()
    return NoticesNow(
        offered_ways(node.settings), preferences.language, [one.endpoint for one in preferences.push],
        preferences.address, preferences.mail_turns, preferences.confirmed, preferences.webhook,
        [Failure(row.way, row.game, row.error, row.tries) for row in rows],
    )  # fmt: skip


@get("/api/push-key", summary="The key browsers subscribe with", sync_to_thread=True)
def push_key(node: NodeDependency) -> Key:
    if not node.settings.push:
        raise Problem(404, "not-offered", "this server does not offer push")
    return Key(public_key(node))


@get("/api/mail/confirm", include_in_schema=False, sync_to_thread=True)
def ask_confirm(node: NodeDependency, token: LinkToken) -> Response[str]:
    return button_page(node, "confirm", token)


@get("/api/mail/stop", include_in_schema=False, sync_to_thread=True)
def ask_stop(node: NodeDependency, token: LinkToken) -> Response[str]:
    return button_page(node, "stop", token)


@post("/api/mail/confirm", include_in_schema=False, status_code=200, sync_to_thread=True)
def confirm_mail(node: NodeDependency, token: LinkToken) -> Response[str]:
    link = read_link(node, "confirm", token)
    if link is None or not confirm_address(node, link):
        return void_page(node, link)
    return text_page(node, link, "page-confirmed")


@post("/api/mail/stop", include_in_schema=False, status_code=200, sync_to_thread=True)
def stop_mail(node: NodeDependency, token: LinkToken) -> Response[str]:
    link = read_link(node, "stop", token)
    if link is None:
        return void_page(node, link)
    refuse_address(node, link)
    return text_page(node, link, "page-stopped")


def button_page(node: Node, kind: LinkKind, token: str) -> Response[str]:
    """A button: programs that only open the links of an e-mail decide nothing."""
    link = read_link(node, kind, token)
    if link is None:
        return void_page(node, link)
    button = escape(text_for(language_of(node, link), f"page-{kind}-button"))
    form = f'<form method="post" action="/api/mail/{kind}?token={escape(token)}"><button>{button}</button></form>'
    return text_page(node, link, f"page-{kind}", form)


def void_page(node: Node, link: EmailLink | None) -> Response[str]:
    return text_page(node, link, "page-void", status=404)


def text_page(node: Node, link: EmailLink | None, name: str, form: str = "", status: int = 200) -> Response[str]:
    language = language_of(node, link)
    body = HTML.format(language=language, text=escape(text_for(language, name)), form=form)
    return Response(body, media_type=MediaType.HTML, status_code=status)


def language_of(node: Node, link: EmailLink | None) -> str:
    if link is None:
        return "en"
    with node.store.reading() as db:
        return read_preferences(db, link.player).language
