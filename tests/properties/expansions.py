"""The invariants of the expansions: Inn, Port, Life Goals, Marriage and solo. From the rules and the tables only."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.properties.conditions import people, reached, scored, solo_title
from tests.properties.port import port, port_step
from tests.properties.printed import goals as printed_goals
from tests.properties.printed import one_more, printed, villagers

MEMBERS = [4, 3, 2, 2]
SUITS = ("silver", "gold")

Data = dict[str, Any]


def expansions(data: Data) -> None:
    """Check that everything an expansion adds exists exactly if the expansion is in play."""
    checks = {"inn": inn, "port": port, "goals": goals, "marriage": marriage, "solo": solo}
    for name, check in checks.items():
        in_play = data["seats"] == 1 if name == "solo" else name in data["expansions"]
        assert (name in data) == in_play, f"the expansion {name}"
        if in_play:
            check(data)


def expansions_step(before: Data, after: Data) -> None:
    """Check that what only grows never shrinks."""
    for name, check in {"inn": inn_step, "port": port_step, "goals": goals_step, "solo": solo_step}.items():
        if name in after:
            check(before[name], after[name])


def check_scores(data: Data, scores: list[Data]) -> None:
    """Check the score lines of the expansions, and the title of a solo game."""
    for seat, score in enumerate(scores):
        lines = score["lines"]
        assert score["total"] == sum(lines.values()), "the lines do not add up"
        assert lines.get("villagers") == (scored(data, seat) if "inn" in data else None), "the line of the villagers"
        assert lines.get("sea") == (data["port"]["ships"][seat]["earned"] if "port" in data else None)
        assert ("travel" in lines) == ("port" not in data), "a line for travel by land"
        points = {suit: printed("goals")["points"][suit]["value"] for suit in ("silver", "gold")}
        worth = sum(points[suit] for suit in data["goals"]["reached"][seat]) if "goals" in data else None
        assert lines.get("goals") == worth, "the line of the goals"
        each = printed("marriage")["bliss"]["prestige"]["value"]
        bliss = each * people(data, seat, "bliss") if "marriage" in data else None
        assert lines.get("marriage") == bliss, "the line of bliss"
        assert score.get("title") == (solo_title(data, score["total"]) if data["seats"] == 1 else None)


def on_the_bard(data: Data, seat: int) -> list[int]:
    """I-V03: the member on the card, as a crowd."""
    sung = data["inn"]["bard"][seat] if "inn" in data else None
    return [int(sung is not None and sung["generation"] == generation) for generation in (1, 2, 3, 4)]


def inn(data: Data) -> None:
    part = data["inn"]
    visible = [stack["shown"] for stack in part["stacks"] if stack["shown"]]
    cards = visible + [card for stack in part["stacks"] for card in stack["under"]]
    cards += [card for owned in part["owned"] for card in owned] + part["out"]
    unseen = sum(stack["unseen"] for stack in part["stacks"])
    assert len(set(cards)) == len(cards), "a villager appears twice"
    known = villagers("port" in data)
    assert set(cards) <= set(known), "unknown villager"
    assert len(cards) + unseen == len(known) == 30, "villagers are lost or made"
    stacks(data)
    assert all(known[card]["kind"] == "once" for card in part["out"]), "an end-card was played"
    guests(data)


def stacks(data: Data) -> None:
    assert len(data["inn"]["stacks"]) == printed("inn")["inn"]["stacks"]["value"]
    due = {stack for step, _, stack in data["stack"] if step == "reveal"}
    for number, stack in enumerate(data["inn"]["stacks"]):
        held = stack["unseen"] + len(stack["under"])
        assert not (stack["shown"] and number in due), "a villager is about to be shown twice"
        assert stack["shown"] or number in due or not held, "a stack shows no card"
        assert bool(stack["shown"]) + held <= printed("inn")["inn"]["stack_size"]["value"], "a stack has grown"


def guests(data: Data) -> None:
    """I-INN-3, I-V03, I-WIN: one guest per family, one member on the Bard, windows only for seats."""
    part = data["inn"]
    for family in data["families"]:
        assert sum(family["members"].get("inn", [])) <= 1, "two of a family are in the inn"
    for seat, sung in enumerate(part["bard"]):
        assert sung is None or "bard" in part["owned"][seat], "the Bard was not played"
    assert "bard" not in part["out"], "the Bard stays with its owner"
    assert len(part["bard"]) == len(part["owned"]) == data["seats"]
    if data["stack"] and data["stack"][-1][0] == "window":
        _, who, number = data["stack"][-1]
        window = printed("inn")["windows"]["names"][number]
        fitting = [card for card in part["owned"][who] if window in villagers("port" in data)[card]["windows"]]
        assert fitting, f"the window {window} is open to a seat without a card for it"


def check_window(data: Data, moves: list[str]) -> None:
    """I-WIN: only cards of the seat to move, and at least one of them."""
    who = data["stack"][-1][1]
    offered = [move.split(" ")[1] for move in moves]
    assert offered.count("pass") == 1, "a window can always be closed"
    assert len(offered) > 1, "a window is open without a playable card"
    assert set(offered) - {"pass"} <= set(data["inn"]["owned"][who]), "a card of another seat is offered"


def inn_step(before: Data, after: Data) -> None:
    assert set(before["out"]) <= set(after["out"]), "a played villager came back"
    for old, new in zip(before["stacks"], after["stacks"], strict=True):
        assert new["unseen"] <= old["unseen"], "a villager was covered again"
    for old, new in zip(before["owned"], after["owned"], strict=True):
        assert set(old) - set(new) <= set(after["out"]), "a villager changed hands"
    for old, new in zip(before["bard"], after["bard"], strict=True):
        assert old in (None, new), "a member left the Bard"


def goals(data: Data) -> None:
    part = data["goals"]
    dealing = {step for step, _, _ in data["stack"]} & {"setup", *SUITS}
    for suit in SUITS:
        cards = [card for card in part[suit] if card is not None]
        assert len(part[suit]) == data["seats"]
        assert len(cards) == data["seats"] or dealing, f"a seat without a {suit} goal"
        assert len(set(cards)) == len(cards), f"a {suit} goal appears twice"
        assert set(cards) <= set(printed_goals(suit, tuple(data["expansions"]))), f"no such {suit} goal in play"
    for seat, suits in enumerate(part["reached"]):
        assert len(set(suits)) == len(suits)
        assert set(suits) <= set(SUITS)
        covered = [suit for suit in SUITS if suit not in suits and part[suit][seat] is not None]
        met = [suit for suit in covered if reached(data, seat, part[suit][seat])]
        asked = [suit for suit in part["asked"][seat] if suit not in suits] if "asked" in part else []
        pending = data["stack"] and data["stack"][-1][0] == "goal"  # seats are asked one after the other
        assert asked == met or pending, f"seat {seat} is asked about goals that are met (G-SCO-2)"
        assert data["stack"] or not met, "a goal that is met at the end is scored"


def goals_step(before: Data, after: Data) -> None:
    """G-SCO-3: a reached goal stays reached, and no card is exchanged."""
    for old, new in zip(before["reached"], after["reached"], strict=True):
        assert set(old) <= set(new), "a reached goal was lost"
    for suit in SUITS:
        for old, new in zip(before[suit], after[suit], strict=True):
            assert old in (None, new), "a goal was exchanged"


def newly_reached(before: Data, after: Data) -> list[tuple[int, str]]:
    """Seat and card of every goal reached in between."""
    pairs = zip(before["goals"]["reached"], after["goals"]["reached"], strict=True)
    return [(seat, after["goals"][s][seat]) for seat, (old, new) in enumerate(pairs) for s in set(new) - set(old)]


def marriage(data: Data) -> None:
    """W: pinks are neither lost nor created, a rank holds one figure, a family has one member on a rank at most."""
    part = data["marriage"]
    figures = [figure for figure in part["ceremony"] if figure]
    assert len(part["ceremony"]) == 4
    assert figures.count("pink") + sum(part["pinks"].values()) == (3 if data["seats"] == 1 else 2), "pinks are lost"
    for seat, family in enumerate(data["families"]):
        standing = [figure["generation"] for figure in figures if figure != "pink" and figure["seat"] == seat]
        waiting = family["members"].get("ceremony", [0] * 4)
        assert sum(waiting) <= 1, "two of a family wait for a wedding"
        assert [standing.count(generation) for generation in (1, 2, 3, 4)] == waiting, "a figure on no rank"
    assert len(part["bread"]) == data["seats"]
    steps = {step for step, _, _ in data["stack"]}
    if steps & {"buy", "monk", "promote", "dowry"} and not steps & {"roll", "vows"}:
        assert len(figures) <= 1, "a couple was not wed"
        assert [step for step, _, _ in data["stack"]].count("dowry") <= 4


def solo(data: Data) -> None:
    """S: her members, her ring and the tiles of fate."""
    part = data["solo"]
    windows = Counter(generation for generation in part["windows"] if generation)
    crowds = [part["beside"], part["waiting"], part["bag"], *part["dead"].values()]
    members = [sum(crowd[g] for crowd in crowds) + windows[g + 1] for g in range(4)]
    assert members == [MEMBERS[0] + one_more(data), *MEMBERS[1:]], f"the rival has {members} members"
    assert len(part["windows"]) == 4
    ring = printed("solo")["ring"]["recesses"]["value"]
    assert 0 <= part["recess"] <= ring, "her cube is outside the ring"
    assert (part["recess"] > 0) == (len(part["placed"]) > 0) == (part["space"] is not None), "her last cube is lost"
    for first in (0, 3):
        tiles = Counter(part["fate"][first : first + 3])
        assert tiles["quill"] <= printed("solo")["fate"]["quills"]["value"], "a quill too many"
        assert tiles["blank"] <= printed("solo")["fate"]["blanks"]["value"], "a blank too many"
        assert tiles["down"], "a set that is all up is turned down again"
    assert len(part["fate"]) == 6
    assert part["spare"] <= (data["ring"] == 0), "a ring is spent that no player holds"  # S-RND-2
    if part["silent"]:
        assert data["trigger"] == 1, "she is silent only after her own trigger"


def solo_step(before: Data, after: Data) -> None:
    for place, crowd in before["dead"].items():
        assert all(a <= b for a, b in zip(crowd, after["dead"][place], strict=True)), f"her dead left {place}"
    assert after["served"][: len(before["served"])] == before["served"], "a customer of hers came back"
    for crowd in ("beside", "waiting"):
        assert all(a >= b for a, b in zip(before[crowd], after[crowd], strict=True)), f"a member came back to {crowd}"
