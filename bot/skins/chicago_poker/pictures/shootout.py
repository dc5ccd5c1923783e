"""A shootout: all columns turned up, each hand named, who takes the business and why.

Everything here is public: the events hold no card that was not turned up for all.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.bosses.portraits import portrait
from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import badge, hexagon_width
from bot.skins.chicago_poker.pictures.fighters import AIR, GAP, LEFT, PANELS, Entry, line, others, place_of
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.chicago_poker.words.hands import detail, rank_capitals, reason
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Fit, Lines, Piece, Plate, Sized, Space, Stack, Text, column, lay, row
from bot.skins.scene.theme import (
    ACTIVE,
    APART,
    BODY,
    CAPTION,
    CLOSE,
    CREAM,
    DISPLAY,
    EMBER,
    GOLD,
    HEAD,
    INK,
    IVORY,
    LEAD,
    NEAR,
    ON_ACTIVE,
    ON_FIRE,
    SIGN,
    TITLE,
    WIDE,
)
from bot.table.languages import Language
from engine.chicago_poker.events import Fighter, Round, ShootoutHeld
from engine.chicago_poker.pieces import Boss, Business, Place
from engine.chicago_poker.views import TableView, TieView

WINNER_HEIGHT = {1: 430, 2: 430, 3: 330, 4: 284, 5: 236, 6: 236}
TOP, FOOT = 234, 1022


def paint(
    held: ShootoutHeld,
    table: TableView,
    names: Sequence[str],
    language: Language,
    later: Sequence[ShootoutHeld] = (),
) -> Canvas:
    """A business was won. `later`: shootouts after this one that the table has already counted."""
    canvas = on_ground("shootout")
    head(canvas, held.place, held.business, language)
    opens(canvas, held, table, language, later)
    ranked = in_places(held)
    entries = [entry(fighter, table, names, held.rounds, later=later) for fighter in ranked]
    tall = WINNER_HEIGHT[len(entries)]
    winner = Winner(entries[0], won(held, table, language, later), len(entries), tall)
    top = TOP if len(entries) > 1 else TOP + (FOOT - TOP - tall) / 2
    box = Box(LEFT, top, LEFT + PANELS, top + tall - 6)
    flow.paint(canvas, lay(_winner(winner, held, language), box))
    _others(canvas, entries[1:], TOP + tall + 4, len(entries), language)
    canvas.frame()
    return canvas


def paint_tie(tie: TieView, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The best hands are equal: the tied bosses choose reinforcements in secret."""
    canvas = on_ground("shootout")
    head(canvas, tie.place, tie.business, language)
    canvas.put("cards/marker-reinforcement", 1529 - 52, 44, 104)
    canvas.write(
        say(language, "picture-tied"),
        Type.NAME,
        CAPTION,
        IVORY,
        1529,
        top=168,
        align="centre",
        tracking=1,
        room=220,
    )
    words = say(language, "picture-reinforcements")
    canvas.write(words, Type.LABEL, CAPTION, GOLD, 1529, top=198, align="centre", room=220)
    entries = [
        entry(fighter, table, names, tie.rounds, tied=fighter.seat in tie.tied) for fighter in tie.fighters
    ]
    _others(canvas, entries, TOP, len(entries), language, first=1)
    canvas.frame()
    return canvas


def _others(
    canvas: Canvas, entries: Sequence[Entry], top: float, fighters: int, language: Language, first: int = 2
) -> None:
    """The fighters from there to the foot."""
    block = others(entries, FOOT - top, fighters, language, first)
    flow.paint(canvas, lay(block, Box(LEFT, top, LEFT + PANELS, FOOT - CLOSE)))


@dataclass(frozen=True, slots=True)
class Winner:
    """The entry at the head of the picture, and what it won."""

    entry: Entry
    takes: str  # what they have won, in capitals
    fighters: int
    height: int


def entry(
    fighter: Fighter,
    table: TableView,
    names: Sequence[str],
    rounds: Sequence[Round],
    *,
    tied: bool = False,
    later: Sequence[ShootoutHeld] = (),
) -> Entry:
    row = table.rows[fighter.seat]
    more = Counter(held.business for held in later if held.winner == fighter.seat)
    sent = tuple(
        card
        for reinforcements in rounds
        for seat, card in reinforcements.sent
        if seat == fighter.seat and card
    )
    down = {card for card, was_down in zip(fighter.cards, fighter.were_down, strict=True) if was_down}
    return Entry(
        boss=row.boss,
        player=readable(names[fighter.seat]),
        hand=fighter.hand,
        turned_up=frozenset(down),
        sent=sent,
        tied=tied,
        tiles=Counter(row.tiles) - more,
        wins_next=() if later or table.outcome is not None else row.wins_next,
    )


def in_places(held: ShootoutHeld) -> Sequence[Fighter]:
    """Return who fought, the winner first."""
    return sorted(held.fighters, key=lambda fighter: fighter.seat != held.winner)


def opens(
    canvas: Canvas,
    held: ShootoutHeld,
    table: TableView,
    language: Language,
    later: Sequence[ShootoutHeld] = (),
) -> None:
    """At the right: what opens in the place of the business, or that this ends the game."""
    if table.outcome is not None and not later:
        _decides(canvas, language)
    else:
        _new_tile(canvas, held.replacement, language)


def won(held: ShootoutHeld, table: TableView, language: Language, later: Sequence[ShootoutHeld] = ()) -> str:
    """What the winner takes, in capitals: the business, or the town."""
    return _wins(table, language) if table.outcome is not None and not later else _takes(held, language)


def _decides(canvas: Canvas, language: Language) -> None:
    """At the right, where else the new tile stands: this shootout ends the game."""
    canvas.put("chrome/icons/crown", 1529 - 50, 36, 100)
    first, second = say(language, "picture-decides").split("\n")
    canvas.write(first, Type.NAME, SIGN, IVORY, 1529, top=144, align="centre", tracking=1, room=170)
    canvas.write(second, Type.NAME, SIGN, GOLD, 1529, top=182, align="centre", tracking=1, room=170)


def head(canvas: Canvas, place: Place, business: Business, language: Language) -> None:
    """The business under fire at the left, the word between two cartridges, the name on a red plate."""
    canvas.put_with_shadow(tile(business), 48, 34, hexagon_width(184), 184, 12, 6, 0.7)
    badge(canvas, place, 30, 164, 64)
    title = canvas.write(
        say(language, "picture-shootout"), Type.TITLE, DISPLAY, CREAM, 825, top=44, align="centre", room=760,
        outline=(7, EMBER),
    )  # fmt: skip
    middle = (title.top + title.bottom) / 2 - 19
    canvas.put("cards/marker-bullet", title.left - 34 - 104, middle, 104, 38)
    canvas.mirrored("cards/marker-bullet", title.right + 34, middle, 104, 38)
    canvas.put("chrome/panels/shootout-plate", 515, 162, 620, 62)
    name = capitals(language, f"business-{business.value}")
    canvas.write(name, Type.NAME, BODY, ON_FIRE, 825, mid=192, align="centre", tracking=2, room=580)


def _new_tile(canvas: Canvas, business: Business | None, language: Language) -> None:
    """At the right, what opens in its place; a vacant lot when the stock is empty."""
    canvas.put_with_shadow(tile(business), 1465, 40, hexagon_width(112), 112, 12, 6, 0.7)
    label = say(language, "picture-new-tile" if business is not None else "picture-no-tile")
    canvas.write(label, Type.NAME, CAPTION, IVORY, 1529, top=168, align="centre", tracking=1, room=190)
    if business is not None:
        name = capitals(language, f"business-{business.value}")
        canvas.write(name, Type.LABEL, CAPTION, GOLD, 1529, top=198, align="centre", room=190)


def _winner(winner: Winner, held: ShootoutHeld, language: Language) -> Block:
    """Who wins, large: the hand's name beside the cards, or of two fighters under them."""
    entry, tall = winner.entry, winner.height
    side = min(tall - 40, 250 if tall > 400 else 214)
    face = Piece(side, side, lambda canvas, x, y: _face(canvas, entry.boss, x, y, side))
    if winner.fighters <= 2:
        names = entry.names((HEAD, BODY, 62), (GOLD, ON_ACTIVE), APART)
        blocks: tuple[Block, ...] = (
            Sized(place_of(1, 66, first=True), 56),
            Sized(face, side),
            Sized(names, 4 * 62 + 24),
            _hand_below(winner, held, language),
        )
    else:
        names = entry.names((HEAD, BODY, 50), (GOLD, ON_ACTIVE), APART)
        wide = 76 if entry.sixth else 90 if tall < 250 else 93
        hand = entry.laid(wide, 7, cards.IN_SHOOTOUT)
        blocks = line(place_of(1, 66, first=True), face, names, hand, _hand_beside(winner, held, language))
    return Stack(blocks, GAP, pad=(AIR, 0), ground=_Lit(winner.fighters))


def _hand_beside(winner: Winner, held: ShootoutHeld, language: Language) -> Block:
    """The hand's name on a line or two, as large as goes; what it holds, and what it wins on a ribbon."""
    name = rank_capitals(winner.entry.hand.rank, language)
    why = reason(held, language)
    below: list[Block] = [winner.entry.told(language, SIGN, IVORY)]
    if why:
        below.append(Text(why, Type.TEXT, SIGN, IVORY))
    below.append(row(_ribbon(_wordings(winner, language))))
    titles = (
        Text(name, Type.TITLE, TITLE, CREAM, HEAD),
        Lines(name, Type.TITLE, TITLE, CREAM, gap=APART, least=HEAD),
        Lines(name, Type.TITLE, LEAD, CREAM, gap=NEAR, least=BODY),
        Text(name, Type.TITLE, LEAD, CREAM, SIGN),
    )
    return Fit([column(title, *below, gap=APART) for title in titles], grow=1)


def _hand_below(winner: Winner, held: ShootoutHeld, language: Language) -> Block:
    """Two fighters: large cards, and the hand's name under them in one line."""
    entry = winner.entry
    # A long name of a hand says enough by itself, and the last card that was sent stands beside the five.
    told = (reason(held, language) or detail(entry.hand, language, entry.sent), detail(entry.hand, language))
    name = Text(rank_capitals(entry.hand.rank, language), Type.TITLE, HEAD, CREAM)
    why = Fit((Text(told, Type.TEXT, SIGN, IVORY), Space()), grow=1)
    under = Fit([row(name, why, _ribbon(takes), gap=WIDE) for takes in _wordings(winner, language)])
    return column(entry.laid(120, 9, cards.IN_SHOOTOUT), under, gap=WIDE, grow=1)


def _wordings(winner: Winner, language: Language) -> tuple[str, str]:
    """What is won; the red plate above names the business, where there is no room to say it again."""
    return winner.takes, say(language, "picture-takes-it")


def _ribbon(takes: str | tuple[str, ...]) -> Block:
    return Stack((Sized(Text(takes, Type.NUMERAL, SIGN, INK), tall=50),), pad=(APART, 0), ground=Plate(GOLD))


@dataclass(frozen=True, slots=True)
class _Lit:
    """The panel of the winner, in its light."""

    fighters: int
    colour: str = ACTIVE

    def paint(self, canvas: Canvas, box: Box) -> None:
        canvas.glow(box, 14, GOLD, 18, 0.55, covered=16)
        name = "5-6" if self.fighters >= 5 else str(max(2, self.fighters))
        canvas.put(f"chrome/panels/shootout-winner-{name}", box.left, box.top, *box.size)


def _face(canvas: Canvas, boss: Boss, x: float, y: float, side: int) -> None:
    canvas.put(portrait(boss, active=True), x, y, side)
    canvas.claim(boss.value, x, y, side, side)


def _takes(held: ShootoutHeld, language: Language) -> str:
    business = capitals(language, f"business-{held.business.value}.the")
    return say(language, "picture-takes", business=business)


def _wins(table: TableView, language: Language) -> str:
    """What the last shootout won: the game."""
    outcome = table.outcome
    if outcome is None:
        return ""
    kind = capitals_of_tiles(outcome.businesses, language)
    return say(
        language,
        "picture-wins-chicago",
        victory=outcome.victory.value,
        kind=kind,
        count=len(outcome.businesses),
    )


def capitals_of_tiles(businesses: Sequence[Business], language: Language) -> str:
    """`3 SPEAKEASIES`, where they are of one kind."""
    if not businesses:
        return ""
    return say(language, f"business-{businesses[0].value}.tiles", count=len(businesses)).upper()
