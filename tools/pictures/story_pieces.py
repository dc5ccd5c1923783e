"""Every portrait and sign of stories at every size, for `make assets`; what a game adds it paints itself."""

from collections.abc import Iterable, Mapping, Sequence

from bot.skins.bosses.portraits import portrait
from bot.skins.kit.canvas import Canvas, on_ground

IDLE = (34, 38, 50, 66, 84)
ACTIVE = (50, 66, 128, 180, 300, 560)
SIGNS = {
    "chrome/icons/clover": (24, 30, 36),
    "chrome/icons/crown": (42, 68),
    "chrome/icons/surprise": (54,),
}
NERVE: Mapping[str, Sequence[int]] = {"chrome/icons/trap": (28, 36, 40), "chrome/icons/hole": (28, 36, 40)}


def pieces(bosses: Iterable[str], signs: Mapping[str, Sequence[int]]) -> Canvas:
    """Those of these bosses, and signs of a game's own by their sizes."""
    canvas = on_ground("hand")
    for boss in bosses:
        for side in IDLE:
            canvas.put(portrait(boss), 60, 60, side)
        for side in ACTIVE:
            canvas.put(portrait(boss, active=True), 60, 60, side)
    for name, sides in {**SIGNS, **signs}.items():
        for side in sides:
            canvas.put(name, 60, 60, side)
    return canvas
