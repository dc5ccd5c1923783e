"""The side of the private panel: whose it is, what they have, and what the place of their car would pay."""

from collections.abc import Sequence

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.gangster.pictures import pieces
from bot.skins.gangster.pictures.choices import after, best, spaces_told, tone
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.pictures.plates import place_name
from bot.skins.gangster.pictures.side import LEFT, RIGHT, WIDE, cards, places
from bot.skins.gangster.words.catalogue import say
from bot.skins.gangster.words.pay import pay_told
from bot.skins.kit.blocks import wrapped
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene.theme import (
    BODY,
    BRASS,
    CAPTION,
    CREAM,
    GOLD,
    HEAD,
    IVORY,
    LABEL_MIN,
    LEAD,
    MUTED,
    NAME_MIN,
    ON_ACTIVE,
    SIGN,
    Size,
)
from bot.table.languages import Language
from engine.gangster.actions import Load
from engine.gangster.pieces import Place
from engine.gangster.views import ClanPanel, ClanRow, Panel, Pay, SeatView, TableView

TURN, OWN, HERE, FOOT = 22, 192, 524, 1018
END = RIGHT - 16
LEGEND = 44  # height of a line of it
PREVIEWS_MAX = 5
NAMES = 174


def prepare(canvas: Canvas) -> None:
    """What every panel has."""
    canvas.put(f"{ART}/panels/private-own", LEFT, OWN, WIDE, 322)
    canvas.put(f"{ART}/panels/private-here", LEFT, HERE, WIDE, 494)


def side(canvas: Canvas, view: SeatView, panel: Panel, names: Sequence[str], language: Language) -> None:
    """From top to bottom."""
    _owner(canvas, view, readable(names[view.seat]), language)
    table = view.table
    rows = [table.clan(clan) for clan in view.row.clans]
    if len(rows) == 1:
        _possessions(canvas, rows[0], language)
        _here(
            canvas, table, panel.clans[0], Box(LEFT, HERE, RIGHT, _legend(canvas, panel, language)), language
        )
    else:
        for number, row in enumerate(rows):
            _possessions_of_two(canvas, row, OWN + 161 * number, language)
        middle = HERE + 215
        foot = _legend(canvas, panel, language)
        for part, top, bottom in zip(panel.clans, (HERE, middle), (middle, foot), strict=True):
            _here(canvas, table, part, Box(LEFT, top, RIGHT, bottom), language, both=True)
        canvas.fill(BRASS, Box(LEFT + 14, middle, RIGHT - 14, middle + 2), 0.5)


def _owner(canvas: Canvas, view: SeatView, player: str, language: Language) -> None:
    row = view.row
    drawn = "private-turn" if row.awaited else "boss-5p"
    if row.awaited:
        canvas.glow(Box(LEFT, TURN, RIGHT, TURN + 160), 12, GOLD, 10, 0.40, covered=8)
    canvas.put(f"{ART}/panels/{drawn}", LEFT, TURN, WIDE, 160)
    canvas.put(portrait(row.boss, active=True), 30, 35, 134)
    canvas.claim(row.boss, 30, 35, 134, 134)
    if len(row.clans) == 1:
        pieces.token(canvas, row.clans[0], 142, 143, 58)
    key = "your-turn" if row.awaited else "look-ahead"
    room = END - 2 - NAMES
    title = say(language, f"picture-{key}")
    canvas.write(title, Type.NAME, SIGN, GOLD, NAMES, top=49, room=room, least=LABEL_MIN)
    canvas.write(SHORT[row.boss], Type.TITLE, HEAD, CREAM, NAMES, mid=105, room=room, least=SIGN)
    figure = canvas.write(str(row.influence), Type.NUMERAL, LEAD, CREAM, END - 2, mid=156, align="right")
    tone = ON_ACTIVE if row.awaited else MUTED
    canvas.write(
        player, Type.TEXT, CAPTION, tone, NAMES, mid=156, room=figure.left - 8 - NAMES, least=NAME_MIN
    )


def _possessions(canvas: Canvas, clan: ClanRow, language: Language) -> None:
    """Cards, gangsters, equipment with what it does, trunk."""
    cards(canvas, clan, 36, OWN + 16, 80, 112, 6)
    pieces.bust(canvas, clan.clan, 302, OWN + 13, 74)
    canvas.write(f"×{clan.riding}", Type.NAME, BODY, IVORY, 339, mid=OWN + 111, align="centre")
    for number, kind in enumerate(clan.equipment):
        y = OWN + 141 + 60 * number
        pieces.equipment(canvas, kind, 35, y, 54)
        name, effect = say(language, f"equipment-{kind}"), say(language, f"picture-effect-{kind}")
        canvas.write(name.upper(), Type.NAME, CAPTION, GOLD, 100, top=y + 4, room=END - 100)
        canvas.write(effect, Type.TEXT, CAPTION, MUTED, 100, top=y + 34, room=END - 100, least=NAME_MIN)
    for place in range(len(clan.equipment), 2):
        pieces.equipment(canvas, None, 35, OWN + 141 + 60 * place, 54)
    y = OWN + 266
    right = pieces.trunk(canvas, places(clan), clan.trunk, 38, y, 46)
    words = say(language, "picture-in-the-trunk" if clan.trunk else "picture-trunk-empty")
    canvas.write(
        words, Type.TEXT, CAPTION, MUTED, max(100, right + 16), mid=y + 24, room=END - max(100, right + 16)
    )


def _possessions_of_two(canvas: Canvas, clan: ClanRow, y: int, language: Language) -> None:
    """The same of one of two clans, in half the room."""
    if y > OWN:
        canvas.fill(BRASS, Box(LEFT + 14, y, RIGHT - 14, y + 2), 0.35)
    pieces.token(canvas, clan.clan, 61, y + 55, 52)
    cards(canvas, clan, 94, y + 13, 58, 82, 4)
    pieces.bust(canvas, clan.clan, 286, y + 8, 46)
    canvas.write(str(clan.riding), Type.NAME, SIGN, IVORY, 336, mid=y + 32)
    pieces.trunk(canvas, places(clan), clan.trunk, 290, y + 56, 40)
    for number in range(2):
        kind = clan.equipment[number] if number < len(clan.equipment) else None
        x = 36 + 176 * number
        pieces.equipment(canvas, kind, x, y + 106, 44)
        if kind:
            name = say(language, f"equipment-{kind}").upper()
            told, size = wrapped(name, Type.NAME, CAPTION, 126, least=NAME_MIN)
            for line, words in enumerate(told):
                mid = y + 128 + (line - (len(told) - 1) / 2) * 25
                canvas.write(words, Type.NAME, size, GOLD, x + 48, mid=mid)


def _here(
    canvas: Canvas, table: TableView, part: ClanPanel, box: Box, language: Language, *, both: bool = False
) -> None:
    """What the place of the car would pay, and what each load and unload would make of it."""
    row = None if part.place is Place.GOLD_COAST else table.district(part.place)
    pays = row is not None and row.in_play
    mid = box.top + (27 if both else 33)
    x = 38.0
    if both:
        pieces.token(canvas, part.clan, 55, mid, 38)
        x = 84
    if not both:
        pieces.glyph(canvas, part.place, x, mid - 21, 42)
        x += 51
    doubled = row is not None and row.doubled
    name = place_name(part.place, language)
    right = END - (60 if doubled else 0) - (64 if both else 0)
    canvas.write(name, Type.NAME, SIGN if both else BODY, GOLD, x, mid=mid, room=right - x, least=NAME_MIN)
    if doubled:
        wide = 48 if both else 52
        pieces.doubler(canvas, right + 6, mid - wide / 2, wide)
    if both:
        first = box.top + 54
        if pays:
            _pay(canvas, part.here, CREAM, mid, BODY)
    else:
        first = box.top + 112
        words = "scores-now" if pays else "at-the-harbour" if row is None else "nothing-here"
        canvas.write(
            say(language, f"picture-{words}"), Type.TEXT, SIGN, MUTED, 38, mid=box.top + 82, room=END - 38
        )
        if pays:
            _pay(canvas, part.here, CREAM, box.top + 82, BODY)
    _lines(canvas, part, first, box.bottom, language, both=both)


def _lines(
    canvas: Canvas, part: ClanPanel, top: float, bottom: float, language: Language, *, both: bool
) -> None:
    """The best of what can be done here, the best first; the menu has them all."""
    found = best(part)
    high = 53 if both else 54 if len(found) >= PREVIEWS_MAX else 62
    for number, preview in enumerate(found[: min(PREVIEWS_MAX, int((bottom - top) // high))]):
        y = top + high * number
        if number or not both:
            canvas.fill(IVORY, Box(34, y, END + 2, y + 2), 0.16)
        mid = y + high / 2
        taken = isinstance(preview.action, Load)
        canvas.put(f"{ART}/pieces/arrow-{'up' if taken else 'down'}", 36, mid - 18, 36)
        x = 100.0
        for _ in preview.spaces:
            if preview.who is not None:
                pieces.token(canvas, preview.who, x, mid, 42)
            x += 40
        figure = _pay(canvas, after(part, preview), tone(part, preview), mid, BODY)
        words = spaces_told(preview, language)
        canvas.write(words, Type.TEXT, SIGN, IVORY, x - 6, mid=mid, room=figure.left - 8 - x, least=LABEL_MIN)


def _pay(canvas: Canvas, pay: Pay, colour: str, mid: float, size: Size) -> Box:
    return canvas.write(pay_told(pay), Type.NUMERAL, size, colour, END - 2, mid=mid, align="right")


def _legend(canvas: Canvas, panel: Panel, language: Language) -> float:
    """What the signs on the map mean; where it begins."""
    clan = panel.clans[0].clan
    gun = any(part.guns for part in panel.clans)
    count = 3 if gun else 2
    high = 38 if gun else LEGEND
    top = FOOT - 8 - high * count
    middles = [top + high * (number + 0.5) for number in range(count)]
    pieces.movement(canvas, 2, True, 44, middles[0] - 18, 26, 36)
    pieces.token(canvas, clan, 57, middles[1], 28)
    keys = ["picture-card-leads", "picture-takes-number"]
    if gun:
        canvas.put(f"{ART}/pieces/in-range", 57 - 16, middles[2] - 16, 32)
        keys.append("picture-in-range")
    for key, mid in zip(keys, middles, strict=True):
        canvas.write(
            say(language, key), Type.TEXT, CAPTION, MUTED, 88, mid=mid, room=END - 88, least=NAME_MIN
        )
    return top
