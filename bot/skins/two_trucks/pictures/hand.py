"""One's own men, tonight's trucks, and what is known of the rivals; the same whatever the others choose."""

from collections.abc import Sequence
from functools import partial

from bot.skins.bosses import head
from bot.skins.bosses.portraits import SHORT, face
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.kit.pocket import WIDTH, framed, ground
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Edged, Grid, Piece, Sized, Stack, Text, column, row
from bot.skins.scene.theme import (
    APART,
    BODY,
    CAPTION,
    CLOSE,
    DIM,
    FAINT,
    GOLD,
    HAIR,
    HEAD,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NAME_MIN,
    NEAR,
    SIGN,
    Size,
    within,
)
from bot.skins.two_trucks.pictures import pieces, roads
from bot.skins.two_trucks.pictures.track import possible
from bot.skins.two_trucks.words.catalogue import say
from bot.skins.two_trucks.words.view import pair
from bot.table.languages import Language
from engine.two_trucks.views import SeatRow, SeatView, Trace

CARD, POCKET_CARD = 118, 128
ACROSS = 6  # men side by side on a phone
RIVAL_TALL = 128
COLUMNS = 3  # of rivals
HALF = 793  # the width of a road's box
EDGE, TOP = 22, 30


def paint(view: SeatView, names: Sequence[str], language: Language) -> Canvas:
    """A seat's own men, and what they see of the rest."""
    canvas = on_ground("hand")
    row_of = view.table.rows[view.seat]
    line = say(language, "picture-at-home", count=len(view.home))
    head.owner(canvas, row_of.boss, say(language, "picture-your-men"), line)
    title, words = _asked(view, language)
    if title:
        head.plate(canvas, title, words, asked=view.chosen is None)
    men = _men(view, CARD)
    few = len(view.table.rows) <= COLUMNS + 1
    north, south = roads.both(
        view.table, *((roads.LARGE, (HALF, 310)) if few else (roads.SMALL, (HALF, 236))), language
    )
    tree = column(
        row(*men, gap=NEAR, at="centre"),
        row(north, south),
        _rivals(view, names, COLUMNS),
        _train(view, BODY, language),
        gap=APART,
    )
    flow.paint(canvas, flow.lay(tree, Box(26, 156, 1624, 1020)))
    canvas.frame()
    return canvas


def paint_upright(view: SeatView, names: Sequence[str], language: Language) -> Canvas:
    """One seat's men and rivals for a phone."""
    room = WIDTH - 2 * EDGE
    title, words = _asked(view, language)
    boss = view.table.rows[view.seat].boss
    told = column(
        Text(title or say(language, "picture-your-men"), Type.TITLE, HEAD, GOLD, LEAD),
        Text(words, Type.TEXT, SIGN, MUTED, SIGN),
        gap=APART,
        grow=1,
    )
    north, south = roads.both(view.table, roads.SMALL, (room, 222), language)
    tree = column(
        row(face(boss, 104, active=True), told, gap=APART),
        Grid(_men(view, POCKET_CARD), ACROSS, NEAR),
        north,
        south,
        _rivals(view, names, 1),
        _train(view, SIGN, language),
        gap=NEAR,
    )
    high = tree.size(room).tall
    canvas = ground(round(TOP + high + EDGE))
    flow.paint(canvas, flow.lay(tree, Box(EDGE, TOP, WIDTH - EDGE, TOP + high)))
    return framed(canvas)


def _asked(view: SeatView, language: Language) -> tuple[str, str]:
    """The question, or the man whom this seat sends; nothing when the game is over."""
    if view.table.winners:
        return "", ""
    words = say(language, "picture-whom-line")
    if view.chosen is None:
        return say(language, "picture-whom"), words
    chosen = view.chosen
    return say(language, "picture-sent", man=chosen.man, road=chosen.road.value), words


def _men(view: SeatView, wide: int) -> list[Block]:
    """All men by number: at home, or the place of one who was sent: by which road, and seen or not."""
    sent = {trace.man: trace for trace in view.sent}
    chosen = view.chosen.man if view.chosen else None
    men: list[Block] = []
    for number in range(1, view.table.options.men + 1):
        trace = sent.get(number)
        if trace is None:
            men.append(pieces.man(number, wide, lit=number == chosen))
        else:
            men.append(Piece(wide, pieces.card_tall(wide), partial(_gone, number, trace, wide)))
    return men


def _gone(number: int, trace: Trace, wide: int, canvas: Canvas, x: float, y: float) -> None:
    tall = pieces.card_tall(wide)
    canvas.put(f"{pieces.ART}/man-gone", x, y, wide, tall)
    middle = x + wide / 2
    canvas.write(
        str(number), Type.NUMERAL, within(wide, 0.4), DIM, middle, mid=y + 0.28 * tall, align="centre"
    )
    side = round(0.34 * wide)
    pieces.arrow(trace.road, side, DIM).paint(
        canvas, Box(x + 0.1 * wide, y + 0.6 * tall, x + 0.5 * wide, y + 0.9 * tall)
    )
    pieces.eye(trace.below is None, side).paint(
        canvas, Box(x + 0.5 * wide, y + 0.6 * tall, x + 0.9 * wide, y + 0.9 * tall)
    )
    canvas.claim("gone", x, y, wide, tall)


def _rivals(view: SeatView, names: Sequence[str], columns: int) -> Block:
    """The rivals with their crates and the numbers that may be at home."""
    others = [each for each in view.table.rows if each.seat != view.seat]
    columns = min(columns, len(others))
    return Grid([_rival(view, each, names[each.seat], columns) for each in others], columns)


def _rival(view: SeatView, boss: SeatRow, player: str, columns: int) -> Block:
    name = Text(SHORT[boss.boss], Type.NAME, SIGN, IVORY, SIGN)
    person = Text(readable(player), Type.TEXT, SIGN, MUTED, NAME_MIN if columns > 1 else SIGN, cut=True)
    owns = pieces.crates(boss.crates, 44, LEAD)
    head_line = row(name, Sized(person, grow=1), owns, gap=APART)
    men = view.table.options.men
    homes = possible(boss, men, 33 if columns > 1 else 56, 1, CAPTION if columns > 1 else SIGN)
    told = column(head_line, homes, gap=CLOSE, grow=1)
    inside = Stack((face(boss.boss, 66), told), NEAR, pad=(NEAR, HAIR), ground=Edged(LACQUER, FAINT))
    return Sized(inside, tall=RIVAL_TALL)


def _train(view: SeatView, letters: Size, language: Language) -> Block:
    """Worth of the strongest two at home at midnight."""
    low, high = pair(view)
    words = say(language, "picture-for-train", low=low, high=high, sum=low + high)
    engine = flow.Sprite(f"{pieces.ART}/locomotive", 106, 48)
    return row(engine, Text(words, Type.TEXT, letters, GOLD), gap=APART, at="centre")
