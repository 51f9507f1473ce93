"""Tables with custom values: created, stored, shown, exported, imported and limited."""

from __future__ import annotations

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.custom_values.sets import CUSTOM, VALUES
from tests.properties.play import finish
from tests.server.clients import Person, play_moves, start_game_for_two
from village.games import find
from village.record.api import load, new, verify
from village.record.custom_values import read_set
from village.server.app import make_app
from village.server.settings import Settings
from village.server.storage.schema import tables
from village.server.tables import cache
from village.table import state

TITLE = find("village")


def test_table_is_created_and_shows_its_custom_values(ann, bob):
    id = start_game_for_two(ann, bob, custom_values=CUSTOM)
    table = ann.table(id)
    assert (table["custom_values"]["name"], table["custom_values"]["values"]["village.life.lap"]) == ("mine", 9)
    assert table["view"]["custom_values"] == table["custom_values"]
    assert "custom_values" not in ann.table(start_game_for_two(ann, bob))


def test_table_list_names_custom_values_without_details(ann):
    ann.create_table(seats=2, custom_values=CUSTOM)
    data = ann.get("/api/tables", which="open").json()[0]["setting"]["custom_values"]
    assert data == {"name": "mine", "hash": read_set(TITLE, CUSTOM).hash}


def test_custom_values_are_read_back_from_the_database(server, ann, bob):
    id = start_game_for_two(ann, bob, custom_values=CUSTOM, expansions=["inn"])
    play_moves([ann, bob], id, 6)
    before = ann.table(id)
    server.app.state.node.cache.clear()
    assert ann.table(id)["view"] == before["view"]
    play_moves([ann, bob], id, 2)


def test_settings_stored_under_the_earlier_name_are_read(server, ann, bob):
    id = start_game_for_two(ann, bob, custom_values=CUSTOM)
    before = ann.table(id)
    node = server.app.state.node
    with node.store.writing() as db:
        setting = db.scalar(select(tables.c.setting).where(tables.c.id == id))
        earlier = {"numbers" if name == "custom_values" else name: value for name, value in setting.items()}
        assert "numbers" in earlier
        db.execute(update(tables).where(tables.c.id == id).values(setting=earlier))
    node.cache.clear()
    assert ann.table(id)["custom_values"] == before["custom_values"]
    play_moves([ann, bob], id, 2)


def test_position_hashes_of_earlier_names_match(finished):
    data = finished.data()
    data["options"] = state.without(data["options"], *state.LATER_OPTIONS)
    names = {"custom_values": "numbers", "expansions": "boxes"}
    for renamed in (("custom_values",), ("custom_values", "expansions")):
        earlier = {names[name] if name in renamed else name: value for name, value in data.items()}
        assert state.has_hash(finished, state.hashed(earlier))
        assert state.has_hash(finished, state.hashed(state.without(earlier, "numbers")))
    assert not state.has_hash(finished, "0" * 16)


@pytest.fixture(scope="module")
def finished():
    return finish(new(seats=2, seed=3, custom_values=CUSTOM), 1)


def test_record_with_custom_values_is_exported_and_imported(ann, finished):
    brought = ann.post("/api/records", text=finished.dump())
    assert brought.status_code == 201, brought.text
    data = brought.json()
    assert (data["status"], data["custom_values"]["name"]) == ("over", "mine")
    record = load(ann.get(f"/api/tables/{data['id']}/record").text)
    assert (record.table.custom_values, record.log) == (finished.table.custom_values, finished.log)
    assert verify(record) > 10


def test_rematch_keeps_custom_values(ann, finished):
    id = ann.post("/api/records", text=finished.dump()).json()["id"]
    again = ann.post(f"/api/tables/{id}/rematch").json()
    assert again["custom_values"] == ann.table(id)["custom_values"]


@pytest.mark.parametrize(
    ("custom_values", "code", "sentence"),
    [
        (
            {"values": {"village.life.lap": 3}},
            422,
            "custom values: village.life.lap must be a whole number from 7 to 20",
        ),
        (
            {"values": {"village.bag.per_colour.4": 4}},
            422,
            "custom values: village.bag.per_colour.4 fills the bag with",
        ),
        ({"values": VALUES, "hash": "0"}, 422, "custom values: hash is '0', but these values have "),
        ({"name": "x" * 61}, 400, ""),
        ({"values": 3}, 400, ""),
        ({"size": 3}, 400, ""),
        ("mine.toml", 400, ""),
        ({"values": {"x" * 50_000: 1}}, 422, "the custom values are too long: at most "),
        ({"values": {"x" * 70_000: 1}}, 413, ""),
    ],
    ids=lambda values: str(values)[:40],
)
def test_invalid_custom_values_are_refused(ann, custom_values, code, sentence):
    response = ann.post("/api/tables", seats=2, custom_values=custom_values)
    assert response.status_code == code, response.text[:300]
    assert response.json()["detail"].startswith(sentence)
    assert ann.get("/api/tables", which="mine").json() == []


def test_every_value_has_key_status_and_location(server):
    data = server.get("/api/custom-values?game=village").json()
    units = {field["key"]: field for field in data["enter"]}
    assert list(units) == [unit.key for unit in TITLE.units()]
    lap = units["village.life.lap"]
    assert (lap["value"], lap["status"], lap["min"], lap["max"]) == (10, "reported", 7, 20)
    assert "time track" in lap["location"]
    assert units["village.customers.tiles.2.want"]["pieces"][-1] == "grain"
    assert units["village.travel.paths.4.cubes"]["description"] == "north1, north2"
    assert data["offered"] is None
    german = server.get("/api/custom-values?game=village&language=de").json()["enter"]
    assert german[0]["location"] != data["enter"][0]["location"]


def test_entered_values_are_checked(ann):
    response = ann.post("/api/custom-values/check", game="village", name="mine", values={"village.life.lap": 3, "x": 1})
    assert response.status_code == 200
    assert response.json()["hash"] == ""
    assert [mistake["key"] for mistake in response.json()["mistakes"]] == ["x", "village.life.lap"]
    fine = ann.post("/api/custom-values/check", game="village", **CUSTOM).json()
    assert fine == {"mistakes": [], "hash": read_set(TITLE, CUSTOM).hash}
    assert ann.post("/api/custom-values/check", game="chess", values={}).status_code == 400
    assert (
        len(ann.post("/api/custom-values/check", values={f"x{at}": 1 for at in range(999)}).json()["mistakes"]) == 100
    )


def test_file_is_read_as_by_the_command_line(ann):
    response = ann.post("/api/custom-values/read", text='name = "attic"\nvalues.village.life = { lap = 9 }\n')
    assert response.json() == {"game": "village", "name": "attic", "values": {"village.life.lap": 9}, "mistakes": []}
    wrong = ann.post("/api/custom-values/read", text="[values]\nvillage.life.lap = 1\nx = 2\n").json()
    assert wrong["values"] == {}
    assert [mistake["key"] for mistake in wrong["mistakes"]] == ["x", "village.life.lap"]
    for text in ("[values", "x = " + "[" * 5000):
        assert ann.post("/api/custom-values/read", text=text).json()["mistakes"][0]["message"]
    other_game_result = ann.post("/api/custom-values/read", game="my_village", text='game = "village"').json()
    assert other_game_result["mistakes"][0]["key"] == "game"


def test_cached_tables_with_custom_values_are_limited(server, ann, monkeypatch):
    monkeypatch.setattr(cache, "MAX_RULES_IN_MEMORY", 3)
    ids = [ann.create_table(seats=2, custom_values={"values": {"village.life.lap": lap}}) for lap in range(7, 14)]
    ours = ann.create_table(seats=2)
    ids.append(ann.create_table(seats=2, custom_values=CUSTOM))
    cached = server.app.state.node.cache.tables
    assert [id for id in ids if id in cached] == ids[-3:]
    assert ours in cached
    assert ann.table(ids[0])["custom_values"]["values"] == {"village.life.lap": 7}


@pytest.fixture
def host(tmp_path):
    settings = Settings("", tmp_path, workers=0, rate_limit_scale=1e6, custom_values=read_set(TITLE, CUSTOM))
    with TestClient(make_app(settings)) as client:
        yield client


def test_server_default_values_apply_unless_others_are_given(host):
    ann = Person(host, "Ann")
    data = host.get("/api/custom-values").json()["offered"]
    assert (data["name"], data["values"]["village.life.lap"]) == ("mine", 9)
    named = [host.get(f"/api/catalog?game={game}").json()["custom_values"] for game in ("village", "my_village")]
    assert named == ["mine", ""]
    assert ann.table(ann.create_table(seats=2))["custom_values"]["name"] == "mine"
    assert "custom_values" not in ann.table(ann.create_table(seats=2, custom_values=None))
    other_set = {"name": "other", "values": {"village.life.lap": 12}}
    assert ann.table(ann.create_table(seats=2, custom_values=other_set))["custom_values"]["name"] == "other"
