"""Tells a worker process, before its first work, what the host has settled."""

from bot.skins.kit.encoding import send_as
from engine.compiled import open_doors


def settle(picture_format: str, compiled: bool) -> None:
    """Encode pictures in that format from now on; let computers think in C where that is `compiled`."""
    send_as(picture_format)
    open_doors(compiled)
