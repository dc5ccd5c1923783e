"""Pictures are painted in several threads at once, with the same caches."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from bot.skins.chicago_poker.pictures import hand, table
from tools.pictures.chicago_poker import positions
from tools.pictures.chicago_poker.samples import names


def test_pictures_painted_at_the_same_time_are_those_painted_alone() -> None:
    six, four = names(positions.SIX), names(positions.FOUR)
    paintings: tuple[Callable[[], bytes], ...] = (
        lambda: table.paint(positions.SIX, six, "fr").encoded(),
        lambda: hand.paint(positions.SEVEN_CARDS, six, "fr").encoded(),
        lambda: table.paint(positions.FOUR, four, "en").encoded(),
    )
    alone = [paint() for paint in paintings]

    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda number: paintings[number % 3](), range(9)))

    assert all(picture == alone[number % 3] for number, picture in enumerate(together))
