"""Every legal move can be clicked at its centre, in a wide window and on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.fake_stream import FakeStream, questions

WIDTHS = (1440, 390)
EXPANSIONS = ["inn", "port", "goals", "customers", "marriage"]
# The centre of every target must belong to it. Sheets are opened as needed, and the page is scrolled where the card
# picker covers the bottom.
COVERED = """async () => {
  const targets = ".board [data-token], .my-village [data-token], .my-village [data-pick], .prompt-bar [data-token]";
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const named = (element) => element.closest("[data-token], [data-target], [class]")?.outerHTML.slice(0, 90);
  const over = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const mine = hit?.closest("[data-token], [data-pick]");
    const same = mine && mine.dataset.token === element.dataset.token && mine.dataset.pick === element.dataset.pick;
    return element.contains(hit) || same ? null : (hit ?? document.documentElement);
  };
  const faults = [];
  let seen = 0;
  await frames();
  for (const element of document.querySelectorAll(targets)) {
    const sheet = element.closest(".sheet.off-screen")?.dataset.sheet;
    if (sheet) {
      document.querySelector(`[data-tab="${sheet}"]`).click();
      await frames();
    }
    if (!element.isConnected || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (!element.getBoundingClientRect().width) continue;
    seen++;
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const first = over(element);
    const free = (far) => (scrollBy({ top: far, behavior: "instant" }), over(element) === null);
    if (first === null || [150, -300].some(free)) continue;
    faults.push(`${element.dataset.token ?? element.dataset.pick} is covered by ${named(first)}`);
  }
  return { faults, seen };
}"""

TABLES: dict[str, dict[str, Any]] = {
    "all": {"seats": 5, "expansions": EXPANSIONS},
    "solo": {"seats": 1, "expansions": EXPANSIONS},
    "my_village": {"game": "my_village", "seats": 4},
}
MORE: dict[str, dict[str, Any]] = {
    "2011": {"edition": "2011", "seats": 2},
    **{expansion: {"seats": 2, "expansions": [expansion]} for expansion in EXPANSIONS},
    **{f"solo-{expansion}": {"seats": 1, "expansions": [expansion]} for expansion in EXPANSIONS},
    "my_village-2": {"game": "my_village", "seats": 2},
}


def covered(visit: Any, setting: dict[str, Any]) -> list[str]:
    """Return the moves that cannot be clicked, by question."""
    stage = FakeStream(visit(width=WIDTHS[0]), **setting)
    page = stage.ann.page
    views = questions("press", 2, **setting)
    faults: list[str] = []
    pressed = 0
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_function("width => innerWidth === width", arg=width)
        for kind, view in views.items():
            stage.show(view)
            result = page.evaluate(COVERED)
            faults += [f"{kind} at {width}: {fault}" for fault in result["faults"]]
            pressed += result["seen"]
    assert pressed > 50
    return faults


@pytest.mark.one_case
@pytest.mark.parametrize("setting", [*TABLES.values(), *MORE.values()], ids=[*TABLES, *MORE])
def test_nothing_covers_a_legal_move(visit, setting):
    assert "\n".join(covered(visit, setting)) == ""


DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
PANELS = """() => {
  const panels = ".scenery, .farm, .stock, #sidebar, .replay-section, .villages > *";
  return [...document.querySelectorAll(panels)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round);
  });
}"""
STORED = """() => [...document.querySelectorAll(".own .resources > *")].map((element) => {
  const { x, y } = element.getBoundingClientRect();
  return [x, y + scrollY].map(Math.round);
})"""
PRICES = ("pay", "fee", "fare")  # questions about payments


@pytest.mark.parametrize(("games", "setting"), [(3, TABLES["all"]), (45, {"game": "my_village", "seats": 3})])
def test_payment_prompts_do_not_shift_the_layout(visit, games, setting):
    by_kind = questions("pay", games, **setting)
    priced = {kind: view for kind, view in by_kind.items() if kind.split()[0] in PRICES}
    assert priced
    for width in WIDTHS:
        ann = visit(width=width)
        table = FakeStream(ann, **setting)
        ann.page.locator("#sidebar").wait_for()  # the board is loaded
        for kind, view in priced.items():
            table.show({**view, "ply": view["ply"] + 1000, "ask": {**view["ask"], "tokens": []}})
            before = ann.page.evaluate(PANELS)
            table.show(view)
            assert len(before) > 4
            assert ann.page.evaluate(PANELS) == before, f"{kind} at {width}"


def test_changing_numbers_do_not_shift_the_layout(visit):
    ann = visit(width=WIDTHS[0])
    table = FakeStream(ann, seats=3)
    ann.page.locator("#sidebar").wait_for()
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
        ann.page.evaluate(DRAWN)
        table.show({**poor, "ply": view["ply"] + width})
        before = ann.page.evaluate(PANELS), ann.page.evaluate(STORED)
        table.show({**rich, "ply": view["ply"] + width + 1})
        assert (ann.page.evaluate(PANELS), ann.page.evaluate(STORED)) == before, width


def test_the_close_button_covers_no_text_on_a_phone(visit):
    ann = visit(width=390)
    ann.open_new_table(seats=2, players=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={"first_player": 0})
    ann.page.locator(".prompt-bar.my-turn").wait_for()
    ann.page.keyboard.press("?")
    text = ann.page.locator(".popover p").first
    text.wait_for()
    button = ann.page.locator(".popover .close").bounding_box()
    text_box = text.bounding_box()
    assert button
    assert text_box
    assert button["y"] + button["height"] <= text_box["y"]
