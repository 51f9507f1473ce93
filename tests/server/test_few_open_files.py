"""A node that may open few files keeps room for others: one address gets a third of the connections."""

from __future__ import annotations

import resource
from contextlib import ExitStack, contextmanager

from tests.server.attacks import open_connection
from tests.server.clients import within
from tests.server.test_server_process import create_table, running

OPEN_FILES = 150  # 90 connections, 30 for one address
PER_ADDRESS = 30


@contextmanager
def running_with_few_files(folder, *options):
    """Run a server process that inherits a low limit of open files."""
    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    with ExitStack() as stack:
        resource.setrlimit(resource.RLIMIT_NOFILE, (OPEN_FILES, usual[1]))
        try:
            _, address = stack.enter_context(running(folder, "--workers", "0", *options))
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, usual)
        yield address


def status_of(connection, path="/health", headers=""):
    connection.sendall(f"GET {path} HTTP/1.1\r\nhost: localhost\r\n{headers}\r\n".encode())
    return int(connection.recv(100).split()[1])


def test_one_address_holds_a_third_of_the_connections(tmp_path):
    with running_with_few_files(tmp_path) as address, ExitStack() as connections:
        statuses = [status_of(connections.enter_context(open_connection(address))) for _ in range(PER_ADDRESS + 10)]
        assert statuses == [200] * PER_ADDRESS + [503] * 10
        assert status_of(connections.enter_context(open_connection(address, "127.0.0.2"))) == 200


def test_one_address_behind_a_proxy_holds_a_third_of_the_streams(tmp_path):
    with running_with_few_files(tmp_path, "--proxy") as address, ExitStack() as connections:
        path = f"/api/tables/{create_table(address)}/events"
        attacker, other_address = ("x-forwarded-for: 192.0.2.1\r\n", "x-forwarded-for: 192.0.2.2\r\n")
        statuses = [
            status_of(connections.enter_context(open_connection(address)), path, attacker)
            for _ in range(PER_ADDRESS + 5)
        ]
        assert statuses == [200] * PER_ADDRESS + [429] * 5
        assert within(
            60, lambda: status_of(connections.enter_context(open_connection(address)), path, other_address) == 200
        )
