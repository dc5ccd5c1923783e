"""Luck and nerve of somebody's games in words: what their stories tell, summed up (docs/story.md)."""

from collections.abc import Iterator, Mapping, Sequence

from bot.language import Fact, say
from bot.skins.standings import in_hundred
from bot.table.languages import Language
from engine import story


def luck_and_nerve(
    domain: str, told: Sequence[str], stories: int, figures: Mapping[str, int], language: Language
) -> Iterator[str]:
    """A heading, and of so many stories a line for each figure that the game tells.

    `told`: `GameInfo.story_figures`. `domain`: where the game's own ones are worded (`Skin.domain`).
    """
    yield say(language, "ui-stats-story", stories=stories)
    for name in (each for each in told if each in figures):
        value = figures[name]
        match name:
            case story.LUCK:
                yield say(language, "ui-stats-luck", **_in_tenths(value / stories))
            case story.SURPRISE if value < story.in_bits(story.SURPRISING):
                continue  # kept by a version that told of more
            case story.SURPRISE:
                believed = in_hundred(2 ** (-value / 100))
                yield say(language, "ui-stats-surprise", **_in_tenths(value), believed=believed)
            case _ if value:
                yield say(language, f"{domain}/story-figure-{name.replace('_', '-')}", figure=value)
            case _:
                continue
    yield say(language, "ui-stats-story-note")


def _in_tenths(hundredths: float) -> dict[str, Fact]:
    """A number for a sentence to write in its language: `+0.4`, `−0.8`, `0.0`."""
    tenths = round(hundredths / 10)
    sign = "+" if tenths > 0 else "−" if tenths < 0 else ""
    return {"sign": sign, "whole": abs(tenths) // 10, "part": abs(tenths) % 10}
