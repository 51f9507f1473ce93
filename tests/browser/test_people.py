"""Playing with other people: names, quick match, lists of tables, leaderboards."""

from __future__ import annotations

import json

from playwright.sync_api import expect

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def forget_name(ann) -> None:
    """Make the browser that of a new visitor."""
    settings = json.dumps({"language": "en", "theme": "light", "pace": 0, "coach": False})
    ann.page.context.add_init_script(f"if (!localStorage.visited) localStorage.village = {json.dumps(settings)}")
    ann.page.context.add_init_script("localStorage.visited = 1")


def find_game(ann) -> None:
    ann.open("/tables")
    ann.page.get_by_role("button", name="Find a game").click()


def test_two_people_meet_by_quick_match_after_being_asked_for_a_name_once(visit):
    ann, bob = visit(width=390), visit()
    for person, name in ((ann, "Ann Archer"), (bob, "Bob Baker")):
        forget_name(person)
        find_game(person)
        question = person.page.get_by_role("dialog", name="What should the other players call you?")
        question.get_by_role("textbox").fill("medium bot")
        question.get_by_role("button", name="Continue").click()
        expect(question.get_by_role("alert")).to_contain_text("choose another name")
        question.get_by_role("textbox").fill(name)
        question.get_by_role("textbox").press("Enter")
        expect(question).to_have_count(0)
    for person, other in ((ann, "Bob Baker"), (bob, "Ann Archer")):
        person.page.locator(".prompt-bar").wait_for()
        expect(person.page.locator("body")).to_contain_text(other)
    ann.page.request.post(ann.page.url.replace("/tables/", "/api/tables/") + "/resign", data={})
    expect(bob.page.locator(".game-over")).to_contain_text("count only if all of them have an account")
    find_game(ann)
    expect(ann.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    ann.page.get_by_role("button", name="Leave").click()


def test_a_guest_may_keep_the_name_and_chooses_one_when_signing_up(visit):
    ann = visit()
    forget_name(ann)
    ann.open("/")
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".seats")).to_contain_text("Guest")
    ann.page.get_by_role("button", name="Leave").click()
    ann.open("/account")
    ann.page.get_by_label("Username").fill("ann.named")
    ann.page.get_by_label("Password").fill("a long secret")
    ann.page.locator("form .primary").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("the name that other players see")
    ann.page.get_by_label("Your name").fill("Annabel")
    ann.page.locator("form .primary").click()
    ann.page.get_by_text("Signed in as ann.named").wait_for()
    assert ann.page.request.get(f"{ann.address}/api/me").json()["name"] == "Annabel"


def test_open_tables_are_filtered_and_say_what_is_played(visit):
    ann, bob = visit(), visit()
    for setting in ({"expansions": ["inn"], "clock": {"days": 2}}, {"game": "my_village", "clock": {"bank": 600}}):
        ann.create_table(seats=2, players=[ME], start=False, public=True, **setting)
    ann.create_table(seats=2, players=[ME, BOT], public=True)
    bob.open("/tables")
    listed = bob.page.locator("section", has=bob.page.get_by_role("heading", name="Open tables")).locator("li a")
    inn = listed.filter(has_text="2 days per turn")
    for fact in ("Village", "Inn", "Rated"):
        expect(inn.first).to_contain_text(fact)
    expect(listed.filter(has_text="10 min").first).to_contain_text("My Village")
    filters = bob.page.get_by_role("group", name="Filters")
    filters.get_by_label("Game").select_option("my_village")
    expect(inn).to_have_count(0)
    filters.get_by_label("Speed").select_option("slow")
    expect(bob.page.get_by_text("No table matches these filters").first).to_be_visible()
    expect(bob.page.get_by_role("heading", name="Games to watch")).to_be_visible()
    assert "Random" not in bob.page.locator("main").inner_text()


def test_the_leaderboard_of_each_game_can_be_opened(visit):
    ann = visit(width=390)
    ann.open("/tables")
    ann.page.get_by_role("link", name="Leaderboards").click()
    expect(ann.page.get_by_role("heading", name="Leaderboards")).to_be_visible()
    ann.page.get_by_role("button", name="My Village").click()
    expect(ann.page.get_by_text("No one is listed yet")).to_be_visible()
