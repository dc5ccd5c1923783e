"""Words as short as Discord and its readers want them: alt texts and digests."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

ALT_LIMIT = 1024  # Discord's
DIGEST_LINES_MAX = 6  # of a digest

Told = TypeVar("Told")


def fitting(*versions: Iterable[str], limit: int = ALT_LIMIT) -> str:
    """The fullest alt text that fits into `limit`; the shortest one cut at a word when none does."""
    text = ""
    for version in versions:
        text = " ".join(sentence for sentence in version if sentence)
        if len(text) <= limit:
            return text
    return text[: limit - 1].rpartition(" ")[0] + "…"


def gathered(lines: Sequence[str]) -> tuple[str, ...]:
    """At most six lines: where there are more, the shortest neighbours share one."""
    told = list(lines)
    while len(told) > DIGEST_LINES_MAX:
        at = min(range(len(told) - 1), key=lambda i: len(told[i]) + len(told[i + 1]))
        told[at : at + 2] = [f"{told[at]} {told[at + 1]}"]
    return tuple(told)


def chapters(events: Iterable[Told], goes_on: Callable[[Told, Told], bool]) -> Iterator[list[Told]]:
    """Yield what is told together; `goes_on`: whether an event is told with the one before it."""
    chapter: list[Told] = []
    for event in events:
        if chapter and not goes_on(chapter[-1], event):
            yield chapter
            chapter = []
        chapter.append(event)
    if chapter:
        yield chapter
