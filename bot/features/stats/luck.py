"""Luck and nerve of somebody's games in words: what their stories tell, summed up (docs/story.md)."""

from collections.abc import Iterator, Mapping, Sequence

from bot.language import say
from bot.skins.standings import in_hundred
from bot.table.languages import Language
from engine import story

LUCK = ((100, "great"), (30, "good"), (-30, "even"), (-100, "bad"))
"""From how much on luck is called so; half of all games lie between -70 and 70."""


def luck_and_nerve(
    domain: str, told: Sequence[str], stories: int, figures: Mapping[str, int], language: Language
) -> Iterator[str]:
    """A heading, and of so many stories a line for each figure that the game tells.

    `told`: `GameInfo.story_figures`. `domain`: where the game's own ones are worded (`Skin.domain`).
    """
    yield say(language, "stats/story", stories=stories)
    for name in (each for each in told if each in figures):
        value = figures[name]
        match name:
            case story.LUCK:
                yield say(language, "stats/luck", luck=_kind(value / stories))
            case story.SURPRISE if value < story.in_bits(story.SURPRISING):
                continue  # kept by a version that told of more
            case story.SURPRISE:
                yield say(language, "stats/surprise", believed=in_hundred(2 ** (-value / 100)))
            case _ if value:
                yield say(language, f"{domain}/story-figure-{name.replace('_', '-')}", figure=value)
            case _:
                continue


def _kind(hundredths: float) -> str:
    """Luck of somebody, in the mean of their games, in hundredths of a standard deviation."""
    for least, kind in LUCK:
        if hundredths >= least:
            return kind
    return "awful"
