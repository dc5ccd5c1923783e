"""What can be done where a clan's car stands: in which order it is shown, and how."""

from bot.skins.gangster.pictures.pieces import BETTER, SAME, WORSE
from bot.skins.gangster.words.catalogue import say
from bot.table.languages import Language
from engine.gangster.actions import Load, UnloadOwn, UnloadRival
from engine.gangster.views import ClanPanel, Pay, Preview

MEAN = 3.5  # of a "?", to compare


def best(part: ClanPanel) -> list[Preview]:
    """Every load and unload in the place of the car, the one that pays most first."""
    here = [
        preview
        for preview in part.previews
        if isinstance(preview.action, UnloadOwn | UnloadRival | Load) and preview.spaces
    ]
    return sorted(here, key=lambda preview: (-after(part, preview).at(MEAN), _left_to_rivals(part, preview)))


def targets(part: ClanPanel) -> set[int]:
    """Where somebody could be put out next."""
    put_out = [each for each in part.previews if isinstance(each.action, UnloadOwn | UnloadRival)]
    return {preview.spaces[0] for preview in put_out if preview.spaces}


def after(part: ClanPanel, preview: Preview) -> Pay:
    """What the place would pay the clan then."""
    return next((gain.after for gain in preview.gains if gain.clan is part.clan), part.here)


def _left_to_rivals(part: ClanPanel, preview: Preview) -> float:
    """What the others gain by it."""
    rivals = [gain for gain in preview.gains if gain.clan is not part.clan]
    return sum(gain.after.at(MEAN) - gain.before.at(MEAN) for gain in rivals)


def tone(part: ClanPanel, preview: Preview) -> str:
    """The colour of what a choice would pay: more than now, less, or the same."""
    better = after(part, preview).at(MEAN) - part.here.at(MEAN)
    return BETTER if better > 0 else WORSE if better < 0 else SAME


def spaces_told(preview: Preview, language: Language) -> str:
    """`space 4`, `spaces 9, 10`."""
    first, *others = preview.spaces
    if others:
        return say(language, "picture-spaces", space=first, other=others[-1])
    return say(language, "picture-space", space=first)
