"""The signs of the pictures say what they should, where they should, and nothing after the end."""

from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from bot.skins.bosses.words import say as said_of_bosses
from bot.skins.chicago_poker import skin
from bot.skins.chicago_poker.pictures import banner, cards, reveal, shootout, table, town
from bot.skins.chicago_poker.pictures.layout import layout
from bot.skins.chicago_poker.pictures.town_layout import BELOW, town_layout
from bot.skins.chicago_poker.words.catalogue import lot_capitals, say
from bot.skins.kit.canvas import Canvas, blank
from bot.skins.kit.lettering import Type, cap_height
from bot.skins.scene import flow
from bot.skins.scene.scene import Glow, Text, each_of
from bot.skins.skin import Form
from bot.table.languages import LANGUAGES, Language
from engine.chicago_poker.pieces import Boss, Business
from engine.chicago_poker.views import BossRow, BossView, TableView
from tests.helpers.chicago_poker.cells import on_table, own_in_town
from tests.helpers.skins.colour_vision import SIGHTS, Colour, distance
from tools.pictures.chicago_poker import positions as p
from tools.pictures.chicago_poker.samples import names

TABLES = (p.TWO, p.THREE, p.FOUR, p.FIVE, p.SIX)
FRAME = 6  # how far the frame of a new card reaches
STRIPE, FIRE = (255, 233, 223), (255, 90, 60)
BETWEEN = pytest.mark.long("by day two, four and six bosses")
TOWNS = (p.TOWN_OF_TWO, p.TOWN_OF_THREE, p.TOWN_OF_FOUR, p.TOWN_OF_FIVE, p.TOWN_OF_SIX)


def words(canvas: Canvas) -> list[str]:
    return [writing.text for writing in canvas.writings]


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("view", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_are_explained_in_a_tables_first_three_turns(view: TableView, language: Language) -> None:
    """Later only the first one stands there, as long as somebody is about to win."""
    signs = [say(language, "picture-legend", sign=sign) for sign in ("wins", "called", "played", "hidden")]
    calm = tuple(replace(row, wins_next=()) for row in view.rows)
    near = (replace(calm[0], wins_next=(Business.BREWERY,)), *calm[1:])

    def told(turn: int, rows: tuple[BossRow, ...]) -> list[str]:
        shown = words(table.paint(replace(view, turn=turn, rows=rows), names(view), language))
        return [sign for sign in signs if sign in shown]

    assert [told(turn, calm) for turn in (1, 3, 4)] == [signs, signs, []]
    assert told(4, near) == signs[:1]


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("view", TOWNS)
def test_the_towns_signs_are_explained_in_a_bosss_first_three_turns(view: BossView) -> None:
    sign = say("fr", "picture-town-legend", sign="open")
    few = replace(view, hand=view.hand[:2])

    def told(turn: int) -> bool:
        at = replace(few, table=replace(view.table, turn=turn))
        return sign in words(town.paint(at, names(view.table), "fr"))

    last = 3 * len(view.table.rows)
    assert [told(turn) for turn in (1, last, last + 1)] == [True, True, False]


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("view", TOWNS)
def test_nothing_glows_over_what_ones_own_column_is_worth(view: BossView) -> None:
    """It is written after every glow of the town, and below the frame of a new card."""
    plan = town_layout(len(view.table.rows), len(view.table.places), view.seat)
    left, _, _, foot = own_in_town(plan, 0, 0)
    painted = list(each_of(town.paint(view, names(view.table), "en").scene.operations))
    worths = [
        (number, each)
        for number, each in enumerate(painted)
        if isinstance(each, Text) and each.left >= left and foot < each.foot < foot + 2 * BELOW
    ]

    assert len(worths) == sum(bool(column) for column in view.columns)
    for number, each in worths:
        assert each.foot - cap_height(Type.TEXT, each.size) >= foot + FRAME
        for later in painted[number:]:
            assert not isinstance(later, Glow) or not _near(later, each)


def _near(glow: Glow, words: Text) -> bool:
    """The glow lies over the words."""
    across = glow.x - glow.blur < words.left + words.width and words.left < glow.x + glow.width + glow.blur
    top = words.foot - cap_height(Type.TEXT, words.size)
    return across and glow.y - glow.blur < words.foot and top < glow.y + glow.height + glow.blur


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vacant_lot_says_so(language: Language) -> None:
    lot = lot_capitals(language, None)

    assert lot in words(table.paint(p.VACANT, names(p.VACANT), language))


@pytest.mark.parametrize("wide", [50, 68, 101])
def test_empty_slots_can_be_seen_and_are_darker_than_any_card(wide: int) -> None:
    empty, laid = (blank(130, 260) for _ in range(2))
    flow.put(empty, cards.of(wide).slot(True), 2, 2)
    flow.put(laid, cards.of(wide).back(), 2, 2)

    slot, card = (max(high for _, high in canvas.image.getextrema()) for canvas in (empty, laid))  # type: ignore[misc]
    assert 60 < slot < card / 2


@pytest.mark.parametrize("sight", SIGHTS)
def test_a_shootouts_frame_is_striped_and_a_new_cards_frame_is_not(sight: str) -> None:
    """Fire and gold come close for eyes that see no red: the form tells them apart."""
    view = p.SIX
    plan = layout(6, 4)
    picture = table.paint(view, names(view), "fr").image
    x, y, _, _ = map(round, on_table(plan, 3, 0, 0))  # Torrio's five cards
    called = [_at(picture, x + 5 + step, y - 6) for step in range(90)]
    x, y, _, _ = map(round, on_table(plan, 0, 0, 3))  # a card just played
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

    assert said_of_bosses(language, "picture-empty-seat") in words(lobby)
    assert said_of_bosses(language, "picture-empty-seat") not in words(begun)
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
        box = own_in_town(plan, place, len(view.columns[place]))
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
