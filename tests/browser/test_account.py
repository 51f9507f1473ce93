"""Account data, devices, and reporting players."""

import json

from playwright.sync_api import expect

ME, LINK = {"kind": "me"}, {"kind": "link"}


def sign_up(ann, login) -> None:
    ann.open("/me")
    ann.page.get_by_label("Login").fill(login)
    ann.page.get_by_label("Password").fill("a long secret")
    ann.page.locator("form .first").click()
    ann.page.get_by_text(f"Signed in as {login}").wait_for()


def with_bob(ann, bob) -> str:
    """Start a game with Bob, who has sent a chat message, and return its path."""
    id = ann.create_table(seats=2, chairs=[ME, LINK], start=False)
    secret = ann.page.request.post(f"{ann.address}/api/games/{id}/seats/1/link").json()["link"]
    bob.page.request.post(f"{bob.address}/api/me", data={"name": "Bob"})
    assert bob.page.request.post(f"{bob.address}/api/games/{id}/join", data={"link": secret}).ok
    assert ann.page.request.post(f"{ann.address}/api/games/{id}/start", data={}).ok
    assert bob.page.request.post(f"{bob.address}/api/games/{id}/chat", data={"text": "you all smell"}).ok
    return f"/games/{id}"


def test_stored_data_can_be_exported_and_deleted(visit):
    ann, bob = visit(), visit()
    sign_up(ann, "ann.leaves")
    game = with_bob(ann, bob)
    ann.open("/me")
    with ann.page.expect_download() as file:
        ann.page.get_by_role("link", name="Take it all along").click()
    with open(file.value.path(), encoding="utf-8") as text:
        export = json.load(text)
    assert export["player"]["login"] == "ann.leaves"
    assert len(export["games"]) == 1
    ann.page.get_by_text("Delete everything").click()
    ann.page.get_by_label("Password", exact=True).last.fill("a wrong secret")
    ann.page.get_by_role("button", name="Delete it for good").click()
    ann.page.get_by_text("do not go together").wait_for()
    ann.page.get_by_label("Password", exact=True).last.fill("a long secret")
    ann.page.get_by_role("button", name="Delete it for good").click()
    ann.page.get_by_text("Everything is deleted.").wait_for()
    bob.open(game)
    bob.page.get_by_text("somebody").first.wait_for()


def test_other_devices_can_be_signed_out(visit):
    ann, elsewhere = visit(), visit()
    sign_up(ann, "ann.devices")
    elsewhere.page.request.post(f"{ann.address}/api/login", data={"login": "ann.devices", "password": "a long secret"})
    ann.open("/me")
    ann.page.get_by_text("Devices", exact=True).click()
    ann.page.get_by_text("this one").wait_for()
    ann.page.locator("details button", has_text="Sign out").click()
    expect(ann.page.locator("details button", has_text="Sign out")).to_have_count(0)
    assert elsewhere.page.request.get(f"{ann.address}/api/me").json() is None


def test_a_player_can_be_reported_from_the_table(visit):
    ann, bob = visit(), visit()
    game = with_bob(ann, bob)
    ann.open(game)
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("button", name="Report somebody").click()
    send = ann.page.get_by_role("button", name="Report", exact=True)
    expect(send).to_be_disabled()
    ann.page.get_by_label("What happened?").fill("rude words")
    send.click()
    ann.page.get_by_text("Thank you; it is noted.").wait_for()


def test_an_invalid_password_reset_link_shows_an_error(visit):
    ann = visit()
    ann.open("/me#lost=nobody.1.abc")
    ann.page.get_by_role("textbox", name="New password").fill("a long secret")
    ann.page.get_by_role("button", name="Save").last.click()
    ann.page.get_by_text("This link is not valid any more").wait_for()
