"""Every piece of the French deck at every size, for `make assets`: what pictures of its games will ask for.

The widths are those of the tables, hands, showdowns and help cards of Poker Champ and Chicago stud.
"""

from collections.abc import Iterator

from bot.skins.french_deck import cards, chips
from bot.skins.kit.canvas import Canvas, on_ground
from bot.table.languages import Language
from engine.french_deck import DECK, JOKERS
from tools.pictures.french_deck.paintings import paintings

FACES = (
    *(258, 204, 180, 176),  # hands, and the common cards of Poker Champ
    *(150, 132, 136),  # stud with up to four, the winner of a showdown
    *(
        112,
        105,
        98,
        92,
        80,
        78,
        70,
        62,
        56,
    ),  # stud with five to eight, rivals, other rows, help, what is not used
)
BACKS = (150, 132, 105, 92, 80, 70, 62)
PLACES = (204, 180, 176, *BACKS)
MARKED = (160, 122, 114, 92)  # Poker Champ: wide and narrow panels, rivals, what the others see and help
MARKS = ("A", *(size + suit for size in "LMS" for suit in "shdc"))

SQUARE = {
    "poker-champ/chip": (64, 52, 44),
    "poker-champ/chip-place": (62, 40),
    "poker-champ/award": (64, 54),
    "poker-champ/award-place": (64, 54),
    "poker-champ/award-wins-next": (64, 54),
    "poker-champ/medal": (170,),
    "poker-champ/duel": (84,),
    **{f"poker-champ/mark-{mark}": (50, 44) for mark in ("stay", "fold", "undecided", "all-in")},
    **{
        f"poker-champ/stage-{stage}-{when}": (62,)
        for stage in range(1, 5)
        for when in ("past", "now", "next")
    },
    **{f"french-deck/suits/{suit}": (40,) for suit in ("spades", "hearts", "diamonds", "clubs")},
}
PILES = {"poker-champ/chip-side": (78, 62, 40)}


def every_piece(language: Language) -> Iterator[Canvas]:
    """Pictures that together hold all of them; not much to look at."""
    yield _cards(language)
    yield _pieces()
    for painting in paintings(language):
        yield painting.paint()


def _cards(language: Language) -> Canvas:
    canvas = on_ground("ranks")
    for wide in FACES:
        for card in (*DECK, *JOKERS):
            cards.up(canvas, card, language, 60, 60, wide)
        cards.new(canvas, DECK[0], language, 60, 60, wide)
        cards.pointer(canvas, 60, 60, wide)
        cards.own_hidden(canvas, DECK[0], language, 60, 60, wide)
        cards.was_hidden(canvas, 60, 60, wide)
    for wide in BACKS:
        cards.back(canvas, 60, 60, wide)
    for wide in PLACES:
        cards.place(canvas, True, 60, 60, wide)
        cards.place(canvas, False, 60, 60, wide)
    for wide in MARKED:
        for mark in MARKS:
            cards.marked_back(canvas, mark, 60, 60, wide)
    return canvas


def _pieces() -> Canvas:
    canvas = on_ground("ranks")
    for name, widths in SQUARE.items():
        for wide in widths:
            canvas.put(name, 60, 60, wide)
    for name, widths in PILES.items():
        for wide in widths:
            chips.pile(canvas, (name,), 60, 400, wide)
    return canvas
