"""A seat's cards, their best hand and the rivals for a phone held upright; for its owner's eyes only."""

from collections.abc import Sequence

from bot.skins.bosses.portraits import SHORT, medallion
from bot.skins.french_deck import cards
from bot.skins.french_deck.words import hand_detail, hand_name
from bot.skins.kit.blocks import wrapped
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type, cap_height
from bot.skins.kit.pocket import TEXT_SIZE_MIN, WIDTH, framed, ground
from bot.skins.poker_champ.pictures import signs
from bot.skins.poker_champ.pictures.hand import (
    asked,
    combination,
    has_folded,
    once_in,
    owner_line,
    stage_plate,
    staying,
)
from bot.skins.poker_champ.pictures.marking import marks
from bot.skins.poker_champ.pictures.table import common
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.scene.theme import BODY, CREAM, GOLD, HEAD, INK, IVORY, LEAD, MUTED, TITLE
from bot.table.languages import Language
from engine.french_deck import Card
from engine.poker_champ.events import Event
from engine.poker_champ.views import Offer, SeatRow, SeatView, Standing

OWN, CARD, STEP = 258, 150, 163
TOP, BOARD = 222, 614  # of the own cards, of the common ones
TALLEST = 1820
ROW, GAP = 150, 8


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
    rivals = len(view.table.rows) - 1
    offer = None if standing else staying(view)
    events = () if standing else events
    deep = 528 if offer else 420
    below = BOARD + deep + 12
    tall = min(ROW, (TALLEST - 26 - below) // rivals - GAP)
    canvas = ground(below + rivals * (tall + GAP) - GAP + 26)
    made = combination(view)
    _head(canvas, view, names, language, standing=standing)
    for number, card in enumerate(view.hand):
        left = 26 + number * (OWN + 12)
        dimmed = signs.DIMMED * 0.6 if view.row.standing is Standing.FOLDED else 0
        cards.up(canvas, card, language, left, TOP, OWN, dimmed=dimmed)
        if card in made:
            cards.counts(canvas, left, TOP, OWN)
    _seen(canvas, view, language)
    _board(canvas, view, language, events, made, deep, offer, pot=not standing)
    for step in range(1, rivals + 1):
        row = view.table.rows[(view.seat + step) % (rivals + 1)]
        folded = has_folded(view, row, standing=standing)
        y = below + (step - 1) * (tall + GAP)
        _rival(canvas, row, y, tall, language, folded=folded, decides=not standing)
    return framed(canvas)


def _head(
    canvas: Canvas, view: SeatView, names: Sequence[str], language: Language, *, standing: bool
) -> None:
    """Whose hand it is; below, what is asked of them or for whom the table waits."""
    boss = view.row.boss
    canvas.glow(Box(36, 34, 128, 126), 46, GOLD, 12, 0.5)
    medallion(canvas, boss, 26, 24, 112, active=True)
    canvas.write(
        say(language, "picture-your-cards"), Type.TITLE, HEAD, GOLD, 154, top=36, room=710, least=HEAD
    )
    canvas.write(
        owner_line(view, language, standing=standing),
        Type.LABEL,
        BODY,
        MUTED,
        156,
        mid=116,
        tracking=1,
        room=710,
        least=TEXT_SIZE_MIN,
    )
    title, words = stage_plate(view, language) if standing else asked(view, names, language)
    lit = bool(view.offers) and not standing
    canvas.put(f"poker-champ/panel-{'lit' if lit else 'dark'}", 24, 144, WIDTH - 48, 66)
    colour = GOLD if lit else IVORY
    head = canvas.write(title, Type.NAME, LEAD, colour, 44, mid=177, room=400, least=TEXT_SIZE_MIN)
    canvas.write(
        words,
        Type.TEXT,
        BODY,
        IVORY,
        head.right + 22,
        mid=177,
        room=856 - head.right - 22,
        least=TEXT_SIZE_MIN,
    )


def _seen(canvas: Canvas, view: SeatView, language: Language) -> None:
    """What the others see of these two cards."""
    x, wide, tall = 26 + 2 * (OWN + 12) + 4, 304, cards.height(OWN)
    canvas.put("french-deck/panel-hidden", x, TOP, wide, tall)
    middle = x + wide / 2
    canvas.put("chrome/icons/closed-eye", middle - 29, TOP + 22, 58, 41)
    room = wide - 24
    canvas.write(
        say(language, "picture-others"),
        Type.NAME,
        LEAD,
        GOLD,
        middle,
        mid=TOP + 98,
        align="centre",
        room=room,
    )
    canvas.write(
        say(language, "picture-others-see"),
        Type.TEXT,
        BODY,
        IVORY,
        middle,
        mid=TOP + 142,
        align="centre",
        room=room,
    )
    signs.backs(canvas, view.row.backs, middle - 122 - 8, TOP + tall - 14 - 171, 122, 16, folded=False)


def _board(
    canvas: Canvas,
    view: SeatView,
    language: Language,
    events: Sequence[Event],
    made: frozenset[Card],
    deep: int,
    offer: Offer | None,
    *,
    pot: bool,
) -> None:
    """The common cards and the pot; the best hand; what staying costs and how often it must win."""
    table = view.table
    canvas.put("poker-champ/panel-idle", 24, BOARD, WIDTH - 48, deep)
    canvas.write(
        say(language, "picture-board"), Type.LABEL, BODY, MUTED, 44, mid=BOARD + 34, tracking=1, room=560
    )
    if pot:
        words = f"{say(language, 'picture-pot')} {table.pot}"
        canvas.write(words, Type.NAME, LEAD, GOLD, 856, mid=BOARD + 34, align="right")
    top = BOARD + 68
    common(canvas, table.common, marks(table, events), language, 49, top, CARD, STEP, pointers=False)
    for number, card in enumerate(table.common):
        if card in made:
            cards.counts(canvas, 49 + number * STEP, top, CARD)
    name = hand_name(view.best, language).upper()
    canvas.write(name, Type.TITLE, TITLE, CREAM, 44, mid=BOARD + 340, room=812, least=HEAD)
    lines, size = wrapped(hand_detail(view.best, language), Type.TEXT, BODY, 812, 1, TEXT_SIZE_MIN)
    canvas.write(lines[0], Type.TEXT, size, IVORY, 44, mid=BOARD + 391)
    if offer is not None:
        y = BOARD + 424
        canvas.plate(GOLD, 44, y, 812, 88, 10)
        words = say(language, "picture-price", cost=offer.cost, pot=table.pot)
        price = canvas.write(words, Type.NUMERAL, HEAD, INK, 68, mid=y + 44)
        enough = say(language, "picture-enough", count=once_in(view, offer.cost))
        canvas.write(
            enough,
            Type.TEXT,
            BODY,
            INK,
            836,
            mid=y + 44,
            align="right",
            room=836 - price.right - 24,
            least=TEXT_SIZE_MIN,
        )
        canvas.claim("price", 44, y, 812, 88)


def _rival(
    canvas: Canvas, row: SeatRow, y: float, tall: int, language: Language, *, folded: bool, decides: bool
) -> None:
    """Paint one rival in a row: portrait, name and backs; `decides`: with chips and decision."""
    canvas.put(f"poker-champ/panel-{'folded' if folded else 'idle'}", 24, y, WIDTH - 48, tall)
    middle, side = y + tall / 2, 104 if tall >= 116 else 96
    medallion(canvas, row.boss, 38, middle - side / 2, side, active=False)
    if folded:
        signs.veil(canvas, 38, middle - side / 2, side)
    back = 92 if cards.height(92) <= tall - 14 else 80
    start = 876 - 14 - 2 * back - 10
    signs.backs(canvas, row.backs, start, middle - cards.height(back) / 2, back, 10, folded=folded)
    x = 38 + side + 18
    space = 14
    top = middle - (cap_height(Type.NAME, LEAD) + space + 44) / 2
    canvas.write(SHORT[row.boss], Type.NAME, LEAD, MUTED if folded else IVORY, x, top=top, room=220)
    if decides:
        signs.purse(
            canvas,
            row.chips,
            x,
            top + cap_height(Type.NAME, LEAD) + space + 22,
            44,
            LEAD,
            MUTED if folded else IVORY,
            gap=10,
        )
    if not (decides or folded):
        return
    left = x + 232
    signs.mark(canvas, row.standing, left, middle - 25, 50)
    word = signs.standing_word(row.standing, language, row.place)
    canvas.write(
        word, Type.NAME, LEAD, signs.COLOURS[row.standing], left + 64, mid=middle, room=start - 76 - left,
        least=TEXT_SIZE_MIN,
    )  # fmt: skip
