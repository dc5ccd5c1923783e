"""A shootout: all columns turned up, each hand named, who takes the business and why.

Everything here is public: the events hold no card that was not turned up for all.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import badge, hexagon, hexagon_width, progress
from bot.skins.chicago_poker.pictures.fighters import CARDS, WORDS, Entry, details, others
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.chicago_poker.words.hands import detail, rank_capitals, reason
from bot.skins.kit.blocks import rank, ribbon
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, cap_height, fitted, readable, width
from bot.skins.scene.theme import (
    BODY,
    CAPTION,
    CREAM,
    DISPLAY,
    EMBER,
    GOLD,
    HEAD,
    IVORY,
    LABEL_MIN,
    ON_ACTIVE,
    ON_FIRE,
    SIGN,
    TITLE,
    Size,
)
from bot.table.languages import Language
from engine.chicago_poker.events import Fighter, Round, ShootoutHeld
from engine.chicago_poker.pieces import Business, Place
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
    _head(canvas, held.place, held.business, language)
    decisive = table.outcome is not None and not later
    if decisive:
        _decides(canvas, language)
    elif table.outcome is None or later:
        _new_tile(canvas, held.replacement, language)
    ranked = sorted(held.fighters, key=lambda fighter: fighter.seat != held.winner)
    entries = [_entry(fighter, table, names, held.rounds, later=later) for fighter in ranked]
    tall = WINNER_HEIGHT[len(entries)]
    takes = _wins(table, language) if decisive else _takes(held, language)
    winner = Winner(entries[0], takes, len(entries), tall)
    top = TOP if len(entries) > 1 else TOP + (FOOT - TOP - tall) / 2
    _winner(canvas, winner, top, held, language)
    others(canvas, entries[1:], TOP + tall + 4, FOOT, len(entries), language)
    canvas.frame()
    return canvas


def paint_tie(tie: TieView, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The best hands are equal: the tied bosses choose reinforcements in secret."""
    canvas = on_ground("shootout")
    _head(canvas, tie.place, tie.business, language)
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
        _entry(fighter, table, names, tie.rounds, tied=fighter.seat in tie.tied) for fighter in tie.fighters
    ]
    others(canvas, entries, TOP, FOOT, len(entries), language, first=1)
    canvas.frame()
    return canvas


@dataclass(frozen=True, slots=True)
class Winner:
    """The entry at the head of the picture, and what it won."""

    entry: Entry
    takes: str  # what they have won, in capitals
    fighters: int
    height: int


def _entry(
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


def _decides(canvas: Canvas, language: Language) -> None:
    """At the right, where else the new tile stands: this shootout ends the game."""
    canvas.put("chrome/icons/crown", 1529 - 50, 36, 100)
    first, second = say(language, "picture-decides").split("\n")
    canvas.write(first, Type.NAME, SIGN, IVORY, 1529, top=144, align="centre", tracking=1, room=170)
    canvas.write(second, Type.NAME, SIGN, GOLD, 1529, top=182, align="centre", tracking=1, room=170)


def _head(canvas: Canvas, place: Place, business: Business, language: Language) -> None:
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


def _winner(canvas: Canvas, winner: Winner, top: float, held: ShootoutHeld, language: Language) -> None:
    tall, entry = winner.height, winner.entry
    panel = "5-6" if winner.fighters >= 5 else str(max(2, winner.fighters))
    canvas.glow(Box(26, top, 1624, top + tall - 6), 14, GOLD, 18, 0.55)
    canvas.put(f"chrome/panels/shootout-winner-{panel}", 26, top, 1598, tall - 6)
    middle = top + (tall - 7) / 2
    rank(canvas, 1, 44, middle - 33, 66, first=True)
    side = min(tall - 40, 250 if tall > 400 else 214)
    canvas.put(portrait(entry.boss, active=True), 124, middle - side / 2, side)
    canvas.claim(entry.boss.value, 124, middle - side / 2, side, side)
    right = _winner_name(canvas, winner, 124 + side + 20, middle)
    if winner.fighters <= 2:
        _winner_below(canvas, winner, right + 30, middle, held, language)
    else:
        _winner_beside(canvas, winner, middle, held, language)


def _winner_name(canvas: Canvas, winner: Winner, x: float, middle: float) -> float:
    """Name, player and what they control now; the right edge of that block."""
    wide = 62 if winner.fighters <= 2 else 50
    icon = hexagon(wide)
    room = 4 * wide + 24
    caps = cap_height(Type.NAME, HEAD), cap_height(Type.TEXT, BODY)
    y = middle - (caps[0] + 16 + caps[1] + 22 + icon) / 2
    canvas.write(SHORT[winner.entry.boss], Type.NAME, HEAD, GOLD, x, top=y, room=room)
    y += caps[0] + 16
    canvas.write(winner.entry.player, Type.TEXT, BODY, ON_ACTIVE, x, top=y, room=room, least=SIGN)
    entry = winner.entry
    progress(canvas, entry.tiles, entry.wins_next, x, y + caps[1] + 22, wide, 7)
    return x + room


def _winner_beside(
    canvas: Canvas, winner: Winner, middle: float, held: ShootoutHeld, language: Language
) -> None:
    """Three fighters and more: the hand's name stands at the right of the cards, in a column of its own."""
    entry, room = winner.entry, 1598.0 - WORDS
    wide = 76 if entry.sixth else 90 if winner.height < 250 else 93
    entry.lay(canvas, CARDS, middle - 4 - cards.height(wide) / 2, wide, 7, cards.IN_SHOOTOUT)
    x = WORDS
    told = (*details(entry, room, language), *filter(None, (reason(held, language),)))
    small = cap_height(Type.TEXT, SIGN)
    for lines, size in _settings(rank_capitals(entry.hand.rank, language), room):
        step = cap_height(Type.TITLE, size) + 18
        spare = 14 if len(lines) == 2 and (len(told) > 1 or winner.height < 250) else 24
        height = step * len(lines) - 18 + (spare + small) * len(told) + spare + 50
        if height <= winner.height - 26:
            break
    y = middle - height / 2
    for line in lines:
        canvas.write(line, Type.TITLE, size, CREAM, x, top=y)
        y += step
    y += spare - 18
    for words in told:
        canvas.write(words, Type.TEXT, SIGN, IVORY, x, top=y, room=room, least=LABEL_MIN)
        y += small + spare
    takes = winner.takes
    if fitted(takes, Type.NUMERAL, SIGN, room - 36)[1] < 25:  # the red plate above names the business
        takes = say(language, "picture-takes-it")
    ribbon(canvas, takes, x - 4, y, 50, room, SIGN, 18)


def _settings(name: str, room: float) -> Iterator[tuple[list[str], Size]]:
    """Yield the lines of the name, with their size: two lines if one would be under 52, then one."""
    if width(name, Type.TITLE, HEAD) > room and " " in name:
        words = name.split(" ")
        first, second = (words[:-1], words[-1:]) if len(words) < 4 else (words[:2], words[2:])
        lines = [" ".join(first), " ".join(second)]
        yield lines, min(fitted(line, Type.TITLE, TITLE, room)[1] for line in lines)
    yield [name], fitted(name, Type.TITLE, TITLE, room)[1]


def _winner_below(
    canvas: Canvas, winner: Winner, x: float, middle: float, held: ShootoutHeld, language: Language
) -> None:
    """Two fighters: large cards, and the hand's name under them in one line."""
    entry, wide = winner.entry, 120
    entry.lay(canvas, x, middle - 173, wide, 9, cards.IN_SHOOTOUT)
    y = middle - 167 + cards.height(wide) + 26
    words = winner.takes
    left = 1590 - (width(words, Type.NUMERAL, SIGN) + 40)
    ribbon(canvas, words, left, y, 52, 600, SIGN, 20)
    name = canvas.write(
        rank_capitals(entry.hand.rank, language), Type.TITLE, HEAD, CREAM, x, mid=y + 26, room=left - x - 20
    )
    room = left - name.right - 24 - 20
    # A long name of a hand says enough by itself, and the last card that was sent stands beside the five.
    told = (reason(held, language) or detail(entry.hand, language, entry.sent), detail(entry.hand, language))
    fitting = (words for words in told if width(words, Type.TEXT, CAPTION) <= room)
    if text := next(fitting, ""):
        canvas.write(text, Type.TEXT, SIGN, IVORY, name.right + 24, mid=y + 26, room=room, least=LABEL_MIN)


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
