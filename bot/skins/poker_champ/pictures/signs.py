"""Small signs that several pictures share: decisions, Awards, stages, chips paid, marked backs."""

from bot.skins.bosses.portraits import medallion
from bot.skins.french_deck import cards, chips
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.scene.flow import Block, Piece, Sprite
from bot.skins.scene.theme import GLOW, GOLD, IVORY, LACQUER, MUTED, NEW, ON_FIRE, Size, within
from bot.table.languages import Language
from engine.french_deck import Card
from engine.poker_champ.options import Options
from engine.poker_champ.pieces import Back, Stage
from engine.poker_champ.views import SeatRow, Standing

DIMMED = 0.5  # of a folded boss, whose backs can still be read

MARKS = {
    Standing.AWAITED: "undecided",
    Standing.STAYS: "stay",
    Standing.ALL_IN: "all-in",
    Standing.FOLDED: "fold",
}
COLOURS = {
    Standing.AWAITED: IVORY,
    Standing.STAYS: GOLD,
    Standing.ALL_IN: ON_FIRE,
    Standing.FOLDED: MUTED,
}


def mark(canvas: Canvas, standing: Standing, x: float, y: float, side: int) -> None:
    """The sign of a decision: each has a shape of its own."""
    name = MARKS[standing]
    canvas.put(f"poker-champ/mark-{name}", x, y, side)
    canvas.claim(name, x, y, side, side)


def sign(standing: Standing, side: int) -> Block:
    """The same in a tree."""
    return Sprite(f"poker-champ/mark-{MARKS[standing]}", side, claims=MARKS[standing])


def standing_word(standing: Standing, language: Language, place: int = 0) -> str:
    """What the sign says, and which of this stage's decisions it was, if that is known."""
    word = say(language, f"standing-{standing.value}")
    return (say(language, "standing-placed", standing=word, place=place) if place else word).upper()


def awards(
    canvas: Canvas, row: SeatRow, options: Options, right: float, top: float, side: int, gap: float
) -> float:
    """The Awards of a boss, right-aligned: places where so many win, else their number; the left edge."""
    strength = DIMMED if row.standing is Standing.FOLDED and not row.awards else 1
    if options.winning_awards is None:
        name = "award" if row.awards else "award-place"
        colour = IVORY if row.awards else MUTED
        number = canvas.write(
            str(row.awards), Type.NAME, within(side, 0.8), colour, right, mid=top + side / 2, align="right"
        )
        left = number.left - gap - side
        canvas.put(f"poker-champ/{name}", left, top, side, strength=strength)
        canvas.claim("award", left, top, side, side)
        return left
    for place in range(options.winning_awards):
        left = right - (options.winning_awards - place) * (side + gap) + gap
        canvas.put(f"poker-champ/{_award(row, place)}", left, top, side, strength=strength)
        canvas.claim("award", left, top, side, side)
    return right - options.winning_awards * (side + gap) + gap


def _award(row: SeatRow, place: int) -> str:
    if place < row.awards:
        return "award"
    return "award-wins-next" if row.wins_next and place == row.awards else "award-place"


def purse(
    canvas: Canvas,
    count: int,
    x: float,
    middle: float,
    side: int,
    size: Size,
    colour: str = IVORY,
    gap: int = 15,
) -> float:
    """A chip and how many there are; the right edge."""
    canvas.put("poker-champ/chip", x, middle - side / 2, side)
    canvas.claim("chip", x, middle - side / 2, side, side)
    return canvas.write(str(count), Type.NAME, size, colour, x + side + gap, mid=middle).right


def stages(
    canvas: Canvas,
    row: SeatRow,
    now: Stage | None,
    new: frozenset[Stage],
    x: float,
    y: float,
    side: int,
    gap: int,
) -> None:
    """Four boxes, one for each stage, with the chips that this boss has paid in it."""
    for stage in Stage:
        left = x + (stage - 1) * (side + gap)
        _box(canvas, row, stage, left, y, side, now=stage == now, new=stage in new)


def _box(
    canvas: Canvas, row: SeatRow, stage: Stage, x: float, y: float, side: int, *, now: bool, new: bool
) -> None:
    folded = row.standing is Standing.FOLDED
    if new:
        canvas.glow(Box(x - 2, y - 2, x + side + 2, y + side + 2), 10, GLOW, 8, 1.0)
        canvas.plate(NEW, x - 3, y - 3, side + 6, side + 6, 11)
        canvas.plate(LACQUER, x + 2, y + 2, side - 4, side - 4, 7)
    else:
        canvas.put(f"poker-champ/box{'-now' if now and not folded else ''}", x, y, side)
    canvas.claim(f"stage {stage:d}", x, y, side, side)
    if row.folded_in == stage:
        _inside(canvas, "mark-fold", x, y, side)
    elif stage > len(row.paid):
        decides = now and row.standing is Standing.AWAITED
        if decides:
            _inside(canvas, "mark-undecided", x, y, side)
        else:
            place = round(0.74 * side)
            canvas.put("poker-champ/chip-place", x + (side - place) / 2, y + (side - place) / 2, place)
    elif not row.paid[stage - 1]:
        _inside(canvas, "mark-all-in", x, y, side)
    else:
        _paid(canvas, row.paid[stage - 1], x, y, side)
        if now and not folded:
            tick = round(0.62 * side)
            canvas.put("poker-champ/mark-stay", x + 0.52 * side, y - 0.20 * side, tick)


def _inside(canvas: Canvas, name: str, x: float, y: float, side: int) -> None:
    size = round(0.83 * side)
    canvas.put(f"poker-champ/{name}", x + (side - size) / 2, y + (side - size) / 2, size)


def _paid(canvas: Canvas, count: int, x: float, y: float, side: int) -> None:
    disc = round(0.74 * side)
    foot = y + (0.78 if count == 1 else 0.84) * side
    for number in range(count):
        thick = round(chips.THICK * disc)
        canvas.put(chips.PLAY_CHIP, x + 0.13 * side, foot - thick - number * chips.STEP * disc, disc, thick)


def backs(
    canvas: Canvas, shown: tuple[Back, Back], x: float, y: float, wide: int, gap: int, *, folded: bool
) -> None:
    """Both marked backs in the order dealt, never covered; darker once folded, but readable (PR-12)."""
    for number, back in enumerate(shown):
        left = x + number * (wide + gap)
        cards.marked_back(canvas, str(back), left, y, wide, dimmed=DIMMED if folded else 0)


def faces(
    canvas: Canvas,
    shown: tuple[Card, Card],
    language: Language,
    x: float,
    y: float,
    wide: int,
    gap: int,
    *,
    folded: bool,
) -> None:
    """Both cards as they are seen when one looks back, with the sign that they lay face down."""
    for number, card in enumerate(shown):
        left = x + number * (wide + gap)
        cards.up(canvas, card, language, left, y, wide, dimmed=DIMMED if folded else 0)
        cards.was_hidden(canvas, left, y, wide)


def faded(boss: str, side: int) -> Block:
    """A round portrait with half of its light."""

    def lay(canvas: Canvas, x: float, y: float) -> None:
        medallion(canvas, boss, x, y, side, active=False)
        veil(canvas, x, y, side)

    return Piece(side, side, lay)


def veil(canvas: Canvas, x: float, y: float, side: int) -> None:
    """Take half of its light from a round portrait."""
    canvas.plate(LACQUER, x, y, side, side, side // 2, DIMMED)
