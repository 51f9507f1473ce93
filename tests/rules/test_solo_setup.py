"""S-SET: the table for one player and the rival."""

import pytest

import village
from tests.builders.village import family, kinds, legal_choices, newest, play, rival, set_up, take

rule = pytest.mark.rule

ORDER = ["market", "travel", "council", "church", "family", "grain", "crafts"]
TILES = [2, 4, 5, 7, 9, 10]  # the recesses after which a tile of fate lies
SPACES = {"travel": {"pink": 2}, "grain": {"brown": 1, "green": 1}}


def passing(recess, **more):
    """Return a game after the player's cube; the rival's next cube follows her newest one, in `recess`."""
    game = set_up(seats=1, spaces=SPACES, solo={**newest(recess), **more})
    play(game, "turn travel.pink")
    return game


@rule("S-SET-1")
@pytest.mark.parametrize("part", ["spaces", "stalls", "line", "supply", "bag"])
def test_the_board_is_set_up_as_for_two_players(part):
    def amount(seats):
        pieces = village.new(seats=seats, seed=5).data()[part]
        if part == "spaces":
            return {space: sum(cubes.values()) for space, cubes in pieces.items()}
        if part == "supply":
            return {piece: pieces[piece] for piece in pieces if piece != "grain"}  # the second player's gift
        return sum(pieces.values()) if part == "bag" else len(pieces)

    assert amount(1) == amount(2)
    assert amount(1) != amount(3) or part == "line"


@rule("S-SET-1")
@pytest.mark.parametrize(
    ("rest", "spaces"), [("council", 2), ("crafts", 2), ("travel", 1), ("church", 2), ("farm", 2), ("grave", 3)]
)
def test_chronicle_and_graves_are_those_of_two_players(rest, spaces):
    def buried(dead):
        crowds = {"beside": [4 - dead, 3, 0, 0], "dead": {rest: [dead, 0, 0, 0]}}
        return set_up(seats=1, spaces=SPACES, solo=crowds, trigger=1)

    assert rival(buried(spaces))["dead"] == {rest: [spaces, 0, 0, 0]}
    with pytest.raises(village.BadPosition):
        buried(spaces + 1)


@rule("S-SET-1")
def test_the_player_starts_without_a_draw_and_without_compensation():
    game = village.new(seats=1, seed=3)
    assert (game.actor, game.question, game.data()["start"]) == (0, "turn", 0)
    assert not {line.split()[1] for line in game.log} & {"start", "gift", "cube"}
    assert (family(game)["grain"], family(game)["coins"], family(game)["cubes"]) == (0, 1, {})
    with pytest.raises(village.BadSetup):
        village.new(seats=1, options={"start_compensation": True}, seed=3)


@rule("S-SET-1")
@pytest.mark.parametrize("ring", [0, None])
def test_the_player_starts_every_round(ring):
    game = set_up("mass", seats=1, ring=ring, below=[["new_round", 0, 0]], bag={"pink": 18}, chance="seeded")
    assert (game.data()["round"], game.data()["start"]) == (2, 0)
    assert (game.actor, game.question) == (0, "turn")


@rule("S-SET-1")
def test_only_the_big_box_has_a_rival():
    with pytest.raises(village.BadSetup):
        village.new(seats=1, edition="2011", seed=1)


@rule("S-SET-2")
def test_the_rival_has_eleven_members_the_young_ones_wait_on_the_church():
    hers = rival(village.new(seats=1, seed=1))
    assert hers["beside"] == [4, 3, 0, 0]
    assert hers["waiting"] == [0, 0, 2, 2]
    assert (hers["bag"], hers["windows"], hers["dead"]) == ([0, 0, 0, 0], [None] * 4, {})


@rule("S-SET-2")
def test_the_rival_has_no_farm_no_coin_no_time_and_no_score():
    game = village.new(seats=1, seed=1)
    assert len(game.data()["families"]) == len(game.scores()) == 1
    assert not set(rival(game)) & {"coins", "grain", "goods", "cubes", "time", "markers", "prestige"}
    assert game.winners == [0]


@rule("S-SET-2")
def test_a_rival_with_a_member_too_many_is_refused():
    with pytest.raises(village.BadPosition):
        set_up(seats=1, solo={"bag": [0, 0, 1, 0]})


@rule("S-SET-3")
@pytest.mark.parametrize("first", [0, 3])
def test_each_set_of_three_tiles_has_exactly_one_quill(first):
    def last_of_set(*up):
        fate = ["down"] * 6
        fate[first : first + 2] = up
        game = passing(TILES[first + 2], fate=fate)
        return game.question, rival(game)["dead"]

    assert last_of_set("blank", "blank") == ("turn", {"travel": [1, 0, 0, 0]})
    assert last_of_set("blank", "quill") == ("turn", {})
    assert last_of_set("quill", "blank") == ("turn", {})
    assert last_of_set("blank", "down") == ("fate", {})


@rule("S-SET-3")
@pytest.mark.parametrize("tile", range(6))
def test_the_tiles_lie_face_down_and_every_one_can_be_the_quill(tile):
    game = passing(TILES[tile])
    assert game.actor == village.CHANCE
    assert legal_choices(game) == ["blank", "quill"]


@rule("S-SET-3")
def test_the_quill_of_one_set_says_nothing_about_the_other():
    game = passing(7, fate=["quill", "blank", "down"])
    assert legal_choices(game) == ["blank", "quill"]


@rule("S-SET-3")
def test_one_tile_in_three_is_a_quill():
    quills = 0
    for seed in range(300):
        game = set_up(seats=1, spaces=SPACES, solo=newest(2), chance="seeded", seed=seed)
        quills += {"kind": "fate", "seat": 0, "fate": "quill"} in play(game, "turn travel.pink")
    assert 75 <= quills <= 125


@rule("S-SET-4")
def test_her_first_cube_goes_into_the_first_recess_and_passes_no_tile():
    game = set_up(seats=1, spaces=SPACES)
    events = play(game, "turn travel.pink")
    assert (rival(game)["recess"], rival(game)["placed"]) == (1, ["pink"])
    assert "fate" not in kinds(events)


@rule("S-SET-4")
@pytest.mark.parametrize("recess", range(1, 11))
def test_a_cube_goes_into_the_next_recess_and_passes_the_tile_between(recess):
    game = passing(recess)
    assert rival(game)["recess"] == (1 if recess == 10 else recess + 1)
    assert game.question == ("fate" if recess in TILES else "turn")
    if recess in TILES:
        play(game, "fate blank")
        assert rival(game)["fate"].index("blank") == TILES.index(recess)
        assert rival(game)["fate"].count("down") == 5


@rule("S-SET-5")
@pytest.mark.parametrize("place", range(7))
def test_the_spaces_are_searched_clockwise(place):
    """From every space she searches the next one first."""
    space, following = ORDER[place], ORDER[(place + 1) % 7]
    spaces = {name: {"orange": 1} for name in ORDER}
    game = set_up(seats=1, spaces=spaces, chance="seeded")
    events = take(game, f"{space}.orange")
    assert {"kind": "rival_take", "seat": 0, "space": following, "colour": "orange"} in events
