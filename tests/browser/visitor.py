"""Somebody who looks at the page and presses what it offers."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

import village
from village import Record

PATIENCE = 60_000  # milliseconds; other tests keep the machine busy


def played(chance: random.Random, **setting: Any) -> Record:
    """A whole game by chance, in which nobody declines what can be done."""
    game = village.new(seed="after", **setting)
    while not game.over:
        game.play(chance.choice([one for one in game.moves if "decline" not in one] or game.moves))
    return game


# Remembers that a text was shown, for texts that disappear again before a busy machine looks.
WATCH_FOR = """text => {
  window.shownOnce = new Promise((resolve) => new MutationObserver((_, observer) => {
    if (!document.body.textContent.includes(text)) return;
    observer.disconnect();
    resolve(true);
  }).observe(document.body, { childList: true, subtree: true, characterData: true }));
}"""


class Visitor:
    """A page and what went wrong in it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.mistakes: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        page.on("console", self.heard)

    def heard(self, message: Any) -> None:
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.mistakes.append(message.text)

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)
        self.page.locator("h1, .question, .curtain").first.wait_for()

    def lay(self, **wish: Any) -> str:
        """A table laid by the interface of programs, in this browser's name; its id."""
        self.page.request.post(f"{self.address}/api/me", data={"name": "Ann"})
        reply = self.page.request.post(f"{self.address}/api/games", data={"start": True, "listed": False, **wish})
        assert reply.ok, reply.text()
        return str(reply.json()["id"])

    def view(self, id: str) -> dict[str, Any]:
        """What this browser's owner may see of a game that goes on; nothing once it is over."""
        table = self.page.request.get(f"{self.address}/api/games/{id}").json()
        return dict(table["view"]) if table["status"] == "playing" else {}

    def asked(self, id: str) -> dict[str, Any]:
        """The same, once one has to answer."""
        while (view := self.view(id)) and "tokens" not in view["ask"]:
            self.page.wait_for_timeout(20)
        return view

    def sit_later(self, answers: int, **wish: Any) -> None:
        """Sit down after so many answers, given by the interface of programs: no page draws what nobody looks at."""
        id = self.lay(**wish)
        for number in range(answers):
            view = self.asked(id)
            chosen = random.Random(number).choice(view["ask"]["tokens"])
            data = {"ply": view["ply"], "token": chosen, "key": f"answer-{number:04}"}
            assert self.page.request.post(f"{self.address}/api/games/{id}/moves", data=data).ok
        assert self.asked(id)
        self.open(f"/games/{id}")
        self.answers.first.wait_for(state="attached")

    def bring(self, game: Record) -> str:
        """Hand in a game that was played elsewhere; its address."""
        self.page.request.post(f"{self.address}/api/me", data={"name": "Ann"})
        said = self.page.request.post(f"{self.address}/api/records", data={"text": game.dump()})
        assert said.ok, said.text()
        return f"/games/{said.json()['id']}"

    def sit(self, **wish: Any) -> None:
        self.open(f"/games/{self.lay(**wish)}")
        self.page.locator(".question, .curtain").wait_for()

    @property
    def answers(self) -> Locator:
        return self.page.locator("button.answer:enabled")

    def wait_for_answers(self) -> None:
        """Until there is something to press, in words."""
        self.answers.first.wait_for(state="attached")
        self.show_words()
        self.answers.first.wait_for()

    def answer(self, chance: random.Random) -> bool:
        """Press any answer that is offered; False when the game is over."""
        waiting = self.page.locator("button.answer:enabled, section.end")
        waiting.first.wait_for(state="attached")
        self.show_words()
        if self.page.locator("section.end").count():
            return False
        tokens = self.answers.evaluate_all("buttons => buttons.map((button) => button.dataset.token)")
        if tokens:  # else the answer before is still on its way
            chosen = self.page.locator(f'button.answer[data-token="{chance.choice(tokens)}"]')
            chosen.evaluate("one => one.click()")  # the list may be folded again when the line comes back
        return True

    def tap(self, chance: random.Random) -> bool:
        """Touch anything that glows, on the board or in the bar; False when the game is over."""
        glows = self.page.locator("[data-token]:visible:not([disabled])")
        glows.or_(self.page.locator("section.end")).first.wait_for()
        if self.page.locator("section.end").count():
            return False
        bar = self.page.locator(".question")
        ply = bar.get_attribute("data-ply")
        chosen = glows.nth(chance.randrange(glows.count()))
        chosen.evaluate("one => one.scrollIntoView({ block: 'center', inline: 'start' })")
        in_bar = chosen.evaluate("one => one.matches('.offer')")  # there long ones go on under the last
        chosen.tap(position={"x": 20, "y": 18} if in_bar else None)
        moved = self.page.locator(f'.question:not([data-ply="{ply}"])[aria-busy="false"]')
        try:
            moved.wait_for(timeout=3000)
        except TimeoutError:  # so soon after the last it was taken for the other half of a double tap
            chosen.tap(position={"x": 20, "y": 18} if in_bar else None)
            moved.wait_for()
        return True

    def click_and_see(self, button: Locator, text: str) -> None:
        """Click a button that shows a text for a moment."""
        self.page.evaluate(WATCH_FOR, text)
        button.click()
        self.page.evaluate("window.shownOnce")

    def show_words(self) -> None:
        """Where the village is drawn, the list of answers is folded away."""
        folded = self.page.locator("main details:not([open]):has(button.answer)")
        if folded.count():
            folded.first.locator("summary").first.click()

    def read(self) -> str:
        """Everything that can be read, also by those who listen."""
        return str(self.page.evaluate("document.documentElement.textContent"))


def let_network_in(ann: Visitor, words: str = "Let my network in") -> None:
    """Where the server listens to this machine only; once is enough."""
    button = ann.page.get_by_role("button", name=words)
    button.or_(ann.page.locator(".invitation [role=img]")).first.wait_for()
    if button.count():
        button.first.click()
