"""Taking back against bots, and being asked once more before one's turn ends."""

import json
import random

from playwright.sync_api import expect

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def press(ann, token):
    ann.wait_for_answers()
    ann.page.locator(f'button.answer[data-token^="{token}"]').first.evaluate("one => one.click()")


def mine(ann, ply=None):
    """One is asked again, at another place in the log."""
    other = f':not([data-ply="{ply}"])' if ply else ""
    ann.page.locator(f'.question.mine{other}[aria-busy="false"]').wait_for()
    return ann.page.locator(".question").get_attribute("data-ply")


def written(ann):
    """What the log tells."""
    return ann.page.locator("#side ol li").all_inner_texts()


def go_back_to(ann, first):
    back = ann.page.get_by_role("button", name="Take back", exact=True)
    for _ in range(9):
        if (ply := mine(ann)) == first:
            return
        back.click()
        ann.page.locator(f'.question.mine:not([data-ply="{ply}"])').wait_for()


def test_what_bots_answered_goes_back_with_ones_own(visit):
    ann = visit()
    id = ann.lay(seats=2, chairs=[ME, BOT], options={"first_player": 0})
    ann.open(f"/games/{id}")
    first = mine(ann)
    before, log = ann.asked(id), written(ann)
    press(ann, "turn grain")
    press(ann, "harvest pass")
    mine(ann, str(int(first) + 1))
    go_back_to(ann, first)
    assert mine(ann) == first
    assert ann.asked(id) == before
    assert written(ann) == log


def test_dice_that_were_rolled_since_stay_and_the_page_says_so(visit):
    ann = visit()
    id = ann.lay(game="my_village", seats=2, chairs=[ME, BOT])
    ann.open(f"/games/{id}")
    chance = random.Random(1)
    while ann.asked(id)["round"] == 1:
        ann.answer(chance)
    ann.page.locator(f'.question.mine[data-ply="{ann.asked(id)["ply"]}"]').wait_for()
    ann.page.locator(".question .off").click(force=True)
    expect(ann.page.locator(".question .bubble")).to_contain_text("has been drawn since")


def test_the_end_of_a_turn_is_confirmed_if_one_likes(visit):
    ann = visit()
    wishes = {"language": "en", "theme": "light", "pace": 0, "name": "Ann", "coach": False, "confirm": True}
    ann.page.add_init_script(f"localStorage.village = {json.dumps(json.dumps(wishes))}")
    ann.sit(seats=2, chairs=[ME, BOT], options={"first_player": 0})
    mine(ann)
    press(ann, "turn grain")
    ann.page.locator('button.answer[data-token="harvest pass"]').first.wait_for(state="attached")
    ann.page.wait_for_load_state("networkidle")
    press(ann, "harvest pass")
    expect(ann.page.get_by_text("this ends your turn")).to_be_visible()
    ann.page.get_by_role("button", name="No", exact=True).click()
    expect(ann.page.get_by_text("this ends your turn")).to_have_count(0)
    press(ann, "harvest pass")
    ply = ann.page.locator(".question").get_attribute("data-ply")
    ann.page.get_by_role("button", name="Yes, do it").click()
    ann.page.locator(f'.question:not([data-ply="{ply}"])').wait_for()
