"""One's own cards for a phone held upright: for its owner's eyes only."""

from collections.abc import Sequence

from bot.skins.bosses.portraits import portrait
from bot.skins.chicago_stud.pictures.hand import counting, offered, order_words, waiting
from bot.skins.chicago_stud.pictures.pocket import MARGIN
from bot.skins.chicago_stud.pictures.price import price
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck import cards
from bot.skins.french_deck.words import hand_detail, hand_name
from bot.skins.kit.blocks import wrapped
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type, fitted, width
from bot.skins.kit.pocket import TEXT_SIZE_MIN, WIDTH, framed, ground
from bot.skins.scene.theme import BODY, CREAM, GOLD, HEAD, INK, IVORY, MUTED, TITLE
from bot.table.languages import Language
from engine.chicago_stud.views import SeatView

CARD, ACROSS, STEP_X, STEP_Y = 180, 4, 216, 322
TOP, LEFT = 172, 36
BEST, PRICE, ORDER = 184, 196, 152


def paint(view: SeatView, names: Sequence[str], language: Language) -> Canvas:
    """The seven places in rows of four; the best hand, the price of a call, the order in force."""
    top = TOP + 2 * STEP_Y
    canvas = ground(top + BEST + PRICE + ORDER + 3 * 8 + MARGIN)
    _head(canvas, view, names, language)
    _cards(canvas, view, language)
    _best(canvas, view, top, language)
    _price(canvas, view, top + BEST + 8, language)
    _order(canvas, view, top + BEST + PRICE + 16, language)
    return framed(canvas)


def _head(canvas: Canvas, view: SeatView, names: Sequence[str], language: Language) -> None:
    row = view.row
    canvas.glow(Box(36, 34, 132, 130), 48, GOLD, 12, 0.5)
    canvas.put(portrait(row.boss, active=True), 28, 26, 112)
    canvas.claim(row.boss.value, 28, 26, 112, 112)
    title, words = say(language, "picture-your-cards"), ""
    if row.speaks:
        title, words = say(language, "picture-your-turn"), offered(view, language)
    else:
        words = " ".join(filter(None, waiting(view, names, language)))
    canvas.write(title, Type.TITLE, HEAD, GOLD, 158, top=38, room=700, least=HEAD)
    canvas.write(words, Type.TEXT, BODY, IVORY, 160, mid=114, room=700, least=TEXT_SIZE_MIN)


def _cards(canvas: Canvas, view: SeatView, language: Language) -> None:
    down, up, making = list(view.down), list(view.row.up), counting(view.hand)
    common = view.table.common
    for place in range(7):
        x, y = LEFT + (place % ACROSS) * STEP_X, TOP + (place // ACROSS) * STEP_Y
        hidden = place < 2 or place == 6
        held = down if hidden else up
        card = held.pop(0) if held else common if place == 6 else None
        if card is None:
            cards.place(canvas, hidden, x, y, CARD)
            continue
        if card == common:
            cards.new(canvas, card, language, x, y, CARD)
            words = say(language, "picture-common")
            canvas.write(
                words, Type.LABEL, TEXT_SIZE_MIN, IVORY, x + CARD + 22, mid=y + cards.height(CARD) / 2
            )
        elif hidden:
            cards.own_hidden(canvas, card, language, x, y, CARD)
        elif not up and view.row.newest and view.row.in_deal:
            cards.new(canvas, card, language, x, y, CARD)
        else:
            cards.up(canvas, card, language, x, y, CARD)
        if card in making:
            cards.counts(canvas, x, y, CARD, above=True)


def _best(canvas: Canvas, view: SeatView, y: float, language: Language) -> None:
    canvas.put("stud/panel-row", MARGIN, y, WIDTH - 2 * MARGIN, BEST)
    words = say(language, "picture-best", game=view.table.options.game)
    canvas.write(words, Type.LABEL, BODY, MUTED, 46, top=y + 22, tracking=1, room=808, least=TEXT_SIZE_MIN)
    if view.hand is None:
        return
    name, size = fitted(hand_name(view.hand, language).upper(), Type.TITLE, HEAD, 808)
    canvas.write(name, Type.TITLE if size >= 58 else Type.NAME, size, CREAM, 46, top=y + 72)
    canvas.write(
        hand_detail(view.hand, language),
        Type.TEXT,
        BODY,
        IVORY,
        46,
        mid=y + 152,
        room=808,
        least=TEXT_SIZE_MIN,
    )


def _price(canvas: Canvas, view: SeatView, y: float, language: Language) -> None:
    canvas.put("stud/panel-row", MARGIN, y, WIDTH - 2 * MARGIN, PRICE)
    asked = price(view, language)
    x = 46.0
    for label, number in (
        (say(language, "picture-pot"), view.table.pot),
        (say(language, "picture-call"), view.to_call),
    ):
        above = canvas.write(label, Type.LABEL, BODY, MUTED, x, top=y + 20, tracking=1)
        box = canvas.write(str(number), Type.NUMERAL, TITLE, GOLD, x, top=y + 62)
        x = max(above.right, box.right) + 44
    if asked.plate:
        text, size = fitted(asked.plate, Type.NAME, HEAD, 850 - x - 40)
        wide = max(220, width(text, Type.NAME, size) + 64)
        canvas.plate(GOLD, 854 - wide, y + 24, wide, 92, 12)
        canvas.write(text, Type.NAME, size, INK, 854 - wide / 2, mid=y + 70, align="centre")
    canvas.write(asked.words, Type.TEXT, BODY, IVORY, 46, mid=y + 162, room=808, least=TEXT_SIZE_MIN)


def _order(canvas: Canvas, view: SeatView, y: float, language: Language) -> None:
    canvas.put("french-deck/panel-hidden", MARGIN, y, WIDTH - 2 * MARGIN, ORDER)
    canvas.put("stud/order", 42, y + 16, 56)
    canvas.write(say(language, "picture-order"), Type.NAME, BODY, GOLD, 116, mid=y + 44)
    lines, _ = wrapped(order_words(view, language), Type.TEXT, TEXT_SIZE_MIN, 808, least=TEXT_SIZE_MIN)
    for number, line in enumerate(lines):
        canvas.write(
            line, Type.TEXT, TEXT_SIZE_MIN, IVORY, 46, mid=y + 90 + number * 40, room=808, least=TEXT_SIZE_MIN
        )
