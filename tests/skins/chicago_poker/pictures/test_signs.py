"""The signs of the pictures say what they should, where they should, and nothing after the end."""

from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from bot.skins.chicago_poker import skin
from bot.skins.chicago_poker.pictures import banner, cards, reveal, shootout, table, town
from bot.skins.chicago_poker.pictures.layout import layout
from bot.skins.chicago_poker.pictures.town_layout import town_layout
from bot.skins.chicago_poker.words.catalogue import lot_capitals, say
from bot.skins.kit.canvas import Canvas, blank
from bot.skins.skin import Form
from bot.table.languages import LANGUAGES, Language
from engine.chicago_poker.pieces import Boss, Business
from engine.chicago_poker.views import BossView, TableView
from tests.helpers.skins.colour_vision import SIGHTS, Colour, distance
from tools.pictures.chicago_poker import positions as p
from tools.pictures.chicago_poker.samples import names

TABLES = (p.TWO, p.THREE, p.FOUR, p.FIVE, p.SIX)
STRIPE, FIRE = (255, 233, 223), (255, 90, 60)
BETWEEN = pytest.mark.long("by day two, four and six bosses")
TOWNS = (p.TOWN_OF_TWO, p.TOWN_OF_THREE, p.TOWN_OF_FOUR, p.TOWN_OF_FIVE, p.TOWN_OF_SIX)


def words(canvas: Canvas) -> list[str]:
    return [writing.text for writing in canvas.writings]


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("view", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_are_explained_on_every_table(view: TableView, language: Language) -> None:
    told = words(table.paint(view, names(view), language))

    for sign in ("wins", "called", "played", "hidden"):
        assert say(language, "picture-legend", sign=sign) in told


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vacant_lot_says_so(language: Language) -> None:
    lot = lot_capitals(language, None)

    assert lot in words(table.paint(p.VACANT, names(p.VACANT), language))


def test_empty_slots_are_at_half_contrast() -> None:
    plain, pale = (blank(70, 160) for _ in range(2))
    cards.slot(plain, True, 2, 2, 60, 1)
    cards.slot(pale, True, 2, 2, 60)

    bright, half = (max(high for _, high in canvas.image.getextrema()) for canvas in (plain, pale))  # type: ignore[misc]
    assert half == pytest.approx(bright / 2, abs=2)


@pytest.mark.parametrize("sight", SIGHTS)
def test_a_shootouts_frame_is_striped_and_a_new_cards_frame_is_not(sight: str) -> None:
    """Fire and gold come close for eyes that see no red: the form tells them apart."""
    view = p.SIX
    plan = layout(6, 4)
    picture = table.paint(view, names(view), "fr").image
    x, y = plan.slot(3, 0, 0)  # Torrio's five cards
    called = [_at(picture, x + 5 + step, y - 6) for step in range(90)]
    x, y = plan.slot(0, 0, 3)  # a card just played
    played = [_at(picture, x - 3, y + 20 + step) for step in range(70)]

    assert distance(STRIPE, FIRE, sight) > 20
    assert _changes(called, sight) >= 6
    assert _changes(played, sight) == 0


def test_nothing_burns_after_the_win() -> None:
    """Once the game is won, no badge says that one more would win: the picture is the same without them."""
    won, players = p.DECISIVE_TABLE, names(p.DECISIVE_TABLE)
    burning = replace(won, rows=tuple(replace(row, wins_next=tuple(Business)) for row in won.rows))

    painted = [shootout.paint(p.DECISIVE, view, players, "en").image for view in (won, burning)]
    assert painted[0].tobytes() == painted[1].tobytes()
    assert "DECIDES" in words(shootout.paint(p.DECISIVE, won, players, "en"))
    assert "WINS CHICAGO: 3 SPEAKEASIES" in words(shootout.paint(p.DECISIVE, won, players, "en"))
    assert "NEW IN TOWN" not in words(shootout.paint(p.DECISIVE, won, players, "en"))


def test_all_cards_turned_up_show_which_had_been_hidden() -> None:
    view, players = p.ALL_UP, names(p.ALL_UP)
    rows = tuple(
        replace(
            row,
            columns=tuple(
                replace(column, gangsters=tuple(replace(g, was_down=False) for g in column.gangsters))
                for column in row.columns
            ),
        )
        for row in view.rows
    )

    shown, bare = (reveal.paint(each, players, "fr").image for each in (view, replace(view, rows=rows)))
    assert shown.tobytes() != bare.tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_seat_is_free_once_the_game_has_begun(language: Language) -> None:
    lobby = banner.paint(("capone", "moran"), ("Lucie", "Théo"), language)
    begun = banner.paint_started(("capone", "moran"), ("Lucie", "Théo"), language)

    assert say(language, "picture-empty-seat") in words(lobby)
    assert say(language, "picture-empty-seat") not in words(begun)
    told = skin.paint_banner(["capone", "moran"], ["Lucie", ""], language, started=True)
    assert Image.open(BytesIO(told.content)).size == (1650, 550)
    assert "Bugs Moran" in told.alt
    assert "()" not in told.alt


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("count", range(2, 7))
def test_whoever_begins_is_shown_first_of_any_number(count: int) -> None:
    bosses, players = tuple(Boss)[:count], ("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",) * count
    for first in range(count):
        assert "FIRST" in words(banner.paint_started(bosses, players, "en", first))


@pytest.mark.parametrize(
    "view", [pytest.param(view, marks=BETWEEN if number % 2 else ()) for number, view in enumerate(TOWNS)]
)
def test_the_private_town_shows_the_readers_own_backs_and_where_they_may_lay(view: BossView) -> None:
    players = names(view.table)
    canvas = town.paint(view, players, "en")
    laid = {str(own.card) for column in view.columns for own in column}
    shown = {what for what, _ in canvas.pieces}

    assert laid | {str(card) for card in view.hand if not isinstance(card, str)} <= shown
    plan = town_layout(len(view.table.rows), len(view.table.places), view.seat)
    closed = town.paint(replace(view, offers=view.offers[:1]), players, "en")
    for offer in view.offers[1:]:
        place = offer.action.place  # type: ignore[union-attr]
        x, y = plan.slot(view.seat, place, len(view.columns[place]))
        box = (x, y, x + plan.own_card, y + cards.height(plan.own_card))
        assert canvas.image.crop(box).tobytes() != closed.image.crop(box).tobytes(), place


def test_the_private_town_is_the_same_whatever_menu_is_open() -> None:
    """It is painted from the view alone: two paintings of one view are one picture."""
    view, players = p.TOWN_OF_FOUR, names(p.TOWN_OF_FOUR.table)

    one, other = (town.paint(view, players, "fr", p.SINCE).image.tobytes() for _ in range(2))
    assert one == other


@pytest.mark.usefixtures("scenes")
def test_the_town_is_for_choosing_and_the_large_hand_for_the_others_turns() -> None:
    asked, waiting = p.TOWN_OF_SIX, p.TOWN_WAITING
    kinds: dict[Form, tuple[list[str], list[str]]] = {
        "wide": (["town"], ["hand"]),
        "pocket": (["hand", "town"], ["hand"]),
    }
    for form, expected in kinds.items():
        for view, shown in zip((asked, waiting), expected, strict=True):
            pictures = skin.paint_private(view, names(view.table), "en", form=form)
            assert [picture.filename for picture in pictures] == [f"{kind}.jpg" for kind in shown]


def _at(picture: Image.Image, x: int, y: int) -> Colour:
    found = picture.getpixel((x, y))
    assert isinstance(found, tuple)
    return found[:3]  # type: ignore[return-value]


def _changes(colours: list[Colour], sight: str) -> int:
    """How often a line turns from fire to cream or back, to somebody of that sight."""
    light = [distance(colour, STRIPE, sight) < distance(colour, FIRE, sight) for colour in colours]
    return sum(one != other for one, other in pairwise(light))
