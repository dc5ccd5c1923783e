"""The hand and one's own gangsters for a phone held upright; for its owner's eyes only."""

from collections.abc import Sequence

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.chicago_poker.pictures import pocket_cards as cards
from bot.skins.chicago_poker.pictures import printed
from bot.skins.chicago_poker.pictures.art_names import SUITS, tile
from bot.skins.chicago_poker.pictures.emblems import hexagon_width, lozenges
from bot.skins.chicago_poker.pictures.hand import in_order
from bot.skins.chicago_poker.pictures.table import actions_shown
from bot.skins.chicago_poker.words.catalogue import capitals, lot_capitals, say
from bot.skins.chicago_poker.words.standing import laying
from bot.skins.kit.canvas import Box, Canvas, widest
from bot.skins.kit.lettering import Type, width
from bot.skins.kit.pocket import TEXT_SIZE_MIN, WIDTH, framed, ground
from bot.skins.scene import flow, theme
from bot.skins.scene.theme import BODY, BRASS, CLOSE, FIRE, GLOW, GOLD, INK, IVORY, MUTED, NEW, ON_FIRE, SIGN
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import LETTERS, AnyCard, Boss, Business, Place, Special
from engine.chicago_poker.views import BossView, ColumnView, OwnGangster

TOP = 158  # of the first row of cards
ACROSS, STEP_X, STEP_Y = 4, 216, 296
HEAD = 66  # of the lower block
ROWS = {2: 190, 3: 178, 4: 170}  # height of a business in it
SIZE = cards.OWN_TOWN
LEFT = WIDTH - 40 - 5 * SIZE.width - 4 * CLOSE  # of one's own gangsters


def paint(view: BossView, language: Language, *, looking_back: bool = False) -> Canvas:
    """The cards of the hand in rows of four, below them one's own gangsters at each business.

    `looking_back`: whoever looks need not be who held it.
    """
    table, order = view.table, in_order(view)
    rows, places = max(1, -(-len(order) // ACROSS)), len(table.places)
    top = TOP + rows * STEP_Y + 4
    tall = HEAD + places * ROWS[places] + 6
    canvas = ground(top + tall + 28)
    boss, of = table.rows[view.seat].boss, actions_shown(table) if view.asked and table.tie is None else 0
    title = SHORT[boss] if looking_back else say(language, "picture-your-hand")
    canvas.again(_head, boss, title, _line(view, language), (table.actions_left, of))
    canvas.again(_cards, order, view.sent if view.answered else None, language)
    canvas.again(_ground, top, places, language, looking_back)
    chances = laying(view)
    for place, business in enumerate(table.places):
        middle = top + HEAD + (place + 0.5) * ROWS[places]
        canvas.again(_business, place, business.business, bool(business.markers), middle, language)
        shown, own = table.rows[view.seat].columns[place], view.columns[place]
        up = chances[place][0] if place in chances else None
        canvas.again(_five, middle, business.business, shown, own, up)
    return framed(canvas)


def _head(canvas: Canvas, boss: Boss, title: str, line: str, actions: tuple[int, int]) -> None:
    canvas.glow(Box(36, 34, 132, 130), 48, GOLD, 12, 0.5)
    canvas.put(portrait(boss, active=True), 28, 26, 112)
    canvas.claim(boss.value, 28, 26, 112, 112)
    actions_left, of = actions
    step = min(64, 300 / of) if of else 64
    left = WIDTH - 32 - of * step
    lozenges(canvas, actions_left, of, left, 80 - step / 2, round(step) - 2, step)
    room = left - 12 - 158
    canvas.write(title, Type.TITLE, theme.HEAD, GOLD, 158, top=38, room=room, least=HEAD)
    canvas.write(line, Type.TEXT, BODY, IVORY, 160, mid=114, room=room - 2, least=TEXT_SIZE_MIN)


def _cards(
    canvas: Canvas, order: Sequence[tuple[AnyCard, bool]], sent: Card | None, language: Language
) -> None:
    for number, (card, drawn) in enumerate(order):
        x, y = 22 + (number % ACROSS) * STEP_X, TOP + (number // ACROSS) * STEP_Y
        _card(canvas, card, x, y, language, drawn=drawn, sent=card == sent)
    if not order:
        words = say(language, "picture-no-cards")
        canvas.write(words, Type.NAME, theme.HEAD, MUTED, WIDTH / 2, mid=TOP + 139, align="centre", room=800)


def _line(view: BossView, language: Language) -> str:
    """Under the title: what is asked, or for whom the table waits."""
    table = view.table
    count = say(language, "picture-cards-in-words", count=len(view.hand))
    if table.outcome is not None or table.tie is not None or not view.asked:
        return count
    left = say(language, "picture-actions-left", count=table.actions_left)
    return f"{count} · {left}"


def _card(
    canvas: Canvas, card: Card | Special, x: float, y: float, language: Language, *, drawn: bool, sent: bool
) -> None:
    wide, tall = cards.HAND
    if sent:
        canvas.glow(Box(x - 2, y - 2, x + wide + 2, y + tall + 2), 18, FIRE, 12, 1.0)
        canvas.plate(FIRE, x - 6, y - 6, wide + 12, tall + 12, 22)
    elif drawn:
        canvas.glow(Box(x - 2, y - 2, x + wide + 2, y + tall + 2), 18, GLOW, 12, 1.0)
        canvas.plate(NEW, x - 6, y - 6, wide + 12, tall + 12, 22)
    match card:
        case Card():
            suit = SUITS[card.colour]
            lies = printed.in_upright_hand(suit, card.value, wide, tall)
            strip = f"pocket-hand/{suit}"
            canvas.face(strip, card.value - 1, cards.VALUES, x, y, wide, tall, 17, printed=lies)
            canvas.claim(str(card), x, y, wide, tall)
        case Special():
            _special(canvas, card, x, y, language)
    if sent:
        canvas.put("cards/marker-reinforcement", x + wide - 68, y + tall - 68, 62)


def _special(canvas: Canvas, card: Special, x: float, y: float, language: Language) -> None:
    """Pictogram, name on gold, effect in two short lines."""
    wide, tall = cards.HAND
    canvas.plate(BRASS, x, y, wide, tall, 17)
    canvas.plate(INK, x + 3, y + 3, wide - 6, tall - 6, 14)
    canvas.put(f"specials/{card.value}", x + wide / 2 - 66, y + 10, 132)
    canvas.plate(GOLD, x + 3, y + 146, wide - 6, 50, 1)
    name = capitals(language, f"special-{card.value}")
    canvas.write(
        name,
        Type.NUMERAL,
        BODY,
        INK,
        x + wide / 2,
        mid=y + 171,
        align="centre",
        room=wide - 12,
        least=TEXT_SIZE_MIN,
    )
    lines = say(language, "picture-special-short", card=card.value).split("\n")
    size = widest(lines, Type.TEXT, SIGN, wide - 10, TEXT_SIZE_MIN)
    for number, line in enumerate(lines):
        mid = y + 217 + number * 36
        canvas.write(
            line,
            Type.TEXT,
            size,
            IVORY,
            x + wide / 2,
            mid=mid,
            align="centre",
            room=wide - 10,
            least=TEXT_SIZE_MIN,
        )
    canvas.claim(card.value, x, y, wide, tall)


def _ground(canvas: Canvas, top: float, places: int, language: Language, looking_back: bool) -> None:
    """What own gangsters at each business lie on: a head that tells who sees them, and rules."""
    canvas.put("pocket/block", 22, top, WIDTH - 44, HEAD + places * ROWS[places] + 6)
    middle = top + HEAD / 2 + 2
    words = say(language, "picture-others-see-back")
    legend = canvas.write(
        words, Type.TEXT, BODY, MUTED, WIDTH - 42, mid=middle, align="right", room=430, least=TEXT_SIZE_MIN
    )
    canvas.put("chrome/icons/closed-eye", legend.left - 64, middle - 17, 50, 35)
    room = legend.left - 80 - 44
    heading = say(language, "picture-gangsters" if looking_back else "picture-your-gangsters-short")
    canvas.write(heading, Type.NAME, BODY, GOLD, 44, mid=middle, room=room, least=TEXT_SIZE_MIN)
    for place in range(1, places):
        y = round(top + HEAD + place * ROWS[places])
        canvas.fill(BRASS, Box(40, y, WIDTH - 40, y + 2), 0.4)


def _business(
    canvas: Canvas, place: Place, business: Business | None, red: bool, middle: float, language: Language
) -> None:
    canvas.put("chrome/icons/badge", 36, middle - 29, 58)
    canvas.write(LETTERS[place], Type.NUMERAL, BODY, GOLD, 65, mid=middle, align="centre")
    canvas.put(tile(business), 92, middle - 44, hexagon_width(88), 88)
    _name(canvas, business, 92 + hexagon_width(88) + 10, LEFT - 12, middle, language, red=red)


def _five(
    canvas: Canvas,
    middle: float,
    business: Business | None,
    shown: ColumnView,
    own: tuple[OwnGangster, ...],
    next_up: bool | None,
) -> None:
    held = cards.five(SIZE, CLOSE, business, shown, own, next_up)
    y = round(middle - SIZE.height / 2)
    flow.paint(canvas, flow.lay(held, Box(LEFT, y, WIDTH - 40, y + SIZE.height)))


def _name(
    canvas: Canvas,
    business: Business | None,
    x: float,
    right: float,
    middle: float,
    language: Language,
    *,
    red: bool,
) -> None:
    """On one line, or on two where it is too long."""
    name = lot_capitals(language, business)
    colour = MUTED if business is None else ON_FIRE if red else IVORY
    first, _, last = name.rpartition(" ")
    lines = [name] if width(name, Type.NAME, BODY) <= right - x or not first else [first, last]
    size = widest(lines, Type.NAME, BODY, right - x, TEXT_SIZE_MIN)
    for number, line in enumerate(lines):
        mid = middle + (number - (len(lines) - 1) / 2) * 46
        canvas.write(line, Type.NAME, size, colour, x, mid=mid, room=right - x, least=TEXT_SIZE_MIN)
