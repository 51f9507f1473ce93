"""Rare screens: every prompt of My Village, pages other than tables, and errors."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache, partial

import village
from tests.browser.cuttable_proxy import CuttableProxy
from tests.browser.fake_stream import analysis_response, fulfill_json
from tests.browser.page_driver import PageDriver, play_random_game
from tests.browser.test_lessons import complete_lesson
from tests.browser.test_undo import press
from tests.builders.my_village import rich
from village.text.message_files import page_files, source

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
QUESTIONS = (
    "dice", "value", "change", "banner", "white", "fare", "pay", "customer", "school", "headman", "tile", "mark",
    "plow", "redraw", "death", "laborer", "avoid",
)  # fmt: skip
Screen = Callable[[PageDriver], None]


def page_text(ann: PageDriver, name: str) -> str:
    """Return a text of the page in the language of the player."""
    language = str(ann.page.evaluate("document.documentElement.lang")).removesuffix("-Hans")
    match = re.search(rf"^{name} = (.+)$", "\n".join(source(language, file) for file in page_files()), re.MULTILINE)
    assert match, name
    return match[1]


def fresh_game(seats: int, number: int) -> village.Record:
    return village.new(game="my_village", seats=seats, seed=f"rare{number}")


@cache
def records_by_question(seats: int, games: int = 40) -> dict[str, str]:
    """Return records of My Village up to each question, where it has the most moves."""
    best: dict[str, tuple[int, str]] = {}
    for number in range(games):
        rng = random.Random(number)
        game = village.position("my_village", rich(seats), seed=number) if number % 2 else fresh_game(seats, number)
        while not game.over:
            if len(game.moves) > best.get(game.question, (0, ""))[0]:
                best[game.question] = (len(game.moves), game.dump())
            game.play(rng.choice([move for move in game.moves if not move.endswith((" done", " no"))] or game.moves))
    return {question: text for question, (_, text) in best.items()}


def open_question(ann: PageDriver, question: str, seats: int = 3) -> None:
    """Continue a game at this question, with the player on every seat."""
    ann.page.request.post(f"{ann.address}/api/me", data={"name": "Ann"})
    reply = ann.page.request.post(f"{ann.address}/api/records", data={"text": records_by_question(seats)[question]})
    assert reply.ok, reply.text()
    ann.open(f"/tables/{reply.json()['id']}")
    ann.page.locator(".pass-device button, button.move").first.wait_for(state="attached")
    if ann.page.locator(".pass-device").count():
        ann.page.locator(".pass-device button").click()
        ann.page.mouse.move(0, 0)  # otherwise the card under the pointer is enlarged
    ann.move_buttons.first.wait_for(state="attached")


def seated(ann: PageDriver, seats: int) -> None:
    ann.open_table_after_moves(10, game="my_village", seats=seats, players=[ME, *[BOT] * (seats - 1)])


def card(ann: PageDriver) -> None:
    """A card that is not a legal move is enlarged."""
    open_question(ann, "dice")
    ann.page.locator(".religion .slot").first.click()
    ann.page.get_by_role("dialog").wait_for()


def others(ann: PageDriver) -> None:
    """The villages of the other players, further down."""
    open_question(ann, "death", seats=4)
    ann.page.locator(".villages").evaluate("element => element.scrollTo(0, element.scrollHeight)")


def shared(ann: PageDriver) -> None:
    """Pass and play without secrets."""
    ann.open_new_table(game="my_village", seats=2, players=[ME, {"kind": "me", "name": "Bob"}])


def home(ann: PageDriver) -> None:
    ann.open("/")
    ann.page.locator(".game-picker label").last.click()


def lesson(ann: PageDriver) -> None:
    """The middle of the tutorial."""
    ann.open("/tutorials/my_village/first")
    complete_lesson(ann, "my_village", "first", [], until="dice")


def daily(ann: PageDriver) -> None:
    """One daily game in progress, the others open."""
    ann.page.request.post(f"{ann.address}/api/me", data={"name": "Ann"})
    ann.open("/daily")
    ann.page.locator(".daily-games section").first.wait_for()
    ann.page.request.post(f"{ann.address}/api/daily/my_village/bots", data={})
    ann.open("/daily")
    ann.page.locator(".daily-games section").first.wait_for()


def puzzle(ann: PageDriver) -> None:
    ann.open("/puzzles")
    ann.page.locator('a.primary[href*="/my_village/"]').click()
    ann.page.locator(".prompt-bar").wait_for()


def solved(ann: PageDriver) -> None:
    puzzle(ann)
    ann.page.locator(".move-button:enabled, .die-slot[data-pick]").first.wait_for()
    ann.make_random_move(random.Random(1))
    ann.page.wait_for_timeout(1500)


def results(ann: PageDriver) -> None:
    """The results of a player with finished games and a friend."""
    for seats, expansions in ((2, ["inn"]), (3, [])):
        id = ann.create_table(seats=seats, players=[ME, *[BOT] * (seats - 1)], expansions=expansions)
        ann.page.request.post(f"{ann.address}/api/tables/{id}/resign", data={})
    ann.open("/stats")
    ann.page.get_by_role("button", name=page_text(ann, "page-friends-link")).click()
    ann.page.locator(".invitation input").wait_for()


def fresh(ann: PageDriver, path: str) -> None:
    """A page of a new player."""
    ann.page.context.clear_cookies()
    ann.open(path)


def hint(ann: PageDriver) -> None:
    ann.open_table_after_moves(9, game="my_village", seats=2, players=[ME, BOT])
    ann.page.get_by_role("button", name=page_text(ann, "page-hint"), exact=True).click()
    ann.page.locator(".hint .hinted-move").first.wait_for()
    ann.page.locator(".hint .hinted-move").first.click()


def analysis(ann: PageDriver) -> None:
    """The analysis of a game."""
    game = play_random_game(random.Random(3), game="my_village", seats=3)
    ann.page.route("**/analysis?seat=0", lambda route: fulfill_json(route, analysis_response(game.log)))
    ann.open(ann.import_record(game))
    ann.page.get_by_role("button", name=page_text(ann, "page-analysis-request")).click()
    ann.page.locator(".win-chart .turning-point").wait_for()
    ann.page.locator(".win-chart").scroll_into_view_if_needed()


def coach(ann: PageDriver) -> None:
    """The coach warns before a wasted turn."""
    ann.open_new_table(seats=2, players=[ME, BOT], options={"first_player": 0})
    wasted = ann.page.locator(".board [data-wasted]").first
    wasted.wait_for()
    wasted.focus()
    ann.page.keyboard.press("Enter")
    ann.page.get_by_role("button", name=page_text(ann, "page-confirm-yes")).wait_for()


def confirm(ann: PageDriver) -> None:
    """The confirmation at the end of a turn."""
    ann.open("/")
    settings = "{ ...JSON.parse(localStorage.village), confirm: true, coach: false }"  # otherwise the coach asks first
    ann.page.evaluate(f"localStorage.village = JSON.stringify({settings})")
    ann.open_new_table(seats=2, players=[ME, BOT], options={"first_player": 0})
    ann.move_buttons.first.wait_for(state="attached")
    press(ann, "turn grain")
    ann.page.locator('button.move[data-token="harvest pass"]').first.wait_for(state="attached")
    ann.page.wait_for_load_state("networkidle")
    press(ann, "harvest pass")
    ann.page.locator(".confirm").wait_for()


def chat(ann: PageDriver) -> None:
    """Chat at a table."""
    id = ann.create_table(game="my_village", seats=2, players=[ME, BOT])
    for line in ("Hello! Good luck.", "May your stories reach the house before the rats do."):
        ann.page.request.post(f"{ann.address}/api/tables/{id}/chat", data={"text": line})
    ann.open(f"/tables/{id}")
    ann.page.get_by_role("tab", name=page_text(ann, "page-tab-chat")).click()


def away(ann: PageDriver) -> None:
    """The server is unreachable."""
    proxy = CuttableProxy(int(ann.address.rpartition(":")[2]))
    ann.address = f"http://127.0.0.1:{proxy.port}"
    open_question(ann, "banner")
    proxy.cut()
    ann.page.locator(".connection-lost").wait_for()


RARE: dict[str, Screen] = {
    **{f"my{seats}": partial(seated, seats=seats) for seats in (2, 3, 4)},
    **{f"ask_{question}": partial(open_question, question=question) for question in QUESTIONS},
    "card": card, "others": others, "my_shared": shared, "my_home": home,
    "my_lesson": lesson, "my_new": lambda ann: ann.open("/new?game=my_village"),
    "my_custom_values": lambda ann: ann.open("/custom-values?game=my_village"),
    "tutorials": lambda ann: ann.open("/tutorials"),
    "daily": daily, "puzzles": lambda ann: ann.open("/puzzles"), "puzzle": puzzle, "solved": solved, "results": results,
    "hint": hint, "coach": coach, "confirm": confirm, "chat": chat, "analysis": analysis, "away": away,
    "unknown": lambda ann: ann.page.goto(f"{ann.address}/tables/nothing"),
    "nowhere": lambda ann: ann.open("/nowhere"),
    "no_tables": partial(fresh, path="/tables"), "no_results": partial(fresh, path="/stats"),
}  # fmt: skip
