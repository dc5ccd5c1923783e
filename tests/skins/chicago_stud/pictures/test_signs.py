"""The signs of the pictures say what they should, to whom they should."""

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import ImageChops

from bot.skins.chicago_stud.pictures import final, hand, showdown, shown, table
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck.words import hand_detail
from bot.skins.kit.canvas import Canvas, blank
from bot.table.languages import LANGUAGES, Language
from engine.chicago_stud.events import Folded, StreetDealt
from engine.chicago_stud.pieces import Boss
from engine.chicago_stud.views import TableView
from tests.helpers.chicago_stud.shown import shown_by
from tools.pictures.chicago_stud import positions as p
from tools.pictures.chicago_stud.samples import names

MARKS = ("check", "bet", "call", "raise", "fold", "all-in", "turn")


def words(canvas: Canvas) -> list[str]:
    return [writing.text for writing in canvas.writings]


def painted(view: TableView, language: Language = "en") -> Canvas:
    return table.paint(view, names(view), language)


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pot_says_what_lies_in_it_and_who_may_win_it(language: Language) -> None:
    view = p.TABLES["table-5"]
    told = words(painted(view, language))

    for pot in view.pots:
        assert str(pot.chips) in told
    assert say(language, "picture-main-pot") in told
    assert say(language, "picture-pot-without", boss="Torrio") in told


@pytest.mark.usefixtures("undrawn")
def test_more_than_three_pots_are_told_together() -> None:
    view = p.TABLES["table-8-worst"]
    told = words(painted(view))

    assert len(view.pots) > 3
    assert say("en", "picture-more-pots.short", count=len(view.pots) - 2) in told
    assert str(sum(pot.chips for pot in view.pots[2:])) in told


@pytest.mark.usefixtures("undrawn")
def test_the_common_card_lies_once_and_nobody_waits_for_a_seventh() -> None:
    canvas = painted(p.TABLES["table-8-worst"])

    assert [what for what, _ in canvas.pieces].count("8s") == 1
    assert say("en", "picture-common") in words(canvas)


@pytest.mark.usefixtures("undrawn")
def test_who_is_out_of_the_game_has_no_row_but_a_portrait_in_the_head() -> None:
    view = p.TABLES["table-last"]
    canvas = painted(view)

    assert "CAPONE" not in words(canvas)
    assert "capone" in {what for what, _ in canvas.pieces}


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("language", LANGUAGES)
def test_louise_rolfe_is_she_where_the_language_asks(language: Language) -> None:
    told = words(painted(p.TABLES["table-2"], language))

    assert ("À ELLE" if language == "fr" else "TO ACT") in told


def test_only_what_was_said_since_is_marked() -> None:
    view = p.TABLES["table-8"]
    plain, marked = (table.paint(view, names(view), "en", marks).image for marks in ((), (Folded(3),)))
    box = ImageChops.difference(plain, marked).getbbox()

    assert box is not None
    row = next(w.box for w in painted(view).writings if w.text == "WEISS")
    assert box[1] < row.bottom < box[3] + 40
    later = (Folded(3), StreetDealt(6, (), (), 0, (), 0))
    assert table.paint(view, names(view), "en", later).image.tobytes() == plain.tobytes()


@pytest.mark.usefixtures("undrawn")
def test_every_reader_of_a_hand_learns_the_price_of_a_call_and_their_order() -> None:
    told = words(hand.paint(p.NINES, names(p.NINES.table), "en"))
    ordered = words(hand.paint(p.HIGH_ORDER, names(p.HIGH_ORDER.table), "en"))

    assert "8 for 48" in told
    assert "worth it if you win 1 time in 7" in told
    assert any(line.startswith("call up to 12 chips more") for line in ordered)


@pytest.mark.usefixtures("undrawn")
def test_numbers_have_no_separators() -> None:
    told = words(hand.paint(p.COMMON, names(p.COMMON.table), "en"))

    assert "499 for 1898" in told


@pytest.mark.usefixtures("undrawn")
def test_a_spade_that_won_is_told_on_a_ribbon_with_every_half() -> None:
    event, view = p.SHOWDOWN
    told = words(showdown.paint(event, view, names(view), "en"))
    halves = [str(pot.spade.chips) for pot in event.pots if pot.spade]

    assert f"QUEEN OF SPADES: {' + '.join(halves)}" in told


@pytest.mark.usefixtures("undrawn")
def test_shares_of_an_equal_pot_are_told_beside_both_hands() -> None:
    event, view = p.SHARED
    told = words(showdown.paint(event, view, names(view), "en"))

    for _, chips in event.pots[0].shares:
        assert f"SHARED POT: {chips}" in told


@pytest.mark.usefixtures("undrawn")
def test_a_suit_that_decided_is_named() -> None:
    event, view = p.BY_SUIT

    assert any("♠" in line for line in words(showdown.paint(event, view, names(view), "en")))


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hands", range(2, len(Boss) + 1))
def test_the_winner_of_a_showdown_shows_the_cards_that_do_not_count_too(
    hands: int, language: Language
) -> None:
    event, view = shown_by(hands, low=True)
    best = event.hands[0]
    held = {*best.down, *best.up, *filter(None, [event.common])}
    lie = [what for what, _ in showdown.paint(event, view, names(view), language).pieces]

    assert len(held) > 5
    assert all(str(card) in lie for card in held)


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lows_of_eight_hands_are_told_on_one_line_each(language: Language) -> None:
    event, view = shown_by(8, low=True)
    told = words(showdown.paint(event, view, names(view), language))
    with_ribbons = {pot.spade.seat for pot in event.pots if pot.spade}
    lows = [hand_detail(each.hand, language) for each in event.hands[1:] if each.seat not in with_ribbons]

    assert len(lows) == 6
    assert set(lows) <= set(told)


@pytest.mark.usefixtures("undrawn")
def test_a_winner_with_loans_shows_the_sum() -> None:
    view = p.FINALS["final-laps"]
    rows = tuple(replace(row, loans=1, result=row.stack - 100) for row in view.rows)
    told = words(final.paint(replace(view, rows=rows), names(view), "en"))

    assert "200 − 100 = 100" in told
    assert "−40" in told


@pytest.mark.usefixtures("scenes")
def test_every_picture_names_its_kind_alone_and_is_told_in_words() -> None:
    view, own = p.TABLES["table-5"], p.NINES
    people = names(view)
    event, after = p.SHOWDOWN
    pictures = (
        shown.table_picture(view, people, "en"),
        shown.table_picture(p.FINALS["final-laps"], people, "en"),
        *shown.private_pictures(own, people, "en"),
        *shown.private_pictures(own, people, "en", "pocket"),
        *shown.news_pictures((event,), after, people, "en"),
        shown.banner_picture(["capone", None], ["Lucie", ""], "en"),
        shown.banner_picture(["capone", "rolfe"], ["Lucie", "Ines"], "en", started=True),
        *shown.help_pictures("en"),
    )
    kinds = [picture.filename.partition(".")[0] for picture in pictures]

    assert kinds == [
        "table", "final", "hand", "hand", "table", "showdown", "banner", "banner", "hands", "lows",
    ]  # fmt: skip
    assert all(0 < len(picture.alt) <= 1024 for picture in pictures)


@pytest.mark.parametrize(("one", "other"), list(combinations(MARKS, 2)))
def test_no_two_marks_have_the_same_shape(one: str, other: str) -> None:
    """In black and white too, at the smallest size: what a boss did is never told by colour alone."""
    shapes = [blank(46, 46) for _ in range(2)]
    for canvas, mark in zip(shapes, (one, other), strict=True):
        canvas.put(f"stud/mark-{mark}", 0, 0, 46)
    apart = ImageChops.difference(shapes[0].image, shapes[1].image)

    assert sum(apart.histogram()[60:]) > 0.15 * 46 * 46


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_after_the_last_deal_says_who_won_and_asks_nothing(language: Language) -> None:
    own = replace(p.NINES, table=p.FINALS["final-laps"], to_call=0, offers=())
    told = words(hand.paint(own, names(own.table), language))

    assert say(language, "picture-over") in told
    assert "Moran" in told
    assert say(language, "picture-not-in", why="last") in told
