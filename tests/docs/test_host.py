"""Run the steps of docs/how-to/host.md on a database of the first release; check the files in deploy/."""

import gzip
import re
import shlex
import subprocess
from configparser import RawConfigParser
from pathlib import Path

import pytest
import yaml
from litestar.testing import TestClient
from sqlalchemy import inspect, text
from typer.main import get_command

from village.cli import app, main
from village.server.app import make_app
from village.server.http.protocol import MAX_HEAD_BYTES
from village.server.http.routes.records import MAX_RECORD_BODY_BYTES
from village.server.limits.concurrency import MAX_CONNECTIONS, MAX_STREAMS_PER_ADDRESS, SHARE_OF_OPEN_FILES
from village.server.live.stream import REFRESH_SECONDS
from village.server.serve import GRACEFUL_SHUTDOWN_SECONDS
from village.server.settings import Settings
from village.server.storage.store import Store
from village.table.play import apply_move

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "how-to" / "host.md").read_text("utf-8")
STORED = ROOT / "tests" / "server" / "stored" / "first-release.sqlite3.gz"
CONNECTIONS_PER_NODE = 33  # docs/reference/server.md
COMMAND_LISTS = re.compile(r'^```sh title="(.*?)"\n(.*?)^```', re.MULTILINE | re.DOTALL)


class Host:
    """A machine that runs the commands on the page."""

    def __init__(self, folder):
        self.folders = {"/var/lib/village": folder / "data", "/var/backups/village": folder / "backups"}
        self.settings = Settings(data=folder / "data", workers=0, rate_limit_scale=1e6)
        self.version = ""
        self.games_after = {}  # the games after each village command
        for directory in self.folders.values():
            directory.mkdir()
        (folder / "data" / "village.sqlite3").write_bytes(gzip.decompress(STORED.read_bytes()))

    def run_list(self, heading):
        for line in dict(COMMAND_LISTS.findall(PAGE))[heading].splitlines():
            for path, folder in self.folders.items():
                line = line.replace(path, str(folder))
            command, *arguments = shlex.split(line)
            getattr(self, command)(line, arguments)

    def systemctl(self, _, arguments):
        if arguments == ["start", "village"]:
            self.play()
        else:
            assert arguments == ["stop", "village"]

    def village(self, _, arguments):
        assert main(arguments) == 0
        self.games_after[arguments[0]] = self.games()

    def ln(self, _, arguments):
        self.version = Path(arguments[-2]).name

    def mkdir(self, line, _):
        subprocess.run(["/bin/sh", "-ec", line], check=True)

    mv = mkdir

    def play(self):
        """Start the server and play a move in every running game."""
        with TestClient(make_app(self.settings)) as server:
            for id, state in self.games().items():
                if state[1] == "playing":
                    with server.app.state.node.sessions.write(id) as session:
                        apply_move(session, session.record.actor, None, session.record.moves[0], None)

    def games(self):
        store = Store(self.settings.url)
        with store.reading() as db:
            name = "tables" if inspect(db).has_table("tables") else "games"  # the name in the first release
            rows = db.execute(text(f"SELECT id, number, status FROM {name}")).all()
        store.close()
        return {row.id: (row.number, row.status) for row in rows}


def test_the_first_release_is_upgraded_and_rolled_back(tmp_path):
    host = Host(tmp_path)
    before = host.games()
    host.run_list("Upgrade")
    assert host.version == "0.2.0"
    assert host.games_after["doctor"] == before
    assert host.games() != before, "no game has continued"
    host.run_list("Roll back")
    assert host.version == "VERSION"
    assert host.games_after["restore"] == before
    assert (tmp_path / "data" / "after-upgrade" / "village.sqlite3").exists()


def options(command):
    params = get_command(app).commands[command].params
    return {name: param for param in params for name in (*param.opts, *param.secondary_opts)}


def check_command_line(words):
    """Check that the command, its options and their values exist."""
    command, *arguments = words
    assert get_command(app).commands[command].make_context(command, arguments)
    assert {word for word in arguments if word.startswith("--")} <= options(command).keys()


def environment_names():
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "src" / "village" / "cli").glob("*.py"))
    return set(re.findall(r"\"(VILLAGE_[A-Z_]+)\"", source))


def unit(name):
    parser = RawConfigParser(strict=False, delimiters=("=",))
    parser.optionxform = str
    parser.read_string((ROOT / "deploy" / name).read_text("utf-8"))
    return parser


def drain_of(words):
    return float(words[words.index("--drain-seconds") + 1])


def test_the_systemd_unit_runs_a_valid_command_and_waits_for_shutdown():
    service = unit("village.service")["Service"]
    words = shlex.split(service["ExecStart"])[1:]
    check_command_line(words)
    assert "--proxy" in words
    assert "--public-url" in words
    assert int(service["TimeoutStopSec"]) > drain_of(words) + GRACEFUL_SHUTDOWN_SECONDS
    assert int(service["LimitNOFILE"]) * SHARE_OF_OPEN_FILES >= MAX_CONNECTIONS
    names = set(re.findall(r"VILLAGE_[A-Z_]+", (ROOT / "deploy" / "village.service").read_text("utf-8")))
    assert names
    assert names <= environment_names()


def test_the_timer_writes_backups_to_a_writable_folder(tmp_path):
    service, timer = unit("village-backup.service")["Service"], unit("village-backup.timer")
    shell = shlex.split(service["ExecStart"])[-1]
    words = shlex.split(shell.removeprefix("exec "))[1:]
    check_command_line(words)
    assert words[0] == "backup"
    assert Path(words[-1]).parent.as_posix() in service["ReadWritePaths"].split()
    assert timer["Timer"]["OnCalendar"]
    assert timer["Install"]["WantedBy"] == "timers.target"


def test_nginx_has_the_limits_and_headers_that_a_node_needs():
    bare = re.sub(r"#.*", "", (ROOT / "deploy" / "nginx.conf").read_text("utf-8"))
    assert bare.count("{") == bare.count("}")
    assert "http2 on" not in bare, "not supported by nginx 1.22 and 1.24, which common systems have"
    assert all(line.rstrip().endswith((";", "{", "}")) for line in bare.splitlines() if line.strip())
    value = dict(re.findall(r"^\s*(\w+) ([^;{]+);", bare, re.MULTILINE))
    number, size = re.fullmatch(r"(\d+) (\d+)k", value["large_client_header_buffers"]).groups()
    assert int(number) * int(size) * 1024 == MAX_HEAD_BYTES
    assert int(value["client_max_body_size"].removesuffix("m")) * 2**20 == MAX_RECORD_BODY_BYTES
    assert int(value["proxy_read_timeout"].removesuffix("s")) > max(REFRESH_SECONDS)
    assert int(value["limit_conn"].split()[1]) > MAX_STREAMS_PER_ADDRESS
    headers = dict(re.findall(r"proxy_set_header ([\w-]+) (\S+);", bare))
    assert headers["X-Forwarded-For"] == "$remote_addr"
    assert headers["X-Forwarded-Proto"] == "$scheme"
    assert {"Host", "Upgrade", "Connection"} <= headers.keys()


def test_caddy_has_the_same_limits():
    caddyfile = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    assert caddyfile.count("{") == caddyfile.count("}")
    limits = [f"max_header_size {MAX_HEAD_BYTES // 1024}KiB", f"max_size {MAX_RECORD_BODY_BYTES // 2**20}MiB"]
    headers = ["header_up X-Forwarded-For {remote_host}", "header_up X-Forwarded-Proto {scheme}", "flush_interval -1"]
    assert [line for line in limits + headers if line not in caddyfile] == []


@pytest.fixture
def compose():
    return yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))


@pytest.fixture
def image():
    return (ROOT / "Containerfile").read_text("utf-8")


def entry_point(image):
    return yaml.safe_load(re.search(r"^ENTRYPOINT (\[.*\])$", image, re.MULTILINE)[1])


def nodes(compose):
    return {name: service for name, service in compose["services"].items() if service.get("image") == "village"}


def test_no_password_is_copied_into_an_image():
    assert "VILLAGE_DATABASE_PASSWORD" in (ROOT / "compose.yaml").read_text("utf-8")
    assert ".env" in (ROOT / ".dockerignore").read_text("utf-8").splitlines()


def test_the_image_starts_a_node_on_the_exposed_port(image):
    command, *words = entry_point(image)
    check_command_line(words)
    assert command == "village"
    assert f"EXPOSE {words[words.index('--port') + 1]}" in image
    assert words[words.index("--data") + 1] in re.search(r"^VOLUME (.*)$", image, re.MULTILINE)[1]
    for source in re.findall(r"-r (\S+)", image):
        assert (ROOT / source).exists()


def test_two_nodes_share_a_database_with_enough_connections(compose, image):
    services = nodes(compose)
    assert len(services) == 2
    for node in services.values():
        check_command_line([*entry_point(image)[1:], *node["command"]])
        assert {name for name in node["environment"] if name.startswith("VILLAGE_")} <= environment_names()
        assert (
            float(node["stop_grace_period"].removesuffix("s")) > drain_of(node["command"]) + GRACEFUL_SHUTDOWN_SECONDS
        )
        assert node["ulimits"]["nofile"] * SHARE_OF_OPEN_FILES >= MAX_CONNECTIONS
        assert set(node["depends_on"]) <= compose["services"].keys()
    max_connections = re.search(r"max_connections=(\d+)", " ".join(compose["services"]["database"]["command"]))[1]
    assert int(max_connections) > len(services) * CONNECTIONS_PER_NODE


def test_only_the_proxy_has_open_ports_and_it_knows_all_nodes(compose):
    assert [name for name, service in compose["services"].items() if "ports" in service] == ["proxy"]
    proxy = compose["services"]["proxy"]
    expected = {f"{name}:{port}" for name, node in nodes(compose).items() for port in node["expose"]}
    assert set(proxy["environment"]["VILLAGE_NODES"].split()) == expected
    caddyfile = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    assert set(re.findall(r"\{\$(\w+)", caddyfile)) == proxy["environment"].keys()
    for volume in proxy["volumes"]:
        source = volume.partition(":")[0]
        assert (ROOT / source).exists() if source.startswith(".") else source in compose["volumes"]


def test_every_deployment_file_is_linked_on_the_page():
    deployed = [file for file in (ROOT / "deploy").rglob("*") if file.is_file()]
    for file in (*deployed, ROOT / "Containerfile", ROOT / "compose.yaml"):
        assert f"../../{file.relative_to(ROOT).as_posix()})" in PAGE
    assert "Never run a node on the internet without a proxy" in PAGE
