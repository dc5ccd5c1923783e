"""No word of a shootout shares a pixel with anything that is painted, whether that claims a place or not."""

from collections.abc import Iterator
from functools import partial

import pytest

from bot.skins.chicago_poker.pictures import shootout
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.theme import BODY, GOLD
from bot.table.languages import LANGUAGES, Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import DecidedBy, Round
from engine.chicago_poker.hands import Rank
from engine.chicago_poker.views import TableView
from tests.helpers.skins.overlaps import covered_words
from tests.helpers.skins.preview import LONGER_FIRST, paintings
from tests.helpers.skins.trees import faults
from tools.pictures.chicago_poker.positions import FIVE, FOUR, SIX, THREE, TWO
from tools.pictures.chicago_poker.samples import fighter, names, tied
from tools.pictures.chicago_poker.samples import shootout as held

HANDS = {
    Rank.HIGH_CARD: "R1 P3 B5 G7 Y9",
    Rank.PAIR: "R9 P9 B1 G3 Y5",
    Rank.TWO_PAIRS: "R9 P9 B5 G5 Y13",
    Rank.THREE_OF_A_KIND: "R9 P9 B9 G3 Y15",
    Rank.STRAIGHT: "R4 P5 B6 G7 B8",
    Rank.FLUSH: "R1 R3 R5 R7 R12",
    Rank.FULL_HOUSE: "R9 P9 B9 G15 Y15",
    Rank.FOUR_OF_A_KIND: "R9 P9 B9 G9 Y15",
    Rank.RAINBOW_STRAIGHT: "R11 P12 B13 G14 Y15",
    Rank.STRAIGHT_FLUSH: "R11 R12 R13 R14 R15",
    Rank.CHICAGO_POKER: "R9 P9 B9 G9 Y9",
}
SENT = Card.parse("Y14")


def five_each(view: TableView, language: Language) -> Iterator[tuple[str, partial[Canvas]]]:
    """Shootouts in which all have five cards: each kind of hand, with and without a tie."""
    seats = range(len(view.rows))
    for number, (rank, cards) in enumerate(HANDS.items()):
        if view is not TWO and number % 3 != len(seats) % 3:
            continue  # every kind in a duel, and some of them at larger tables
        fighters = tuple(fighter(seat, cards) for seat in seats)
        for rounds in ((), (Round(tuple((seat, SENT) for seat in seats)),)):
            how = DecidedBy.REINFORCEMENT if rounds else DecidedBy.VALUES
            fought = held(view, 0, fighters, how, None, rounds, winner=seats[-1])
            paint = partial(shootout.paint, fought, view, names(view), language)
            yield f"{len(seats)} {rank.name} {len(rounds)}", paint
            waits = tied(view, 0, fighters, tuple(seats), rounds)
            assert waits.tie is not None
            yield (
                f"tie {len(seats)} {rank.name} {len(rounds)}",
                partial(shootout.paint_tie, waits.tie, waits, names(view), language),
            )


BETWEEN = pytest.mark.long("tables of two and six are laid out most differently")


@pytest.mark.parametrize("language", LONGER_FIRST)
@pytest.mark.parametrize(
    "view",
    [TWO, *(pytest.param(each, marks=BETWEEN) for each in (THREE, FOUR, FIVE)), SIX],
    ids=lambda view: len(view.rows),
)
def test_nothing_is_painted_over_words_or_under_them_where_all_have_five_cards(
    view: TableView, language: Language
) -> None:
    found = {name: covered_words(paint) for name, paint in five_each(view, language)}

    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("language", LONGER_FIRST)
def test_nothing_is_painted_over_words_or_under_them_in_the_previews(language: Language) -> None:
    shown = {
        name: each
        for name, each in paintings("chicago_poker", language).items()
        if name.startswith(("shootout", "tie", "reveal"))
    }

    assert len(shown) >= 10
    assert {name: faults for name, each in shown.items() if (faults := covered_words(each.paint))} == {}


def test_an_overlap_is_seen_also_of_what_claims_no_place() -> None:
    """The check itself: an empty slot and a plate laid over words, and words half off their plate."""

    def with_faults() -> Canvas:
        fighters = tuple(fighter(seat, HANDS[Rank.PAIR]) for seat in range(2))
        waits = tied(TWO, 0, fighters, (0, 1))
        assert waits.tie is not None
        canvas = shootout.paint_tie(waits.tie, waits, names(waits), "en")
        canvas.write("STRAY", Type.NAME, BODY, GOLD, 650, top=300)
        canvas.put("cards/slot-open-M", 690, 290, 101, 222)
        canvas.plate(GOLD, 1000, 600, 60, 40, 8)
        canvas.write("HALF OFF", Type.NAME, BODY, GOLD, 1000, top=605)
        return canvas

    assert {("STRAY", "cards/slot-open-M"), ("HALF OFF", "plate")} <= set(covered_words(with_faults))


@pytest.mark.by_day("fr", why="French has the longer words")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("view", [TWO, THREE, FOUR, FIVE, SIX], ids=lambda view: len(view.rows))
def test_the_check_finds_nothing_in_any_shootout(view: TableView, language: Language) -> None:
    found = {name: faults(paint) for name, paint in five_each(view, language)}

    assert {name: each for name, each in found.items() if each} == {}
