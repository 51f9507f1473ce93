"""Screens that one seldom comes to: every question of My Village, what stands beside games, and what goes wrong."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache, partial

import village
from tests.browser.staged import answered, judged
from tests.browser.test_learn import walk_on
from tests.browser.test_take_back import press
from tests.browser.visitor import Visitor, played
from tests.browser.wire import Wire
from tests.my import rich
from village.text.catalogue import pages, source

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
QUESTIONS = (
    "dice", "value", "change", "banner", "white", "fare", "pay", "customer", "school", "headman", "tile", "mark",
    "plow", "redraw", "death", "laborer", "avoid",
)  # fmt: skip
Screen = Callable[[Visitor], None]


def said(ann: Visitor, name: str) -> str:
    """What the page calls it in the language of whoever looks at it."""
    language = str(ann.page.evaluate("document.documentElement.lang")).split("-")[0]
    found = re.search(rf"^{name} = (.+)$", "\n".join(source(language, file) for file in pages()), re.MULTILINE)
    assert found, name
    return found[1]


def fresh_game(seats: int, number: int) -> village.Record:
    return village.new(game="my_village", seats=seats, seed=f"seldom{number}")


@cache
def found(seats: int, games: int = 40) -> dict[str, str]:
    """Games of My Village up to each question, each where it has most answers."""
    best: dict[str, tuple[int, str]] = {}
    for number in range(games):
        chance = random.Random(number)
        game = village.position("my_village", rich(seats), seed=number) if number % 2 else fresh_game(seats, number)
        while not game.over:
            if len(game.moves) > best.get(game.question, (0, ""))[0]:
                best[game.question] = (len(game.moves), game.dump())
            game.play(chance.choice([one for one in game.moves if not one.endswith((" done", " no"))] or game.moves))
    return {question: text for question, (_, text) in best.items()}


def asked(ann: Visitor, question: str, seats: int = 3) -> None:
    """A game goes on where this is asked; whoever brings it sits on every seat."""
    ann.page.request.post(f"{ann.address}/api/me", data={"name": "Ann"})
    reply = ann.page.request.post(f"{ann.address}/api/records", data={"text": found(seats)[question]})
    assert reply.ok, reply.text()
    ann.open(f"/games/{reply.json()['id']}")
    ann.page.locator(".curtain button, button.answer").first.wait_for(state="attached")
    if ann.page.locator(".curtain").count():
        ann.page.locator(".curtain button").click()
        ann.page.mouse.move(0, 0)  # else a card is read that lies under it
    ann.answers.first.wait_for(state="attached")


def seated(ann: Visitor, seats: int) -> None:
    ann.sit_later(10, game="my_village", seats=seats, chairs=[ME, *[BOT] * (seats - 1)])


def card(ann: Visitor) -> None:
    """One that does not answer is shown large."""
    asked(ann, "dice")
    ann.page.locator(".religion .slot").first.click()
    ann.page.get_by_role("dialog").wait_for()


def others(ann: Visitor) -> None:
    """The villages of the others, further down in their column."""
    asked(ann, "death", seats=4)
    ann.page.locator(".villages").evaluate("one => one.scrollTo(0, one.scrollHeight)")


def shared(ann: Visitor) -> None:
    """Two at one screen who have no secrets."""
    ann.sit(game="my_village", seats=2, chairs=[ME, {"kind": "me", "name": "Bob"}])


def home(ann: Visitor) -> None:
    ann.open("/")
    ann.page.locator(".games label").last.click()


def lesson(ann: Visitor) -> None:
    """The middle of the guided game."""
    ann.open("/learn/my_village/first")
    walk_on(ann, "my_village", "first", [], until="dice")


def daily(ann: Visitor) -> None:
    """One game was begun, the others are open."""
    ann.page.request.post(f"{ann.address}/api/me", data={"name": "Ann"})
    ann.open("/daily")
    ann.page.locator(".games section").first.wait_for()
    ann.page.request.post(f"{ann.address}/api/daily/my_village/company", data={})
    ann.open("/daily")
    ann.page.locator(".games section").first.wait_for()


def puzzle(ann: Visitor) -> None:
    ann.open("/puzzles")
    ann.page.locator('a.first[href*="/my_village/"]').click()
    ann.page.locator(".question").wait_for()


def solved(ann: Visitor) -> None:
    puzzle(ann)
    ann.page.locator(".offer:enabled, .roll[data-pick]").first.wait_for()
    ann.answer(random.Random(1))
    ann.page.wait_for_timeout(1500)


def results(ann: Visitor) -> None:
    """Of somebody who has played and has a friend."""
    for seats, boxes in ((2, ["inn"]), (3, [])):
        id = ann.lay(seats=seats, chairs=[ME, *[BOT] * (seats - 1)], boxes=boxes)
        ann.page.request.post(f"{ann.address}/api/games/{id}/resign", data={})
    ann.open("/results")
    ann.page.get_by_role("button", name=said(ann, "page-pals-link")).click()
    ann.page.locator(".invitation input").wait_for()


def fresh(ann: Visitor, path: str) -> None:
    """What somebody sees who has nothing yet."""
    ann.page.context.clear_cookies()
    ann.open(path)


def hint(ann: Visitor) -> None:
    ann.sit_later(9, game="my_village", seats=2, chairs=[ME, BOT])
    ann.page.get_by_role("button", name=said(ann, "page-hint"), exact=True).click()
    ann.page.locator(".hint .one").first.wait_for()
    ann.page.locator(".hint .one").first.click()


def analysis(ann: Visitor) -> None:
    """What decided a game, as a judge would say it."""
    game = played(random.Random(3), game="my_village", seats=3)
    ann.page.route("**/analysis?seat=0", lambda route: answered(route, judged(game.log)))
    ann.open(ann.bring(game))
    ann.page.get_by_role("button", name=said(ann, "page-judged-ask")).click()
    ann.page.locator(".chances .turn").wait_for()
    ann.page.locator(".chances").scroll_into_view_if_needed()


def coach(ann: Visitor) -> None:
    """It asks before a turn is wasted."""
    ann.sit(seats=2, chairs=[ME, BOT], options={"first_player": 0})
    vain = ann.page.locator(".board [data-wasted]").first
    vain.wait_for()
    vain.focus()
    ann.page.keyboard.press("Enter")
    ann.page.get_by_role("button", name=said(ann, "page-confirm-yes")).wait_for()


def confirm(ann: Visitor) -> None:
    """The end of a turn, once more."""
    ann.open("/")
    kept = "{ ...JSON.parse(localStorage.village), confirm: true, coach: false }"  # else that asks, and first
    ann.page.evaluate(f"localStorage.village = JSON.stringify({kept})")
    ann.sit(seats=2, chairs=[ME, BOT], options={"first_player": 0})
    ann.answers.first.wait_for(state="attached")
    press(ann, "turn grain")
    ann.page.locator('button.answer[data-token="harvest pass"]').first.wait_for(state="attached")
    ann.page.wait_for_load_state("networkidle")
    press(ann, "harvest pass")
    ann.page.locator(".confirm").wait_for()


def chat(ann: Visitor) -> None:
    """People at a table talk."""
    id = ann.lay(game="my_village", seats=2, chairs=[ME, BOT])
    for line in ("Hello! Good luck.", "May your stories reach the house before the rats do."):
        ann.page.request.post(f"{ann.address}/api/games/{id}/chat", data={"text": line})
    ann.open(f"/games/{id}")
    ann.page.get_by_role("tab", name=said(ann, "page-tab-chat")).click()


def away(ann: Visitor) -> None:
    """The server is out of reach."""
    wire = Wire(int(ann.address.rpartition(":")[2]))
    ann.address = f"http://127.0.0.1:{wire.port}"
    asked(ann, "banner")
    wire.cut()
    ann.page.locator(".lost").wait_for()


SELDOM: dict[str, Screen] = {
    **{f"my{seats}": partial(seated, seats=seats) for seats in (2, 3, 4)},
    **{f"ask_{question}": partial(asked, question=question) for question in QUESTIONS},
    "card": card, "others": others, "my_shared": shared, "my_home": home,
    "my_lesson": lesson, "my_new": lambda ann: ann.open("/new?game=my_village"),
    "my_numbers": lambda ann: ann.open("/numbers?game=my_village"), "learn": lambda ann: ann.open("/learn"),
    "daily": daily, "puzzles": lambda ann: ann.open("/puzzles"), "puzzle": puzzle, "solved": solved, "results": results,
    "hint": hint, "coach": coach, "confirm": confirm, "chat": chat, "analysis": analysis, "away": away,
    "unknown": lambda ann: ann.page.goto(f"{ann.address}/games/nothing"),
    "nowhere": lambda ann: ann.open("/nowhere"),
    "no_tables": partial(fresh, path="/tables"), "no_results": partial(fresh, path="/results"),
}  # fmt: skip
