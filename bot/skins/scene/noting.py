"""Pictures that are wanted as scenes: who paints hears nothing of it, and nothing is painted or encoded."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from bot.skins.scene.scene import Scene

_noted: ContextVar[list[Scene] | None] = ContextVar("noted", default=None)


@contextmanager
def scenes() -> Iterator[list[Scene]]:
    """While it lasts, every picture that would be encoded is noted instead, in order."""
    found: list[Scene] = []
    token = _noted.set(found)
    try:
        yield found
    finally:
        _noted.reset(token)


def note(scene: Scene) -> bool:
    """Note a picture; False where it is wanted in pixels."""
    noted = _noted.get()
    if noted is None:
        return False
    noted.append(scene)
    return True
