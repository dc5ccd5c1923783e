"""Every sprite that a picture asks for was built at that very size."""

from itertools import islice

import pytest

from bot.skins.kit import sprites
from bot.skins.kit.caches import CACHES
from tests.helpers.skins.preview import unpainted
from tools.pictures.chicago_poker.paintings import every_piece, paintings


@pytest.mark.long("a piece that was not built is only painted softer")
def test_no_picture_asks_for_a_sprite_that_was_not_built() -> None:
    with unpainted(afresh=True) as asked:
        for _ in every_piece("fr"):
            pass

    assert asked


@pytest.mark.long("the same caches are held to their bounds by the cards of a French deck")
@pytest.mark.usefixtures("as_small_as_they_are")
def test_what_is_kept_is_bounded() -> None:
    thrown_out = set()
    for painting in islice(paintings("fr"), 12):
        assert painting.paint().image
        for cache in CACHES:
            assert cache.bytes <= cache.limit, cache.name
            if cache.bytes > cache.limit * 0.8:
                thrown_out.add(cache.name)
    assert thrown_out, "no cache was ever full: paint more"


def test_a_size_that_was_never_built_is_made_from_the_nearest() -> None:
    """Softer, but there: a player is never shown an error for want of a picture."""
    piece = sprites.sprite("chrome/icons/hand", 47, 47)
    card = sprites.cell("faces/dice", 0, 15, 83, 183)

    assert piece.size == (47, 47)
    assert card.size == (83, 183)
