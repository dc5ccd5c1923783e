"""The table for a phone held upright: a row for every boss, the line of words over the cards.

Made for 280 to 400 px: no text is under 33 px. Players' names stand where there is room, else in the post.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.skins.bosses.portraits import SHORT
from bot.skins.chicago_stud.pictures import plates
from bot.skins.chicago_stud.pictures.head import lozenges
from bot.skins.chicago_stud.pictures.lines import raised
from bot.skins.chicago_stud.pictures.lying import DOWN_FIRST, down, places
from bot.skins.chicago_stud.pictures.said import Said, acted, ground, marked, said
from bot.skins.chicago_stud.pictures.table import CHIP, badges, face, tones
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck import cards
from bot.skins.kit import pocket
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene.flow import (
    Block,
    Fit,
    Overlay,
    Piece,
    Pin,
    Same,
    Sized,
    Space,
    Sprite,
    Stack,
    Text,
    column,
    row,
)
from bot.skins.scene.theme import APART, BODY, CLOSE, GOLD, HAIR, HEAD, IVORY, LEAD, NEAR, SIGN, WIDE
from bot.table.languages import Language
from engine.chicago_stud.events import Event
from engine.chicago_stud.views import SeatRow, TableView

ROOM = pocket.WIDTH - 2 * pocket.MARGIN
HEAD_TALL, LINE, FACE = 184, 48, 88
COMMON = 70
OVER = 44  # from the first down card to the second, which lies over it
PLATES = plates.Sizes(360, 300, SIGN, SIGN, HEAD, 24)


@dataclass(frozen=True, slots=True)
class Shown:
    """One boss of a table, as their row shows them."""

    crowded: bool  # eight bosses have smaller cards, and the down cards side by side
    boss: SeatRow
    player: str
    signs: tuple[str, ...]
    spoken: Said | None
    common: bool
    language: Language


def paint(table: TableView, names: Sequence[str], language: Language, marks: Sequence[Event] = ()) -> Canvas:
    """The table as everybody may see it; what `marks` changed in pale gold."""
    bosses = [each for each in table.rows if each.in_game]
    crowded, common, new = len(bosses) > 7, table.common is not None, acted(marks)
    rows = [
        Shown(
            crowded,
            each,
            readable(names[each.seat]),
            tuple(plates.signs(table, each)),
            said(each, language, each.seat in new),
            common,
            language,
        )
        for each in bosses
    ]
    head = Sized(Stack((_head(table, language),), pad=(NEAR, 0)), tall=HEAD_TALL)
    lines = column(*(Same(_row, (each,)) for each in rows), gap=HAIR if crowded else 6)
    return pocket.picture(column(head, lines, gap=CLOSE))


def _head(table: TableView, language: Language) -> Block:
    """The street and what a bet is; under them the pots, and the common card."""
    street = raised(say(language, "picture-street", street=table.street), Type.TITLE, HEAD, GOLD, HEAD)
    bet = Text(plates.bet(table, language), Type.NAME, LEAD, GOLD)
    game = Text(say(language, "picture-game", game=table.options.game), Type.NAME, LEAD, IVORY)
    card, room = table.common, ROOM - 2 * NEAR
    label: list[Block] = []
    drawn: list[Block] = []
    if card is not None:
        label.append(Text(say(language, "picture-common"), Type.LABEL, SIGN, IVORY))
        drawn.append(
            Piece(
                COMMON,
                cards.height(COMMON),
                lambda canvas, x, y: cards.new(canvas, card, language, x, y, COMMON),
            )
        )
        room -= COMMON + WIDE
    bets = row(bet, game, *label, gap=APART)
    first = Fit(
        [row(street, Space(grow=1), lozenges(table, 40, gap), bets) for gap in (6, 0)]
        + [row(street, Space(grow=1), bets)]
    )
    most = 2 if card is not None or table.options.high_spade else plates.PLATES_MAX
    pots = Sized(plates.row(table, language, room, replace(PLATES, most=most)), room, 100)
    return column(Sized(first, tall=64), row(pots, *drawn, gap=WIDE), gap=NEAR)


def _row(shown: Shown) -> Block:
    boss = shown.boss
    wide = 92 if shown.crowded else 105
    seven = places(boss, wide, shown.language, common=shown.common)
    dealt = row(row(*_first(shown, wide, seven), gap=6), row(*seven[2:6], gap=6), seven[6], gap=10)
    signs = badges(shown.signs, 40 if shown.crowded else 44, 2)
    left = column(row(face(boss, FACE), at="centre"), row(signs, at="centre"), gap=0, at="start", grow=1)
    lines = Sized(_line(shown), tall=LINE), row(left, dealt, gap=0)
    return Stack(lines, HAIR, down=True, pad=(NEAR, 5), ground=ground(boss))


def _first(shown: Shown, wide: int, seven: Sequence[Block]) -> Sequence[Block]:
    """The two that lie face down, one over the other; side by side where that would cover a face."""
    boss = shown.boss
    if shown.crowded or len(DOWN_FIRST) > boss.down_cards:
        return seven[:2]
    if boss.down is not None:
        across = (OVER + wide - HAIR) // 2
        return [row(*(down(boss, number, across, shown.language) for number in DOWN_FIRST), gap=HAIR)]
    return [Overlay(Space(OVER + wide, cards.height(wide)), _over(seven, wide))]


def _over(seven: Sequence[Block], wide: int) -> Sequence[Pin]:
    ends = wide / 2 / (OVER + wide)
    return Pin(seven[0], ends, 0.5), Pin(seven[1], 1 - ends, 0.5)


def _line(shown: Shown) -> Block:
    """Name and chips at the left, what they did at the right; the player's name if it fits between."""
    boss, spoken, language = shown.boss, shown.spoken, shown.language
    colour, under, figures = tones(boss)
    did: list[Block] = []
    if spoken is not None:
        words, tone = spoken.word, spoken.colour
        if boss.speaks and boss.to_call:
            words, tone = say(language, "picture-to-call", chips=str(boss.to_call)), IVORY
        elif spoken.stake:
            words = f"{words} {spoken.stake}"
        did = [*marked(spoken, 46), Text(words, Type.NAME, BODY, tone)]
    purse = row(
        Sprite(CHIP, 40, strength=1 if boss.in_deal else 0.5),
        Text(str(boss.stack), Type.NAME, LEAD, figures),
        gap=CLOSE,
    )
    player = Fit([Text(shown.player, Type.TEXT, SIGN, under, SIGN), Space()], grow=1)
    name = Text(SHORT[boss.boss], Type.NAME, LEAD, colour)
    return row(row(name, purse, gap=APART), Stack((player,), pad=(NEAR, 0), grow=1), row(*did))
