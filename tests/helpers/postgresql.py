"""A PostgreSQL of the system's binaries, on loopback, in a temporary folder, for as long as it is needed."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

from bot.store import DatabaseUnusable
from bot.store.postgresql import SERVER_VERSION_MIN, Server
from tests.helpers.patience import ON_A_BUSY_MACHINE

PLACES = "/usr/lib/postgresql"
USER, PASSWORD = "poker", "pass:word@1"
QUICK = (
    *("fsync=off", "synchronous_commit=off", "full_page_writes=off", "wal_level=minimal"),
    *("max_wal_senders=0", "max_connections=300", "shared_buffers=64MB", "autovacuum=off"),
)
CLUSTER = ("-E", "UTF8", "--no-sync", "--locale=C.UTF-8", "--auth-local=trust", "--auth-host=scram-sha-256")


class NoServer(Exception):
    """Raised where there is none to be started, with the reason."""


class ServerFault(Exception):
    """Raised where there is one that does not start, with what it says."""


@dataclass
class Running:
    """A server that runs: at a socket in its folder without a password, at a port of loopback with one."""

    folder: Path
    port: int
    process: "subprocess.Popen[bytes]"

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}&port={self.port}"

    def execute(self, statement: str) -> None:
        connection = Server(self.url("postgres")).connect()
        try:
            connection.execute(statement.encode())
        finally:
            connection.close()

    def upgrade(self, database: str) -> None:
        Server(self.url(database)).upgrade()


@contextmanager
def running(*settings: str) -> Iterator[Running]:
    """A server for the length of a `with`; raises NoServer, ServerFault."""
    binaries = found()
    with tempfile.TemporaryDirectory(prefix="postgresql-") as name:
        folder = Path(name)
        ordinary = _ordinary_user(folder)
        _command([binaries / "initdb", "-D", folder / "data", "-U", USER, *CLUSTER], ordinary)
        server = _started(binaries, folder, (*QUICK, *settings), ordinary)
        try:
            server.execute(f"ALTER ROLE {USER} PASSWORD '{PASSWORD}'")
            yield server
        finally:
            server.process.terminate()  # which waits for connections to end; a forgotten one must not hold us
            try:
                server.process.wait(5)
            except subprocess.TimeoutExpired:
                server.process.send_signal(3)  # SIGQUIT: at once
                server.process.wait()


def found() -> Path:
    """The folder of the newest binaries; raises NoServer."""
    if named := os.environ.get("POSTGRES_BIN"):
        candidates = [Path(named)]
    else:
        there = sorted(Path(PLACES).glob("*/bin"), key=lambda each: int(each.parent.name), reverse=True)
        first = shutil.which("postgres")
        candidates = [*([Path(first).resolve().parent] if first else []), *there]
    for folder in candidates:
        if (
            (folder / "postgres").exists()
            and (folder / "initdb").exists()
            and _version(folder) >= SERVER_VERSION_MIN
        ):
            return folder
    looked = f"POSTGRES_BIN={named}" if named else f"PATH, {PLACES}/*/bin"
    raise NoServer(f"no PostgreSQL {SERVER_VERSION_MIN} or newer is here (looked at {looked})")


def _version(folder: Path) -> int:
    told = subprocess.run([folder / "postgres", "--version"], capture_output=True, text=True, check=True)
    return int(told.stdout.split()[2].partition(".")[0].partition("beta")[0])


def _ordinary_user(folder: Path) -> dict[str, Any]:
    """As whom the server runs, for subprocess: PostgreSQL refuses to run as root."""
    if os.name != "posix" or os.geteuid() != 0:
        return {}
    import pwd  # there is none on Windows

    for name in ("postgres", "nobody"):
        try:
            who = pwd.getpwnam(name)
        except KeyError:
            continue
        os.chown(folder, who.pw_uid, who.pw_gid)
        return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}
    raise NoServer("this is root, and there is no ordinary user to start it as")


def _command(line: list[Any], ordinary: dict[str, Any]) -> None:
    done = subprocess.run(line, capture_output=True, text=True, check=False, cwd="/", **ordinary)
    if done.returncode:
        raise ServerFault(f"{Path(line[0]).name} says: {done.stderr.strip()}")


def _started(binaries: Path, folder: Path, settings: tuple[str, ...], ordinary: dict[str, Any]) -> Running:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    line: list[Any] = [binaries / "postgres", "-D", folder / "data", "-k", folder, "-p", str(port)]
    for setting in ("listen_addresses=127.0.0.1", *settings):
        line += ["-c", setting]
    log = folder / "log"
    with log.open("wb") as told:
        process = subprocess.Popen(
            line, stdout=told, stderr=told, cwd="/", start_new_session=True, **ordinary
        )
    server = Running(folder, port, process)
    end = time.monotonic() + ON_A_BUSY_MACHINE
    while time.monotonic() < end and process.poll() is None:
        try:
            server.execute("SELECT 1")
        except DatabaseUnusable:
            time.sleep(0.1)
        else:
            return server
    process.kill()
    process.wait()
    raise ServerFault(f"it does not start: {log.read_text(errors='replace')[-300:]}")


def port_of(url: str) -> int:
    """The port of the server that a URL of these tests names."""
    return int(parse_qs(urlsplit(url).query)["port"][0])


def with_password(url: str, port: int, password: str = PASSWORD) -> str:
    """The same database by way of loopback and a password."""
    return f"postgresql://{USER}:{quote(password, safe='')}@127.0.0.1:{port}{urlsplit(url).path}"
