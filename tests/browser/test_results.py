"""Rules, scores, the end of a game, the log, replay, and accounts."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.page_driver import play_random_game

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}


def finished(ann, **setting) -> str:
    """Import a finished game and return its path."""
    return ann.import_record(play_random_game(random.Random(3), **setting))


def open_finished(ann, address) -> None:
    ann.open(address)
    ann.page.locator("section.game-over ol.timeline li").first.wait_for()


def poll(ann, condition) -> bool:
    """Poll a condition."""
    for _ in range(200):
        if condition():
            return True
        ann.page.wait_for_timeout(50)
    return False


@pytest.mark.parametrize(("language", "mark"), [("en", "Imported"), ("de", "Importiert"), ("zh", "已导入")])
def test_imported_game_is_marked_at_the_table_and_in_the_list(visit, language, mark):
    ann = visit(language=language)
    open_finished(ann, finished(ann))
    expect(ann.page.locator(".notice.imported b")).to_have_text(mark)
    ann.open("/tables")
    expect(ann.page.locator(".table-list .summary-line b").first).to_have_text(mark)


def test_game_of_older_rules_can_be_replayed_up_to_where_the_rules_differ(visit):
    ann = visit()
    record = Path(__file__).parents[1] / "record" / "rules-1.village"
    ann.open(ann.import_record(record.read_text("utf-8")))
    expect(ann.page.locator("#won")).to_have_text("Game stopped")
    expect(ann.page.locator(".stop-reason").first).to_contain_text("The rules have changed")
    assert ann.page.locator(".game-over .podium-scene").count() == 0, "no one has won"
    ann.page.get_by_role("button", name="Replay from start").click()
    expect(ann.page.locator(".prompt-bar h1")).to_contain_text("0")


def test_rules_can_be_searched_by_word_and_by_id(visit):
    ann = visit()
    ann.open("/rules")
    ann.page.locator("#V-MKT-4").wait_for()
    before = ann.page.locator(".rule").count()
    ann.page.get_by_role("searchbox").fill("market opener")
    expect(ann.page.locator("#V-TRN-1")).to_have_count(0)
    assert 0 < ann.page.locator(".rule").count() < before
    assert ann.page.locator(".rule mark").count() >= 2
    ann.page.get_by_role("searchbox").fill("V-CNC-2")
    expect(ann.page.locator(".rule")).to_have_count(1)
    ann.page.get_by_role("searchbox").fill("dragon")
    ann.page.get_by_text("No rule contains “dragon”").wait_for()


def test_rules_can_be_shown_in_short_or_in_full(visit):
    ann = visit()
    ann.open("/rules")
    rule = ann.page.locator("#V-SET-2")
    expect(rule.get_by_role("heading")).to_have_text("Each family has 11 members; its four 1s start on the farmyard.")
    expect(rule).to_contain_text("three of generation 2")
    ann.page.get_by_role("button", name="Short", exact=True).click()
    expect(rule).not_to_contain_text("three of generation 2")
    rule.get_by_role("button", name="full or short text of V-SET-2").click()
    expect(rule).to_contain_text("three of generation 2")


def test_the_table_of_contents_follows_the_scroll_position(visit):
    ann = visit()
    ann.open("/rules?rule=G-G5")
    expect(ann.page.locator("#G-G5")).to_be_in_viewport()
    chapter = ann.page.locator(".rules nav [aria-current]")
    expect(chapter).to_have_text(re.compile("(Silver|Gold) goals"))
    expect(chapter).to_be_in_viewport(ratio=1)


def test_a_rule_links_to_its_values_and_a_value_to_its_rules(visit):
    ann = visit()
    ann.open("/rules?rule=V-CNC-2")
    rule = ann.page.locator("#V-CNC-2.linked")
    rule.wait_for()
    expect(rule).to_be_in_viewport()
    rule.get_by_role("link", name="Stages of the council chamber").click()
    table = ann.page.locator("#values-council")
    expect(table).to_be_in_viewport()
    expect(table.get_by_role("row", name="time to enter")).to_contain_text("2◇")
    ann.page.locator("#values-spaces a[href='/rules?rule=V-RND-2']").click()
    expect(ann.page.locator("#V-RND-2.linked")).to_be_in_viewport()


def test_a_rule_links_to_related_rules(visit):
    ann = visit()
    ann.open("/rules?rule=V-TIM-3")
    ann.page.locator("#V-TIM-3").get_by_role("link", name="V-DTH-1").click()
    expect(ann.page.locator("#V-DTH-1.linked")).to_be_in_viewport()


def test_the_about_page_names_the_designers(visit):
    ann = visit("de")
    ann.open("/")
    ann.page.get_by_role("link", name="Über").click()
    expect(ann.page.get_by_text("Inka Brand, Markus Brand")).to_have_count(3)


def test_overview_cards_for_the_expansions_in_play_are_next_to_the_board(visit):
    ann = visit()
    ann.open_new_table(seats=2, players=[ME, BOT], expansions=["marriage"])
    ann.page.get_by_role("tab", name="Overview").click()
    cards = ann.page.locator("#sidebar-panel article h3")
    expect(cards).to_have_text(["The round", "Mass", "A death", "Final scoring", "Wedding"])


def test_rules_can_be_filtered_by_edition_and_expansion(visit):
    ann = visit()
    ann.open("/rules")
    ann.page.locator("#S-SET-1").wait_for()
    ann.page.get_by_label("Edition", exact=True).select_option("2011")
    expect(ann.page.locator("#S-SET-1")).to_have_count(0)
    ann.page.get_by_role("checkbox", name="Inn", exact=True).uncheck()
    expect(ann.page.locator("#I-SET-1")).to_have_count(0)
    expect(ann.page.locator("#G-SET-1")).to_have_count(1)


@pytest.mark.one_case
@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_end_of_the_game_shows_podium_scores_and_stories(visit, language):
    ann = visit(language)
    open_finished(ann, finished(ann, seats=3, expansions=["inn", "goals"]))
    expect(ann.page.locator(".podium li")).to_have_count(3)
    expect(ann.page.locator(".score-chart path.line")).to_have_count(3)
    stories = set()
    for pick in ann.page.locator(".player-button").all():
        pick.click()
        stories.add(ann.page.locator("ol.timeline").inner_text())
    assert len(stories) == 3
    for line in ann.page.locator("section.game-over .scores button").all():
        line.click()
    assert re.findall("⟦.*?⟧", ann.page_text()) == []
    ann.page.set_viewport_size({"width": 360, "height": 800})
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_score_line_opens_its_breakdown_and_rule(visit):
    ann = visit()
    open_finished(ann, finished(ann, seats=2))
    ann.page.locator("section.game-over").get_by_role("button", name="Customers").click()
    breakdown = ann.page.locator("section.game-over tr.breakdown")
    expect(breakdown.locator("a")).to_be_visible()
    rows = breakdown.locator("td").all()
    totals = ann.page.locator("section.game-over tr.open .points").all_inner_texts()
    for row, total in zip(rows, totals, strict=True):
        assert sum(map(int, row.locator("b").all_inner_texts())) == int(total)
    breakdown.locator("a").click()
    expect(ann.page.locator("#V-SCO-5.linked")).to_be_in_viewport()


def test_a_solo_game_ends_with_a_title(visit):
    ann = visit()
    open_finished(ann, finished(ann, seats=1))
    expect(ann.page.locator(".podium li")).to_have_count(1)
    assert ann.page.locator(".podium .title").inner_text() in ("apprentice", "journeyman", "master")


def test_the_link_of_a_finished_game_can_be_copied(visit):
    ann = visit()
    open_finished(ann, finished(ann, seats=2))
    ann.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.click_and_wait_for_text(ann.page.get_by_role("button", name="Copy link", exact=True), "Copied")
    copied = ann.page.evaluate("navigator.clipboard.readText()")  # with the network address of this machine
    assert copied[copied.index("/tables/") :] == ann.page.url[ann.page.url.index("/tables/") :]


def test_resigning_ends_the_game_and_offers_a_rematch(visit):
    ann = visit(width=390)
    ann.open_new_table(seats=2, players=[ME, BOT])
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("button", name="Yes").click()
    expect(ann.page.locator("section.game-over h1")).to_be_in_viewport()  # far above the button
    before = ann.page.url
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.locator("button.move").first.wait_for(state="attached")
    assert ann.page.url != before


def test_replay_works_with_keys_and_links(visit):
    ann, bob = visit(), visit()
    address = finished(ann, seats=2)
    open_finished(ann, address)
    slider = ann.page.get_by_role("slider")
    slider.press("Home")
    expect(ann.page.locator("section.game-over")).to_have_count(0)
    slider.press("ArrowRight")
    slider.press("ArrowRight")
    expect(slider).to_have_js_property("value", "2")
    expect(ann.page.locator(".prompt-bar h1")).to_contain_text(" 3 of ")  # loaded
    assert "ply" not in ann.page.url
    ann.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.click_and_wait_for_text(ann.page.get_by_role("button", name="Copy link to this move"), "Copied")
    link = ann.page.evaluate("navigator.clipboard.readText()")
    slider.press("Escape")
    ann.page.locator("section.game-over").wait_for()
    bob.page.goto(bob.address + link[link.index("/tables/") :])
    expect(bob.page.get_by_role("slider")).to_have_js_property("value", "2")
    bob.page.get_by_role("slider").press("End")
    bob.page.locator("section.game-over").wait_for()
    assert "ply" not in bob.page.url


def test_a_replay_position_is_described_and_marked_in_the_log(visit):
    ann = visit()
    address = finished(ann, seats=3)
    ann.open(f"{address}?ply=200")
    expect(ann.page.locator(".log [aria-current]")).to_be_in_viewport()
    line = ann.page.locator(".log [aria-current]").inner_text().split(". ")[0]
    expect(ann.page.locator(".prompt-bar .last-move").first).to_contain_text(line)


def test_an_invalid_replay_position_shows_an_error(visit):
    ann = visit("de")
    address = finished(ann, seats=2)
    for ply in ("-1", "abc", "99999"):
        ann.open(f"{address}?ply={ply}")
        expect(ann.page.get_by_text("Diesen Zug gibt es in dieser Partie nicht.")).to_be_visible()


def test_the_replay_of_a_finished_game_plays_and_pauses(visit):
    ann = visit()
    open_finished(ann, finished(ann, seats=2))
    ann.page.get_by_role("button", name="Play", exact=True).click()
    slider = ann.page.get_by_role("slider")
    assert poll(ann, lambda: int(slider.input_value()) in range(2, 9))
    ann.page.get_by_role("button", name="Pause").click()
    position = slider.input_value()
    ann.page.wait_for_timeout(800)
    assert slider.input_value() == position
    ann.page.get_by_role("button", name="Next turn").click()
    assert poll(ann, lambda: int(slider.input_value()) > int(position))


def test_a_log_line_marks_its_places_and_opens_its_position(visit):
    ann = visit()
    ann.open_new_table(seats=2, players=[ME, BOT], options={"first_player": 0})
    for number in range(4):
        ann.make_random_move(random.Random(number))
    ann.wait_for_moves()
    assert ann.page.locator(".log .glyph").count() > 3
    assert ann.page.locator(".turn .player").count() >= 2
    ann.page.get_by_role("button", name="Replay", exact=True).click()
    ann.page.get_by_text("Replay: move").first.wait_for()
    ann.page.get_by_role("button", name="Skip").click()
    ann.wait_for_moves()
    line = ann.page.locator("ol.log .turn button", has_text="takes").last
    marked = ann.page.locator("ol.log li.highlighted")
    for point, leave in ((line.hover, lambda: ann.page.mouse.move(0, 0)), (line.focus, line.blur)):
        point()
        expect(marked).to_have_count(1)
        leave()
        expect(marked).to_have_count(0)
    line.click()
    ann.page.get_by_text("Replay: move").first.wait_for()


def test_a_late_position_does_not_bring_a_skipped_replay_back(visit):
    ann = visit()
    ann.open_new_table(seats=2, players=[ME, BOT], options={"first_player": 0})
    for number in range(4):
        ann.make_random_move(random.Random(number))
    ann.wait_for_moves()
    ann.page.get_by_role("button", name="Replay", exact=True).click()
    ann.page.get_by_text("Replay: move").first.wait_for()
    held = []
    ann.page.route("**/positions/*", lambda route: held.append(route))
    assert poll(ann, lambda: held)
    ann.page.get_by_role("button", name="Skip").click()
    ann.wait_for_moves()
    with ann.page.expect_response("**/positions/*"):
        held[0].continue_()
    ann.page.wait_for_timeout(300)
    assert ann.move_buttons.count()


def test_signing_in_on_another_device_shows_the_same_games(visit):
    ann, elsewhere = visit(), visit()
    id = ann.create_table(seats=2, players=[ME, BOT])
    ann.open("/account")
    assert "no registration needed" in ann.page_text()
    ann.page.get_by_label("Username").fill("a b")
    ann.page.get_by_label("Password").fill("short")
    ann.page.locator("form .primary").click()
    ann.page.get_by_text("A username consists of 3 to 40").wait_for()
    ann.page.get_by_label("Username").fill("ann.after")
    ann.page.locator("form .primary").click()
    ann.page.get_by_text("at least 8").wait_for()
    ann.page.get_by_label("Password").fill("a long secret")
    ann.page.locator("form .primary").click()
    ann.page.get_by_text("Signed in as ann.after").wait_for()

    elsewhere.open("/account")
    elsewhere.page.get_by_role("button", name="Sign in").first.click()
    elsewhere.page.get_by_label("Username").fill("Ann.After")
    elsewhere.page.get_by_label("Password").fill("a wrong secret")
    elsewhere.page.locator("form .primary").click()
    elsewhere.page.get_by_text("Wrong username or password").wait_for()
    elsewhere.page.get_by_label("Password").fill("a long secret")
    elsewhere.page.locator("form .primary").click()
    elsewhere.page.get_by_text("Signed in as ann.after").wait_for()
    elsewhere.open("/tables")
    elsewhere.page.locator(f"a[href='/tables/{id}']").first.wait_for()
    elsewhere.open("/account")
    elsewhere.page.get_by_role("button", name="Sign out", exact=True).click()
    elsewhere.page.get_by_text("You are playing as a guest").wait_for()


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_account_page_is_translated_and_fits_a_phone(visit, language):
    ann = visit(language, width=360)
    ann.page.request.post(f"{ann.address}/api/me", data={"name": "Ann"})
    ann.open("/account")
    ann.page.locator("section").nth(3).wait_for()
    assert "⟦" not in ann.page_text()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360
