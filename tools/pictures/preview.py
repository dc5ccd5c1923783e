"""`python -m tools.pictures.preview DIR`: paints every picture from fixed positions, to be looked at."""

import sys
from itertools import chain
from pathlib import Path

from bot.skins.kit.caches import CACHES
from bot.table.languages import LANGUAGES
from tools.pictures.chicago_poker.paintings import paintings
from tools.pictures.chicago_stud.paintings import paintings as stud_paintings
from tools.pictures.french_deck.paintings import paintings as french_paintings
from tools.pictures.gangster.paintings import paintings as gangster_paintings
from tools.pictures.poker_champ.paintings import paintings as champ_paintings
from tools.pictures.two_trucks.paintings import paintings as trucks_paintings


def main(directory: str) -> None:
    """Write every picture in every language into a directory, and print what the painters keep in memory."""
    folder = Path(directory)
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        for painting in chain(
            paintings(language),
            french_paintings(language),
            champ_paintings(language),
            stud_paintings(language),
            gangster_paintings(language),
            trucks_paintings(language),
        ):
            canvas = painting.paint()
            content = canvas.encoded()
            name = canvas.filename(f"{painting.name}-{language}")
            (folder / name).write_bytes(content)
            print(f"{name}\t{len(content) / 1000:.0f} kB")
    for cache in CACHES:
        print(
            f"{cache.name}: {cache.bytes / 1e6:.1f} of at most {cache.limit / 1e6:.1f} MB"
            f" in {len(cache)} pictures"
        )


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tools.pictures.preview DIR")
    main(sys.argv[1])
