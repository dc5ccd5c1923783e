"""The signs of the pictures say what they should, to whom they should."""

from dataclasses import replace

import pytest
from PIL import ImageChops

from bot.skins.gangster.pictures import (
    final,
    layout,
    panel,
    pieces,
    pocket,
    pocket_panel,
    scoring,
    shown,
    table,
)
from bot.skins.gangster.pictures.choices import best, targets, tone
from bot.skins.gangster.pictures.marks import NOTHING_NEW as NOTHING
from bot.skins.gangster.words.catalogue import say
from bot.skins.gangster.words.pay import pay_told
from bot.skins.kit.canvas import Canvas
from bot.table.languages import LANGUAGES, Language
from engine import gangster as game
from engine.gangster.actions import UnloadOwn
from engine.gangster.events import Reckoned
from engine.gangster.pieces import Clan, Kind, Options, Place
from engine.gangster.views import (
    Changes,
    ClanPanel,
    Gain,
    Pay,
    Preview,
    SeatView,
    Spot,
    TableView,
    Trail,
)
from tools.pictures.gangster import positions as p


def words(canvas: Canvas) -> list[str]:
    return [writing.text for writing in canvas.writings]


def painted(view: TableView, language: Language = "en") -> Canvas:
    return table.paint(view, p.names(view), language)


def paneled(view: SeatView, language: Language = "en") -> Canvas:
    return panel.paint(view, game.panel(view), p.names(view.table), language)


def differing(one: Canvas, other: Canvas) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(one.image, other.image).getbbox()


def unmarked(view: TableView) -> TableView:
    """The same table, of which nothing is new to anybody."""
    return replace(view, changes=(NOTHING,) * len(view.seats))


def marked(view: TableView, **changes: object) -> TableView:
    one = replace(NOTHING, **changes)  # type: ignore[arg-type]
    return replace(view, changes=(one,) * len(view.seats))


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_table_says_who_plays_in_which_round_and_how_many_doublers_lie(
    seats: int, language: Language
) -> None:
    view = p.table(seats)
    told = words(painted(view, language))

    assert say(language, "picture-to-play") in told
    assert say(language, "picture-round", round=view.round, rounds=3) in told
    assert f"{view.doublers}/8" in told
    for row in view.seats:
        assert str(row.influence) in told
    for stack in (view.pile_size, len(view.casino_left), view.stock_size):
        assert str(stack) in told


@pytest.mark.usefixtures("undrawn")
def test_a_question_mark_stays_one() -> None:
    """Nobody knows what the casino card will say."""
    view = p.table(4)
    asked = sum(number == 0 for row in view.districts if row.tile for number in row.tile.numbers)

    assert words(painted(view)).count("?") == asked > 0


@pytest.mark.usefixtures("undrawn")
def test_cicero_is_an_empty_plate_with_three_seats() -> None:
    canvas = painted(p.hands()["panel-out"].table)
    plate = layout.plate(Place.CICERO, 0)

    assert "CICERO" in words(canvas)
    assert "car-blue" in {what for what, _ in canvas.pieces}
    assert not [what for what, box in canvas.pieces if box.overlaps(plate.box) and what in {*Clan}]


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_name_of_a_boss_stands_whole_at_the_head_of_their_panel(language: Language) -> None:
    state = game.setup(("obanion", "capone"), Options(), "whole").state
    assert "O’BANION" in words(paneled(game.view(state, 0), language))


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize(
    ("pays", "colour"), [(Pay(4), pieces.BETTER), (Pay(3), pieces.SAME), (Pay(2), pieces.WORSE)]
)
def test_what_a_choice_would_pay_is_brighter_where_it_is_more_than_now(pays: Pay, colour: str) -> None:
    part = ClanPanel(Clan.BLUE, Place.LOOP, Pay(3), None, (), (), ())
    gain = Gain(Clan.BLUE, Place.LOOP, Pay(3), pays, 1)
    preview = Preview(UnloadOwn(), Clan.BLUE, Place.LOOP, gains=(gain,))

    assert tone(part, preview) == colour


def test_a_new_gangster_is_marked_where_it_stands_and_nowhere_else() -> None:
    view = p.table(4)
    spot = next(
        Spot(row.place, space, clan)
        for row in view.districts
        for space, clan in enumerate(row.spaces, start=1)
        if clan
    )
    changed = differing(painted(unmarked(view)), painted(marked(view, placed=(spot,))))
    row = view.district(spot.place)
    assert row.tile
    x, y = layout.plate(row.place, row.tile.spaces).space(spot.space)

    assert changed
    left, top, right, bottom = changed
    assert x - 48 <= left < x < right <= x + 48
    assert y - 48 <= top < y < bottom <= y + 48


@pytest.mark.usefixtures("undrawn")
def test_a_space_that_somebody_was_taken_from_has_a_ring_with_an_arrow() -> None:
    view = p.table(4)
    row = next(row for row in view.districts if None in row.spaces)
    spot = Spot(row.place, row.spaces.index(None) + 1, Clan.BLUE)
    canvas = painted(marked(view, taken=(spot,)))

    assert [what for what, _ in canvas.pieces].count("left-empty") == 1


def test_the_road_of_a_drive_is_painted_and_that_of_a_bumped_car_is_not() -> None:
    view = p.table(4)
    mover = view.clans[0]
    road = (Place.GOLD_COAST, Place.NORTH_SIDE)
    plain = painted(unmarked(view))
    drove = painted(marked(view, trails=(Trail(mover.clan, road, bumped=False),)))
    bumped = painted(marked(view, trails=(Trail(mover.clan, road, bumped=True),)))
    x, y = 1323, 196  # the middle of that road

    assert plain.image.getpixel((x, y)) == bumped.image.getpixel((x, y)) != drove.image.getpixel((x, y))
    assert differing(plain, bumped)


def test_a_doubler_that_came_since_glows() -> None:
    view = p.table(4)
    place = next(row.place for row in view.districts if row.doubled)

    assert differing(painted(unmarked(view)), painted(marked(view, doublers=(place,))))


def test_marks_are_those_of_whoever_plays() -> None:
    view = p.table(4)
    (player,) = view.awaited
    mine = tuple(view.changes[seat] if seat == player else NOTHING for seat in range(4))
    others = tuple(NOTHING if seat == player else view.changes[seat] for seat in range(4))

    assert differing(painted(view), painted(replace(view, changes=mine))) is None
    assert differing(painted(unmarked(view)), painted(replace(view, changes=others))) is None
    assert view.changes[player] != Changes(0, (), (), (), ())


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_panel_shows_the_cards_that_lead_to_each_place(seats: int) -> None:
    view = p.hand(seats)
    told = game.panel(view)
    shown_cards = [what for what, _ in paneled(view).pieces if what.startswith("card-")]
    wanted = [f"card-{card}" for part in told.clans for reach in part.reach for card in reach.cards]

    assert sorted(shown_cards) == sorted(wanted)
    on_a_phone = pocket_panel.paint(view, told, "en")
    assert sorted(what for what, _ in on_a_phone.pieces if what.startswith("card-")) == sorted(wanted)


def test_a_panel_marks_whom_the_tommy_gun_could_take() -> None:
    view = p.start()
    told = game.panel(view)
    armed = panel.paint(view, told, p.names(view.table), "en")
    peaceful = replace(told, clans=tuple(replace(part, guns=()) for part in told.clans))
    spots = [spot for part in told.clans for spot in part.guns]

    assert spots
    assert say("en", "picture-in-range") in words(armed)
    plain = panel.paint(view, peaceful, p.names(view.table), "en")
    assert say("en", "picture-in-range") not in words(plain)
    for spot in spots:
        tile = view.table.district(spot.place).tile
        assert tile
        x, y = layout.plate(spot.place, tile.spaces).space(spot.space)
        corner = round(x - 23), round(y - 23)
        assert armed.image.getpixel(corner) != plain.image.getpixel(corner)


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_lists_what_each_choice_here_would_pay_the_best_first(language: Language) -> None:
    view = p.hands()["panel-crowded"]
    (part,) = game.panel(view).clans
    listed = best(part)
    told = words(paneled(view, language))

    assert len(listed) > 1
    assert say(language, "picture-scores-now") in told
    assert pay_told(part.here) in told
    assert say(language, "picture-space", space=listed[0].spaces[0]) in told
    assert targets(part)


def test_what_the_casino_card_decides_stays_open() -> None:
    assert pay_told(Pay()) == "0"
    assert pay_told(Pay(8)) == "8"
    assert pay_told(Pay(0, 1)) == "?"
    assert pay_told(Pay(0, 2)) == "2×?"
    assert pay_told(Pay(8, 2)) == "8+2×?"


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_tells_who_looks_ahead_and_where_nothing_is_loaded(language: Language) -> None:
    hands = p.hands()

    assert say(language, "picture-look-ahead") in words(paneled(hands["panel-waits"], language))
    assert say(language, "picture-at-the-harbour") in words(paneled(hands["panel-harbour"], language))
    assert say(language, "picture-nothing-here") in words(paneled(hands["panel-out"], language))


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_of_equipment_is_explained_in_full(kind: Kind, language: Language) -> None:
    view = p.hand(4)
    clans = tuple(replace(row, equipment=(kind,)) for row in view.table.clans)
    own = replace(view, table=replace(view.table, clans=clans))
    previews = game.panel(p.hand(4))
    wide_panel = panel.paint(own, previews, p.names(own.table), language)
    on_a_phone = pocket_panel.paint(own, previews, language)

    assert say(language, f"equipment-{kind}").upper() in words(wide_panel)
    assert say(language, f"picture-effect-{kind}") in words(wide_panel)
    assert say(language, f"equipment-{kind}").upper() in words(on_a_phone)
    for writing in (*wide_panel.writings, *on_a_phone.writings):
        assert not writing.shortened, writing


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_day_of_reckoning_tells_every_share_and_every_gain(seats: int) -> None:
    event, view = p.scorings()[f"scoring-{seats}"]
    canvas = scoring.paint(event, view, p.names(view), "en")
    told = words(canvas)

    for district in event.districts:
        for share in district.shares:
            wanted = f"+{share.points}" if share.number is not None else "0"
            assert wanted in told
    for seat in range(seats):
        assert f"+{event.gains[seat]}" in told
        assert str(event.totals[seat]) in told
    assert say("en", "picture-casino", number=str(event.casino)) in told
    assert len(event.districts) == (9 if seats == 3 else 10)
    assert told.count("×2") == sum(district.doubled for district in event.districts)


@pytest.mark.usefixtures("undrawn")
def test_who_shares_the_title_stands_beside_the_other() -> None:
    view = p.finals()["final-shared-2"]
    canvas = final.paint(view, p.names(view), "fr")
    faces = [box for what, box in canvas.pieces if what in {view.seats[seat].boss for seat in view.winners}]

    assert say("fr", "picture-king", count=2) in words(canvas)
    assert len(faces) == 2
    assert faces[0].top == faces[1].top
    assert not faces[0].overlaps(faces[1])


@pytest.mark.usefixtures("undrawn")
def test_the_gains_of_every_round_are_told_at_the_end() -> None:
    for name, view in p.finals().items():
        told = " ".join(words(final.paint(view, p.names(view), "en")))
        for row in view.seats:
            assert str(row.influence) in told, name
            for gain in row.gains if len(row.gains) > 1 or row.seat in view.winners else ():
                assert str(gain) in told, name


def test_no_end_is_painted_before_it_has_come() -> None:
    view = p.table(4)
    with pytest.raises(ValueError, match="not over"):
        final.paint(view, p.names(view), "en")


@pytest.mark.usefixtures("undrawn")
def test_a_phone_shows_everything_that_lies_on_the_table() -> None:
    for view in (p.table(2), p.table(5)):
        small, large = pocket.paint(view, p.names(view), "en"), painted(view)
        for clan in Clan:
            assert [what for what, _ in small.pieces].count(clan) == [w for w, _ in large.pieces].count(clan)
            car = f"car-{clan}"
            assert [what for what, _ in small.pieces].count(car) == [w for w, _ in large.pieces].count(car)


@pytest.mark.usefixtures("scenes")
def test_every_picture_names_its_kind_alone_and_is_told_in_words() -> None:
    view, own = p.table(5), p.hand(5)
    over = p.played("game-4")
    ended, people = game.table(over), p.names(view)
    pictures = (
        shown.table_picture(view, people, "en"),
        shown.table_picture(view, people, "en", "pocket"),
        shown.table_picture(ended, people[:4], "en"),
        *shown.private_pictures(own, people, "en"),
        *shown.private_pictures(own, people, "en", "pocket"),
        *shown.private_pictures(game.view(over, 1), people[:4], "en"),
        *shown.news_pictures((Reckoned(ended.scorings[-1]),), ended, people[:4], "en"),
        shown.banner_picture(["capone", None], ["Lucie", ""], "en"),
        shown.banner_picture(["capone", "yale"], ["Lucie", "Ines"], "en", started=True),
    )
    kinds = [picture.filename.partition(".")[0] for picture in pictures]

    assert kinds == ["table", "table", "final", "panel", "panel", "final", "scoring", "banner", "banner"]
    assert all(0 < len(picture.alt) <= 1024 for picture in pictures)
    assert shown.help_pictures("en") == ()
