"""The usual answer to `chicago-poker health`, with a socket and nothing else: Docker asks every minute.

Whatever is not as usual is left to bot/condition.py, which can read `.env` and word a fault.
"""

import json
import os
import socket

LOOPBACK = "127.0.0.1"
SECONDS_MAX = 10.0  # for an answer
BYTES_MAX = 100_000


def quick_health() -> int | None:
    """The exit code, once the bot's own sentence was said; None where no bot answers as it should."""
    try:
        port, host = int(os.environ["HEALTH_PORT"]), reached(os.environ.get("HEALTH_HOST") or LOOPBACK)
        told = json.loads(_page(host, port).partition(b"\r\n\r\n")[2])
        well, said = told["ok"], told["said"]
    except (OSError, OverflowError, ValueError, LookupError, TypeError):
        return None
    if not isinstance(well, bool) or not isinstance(said, str):
        return None
    print(said)
    return int(not well)


def reached(host: str) -> str:
    """An address at which a program of this machine finds one that listens at `host`."""
    return {"0.0.0.0": LOOPBACK, "::": "::1"}.get(host, host)


def _page(host: str, port: int) -> bytes:
    with socket.create_connection((host, port), SECONDS_MAX) as line:
        line.sendall(b"GET /health HTTP/1.0\r\n\r\n")
        page = b""
        while len(page) < BYTES_MAX and (more := line.recv(65536)):
            page += more
    return page
