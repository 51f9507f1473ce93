"""Every legal move can be clicked at its centre, in a wide window and on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.fake_stream import FakeStream, questions

WIDTHS = (1440, 390)
BOXES = ["inn", "port", "goals", "customers", "marriage"]
# The centre of every target must belong to it. Sheets are opened as needed, and the page is scrolled where the card
# picker covers the bottom.
COVERED = """async () => {
  const glows = ".board [data-token], .hamlet [data-token], .hamlet [data-pick], .question [data-token]";
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const named = (one) => one.closest("[data-token], [data-spot], [class]")?.outerHTML.slice(0, 90);
  const over = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const mine = there?.closest("[data-token], [data-pick]");
    const same = mine && mine.dataset.token === one.dataset.token && mine.dataset.pick === one.dataset.pick;
    return one.contains(there) || same ? null : (there ?? document.documentElement);
  };
  const found = [];
  let seen = 0;
  await frames();
  for (const one of document.querySelectorAll(glows)) {
    const sheet = one.closest(".sheet.away")?.dataset.sheet;
    if (sheet) {
      document.querySelector(`[data-leads="${sheet}"]`).click();
      await frames();
    }
    if (!one.isConnected || !one.checkVisibility({ visibilityProperty: true })) continue;
    if (!one.getBoundingClientRect().width) continue;
    seen++;
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const first = over(one);
    const free = (far) => (scrollBy({ top: far, behavior: "instant" }), over(one) === null);
    if (first === null || [150, -300].some(free)) continue;
    found.push(`${one.dataset.token ?? one.dataset.pick} is covered by ${named(first)}`);
  }
  return { found, seen };
}"""

TABLES: dict[str, dict[str, Any]] = {
    "all": {"seats": 5, "boxes": BOXES},
    "solo": {"seats": 1, "boxes": BOXES},
    "my_village": {"game": "my_village", "seats": 4},
}
MORE: dict[str, dict[str, Any]] = {
    "2011": {"edition": "2011", "seats": 2},
    **{box: {"seats": 2, "boxes": [box]} for box in BOXES},
    **{f"solo-{box}": {"seats": 1, "boxes": [box]} for box in BOXES},
    "my_village-2": {"game": "my_village", "seats": 2},
}


def covered(visit: Any, setting: dict[str, Any]) -> list[str]:
    """Return the moves that cannot be clicked, by question."""
    stage = FakeStream(visit(width=WIDTHS[0]), **setting)
    page = stage.ann.page
    views = questions("press", 2, **setting)
    found: list[str] = []
    pressed = 0
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_function("width => innerWidth === width", arg=width)
        for kind, view in views.items():
            stage.show(view)
            result = page.evaluate(COVERED)
            found += [f"{kind} at {width}: {fault}" for fault in result["found"]]
            pressed += result["seen"]
    assert pressed > 50
    return found


@pytest.mark.one_case
@pytest.mark.parametrize("setting", [*TABLES.values(), *MORE.values()], ids=[*TABLES, *MORE])
def test_nothing_covers_a_legal_move(visit, setting):
    assert "\n".join(covered(visit, setting)) == ""


PANELS = """() => [...document.querySelectorAll(".scenery, .farm, .stock, #leaf, .back, .villages > *")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y + scrollY, width, height].map(Math.round);
})"""
STORED = """() => [...document.querySelectorAll(".own .stores > *")].map((one) => {
  const { x, y } = one.getBoundingClientRect();
  return [x, y + scrollY].map(Math.round);
})"""
PRICES = ("pay", "fee", "fare")  # questions about payments


@pytest.mark.parametrize(("games", "setting"), [(3, TABLES["all"]), (14, {"game": "my_village", "seats": 3})])
def test_payment_prompts_do_not_shift_the_layout(visit, games, setting):
    asked = questions("pay", games, **setting)
    priced = {kind: view for kind, view in asked.items() if kind.split()[0] in PRICES}
    assert priced
    for width in WIDTHS:
        ann = visit(width=width)
        table = FakeStream(ann, **setting)
        ann.page.locator("#leaf").wait_for()  # the board is loaded
        for kind, view in priced.items():
            table.show({**view, "ply": view["ply"] + 1000, "ask": {**view["ask"], "tokens": []}})
            before = ann.page.evaluate(PANELS)
            table.show(view)
            assert len(before) > 4
            assert ann.page.evaluate(PANELS) == before, f"{kind} at {width}"


def test_changing_numbers_do_not_shift_the_layout(visit):
    ann = visit(width=WIDTHS[0])
    table = FakeStream(ann, seats=3)
    ann.page.locator("#leaf").wait_for()
    view = next(iter(questions("stock", 1, seats=3).values()))
    mine = view["families"][0]
    full = dict.fromkeys(view["supply"], 20)
    none = dict.fromkeys(mine["cubes"], 0)
    poor = {**view, "supply": full, "families": [{**mine, "cubes": none}, *view["families"][1:]]}
    some = dict.fromkeys(mine["cubes"], 1)
    rich = {**view, "supply": dict.fromkeys(full, 0), "families": [{**mine, "cubes": some}, *view["families"][1:]]}
    for width in (1440, 1024, 390):
        ann.page.set_viewport_size({"width": width, "height": 800})
        ann.page.wait_for_function("width => innerWidth === width", arg=width)
        table.show({**poor, "ply": view["ply"] + width})
        before = ann.page.evaluate(PANELS), ann.page.evaluate(STORED)
        table.show({**rich, "ply": view["ply"] + width + 1})
        assert (ann.page.evaluate(PANELS), ann.page.evaluate(STORED)) == before, width


def test_the_close_button_covers_no_text_on_a_phone(visit):
    ann = visit(width=390)
    ann.open_new_table(seats=2, chairs=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={"first_player": 0})
    ann.page.locator(".question.mine").wait_for()
    ann.page.keyboard.press("?")
    said = ann.page.locator(".saying p").first
    said.wait_for()
    mark = ann.page.locator(".saying .close").bounding_box()
    words = said.bounding_box()
    assert mark
    assert words
    assert mark["y"] + mark["height"] <= words["y"]
