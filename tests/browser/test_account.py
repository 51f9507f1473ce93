"""Account data, devices, and reporting players."""

import json

from playwright.sync_api import expect

ME, LINK = {"kind": "me"}, {"kind": "link"}


def sign_up(ann, username) -> None:
    ann.open("/account")
    ann.page.get_by_label("Username").fill(username)
    ann.page.get_by_label("Password").fill("a long secret")
    ann.page.locator("form .primary").click()
    ann.page.get_by_text(f"Signed in as {username}").wait_for()


def start_game_with_bob(ann, bob) -> str:
    """Start a game with Bob, who has sent a chat message, and return its path."""
    id = ann.create_table(seats=2, players=[ME, LINK], start=False)
    secret = ann.page.request.post(f"{ann.address}/api/tables/{id}/seats/1/link").json()["link"]
    bob.page.request.post(f"{bob.address}/api/me", data={"name": "Bob"})
    assert bob.page.request.post(f"{bob.address}/api/tables/{id}/join", data={"link": secret}).ok
    assert ann.page.request.post(f"{ann.address}/api/tables/{id}/start", data={}).ok
    assert bob.page.request.post(f"{bob.address}/api/tables/{id}/chat", data={"text": "you all smell"}).ok
    return f"/tables/{id}"


def test_stored_data_can_be_exported_and_deleted(visit):
    ann, bob = visit(), visit()
    sign_up(ann, "ann.leaves")
    path = start_game_with_bob(ann, bob)
    ann.open("/account")
    with ann.page.expect_download() as file:
        ann.page.get_by_role("button", name="Download my data").click()
    with open(file.value.path(), encoding="utf-8") as text:
        export = json.load(text)
    assert export["player"]["username"] == "ann.leaves"
    assert len(export["tables"]) == 1
    ann.page.get_by_text("Delete everything").click()
    ann.page.get_by_label("Password", exact=True).last.fill("a wrong secret")
    ann.page.get_by_role("button", name="Delete permanently").click()
    ann.page.get_by_text("Wrong username or password").wait_for()
    ann.page.get_by_label("Password", exact=True).last.fill("a long secret")
    ann.page.get_by_role("button", name="Delete permanently").click()
    ann.page.get_by_text("Everything has been deleted.").wait_for()
    bob.open(path)
    bob.page.get_by_text("Deleted player").first.wait_for()


def test_other_devices_can_be_signed_out(visit):
    ann, elsewhere = visit(), visit()
    sign_up(ann, "ann.devices")
    elsewhere.page.request.post(
        f"{ann.address}/api/login", data={"username": "ann.devices", "password": "a long secret"}
    )
    ann.open("/account")
    ann.page.get_by_text("Devices", exact=True).click()
    ann.page.get_by_text("this device").wait_for()
    ann.page.locator("details button", has_text="Sign out").click()
    expect(ann.page.locator("details button", has_text="Sign out")).to_have_count(0)
    assert elsewhere.page.request.get(f"{ann.address}/api/me").json() is None


def test_a_player_can_be_reported_from_the_table(visit):
    ann, bob = visit(), visit()
    path = start_game_with_bob(ann, bob)
    ann.open(path)
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("button", name="Report a player").click()
    send = ann.page.get_by_role("button", name="Report", exact=True)
    expect(send).to_be_disabled()
    ann.page.get_by_label("What happened?").fill("rude words")
    send.click()
    ann.page.get_by_text("Your report has been sent.").wait_for()


def test_an_invalid_password_reset_link_shows_an_error(visit):
    ann = visit()
    ann.open("/account#lost=unknown.1.abc")
    ann.page.get_by_role("textbox", name="New password").fill("a long secret")
    ann.page.get_by_role("button", name="Save").last.click()
    ann.page.get_by_text("This link is no longer valid").wait_for()
