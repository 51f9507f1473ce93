"""A player alone: the rival with her members, her ring of cubes and the tiles of fate."""

from __future__ import annotations

from typing import Any, Final, cast

from rich.text import Text

from village.games.village.boxes.solo.box import Solo as Box
from village.games.village.game import VillageGame
from village.games.village.position import FIELDS
from village.terminal.flow import flow, titled
from village.terminal.games.village.drawing import Drawing, Note
from village.terminal.games.village.notes import Notes
from village.terminal.games.village.paint import cubes, generations, joined, space_name
from village.terminal.games.village.printed import rules_of, table_of
from village.terminal.language import Language
from village.terminal.scene import Event, View

HERS: Final = ("rival", "fate", "die")  # how events of the rival begin
STYLE: Final = "bold magenta"


class Solo(Drawing):
    """She has a place of her own, and members among those of the family."""

    plain = ("rival-not-there",)

    def lines(self, view: View, words: Language) -> list[Text]:
        """S-SET-2 to S-SET-4."""
        hers = view["solo"]
        name = Text.assemble(rival(words), " ", words.text.name(view["seats"], words.names(view["seats"])))
        served = Text(words.label("solo-served", customers=len(hers["served"])))
        members = [
            words.label("solo-beside", members=generations(hers["beside"]) or "-"),
            words.label("solo-waiting", members=generations(hers["waiting"]) or "-"),
            words.label("solo-dead", members=sum(sum(crowd) for crowd in hers["dead"].values())),
        ]
        place = words.label("solo-recess", recess=hers["recess"], recesses=ring(view)["recesses"])
        space = [words.label("solo-space", space=space_name(words, hers["space"]))] if hers["space"] else []
        placed = joined(cubes(words, {colour: 1}) for colour in hers["placed"])
        return [
            titled([name, served]),
            *flow(words.label("farm-members"), members),
            *flow(words.label("solo-ring"), [place, placed, *space]),
            *flow(words.label("solo-fate"), fate_notes(view, words)),
        ]

    def farm(self, view: View, words: Language, seat: int, own: bool) -> list[Text]:
        """S-RND-2: the ring, until it is spent."""
        return flow(words.label("solo-farm"), [words.label("solo-spare")]) if ring_is_spare(view) else []

    def members(self, view: View, words: Language, place: str) -> list[Text]:
        """Hers: `R3`."""
        return [
            Text.assemble((f"{words.label('solo-letter')}{generation}", STYLE))
            for generation, there in enumerate(hers_at(view["solo"], place), 1)
            for _ in range(there)
        ]

    def notes(self, view: View, words: Language) -> dict[str, Note]:
        return SoloNotes(view, words).by_step() if ring_is_spare(view) else {}

    def asked(self, view: View, words: Language) -> str:
        """S-TRN-1: where she takes her cube from follows from the board, so say it."""
        if view["ask"]["step"] != "rival":
            return ""
        return words.label("solo-asked", origin=words.text.some(f"space-{next_space(view)}", 1, "from"))

    def sign(self, event: Event, words: Language, seats: int) -> Text:
        """She comes after all seats."""
        return rival(words) if event["kind"].startswith(HERS) or event["seat"] >= seats else Text()


class SoloNotes(Notes):
    """S-RND-2: beside every answer that spends the ring before a coin, whatever question it is."""

    def by_step(self) -> dict[str, Note]:
        return {self.view["ask"]["step"]: self.spent}

    def spent(self, parts: list[str]) -> list[str]:
        return [self.words.label("solo-note")] if "ring_spent" in self.told_after(".".join(parts)) else []

    def told_after(self, answer: str) -> list[str]:
        """What would happen: the answer is tried where nobody sees it."""
        known = [*FIELDS, *(module.name for module in self.rules.modules)]
        s = cast(VillageGame, self.rules).position({name: self.view[name] for name in known if name in self.view})
        s.settle()
        s.news = []
        step = s.stack[-1].step
        s.play(next(choice for choice in s.legal() if step.token(choice) == answer))
        return [event.kind for event in s.news]


def ring(view: View) -> dict[str, Any]:
    found: dict[str, Any] = table_of(view, "solo")["ring"]
    return found


def rival(words: Language) -> Text:
    return Text(words.label("solo-letter"), style=STYLE)


def ring_is_spare(view: View) -> bool:
    return bool(view["solo"]["spare"])


def hers_at(hers: dict[str, Any], place: str) -> list[int]:
    """Her members by generation in the black bag, at a window or among the dead."""
    if place == "bag":
        crowd: list[int] = hers["bag"]
        return crowd
    if place.startswith("window"):
        return [int(hers["windows"][int(place[-1]) - 1] == generation) for generation in (1, 2, 3, 4)]
    dead: list[int] = hers["dead"].get(place.removeprefix("chronicle."), [])
    return dead


def fate_notes(view: View, words: Language) -> list[str]:
    """Each tile with the recess after which it lies."""
    return [
        words.label("solo-tile", recess=recess, tile=words.text.word(tile))
        for recess, tile in zip([*ring(view)["top"], *ring(view)["bottom"]], view["solo"]["fate"], strict=True)
    ]


def next_space(view: View) -> str:
    """The player chooses only if any cube will do: it comes from the space just used, else from the next with cubes."""
    rules = rules_of(view)
    solo = cast(Box, next(module for module in rules.modules if module.name == "solo"))
    spaces = [rules.space_names[space] for space in solo.search]
    used = spaces.index(view["used"])
    return next(space for space in spaces[used:] + spaces[:used] if view["spaces"][space])


DRAWING: Final = Solo()
