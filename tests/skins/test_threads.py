"""Pictures are painted in several threads at once, from the same drawers."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from bot.skins.chicago_poker import pictures, positions
from bot.skins.chicago_poker.notation import names


def test_pictures_painted_at_the_same_time_are_those_painted_alone() -> None:
    six, four = names(positions.SIX), names(positions.FOUR)
    paintings: tuple[Callable[[], bytes], ...] = (
        lambda: pictures.table_picture(positions.SIX, six, "fr"),
        lambda: pictures.hand_picture(positions.SEVEN_CARDS, six, "fr"),
        lambda: pictures.table_picture(positions.FOUR, four, "en"),
    )
    alone = [paint() for paint in paintings]

    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda number: paintings[number % 3](), range(24)))

    assert all(picture == alone[number % 3] for number, picture in enumerate(together))
