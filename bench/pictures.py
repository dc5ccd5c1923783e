"""The pictures' figures: P4 and P5 of docs/performance.md, and what the painters keep in memory.

`python -m bench.pictures` paints tables, hands, private towns and pocket pictures as the bot does, through
the game's skin, beside two yardsticks of the same run: Pillow's own RGB PNG (level 6) of the frame as it
was painted, and drawing everything from scratch. Nothing is asserted: a busy machine is no bug.
"""

import sys
from collections.abc import Callable
from functools import partial
from io import BytesIO
from time import perf_counter, process_time

from PIL import Image, features
from PIL import __version__ as pillow

from bench.yardstick import line, percentile, verdict, within
from bot.skins.chicago_poker import skin
from bot.skins.chicago_poker.pictures import hand, pocket, pocket_hand, shown, story, table, town
from bot.skins.gangster.pictures import panel
from bot.skins.gangster.pictures import shown as gangster
from bot.skins.gangster.pictures import table as city
from bot.skins.kit.caches import CACHES
from bot.skins.kit.canvas import Canvas
from bot.skins.skin import Picture
from bot.table.languages import Language
from engine.chicago_poker.views import BossView, TableView
from engine.gangster import panel as previews
from tools.pictures.chicago_poker import positions, stories
from tools.pictures.chicago_poker.samples import names
from tools.pictures.gangster import positions as cities

ROUNDS = 40
LANGUAGE: Language = "fr"
LIMIT = 650  # kB, of every picture
TABLE, HAND, MAP, STORY = 20, 16, 35, 150  # ms, the median
MOTION, MOTION_LIMIT = 600, 700  # ms of processor, kB

Paint = Callable[[], Picture]


def main() -> None:
    """Print everything."""
    zlib = features.version("zlib")
    print(f"Python {sys.version.split()[0]}, Pillow {pillow}, zlib {zlib}; {ROUNDS} rounds, in turns")
    for name, goal, paint, canvas in (
        ("table, 2 seats", TABLE, *_table(positions.TWO)),
        ("table, 4 seats", TABLE, *_table(positions.FOUR)),
        ("table, 6 seats", TABLE, *_table(positions.SIX)),
        ("hand, 7 cards", HAND, *_hand(positions.SEVEN_CARDS)),
        ("hand, 9 cards", HAND, *_hand(positions.NINE_CARDS)),
        ("private town, 4 seats", TABLE, *_town(positions.TOWN_OF_FOUR)),
        ("private town, 6 seats", TABLE, *_town(positions.TOWN_OF_SIX)),
        ("pocket table, 4 seats", TABLE, *_pocket(positions.FOUR)),
        ("pocket table, 6 seats", TABLE, *_pocket(positions.SIX)),
        ("pocket hand, 7 cards", HAND, *_pocket_hand(positions.SEVEN_CARDS)),
        ("Gangster's table, 2 seats", MAP, *_city("table-2")),
        ("Gangster's table, 4 seats", MAP, *_city("table-4")),
        ("Gangster's table, 5 seats", MAP, *_city("table-crowded")),
        ("Gangster's panel, 2 seats, with its previews", MAP, *_panel("table-2")),
        ("Gangster's panel, 5 seats, with its previews", MAP, *_panel("table-crowded")),
        ("story, 4 seats, 62 turns", STORY, *_story("story-4")),
        ("story, 6 seats, 300 turns", STORY, *_story("story-6-long")),
    ):
        print()
        _measure(name, goal, paint, canvas.image)
    print()
    _motion()
    print()
    _memory()


def _table(view: TableView) -> tuple[Paint, Canvas]:
    paint = partial(skin.paint_table, view, names(view), LANGUAGE)
    return paint, table.paint(view, names(view), LANGUAGE)


def _hand(view: BossView) -> tuple[Paint, Canvas]:
    players = names(view.table)
    return lambda: shown.hand_picture(view, players, LANGUAGE), hand.paint(view, players, LANGUAGE)


def _town(view: BossView) -> tuple[Paint, Canvas]:
    players = names(view.table)
    return lambda: shown.town_picture(view, players, LANGUAGE), town.paint(view, players, LANGUAGE)


def _pocket(view: TableView) -> tuple[Paint, Canvas]:
    players = names(view)
    paint = partial(skin.paint_table, view, players, LANGUAGE, form="pocket")
    return paint, pocket.paint(view, players, LANGUAGE)


def _pocket_hand(view: BossView) -> tuple[Paint, Canvas]:
    players = names(view.table)
    paint = partial(shown.hand_picture, view, players, LANGUAGE, form="pocket")
    return paint, pocket_hand.paint(view, LANGUAGE)


def _city(name: str) -> tuple[Paint, Canvas]:
    view = cities.tables()[name]
    players = cities.names(view)
    return partial(gangster.table_picture, view, players, LANGUAGE), city.paint(view, players, LANGUAGE)


def _panel(name: str) -> tuple[Paint, Canvas]:
    view = cities.hands()[name.replace("table", "panel")]
    players = cities.names(view.table)
    paint = partial(gangster.private_pictures, view, players, LANGUAGE)
    return lambda: paint()[0], panel.paint(view, previews(view), players, LANGUAGE)


def _story(name: str) -> tuple[Paint, Canvas]:
    told, view, players = stories.told()[name]
    return partial(skin.paint_story, told, view, players, LANGUAGE), story.paint(
        told, view, players, LANGUAGE
    )


def _measure(name: str, goal: float, paint: Paint, frame: Image.Image) -> None:
    """P4 and P5 for one picture; its rivals take turns with it."""
    print(f"P4, P5  {name}")
    picture = paint()
    ours, rgb, cold = [], [], []
    for number in range(ROUNDS):
        ours.append(_timed(paint))
        if number % 4 == 0:
            rgb.append(_timed(lambda: _png(frame)))
            cold.append(_timed(lambda: _from_scratch(paint)))
            paint()
    median, late, yardstick = _late(ours, 0.50), _late(ours, 0.95), _late(rgb, 0.50)
    weight = len(picture.content) / 1000
    line("painted and encoded, p50", f"{median:.1f} ms", within(median, goal, "ms"))
    line("painted and encoded, p95", f"{late:.1f} ms", within(late, 2 * goal, "ms"))
    line("bytes", f"{weight:.0f} kB", within(weight, LIMIT, "kB"))
    line(
        "Pillow's RGB PNG, level 6, of the same frame", f"{yardstick:.1f} ms", verdict(yardstick / median, 5)
    )
    scratch = _late(cold, 0.50)
    line("everything from scratch, nothing kept", f"{scratch:.1f} ms", f"we do {scratch / median:.1f}x")
    _formats(frame)


def _motion() -> None:
    """Print the cost of a shootout in motion; P9 is measured without."""
    print("A shootout in motion")
    for fighters, held, view in (
        (4, positions.DECISIVE, positions.DECISIVE_TABLE),
        (6, positions.SIX_FIGHTERS, positions.SIX_FIGHTERS_TABLE),
    ):
        paint = partial(skin.paint_motion, (held,), view, names(view), LANGUAGE)
        (picture,), spent = paint(), []
        for _ in range(ROUNDS // 4):
            began = process_time()
            paint()
            spent.append(process_time() - began)
        median, weight = _late(spent, 0.50), len(picture.content) / 1000
        line(f"{fighters} fighters, processor time, p50", f"{median:.0f} ms", within(median, MOTION, "ms"))
        line(f"{fighters} fighters, bytes", f"{weight:.0f} kB", within(weight, MOTION_LIMIT, "kB"))


def _formats(frame: Image.Image) -> None:
    """What else the same frame could be sent as: the encoding alone."""
    for name, kind, settings in (
        ("JPEG q85, 4:4:4", "JPEG", {"quality": 85, "subsampling": 0}),
        ("WebP q86, method 0", "WEBP", {"quality": 86, "method": 0}),
        ("WebP q86, method 4", "WEBP", {"quality": 86, "method": 4}),
        ("PNG, RGB, level 6", "PNG", {"compress_level": 6}),
    ):
        encode = partial(_encoded, frame, kind, settings)
        spent = min(_timed(encode) for _ in range(3)) * 1000
        line(f"{name}, encoding alone", f"{spent:.1f} ms", f"{len(encode()) / 1000:.0f} kB")


def _encoded(frame: Image.Image, kind: str, settings: dict[str, int]) -> bytes:
    out = BytesIO()
    frame.save(out, kind, **settings)
    return out.getvalue()


def _png(frame: Image.Image) -> bytes:
    return _encoded(frame, "PNG", {"compress_level": 6})


def _from_scratch(paint: Paint) -> Picture:
    for cache in CACHES:
        cache.clear()
    return paint()


def _late(seconds: list[float], share: float) -> float:
    """The milliseconds within which that share of the rounds was done."""
    return percentile(sorted(seconds), share) * 1000


def _timed(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began


def _memory() -> None:
    print("What the painters keep, after all of the above, in each worker")
    for cache in CACHES:
        figure, limit = cache.bytes / 1e6, cache.limit / 1e6
        line(
            f"{cache.name}, {len(cache)} pictures", f"{figure:.1f} MB", within(figure, round(limit, 1), "MB")
        )
    line("at most, all together", f"{sum(cache.limit for cache in CACHES) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
