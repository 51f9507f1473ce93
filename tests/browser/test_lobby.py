"""Lobby: creating, joining, watching and leaving tables, and chat."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.page_driver import allow_local_network, play_random_game
from tests.builders.seeded_server import SeededNode

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
BOB = {"kind": "me", "name": "Bob"}


def invite(ann, **setting) -> str:
    """Create a table with an open invitation and return its link."""
    id = ann.create_table(seats=2, players=[ME, {"kind": "link"}], start=False, **setting)
    secret = ann.page.request.post(f"{ann.address}/api/tables/{id}/seats/1/link").json()["link"]
    return f"/tables/{id}#seat={secret}"


def start_game(ann, bob, **setting) -> str:
    """Start a game of two players in two browsers and return its path."""
    link = invite(ann, **setting)
    bob.page.goto(ann.address + link)
    bob.page.get_by_text("Waiting for the host").wait_for()
    table = link.split("#")[0]
    ann.page.request.post(f"{ann.address}/api{table}/start", data={})
    ann.open(table)
    for person in (ann, bob):
        person.page.locator(".prompt-bar").wait_for()
    return table


def test_a_used_invitation_shows_an_error(visit):
    ann, bob, eve = visit(), visit(), visit()
    link = invite(ann)
    bob.page.goto(ann.address + link)
    bob.page.get_by_text("Waiting for the host").wait_for()
    eve.page.goto(ann.address + link)
    expect(eve.page.get_by_role("alert")).to_contain_text("already been used")
    ann.page.request.post(f"{ann.address}/api{link.split('#')[0]}/start", data={})
    eve.open("/")
    eve.page.goto(ann.address + link)
    expect(eve.page.get_by_role("alert")).to_contain_text("the game has already started. You can watch")
    bob.open("/")
    bob.page.goto(ann.address + link)
    bob.page.locator(".prompt-bar").wait_for()
    expect(bob.page.get_by_role("alert")).to_have_count(0)


def test_a_guest_can_set_a_name_in_the_lobby(visit):
    ann, bob = visit(), visit()
    link = invite(ann)
    bob.page.goto(ann.address + link)
    bob.page.get_by_label("Your name at this table").fill("Roberta")
    bob.page.get_by_role("button", name="Save").click()
    ann.open(link.split("#")[0])
    expect(ann.page.locator(".seats")).to_contain_text("Roberta")


def test_a_player_who_requests_an_undo_sees_the_reply(visit):
    ann, bob = visit(), visit()
    start_game(ann, bob)
    first, second = (ann, bob) if ann.page.locator(".prompt-bar.my-turn").count() else (bob, ann)
    rng = random.Random(2)
    while first.page.locator(".prompt-bar.my-turn").count() and first.make_random_move(rng):
        first.page.wait_for_timeout(300)
    second.make_random_move(rng)
    first.page.get_by_role("button", name="Request undo").click()
    expect(first.page.get_by_text("the other players have to agree")).to_be_visible()
    no = second.page.get_by_role("button", name="No", exact=True)
    for person in (first, second):  # on a phone the request is below the prompt, which keeps its height
        person.page.set_viewport_size({"width": 390, "height": 844})
        expect(person.page.locator(".prompt-bar h1")).to_be_visible()
        assert person.page.locator(".prompt-bar").bounding_box()["height"] < 200
    assert no.bounding_box()["x"] + no.bounding_box()["width"] <= 390
    no.click()
    expect(first.page.get_by_text("declined the undo request: the move stands")).to_be_visible()


def test_a_player_who_left_the_page_can_return_from_the_home_page(visit):
    ann = visit()
    ann.open_new_table(seats=2, players=[ME, BOB], expansions=["goals"])
    table = ann.page.url
    ann.page.get_by_role("link", name="Village").first.click()
    ann.page.get_by_text("your seat stays reserved").wait_for()
    assert ann.page.title() == "Your turn at 1 table \N{EN DASH} Village"
    ann.page.get_by_role("link", name="Your turn").last.click()
    ann.page.locator(".pass-device").wait_for()
    assert ann.page.url == table


def test_my_games_list_tables_with_my_turn_first(visit):
    ann = visit()
    ann.create_table(seats=2, players=[ME, BOB])
    ann.create_table(seats=3, players=[ME, {"kind": "open"}, BOT], start=False)
    ann.open("/tables")
    games = ann.page.locator("section", has=ann.page.get_by_role("heading", name="My games")).locator("li a")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text("Your turn")
    expect(games.last).to_contain_text("1 open seat")


def test_impossible_settings_are_disabled_with_a_reason(visit):
    ann = visit()
    ann.open("/new")
    ann.page.get_by_text("2011 edition").click()
    ann.page.get_by_text("This edition is for 2 to 4 players").wait_for()
    assert ann.page.get_by_role("radio", name="5", exact=True).is_disabled()
    ann.page.get_by_label("Seat 1").select_option("bot easy")
    ann.page.get_by_text("at least one player must be human").wait_for()
    assert ann.page.get_by_role("button", name="Start game").is_disabled()


def test_a_table_with_one_seat_is_a_solo_game(visit):
    ann = visit()
    ann.open("/new")
    ann.page.locator(".seat-counts label", has_text="1").click()
    ann.page.get_by_text("Play against Carla").wait_for()
    ann.page.get_by_role("button", name="Start game").click()
    ann.page.get_by_text("Carla").first.wait_for()


def test_seats_can_be_filled_freed_and_left(visit):
    ann = visit()
    ann.open(f"/tables/{ann.create_table(seats=2, players=[ME, {'kind': 'open'}], start=False)}")
    assert ann.page.get_by_role("button", name="Start game").is_disabled()
    ann.page.get_by_role("button", name="Add bot").click()
    ann.page.get_by_role("button", name="Remove bot").click()
    ann.page.get_by_role("button", name="Invite").click()
    ann.click_and_wait_for_text(ann.page.get_by_role("button", name="Copy").first, "Copied")
    ann.page.get_by_role("button", name="Leave").click()
    ann.page.wait_for_url("**/tables")


def test_a_spectator_is_informed_and_can_leave(visit):
    ann, bob = visit(), visit()
    bob.open(f"/tables/{ann.create_table(seats=2, players=[ME, BOT])}")
    bob.page.get_by_text("Spectating").wait_for()
    bob.page.get_by_role("tab", name="Chat").click()
    bob.page.get_by_text("Spectators can chat after the game").wait_for()
    bob.page.get_by_role("link", name="Back to tables").click()
    bob.page.wait_for_url("**/tables")


def test_unread_chat_messages_are_counted_and_players_can_be_muted(visit):
    ann, bob = visit(), visit()
    start_game(ann, bob)
    bob.page.get_by_role("tab", name="Chat").click()
    bob.page.get_by_label("Write a message").fill("Hello!")
    bob.page.keyboard.press("Enter")
    tab = ann.page.get_by_role("tab", name=re.compile("Chat"))
    expect(tab).to_contain_text("1")
    tab.click()
    ann.page.get_by_text("Hello!").wait_for()
    expect(tab).not_to_contain_text("1")
    ann.page.get_by_role("button", name=re.compile("^Mute")).click()
    ann.page.get_by_role("button", name=re.compile("^Unmute")).wait_for()


def test_a_turn_at_another_table_is_shown_in_title_and_header(visit):
    ann = visit()
    ann.create_table(seats=2, players=[ME, BOB])
    ann.open("/rules")
    ann.page.get_by_role("link", name="It is your turn at another table").wait_for()
    assert ann.page.title() == "Your turn at 1 table \N{EN DASH} Village"
    icon = ann.page.locator("link[rel=icon]")
    assert "turn" in str(icon.get_attribute("href"))


def test_escape_only_closes_the_settings(visit):
    ann = visit()
    ann.open_new_table(seats=2, players=[ME, BOT])
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Theme").select_option("dark")
    ann.page.get_by_role("checkbox", name="Text view").click()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_label("Theme").wait_for(state="detached")
    assert ann.page.locator("html").get_attribute("data-theme") == "dark"
    ann.page.reload()
    ann.page.locator("details.text-view[open]").wait_for()


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_table_fits_a_laptop_window(visit, seats):
    ann = visit(width=1440)
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    ann.open_new_table(seats=seats, players=[ME, *[BOT] * (seats - 1)])
    ann.page.locator(".village").first.wait_for()
    for part in (".scenery", ".sidebar", ".replay-section"):
        box = ann.page.locator(part).bounding_box()
        assert box is not None, part
        assert box["y"] + box["height"] <= 900, part


def test_the_bottom_navigation_scrolls_to_the_parts_of_the_table(visit):
    ann = visit(width=390, has_touch=True)
    ann.open_new_table(seats=2, players=[ME, BOT])
    ann.page.locator(".village").first.wait_for()
    ann.page.get_by_role("navigation", name="Sections of the table").get_by_role("button", name="Chat").tap()
    expect(ann.page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    expect(ann.page.locator(".sidebar")).to_be_in_viewport()


def test_the_lobby_fits_a_small_phone(visit):
    ann = visit("de", width=360)
    ann.open(f"/tables/{ann.create_table(seats=3, players=[ME, {'kind': 'open'}, {'kind': 'link'}], start=False)}")
    ann.page.get_by_role("button", name="Einladen").first.click()
    allow_local_network(ann, "Für mein Netzwerk freigeben")
    ann.page.get_by_role("img", name="QR").wait_for()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_links_use_the_network_address_once_the_network_is_allowed(visit, tmp_path):
    with SeededNode(tmp_path, "", 0, "--network-address", "127.0.0.2") as local_node:
        ann = visit()
        ann.address = f"http://127.0.0.1:{local_node.port}"
        ann.open(f"/tables/{ann.create_table(seats=2, players=[ME, {'kind': 'link'}], start=False)}")
        ann.page.get_by_role("button", name="Invite").first.click()
        expect(ann.page.get_by_text("Only this computer can open the link")).to_be_visible()
        expect(ann.page.get_by_role("img", name="QR")).to_have_count(0)
        allow_local_network(ann)
        ann.page.get_by_role("img", name="QR").wait_for()
        link = ann.page.locator(".invitation input").first.input_value()
        assert link.startswith(f"http://127.0.0.2:{local_node.port}/tables/")
        bob = visit()
        bob.page.goto(link)
        bob.page.get_by_text("Waiting for the host").wait_for()


def test_copying_a_local_link_warns_that_others_cannot_open_it(visit, tmp_path):
    with SeededNode(tmp_path, "", 0, "--network-address", "127.0.0.2") as local_node:
        ann = visit(permissions=["clipboard-read", "clipboard-write"])
        ann.address = f"http://127.0.0.1:{local_node.port}"
        ann.open(ann.import_record(play_random_game(random.Random(3), seats=2)))
        ann.page.get_by_role("button", name="Copy link", exact=True).click()
        expect(ann.page.get_by_text("Only this computer can open the link")).to_be_visible()
        ann.page.get_by_role("button", name="Allow access from my network").click()
        expect(ann.page.get_by_text("Only this computer can open the link")).to_have_count(0)
        copied = ann.page.evaluate("navigator.clipboard.readText()")
        assert copied.startswith(f"http://127.0.0.2:{local_node.port}/tables/")


def test_players_are_informed_about_a_rematch(visit):
    ann, bob = visit(), visit()
    start_game(ann, bob)
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("button", name="Yes").click()
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.locator("h1")).to_contain_text("Waiting for players")
    expect(ann.page.locator(".summary-line").first).to_contain_text("Village")
    bob.page.get_by_text("The rematch is ready").wait_for()
    bob.page.get_by_role("button", name="Join rematch").click()
    expect(bob.page.locator(".prompt-bar, .seats").first).to_be_visible()
