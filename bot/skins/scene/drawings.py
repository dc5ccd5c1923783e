"""The drawings of `assets/art` that sprites are made from, as SVG of the size in which they are shown."""

import re
from functools import cache

from bot.assets_path import assets

# Pieces that are boxes with an edge: another size is drawn anew, so that edge and corners stay as they are.
BOXES = (
    "chrome/panels/",
    "chrome/table/called-",
    "chrome/table/column-",
    "chrome/table/plate-",
    "chrome/table/row-",
    "town/called-",
    "town/column-",
    "town/head-",
    "pocket/block",
    "pocket/called",
    "cards/marker-bullet-pill",
    "french-deck/panel-",
    "poker-champ/box",
    "poker-champ/panel-",
    "stud/panel-",
    "stud/pot-plate",
    "gangster/panels/boss-",
    "gangster/panels/pocket-block",
)

SMALL_CARD = "cards/face-S-"  # shorter, one's own within its border


def is_box(name: str) -> bool:
    """Whether a piece looks otherwise in another size."""
    return name.startswith((*BOXES, SMALL_CARD))


def source(name: str, width: int, height: int) -> str:
    """The drawing of a piece for that size."""
    drawn = _read(name)
    if name.startswith(BOXES):
        return _stretched(drawn, width, height)
    if name.startswith(SMALL_CARD) and abs(height - 2.2 * width) > 2:
        return _reshaped(drawn, width, height)
    return drawn


@cache
def _read(name: str) -> str:
    return (assets() / "art" / f"{name}.svg").read_text()


def _stretched(source: str, width: int, height: int) -> str:
    """A panel of boxes and of upright and level lines, redrawn for another size: its edges stay as they are.

    What lies in the right or lower half moves with that side. Curves and slanted lines are left alone, and
    the drawing is scaled instead.
    """
    view = re.search(r'viewBox="0 0 (\d+) (\d+)"', source)
    if (
        view is None
        or _ROUND.search(source)
        or any(not _LEVEL.fullmatch(path) for path in re.findall(r'<path d="([^"]*)"', source))
    ):
        return source
    old = int(view[1]), int(view[2])
    more = width - old[0], height - old[1]

    def moved(value: str, side: int) -> str:
        return f"{float(value) + (more[side] if float(value) > old[side] / 2 else 0):g}"

    def grown(side: re.Match[str]) -> str:
        return f'{side[1]}="{float(side[2]) + more[side[1] == "height"]:g}"'

    def box(found: re.Match[str]) -> str:
        return re.sub(r'(?<![-\w])(width|height)="([\d.]+)"', grown, found.group())

    def line(found: re.Match[str]) -> str:
        path = re.sub(r"M([\d.]+) ([\d.]+)", lambda m: f"M{moved(m[1], 0)} {moved(m[2], 1)}", found[1])
        path = re.sub(r"H([\d.]+)", lambda m: f"H{moved(m[1], 0)}", path)
        path = re.sub(r"V([\d.]+)", lambda m: f"V{moved(m[1], 1)}", path)
        return f'<path d="{path}"'

    source = source.replace(view.group(), f'viewBox="0 0 {width} {height}"')
    return re.sub(r'<path d="([^"]*)"', line, re.sub(r"<rect[^>]*>", box, source))


_ROUND = re.compile(r"<(?:circle|ellipse|g|line|polyline|polygon|use)\b")
_LEVEL = re.compile(r"(?:[MHV][\d.]+(?: [\d.]+)?|Z|\s)+")


def _reshaped(source: str, width: int, height: int) -> str:
    """The small table card redrawn for a shorter box: paper, block, rule, and the symbol kept square."""
    split = round(0.535 * height)
    side = min(0.86 * width, 0.84 * (height - split))
    left, top = (width - side) / 2, split + (height - split - side) / 2 + 0.004 * height
    rule = max(2, 0.035 * width)
    for old, new in (
        ('viewBox="0 0 51 112"', f'viewBox="0 0 {width} {height}"'),
        (
            '<rect rx="6.63" width="51" height="112"/>',
            f'<rect rx="{0.13 * width:.2f}" width="{width}" height="{height}"/>',
        ),
        ('<rect width="51" height="112" fill', f'<rect width="{width}" height="{height}" fill'),
        (
            '<rect y="60" width="51" height="52"',
            f'<rect y="{split}" width="{width}" height="{height - split}"',
        ),
        (
            '<rect y="58.5" width="51" height="2"',
            f'<rect y="{split - 1.5}" width="{width}" height="{rule:.2f}"',
        ),
        (
            "M0 0 H1.6 V60 H0 Z M51 0 H49.4 V60 H51 Z",
            f"M0 0 H1.6 V{split} H0 Z M{width} 0 H{width - 1.6} V{split} H{width} Z",
        ),
    ):
        if old not in source:
            raise ValueError(f"the table card is not drawn as expected: no {old!r}")
        source = source.replace(old, new)
    return re.sub(
        r"translate\([^)]*\) scale\([^)]*\)",
        f"translate({left:.3f} {top:.3f}) scale({side / 100:.4f})",
        source,
        count=1,
    )
