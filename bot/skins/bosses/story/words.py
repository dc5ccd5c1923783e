"""The story in four to seven sentences, for the post and, shorter, for those who cannot see the picture."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.skins.bosses.voice import BossVoice
from bot.skins.bosses.words import say
from bot.skins.fitting import fitting
from bot.skins.standings import ahead, in_hundred, peaks, winners
from bot.table.languages import Language
from engine.game import Seat
from engine.story import Story

FAIR = 0.7  # standard deviations: with no more luck than that for anybody, the cards were fair to all


@dataclass(frozen=True, slots=True)
class Telling:
    """How a game tells of time, and of its own figures.

    `length`: all of it (`62 turns and 10 shootouts`); `turns`: so many (`41 turns`); `during`: when (`in turn
    49`); `surprise`: a sentence, or empty; `counts`: by the story's words, what is counted (`traps won`).
    """

    length: str
    turns: Callable[[int], str]
    during: Callable[[int], str]
    surprise: str
    counts: Sequence[tuple[str, str]]


def sentences(voice: BossVoice, story: Story, telling: Telling) -> tuple[str, ...]:
    """The whole of it; for Discord or plain, as the voice speaks."""
    return tuple(filter(None, (
        _won(voice, story, telling),
        _ahead(voice, story, telling),
        _closest(voice, story, telling),
        _turned(voice, story, telling),
        telling.surprise,
        _luck(voice, story),
        _nerve(voice, story, telling),
    )))  # fmt: skip


def alt(voices: Sequence[BossVoice], story: Story, telling: Sequence[Telling]) -> str:
    """The same as alt text; where it is too long, as a later voice says it, then without luck and nerve."""
    said = [sentences(voice, story, each) for voice, each in zip(voices, telling, strict=True)]
    return fitting(*said, said[-1][:-1], said[-1][:-2])


def signed(luck: float, language: Language) -> str:
    """Luck in spreads: `+0.4`, `−0.8`, `0.0`."""
    tenths = round(10 * luck)
    sign = "+" if tenths > 0 else "−" if tenths < 0 else ""
    return sign + say(language, "story-decimal", whole=abs(tenths) // 10, part=abs(tenths) % 10)


def _won(voice: BossVoice, story: Story, telling: Telling) -> str:
    """Who, in words that hold for one and for several."""
    seats = winners(story)
    who = voice.listed([voice.who(seat) for seat in seats])
    return say(voice.language, "story-won", who=who, count=len(seats), length=telling.length)


def _ahead(voice: BossVoice, story: Story, telling: Telling) -> str:
    """Who was ahead most of the time."""
    found = ahead(story)
    if found is None:
        return say(voice.language, "story-nobody-ahead")
    seat, often = found
    key = "story-ahead-winner" if seat in winners(story) else "story-ahead-loser"
    return say(voice.language, key, boss=voice.boss(seat), turns=telling.turns(often))


def _closest(voice: BossVoice, story: Story, telling: Telling) -> str:
    """Who came closest without winning."""
    near = peaks(story)
    if not near:
        return ""
    return say(
        voice.language,
        "story-closest",
        boss=voice.boss(near[0].seat),
        chance=in_hundred(near[0].chance),
        during=telling.during(near[0].turn),
    )


def _turned(voice: BossVoice, story: Story, telling: Telling) -> str:
    point = story.turning_point
    if point is None:
        return ""
    return say(
        voice.language,
        "story-turned",
        boss=voice.boss(point.seat),
        during=telling.during(point.turn),
        low=in_hundred(point.before),
        high=in_hundred(point.after),
    )


def _luck(voice: BossVoice, story: Story) -> str:
    """On whom luck smiled, and on whom least."""
    luck = [seat.luck for seat in story.seats]
    best, worst = max(luck), min(luck)
    if max(best, -worst) < FAIR:
        return say(voice.language, "story-luck-even")
    hardest = {"worst": voice.boss(luck.index(worst)), "least": signed(worst, voice.language)}
    if best <= 0:
        return say(voice.language, "story-luck-none", **hardest)
    kindest = {"best": voice.boss(luck.index(best)), "most": signed(best, voice.language)}
    return say(voice.language, "story-luck", **kindest, **hardest)


def _nerve(voice: BossVoice, story: Story, telling: Telling) -> str:
    """Who did what how often; empty figures are left out."""
    facts = list(_counted(voice, story, telling))
    if not facts:
        return say(voice.language, "story-no-nerve")
    told = voice.joined(facts)
    return say(voice.language, "story-nerve-told", facts=told[0].upper() + told[1:])


def _counted(voice: BossVoice, story: Story, telling: Telling) -> Iterator[str]:
    for key, label in telling.counts:
        counted = {seat: {**told.known, **told.counts}.get(key, 0) for seat, told in enumerate(story.seats)}
        often = {seat: count for seat, count in counted.items() if count}
        if often:
            yield say(voice.language, "story-counted", what=label, who=_listed(voice, often))


def _listed(voice: BossVoice, often: dict[Seat, int]) -> str:
    """`Torrio 2, Capone 1`, the most first."""
    most = sorted(often, key=lambda seat: -often[seat])
    return ", ".join(
        say(voice.language, "story-often", boss=voice.boss(seat), count=often[seat]) for seat in most
    )
