"""What was skipped and why, for the end of a run."""

from collections import Counter
from collections.abc import Iterable


def skipped_line(reasons: Iterable[str]) -> str:
    """One line for all reasons, the most frequent first.

    >>> skipped_line(["Skipped: no browser", "Skipped: no network", "Skipped: no browser"])
    'skipped: 2 (no browser), 1 (no network)'
    >>> skipped_line([])
    'skipped: nothing'
    """
    counted = Counter(" ".join(reason.removeprefix("Skipped: ").split()) for reason in reasons)
    parts = [f"{times} ({reason})" for reason, times in counted.most_common()]
    return "skipped: " + (", ".join(parts) or "nothing")
