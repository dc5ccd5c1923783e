"""The picture of the last deals tells what everybody saw, and no more."""

import pytest

from bot.skins.bosses.portraits import SHORT
from bot.skins.poker_champ import skin
from bot.skins.poker_champ.pictures import reads
from bot.skins.poker_champ.words.record import deals_over
from bot.skins.skin import Form
from engine.french_deck import DECK
from engine.poker_champ.events import Dealt, Folded, ShowdownHeld, WonUnseen
from engine.poker_champ.pieces import BackClass, Stage
from tests.helpers.skins.trees import said
from tools.pictures.poker_champ import positions as p
from tools.pictures.poker_champ.deals import played
from tools.pictures.poker_champ.samples import Position

TABLES = (p.TWO, p.THREE, p.FOUR, p.FIVE, p.SIX)


@pytest.mark.parametrize("at", TABLES, ids=lambda at: len(at.table.rows))
@pytest.mark.usefixtures("scenes")
def test_no_face_is_shown_but_those_that_were_turned_up(at: Position) -> None:
    seats = len(at.table.rows)
    events = played(seats, reads.DEALS, seed=3)
    turned_up = {
        str(card)
        for event in events
        for shown in (
            event.shown
            if isinstance(event, ShowdownHeld)
            else [event]
            if isinstance(event, WonUnseen)
            else []
        )
        for card in shown.cards
    }
    canvas = reads.paint(deals_over(events)[::-1], at.table, at.names, "en")

    shown = {what for what, _ in canvas.pieces} & {str(card) for card in DECK}
    assert shown == turned_up


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_cell_tells_when_and_in_which_order_a_boss_decided(seats: int) -> None:
    for deal in deals_over(played(seats, 8, seed=seats)):
        cells = [reads.cell(deal, seat) for seat in range(seats)]
        assert deal.won
        assert 0 < sum(cell.gain for cell in cells) <= deal.won.pot
        for number, stage in enumerate(reads.STAGES):
            places = sorted(cell.places[number] for cell in cells if cell.places[number])
            assert places == [*range(1, len(places) + 1)]
            for cell in cells:
                gone = cell.folded is not None and cell.folded < stage
                assert not (gone and cell.places[number])
        for cell in cells:
            assert bool(cell.shown) == (cell.folded is None)


def test_what_somebody_stays_with_is_counted_by_their_better_back() -> None:
    events = played(3, 5)
    deals = deals_over(events)
    for seat in range(3):
        counted = reads.stayed(deals, seat)
        assert sum(held for _, held in counted.values()) == len(deals)
        folds = sum(
            isinstance(event, Folded) and event.seat == seat and event.stage is Stage.FLOP for event in events
        )
        assert sum(stays for stays, _ in counted.values()) == len(deals) - folds
        aces = sum(
            isinstance(event, Dealt) and any(back.suit is None for back in event.backs[seat])
            for event in events
        )
        assert counted[BackClass.ACE][1] == aces


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize("form", ["wide", "pocket"])
def test_before_a_deal_is_over_there_is_no_picture_and_then_there_are_the_last_five(form: Form) -> None:
    table, names = p.FIVE.table, p.FIVE.names
    events = played(5, 7)
    first = next(number for number, event in enumerate(events) if isinstance(event, ShowdownHeld | WonUnseen))

    assert skin.paint_record(events[:first], table, names, "en", form=form) == ()
    shown = skin.paint_record(events, table, names, "en", form=form)
    assert len(shown) == (2 if form == "pocket" else 1)
    assert all("Deal 14" in picture.alt and "Deal 9" not in picture.alt for picture in shown)


@pytest.mark.parametrize("at", TABLES, ids=lambda at: len(at.table.rows))
def test_on_a_phone_every_boss_stands_in_one_picture(at: Position) -> None:
    deals = deals_over(played(len(at.table.rows), 2))
    told = said(lambda: reads.paint_upright(deals, at.table, at.names, "en")[0])

    bosses = [SHORT[row.boss] for row in at.table.rows]
    assert sorted(words for words in told if words in SHORT.values()) == sorted(bosses)
