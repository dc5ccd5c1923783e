"""The side of the table: whose turn it is, and what lies before each boss."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.gangster.pictures import pieces
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.words.catalogue import say
from bot.skins.kit.blocks import wrapped
from bot.skins.kit.canvas import Box, Canvas, widest
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene.theme import (
    BODY,
    BRASS,
    CAPTION,
    CREAM,
    GOLD,
    HEAD,
    IVORY,
    MUTED,
    NAME_MIN,
    ON_ACTIVE,
    SIGN,
    TITLE,
    Size,
)
from bot.table.languages import Language
from engine.gangster.city import CARDS, DOUBLERS
from engine.gangster.pieces import KINDS
from engine.gangster.views import ClanRow, SeatRow, TableView

LEFT, WIDE, TOP = 20, 374, 192
RIGHT = LEFT + WIDE
STEP = {2: 414, 3: 210, 4: 210, 5: 168}
TALL = {2: 404, 3: 204, 4: 204, 5: 163}
DRAWN = {2: "2p", 3: "4p", 4: "4p", 5: "5p"}
LEGEND = 822  # with three seats there is room for what the pieces are called
FULL_TRUNK = 2  # places drawn at most


@dataclass(frozen=True, slots=True)
class Sizes:
    """A boss's panel: portrait, lettering, where the figures stand."""

    face: tuple[int, int, int]  # left, top, side
    token: tuple[int, int, int]  # left and top of its box, side
    words: int  # left edge
    name: tuple[int, Size]  # top, size
    player: tuple[int, Size]
    influence: tuple[int, Size]  # middle, size


SIZES = {
    2: Sizes((12, 12, 104), (0, 0, 0), 130, (22, BODY), (84, SIGN), (50, TITLE)),
    4: Sizes((10, 9, 84), (60, 57, 46), 116, (15, BODY), (58, CAPTION), (43, HEAD)),
    5: Sizes((10, 7, 66), (46, 42, 42), 98, (10, SIGN), (46, CAPTION), (34, HEAD)),
}
SIZES[3] = SIZES[4]


def head(canvas: Canvas, view: TableView, language: Language) -> None:
    """Whose turn it is, the round, and how many of its doublers lie on the map."""
    canvas.put(f"{ART}/panels/head", LEFT, 22, WIDE, 160)
    canvas.write(say(language, "picture-to-play"), Type.LABEL, CAPTION, MUTED, 38, top=38, tracking=3)
    told = say(language, "picture-round", round=view.round, rounds=view.options.rounds)
    canvas.write(told, Type.NAME, SIGN, GOLD, 380, top=36, align="right")
    if view.awaited:
        name = SHORT[view.seats[view.awaited[0]].boss]
        canvas.write(name, Type.TITLE, HEAD, GOLD, 37, top=74, room=336, least=HEAD)
    for number in range(DOUBLERS):
        drawn = "doubler-pip" if number < view.doublers else "doubler-pip-left"
        canvas.put(f"{ART}/pieces/{drawn}", 36 + 35 * number, 145, 32)
    canvas.write(f"{view.doublers}/{DOUBLERS}", Type.NAME, SIGN, IVORY, 380, mid=161, align="right")


def seats(canvas: Canvas, view: TableView, names: Sequence[str], language: Language) -> None:
    """A panel for each, in the order of turns."""
    count = len(view.seats)
    fit = widest([SHORT[row.boss] for row in view.seats], Type.NAME, SIZES[count].name[1], 180, CAPTION)
    for row in view.seats:
        _seat(canvas, view, row, readable(names[row.seat]), TOP + STEP[count] * row.seat, fit)
    if count == 3:
        _legend(canvas, language)


def _seat(canvas: Canvas, view: TableView, row: SeatRow, player: str, y: int, fit: Size) -> None:
    count = len(view.seats)
    at, active = SIZES[count], row.awaited
    if active:
        canvas.glow(Box(LEFT, y, RIGHT, y + TALL[count]), 12, GOLD, 10, 0.40, covered=8)
    name = f"{ART}/panels/boss-{DRAWN[count]}{'-active' if active else ''}"
    canvas.put(name, LEFT, y, WIDE, TALL[count])
    x, top, side = at.face
    canvas.put(portrait(row.boss, active), LEFT + x, y + top, side)
    canvas.claim(row.boss, LEFT + x, y + top, side, side)
    clans = [view.clan(clan) for clan in row.clans]
    if len(clans) == 1:
        x, top, side = at.token
        pieces.token(canvas, clans[0].clan, LEFT + x + side / 2, y + top + side / 2, side)
    middle, size = at.influence
    figure = canvas.write(
        str(row.influence), Type.NUMERAL, size, CREAM, LEFT + 362, mid=y + middle, align="right"
    )
    colour, tone = (GOLD, ON_ACTIVE) if active else (IVORY, MUTED)
    left = LEFT + at.words
    room = figure.left - 10 - left
    canvas.write(SHORT[row.boss], Type.NAME, fit, colour, left, top=y + at.name[0], room=room, least=NAME_MIN)
    below = 354 if at.player[0] > middle + 0.36 * size else figure.left - 10 - LEFT
    room = LEFT + below - left
    canvas.write(player, Type.TEXT, at.player[1], tone, left, top=y + at.player[0], room=room, least=NAME_MIN)
    PAINTERS[count](canvas, clans, y)


def _of_four(canvas: Canvas, clans: Sequence[ClanRow], y: int) -> None:
    (clan,) = clans
    cards(canvas, clan, LEFT + 12, y + 106, 61, 86, 4)
    kit(canvas, clan, LEFT + 219, y + 94, 54, 5)
    waiting(canvas, clan, LEFT + 217, y + 155, 44, SIGN, 40)


def _of_five(canvas: Canvas, clans: Sequence[ClanRow], y: int) -> None:
    (clan,) = clans
    cards(canvas, clan, LEFT + 10, y + 86, 49, 68, 4)
    waiting(canvas, clan, LEFT + 164, y + 105, 36, CAPTION, 30, air=1)
    kit(canvas, clan, RIGHT - 7 - 2 * 40 - 3, y + 100, 40, 3)


def _of_two(canvas: Canvas, clans: Sequence[ClanRow], y: int) -> None:
    for number, clan in enumerate(clans):
        top = y + (128, 265)[number]
        canvas.fill(BRASS, Box(LEFT + 14, top, RIGHT - 14, top + 2), 0.35)
        pieces.token(canvas, clan.clan, LEFT + 9 + 27, top + 41 + 27, 54)
        cards(canvas, clan, LEFT + 68, top + 27, 57, 80, 4)
        kit(canvas, clan, LEFT + 258, top + 14, 52, 4)
        waiting(canvas, clan, LEFT + 250, top + 84, 36, SIGN, 30, air=1)


PAINTERS: dict[int, Callable[[Canvas, Sequence[ClanRow], int], None]] = {
    2: _of_two,
    3: _of_four,
    4: _of_four,
    5: _of_five,
}


def cards(canvas: Canvas, clan: ClanRow, x: float, y: float, wide: int, tall: int, gap: int) -> None:
    """The three movement cards, open or used."""
    for number, card in enumerate(CARDS):
        pieces.movement(canvas, card, card in clan.open, x + number * (wide + gap), y, wide, tall)


def kit(canvas: Canvas, clan: ClanRow, x: float, y: float, side: int, gap: int) -> None:
    """The two pieces of equipment, the one that falls off next at the right."""
    for place in range(2):
        kind = clan.equipment[place] if place < len(clan.equipment) else None
        pieces.equipment(canvas, kind, x + place * (side + gap), y, side)


def waiting(
    canvas: Canvas, clan: ClanRow, x: float, y: float, side: int, size: Size, tall: int, *, air: int = 3
) -> None:
    """How many wait in the car, and whom the trunk holds."""
    pieces.bust(canvas, clan.clan, x, y + (tall - side) / 2, side)
    number = canvas.write(str(clan.riding), Type.NAME, size, IVORY, x + side + air, mid=y + tall / 2)
    pieces.trunk(canvas, places(clan), clan.trunk, number.right + 4 + air, y, tall)


def places(clan: ClanRow) -> int:
    """Of a trunk, as drawn: with two who stay in it after its piece is lost, two (OR-G9)."""
    return min(FULL_TRUNK, max(clan.room, len(clan.trunk)))


def _legend(canvas: Canvas, language: Language) -> None:
    """What the six kinds are called."""
    canvas.put(f"{ART}/panels/boss-4p", LEFT, LEGEND, WIDE, TALL[4])
    names = [say(language, f"equipment-{kind}").upper() for kind in KINDS]
    for number, (kind, name) in enumerate(zip(KINDS, names, strict=True)):
        line, column = divmod(number, 2)
        x, y = LEFT + 12 + 180 * column, LEGEND + 13 + 60 * line
        pieces.equipment(canvas, kind, x, y, 50)
        told, size = wrapped(name, Type.NAME, CAPTION, 127, least=NAME_MIN)
        for place, words in enumerate(told):
            mid = y + 25 + (place - (len(told) - 1) / 2) * 27
            canvas.write(words, Type.NAME, size, IVORY, x + 53, mid=mid)
