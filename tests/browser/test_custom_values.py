"""Custom values: editing, validation, saving, files, and playing with them."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.page_driver import PageDriver
from tests.browser.test_accessibility import AXE, RUN_AXE
from village.cli import main

LAP = "village.life.lap"


def find_field(ann: PageDriver, key: str, search: str) -> None:
    """Search for a value."""
    ann.page.get_by_role("searchbox").fill(search)
    ann.page.locator(f'[data-key="{key}"]').wait_for()


def enter(ann: PageDriver, key: str, search: str, typed: str) -> None:
    find_field(ann, key, search)
    ann.page.locator(f'[data-key="{key}"] input').first.fill(typed)


def save_set(ann: PageDriver) -> None:
    ann.open("/custom-values?game=village")
    enter(ann, LAP, "life lap", "12")
    ann.page.get_by_label("Name of the set").fill("attic")
    ann.page.get_by_role("button", name="Save", exact=True).click()
    ann.page.get_by_text("“attic” is saved").wait_for()


def test_input_is_validated_immediately(visit):
    ann = visit()
    ann.open("/custom-values?game=village")
    enter(ann, LAP, "life lap", "3")
    error = ann.page.locator(f'[data-key="{LAP}"] .bad')
    expect(error).to_have_text("A whole number from 7 to 20.")
    expect(ann.page.get_by_role("button", name="Save", exact=True)).to_be_disabled()
    ann.page.locator(f'[data-key="{LAP}"] input').fill("9")
    expect(error).to_have_count(0)
    ann.page.get_by_text("1 value differs from the defaults").wait_for()
    ann.page.get_by_role("button", name="Reset to default").click()
    ann.page.get_by_text("No value differs").wait_for()


def test_open_groups_stay_open_while_typing(visit):
    ann = visit()
    ann.open("/custom-values?game=village")
    ann.page.get_by_text("how many of its values you have entered").wait_for()
    group = ann.page.locator("details").filter(has=ann.page.locator(f'[data-key="{LAP}"]'))
    group.locator("summary").click()
    box = group.locator(f'[data-key="{LAP}"] input')
    for typed in ("12", "3", "9"):  # one of them is invalid
        box.fill(typed)
        expect(group.locator("summary .tabular")).to_contain_text("1/")
        expect(group.locator(".bad")).to_have_count(int(typed == "3"))
        expect(box).to_be_visible()


def test_inconsistent_values_are_reported(visit):
    ann = visit()
    ann.open("/custom-values?game=village")
    enter(ann, "village.bag.per_colour.4", "per_colour.4", "4")
    ann.page.get_by_text("fills the bag with").first.wait_for()


def test_a_saved_set_can_be_played_and_is_shown_on_the_board(visit):
    ann = visit()
    save_set(ann)
    ann.page.get_by_role("link", name="Create table attic").click()
    ann.page.get_by_role("radio", name="attic").wait_for()
    expect(ann.page.get_by_role("radio", name="attic")).to_be_checked()
    ann.page.get_by_role("button", name="Start game").click()
    ann.page.locator(".farm.own .life-ring").wait_for()
    expect(ann.page.locator(".farm.own .life-ring .year")).to_have_count(12)
    expect(ann.page.locator("header .subtitle")).to_contain_text("Custom values “attic”")
    table = ann.page.request.get(ann.page.url.replace("/tables/", "/api/tables/")).json()
    assert table["custom_values"]["values"] == {LAP: 12}


def test_a_set_can_be_exported_and_imported_as_on_the_command_line(visit, tmp_path, capsys):
    ann = visit()
    save_set(ann)
    with ann.page.expect_download() as coming:
        ann.page.get_by_role("button", name="Download file attic").click()
    file = Path(tmp_path) / coming.value.suggested_filename
    coming.value.save_as(file)
    assert main(["values", "village", "--check", str(file)]) == 0
    assert "1 value, 1 different from the default" in capsys.readouterr().out
    ann.page.get_by_role("button", name="Delete attic").click()
    for _ in range(2):  # importing the same file again does not add a set
        ann.page.locator("#custom-values-file").set_input_files(file)
        ann.page.get_by_text("“attic” is saved").wait_for()
    expect(ann.page.locator(f'[data-key="{LAP}"] input')).to_have_value("12")
    expect(ann.page.get_by_label("Name of the set")).to_have_value("attic")
    expect(ann.page.get_by_role("link", name="Create table")).to_have_count(1)
    file.write_text(file.read_text().replace("12", "13"))
    ann.page.locator("#custom-values-file").set_input_files(file)
    ann.page.get_by_text("“attic 2” is saved").wait_for()


def test_unsaved_values_are_kept_when_leaving_the_page(visit):
    ann = visit("de")
    ann.open("/custom-values?game=village")
    enter(ann, LAP, "lap", "12")
    ann.page.get_by_label("Name des Wertesatzes").fill("Boden")
    ann.page.get_by_text("Noch nicht gespeichert.").wait_for()
    ann.open("/rules")
    ann.open("/custom-values?game=village")
    expect(ann.page.get_by_label("Name des Wertesatzes")).to_have_value("Boden")
    ann.page.get_by_text("1 Wert weicht von unserem ab. Noch nicht gespeichert.").wait_for()
    ann.page.get_by_role("button", name="Speichern").click()
    ann.page.get_by_text("„Boden“ ist in diesem Browser gespeichert.").wait_for()
    ann.open("/custom-values?game=village")
    ann.page.get_by_text("Kein eingetragener Wert").wait_for()


def test_an_invalid_file_is_rejected_with_a_reason(visit, tmp_path):
    ann = visit()
    ann.open("/custom-values?game=village")
    file = Path(tmp_path) / "bad.toml"
    file.write_text("[values]\nvillage.life.lap = 1\n")
    ann.page.locator("#custom-values-file").set_input_files(file)
    ann.page.get_by_role("alert").get_by_text("from 7 to 20").wait_for()
    file.write_text("no table of values")
    ann.page.locator("#custom-values-file").set_input_files(file)
    ann.page.get_by_role("alert").get_by_text("not a valid TOML file").wait_for()
    ann.page.get_by_text("No value differs").wait_for()


@pytest.mark.one_case
@pytest.mark.parametrize(("game", "language"), [("village", "de"), ("my_village", "zh")])
def test_the_editor_is_accessible_and_translated(visit, game, language):
    ann = visit(language, width=390)
    ann.open(f"/custom-values?game={game}")
    ann.page.locator("details").first.wait_for()
    for place in ann.page.locator("details").all():
        place.evaluate("element => (element.open = true)")
    assert "⟦" not in ann.page_text()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
    ann.page.evaluate(AXE.read_text("utf-8"))
    assert ann.page.evaluate(RUN_AXE) == []


def test_contents_link_to_expansions_and_labels_name_player_counts(visit):
    ann = visit()
    ann.open("/custom-values?game=village")
    ann.page.get_by_role("navigation", name="Contents").get_by_role("link", name="Port").click()
    expect(ann.page.get_by_role("region", name="Port").get_by_role("heading")).to_be_in_viewport()
    find_field(ann, "village.chronicle.church.2", "chronicle church")
    expect(ann.page.locator('[data-key="village.chronicle.church.2"] b')).to_have_text("church · 2 players")
    ann.open("/custom-values?game=my_village")
    find_field(ann, "my_village.setup.rat_start.1", "rat_start")
    expect(ann.page.locator('[data-key="my_village.setup.rat_start.1"] b')).to_contain_text("2 players")
