"""Every piece at every size that any picture can ask for, laid out: what `make assets` builds."""

from collections.abc import Iterator
from itertools import chain

from bot.skins.kit.canvas import Canvas
from bot.table.languages import Language
from tools.pictures.chicago_poker.paintings import every_piece, paintings
from tools.pictures.chicago_stud.every_piece import every_piece as every_stud_piece
from tools.pictures.french_deck.every_piece import every_piece as every_french_piece
from tools.pictures.gangster.every_piece import every_piece as every_gangster_piece
from tools.pictures.poker_champ.every_piece import every_piece as every_champ_piece
from tools.pictures.poker_champ.paintings import paintings as champ_paintings
from tools.pictures.two_trucks.every_piece import every_piece as every_trucks_piece


def everything(language: Language) -> Iterator[Canvas]:
    """Yield pictures that together ask for all of them."""
    yield from every_piece(language)
    for painting in chain(paintings(language), champ_paintings(language)):
        yield painting.paint()
    yield from every_french_piece(language)
    yield from every_champ_piece(language)
    yield from every_stud_piece(language)
    yield from every_gangster_piece(language)
    yield from every_trucks_piece(language)
