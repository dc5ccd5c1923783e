"""French cards on the canvas, and the sprites they are made of."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.skins.french_deck import cards
from bot.skins.french_deck.cards import INDEX_LARGE, INDEX_SMALL, INDICES, height, is_large
from bot.skins.french_deck.words import index
from bot.skins.kit import sprites
from bot.skins.kit.caches import CACHES
from bot.skins.kit.canvas import Canvas, on_ground
from bot.skins.kit.canvas import blank as bare
from bot.skins.scene.scene import Sprite
from bot.table.languages import LANGUAGES, Language
from engine.french_deck import DECK, JOKERS, Card
from tools.pictures.french_deck.every_piece import FACES, every_piece


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(stem: Path, width: int) -> Image.Image:
        raise AssertionError(f"{stem.name} was never built {width} wide: run `make assets`")

    monkeypatch.setattr(sprites, "_nearest", missing)
    for cache in CACHES:
        cache.clear()


def blank() -> Canvas:
    return on_ground("ranks")


def faced(card: Card, language: Language, width: int) -> Image.Image:
    """A card's face and nothing else."""
    alone = bare(width, height(width))
    cards.face(alone, card, language, 0, 0, width)
    return alone.image


def differ(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox() is not None


COURT = pytest.mark.long("only the court changes with the language")


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=COURT)])
def test_every_piece_was_built_at_every_size_and_what_is_kept_is_bounded(language: Language) -> None:
    for canvas in every_piece(language):
        assert canvas.image
    assert all(cache.bytes <= cache.limit for cache in CACHES)


@pytest.mark.parametrize("width", [46, 70, 92, 112, 126, 160, 258])
def test_the_sign_of_a_card_that_was_hidden_covers_no_index(width: int) -> None:
    canvas = bare(width, height(width))
    cards.was_hidden(canvas, 0, 0, width)
    (sign,) = [each for each in canvas.scene.operations if isinstance(each, Sprite)]
    (_, down), cap, *_ = INDEX_LARGE if is_large(width) else INDEX_SMALL

    assert 0 < sign.y + sign.height <= (down - cap / 2) * height(width)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_index_of_a_language_is_on_the_strips(language: str) -> None:
    assert {index(card.rank, language) for card in DECK} <= set(INDICES)  # type: ignore[arg-type]


@pytest.mark.parametrize("width", [78, 180])
def test_no_two_cards_look_alike(width: int) -> None:
    for language in LANGUAGES:
        faces = {faced(card, language, width).tobytes() for card in (*DECK, *JOKERS)}

        assert len(faces) == 54


@pytest.mark.parametrize("width", FACES)
def test_only_the_court_changes_with_the_language(width: int) -> None:
    for card in (*DECK, *JOKERS):
        assert differ(faced(card, "en", width), faced(card, "fr", width)) is (card.rank in (11, 12, 13))


def test_cards_are_five_by_seven_and_large_from_126_up() -> None:
    assert (height(250), height(78), height(258)) == (350, 109, 361)
    assert is_large(126)
    assert not is_large(125)


def test_a_dimmed_card_is_darker_and_its_neighbourhood_is_not() -> None:
    bright, dim = blank(), blank()
    cards.up(bright, DECK[5], "en", 100, 100, 105)
    cards.up(dim, DECK[5], "en", 100, 100, 105, dimmed=cards.FOLDED)

    box = ImageChops.difference(bright.image.convert("RGB"), dim.image.convert("RGB")).getbbox()
    assert box is not None
    assert box >= (100, 100)
    assert (box[2], box[3]) <= (205, 247)
    assert sum(dim.image.convert("L").tobytes()) < sum(bright.image.convert("L").tobytes())


CARD = DECK[5]
LAID: tuple[Callable[[Canvas, int], None], ...] = (
    lambda canvas, width: cards.new(canvas, CARD, "en", 300, 300, width),
    lambda canvas, width: cards.own_hidden(canvas, CARD, "en", 300, 300, width),
    lambda canvas, width: cards.back(canvas, 300, 300, width),
    lambda canvas, width: cards.place(canvas, True, 300, 300, width),
    lambda canvas, width: cards.place(canvas, False, 300, 300, width),
    lambda canvas, width: cards.marked_back(canvas, "Ls", 300, 300, width),
)


LARGE = pytest.param(204, marks=pytest.mark.long("large cards lie in the same ways"))


@pytest.mark.parametrize("width", [92, LARGE])
def test_every_way_to_lie_looks_different(width: int) -> None:
    plain = blank()
    cards.up(plain, CARD, "en", 300, 300, width)
    pictures = [plain.image]
    for lay in LAID:
        canvas = blank()
        lay(canvas, width)
        assert all(differ(canvas.image, other) for other in (blank().image, *pictures))
        pictures.append(canvas.image)


@pytest.mark.parametrize("width", [92, 204])
def test_every_mark_leaves_its_trace(width: int) -> None:
    plain = blank()
    cards.up(plain, CARD, "en", 300, 300, width)
    for mark in (cards.pointer, cards.was_hidden, cards.counts):
        canvas = blank()
        cards.up(canvas, CARD, "en", 300, 300, width)
        mark(canvas, 300, 300, width)
        assert differ(canvas.image, plain.image)


def test_the_place_of_a_hidden_card_is_dashed_and_that_of_an_open_one_is_not() -> None:
    for hidden, drawing in ((True, "slot-hidden"), (False, "slot")):
        laid, expected = blank(), blank()
        cards.place(laid, hidden, 300, 300, 105)
        expected.put(f"french-deck/backs/{drawing}", 300, 300, 105, 147)
        assert not differ(laid.image, expected.image)


def test_a_back_says_nothing_of_the_card() -> None:
    canvas = blank()
    cards.back(canvas, 100, 100, 105)

    assert [name for name, _ in canvas.pieces] == ["back"]
    assert canvas.writings == []


@pytest.mark.parametrize(("mark", "letter"), [("A", "A"), ("Ls", "L"), ("Mh", "M"), ("Sd", "S"), ("Lc", "L")])
def test_a_marked_back_tells_class_and_suit(mark: str, letter: str) -> None:
    canvas = blank()
    cards.marked_back(canvas, mark, 100, 100, 160)

    assert [writing.text for writing in canvas.writings] == [letter]


def test_a_claimed_card_names_itself_for_those_who_check_what_is_shown() -> None:
    canvas = blank()
    cards.up(canvas, Card.parse("Ks"), "fr", 100, 100, 105)

    assert [name for name, _ in canvas.pieces] == ["Ks"]
