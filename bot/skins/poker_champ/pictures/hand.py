"""A seat's own two cards, their best hand with the common ones, and the rivals: for its owner's eyes only."""

from collections.abc import Sequence

from bot.skins.bosses import head
from bot.skins.bosses.portraits import FULL, SHORT, medallion
from bot.skins.french_deck import cards
from bot.skins.french_deck.words import hand_detail, hand_name
from bot.skins.kit.blocks import least
from bot.skins.kit.canvas import Canvas, on_ground
from bot.skins.kit.lettering import Type, fitted, readable, width
from bot.skins.poker_champ.pictures import signs
from bot.skins.poker_champ.pictures.marking import marks
from bot.skins.poker_champ.pictures.table import common
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.poker_champ.words.voice import Voice
from bot.skins.scene.theme import BODY, CAPTION, CREAM, GOLD, HEAD, INK, IVORY, LEAD, MUTED, SIGN, TITLE
from bot.table.languages import Language
from engine.french_deck import Card
from engine.poker_champ.events import Event
from engine.poker_champ.views import Offer, SeatRow, SeatView, Standing

OWN, COMMON = 258, 180
BOARD = (613, 161, 1011, 536)
INSIDE = 638  # where words and cards of the board begin
SEEN = (40, 549, 534, 148)  # the strip with what the others see
RIVALS, RIVALS_FOOT = 714, 1024
UPRIGHT = 4  # from so many rivals, the backs stand below the name


def paint(
    view: SeatView,
    names: Sequence[str],
    language: Language,
    events: Sequence[Event] = (),
    *,
    standing: bool = False,
) -> Canvas:
    """The hand as its owner sees it; `events`: what is marked as new, else the cards of this stage.

    `standing`: without what decisions change in a stage (chips, pot, marks), which stands in words below.
    """
    canvas = on_ground("hand")
    line = owner_line(view, language, standing=standing)
    head.owner(canvas, view.row.boss, say(language, "picture-your-cards"), line)
    plate = stage_plate(view, language) if standing else asked(view, names, language)
    head.plate(canvas, *plate, asked=bool(view.offers) and not standing)
    if standing:
        events = ()
    made = combination(view)
    for number, card in enumerate(view.hand):
        left = 40 + number * 276
        dimmed = signs.DIMMED * 0.6 if view.row.standing is Standing.FOLDED else 0
        cards.up(canvas, card, language, left, 160, OWN, dimmed=dimmed)
        if card in made:
            cards.counts(canvas, left, 160, OWN)
    _seen(canvas, view, language)
    _board(canvas, view, language, events, made, standing=standing)
    rivals(canvas, view, names, language, standing=standing)
    canvas.frame()
    return canvas


def owner_line(view: SeatView, language: Language, *, standing: bool = False) -> str:
    """The owner's boss, chips and Awards; `standing`: without the chips."""
    parts = [
        FULL[view.row.boss],
        say(language, "chips", count=view.row.chips).upper(),
        say(language, "awards", count=view.row.awards).upper(),
    ]
    if standing:
        del parts[1]
    return " · ".join(parts if view.row.awards else parts[:-1])


def stage_plate(view: SeatView, language: Language) -> tuple[str, str]:
    """The stage, and what it costs to stay in it."""
    table = view.table
    title = Voice(language, (), ()).title(table.stage).upper()
    return title, say(language, "picture-to-stay", count=table.price)


def has_folded(view: SeatView, row: SeatRow, *, standing: bool) -> bool:
    """Tell if a rival is shown as folded; `standing`: only if they folded before this stage."""
    if standing:
        return row.folded_in is not None and row.folded_in < view.table.stage
    return row.standing is Standing.FOLDED


def asked(view: SeatView, names: Sequence[str], language: Language) -> tuple[str, str]:
    """What the owner may do, or for whom the table waits."""
    table, row = view.table, view.row
    if table.winners:
        leads = ", ".join(SHORT[table.rows[seat].boss] for seat in table.winners)
        return say(language, "picture-game-over"), leads
    if (offer := staying(view)) is not None:
        key = "picture-last-chip" if offer.last_chip else "picture-stay-or-fold"
        return say(language, "picture-decide"), say(language, key, count=offer.cost)
    waiting = [table.rows[seat] for seat in table.awaited if seat != view.seat]
    who = ", ".join(SHORT[each.boss] for each in waiting)
    if len(waiting) == 1:
        who = readable(names[waiting[0].seat]) or FULL[waiting[0].boss]
    title = say(language, "picture-you", standing=row.standing.value)
    return title, say(language, "picture-waiting", who=who)


def staying(view: SeatView) -> Offer | None:
    """What it would cost to stay, where that is asked."""
    return next((offer for offer in view.offers if offer.cost), None)


def combination(view: SeatView) -> frozenset[Card]:
    """The cards that make the best hand; kickers only complete it."""
    return frozenset(view.best.cards[: view.best.making])


def once_in(view: SeatView, cost: int) -> int:
    """Winning once in so many such deals is enough to pay for staying."""
    return (view.table.pot + cost) // cost


def _seen(canvas: Canvas, view: SeatView, language: Language) -> None:
    """What the others see of these two cards."""
    x, y, wide, tall = SEEN
    canvas.put("french-deck/panel-hidden", x, y, wide, tall)
    canvas.put("chrome/icons/closed-eye", x + 20, y + tall / 2 - 20, 58, 41)
    start = x + wide - 16 - 2 * 92 - 9
    room = start - 20 - (x + 94)
    canvas.write(say(language, "picture-others"), Type.NAME, SIGN, GOLD, x + 94, mid=y + 54, room=room)
    canvas.write(say(language, "picture-others-see"), Type.TEXT, SIGN, IVORY, x + 94, mid=y + 98, room=room)
    signs.backs(canvas, view.row.backs, start, y + (tall - cards.height(92)) / 2, 92, 9, folded=False)


def _board(
    canvas: Canvas,
    view: SeatView,
    language: Language,
    events: Sequence[Event],
    made: frozenset[Card],
    *,
    standing: bool,
) -> None:
    """The common cards and the pot; below them the best hand, and what staying costs and must win."""
    table = view.table
    canvas.put("poker-champ/panel-idle", *BOARD)
    canvas.write(
        say(language, "picture-board"), Type.LABEL, SIGN, MUTED, INSIDE, mid=192, tracking=2, room=700
    )
    if not standing:
        pot = f"{say(language, 'picture-pot')} {table.pot}"
        canvas.write(pot, Type.NAME, BODY, GOLD, 1598, mid=192, align="right")
    common(canvas, table.common, marks(table, events), language, INSIDE, 222, COMMON, 195, pointers=False)
    for number, card in enumerate(table.common):
        if card in made:
            cards.counts(canvas, INSIDE + number * 195, 222, COMMON)
    offer = None if standing else staying(view)
    right = _price(canvas, view, offer.cost, language) if offer else 1598.0
    canvas.write(
        say(language, "picture-best"),
        Type.LABEL,
        SIGN,
        MUTED,
        INSIDE,
        mid=536,
        tracking=2,
        room=right - INSIDE,
    )
    name = hand_name(view.best, language).upper()
    canvas.write(name, Type.TITLE, TITLE, CREAM, INSIDE, mid=596, room=right - 24 - INSIDE, least=HEAD)
    detail = hand_detail(view.best, language)
    size = BODY if width(detail, Type.TEXT, BODY) <= 950 else SIGN
    canvas.write(detail, Type.TEXT, size, IVORY, INSIDE, mid=665, room=right - 24 - INSIDE, least=CAPTION)


def _price(canvas: Canvas, view: SeatView, cost: int, language: Language) -> float:
    """The ribbon with the price and what it plays for; its left edge."""
    words = say(language, "picture-price", cost=cost, pot=view.table.pot)
    below = say(language, "picture-enough", count=once_in(view, cost))
    shown, size = fitted(below, Type.TEXT, CAPTION, 310)
    wide = max(286, width(shown, Type.TEXT, size) + 42)
    left = 1598 - wide
    canvas.plate(GOLD, left, 566, wide, 94, 10)
    canvas.write(words, Type.NUMERAL, LEAD, INK, left + wide / 2, mid=598, align="centre", room=wide - 24)
    canvas.write(shown, Type.TEXT, size, INK, left + wide / 2, mid=639, align="centre")
    canvas.claim("price", left, 566, wide, 94)
    return left


def rivals(
    canvas: Canvas, view: SeatView, names: Sequence[str], language: Language, *, standing: bool
) -> None:
    """The others in the order of the table, from the owner's left neighbour on."""
    rows = view.table.rows
    others = [rows[(view.seat + step) % len(rows)] for step in range(1, len(rows))]
    count = len(others)
    wide = min((1598 - 10 * (count - 1)) / count, 794)
    start = 825 - (count * wide + (count - 1) * 10) / 2
    for number, row in enumerate(others):
        x = start + number * (wide + 10)
        tall = RIVALS_FOOT - RIVALS
        folded = has_folded(view, row, standing=standing)
        canvas.put(f"poker-champ/panel-{'folded' if folded else 'idle'}", x, RIVALS, wide, tall)
        if count >= UPRIGHT:
            _upright(canvas, row, x, round(wide), folded=folded, decides=not standing)
        else:
            player = readable(names[row.seat])
            _level(canvas, row, player, x, round(wide), language, folded=folded, decides=not standing)


def _portrait(canvas: Canvas, row: SeatRow, x: float, y: float, side: int, *, folded: bool) -> None:
    medallion(canvas, row.boss, x, y, side, active=False)
    if folded:
        signs.veil(canvas, x, y, side)


def _upright(canvas: Canvas, row: SeatRow, x: float, wide: int, *, folded: bool, decides: bool) -> None:
    """Four rivals and more: name above the backs; `decides`: with chips and decision."""
    y = RIVALS
    _portrait(canvas, row, x + 13, y + 14, 88, folded=folded)
    canvas.write(
        SHORT[row.boss],
        Type.NAME,
        SIGN,
        MUTED if folded else IVORY,
        x + 114,
        mid=y + 36,
        room=wide - 114 - 12,
    )
    if decides:
        signs.purse(canvas, row.chips, x + 114, y + 78, 38, BODY, MUTED if folded else IVORY, gap=8)
    if decides or folded:
        signs.mark(canvas, row.standing, x + wide - 14 - 44, y + 59, 44)
    start = x + (wide - 2 * 122 - 12) / 2 - (wide - 2 * 122 - 12) / 4
    signs.backs(canvas, row.backs, start, y + 126, 122, 12, folded=folded)


def _level(
    canvas: Canvas,
    row: SeatRow,
    player: str,
    x: float,
    wide: int,
    language: Language,
    *,
    folded: bool,
    decides: bool,
) -> None:
    """Paint one of up to three rivals, the backs at the right; `decides`: with chips and decision."""
    y = RIVALS
    back = 122 if wide < 600 else 160
    gap = 10 if wide < 600 else 14
    start = x + wide - 18 - 2 * back - gap
    tall = RIVALS_FOOT - RIVALS
    signs.backs(canvas, row.backs, start, y + (tall - cards.height(back)) / 2, back, gap, folded=folded)
    side = 96 if wide < 600 else 128
    _portrait(canvas, row, x + 18, y + 18, side, folded=folded)
    text = x + 18 + side + 16
    room = start - 14 - text
    canvas.write(
        SHORT[row.boss],
        Type.NAME,
        LEAD,
        MUTED if folded else IVORY,
        text,
        mid=y + 18 + side * 0.32,
        room=room,
    )
    canvas.write(player, Type.TEXT, SIGN, MUTED, text, mid=y + 18 + side * 0.76, room=room, least=least(SIGN))
    if decides:
        signs.purse(canvas, row.chips, x + 20, y + 180, 52, HEAD, MUTED if folded else IVORY)
    elif row.awards:
        count = say(language, "awards", count=row.awards).upper()
        room = start - 14 - x - 20
        canvas.write(count, Type.NAME, BODY, MUTED if folded else GOLD, x + 20, mid=y + 180, room=room)
    if not (decides or folded):
        return
    word = signs.standing_word(row.standing, language, row.place)
    signs.mark(canvas, row.standing, x + 20, y + 230, 50)
    canvas.write(
        word, Type.NAME, BODY, signs.COLOURS[row.standing], x + 86, mid=y + 255, room=start - 14 - x - 86
    )
