"""Pictures as a film: what Pillow reads of the file again, and that what is told is what is painted."""

import random
from functools import partial
from io import BytesIO
from itertools import product
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games import games
from bot.skins.film import Exposed, Scene, expose, joined, pictured, weight
from bot.skins.kit import frames
from bot.skins.kit.canvas import Box, Canvas, blank
from bot.skins.kit.frames import BAR, WIDTH
from bot.skins.skin import Picture
from tests.helpers.promises_of_games import a_line

KNOWN = games(hidden=True)
TURNS = 60


def with_a_spot(width: int, height: int, colour: str, spot: int = 0) -> Canvas:
    canvas = blank(width, height, colour)
    canvas.fill("white", Box(spot, spot, spot + 40, spot + 40))
    return canvas


def a_picture(width: int, height: int, colour: str, spot: int = 0) -> Picture:
    return Picture("table.png", with_a_spot(width, height, colour, spot).encoded(), "")


def filmed(scenes: list[Scene], quality: int = 80, at_once: int = 2) -> tuple[bytes, Exposed]:
    exposed, frames = Exposed(None, (), None), list[Any]()
    for at in range(0, len(scenes), at_once):
        exposed = expose(scenes[at : at + at_once], exposed.size, exposed.last, quality)
        frames += exposed.frames
    assert exposed.size is not None
    content = joined(exposed.size, frames)
    assert len(content) <= weight(frames)
    return content, exposed


def played(content: bytes) -> tuple[list[Image.Image], list[int]]:
    """Every frame as it is seen, and how long."""
    film: Any = Image.open(BytesIO(content))
    assert film.format == "WEBP"
    seen, times = [], []
    for at in range(film.n_frames):
        film.seek(at)
        seen.append(film.convert("RGB"))
        times.append(film.info["duration"])
    return seen, times


def apart(one: Image.Image, other: Image.Image) -> float:
    """How far two pictures differ, of 255."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def test_a_film_shows_every_picture_for_its_time() -> None:
    spots = (0, 0, 300, 301, 900)
    scenes = [
        Scene(partial(a_picture, 1650, 1050, "#103040", spot), (100 * (number + 1),), number / 4)
        for number, spot in enumerate(spots)
    ]
    content, _ = filmed(scenes)
    seen, times = played(content)
    assert times == [100, 200, 300, 400, 500], "the same picture twice is two frames"
    for number, (frame, spot) in enumerate(zip(seen, spots, strict=True)):
        assert frame.size == (WIDTH, 525 + BAR)
        source = with_a_spot(1650, 1050, "#103040", spot).image
        assert apart(frame.crop((0, 0, WIDTH, 525)), source.resize((WIDTH, 525))) < 3
        gone = [frame.getpixel((x, 525 + BAR // 2)) for x in (100, 300, 500, 700)]
        lit = sum(sum(pixel[:3]) > 200 for pixel in gone if isinstance(pixel, tuple))
        assert lit == number, "the bar grows with the game"


def test_news_of_another_shape_stand_in_the_middle_of_a_frame_of_the_same_size() -> None:
    def news() -> tuple[Picture, ...]:
        return (a_picture(600, 1200, "red"), a_picture(600, 1200, "lime"), a_picture(1650, 300, "blue"))

    table = Scene(partial(a_picture, 1650, 1050, "#103040"), (900,), 0.5)
    content, _ = filmed([table, Scene(news, (700, 800), 0.7, together=False), table])
    seen, times = played(content)
    assert times == [900, 700, 800, 900], "as many as there is time for, the last ones"
    assert {frame.size for frame in seen} == {(WIDTH, 525 + BAR)}
    assert _colour(seen[1]) == "lime"
    assert _colour(seen[2]) == "blue"
    assert apart(seen[0], seen[3]) < 5


def _colour(frame: Image.Image) -> str:
    red, green, blue = ImageStat.Stat(frame.crop((400, 250, 425, 275))).mean
    return max((red, "red"), (green, "lime"), (blue, "blue"))[1]


def test_pictures_of_one_moment_are_one_frame() -> None:
    def eyes() -> tuple[Picture, ...]:
        return (a_picture(1650, 1050, "navy"), a_picture(1650, 500, "maroon"))

    seen, times = played(filmed([Scene(eyes, (500,), 0), Scene(eyes, (500,), 1)])[0])
    assert times == [500, 500]
    assert {frame.size for frame in seen} == {(WIDTH, 525 + 250 + BAR)}


def test_a_picture_that_is_shown_again_is_painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    painted = []

    def scaled(scenes: Any) -> Image.Image:
        painted.append(scenes)
        return real(scenes)

    real = frames.scaled
    monkeypatch.setattr(frames, "scaled", scaled)
    spots = (0, 0, 0, 300, 300, 0)
    scenes = [Scene(partial(a_picture, 1650, 1050, "navy", spot), (100,), 0) for spot in spots]

    assert len(expose(scenes, None, None, 80).frames) == len(spots)
    assert len(painted) == 3


def test_less_quality_is_less_to_send() -> None:
    dice = random.Random(1)

    def noise() -> Picture:
        canvas = blank(825, 100)
        for left, top in product(range(0, 825, 5), range(0, 100, 5)):
            canvas.fill(f"#{dice.randrange(1 << 24):06x}", Box(left, top, left + 5, top + 5))
        return Picture("table.png", canvas.encoded(), "")

    scenes = [Scene(noise, (100,), 0)]
    sizes = [len(filmed(scenes, quality)[0]) for quality in (80, 50, 20)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > 1.5 * sizes[2]


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize("game", KNOWN)
def test_as_many_pictures_are_planned_as_are_painted(game: str) -> None:
    known, info, dice = KNOWN[game], KNOWN[game].info, random.Random(6)
    engine, skin, seats = known.engine, known.skin, 2
    agreed = engine.agree({option.name: option.values[0] for option in info.options})
    choices = [{each.name: each.values[seat] for each in info.choices} for seat in range(seats)]
    step = engine.setup(info.roles[:seats] or seats, agreed, "seed", choices)
    moments = [(step.state, tuple(step.events))]
    for _ in range(TURNS):
        state = moments[-1][0]
        if not (awaited := engine.awaited(state)):
            break
        action = engine.parse(a_line(engine, state, awaited[0], dice))
        step = engine.apply(state, awaited[0], action)
        moments.append((step.state, tuple(step.events)))
    names, last = ("Ann", "Ben"), engine.table(moments[-1][0])
    planned = pictured(skin, [news for _, news in moments], last, names, "en")
    assert len(planned) == len(moments)
    shown = [at for at, pictures in enumerate(planned) if pictures]
    for at in (*shown[:2], *dice.sample(range(len(moments)), 8)):
        state, news = moments[at]
        assert len(skin.paint_news(news, engine.table(state), names, "en")) == planned[at]
