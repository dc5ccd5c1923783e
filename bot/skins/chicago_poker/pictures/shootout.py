"""A shootout: all columns turned up, each hand named, who takes the business and why.

Everything here is public: the events hold no card that was not turned up for all.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.skins.bosses.portraits import portrait
from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import fought_over, hexagon_width
from bot.skins.chicago_poker.pictures.fighters import AIR, GAP, LEFT, PANELS, Entry, line, others
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.chicago_poker.words.hands import detail, rank_capitals, reason
from bot.skins.kit.blocks import place
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Fit,
    Light,
    Lines,
    Panel,
    Piece,
    Plate,
    Sized,
    Space,
    Sprite,
    Stack,
    Text,
    column,
    lay,
    row,
)
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
    HAIR,
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
    Size,
)
from bot.table.languages import Language
from engine.chicago_poker.events import Fighter, Round, ShootoutHeld
from engine.chicago_poker.pieces import Business, Place
from engine.chicago_poker.views import TableView, TieView

WINNER_HEIGHT = {1: 430, 2: 430, 3: 330, 4: 284, 5: 236, 6: 236}
TOP, ROOM = 234, 788  # where the panels begin, and how high they are
BETWEEN = 6  # air under the winner
SIDE = 240  # of the picture's head: room for the business, and for what follows


def paint(
    held: ShootoutHeld,
    table: TableView,
    names: Sequence[str],
    language: Language,
    later: Sequence[ShootoutHeld] = (),
) -> Canvas:
    """A business was won. `later`: shootouts after this one that the table has already counted."""
    canvas = on_ground("shootout")
    head(canvas, held.place, held.business, language, follows(held, table, language, SIGNS, later))
    ranked = in_places(held)
    entries = [entry(fighter, table, names, held.rounds, later=later) for fighter in ranked]
    tall = WINNER_HEIGHT[len(entries)]
    winner = Winner(entries[0], won(held, table, language, later), len(entries), tall)
    panels: list[Block] = [Sized(_winner(winner, held, language), PANELS, tall - BETWEEN)]
    if entries[1:]:
        panels.append(others(entries[1:], ROOM - tall - 4, len(entries), language))
    return _below(canvas, *panels)


def paint_tie(tie: TieView, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The best hands are equal: the tied bosses choose reinforcements in secret."""
    canvas = on_ground("shootout")
    head(canvas, tie.place, tie.business, language, awaited(language, SIGNS))
    entries = [
        entry(fighter, table, names, tie.rounds, tied=fighter.seat in tie.tied) for fighter in tie.fighters
    ]
    return _below(canvas, others(entries, ROOM, len(entries), language, first=1))


def _below(canvas: Canvas, *panels: Block) -> Canvas:
    """The panels of the fighters below the head; the last of them has what room is left."""
    *above, last = panels
    tree = column(*above, Stack((last,), down=True, at="centre", grow=1), gap=10)
    flow.paint(canvas, lay(tree, Box(LEFT, TOP, LEFT + PANELS, TOP + ROOM - CLOSE)))
    canvas.frame()
    return canvas


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


class Signs(NamedTuple):
    """Heights of the signs that tell a shootout's outcome, in pixels."""

    crown: int
    tile: int
    sent: int


SIGNS = Signs(crown=100, tile=112, sent=104)


class Follows(NamedTuple):
    """The outcome of a shootout: a sign, and two lines of words."""

    sign: Block
    first: str
    second: str
    letters: Size = CAPTION


def follows(
    held: ShootoutHeld,
    table: TableView,
    language: Language,
    signs: Signs,
    later: Sequence[ShootoutHeld] = (),
) -> Follows:
    """The business that opens there, a vacant lot when the stock is empty, or the end of the game."""
    if table.outcome is not None and not later:
        first, second = say(language, "picture-decides").split("\n")
        return Follows(Sprite("chrome/icons/crown", signs.crown), first, second, SIGN)
    business = held.replacement
    sign = Sprite(tile(business), hexagon_width(signs.tile), signs.tile, cast=(12, 6, 0.7))
    if business is None:
        return Follows(sign, say(language, "picture-no-tile"), "")
    name = capitals(language, f"business-{business.value}")
    return Follows(sign, say(language, "picture-new-tile"), name)


def awaited(language: Language, signs: Signs) -> Follows:
    """That reinforcements are awaited."""
    sign = Sprite("cards/marker-reinforcement", signs.sent)
    return Follows(sign, say(language, "picture-tied"), say(language, "picture-reinforcements").upper())


def won(held: ShootoutHeld, table: TableView, language: Language, later: Sequence[ShootoutHeld] = ()) -> str:
    """What the winner takes, in capitals: the business, or the town."""
    return _wins(table, language) if table.outcome is not None and not later else _takes(held, language)


def head(
    canvas: Canvas, place: Place, business: Business, language: Language, follows: Follows | None = None
) -> None:
    """The business under fire at the left, the word between two cartridges, the name on a red plate; at the
    right what follows.
    """
    canvas.again(_head, place, business, language, follows)


def _head(
    canvas: Canvas, place: Place, business: Business, language: Language, follows: Follows | None
) -> None:
    wide, tall = 104, 38
    name = "cards/marker-bullet"
    mirrored = Piece(wide, tall, lambda canvas, x, y: canvas.mirrored(name, x, y, wide, tall))
    words = say(language, "picture-shootout")
    title = Text(words, Type.TITLE, DISPLAY, CREAM, HEAD, outline=(7, EMBER))
    at = Text(
        capitals(language, f"business-{business.value}"), Type.NAME, BODY, ON_FIRE, SIGN, 2, "centre", grow=1
    )
    plate = Stack((at,), pad=(APART, 0), ground=Panel("chrome/panels/shootout-plate", EMBER))
    middle = column(
        row(Sprite(name, wide, tall), title, mirrored, gap=34, at="centre"),
        Sized(plate, 620, 62),
        gap=34,
        grow=1,
    )
    left = row(Space(NEAR), fought_over(place, business, 184, 64), gap=CLOSE)
    tree = row(Sized(left, SIDE), middle, Sized(_told(follows) if follows else Space(), SIDE), gap=0)
    flow.paint(canvas, lay(tree, Box(LEFT, 34, LEFT + PANELS, TOP - HAIR)))


def _told(follows: Follows) -> Block:
    sign, first, second, letters = follows
    words = [Text(first, Type.NAME, letters, IVORY, tracking=1, align="centre")]
    if second:
        words.append(Text(second, Type.LABEL, letters, GOLD, align="centre"))
    return column(sign, *words, gap=NEAR)


def _winner(winner: Winner, held: ShootoutHeld, language: Language) -> Block:
    """Who wins, large: the hand's name beside the cards, or of two fighters under them."""
    entry, tall = winner.entry, winner.height
    side = min(tall - 40, 250 if tall > 400 else 214)
    face = Sprite(portrait(entry.boss, active=True), side, claims=entry.boss.value)
    first = place(1, 66, first=True)
    if winner.fighters <= 2:
        names = entry.names((HEAD, BODY, 62), (GOLD, ON_ACTIVE), APART)
        blocks: tuple[Block, ...] = (
            Sized(first, 56),
            Sized(face, side),
            Sized(names, 4 * 62 + 24),
            _hand_below(winner, held, language),
        )
    else:
        names = entry.names((HEAD, BODY, 50), (GOLD, ON_ACTIVE), APART)
        wide = 76 if entry.sixth else 90 if tall < 250 else 93
        hand = entry.laid(wide, 7, cards.IN_SHOOTOUT)
        blocks = line(first, face, names, hand, _hand_beside(winner, held, language))
    drawn = "5-6" if winner.fighters >= 5 else str(max(2, winner.fighters))
    lit = Panel(f"chrome/panels/shootout-winner-{drawn}", ACTIVE, Light(14, 18, 0.55, 16))
    return Stack(blocks, GAP, pad=(AIR, 0), ground=lit)


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
