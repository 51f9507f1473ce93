"""Turn notifications for absent players."""

import email
import json
import re
from base64 import urlsafe_b64encode
from dataclasses import replace
from email import policy

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from litestar.testing import TestClient
from py_vapid import Vapid
from sqlalchemy import select

from tests.server.clients import Person, opponent_of, player_to_move, start_game_for_two, within
from tests.server.clock import Clock, no_loops, node_of
from tests.server.fake_services import LOOPBACK, FakeMailServer, Listener, running
from village.server.app import attach, make_app
from village.server.background.notifications.deliver import Deliverer, claim_notifications
from village.server.node import Node
from village.server.settings import Mail
from village.server.storage.schema import notifications

SECRET = b"0123456789abcdef"


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def listener():
    server = Listener()
    with running(server):
        yield server


@pytest.fixture
def mail_server():
    server = FakeMailServer()
    with running(server):
        yield server


@pytest.fixture
def all_channels(migrated_settings, mail_server):
    """Settings that offer every channel."""
    mail = Mail("127.0.0.1", mail_server.port, sender="village@example.org", encryption="plain")
    return replace(migrated_settings, push=True, webhooks=True, mail=mail, public="https://village.example")


@pytest.fixture
def server(routes, all_channels, clock):
    with TestClient(attach(routes, Node(all_channels, clock), LOOPBACK, no_loops)) as client:
        yield client


@pytest.fixture
def people(ann, bob):
    return [ann, bob]


def deliver(server):
    deliverer = Deliverer(node_of(server), LOOPBACK)
    deliverer.work()
    deliverer.pool.shutdown(wait=True)


def subscribe(person, **changes):
    response = person.patch("/api/me/notifications", **changes)
    assert response.status_code == 200, response.text


def wait_for_turn_of(person, people, id):
    """Let the others move until it is this player's turn."""
    while player_to_move(people, id) is person:
        person.play_first_move(id)
    while player_to_move(people, id) is not person:
        opponent_of(people, person).play_first_move(id)


def texts(listener):
    return [json.loads(body) for _, _, body in listener.taken]


def failures(person):
    return person.get("/api/me/notifications").json()["failures"]


def pending_notifications(server):
    with node_of(server).store.reading() as db:
        return db.execute(select(notifications).where(notifications.c.done.is_(None))).all()


def test_no_channel_is_offered_by_default(settings):
    with TestClient(make_app(settings)) as plain:
        ann = Person(plain, "Ann")
        assert ann.get("/api/me/notifications").json()["offered"] == []
        assert ann.get("/api/push-key").status_code == 404
        for options in (
            {"webhook": "https://example.org/x"},
            {"mail": "a@example.org"},
            {"push": [browser("https://a.b/c")]},
        ):
            assert ann.patch("/api/me/notifications", **options).json()["type"] == "/problems/not-available"


def test_omitted_settings_stay_and_browsers_are_added(server, people, listener):
    ann = people[0]
    subscribe(ann, push=[browser(f"{listener.url}/one")])
    subscribe(ann, webhook=f"{listener.url}/hook", language="de")
    subscribe(ann, push=[browser(f"{listener.url}/two")])
    subscribe(ann, push=[browser(f"{listener.url}/one")])
    settings = ann.get("/api/me/notifications").json()
    assert settings["push"] == [f"{listener.url}/two", f"{listener.url}/one"]
    assert (settings["webhook"], settings["language"]) == (f"{listener.url}/hook", "de")
    subscribe(ann, push=[browser(f"{listener.url}/{number}") for number in range(8)])
    assert len(ann.get("/api/me/notifications").json()["push"]) == 8
    subscribe(ann, push=[], webhook="")
    settings = ann.get("/api/me/notifications").json()
    assert (settings["push"], settings["webhook"], settings["language"]) == ([], "", "de")


def test_no_notifications_by_default(server, people, listener, mail_server):
    start_game_for_two(*people)
    assert pending_notifications(server) == []
    deliver(server)
    assert (listener.taken, mail_server.emails) == ([], [])


def test_webhook_is_notified_of_a_turn(server, people, listener):
    for person in people:
        subscribe(person, webhook=f"{listener.url}/hook?x=1")
    id = start_game_for_two(*people)
    deliver(server)
    url = f"https://village.example/tables/{id}"
    text = f"It is your turn in Village: {url}"
    assert texts(listener) == [{"table_id": id, "url": url, "text": text, "content": text}]
    assert listener.taken[0][0] == "/hook?x=1"
    deliver(server)
    assert len(listener.taken) == 1


def test_notification_uses_the_language_of_the_player(server, people, listener):
    for person in people:
        subscribe(person, webhook=listener.url, language="de")
    start_game_for_two(*people)
    deliver(server)
    assert texts(listener)[0]["text"].startswith("Du bist bei Village am Zug")


def test_present_player_is_not_notified(server, people, listener):
    for person in people:
        subscribe(person, webhook=listener.url)
    id = start_game_for_two(*people)
    node_of(server).presence.enter(id, player_to_move(people, id).id).result()
    deliver(server)
    assert (listener.taken, pending_notifications(server)) == ([], [])


def test_player_who_moved_meanwhile_is_not_notified(server, people, listener):
    subscribe(people[0], webhook=listener.url)
    id = start_game_for_two(*people)
    wait_for_turn_of(people[0], people, id)
    people[0].play_first_move(id)
    deliver(server)
    assert (listener.taken, pending_notifications(server)) == ([], [])


def test_player_who_turned_it_off_meanwhile_is_not_notified(server, people, listener):
    for person in people:
        subscribe(person, webhook=listener.url)
    start_game_for_two(*people)
    for person in people:
        subscribe(person, webhook="")
    deliver(server)
    assert (listener.taken, pending_notifications(server)) == ([], [])


def test_table_notifies_once_a_minute(server, people, listener, clock):
    subscribe(people[0], webhook=listener.url)
    id = start_game_for_two(*people)
    clock.now += 1
    wait_for_turn_of(people[0], people, id)
    clock.now += 1
    deliver(server)
    wait_for_turn_of(people[0], people, id)
    clock.now += 30
    deliver(server)
    assert len(listener.taken) == 1
    clock.now += 31
    deliver(server)
    assert len(listener.taken) == 2


def test_real_time_game_does_not_notify_recent_visitors(server, people, listener, clock):
    subscribe(people[0], webhook=listener.url)
    id = start_game_for_two(*people, clock={"bank": 6000})
    wait_for_turn_of(people[0], people, id)
    deliver(server)
    assert listener.taken == []
    clock.now += 301
    wait_for_turn_of(people[0], people, id)  # a move marks the player as present
    deliver(server)
    assert listener.taken == []
    while player_to_move(people, id) is people[0]:
        people[0].play_first_move(id)
    clock.now += 301
    while player_to_move(people, id) is people[1]:
        people[1].play_first_move(id)
    deliver(server)
    assert len(listener.taken) == 1


def test_failed_notification_is_tried_three_times_and_then_reported(server, people, listener, clock):
    listener.status = 500
    for person in people:
        subscribe(person, webhook=listener.url)
    id = start_game_for_two(*people)
    for seconds, tries in ((0, 1), (59, 1), (2, 2), (590, 2), (20, 3), (100_000, 3)):
        clock.now += seconds
        deliver(server)
        assert len(listener.taken) == tries
    assert failures(player_to_move(people, id)) == [
        {"channel": "webhook", "table_id": id, "error": "the webhook returned status 500", "attempts": 3}
    ]


def test_redirect_is_not_followed(server, people, listener):
    listener.status, listener.headers = 302, {"location": "/elsewhere"}
    for person in people:
        subscribe(person, webhook=listener.url)
    id = start_game_for_two(*people)
    deliver(server)
    assert [path for path, _, _ in listener.taken] == ["/"]
    assert failures(player_to_move(people, id))[0]["error"] == "the webhook returned status 302"


def test_slow_recipient_delays_no_other_recipient(server, ann, bob, listener, clock):
    subscribe(ann, webhook=f"{listener.url}/slow")
    subscribe(bob, webhook=f"{listener.url}/fast")
    for _ in range(9):
        ann.create_table(seats=1, start=True)
    clock.now += 1
    bob.create_table(seats=1, start=True)
    deliverer = Deliverer(node_of(server), LOOPBACK)
    deliverer.work()
    begun = within(10.0, lambda: len(listener.begun) > 1)
    paths = [path for path, _, _ in listener.taken]
    listener.go_on.set()
    deliverer.pool.shutdown(wait=True)
    assert begun
    assert paths == ["/fast"]
    assert listener.begun[:2].count("/slow") == 1


def test_unreachable_browser_does_not_silence_the_others(server, people, listener):
    subscribe(people[0], push=[browser("http://127.0.0.1:1/"), browser(f"{listener.url}/one")])
    id = start_game_for_two(*people)
    wait_for_turn_of(people[0], people, id)
    deliver(server)
    assert [path for path, _, _ in listener.taken] == ["/one"]


def test_notification_is_claimed_once(server, all_channels, clock, people, listener):
    for person in people:
        subscribe(person, webhook=listener.url)
    start_game_for_two(*people)
    with TestClient(make_app(all_channels, clock, LOOPBACK, no_loops)) as second:
        assert len(claim_notifications(node_of(server))) == 1
        assert claim_notifications(node_of(second)) == []
        clock.now += 200  # the first one died
        assert len(claim_notifications(node_of(second))) == 1


@pytest.mark.parametrize(
    "url",
    ["ftp://a.b/c", "https://u:p@example.org/", "https://", "nonsense", "https://example.org:99999/", "https://ä.org"],
)
def test_invalid_urls_are_refused(ann, url):
    assert ann.patch("/api/me/notifications", webhook=url).json()["type"] == "/problems/bad-address"


# E-mails


def open_link(text):
    return email.message_from_string(text, policy=policy.default)


def link_in(text, kind):
    return re.search(rf"https://village.example(/api/mail/{kind}\S+)", open_link(text).get_content()).group(1)


def confirm_address(person, mail_server, address="ann@example.org", **more):
    subscribe(person, mail=address, **more)
    assert person.post(link_in(mail_server.emails[-1], "confirm")).status_code == 200


def test_email_needs_the_consent_of_the_owner(server, people, mail_server):
    subscribe(people[0], mail="ann@example.org")
    assert len(mail_server.emails) == 1
    asking = open_link(mail_server.emails[0])
    assert (asking["To"], asking["From"]) == ("ann@example.org", "village@example.org")
    id = start_game_for_two(*people)
    wait_for_turn_of(people[0], people, id)
    deliver(server)
    assert len(mail_server.emails) == 1
    link = link_in(mail_server.emails[0], "confirm")
    assert "<button>" in server.get(link).text
    assert not people[0].get("/api/me/notifications").json()["confirmed"]  # opening the link changes nothing
    people[1].post(link)
    assert people[0].get("/api/me/notifications").json()["confirmed"]


@pytest.mark.parametrize(("language", "subject"), [("zh", "轮到你了"), ("zh-Hant", "輪到你了")])
def test_email_announces_the_turn(server, people, mail_server, language, subject):
    confirm_address(people[0], mail_server, language=language)
    id = start_game_for_two(*people)
    wait_for_turn_of(people[0], people, id)
    deliver(server)
    sent = open_link(mail_server.emails[-1])
    assert sent["Subject"] == f"Village：{subject}"  # noqa: RUF001
    assert f"https://village.example/tables/{id}" in sent.get_content()
    assert "/api/mail/stop" in sent["List-Unsubscribe"]


def test_password_reset_address_gets_turn_emails_only_on_request(server, people, mail_server):
    confirm_address(people[0], mail_server, "ann@example.org", mail_turns=False)
    assert not people[0].get("/api/me/notifications").json()["mail_turns"]
    wait_for_turn_of(people[0], people, start_game_for_two(*people))
    deliver(server)
    assert len(mail_server.emails) == 1, "the question, and nothing else"
    assert people[0].patch("/api/me/notifications", mail_turns=True).json()["confirmed"]
    wait_for_turn_of(people[0], people, start_game_for_two(*people))
    deliver(server)
    assert len(mail_server.emails) == 2


def test_owner_who_refuses_gets_no_email_from_anyone(server, people, mail_server):
    ann, bob = people
    confirm_address(ann, mail_server)
    stop = link_in(mail_server.emails[-1], "stop")
    assert server.get(stop).status_code == 200
    assert ann.get("/api/me/notifications").json()["mail"] == "ann@example.org"
    assert Person(server, "").post(stop).status_code == 200
    assert ann.get("/api/me/notifications").json()["mail"] == ""
    assert bob.patch("/api/me/notifications", mail="Ann@example.org").json()["type"] == "/problems/refused"


def test_address_is_asked_once_an_hour(server, people, mail_server, clock):
    ann, bob = people
    subscribe(ann, mail="ann@example.org")
    assert bob.patch("/api/me/notifications", mail="ann@example.org").status_code == 429
    clock.now += 3601
    subscribe(bob, mail="ann@example.org")
    assert len(mail_server.emails) == 2


def test_plus_suffix_is_the_same_mailbox(server, people, mail_server):
    ann, bob = people
    subscribe(ann, mail="eve+1@example.org")
    assert bob.patch("/api/me/notifications", mail="Eve+2@example.org").status_code == 429
    assert len(mail_server.emails) == 1
    Person(server, "").post(link_in(mail_server.emails[0], "stop"))
    assert ann.get("/api/me/notifications").json()["mail"] == ""
    assert bob.patch("/api/me/notifications", mail="eve@example.org").json()["type"] == "/problems/refused"


def test_confirmation_requests_per_player_are_limited(server, ann, bob, mail_server):
    responses = [ann.patch("/api/me/notifications", mail=f"eve{number}@example.org") for number in range(6)]
    assert [response.status_code for response in responses] == [200] * 3 + [429] * 3
    assert int(responses[-1].headers["retry-after"]) > 60
    assert bob.patch("/api/me/notifications", mail="bob@example.org").status_code == 429  # from the same address
    assert len(mail_server.emails) == 3


def test_confirmation_requests_per_server_are_limited(all_channels, mail_server):
    with TestClient(make_app(replace(all_channels, proxy=True), policy=LOOPBACK, background=no_loops)) as server:
        for number in range(40):
            person = Person(server, "Eve")
            headers = {**person.headers, "x-forwarded-for": f"192.0.2.{number}"}
            server.cookies.clear()
            server.patch("/api/me/notifications", json={"mail": f"eve{number}@example.org"}, headers=headers)
    assert len(mail_server.emails) == 30


def test_confirmed_address_is_not_asked_again(server, people, mail_server):
    confirm_address(people[0], mail_server)
    subscribe(people[0], mail="ann@example.org", language="de")
    assert len(mail_server.emails) == 1
    assert people[0].get("/api/me/notifications").json()["confirmed"]


def test_link_is_valid_for_its_address_purpose_and_two_days(server, people, mail_server, clock):
    ann = people[0]
    subscribe(ann, mail="ann@example.org")
    link = link_in(mail_server.emails[0], "confirm")
    assert ann.post(link[:-1] + "x").status_code == 404
    assert ann.post(link.replace("confirm", "stop")).status_code == 404
    assert ann.post("/api/mail/confirm?token=ä").status_code == 404
    subscribe(ann, mail="other@example.org")
    assert ann.post(link).status_code == 404
    clock.now += 2 * 86400 + 1
    assert ann.post(link_in(mail_server.emails[1], "confirm")).status_code == 404


def test_rejected_email_is_reported(server, people, mail_server):
    ann = people[0]
    mail_server.closed_today = True
    assert ann.patch("/api/me/notifications", mail="ann@example.org").status_code == 502
    mail_server.closed_today = False
    confirm_address(ann, mail_server)
    mail_server.closed_today = True
    id = start_game_for_two(*people)
    wait_for_turn_of(ann, people, id)
    deliver(server)
    assert failures(ann)[0]["error"] == "the mail server rejected the e-mail"


@pytest.mark.parametrize("address", ["ann", "a@b", "a b@c.d", "a@c.d\nBcc: x@y.z", "a@c.d,x@y.z", "<a@c.d>", "ä@c.d"])
def test_invalid_email_addresses_are_refused(ann, mail_server, address):
    assert ann.patch("/api/me/notifications", mail=address).json()["type"] == "/problems/bad-address"
    assert mail_server.emails == []


# Push


def plain(data):
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def browser(endpoint, key=None):
    key = key or generate_private_key(SECP256R1())
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return {"endpoint": endpoint, "p256dh": plain(point), "auth": plain(SECRET)}


def test_push_reaches_the_browser_encrypted(server, people, listener):
    key = generate_private_key(SECP256R1())
    subscribe(people[0], push=[browser(f"{listener.url}/one", key)])
    id = start_game_for_two(*people)
    wait_for_turn_of(people[0], people, id)
    deliver(server)
    path, headers, body = listener.taken[0]
    payload = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=SECRET))
    assert (path, payload["table_id"], payload["text"]) == ("/one", id, "Village: it is your turn")
    assert Vapid.verify(headers["authorization"])
    assert people[0].get("/api/push-key").json()["key"] in headers["authorization"]
    assert headers["content-encoding"] == "aes128gcm"


def test_vapid_key_stays_the_same(server, ann, all_channels, clock):
    with TestClient(make_app(all_channels, clock, LOOPBACK, no_loops)) as second:
        assert ann.get("/api/push-key").json() == Person(second, "Bob").get("/api/push-key").json()


@pytest.mark.parametrize("status", [404, 410])
def test_expired_subscription_is_removed(server, people, listener, status):
    subscribe(people[0], push=[browser(f"{listener.url}/one")])
    listener.status = status
    id = start_game_for_two(*people)
    wait_for_turn_of(people[0], people, id)
    deliver(server)
    settings = people[0].get("/api/me/notifications").json()
    assert (settings["push"], settings["failures"]) == ([], [])


def test_failing_push_service_is_retried(server, people, listener, clock):
    subscribe(people[0], push=[browser(f"{listener.url}/one")])
    listener.status = 503
    id = start_game_for_two(*people)
    wait_for_turn_of(people[0], people, id)
    deliver(server)
    listener.status = 201
    clock.now += 61
    deliver(server)
    assert len(listener.taken) == 2
    assert failures(people[0]) == []


def test_failing_channel_does_not_repeat_the_others(server, people, listener, mail_server, clock):
    confirm_address(people[0], mail_server, webhook=listener.url)
    listener.status = 500
    id = start_game_for_two(*people)
    wait_for_turn_of(people[0], people, id)
    deliver(server)
    clock.now += 61
    deliver(server)
    assert len(listener.taken) == 2
    assert len(mail_server.emails) == 2  # the question and the turn
