"""Words as short as Discord and its readers want them: alt texts and digests."""

from collections.abc import Iterable, Sequence

ALT_LIMIT = 1024  # Discord's
MOST_LINES = 6  # of a digest


def fitting(*versions: Iterable[str]) -> str:
    """The fullest alt text that Discord takes; the shortest one cut at a word when none fits."""
    text = ""
    for version in versions:
        text = " ".join(sentence for sentence in version if sentence)
        if len(text) <= ALT_LIMIT:
            return text
    return text[: ALT_LIMIT - 1].rpartition(" ")[0] + "…"


def gathered(lines: Sequence[str]) -> tuple[str, ...]:
    """At most six lines: where there are more, the shortest neighbours share one."""
    told = list(lines)
    while len(told) > MOST_LINES:
        at = min(range(len(told) - 1), key=lambda i: len(told[i]) + len(told[i + 1]))
        told[at : at + 2] = [f"{told[at]} {told[at + 1]}"]
    return tuple(told)
