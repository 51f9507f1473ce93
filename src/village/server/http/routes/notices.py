"""How I hear of my turns; and what the owner of an e-mail address says to us."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any

from litestar import MediaType, Response, get, patch, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct
from sqlalchemy import select

from village.server.background.notices.letters import say
from village.server.background.notices.mail import read_link
from village.server.background.notices.push import public_key
from village.server.background.notices.wishes import change_wishes, confirm, offered, refuse
from village.server.errors import Problem
from village.server.http.dependencies import Asked, Here, Known
from village.server.http.known_caller import caller_of
from village.server.node import Node
from village.server.players.identity import Player
from village.server.requests import Wishes
from village.server.storage.schema import notices, players

Letter = Annotated[str, QueryParameter(max_length=200, description="from a letter")]
PAGE = "<!doctype html><html lang={language}><meta charset=utf-8><title>Village</title><p>{text}</p>{form}</html>"


class Failure(Struct):
    """Word that did not reach you."""

    way: str
    game: str
    error: str
    tries: int


class Heard(Struct):
    """How you hear of your turns."""

    offered: list[str]
    language: str
    push: list[str]
    mail: str
    confirmed: bool
    webhook: str
    failures: list[Failure]


class Key(Struct):
    """For `pushManager.subscribe`."""

    key: str


@get("/api/me/notices", summary="How I hear of my turns", sync_to_thread=True)
def read_notices(node: Here, known: Known) -> Heard:
    return heard(node, known)


@patch("/api/me/notices", summary="Say how I want to hear of my turns", sync_to_thread=True)
def write_notices(request: Asked, node: Here, known: Known, data: JSONBody[Wishes]) -> Heard:
    change_wishes(node, known, data, caller_of(node, request.scope).address)
    return heard(node, known)


def heard(node: Node, player: Player) -> Heard:
    failed = (notices.c.player == player.id) & (notices.c.error != "")
    with node.store.reading() as db:
        wishes = db.scalar(select(players.c.notices).where(players.c.id == player.id)) or {}
        rows = db.execute(select(notices).where(failed).order_by(notices.c.due.desc()).limit(20)).all()
    mail = wishes.get("mail") or {}
    return Heard(
        offered(node.settings), wishes.get("language", "en"), [one["endpoint"] for one in wishes.get("push", [])],
        mail.get("address", ""), bool(mail.get("confirmed")), wishes.get("webhook", ""),
        [Failure(row.way, row.game, row.error, row.tries) for row in rows],
    )  # fmt: skip


@get("/api/push-key", summary="The key browsers subscribe with", sync_to_thread=True)
def push_key(node: Here) -> Key:
    if not node.settings.push:
        raise Problem(404, "not-offered", "this server does not offer push")
    return Key(public_key(node))


@get("/api/mail/confirm", include_in_schema=False, sync_to_thread=True)
def ask_confirm(node: Here, token: Letter) -> Response[str]:
    return question(node, "confirm", token)


@get("/api/mail/stop", include_in_schema=False, sync_to_thread=True)
def ask_stop(node: Here, token: Letter) -> Response[str]:
    return question(node, "stop", token)


@post("/api/mail/confirm", include_in_schema=False, status_code=200, sync_to_thread=True)
def confirm_mail(node: Here, token: Letter) -> Response[str]:
    found = read_link(node, "confirm", token)
    done = found is not None and confirm(node, *found)
    return page(node, found, "page-confirmed" if done else "page-void")


@post("/api/mail/stop", include_in_schema=False, status_code=200, sync_to_thread=True)
def stop_mail(node: Here, token: Letter) -> Response[str]:
    found = read_link(node, "stop", token)
    done = found is not None and refuse(node, *found)
    return page(node, found, "page-stopped" if done else "page-void")


def question(node: Node, what: str, token: str) -> Response[str]:
    """A button: programs that only open the links of a letter decide nothing."""
    found = read_link(node, what, token)
    if found is None:
        return page(node, found, "page-void")
    button = escape(say(language_of(node, found), f"page-{what}-button"))
    form = f'<form method="post" action="/api/mail/{what}?token={escape(token)}"><button>{button}</button></form>'
    return page(node, found, f"page-{what}", form)


def page(node: Node, found: tuple[str, str] | None, text: str, form: str = "") -> Response[str]:
    language = language_of(node, found)
    body = PAGE.format(language=language, text=escape(say(language, text)), form=form)
    return Response(body, media_type=MediaType.HTML, status_code=404 if text == "page-void" else 200)


def language_of(node: Node, found: tuple[str, str] | None) -> str:
    if found is None:
        return "en"
    with node.store.reading() as db:
        wishes: dict[str, Any] = db.scalar(select(players.c.notices).where(players.c.id == found[0])) or {}
    return str(wishes.get("language", "en"))
