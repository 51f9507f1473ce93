"""What the boxes lay on the table: the Inn's stacks, the rival, and whatever a box has that nobody draws better."""

from __future__ import annotations

import json
from typing import Any, Final

from rich.text import Text

from village.terminal.flow import WIDTH, flow, heading, padded, paragraph
from village.terminal.language import Language
from village.terminal.paint import cubes, generations, joined, members_at, rival
from village.terminal.printed import prices, recesses, rules_of, tiles_of_fate

DRAWN: Final = ("inn", "goals", "solo")  # goals lie on the farms


def box_lines(view: dict[str, Any], words: Language) -> list[Text]:
    """Every box in play. One that has no picture of its own is written out: nothing is hidden."""
    lines = inn_lines(view, words) + rival_lines(view, words)
    for module in rules_of(view).modules:
        if module.name in view and module.name not in DRAWN:
            written = json.dumps(view[module.name], ensure_ascii=False)
            lines += paragraph(heading(words.text.box(module.name)), Text(written))
    return lines


def inn_lines(view: dict[str, Any], words: Language) -> list[Text]:
    """I-SET-4: the stacks with the villager on top, its price and effect; then guests, and villagers played."""
    if "inn" not in view:
        return []
    lines = []
    for number, stack in enumerate(view["inn"]["stacks"], 1):
        label = words.text.box("inn") if number == 1 else ""
        lead = Text.assemble(heading(label), f"[{number}] ")
        lines += paragraph(lead, stack_note(stack, words))
    lines += flow("", [Text.assemble(words.label("inn-guests"), " ", joined(members_at(words, view, "inn")))])
    if view["inn"]["out"]:
        lines += listed("", words.label("inn-out"), [words.text.card(card)[0] for card in view["inn"]["out"]])
    return lines


def stack_note(stack: dict[str, Any], words: Language) -> Text:
    """`Scribe (a beer): Take 2 scrolls. +9 face down; under it: Medico`"""
    note = Text("-")
    if stack["shown"]:
        name, effect = words.text.card(stack["shown"])
        price = words.text.payment(prices()[stack["shown"]])
        note = Text.assemble((name, "bold"), f" ({price}): {effect}")
    if stack["unseen"]:
        note = Text.assemble(note, " ", words.label("inn-unseen", cards=stack["unseen"]))
    if stack["under"]:
        names = ", ".join(words.text.card(card)[0] for card in stack["under"])
        note = Text.assemble(note, " ", words.label("inn-under", names=names))
    return note


def listed(label: str, name: str, items: list[str]) -> list[Text]:
    return paragraph(heading(label), Text(f"{name} {', '.join(items)}"))


def rival_lines(view: dict[str, Any], words: Language) -> list[Text]:
    """S-SET-2 to S-SET-4: her members, her ring of cubes and the tiles of fate."""
    if "solo" not in view:
        return []
    hers = view["solo"]
    title = Text.assemble("── ", rival(words), " · ", words.label("rival-served", customers=len(hers["served"])), " ")
    lines = [padded(Text.assemble(title, "─" * max(0, WIDTH - title.cell_len)), WIDTH)]
    members = [
        words.label("rival-beside", members=generations(hers["beside"]) or "-"),
        words.label("rival-waiting", members=generations(hers["waiting"]) or "-"),
        words.label("rival-dead", members=sum(sum(crowd) for crowd in hers["dead"].values())),
    ]
    lines += flow(words.label("farm-members"), members)
    place = words.label("rival-recess", recess=hers["recess"], recesses=recesses())
    space = [words.label("rival-space", space=words.space(hers["space"]))] if hers["space"] else []
    placed = joined(cubes(words, {colour: 1}) for colour in hers["placed"])
    lines += flow(words.label("rival-ring"), [place, placed, *space])
    lines += flow(words.label("rival-fate"), fate_notes(hers["fate"], words))
    return lines


def fate_notes(fate: list[str], words: Language) -> list[str]:
    """Each tile with the recess after which it lies."""
    return [
        words.label("rival-tile", recess=recess, tile=words.text.word(tile))
        for recess, tile in zip(tiles_of_fate(), fate, strict=True)
    ]
