"""Cards turned up: a showdown, a pot won unseen, a duel; below them the Awards that follow.

Everything here is public: the events hold no card that was not turned up for all.
"""

from collections.abc import Sequence

from bot.skins.bosses.portraits import SHORT, face
from bot.skins.french_deck import cards
from bot.skins.french_deck import showdown as hands
from bot.skins.french_deck.words import hand_detail, hand_name
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type, readable
from bot.skins.poker_champ.pictures import strips
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.scene.flow import Block, Light, Panel, Piece, Plate, Sized, Sprite, Stack, Text, column, row
from bot.skins.scene.theme import (
    ACTIVE,
    APART,
    BODY,
    CLOSE,
    CREAM,
    FAR,
    GOLD,
    HAIR,
    HEAD,
    INK,
    IVORY,
    LEAD,
    MUTED,
    NEAR,
    ON_ACTIVE,
    ON_FIRE,
    SIGN,
    TITLE,
    WIDE,
)
from bot.table.languages import Language
from engine.french_deck import Card
from engine.poker_champ.events import AwardGiven, DuelFought, ShowdownHeld, Shown, WonUnseen
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import TableView

ROOM = hands.FOOT - hands.TOP
COMMON = 105  # width of a common card
OWN = 258  # of a card of who won unseen
LONE = 508  # height of their panel


def paint(
    held: ShowdownHeld,
    table: TableView,
    names: Sequence[str],
    language: Language,
    gifts: Sequence[AwardGiven] = (),
) -> Canvas:
    """All who stayed, from the best hand down, and who takes the pot; `gifts`: the Awards that followed."""
    strip = strips.gifts(gifts, table, language, crowded=len(held.shown) > 4)
    return _painted(head(held, language), _ranked(held.shown, table, names, strip, language))


def paint_duel(
    fought: DuelFought,
    table: TableView,
    names: Sequence[str],
    language: Language,
    gift: AwardGiven | None = None,
) -> Canvas:
    """Cards for an Award between the equally rich; below it the Award, or who fights on."""
    told = column(
        Text(say(language, "picture-duel-round", round=fought.round), Type.LABEL, SIGN, MUTED, tracking=1),
        Text(say(language, "picture-for-award"), Type.NAME, BODY, GOLD, tracking=1),
        gap=APART,
    )
    left = row(Sprite("poker-champ/duel", 84), told)
    if fought.winner is None:
        strip: tuple[Block, ...] = (strips.tied(fought, table, language),)
    else:
        strip = strips.gifts([gift] if gift else [], table, language)
    above = _head(left, "picture-duel", fought.common, language)
    return _painted(above, _ranked(fought.shown, table, names, strip, language))


def paint_unseen(won: WonUnseen, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """All others have folded: the two cards shown all the same, large, and nobody to compare them with."""
    above = _head(_stage(won.deal, won.stage, language), "picture-unseen", won.common, language)
    others = [each for each in table.rows if each.seat != won.seat]
    below = column(
        Sized(_lone(won, table, readable(names[won.seat]), language), tall=LONE),
        strips.folded(others, ROOM - LONE - hands.BETWEEN, language),
        gap=hands.BETWEEN,
    )
    return _painted(above, below)


def _painted(above: Block, below: Block) -> Canvas:
    canvas = hands.paint(above, below)
    canvas.frame()
    return canvas


def _ranked(
    shown: Sequence[Shown],
    table: TableView,
    names: Sequence[str],
    strip: Sequence[Block],
    language: Language,
) -> Block:
    """All hands, and what follows from them at the foot."""
    entries = [_entry(each, table, names, language) for each in shown]
    room = ROOM - sum(each.size(hands.WIDE).tall + hands.BETWEEN for each in strip)
    return column(Sized(hands.ranked(entries, room), tall=room), *strip, gap=hands.BETWEEN)


def _entry(shown: Shown, table: TableView, names: Sequence[str], language: Language) -> hands.Entry:
    price, note = sum(stage.price for stage in Stage), None
    if 0 < shown.paid < price:
        words = Text(
            say(language, "picture-paid", paid=shown.paid, price=price), Type.TEXT, SIGN, ON_FIRE, grow=1
        )
        note = row(Sprite("poker-champ/mark-all-in", 36), words, gap=CLOSE)
    takes = say(language, "picture-takes", count=shown.takes)
    return hands.Entry(
        table.rows[shown.seat].boss,
        readable(names[shown.seat]),
        shown.place,
        shown.hand,
        shown.cards,
        [card for card in shown.cards if card not in shown.hand.cards],
        language,
        [hands.Prize((takes,))] if shown.takes else [],
        note=note,
    )


def head(held: ShowdownHeld, language: Language) -> Block:
    """What all hands share: the common cards, and which deal it is."""
    return _head(_stage(held.deal, Stage.RIVER, language), "picture-showdown", held.common, language)


def _head(left: Block, title: str, common: Sequence[Card], language: Language) -> Block:
    """The title between the stage and the five common cards."""

    def lay(canvas: Canvas, x: float, y: float) -> None:
        for number in range(5):
            at = x + number * (COMMON + HAIR), y
            if number < len(common):
                cards.up(canvas, common[number], language, *at, COMMON)
            else:
                cards.place(canvas, False, *at, COMMON)

    five = Piece(5 * COMMON + 4 * HAIR, cards.height(COMMON), lay)
    return hands.head(left, say(language, title), five)


def _stage(deal: int, stage: Stage, language: Language) -> Block:
    """The deal, and the stage at which it ended."""
    name = say(language, f"stage-{stage.name.lower()}.title").upper()
    told = column(
        Text(say(language, "picture-deal", deal=deal, of=0), Type.LABEL, SIGN, MUTED, tracking=1),
        Text(name, Type.NAME, BODY, GOLD, tracking=1),
        gap=APART,
    )
    return row(Sprite(f"poker-champ/stage-{stage:d}-now", 82), told)


def _lone(won: WonUnseen, table: TableView, player: str, language: Language) -> Block:
    """The two cards, large, the best they could have made, and the pot."""
    boss, tall = table.rows[won.seat].boss, cards.height(OWN)

    def lay(canvas: Canvas, x: float, y: float) -> None:
        for number, card in enumerate(won.cards):
            left = x + number * (OWN + APART)
            cards.up(canvas, card, language, left, y, OWN)
            cards.was_hidden(canvas, left, y, OWN)

    takes = Sized(
        Text(say(language, "picture-takes", count=won.pot), Type.NUMERAL, LEAD, INK, tracking=1), tall=66
    )
    told = column(
        Text(SHORT[boss], Type.NAME, TITLE, GOLD),
        Text(player, Type.TEXT, LEAD, ON_ACTIVE, SIGN, cut=True),
        Text(say(language, "picture-all-folded"), Type.TEXT, LEAD, CREAM),
        Text(hand_name(won.hand, language).upper(), Type.TITLE, TITLE, CREAM, HEAD),
        Text(hand_detail(won.hand, language), Type.TEXT, BODY, IVORY),
        row(Stack((Sized(takes, tall=66),), pad=(WIDE, 0), ground=Plate(GOLD, 10))),
        gap=WIDE,
        grow=1,
    )
    blocks = face(boss, 300, active=True), Piece(2 * OWN + APART, tall, lay), told
    lit = Panel("poker-champ/panel-lit", ACTIVE, Light(14, 18, 0.5))
    return Stack(blocks, FAR, pad=(FAR, NEAR), ground=lit)
