"""One boss's cards, what they are worth and what a call costs: for its owner's eyes only.

The rivals at the foot are painted from what everybody sees.
"""

from collections.abc import Sequence

from bot.skins.bosses import head
from bot.skins.bosses.portraits import FULL
from bot.skins.bosses.words import short_name
from bot.skins.chicago_stud.pictures.price import price
from bot.skins.chicago_stud.pictures.rivals import rivals
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck import cards
from bot.skins.french_deck.words import hand_detail, hand_name
from bot.skins.kit.canvas import Canvas, on_ground
from bot.skins.kit.lettering import Type, fitted, readable, width
from bot.skins.scene.theme import (
    BODY,
    CAPTION,
    CREAM,
    GOLD,
    HEAD,
    INK,
    IVORY,
    LABEL_MIN,
    LEAD,
    MUTED,
    SIGN,
    TITLE,
)
from bot.table.languages import Language
from engine.chicago_stud.actions import Bet, Call, Check, Raise
from engine.chicago_stud.events import Event
from engine.chicago_stud.views import Offer, SeatView
from engine.french_deck import Card, Hand
from engine.game import Amount

CARD, TOP, FIRST = 204, 164, 42
GAP, MORE = 15, 14
TEXT_SIZE_MIN = LABEL_MIN


def paint(view: SeatView, names: Sequence[str], language: Language, marks: Sequence[Event] = ()) -> Canvas:
    """The hand as its owner sees it; what the others did among `marks` in pale gold."""
    canvas = on_ground("hand", key="stud", prepare=_prepare)
    _head(canvas, view, names, language)
    own_cards(canvas, view, language)
    _best(canvas, view, language)
    _price(canvas, view, language)
    rivals(canvas, view, language, marks)
    _order(canvas, view, language)
    canvas.frame()
    return canvas


def _prepare(canvas: Canvas) -> None:
    canvas.put("chrome/panels/hand-wait", 26, 520, 960, 178)
    canvas.put("chrome/panels/hand-wait", 1001, 520, 623, 178)
    canvas.put("french-deck/panel-hidden", 26, 949, 1598, 75)


def _head(canvas: Canvas, view: SeatView, names: Sequence[str], language: Language) -> None:
    """Whose hand it is; at the right what may be done, or for whom the table waits."""
    row = view.row
    words = say(language, "picture-owner", boss=FULL[row.boss], chips=row.stack, deal=view.table.deal)
    head.owner(canvas, row.boss, say(language, "picture-your-cards"), words)
    if row.speaks:
        head.plate(canvas, say(language, "picture-your-turn"), offered(view, language), asked=True, room=504)
    else:
        head.plate(canvas, *waiting(view, names, language), asked=False, room=504)


def waiting(view: SeatView, names: Sequence[str], language: Language) -> tuple[str, str]:
    """For whom the table waits, or that it waits for nobody and who has won, in two lines."""
    speaker = view.table.speaker
    if speaker is None:
        winners = ", ".join(short_name(view.table.rows[seat].boss) for seat in view.table.winners)
        return say(language, "picture-over"), winners
    boss, player = short_name(view.table.rows[speaker].boss), readable(names[speaker])
    return say(language, "picture-waiting"), f"{boss} · {player}" if player else boss


def offered(view: SeatView, language: Language) -> str:
    """What may be done now, but for folding and orders: `call 8 · raise by 4 costs 12`."""
    return " · ".join(filter(None, (_offer(offer, language) for offer in view.offers)))


def _offer(offer: Offer, language: Language) -> str:
    match offer.action:
        case Check():
            return say(language, "picture-offer", does="check", low=0, high=0, cost=0)
        case Call():
            return say(language, "picture-offer", does="call", low=str(offer.chips), high=0, cost=0)
        case Bet(Amount(low=low, high=high)):
            does = "bet" if low == high else "bet-from"
            return say(language, "picture-offer", does=does, low=str(low), high=str(high), cost=0)
        case Raise(Amount(low=low, high=high)):
            does = "raise" if low == high else "raise-from"
            return say(
                language, "picture-offer", does=does, low=str(low), high=str(high), cost=str(offer.chips)
            )
        case _:
            return ""


def own_cards(canvas: Canvas, view: SeatView, language: Language) -> None:
    """Seven places; the others see the backs of those in the oxblood border."""
    x: float = FIRST
    down, up, making = view.down, view.row.up, counting(view.hand)
    common = view.table.common
    for place in range(7):
        hidden = place < 2 or place == 6
        number = place if place < 2 else 2 if hidden else place - 2
        if hidden and number < len(down):
            card: Card | None = down[number]
            cards.own_hidden(canvas, down[number], language, x, TOP, CARD)
        elif not hidden and number < len(up):
            card = up[number]
            _open(canvas, view, card, x, language, newest=number == len(up) - 1)
        elif place == 6 and common is not None:
            card = common
            cards.new(canvas, common, language, x, TOP, CARD)
            words = say(language, "picture-common")
            canvas.write(words, Type.LABEL, CAPTION, IVORY, x + CARD / 2, mid=486, align="centre", tracking=2)
        else:
            card = None
            cards.place(canvas, hidden, x, TOP, CARD)
        if card in making:
            cards.counts(canvas, x, TOP, CARD, above=True)
        x += CARD + GAP + (MORE if place in (0, 1, 5) else 0)


def _open(canvas: Canvas, view: SeatView, card: Card, x: float, language: Language, *, newest: bool) -> None:
    if newest and view.row.newest and view.row.in_deal:
        cards.new(canvas, card, language, x, TOP, CARD)
    else:
        cards.up(canvas, card, language, x, TOP, CARD)


def counting(hand: Hand | None) -> tuple[Card, ...]:
    """The cards that make the combination; in a low hand without a pair all of them do."""
    if hand is None:
        return ()
    return hand.cards if hand.low else hand.cards[: hand.making]


def _best(canvas: Canvas, view: SeatView, language: Language) -> None:
    words = say(language, "picture-best", game=view.table.options.game)
    canvas.write(words, Type.LABEL, SIGN, MUTED, 52, top=542, tracking=2, room=900, least=TEXT_SIZE_MIN)
    if view.hand is None:
        return
    canvas.write(
        hand_name(view.hand, language).upper(), Type.TITLE, TITLE, CREAM, 52, top=583, room=910, least=HEAD
    )
    canvas.write(
        hand_detail(view.hand, language), Type.TEXT, BODY, IVORY, 52, mid=670, room=910, least=TEXT_SIZE_MIN
    )


def _price(canvas: Canvas, view: SeatView, language: Language) -> None:
    """The pot, what a call costs, and what it is worth."""
    asked = price(view, language)
    x: float = 1026
    for label, number in (
        (say(language, "picture-pot"), view.table.pot),
        (say(language, "picture-call"), view.to_call),
    ):
        above = canvas.write(label, Type.LABEL, SIGN, MUTED, x, top=542, tracking=2)
        box = canvas.write(str(number), Type.NUMERAL, TITLE, GOLD, x, top=581)
        x = max(above.right, box.right) + 38
    if asked.plate:
        wide = min(260, 1600 - x)
        text, size = fitted(asked.plate, Type.NAME, LEAD, wide - 30)
        wide = min(wide, max(180, width(text, Type.NAME, size) + 60))
        canvas.plate(GOLD, 1600 - wide, 544, wide, 86, 12)
        canvas.write(text, Type.NAME, size, INK, 1600 - wide / 2, mid=587, align="centre")
    canvas.write(asked.words, Type.TEXT, SIGN, IVORY, 1026, mid=670, room=574, least=TEXT_SIZE_MIN)


def _order(canvas: Canvas, view: SeatView, language: Language) -> None:
    """The last strip, oxblood for it is private: the order in force."""
    canvas.put("stud/order", 46, 958, 56)
    title = canvas.write(say(language, "picture-order"), Type.NAME, BODY, GOLD, 124, mid=986.5)
    words = order_words(view, language)
    left = title.right + 17
    canvas.write(words, Type.TEXT, SIGN, IVORY, left, mid=986.5, room=1600 - left, least=TEXT_SIZE_MIN)


def order_words(view: SeatView, language: Language) -> str:
    """The order in force with what is left of its budget, or that there is none."""
    order = view.order
    if order is None:
        may = view.row.in_deal and view.row.stack and view.table.speaker is not None
        return say(language, "picture-order-none" if may else "picture-order-none.short")
    answer = order.answer.value.replace(" ", "-")
    return say(language, "picture-order-is", answer=answer, left=order.left or 0, until=order.until.value)
