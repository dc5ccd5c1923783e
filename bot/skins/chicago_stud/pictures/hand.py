"""One boss's cards, what they are worth and what a call costs: for its owner's eyes only.

The rivals at the foot are painted from what everybody sees.
"""

from collections.abc import Sequence
from functools import partial

from bot.skins.bosses import head
from bot.skins.bosses.portraits import FULL
from bot.skins.bosses.words import short_name
from bot.skins.chicago_stud.pictures.price import price
from bot.skins.chicago_stud.pictures.rivals import TALL as RIVALS
from bot.skins.chicago_stud.pictures.rivals import rivals
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.chicago_stud.words.standing import is_whole
from bot.skins.french_deck import cards
from bot.skins.french_deck.words import hand_detail, hand_name
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Fit,
    Panel,
    Piece,
    Plate,
    Sized,
    Space,
    Sprite,
    Stack,
    Text,
    column,
    row,
)
from bot.skins.scene.theme import (
    APART,
    BODY,
    CAPTION,
    CLOSE,
    CREAM,
    FAR,
    GOLD,
    HEAD,
    INK,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NEAR,
    OXBLOOD,
    SIGN,
    TITLE,
    WIDE,
    Size,
)
from bot.table.languages import Language
from engine.chicago_stud.actions import Bet, Call, Check, Raise
from engine.chicago_stud.events import Event
from engine.chicago_stud.views import Offer, SeatView
from engine.french_deck import Card, Hand
from engine.game import Amount

CARD, GAP, MORE = 204, 15, 29  # between open cards, and beside the border of hidden ones
PLACES = 7
HIDDEN = (0, 1, 6)
DARK = Panel("chrome/panels/hand-wait", LACQUER)
PRIVATE = Panel("french-deck/panel-hidden", OXBLOOD)


def paint(view: SeatView, names: Sequence[str], language: Language, marks: Sequence[Event] = ()) -> Canvas:
    """The hand as its owner sees it; what the others did among `marks` in pale gold."""
    canvas = on_ground("hand")
    boss = view.row.boss
    words = say(language, "picture-owner", boss=FULL[boss], chips=view.row.stack, deal=view.table.deal)
    head.owner(canvas, boss, say(language, "picture-your-cards"), words)
    if view.row.speaks:
        head.plate(canvas, say(language, "picture-your-turn"), offered(view, language), asked=True)
    else:
        head.plate(canvas, *waiting(view, names, language), asked=False)
    places = own_cards(view, CARD, language)
    lying = row(row(*places[:2], gap=MORE), row(*places[2:6], gap=GAP), places[6], gap=MORE)
    tree = column(
        Sized(lying, 1566),
        row(
            Sized(_dark(best(view, language, SIGN), WIDE), 960, 178),
            Sized(_dark(worth(view, language, SIGN), APART), 623, 178),
            gap=GAP,
        ),
        Sized(rivals(view, language, marks), tall=RIVALS),
        Sized(_order(view, language), tall=75),
        gap=NEAR,
    )
    return flow.picture(canvas, tree, Box(26, 147, 1624, 1024))


def _dark(lines: Sequence[Block], gap: float) -> Block:
    return Stack(lines, gap, down=True, pad=(WIDE, APART), ground=DARK, closest=CLOSE)


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


def own_cards(view: SeatView, wide: int, language: Language) -> list[Block]:
    """Seven places; the others see the backs of those in the oxblood border."""
    down, up = list(view.down), list(view.row.up)
    tall = cards.COUNTS + cards.height(wide) + round(0.2 * wide)
    found: list[Block] = []
    for place in range(PLACES):
        hidden = place in HIDDEN
        held = down if hidden else up
        card = held.pop(0) if held else view.table.common if place == HIDDEN[-1] else None
        newest = not hidden and card is not None and not up and view.row.newest and view.row.in_deal
        lay = partial(_lay, view, card, hidden, newest, wide, language)
        if card is None or card != view.table.common:
            found.append(Piece(wide, tall, lay))
        else:
            said = Text(say(language, "picture-common"), Type.LABEL, SIGN, IVORY, align="centre")
            shown = Piece(wide, cards.COUNTS + cards.height(wide), lay)
            found.append(column(shown, said, at="start"))
    return found


def _lay(
    view: SeatView,
    card: Card | None,
    hidden: bool,
    newest: bool,
    wide: int,
    language: Language,
    canvas: Canvas,
    x: float,
    y: float,
) -> None:
    top = y + cards.COUNTS
    if card is None:
        cards.place(canvas, hidden, x, top, wide)
        return
    common = card == view.table.common
    draw = cards.new if newest or common else cards.own_hidden if hidden else cards.up
    draw(canvas, card, language, x, top, wide)
    if card in counting(view.hand):
        cards.counts(canvas, x, top, wide, above=True)


def counting(hand: Hand | None) -> tuple[Card, ...]:
    """The cards that make the combination; in a low hand without a pair all of them do."""
    if hand is None:
        return ()
    return hand.cards if hand.low else hand.cards[: hand.making]


def best(view: SeatView, language: Language, label: Size) -> list[Block]:
    """What the best hand is called, and what it holds."""
    whole = "yes" if is_whole(view.table) else "no"
    words = say(language, "picture-best", game=view.table.options.game, whole=whole)
    lines: list[Block] = [Text(words, Type.LABEL, label, MUTED, SIGN, 2)]
    if view.hand is not None:
        name, letters = hand_name(view.hand, language).upper(), TITLE if label == SIGN else HEAD
        lines.append(Text(name, Type.TITLE, letters, CREAM, HEAD))
        lines.append(Text(hand_detail(view.hand, language), Type.TEXT, BODY, IVORY, SIGN))
    return lines


def worth(view: SeatView, language: Language, label: Size) -> list[Block]:
    """The pot, what a call costs, and what it is worth."""
    asked = price(view, language)
    figures: list[Block] = [
        column(
            Text(say(language, key), Type.LABEL, label, MUTED, tracking=2),
            Text(str(number), Type.NUMERAL, TITLE, GOLD, LEAD),
            gap=NEAR,
        )
        for key, number in (("picture-pot", view.table.pot), ("picture-call", view.to_call))
    ]
    sizes = flow.smaller(LEAD if label == SIGN else HEAD, CAPTION)
    words = [Text(asked.plate, Type.NAME, letters, INK) for letters in sizes] if asked.plate else []
    plates = [Sized(Stack((each,), pad=(WIDE, 0), ground=Plate(GOLD, 12)), tall=86) for each in words]
    lines = [row(*figures, Space(grow=1), plate, gap=gap) for plate in plates for gap in (FAR, APART)]
    return [Fit(lines or [row(*figures, gap=FAR)]), Text(asked.words, Type.TEXT, label, IVORY, CAPTION)]


def _order(view: SeatView, language: Language) -> Block:
    """The last strip, oxblood for it is private: the order in force."""
    title = Text(say(language, "picture-order"), Type.NAME, BODY, GOLD)
    words = Text(order_words(view, language), Type.TEXT, SIGN, IVORY, CAPTION, grow=1)
    return Stack((Sprite("stud/order", 56), title, words), APART, pad=(APART, 0), ground=PRIVATE)


def order_words(view: SeatView, language: Language) -> str:
    """The order in force with what is left of its budget, or that there is none."""
    order = view.order
    if order is None:
        may = view.row.in_deal and view.row.stack and view.table.speaker is not None
        return say(language, "picture-order-none" if may else "picture-order-none.short")
    answer = order.answer.value.replace(" ", "-")
    return say(language, "picture-order-is", answer=answer, left=order.left or 0, until=order.until.value)
