"""One boss's hand and gangsters, with the faces of the hidden ones: for its owner's eyes only."""

from collections.abc import Sequence

from bot.skins.bosses import head
from bot.skins.bosses.portraits import FULL, SHORT
from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import badge, hexagon_width, lozenges
from bot.skins.chicago_poker.pictures.table import actions_shown
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable, width
from bot.skins.scene.theme import BRASS, CAPTION, FIRE, GLOW, GOLD, HEAD, IVORY, MUTED, SIGN
from bot.table.languages import Language
from engine.chicago_poker.pieces import FULL_COLUMN, LAID, UP, AnyCard, Place
from engine.chicago_poker.views import BossView, OwnGangster, TableView

SENT = 62  # across the sign on a card that is sent
FULL_SIZE_CARDS_MAX = 7  # hand cards of full size; more stand closer


def paint(view: BossView, names: Sequence[str], language: Language) -> Canvas:
    """The hand as its owner sees it."""
    canvas = on_ground("hand", key="town", prepare=_prepare)
    _head(canvas, view, language)
    _plate(canvas, view, names, language)
    _hand(canvas, view, language)
    _town(canvas, view, language)
    canvas.frame()
    return canvas


def _prepare(canvas: Canvas) -> None:
    canvas.put("chrome/panels/hand-own", 22, 648, 1606, 378)


def _head(canvas: Canvas, view: BossView, language: Language) -> None:
    boss = view.table.rows[view.seat].boss
    count = say(language, "picture-cards", count=len(view.hand))
    head.owner(canvas, boss, say(language, "picture-your-hand"), f"{FULL[boss]}  ·  {count}")


def _plate(canvas: Canvas, view: BossView, names: Sequence[str], language: Language) -> None:
    """At the right of the head: what is asked of this boss, or for whom the table waits."""
    table = view.table
    if view.asked and table.tie is None:
        of = actions_shown(table)
        left = 1592 - 58 - 64 * (of - 1)
        title = say(language, "picture-your-plan" if view.planned else "picture-your-turn")
        words = say(language, "picture-actions-left", count=table.actions_left)
        head.plate(canvas, title, words, asked=True, room=left - 1086 - 14)
        lozenges(canvas, table.actions_left, of, left, 82 - 29, 58, 64)
    elif view.asked:
        title = say(language, "picture-your-reinforcement")
        head.plate(canvas, title, _tie_at(table, language), asked=True)
    else:
        head.plate(canvas, *_waiting(view, names, language), asked=False)


def _waiting(view: BossView, names: Sequence[str], language: Language) -> tuple[str, str]:
    table = view.table
    if table.outcome is not None:
        winner = table.outcome.winner
        return say(language, "picture-game-over"), readable(names[winner]) or FULL[table.rows[winner].boss]
    if table.tie is not None:
        if view.answered:
            sent = say(
                language,
                "picture-sent",
                card="yes" if view.sent else "no",
                value=view.sent.value if view.sent else 0,
            )
            return say(language, "picture-reinforcement-answered"), sent
        return say(language, "picture-reinforcement-awaited"), _tie_at(table, language)
    boss = table.rows[table.active].boss
    return f"{say(language, 'picture-to-play')} {SHORT[boss]}", readable(names[table.active]) or FULL[boss]


def _tie_at(table: TableView, language: Language) -> str:
    if table.tie is None:
        return ""
    business = capitals(language, f"business-{table.tie.business.value}")
    return f"{say(language, 'picture-tie')} {business}"


def _hand(canvas: Canvas, view: BossView, language: Language) -> None:
    """Values falling, specials last, the cards just drawn at the right end in the pale gold frame."""
    order = in_order(view)
    if not order:
        canvas.write(
            say(language, "picture-no-cards"),
            Type.TITLE,
            HEAD,
            MUTED,
            825,
            mid=390,
            align="centre",
            room=1500,
        )
        return
    gap = 16 if len(order) <= FULL_SIZE_CARDS_MAX else 10
    wide = 212 if len(order) <= FULL_SIZE_CARDS_MAX else (1598 - gap * (len(order) - 1)) // len(order)
    x = round(825 - (len(order) * wide + gap * (len(order) - 1)) / 2)
    y = 158 + (466 - cards.height(wide)) / 2
    for number, (card, drawn) in enumerate(order):
        left = x + number * (wide + gap)
        sent = view.answered and card == view.sent
        if sent:
            _sent(canvas, left, y, wide)
        elif drawn:
            _just_drawn(canvas, left, y, wide)
        cards.large(canvas, card, language, left, y, wide, None if drawn or sent else cards.IN_HAND)
        if sent:
            canvas.put("cards/marker-reinforcement", left + (wide - SENT) / 2, y - 46, SENT)


def in_order(view: BossView) -> tuple[tuple[AnyCard, bool], ...]:
    """The cards of the hand from left to right, each with whether it has just come."""
    rest, drawn = list(view.hand), []
    for card in view.drawn:
        if card in rest:
            rest.remove(card)
            drawn.append(card)
    return *((card, False) for card in rest), *((card, True) for card in drawn)


def _just_drawn(canvas: Canvas, x: float, y: float, wide: int) -> None:
    tall = cards.height(wide)
    canvas.glow(Box(x - 2, y - 2, x + wide + 2, y + tall + 2), 18, GLOW, 12, 1.0, covered=36)
    canvas.put("cards/frame-just-drawn-L", x - 6, y - 6, wide + 12, tall + 12)


def _sent(canvas: Canvas, x: float, y: float, wide: int) -> None:
    """The reinforcement that the others do not see yet, in the red frame that it will have."""
    tall = cards.height(wide)
    canvas.glow(Box(x - 2, y - 2, x + wide + 2, y + tall + 2), 18, FIRE, 12, 1.0, covered=36)
    canvas.plate(FIRE, x - 7, y - 7, wide + 14, tall + 14, 22)


def _town(canvas: Canvas, view: BossView, language: Language) -> None:
    """The lower panel: own gangsters at each business, hidden ones readable and marked as hidden."""
    heading = say(language, "picture-your-gangsters")
    canvas.write(heading, Type.NAME, SIGN, GOLD, 46, mid=681, tracking=2, room=800)
    legend = canvas.write(
        say(language, "picture-others-see-back"),
        Type.TEXT,
        CAPTION,
        IVORY,
        1604,
        mid=681,
        align="right",
        room=560,
    )
    canvas.put("chrome/panels/hand-private", legend.left - 66, 662, 56, 38)
    canvas.put("chrome/icons/closed-eye", legend.left - 59, 666, 42, 29)
    cell = 1590 / len(view.table.places)
    for place in range(len(view.table.places)):
        if place:
            rule = int(30 + place * cell)
            canvas.fill(BRASS, Box(rule, 724, rule + 2, 1012), 0.45)
        _cell(canvas, view, place, 30 + place * cell, cell, language)


def _cell(canvas: Canvas, view: BossView, place: Place, x: float, cell: float, language: Language) -> None:
    many = len(view.table.places) == 4
    gap = 5 if many else 6
    wide = min(71, int((cell - 26) // 5) - 5, 69) if many else min(76, int((cell - 40) // 5) - 6)
    span = 5 * wide + 4 * gap
    left = round(x + (cell - span) / 2)
    business = view.table.places[place].business
    canvas.put(tile(business), left - 2, 724, hexagon_width(96), 96)
    badge(canvas, place, left + 120, 747, 50)
    if business is not None:
        _name(canvas, capitals(language, f"business-{business.value}"), left + 182, left + span)
    _column(canvas, view, place, left, wide, gap)


def _name(canvas: Canvas, name: str, x: float, right: float) -> None:
    """On one line, or on two where it is too long."""
    first, _, last = name.rpartition(" ")
    if width(name, Type.NAME, SIGN) <= right - x or not first:
        canvas.write(name, Type.NAME, SIGN, IVORY, x, mid=772, room=right - x)
    else:
        canvas.write(first, Type.NAME, SIGN, IVORY, x, mid=753, room=right - x)
        canvas.write(last, Type.NAME, SIGN, IVORY, x, mid=791, room=right - x)


def _column(canvas: Canvas, view: BossView, place: Place, left: int, wide: int, gap: int) -> None:
    own, shown = view.columns[place], view.table.rows[view.seat].columns[place]
    business = view.table.places[place].business
    if shown.marker:
        cards.called(canvas, left, 846, wide, gap, "chrome/table/called-4p")
    if business is None and not own:
        return
    for number in range(FULL_COLUMN):
        x = left + number * (wide + gap)
        if number < len(own):
            _own(canvas, own[number], x, wide)
        else:
            cards.slot(canvas, UP if business is None else LAID[business][number], x, 846, wide)
            if number in shown.removed:
                cards.removed(canvas, x, 846, wide)
    if shown.marker:
        cards.cartridge(canvas, left, 846, wide, gap, 84)


def _own(canvas: Canvas, gangster: OwnGangster, x: float, wide: int) -> None:
    if gangster.hidden:
        cards.own_hidden(canvas, gangster.card, x, 846, wide)
    else:
        cards.gangster(canvas, gangster.card, x, 846, wide)
