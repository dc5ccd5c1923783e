"""The story of a game of Whispers in sentences; its picture is these sentences."""

from collections.abc import Iterator

from bot.skins.standings import ahead, in_hundred, peaks, winners
from bot.skins.whispers.words import Voice
from engine.story import Story


def sentences(voice: Voice, story: Story) -> Iterator[str]:
    """Who won, who was ahead, how near the others came; the turning point, the surprise, luck and nerve."""
    seats = winners(story)
    yield voice.say(
        "story-won", seats=voice.everyone(seats), count=len(seats), rounds=_rounds(voice, story.turns)
    )
    led = ahead(story)
    if led is None:
        yield voice.say("story-nobody-ahead")
    else:
        yield voice.say("story-ahead", seat=voice.who(led[0]), rounds=_rounds(voice, led[1]))
    for near in peaks(story)[:1]:
        chance = in_hundred(near.chance)
        yield voice.say("story-closest", seat=voice.who(near.seat), chance=chance, round=near.turn)
    if story.turning_point is not None:
        point = story.turning_point
        low, high = in_hundred(point.before), in_hundred(point.after)
        yield voice.say("story-turned", seat=voice.who(point.seat), round=point.turn, low=low, high=high)
    if story.surprise is not None:
        chance = in_hundred(story.surprise.chance or 0)
        seat = voice.who(story.surprise.seat)
        yield voice.say("story-surprise", seat=seat, round=story.surprise.turn, chance=chance)
    luck = [seat.luck for seat in story.seats]
    yield voice.say("story-luck", seat=voice.who(luck.index(max(luck))))
    traps, calls = (sum(seat.counts.get(key, 0) for seat in story.seats) for key in ("traps", "calls"))
    yield f"{voice.say('story-traps', count=traps)} {voice.say('story-calls', count=calls)}"


def _rounds(voice: Voice, count: int) -> str:
    return voice.say("story-rounds", count=count)
