"""The table for a phone held upright: the bosses, then every district as a block.

Made for 280 to 400 px: no text is under 33 px but numbers of spaces. Players' names stand where there is
room, else in the post.
"""

from collections.abc import Sequence

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.gangster.pictures import marks, pieces
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.pictures.pocket_blocks import MARGIN, WIDE, blocks, height
from bot.skins.gangster.pictures.side import cards, kit, waiting
from bot.skins.gangster.words.catalogue import say
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type, readable, width
from bot.skins.kit.pocket import TEXT_SIZE_MIN, WIDTH, framed, ground
from bot.skins.scene import theme
from bot.skins.scene.theme import BODY, CAPTION, CREAM, GOLD, IVORY, MUTED, ON_ACTIVE
from bot.table.languages import Language
from engine.gangster.city import DOUBLERS
from engine.gangster.views import ClanRow, SeatRow, TableView

HEAD = 128
ROWS = {2: 152, 3: 84, 4: 84, 5: 78}
GAP = 6


def paint(view: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The table as everybody may see it; what has changed since the last turn of who plays in pale gold."""
    tall = ROWS[len(view.seats)]
    top = MARGIN + HEAD + len(view.seats) * (tall + GAP) + 4
    canvas = ground(top + height(view) + MARGIN)
    head(canvas, view, language)
    for row in view.seats:
        y = MARGIN + HEAD + row.seat * (tall + GAP)
        _seat(canvas, view, row, readable(names[row.seat]), y, tall)
    blocks(canvas, view, top, marks.of_table(view), language)
    return framed(canvas)


def head(canvas: Canvas, view: TableView, language: Language) -> None:
    """Whose turn it is, the round, how many of its doublers lie on the map, what is left of the piles."""
    right = WIDTH - 36
    told = say(language, "picture-round", round=view.round, rounds=view.options.rounds)
    canvas.write(told, Type.NAME, BODY, GOLD, right, mid=58, align="right")
    label = canvas.write(
        say(language, "picture-to-play"), Type.LABEL, TEXT_SIZE_MIN, MUTED, 36, mid=60, tracking=2
    )
    if view.awaited:
        name = SHORT[view.seats[view.awaited[0]].boss]
        canvas.write(name, Type.TITLE, theme.HEAD, GOLD, label.right + 18, mid=58, room=340, least=HEAD)
    for number in range(DOUBLERS):
        drawn = "doubler-pip" if number < view.doublers else "doubler-pip-left"
        canvas.put(f"{ART}/pieces/{drawn}", 34 + 37 * number, 100, 36)
    canvas.write(f"{view.doublers}/{DOUBLERS}", Type.NAME, BODY, IVORY, 346, mid=118)
    x: float = right
    for drawn, count, wide, tall in (
        ("equipment/back", view.stock_size, 36, 36),
        ("casino/back", len(view.casino_left), 28, 39),
        ("districts/card-back", view.pile_size, 28, 39),
    ):
        x = canvas.write(str(count), Type.NAME, BODY, IVORY, x, mid=118, align="right").left - 10 - wide
        canvas.put(f"{ART}/{drawn}", x, 118 - tall / 2, wide, tall)
        x -= 28


def _seat(canvas: Canvas, view: TableView, row: SeatRow, player: str, y: int, tall: int) -> None:
    box = Box(MARGIN, y, MARGIN + WIDE, y + tall)
    if row.awaited:
        canvas.glow(box, 12, GOLD, 9, 0.35, covered=8)
    canvas.put(f"{ART}/panels/boss-5p{'-active' if row.awaited else ''}", MARGIN, y, WIDE, tall)
    clans = [view.clan(clan) for clan in row.clans]
    two = len(clans) > 1
    face = 104 if two else 66
    canvas.put(portrait(row.boss, row.awaited), MARGIN + 8, y + (tall - face) / 2, face)
    canvas.claim(row.boss, MARGIN + 8, y + (tall - face) / 2, face, face)
    left = MARGIN + face + 20
    colour, tone = (GOLD, ON_ACTIVE) if row.awaited else (IVORY, MUTED)
    right = 372 if two else 358
    figure = canvas.write(
        str(row.influence), Type.NUMERAL, theme.HEAD, CREAM, right, mid=y + tall * 0.5, align="right"
    )
    room = figure.left - 12 - left
    if player and width(player, Type.TEXT, TEXT_SIZE_MIN) <= room:
        canvas.write(
            SHORT[row.boss],
            Type.NAME,
            BODY,
            colour,
            left,
            mid=y + tall * 0.33,
            room=room,
            least=TEXT_SIZE_MIN,
        )
        canvas.write(player, Type.TEXT, TEXT_SIZE_MIN, tone, left, mid=y + tall * 0.71)
    else:
        canvas.write(
            SHORT[row.boss], Type.NAME, BODY, colour, left, mid=y + tall / 2, room=room, least=CAPTION
        )
    for number, clan in enumerate(clans):
        line(canvas, clan, y + tall * (number + 0.5) / len(clans))


def line(canvas: Canvas, clan: ClanRow, mid: float) -> None:
    """The token of a clan, its cards, who waits, its equipment."""
    pieces.token(canvas, clan.clan, 404, mid, 48)
    cards(canvas, clan, 438, round(mid - 34), 49, 68, 4)
    waiting(canvas, clan, 602, mid - 18, 44, BODY, 36)
    kit(canvas, clan, MARGIN + WIDE - 12 - 2 * 48 - 4, round(mid - 24), 48, 4)
