"""Writes the told games anew: `python -m tests.helpers.skins.tell`, then read what has changed."""

from tests.helpers.skins.told import TOLD, told


def main() -> None:
    """Every told game into its file."""
    for path, agreed in TOLD.items():
        path.write_text(told(*agreed), encoding="utf-8")


if __name__ == "__main__":
    main()
