"""What holds for the story of every game: sentences, alt text, and a picture on which nothing overlaps."""

from functools import cache
from importlib import import_module
from itertools import combinations
from typing import Any
from unittest.mock import patch

import pytest

from bot.skins.bosses.story import chart
from bot.skins.bosses.story.curves import STYLES
from bot.skins.kit.canvas import Box
from bot.skins.skin import Picture
from bot.skins.standings import order, peaks, winners
from bot.table.languages import LANGUAGES, Language
from tests.helpers.skins.colour_vision import SIGHTS, Colour, distance
from tests.helpers.skins.preview import Layout, unpainted

GAMES = ("chicago_poker", "gangster", "poker_champ", "chicago_stud")
LEAST = 23
APART = {"normal": 15, "protan": 10, "deutan": 7, "tritan": 11}  # the closest two curves of the design


@cache
def told(game: str) -> dict[str, Any]:
    """Story, table and people by name."""
    return dict(import_module(f"tools.pictures.{game}.stories").told())


def painted(game: str, language: Language) -> dict[str, Layout]:
    """Every sample, only from sprites that were built; what they look like: test_approved.py of each game."""
    paint = import_module(f"bot.skins.{game}.pictures.story").paint
    with unpainted():
        return {name: Layout.of(paint(*each, language)) for name, each in told(game).items()}


WORDS = pytest.mark.long("one game shows how much room French needs")


@pytest.mark.by_day(
    "chicago_poker-fr", "poker_champ-en", "chicago_stud-en", why="the same chart with other names"
)
@pytest.mark.parametrize(
    ("game", "language"),
    [
        *((game, "en") for game in GAMES),
        (GAMES[0], "fr"),
        *(pytest.param(game, "fr", marks=WORDS) for game in GAMES[1:]),
    ],
)
def test_everything_of_a_story_has_its_place(game: str, language: Language) -> None:
    for name, picture in painted(game, language).items():
        no_two_texts_overlap_and_all_lie_within_the_frame(name, picture)
        no_text_touches_a_portrait_a_card_a_sign_or_a_sample(name, picture)
        portraits_samples_and_the_turning_point_keep_apart(name, picture)
        only_names_of_people_are_shortened_and_all_is_large_enough(name, picture)
        assert picture.size == (1650, 1050), name
        if language == "en":
            every_curve_has_a_sample_in_the_column(game, name, picture)
            those_who_came_close_have_a_bead_with_their_number(game, name, picture)


def no_two_texts_overlap_and_all_lie_within_the_frame(name: str, picture: Layout) -> None:
    boxes = [(w.text, w.box) for w in picture.writings if w.text]
    for (one, box), (other, second) in combinations([(text, _ink(box)) for text, box in boxes], 2):
        assert not box.overlaps(second), (name, one, other)
    for text, box in (*boxes, *picture.pieces):
        assert 16 <= box.left < box.right <= 1634, (name, text)
        assert 16 <= box.top < box.bottom <= 1034, (name, text)


def no_text_touches_a_portrait_a_card_a_sign_or_a_sample(name: str, picture: Layout) -> None:
    for writing in picture.writings:
        if len(writing.text) > 1:
            ink = _ink(writing.box)
            for piece, box in picture.pieces:
                assert not ink.overlaps(box), (name, writing.text, piece)


def portraits_samples_and_the_turning_point_keep_apart(name: str, picture: Layout) -> None:
    for (one, box), (other, second) in combinations([(what, _ink(box)) for what, box in picture.pieces], 2):
        assert not box.overlaps(second), (name, one, other)


def only_names_of_people_are_shortened_and_all_is_large_enough(name: str, picture: Layout) -> None:
    for writing in picture.writings:
        assert "names" in name or not writing.shortened, (name, writing)
        assert writing.size >= LEAST, (name, writing)


def every_curve_has_a_sample_in_the_column(game: str, name: str, picture: Layout) -> None:
    samples = [box for piece, box in picture.pieces if piece == "sample"]
    assert len(samples) == len(told(game)[name][0].seats), name


def those_who_came_close_have_a_bead_with_their_number(game: str, name: str, picture: Layout) -> None:
    """Unless there is no room at all: at most three are tried."""
    numbers = [w.text for w in picture.writings if w.size == 38]
    for peak in peaks(told(game)[name][0])[:3]:
        assert str(round(100 * peak.chance)) in numbers, (name, peak)


@pytest.mark.parametrize("game", GAMES)
def test_every_curve_leads_to_its_name_and_the_scale_is_three_numbers(game: str) -> None:
    """Of those who lost without the fall of the last turn, in which all of them come to nought together."""
    for name, (story, table, people) in told(game).items():
        with unpainted(), patch.object(chart, "_leaders", autospec=True) as led:
            canvas = import_module(f"bot.skins.{game}.pictures.story").paint(story, table, people, "en")
        ((_, _, ends, middles), _) = led.call_args
        finished, won = order(story), len(winners(story))
        names = [w.box.middle[1] for w in canvas.writings if w.box.left > chart.NAMES and w.box.right < 1634]

        for place, seat in enumerate(finished):
            row = story.curve[-1 if place < won else -2 if story.turns else -1]
            assert ends[place] == (chart.END, chart.up(row[seat])), (name, seat)
            assert min(abs(middles[seat] - middle) for middle in names) <= 40, (name, seat)
        assert [middles[seat] for seat in finished] == sorted(middles.values()), name
        assert [w.text for w in canvas.writings if w.box.right == 88] == ["0", "50", "100"], name


@pytest.mark.parametrize("sight", SIGHTS)
def test_no_two_curves_look_alike_and_none_has_anothers_pattern(sight: str) -> None:
    colours = [_rgb(style.colour) for style in STYLES]

    assert min(distance(one, other, sight) for one, other in combinations(colours, 2)) >= APART[sight]
    assert len({style.pattern for style in STYLES}) == len(STYLES)


def test_a_winner_is_crowned_alone_or_with_others() -> None:
    for game in GAMES:
        for name, (story, _, _) in told(game).items():
            assert order(story)[: len(winners(story))] == winners(story)
            assert (len(winners(story)) > 1) == ("shared" in name), (game, name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_story_is_four_to_seven_sentences_and_its_alt_text_says_the_same(
    game: str, language: Language
) -> None:
    skin = import_module(f"bot.skins.{game}").skin
    for name, (story, table, people) in told(game).items():
        said = skin.story_words(story, table, people, language)
        assert 4 <= len(said) <= 7, name
        assert all(line.count("**") % 2 == 0 for line in said)
        assert max(map(len, said)) < 400, name


@pytest.mark.by_day("gangster", "poker_champ", why="the same chart with other names")
@pytest.mark.parametrize("game", GAMES)
def test_a_story_s_picture_is_named_light_and_has_an_alt_text(game: str) -> None:
    skin = import_module(f"bot.skins.{game}").skin
    story, table, people = next(iter(told(game).values()))
    picture: Picture = skin.paint_story(story, table, people, "en")

    assert picture.filename == "story.jpg"
    assert len(picture.content) <= 650_000
    assert 100 < len(picture.alt) <= 1024
    assert "**" not in picture.alt


def _rgb(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def _ink(box: Box) -> Box:
    return Box(box.left + 1, box.top + 1, max(box.left + 1, box.right - 1), box.bottom - 1)
