"""Every piece of Poker Champ's pictures at every size, for `make assets`: pictures that together hold all.

Portraits, marks and backs are laid in every state that a picture has for them; panels of showdowns come with
every number of hands, winners and Awards.
"""

from collections.abc import Iterator
from itertools import product

from bot.skins.bosses.portraits import SIDES, portrait
from bot.skins.french_deck import cards, chips
from bot.skins.french_deck import showdown as hands
from bot.skins.kit.canvas import Canvas, on_ground
from bot.skins.poker_champ.pictures import (
    final,
    hand,
    panels,
    pocket,
    pocket_hand,
    reads,
    showdown,
    story,
    table,
)
from bot.table.languages import Language
from engine.french_deck import DECK
from engine.poker_champ.events import AwardGiven, DuelFought, ShowdownHeld, Shown
from engine.poker_champ.pieces import BACKS, Boss, Stage
from tools.pictures import story_pieces
from tools.pictures.poker_champ import positions as p

TABLES = (p.TWO, p.THREE, p.FOUR, p.FIVE, p.SIX)
FACES = (46, reads.CARD)  # beside those of every game with French cards
MARKS = ("stay", "fold", "undecided", "all-in")


def every_piece(language: Language) -> Iterator[Canvas]:
    """Not much to look at."""
    yield _cards(language)
    yield _signs()
    yield _panels()
    awards = {"poker-champ/award": tuple(story.AWARD.values())}
    yield story_pieces.pieces(Boss, {**story_pieces.NERVE, **awards})
    yield from _tables(language)
    yield from _showdowns(language)


def _cards(language: Language) -> Canvas:
    canvas = on_ground("ranks")
    for wide in FACES:
        for card in DECK:
            cards.up(canvas, card, language, 60, 60, wide)
    for wide in sorted({sizes.back for _, _, sizes in _kinds()} | {80, 92, 122, 160}):
        for back in BACKS:
            cards.marked_back(canvas, str(back), 60, 60, wide)
    for suit in reads.SUITS.values():
        canvas.put(f"french-deck/suits/{suit}-block", 60, 60, reads.BLOCK)
    return canvas


def _signs() -> Canvas:
    """Portraits, and in every size of panel each sign that may stand there."""
    canvas = on_ground("ranks")
    for boss, side, active in product(Boss, (*SIDES, 88, 112), (False, True)):
        canvas.put(portrait(boss, active), 60, 60, side)
    for boss, side in product(Boss, (420, 300, 250, 214)):
        canvas.put(portrait(boss, active=True), 60, 60, side)
    for wide, tall, m in _kinds():
        for mark in MARKS:
            canvas.put(f"poker-champ/mark-{mark}", 60, 60, m.mark)
            canvas.put(f"poker-champ/mark-{mark}", 60, 60, round(0.83 * m.box))
        canvas.put("poker-champ/mark-stay", 60, 60, round(0.62 * m.box))
        for kind in ("idle", "lit", "folded"):
            canvas.put(f"poker-champ/panel-{kind}", 60, 60, wide, tall)
        for award in ("award", "award-place", "award-wins-next"):
            canvas.put(f"poker-champ/{award}", 60, 60, m.cup)
        canvas.put("poker-champ/chip-place", 60, 60, round(0.74 * m.box))
        chips.pile(canvas, (chips.PLAY_CHIP,), 60, 300, round(0.74 * m.box))
    for mark in MARKS:
        for side in (44, 50):
            canvas.put(f"poker-champ/mark-{mark}", 60, 60, side)
    for wide, _ in table.PILES.values():
        chips.pile(canvas, (chips.PLAY_CHIP,), 60, 300, wide)
    for stage, (when, side) in product(Stage, (("past", 62), ("now", 62), ("next", 62), ("now", 82))):
        canvas.put(f"poker-champ/stage-{stage:d}-{when}", 60, 60, side)
    return canvas


def _panels() -> Canvas:
    """Panels of hands in every height, of Chicago stud's showdowns as well."""
    canvas = on_ground("shootout")
    for wide, tall, kind in product((hands.WIDE, hands.CELL), hands.ROWS, ("lit", "dark")):
        canvas.put(f"poker-champ/panel-{kind}", 26, 60, wide, tall)
    return canvas


def _kinds() -> list[tuple[int, int, panels.Sizes]]:
    """Every kind of panel, with its width and height."""
    return [
        ((room - panels.GAP * (columns - 1)) // columns, tall, sizes)
        for room, kinds in ((1598, panels.KINDS), (852, panels.POCKET_KINDS))
        for columns, tall, sizes in kinds.values()
    ]


def _tables(language: Language) -> Iterator[Canvas]:
    """Hands of every number of rivals, awaited and waiting; every number of champions."""
    for at in TABLES:
        shown, names = at.table, at.names
        yield table.paint(shown, names, language)
        yield pocket.paint(shown, names, language)
        waits = next(seat for seat in range(len(shown.rows)) if seat not in shown.awaited)
        for seat in (shown.awaited[0], waits):
            view = at.view(seat)
            for standing in (False, True):
                yield hand.paint(view, names, language, standing=standing)
                yield pocket_hand.paint(view, names, language, standing=standing)
    for at in p.ENDS:
        yield final.paint(at.table, at.names, language)


def _showdowns(language: Language) -> Iterator[Canvas]:
    shown, names = p.SIX.table, p.SIX.names
    for count in range(2, 7):
        for best in range(1, min(count, 4) + 1):
            for gifts in range(min(count, 5)):
                given = tuple(AwardGiven(0, seat, 30, 6, 1, 1) for seat in range(1, gifts + 1))
                yield showdown.paint(held(count, best), shown, names, language, given)
        if count < 6:
            for best in range(1, min(count, 4) + 1):
                fought = held(count, best)
                winner = 0 if best == 1 else None
                duel = DuelFought(1, 5, fought.common, fought.shown, winner)
                yield showdown.paint_duel(duel, shown, names, language, AwardGiven(0, 5, 30, 6, 1, 1))
    for at in TABLES:
        yield showdown.paint_unseen(p.UNSEEN, at.table, at.names, language)


def held(count: int, best: int) -> ShowdownHeld:
    """So many hands, so many of them best; what lies there matters to no panel."""
    shown = tuple(
        Shown(each.seat, each.cards, each.hand, 1 if place <= best else place, 3, 6 if place <= best else 0)
        for place, each in enumerate(p.CROWDED.shown[:count], 1)
    )
    return ShowdownHeld(1, p.CROWDED.common, shown, 36)
