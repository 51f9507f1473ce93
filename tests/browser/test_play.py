"""Playing at a table; whole games are in `test_whole_games`."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.page_driver import allow_local_network
from tests.builders.seeded_server import SeededNode

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
ANIMATED = {"language": "en", "theme": "light", "pace": 60_000, "coach": False, "name": "Ann"}
# Remembers every prompt, because a wrong one may be visible only briefly.
RECORD_PROMPTS = """window.prompts = [];
new MutationObserver(() => {
  const text = document.querySelector(".prompt-bar h1")?.textContent;
  if (text && text !== window.prompts.at(-1)) window.prompts.push(text);
}).observe(document, { childList: true, subtree: true, characterData: true })"""


def test_a_position_of_the_game_can_be_replayed(visit):
    ann = visit()
    ann.open_new_table(seats=2, players=[ME, BOT])
    for number in range(3):
        ann.make_random_move(random.Random(number))
    ann.wait_for_moves()
    ann.page.locator(".log button").nth(2).click()
    ann.page.get_by_text("Replay: move").wait_for()
    assert ann.move_buttons.count() == 0
    ann.page.get_by_role("button", name="Exit replay").click()
    ann.wait_for_moves()
    slider = ann.page.get_by_role("slider")
    slider.focus()
    ann.page.keyboard.press("ArrowLeft")
    ann.page.get_by_text("Replay: move").wait_for()
    assert "?" not in ann.page.url
    ann.page.reload()
    ann.wait_for_moves()
    expect(ann.page.get_by_text("Replay: move")).to_have_count(0)


def test_a_move_can_be_undone_and_illegal_moves_are_explained(visit):
    ann = visit()
    ann.open_new_table(seats=2, players=[ME, ME], options={"first_player": 0})
    ann.wait_for_moves()
    ann.page.get_by_text("Unavailable moves").click()
    ann.page.locator("details[open] a[href*='rule=V-']").first.wait_for()
    before = ann.move_buttons.count()
    ann.move_buttons.first.click()
    ann.page.get_by_role("button", name="Undo").and_(ann.page.locator(":enabled")).click()
    expect(ann.move_buttons).to_have_count(before)


def test_hot_seat_players_with_secrets_must_pass_the_device(visit):
    ann = visit()
    ann.open("/new?how=share")
    ann.page.get_by_text("Life Goals").click()
    ann.page.get_by_role("button", name="Start game").click()
    names, log_seats = [], []
    rng = random.Random(1)
    while len(names) < 4:
        ann.page.locator("button.move:enabled, .pass-device").first.wait_for(state="attached")
        if ann.page.locator(".pass-device").count():
            assert ann.page.locator(".village, .move, .log").count() == 0
            names.append(ann.page.locator(".pass-device h1").inner_text())
            with ann.page.expect_request(re.compile(r"seat=\d&since=0$")) as log:  # the log as this seat may see it
                ann.page.locator(".pass-device button").click()
            log_seats.append(log.value.url.removesuffix("&since=0")[-1])
            ann.page.locator(".pass-device").wait_for(state="detached")
        else:
            ann.make_random_move(rng)
    for values in (names, log_seats):
        assert values[0] != values[1]
        assert values[:2] == values[2:]
    opponent = names[0].split(",")[0]  # the next player sees what the other did
    ann.page.mouse.move(0, 0)  # off the board, where it would preview a move
    expect(ann.page.locator(".prompt-bar")).to_contain_text(f"Just now: {opponent}")
    expect(ann.page.get_by_role("button", name="Replay", exact=True)).to_be_visible()


def test_hot_seat_players_without_secrets_need_not_pass_the_device(visit):
    ann = visit()
    ann.open_new_table(seats=2, players=[ME, {"kind": "me", "name": "Bob"}], options={"first_player": 0})
    toast = ann.page.locator(".turn-toast")
    expect(toast).to_have_text("1Ann, it is your turn")
    while "Bob" not in ann.page.locator(".prompt-bar .turn-label").inner_text():
        ann.make_random_move(random.Random(3))
        ann.page.locator(".prompt-bar[aria-busy=false]").wait_for()
        assert ann.page.locator(".pass-device").count() == 0
    expect(toast).to_have_text("2Bob, it is your turn")
    expect(ann.page.locator(".prompt-bar")).to_contain_text("Just now: Ann")
    expect(ann.page.locator(".board .farm").first).to_contain_text("Bob")
    expect(toast).to_have_count(0)  # shown briefly
    ann.make_random_move(random.Random(3))  # Bob moves
    expect(ann.page.locator(".prompt-bar")).to_contain_text("Just now: Bob")


def test_escape_exits_the_replay_but_undoes_nothing(visit):
    ann = visit()
    ann.open_new_table(seats=2, players=[ME, ME], options={"first_player": 0})
    ann.make_random_move(random.Random(1))
    undo = ann.page.get_by_role("button", name="Undo", exact=True).and_(ann.page.locator(":enabled"))
    undo.wait_for()
    ann.wait_for_moves()
    ply = ann.page.locator(".prompt-bar").get_attribute("data-ply")
    ann.page.locator(".log button").first.click()
    ann.page.get_by_text("Replay: move").wait_for()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_text("Replay: move").wait_for(state="detached")
    ann.page.keyboard.press("Escape")
    ann.page.wait_for_timeout(300)
    assert ann.page.locator(".prompt-bar").get_attribute("data-ply") == ply
    ann.page.keyboard.press("Control+z")
    ann.page.locator(f'.prompt-bar:not([data-ply="{ply}"])').wait_for()


def test_the_undo_key_does_nothing_on_the_pass_screen_or_in_a_text_field(visit):
    ann = visit()
    ann.open_new_table(
        seats=2, players=[ME, {"kind": "me", "name": "Bob"}], expansions=["goals"], options={"first_player": 0}
    )
    rng = random.Random(2)
    ann.page.locator(".pass-device button").click()
    while not ann.page.locator(".pass-device").count():
        ann.make_random_move(rng)
        ann.page.locator(".pass-device, .prompt-bar[aria-busy=false]").first.wait_for()
    ann.page.keyboard.press("Control+z")
    ann.page.wait_for_timeout(300)
    expect(ann.page.locator(".pass-device")).to_have_count(1)
    ann.page.locator(".pass-device button").click()
    ann.make_random_move(rng)
    ann.page.get_by_role("button", name="Undo").and_(ann.page.locator(":enabled")).wait_for()
    ann.page.wait_for_timeout(300)  # the move is on the board
    before = ann.page.locator(".prompt-bar").get_attribute("data-ply")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Name").press("Control+z")
    ann.page.wait_for_timeout(300)
    assert ann.page.locator(".prompt-bar").get_attribute("data-ply") == before


@pytest.mark.parametrize("path", ["/tables/nonsense", "/nowhere"])
def test_an_unknown_address_shows_a_way_back(visit, path):
    ann = visit()
    ann.open(path)
    ann.page.get_by_role("heading", name="Page not found").wait_for()
    ann.page.locator("main").get_by_role("link", name="Tables").click()
    ann.page.get_by_role("heading", name="Tables", exact=True).wait_for()


def test_a_game_continues_after_the_server_restarts(visit, browser, tmp_path):
    with SeededNode(tmp_path, "", 0, "--workers", "1") as first:
        ann = visit()
        ann.address = f"http://127.0.0.1:{first.port}"
        ann.open_new_table(seats=2, players=[ME, BOT])
        ann.make_random_move(random.Random(0))
        ann.wait_for_moves()
        first.kill()
        ann.page.get_by_text("Connection lost").wait_for()
    with SeededNode(tmp_path, "", first.port, "--workers", "1"):
        ann.page.get_by_text("Connection lost").wait_for(state="detached")
        ann.make_random_move(random.Random(0))
        ann.wait_for_moves()


def test_playing_with_friends_shows_the_link_at_once(visit):
    ann, bob = visit(), visit()
    ann.open("/")
    ann.page.get_by_role("button", name="Play with friends").click()
    allow_local_network(ann)
    ann.page.get_by_role("img", name="QR").wait_for()
    bob.page.goto(ann.page.locator("input[readonly]").input_value())
    bob.page.get_by_role("button", name="Join").click()
    bob.page.get_by_text("Waiting for the host").wait_for()
    ann.page.get_by_role("button", name="Start game").click()
    for person in (ann, bob):
        person.page.locator(".prompt-bar").wait_for()
    titles = {person.page.title() for person in (ann, bob)}
    assert titles == {"Your turn \N{EN DASH} Village", "Village"}


def test_a_new_player_sees_what_the_bots_did_first_but_no_replay(visit):
    ann = visit()
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.page.add_init_script(f"localStorage.village = {json.dumps(json.dumps(ANIMATED))}")
    id = ann.create_table(seats=2, players=[ME, {**BOT, "name": "random"}], options={"first_player": 1})
    ann.wait_for_turn(id)  # the bot has moved
    ann.page.add_init_script(RECORD_PROMPTS)
    ann.open(f"/tables/{id}")
    prompt = ann.page.locator(".prompt-bar")
    expect(prompt).to_contain_text("Before your first turn")
    expect(prompt).to_contain_text("is playing …")
    expect(prompt.get_by_role("button", name="Exit replay")).to_have_count(0)
    assert ann.move_buttons.count() == 0
    ann.page.get_by_role("button", name="Skip").click()
    ann.wait_for_moves()
    prompts = ann.page.evaluate("window.prompts")
    assert ["is playing" in text for text in prompts].index(False) > 0, prompts  # the turn was not announced before
    assert not any("Replay" in text for text in prompts)
    ann.page.reload()
    ann.wait_for_moves()
    expect(prompt).not_to_contain_text("Before your first turn")
