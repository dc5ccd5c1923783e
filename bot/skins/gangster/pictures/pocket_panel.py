"""The private panel for a phone held upright: one's own things, what can be done here, the districts."""

from collections.abc import Sequence

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.gangster.pictures import marks, pieces
from bot.skins.gangster.pictures.choices import after, best, spaces_told, tone
from bot.skins.gangster.pictures.own import PREVIEWS_MAX
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.pictures.plates import place_name
from bot.skins.gangster.pictures.pocket import line
from bot.skins.gangster.pictures.pocket_blocks import BLOCK, GAP, MARGIN, WIDE, blocks, height
from bot.skins.gangster.words.catalogue import say
from bot.skins.gangster.words.pay import pay_told
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.kit.pocket import TEXT_SIZE_MIN, WIDTH, framed, ground
from bot.skins.scene.theme import BODY, CAPTION, CREAM, GOLD, HEAD, IVORY, LEAD, MUTED, SIGN
from bot.table.languages import Language
from engine.gangster.actions import Load
from engine.gangster.pieces import Place
from engine.gangster.views import ClanPanel, ClanRow, Panel, SeatView, TableView

OWNER, CLAN, LINE = 92, 76, 47
HERE = {1: 56 + LINE * PREVIEWS_MAX + 6, 2: 56 + LINE * 3 + 6}
LEGEND = 44


def paint(view: SeatView, panel: Panel, language: Language) -> Canvas:
    """What the seat could do now; one that is not awaited looks ahead."""
    clans = [view.table.clan(clan) for clan in view.row.clans]
    here = MARGIN + OWNER + CLAN * len(clans) + 8
    legend = here + HERE[len(clans)]
    top = legend + LEGEND
    canvas = ground(top + height(view.table) + MARGIN)
    _owner(canvas, view, clans, language)
    for number, part in enumerate(panel.clans):
        _here(canvas, view.table, part, MARGIN + number * (BLOCK + GAP), here, len(clans), language)
    if len(clans) == 1:
        _effects(canvas, clans[0], MARGIN + BLOCK + GAP, here, language)
    _legend(canvas, panel, legend, language)
    blocks(canvas, view.table, top, marks.of_panel(view, panel), language)
    return framed(canvas)


def _owner(canvas: Canvas, view: SeatView, clans: Sequence[ClanRow], language: Language) -> None:
    row = view.row
    tall = OWNER + CLAN * len(clans)
    if row.awaited:
        canvas.glow(Box(MARGIN, MARGIN, MARGIN + WIDE, MARGIN + tall), 12, GOLD, 9, 0.35, covered=8)
    canvas.put(f"{ART}/panels/boss-5p{'-active' if row.awaited else ''}", MARGIN, MARGIN, WIDE, tall)
    side = 140 if len(clans) == 1 else 150
    canvas.put(portrait(row.boss, active=True), MARGIN + 14, MARGIN + (tall - side) / 2, side)
    canvas.claim(row.boss, MARGIN + 14, MARGIN + (tall - side) / 2, side, side)
    left, mid, right = MARGIN + side + 34, MARGIN + 52, WIDTH - MARGIN - 22
    figure = canvas.write(str(row.influence), Type.NUMERAL, HEAD, CREAM, right, mid=mid, align="right")
    key = "your-turn" if row.awaited else "look-ahead"
    title = canvas.write(say(language, f"picture-{key}"), Type.NAME, BODY, GOLD, left, mid=mid)
    canvas.write(
        SHORT[row.boss],
        Type.NAME,
        LEAD,
        CREAM,
        title.right + 24,
        mid=mid,
        room=figure.left - 20 - title.right - 24,
    )
    for number, clan in enumerate(clans):
        line(canvas, clan, MARGIN + OWNER + CLAN * (number + 0.5) - 6)


def _here(
    canvas: Canvas, table: TableView, part: ClanPanel, x: int, y: int, clans: int, language: Language
) -> None:
    """What the place of the car would pay, and what each load and unload would make of it."""
    row = None if part.place is Place.GOLD_COAST else table.district(part.place)
    canvas.put(f"{ART}/panels/pocket-block", x, y, BLOCK, HERE[clans] - GAP)
    left, right, mid = x + 12, x + BLOCK - 16, y + 27.0
    if clans > 1:
        pieces.token(canvas, part.clan, left + 20, mid, 40)
        left += 48
    pieces.glyph(canvas, part.place, left, mid - 17, 34)
    left += 44
    end: float = right
    if row is not None and row.in_play:
        end = canvas.write(pay_told(part.here), Type.NUMERAL, BODY, CREAM, right, mid=mid, align="right").left
    canvas.write(
        place_name(part.place, language),
        Type.NAME,
        BODY,
        GOLD,
        left,
        mid=mid,
        room=end - 14 - left,
        least=CAPTION,
    )
    if row is None or not row.in_play:
        words = say(language, "picture-at-the-harbour" if row is None else "picture-nothing-here")
        canvas.write(
            words, Type.TEXT, BODY, MUTED, x + 16, mid=y + 56 + LINE / 2, room=BLOCK - 32, least=TEXT_SIZE_MIN
        )
    for number, preview in enumerate(best(part)[: PREVIEWS_MAX if clans == 1 else 3]):
        mid = y + 54 + LINE * (number + 0.5)
        taken = isinstance(preview.action, Load)
        canvas.put(f"{ART}/pieces/arrow-{'up' if taken else 'down'}", x + 12, mid - 17, 34)
        left = x + 72
        for _ in preview.spaces:
            if preview.who is not None:
                pieces.token(canvas, preview.who, left, mid, 42)
            left += 43
        value = pay_told(after(part, preview))
        figure = canvas.write(value, Type.NUMERAL, BODY, tone(part, preview), right, mid=mid, align="right")
        words = spaces_told(preview, language)
        canvas.write(
            words, Type.TEXT, SIGN, IVORY, left - 8, mid=mid, room=figure.left - 6 - left, least=TEXT_SIZE_MIN
        )


def _effects(canvas: Canvas, clan: ClanRow, x: int, y: int, language: Language) -> None:
    """The pieces of equipment by name, and what they do."""
    canvas.put(f"{ART}/panels/pocket-block", x, y, BLOCK, HERE[1] - GAP)
    words = say(language, "picture-in-the-trunk" if clan.trunk else "picture-trunk-empty")
    left: float = x + 16
    for rival in clan.trunk:
        pieces.token(canvas, rival, left + 20, y + 27, 40)
        left += 46
    canvas.write(
        words, Type.TEXT, BODY, IVORY, left, mid=y + 27, room=x + BLOCK - 16 - left, least=TEXT_SIZE_MIN
    )
    for number, kind in enumerate(clan.equipment):
        top = y + 58 + 114 * number
        pieces.equipment(canvas, kind, x + 14, top + 4, 64)
        name = say(language, f"equipment-{kind}").upper()
        canvas.write(name, Type.NAME, BODY, GOLD, x + 92, top=top + 8, room=BLOCK - 104)
        effect = say(language, f"picture-effect-{kind}")
        for place, told in enumerate(_two_lines(effect)):
            canvas.write(
                told,
                Type.TEXT,
                SIGN,
                MUTED,
                x + 92,
                top=top + 50 + 32 * place,
                room=BLOCK - 104,
                least=CAPTION,
            )


def _two_lines(text: str) -> list[str]:
    """Cut at the blank nearest to its middle."""
    cut = min(
        (at for at, sign in enumerate(text) if sign == " "),
        key=lambda at: abs(at - len(text) / 2),
        default=-1,
    )
    return [text] if cut < 0 else [text[:cut], text[cut + 1 :]]


def _legend(canvas: Canvas, panel: Panel, y: int, language: Language) -> None:
    """What a card and a ring on a block mean."""
    mid = y + LEGEND / 2 - 3
    pieces.movement(canvas, 2, True, 36, mid - 20, 29, 40)
    told = canvas.write(say(language, "picture-card-leads"), Type.TEXT, TEXT_SIZE_MIN, MUTED, 74, mid=mid)
    if any(part.guns for part in panel.clans):
        canvas.put(f"{ART}/pieces/in-range", told.right + 40, mid - 18, 36)
        words = say(language, "picture-in-range")
        left = told.right + 88
        canvas.write(words, Type.TEXT, TEXT_SIZE_MIN, MUTED, left, mid=mid, room=WIDTH - 36 - left)
