"""A way to a PostgreSQL server that is cut at a commit: before the server hears it, or after its answer."""

import socket
import threading
from contextlib import suppress
from enum import Enum


class Cut(Enum):
    """Where the next commit ends the connection."""

    BEFORE = "the server never hears of it"
    AFTER = "it is done, and nobody hears of that"
    FOR_EVER = "it is done, nobody hears of that, and nobody can ask"
    BEGUN = "a change has begun, its commit cannot be sent, and nobody can ask"
    BEFORE_FOR_EVER = "the server never hears of it, and nobody can ask"
    HEARD = "it is done and heard of, and from then on nobody can ask anything"


class Way:
    """Forwards what a client and the server say to each other, until it is told to cut."""

    def __init__(self, server: tuple[str, int]) -> None:
        self._server = server
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self.cut: Cut | None = None
        self.cuts = 0
        self._away = False
        self._closed = False
        self._ways: list[socket.socket] = []
        self._threads = [threading.Thread(target=self._accept)]
        self._threads[0].start()

    def close(self) -> None:
        """Ends every connection."""
        self._closed = True
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self._threads[0].join()
        _shut(*self._ways)
        for thread in self._threads:
            thread.join()
        for way in self._ways:
            way.close()

    def go_away(self) -> None:
        """Ends every connection, and takes none until `come_back`."""
        self._away = True
        _shut(*self._ways)

    def come_back(self) -> None:
        """Takes connections again."""
        self._away = False

    def _accept(self) -> None:
        while not self._closed:
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            if self._away:
                client.close()
                continue
            server = socket.create_connection(self._server)
            self._ways += [client, server]
            commit_sent = threading.Event()
            for each in (
                threading.Thread(target=self._to_server, args=(client, server, commit_sent)),
                threading.Thread(target=self._to_client, args=(server, client, commit_sent)),
            ):
                self._threads.append(each)
                each.start()

    def _to_server(self, client: socket.socket, server: socket.socket, commit_sent: threading.Event) -> None:
        writes = False
        while said := _heard(client):
            writes = b"SERIALIZABLE" in said or (writes and b"REPEATABLE READ" not in said)
            if self.cut is Cut.BEGUN and writes and b"SERIALIZABLE" not in said:
                self._cut(client, server)
                break
            if self.cut not in (None, Cut.BEGUN) and writes and b"COMMIT" in said:
                if self.cut in (Cut.BEFORE, Cut.BEFORE_FOR_EVER):
                    self._cut(client, server)
                    break
                commit_sent.set()
            with suppress(OSError):
                server.sendall(said)
        _shut(client, server)

    def _to_client(self, server: socket.socket, client: socket.socket, commit_sent: threading.Event) -> None:
        while said := _heard(server):
            if commit_sent.is_set():
                if self.cut is Cut.HEARD:
                    with suppress(OSError):
                        client.sendall(said)
                self._cut(client, server)
                break
            with suppress(OSError):
                client.sendall(said)
        _shut(client, server)

    def _cut(self, *own: socket.socket) -> None:
        cut, self.cut, self.cuts = self.cut, None, self.cuts + 1
        if cut in (Cut.BEGUN, Cut.FOR_EVER, Cut.BEFORE_FOR_EVER, Cut.HEARD):
            self._away = True
            _shut(*(each for each in self._ways if each not in own))


def _heard(way: socket.socket) -> bytes:
    with suppress(OSError):
        return way.recv(65536)
    return b""


def _shut(*ways: socket.socket) -> None:
    for way in ways:
        with suppress(OSError):
            way.shutdown(socket.SHUT_RDWR)
