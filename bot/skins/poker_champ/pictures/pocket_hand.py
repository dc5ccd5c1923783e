"""A seat's cards, their best hand and the rivals for a phone held upright; for its owner's eyes only."""

from collections.abc import Sequence

from bot.skins.french_deck import cards
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.kit.pocket import TALLEST, WIDTH, framed, ground
from bot.skins.poker_champ.pictures import signs
from bot.skins.poker_champ.pictures.hand import OWN, PRIVATE, Hand, Rival, best
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Panel, Plate, Same, Sized, Sprite, Stack, Text, column, row
from bot.skins.scene.theme import (
    ACTIVE,
    APART,
    BODY,
    CLOSE,
    GOLD,
    HAIR,
    HEAD,
    INK,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NEAR,
    ROW,
    SIGN,
    WIDE,
)
from bot.table.languages import Language
from engine.poker_champ.events import Event
from engine.poker_champ.views import SeatView

EDGE, RIVAL = 24, 150  # beside everything; the most of a rival's row


def paint(
    view: SeatView,
    names: Sequence[str],
    language: Language,
    events: Sequence[Event] = (),
    *,
    standing: bool = False,
) -> Canvas:
    """Own cards and what the others see of them; the common cards and the best hand; the rivals in rows.

    `standing`: without what decisions change in a stage (chips, pot, marks), which stands in words below.
    """
    hand = Hand(view, names, language, events, standing=standing)
    room = WIDTH - 2 * EDGE
    above = column(_head(hand), row(hand.own, _seen(hand), gap=CLOSE), _board(hand), gap=NEAR)
    left = TALLEST - 2 * EDGE - above.size(room).tall
    tall = min(RIVAL, left // len(hand.rivals) - CLOSE)
    tree = column(
        above, *(Sized(Same(_rival, (rival, tall)), room, tall) for rival in hand.rivals), gap=CLOSE
    )
    high = tree.size(room).tall
    canvas = ground(round(high + 2 * EDGE))
    flow.paint(canvas, flow.lay(tree, Box(EDGE, EDGE, WIDTH - EDGE, EDGE + high)))
    return framed(canvas)


def _head(hand: Hand) -> Block:
    """Whose hand it is; below, what is asked of them or for whom the table waits."""
    language, (title, words) = hand.language, hand.asked
    told = column(
        Text(say(language, "picture-your-cards"), Type.TITLE, HEAD, GOLD),
        Text(hand.line, Type.LABEL, BODY, MUTED, SIGN, 1),
        gap=APART,
        grow=1,
    )
    asked = (
        Text(title, Type.NAME, LEAD, GOLD if hand.lit else IVORY, SIGN),
        Text(words, Type.TEXT, BODY, IVORY, SIGN, cut=not hand.lit, grow=1),
    )
    kind, colour = ("lit", ACTIVE) if hand.lit else ("dark", LACQUER)
    plate = Stack(asked, APART, pad=(20, 0), ground=Panel(f"poker-champ/panel-{kind}", colour))
    face = signs.portrait(hand.view.row.boss, 112, active=True)
    return column(row(face, told, gap=APART), Sized(plate, tall=66), gap=CLOSE)


def _seen(hand: Hand) -> Block:
    """What the others see of these two cards."""
    blocks = (
        Sprite("chrome/icons/closed-eye", 58, 41),
        Text(say(hand.language, "picture-others"), Type.NAME, LEAD, GOLD, SIGN, align="centre"),
        Text(say(hand.language, "picture-others-see"), Type.TEXT, BODY, IVORY, SIGN, align="centre"),
        signs.backs(hand.view.row, 122, 16, hand.language),
    )
    panel = Stack(blocks, APART, down=True, pad=(NEAR, 0), ground=PRIVATE, at="centre", closest=NEAR)
    return column(Sized(panel, 304, cards.height(OWN)), at="start")


def _board(hand: Hand) -> Block:
    """The common cards and the pot; the best hand; what staying costs and how often it must win."""
    language = hand.language
    pot = [] if hand.standing else [Text(hand.pot, Type.NAME, LEAD, GOLD)]
    above = row(Text(say(language, "picture-board"), Type.LABEL, BODY, MUTED, tracking=1, grow=1), *pot)
    price, enough = hand.price
    ribbon = (
        Text(price, Type.NUMERAL, HEAD, INK),
        Text(enough, Type.TEXT, BODY, INK, SIGN, align="right", grow=1),
    )
    plate = Sized(Stack(ribbon, WIDE, pad=(WIDE, 0), ground=Plate(GOLD, 10)), tall=88)
    lines = (
        above,
        hand.common(150, 163),
        column(*best(hand), gap=APART, closest=CLOSE, grow=1),
        *([plate] if price else []),
    )
    panel = Stack(lines, NEAR, down=True, pad=(20, APART), ground=Panel("poker-champ/panel-idle", ROW))
    return Sized(panel, tall=528 if price else 420)


def _rival(rival: Rival, tall: float) -> Block:
    """One rival in a row: portrait, name, chips, decision and backs."""
    told = Sized(column(rival.name(LEAD), *rival.purse(44, LEAD), gap=NEAR), 220)
    decision = row(*rival.decision(50, LEAD, SIGN), grow=1)
    roomy = tall > cards.height(92) + NEAR
    blocks = rival.face(104 if roomy else 96), told, decision, rival.backs(92 if roomy else 80, 10)
    return Stack(blocks, APART, pad=(NEAR, HAIR), ground=rival.panel)
