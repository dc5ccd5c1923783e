"""The games' own emoji for `make assets`: 128 px each, simple enough to be read at 22 px.

A card is its index over its suit, nothing else; what has a drawing of its own small enough already
(a boss's medallion, a clan's token) is that drawing. Needs resvg_py, which running the bot does not.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from bot.skins.bosses.names import PORTRAITS
from bot.skins.chicago_poker import emoji as chicago_poker
from bot.skins.chicago_poker.pictures.art_names import SUITS
from bot.skins.chicago_stud import emoji as chicago_stud
from bot.skins.emoji import file_of
from bot.skins.french_deck import emoji as french_deck
from bot.skins.french_deck.cards import COLOURS
from bot.skins.gangster import emoji as gangster
from bot.skins.kit import sprites
from bot.skins.kit.lettering import FONTS
from bot.skins.poker_champ import emoji as poker_champ
from engine.chicago_poker.cards import GANGSTERS, Colour
from engine.chicago_poker.cards import Card as Gangster
from engine.chicago_poker.pieces import Business, Special
from engine.french_deck import Card
from engine.gangster.pieces import Clan, Kind, Place
from engine.poker_champ.pieces import BACKS, Back
from tools.pictures.drawing import ART, drawn
from tools.pictures.printing import INK

SIDE = 128
FINE = 4  # drawn that much larger, then reduced
CORNER = 22
IVORY, NIGHT, BRASS = "#F7EFDC", "#22303A", "#C9A24B"
GROUNDS = {  # of the suits' own blocks, and the colour of their figures
    Colour.RED: ("#C2261F", IVORY),
    Colour.BLUE: ("#2C93E0", INK),
    Colour.GREEN: ("#0A7F67", IVORY),
    Colour.YELLOW: ("#F0BF3C", INK),
    Colour.PURPLE: ("#51379A", IVORY),
}

Draw = Callable[[], Image.Image]


def every_emoji() -> Iterator[tuple[str, Draw]]:
    """The name of each, and what draws it."""
    for colour, name in chicago_poker.SUITS.items():
        yield name, partial(_piece, f"suits/{SUITS[colour]}-block-legend")
    for gangster_card in GANGSTERS:
        yield chicago_poker.card(gangster_card), partial(_gangster, gangster_card)
    for business in Business:
        yield chicago_poker.business(business), partial(_on_plate, f"businesses/{business.value}-glyph")
    for special in Special:
        yield chicago_poker.card(special), partial(_on_plate, f"specials/{special.value}")
    for boss, portrait in PORTRAITS.items():
        yield boss, partial(_piece, f"{portrait}-medallion")
    for name, (card, index) in french_deck.cards().items():
        yield name, partial(_french, card, index)
    for verb, sign in chicago_stud.VERBS.items():
        yield sign, partial(_piece, f"stud/mark-{verb}")
    for back in BACKS:
        yield poker_champ.back(back), partial(_back, back)
    for verb, sign in poker_champ.VERBS.items():
        yield sign, partial(_piece, f"poker-champ/mark-{verb}")
    for clan in Clan:
        yield gangster.clan(clan), partial(_piece, f"gangster/clans/token-{clan.value}")
    for kind in Kind:
        yield gangster.kind(kind), partial(_piece, f"gangster/equipment/{kind.value}")
    for place in Place:
        yield gangster.place(place), partial(_on_plate, f"gangster/districts/{place.value}-glyph")


def build(folder: Path) -> None:
    """Draws every emoji into a folder of sprites."""
    for name, draw in every_emoji():
        path = folder / file_of(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        draw().quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
            path, "PNG", optimize=True
        )


def _gangster(card: Gangster) -> Image.Image:
    ground, ink = GROUNDS[card.colour]
    return _card(ground, ink, str(card.value), _glyph(f"suits/{SUITS[card.colour]}-glyph", ink, 52))


def _french(card: Card, index: str) -> Image.Image:
    ink = COLOURS[card.suit.value]
    return _card(IVORY, ink, index, _glyph(f"french-deck/suits/{card.suit.name.lower()}", ink, 52))


def _back(back: Back) -> Image.Image:
    if back.suit is None:
        ground = _box(NIGHT, IVORY)
        _letter(ground, back.size.value, IVORY, 64, 100)
        return ground
    return _card(
        NIGHT, IVORY, back.size.value, _glyph(f"french-deck/suits/{back.suit.name.lower()}", IVORY, 52)
    )


def _on_plate(name: str) -> Image.Image:
    """A figure that was drawn for a dark ground."""
    ground = _box("#171E22", BRASS)
    _set(ground, _piece(name, 100), 64, 64)
    return ground


def _card(ground: str, ink: str, index: str, figure: Image.Image) -> Image.Image:
    """The index over the suit."""
    card = _box(ground, INK)
    _letter(card, index, ink, 36, 55)
    _set(card, figure, 64, 96)
    return card


def _box(fill: str, edge: str) -> Image.Image:
    large = Image.new("RGBA", (SIDE * FINE, SIDE * FINE))
    shape = (0, 0, SIDE * FINE - 1, SIDE * FINE - 1)
    ImageDraw.Draw(large).rounded_rectangle(shape, CORNER * FINE, fill=fill, outline=edge, width=4 * FINE)
    return large.convert("RGBa").resize((SIDE, SIDE), Image.Resampling.BOX).convert("RGBA")


def _letter(on: Image.Image, text: str, ink: str, middle: int, height: int) -> None:
    """Text whose capitals are that high, in the middle of the width; narrower where it would not fit."""
    font = ImageFont.truetype(FONTS / "Oswald[wght].ttf", height * FINE * 1.23)
    font.set_variation_by_axes([700])
    left, top, right, bottom = font.getbbox(text)
    mask = Image.new("L", (round(right - left), round(bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, font)
    width = min(mask.width // FINE, 108)
    mask = mask.resize((width, mask.height // FINE), Image.Resampling.LANCZOS)
    on.paste(Image.new("RGBA", mask.size, ink), ((SIDE - width) // 2, middle - mask.height // 2), mask)


def _set(on: Image.Image, figure: Image.Image, x: int, y: int) -> None:
    on.alpha_composite(figure, (x - figure.width // 2, y - figure.height // 2))


def _piece(name: str, side: int = SIDE) -> Image.Image:
    return drawn((ART / f"{name}.svg").read_text(), side, side, FINE).copy()


def _glyph(name: str, ink: str, side: int) -> Image.Image:
    """A figure of one colour, in another one."""
    shape = _piece(name, side).getchannel("A")
    figure = Image.new("RGBA", shape.size, ink)
    figure.putalpha(shape)
    return figure


if __name__ == "__main__":
    build(sprites.folder)
