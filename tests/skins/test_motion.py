"""Shootouts, showdowns and days of reckoning in motion: small, played once, no card more than at the end."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from io import BytesIO
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.games import games
from bot.skins.bosses import shown, turning
from bot.skins.bosses.turning import Hand
from bot.skins.chicago_poker.pictures import turning as chicago_poker
from bot.skins.chicago_stud.pictures import turning as chicago_stud
from bot.skins.gangster.pictures import reckoning
from bot.skins.kit import frames, motion
from bot.skins.kit.canvas import Canvas, blank, on_ground
from bot.skins.kit.lettering import Type
from bot.skins.kit.motion import Moment
from bot.skins.poker_champ.pictures import turning as poker_champ
from bot.skins.scene import noting, pillow
from bot.skins.scene.scene import Face, Scene, Text, each_of
from bot.skins.scene.theme import IVORY, SIGN
from bot.table.languages import Language
from tests.helpers.promises_of_games import a_line
from tests.helpers.skins.trees import faults
from tests.helpers.worlds import exchanged
from tools.pictures.chicago_poker import positions as poker_positions
from tools.pictures.chicago_stud import positions as stud_positions
from tools.pictures.gangster import positions as gangster_positions
from tools.pictures.poker_champ import positions as champ_positions

MOVING = ("chicago-poker", "chicago-stud", "gangster", "poker-champ")
KNOWN = games(hidden=True)
NAMES = ("Lucie", "Théo", "Marguerite_92")
LONG = "Wolfeschlegelsteinhausenbergerdorff"
Make = Callable[[Sequence[str], Language], Sequence[Moment]]


def _made() -> Iterator[tuple[str, Make]]:
    """Everything of the previews that moves, from names and a language."""
    for name, held, view in (
        ("poker-2", poker_positions.DUEL, poker_positions.DUEL_TABLE),
        ("poker-3", poker_positions.VALUES, poker_positions.THREE),
        ("poker-4", poker_positions.DECISIVE, poker_positions.DECISIVE_TABLE),
        ("poker-6", poker_positions.SIX_FIGHTERS, poker_positions.SIX_FIGHTERS_TABLE),
    ):
        yield name, partial(chicago_poker.moments, held, view)
    for name, (event, table) in stud_positions.SHOWDOWNS.items():
        yield f"stud-{name}", partial(chicago_stud.moments, event, table)
    for name, shown_down, at in (
        ("champ-3", champ_positions.HELD, champ_positions.FOUR),
        ("champ-5", champ_positions.SHARED, champ_positions.FIVE),
        ("champ-6", champ_positions.CROWDED, champ_positions.SIX),
    ):
        yield name, partial(poker_champ.moments, shown_down, at.table)
    for name, (scored, city) in gangster_positions.scorings().items():
        yield name, partial(reckoning.moments, scored, city)


MADE = dict(_made())
CARDS = [name for name in MADE if not name.startswith("scoring")]


@cache
def moments(name: str) -> Sequence[Moment]:
    return MADE[name](("Ann",) * 8, "en")


CODED = pytest.mark.long("one film of cards and the day of reckoning are coded in make test")


@pytest.mark.parametrize(
    "name",
    ["poker-6", *(pytest.param(each, marks=CODED) for each in ("stud-showdown-8", "champ-5")), "scoring-5"],
)
def test_it_is_small_and_played_once_and_its_end_stays(name: str) -> None:
    content = motion.animated(moments(name))
    film: Any = Image.open(BytesIO(content))
    times = []
    for at in range(film.n_frames):
        film.seek(at)
        film.load()
        times.append(film.info["duration"])
    assert len(content) <= 700_000
    assert film.size[0] <= 1100
    assert film.info["loop"] == 1
    assert times[-1] >= 60_000
    assert 2000 <= sum(times[:-1]) <= 3000
    last = frames.shrunk(pillow.painted(moments(name)[-1].scene), motion.SHRUNK)
    assert _apart(film.convert("RGB"), last) < 3


def test_what_is_painted_in_places_looks_as_if_all_of_it_were_painted() -> None:
    for name in ("poker-4", "scoring-3"):
        scenes = [each.scene for each in moments(name)]
        chosen = {0, 1, len(scenes) // 2, len(scenes) - 2, len(scenes) - 1}
        for number, (_, image) in enumerate(motion._painted(scenes)):
            if number in chosen:
                whole = frames.shrunk(pillow.painted(scenes[number]), motion.SHRUNK)
                assert _apart(image, whole) < 0.02, (name, number)


def _apart(one: Image.Image, other: Image.Image) -> float:
    histogram = ImageChops.difference(one, other).convert("L").histogram()
    return sum(value * count for value, count in enumerate(histogram)) / sum(histogram)


@pytest.mark.parametrize("name", CARDS)
def test_cards_turn_one_after_another_the_best_hands_last(name: str) -> None:
    seen = [_faces(each.scene) for each in moments(name)]
    told = [_words(each.scene) for each in moments(name)]
    assert all(earlier <= later for earlier, later in pairwise(seen))
    assert len(seen[0]) < len(seen[-1])
    turned = [number for number in range(1, len(seen)) if seen[number] != seen[number - 1]]
    assert len(turned) <= 8, "in so many steps"
    assert all(told[number] <= told[0] for number in turned), "no hand has a name or a place before"


def test_the_weakest_hand_turns_up_first_and_the_best_one_last() -> None:
    hands = [
        Hand("capone", "", (name,), (0,), (), "", "", place, place == 1)
        for name, place in (("second", 2), ("first", 1), ("third", 3))
    ]
    made = turning.moments(hands, Named(), lambda: blank(1650, 1050, "#000000"), lambda *_: None, 200, 1000)
    seen = [_words(each.scene) & {"first", "second", "third"} for each in made]
    in_order = [now - before for before, now in pairwise(seen) if now != before]
    assert in_order == [{"third"}, {"second"}, {"first"}]


class Named:
    """Cards that are their names."""

    def width(self, room: float) -> int:
        return round(room / 2)

    def height(self, width: int) -> int:
        return width

    def span(self, width: int) -> float:
        return width

    def left(self, place: int, width: int) -> float:
        return place * width

    def up(self, canvas: Canvas, card: str, _place: int, x: float, y: float, _width: int) -> None:
        canvas.write(card, Type.NAME, SIGN, IVORY, x, top=y)

    def back(self, canvas: Canvas, card: str, x: float, y: float, width: int) -> None:
        pass

    def was_hidden(self, canvas: Canvas, x: float, y: float, width: int) -> None:
        pass


def _faces(scene: Scene) -> set[tuple[str, int]]:
    return {
        (each.strip.rpartition("/")[2], each.number) for each in each_of(scene.all) if isinstance(each, Face)
    }


def _words(scene: Scene) -> set[str]:
    return {each.text for each in each_of(scene.all) if isinstance(each, Text)}


ROOM = pytest.mark.long("the longest names between French words, the longer ones, leave the least room")


@pytest.mark.parametrize(
    ("person", "language"),
    [
        (LONG, "fr"),
        *(pytest.param(*each, marks=ROOM) for each in ((LONG, "en"), ("Ann", "fr"), ("Ann", "en"))),
    ],
)
@pytest.mark.parametrize("name", MADE)
def test_nothing_in_it_overlaps_or_is_cut(name: str, person: str, language: Language) -> None:
    def paint() -> Any:
        MADE[name]((person,) * 8, language)
        return on_ground("shootout")

    assert faults(paint) == []


@pytest.mark.parametrize("game", MOVING)
def test_no_card_is_seen_but_those_of_the_still_picture_and_no_other_matters(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Sequence[Moment]] = []

    def noted(made: Sequence[Moment]) -> bytes:
        found.append(made)
        return b"film"

    monkeypatch.setattr(shown, "animated", noted)
    engine, skin, dice = KNOWN[game].engine, KNOWN[game].skin, Random(8)
    state, news = _until_it_moves(game, dice)
    found.clear()

    (picture,) = skin.paint_motion(news, engine.table(state), NAMES, "en")
    with noting.scenes() as laid:
        stills = skin.paint_news(news, engine.table(state), NAMES, "en")
    kinds = [each.filename.rpartition(".")[0] for each in stills]
    kind = picture.filename.removeprefix("moving-").removesuffix(".webp")
    still = laid[len(kinds) - 1 - kinds[::-1].index(kind)]
    assert not picture.alt
    for moment in found[0]:
        assert _faces(moment.scene) <= _faces(still)
    assert _faces(found[0][-1].scene) or game == "gangster"

    exchange = exchanged(game, state, None, dice)
    if exchange is not None:
        assert skin.paint_motion(news, engine.table(exchange.state), NAMES, "en")
        assert found[1] == found[0], "the same in both worlds"


def _until_it_moves(game: str, dice: Random) -> tuple[Any, tuple[Any, ...]]:
    """A moment of a random game at which something moved, and what had happened."""
    info, engine, skin = KNOWN[game].info, KNOWN[game].engine, KNOWN[game].skin
    agreed = engine.agree({option.name: option.values[0] for option in info.options})
    for seed in range(9):
        state = engine.setup(info.roles[:3], agreed, f"seed {seed}").state
        for _ in range(400):
            awaited = engine.awaited(state)
            if not awaited:
                break
            step = engine.apply(state, awaited[0], engine.parse(a_line(engine, state, awaited[0], dice)))
            state = step.state
            if awaited and skin.paint_motion(step.events, engine.table(state), NAMES, "en"):
                return state, step.events
    raise AssertionError(f"nothing ever moves in {game}")
