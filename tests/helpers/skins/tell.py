"""Writes the told games anew: `python -m tests.helpers.skins.tell`, then read what has changed."""

from tests.helpers.poker_champ import told as poker_champ
from tests.helpers.skins import told as chicago_poker


def main() -> None:
    """Every told game into its file."""
    for path, first in chicago_poker.TOLD.items():
        path.write_text(chicago_poker.told(*first), encoding="utf-8")
    for path, second in poker_champ.TOLD.items():
        path.write_text(poker_champ.told(*second), encoding="utf-8")


if __name__ == "__main__":
    main()
