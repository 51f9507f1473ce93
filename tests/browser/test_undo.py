"""Undo against bots, and the confirmation at the end of a turn."""

import json
import random

from playwright.sync_api import expect

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def press(ann, token):
    ann.wait_for_moves()
    ann.page.locator(f'button.move[data-token^="{token}"]').first.evaluate("element => element.click()")


def wait_for_own_turn(ann, ply=None):
    """Wait for the next own turn, at another ply, and return its ply."""
    another = f':not([data-ply="{ply}"])' if ply else ""
    ann.page.locator(f'.prompt-bar.my-turn{another}[aria-busy="false"]').wait_for()
    return ann.page.locator(".prompt-bar").get_attribute("data-ply")


def log_lines(ann):
    """Return the lines of the log."""
    return ann.page.locator("#sidebar-panel ol li").all_inner_texts()


def undo_to(ann, first):
    undo = ann.page.get_by_role("button", name="Undo", exact=True)
    for _ in range(9):
        if (ply := wait_for_own_turn(ann)) == first:
            return
        undo.click()
        ann.page.locator(f'.prompt-bar.my-turn:not([data-ply="{ply}"])').wait_for()


def test_undo_also_undoes_the_moves_of_bots(visit):
    ann = visit()
    id = ann.create_table(seats=2, players=[ME, BOT], options={"first_player": 0})
    ann.open(f"/tables/{id}")
    first = wait_for_own_turn(ann)
    before, log = ann.wait_for_turn(id), log_lines(ann)
    press(ann, "turn grain")
    press(ann, "harvest pass")
    wait_for_own_turn(ann, str(int(first) + 1))
    undo_to(ann, first)
    assert wait_for_own_turn(ann) == first
    assert ann.wait_for_turn(id) == before
    assert log_lines(ann) == log


def test_undo_is_refused_with_a_reason_after_dice_were_rolled(visit):
    ann = visit()
    id = ann.create_table(game="my_village", seats=2, players=[ME, BOT])
    ann.open(f"/tables/{id}")
    rng = random.Random(1)
    while ann.wait_for_turn(id)["round"] == 1:
        ann.make_random_move(rng)
    ann.page.locator(f'.prompt-bar.my-turn[data-ply="{ann.wait_for_turn(id)["ply"]}"]').wait_for()
    ann.page.locator(".prompt-bar .disabled").click(force=True)
    expect(ann.page.locator(".prompt-bar .reason")).to_contain_text("something new has been revealed")


def test_ending_a_turn_asks_for_confirmation_if_enabled(visit):
    ann = visit()
    settings = {"language": "en", "theme": "light", "pace": 0, "name": "Ann", "coach": False, "confirm": True}
    ann.page.add_init_script(f"localStorage.village = {json.dumps(json.dumps(settings))}")
    ann.open_new_table(seats=2, players=[ME, BOT], options={"first_player": 0})
    wait_for_own_turn(ann)
    press(ann, "turn grain")
    ann.page.locator('button.move[data-token="harvest pass"]').first.wait_for(state="attached")
    ann.page.wait_for_load_state("networkidle")
    press(ann, "harvest pass")
    expect(ann.page.get_by_text("this ends your turn")).to_be_visible()
    ann.page.get_by_role("button", name="Cancel", exact=True).click()
    expect(ann.page.get_by_text("this ends your turn")).to_have_count(0)
    press(ann, "harvest pass")
    ply = ann.page.locator(".prompt-bar").get_attribute("data-ply")
    ann.page.get_by_role("button", name="Confirm").click()
    ann.page.locator(f'.prompt-bar:not([data-ply="{ply}"])').wait_for()


def test_redo_brings_back_the_move_and_those_of_the_bots_until_another_move(visit):
    ann = visit()
    id = ann.create_table(seats=2, players=[ME, BOT], options={"first_player": 0})
    ann.open(f"/tables/{id}")
    first = wait_for_own_turn(ann)
    press(ann, "turn grain")
    press(ann, "harvest pass")
    last = wait_for_own_turn(ann, str(int(first) + 1))
    after, log = ann.wait_for_turn(id), log_lines(ann)
    undo_to(ann, first)
    redo = ann.page.get_by_role("button", name="Redo", exact=True)
    expect(ann.page.locator(".prompt-bar .undone")).to_contain_text("Ann undid:")
    redo.click()
    wait_for_own_turn(ann, first)
    ann.page.keyboard.press("Control+y")
    expect(ann.page.locator(".prompt-bar")).to_have_attribute("data-ply", last)
    expect(redo).to_have_count(0)
    expect(ann.page.locator("#sidebar-panel ol li")).to_have_text(log, use_inner_text=True)
    assert ann.wait_for_turn(id) == after
    ann.page.keyboard.press("Control+z")
    redo.wait_for()
    ann.make_random_move(random.Random(1))
    expect(redo).to_have_count(0)


def test_others_must_agree_once_they_have_seen_the_position_and_learn_what_was_undone(visit):
    ann, bob = visit(), visit()
    id = ann.create_table(seats=2, players=[ME, {"kind": "open"}], options={"first_player": 0}, start=False)
    ann.open(f"/tables/{id}")
    bob.open(f"/tables/{id}")
    bob.page.get_by_role("button", name="Join").click()
    ann.page.get_by_role("button", name="Start game").click()
    wait_for_own_turn(ann)
    press(ann, "turn grain")
    press(ann, "harvest pass")
    wait_for_own_turn(bob)
    ann.page.get_by_role("button", name="Request undo").click()
    bob.page.get_by_role("button", name="Yes", exact=True).click()
    expect(bob.page.locator(".undo-toast")).to_contain_text("undid:")
    expect(ann.page.locator(".undo-toast")).to_have_count(0)
    ann.page.get_by_role("button", name="Redo", exact=True).wait_for()
