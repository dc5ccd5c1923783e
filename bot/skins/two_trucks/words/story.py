"""The story of a game in words; which truck surprised everybody."""

from collections.abc import Sequence

from bot.skins.bosses.story import words
from bot.skins.bosses.story.words import Telling
from bot.skins.standings import in_hundred
from bot.skins.two_trucks.words.voice import Voice
from bot.table.languages import Language
from engine.story import Story
from engine.two_trucks.events import Truck
from engine.two_trucks.views import TableView

COUNTS = ("steals", "walls")


def story_words(story: Story, table: TableView, names: Sequence[str], language: Language) -> tuple[str, ...]:
    """The story in four to seven sentences."""
    voice = Voice.at_table(table, names, language)
    return words.sentences(voice, story, _telling(voice, story))


def alt_story(story: Story, table: TableView, names: Sequence[str], language: Language) -> str:
    """Alt text of the picture of a story."""
    voices = [Voice.at_table(table, shown, language, bold=False) for shown in (names, ())]
    return words.alt(voices, story, [_telling(voice, story) for voice in voices])


def surprising(story: Story) -> tuple[Truck, int] | None:
    """The truck that was taken against the longest odds, and with which man."""
    match story.surprise and story.surprise.event:
        case Truck(winner=int(winner), shown=shown) as truck:
            return truck, dict(shown)[winner]
        case _:
            return None


def _telling(voice: Voice, story: Story) -> Telling:
    return Telling(
        length=voice.say("nights", count=story.turns),
        turns=lambda count: voice.say("nights", count=count),
        during=lambda night: voice.say("story-during", night=night),
        surprise=_surprise(voice, story),
        counts=[(key, voice.say(f"story-{key}.told")) for key in COUNTS],
    )


def _surprise(voice: Voice, story: Story) -> str:
    found = surprising(story)
    if found is None or story.surprise is None:
        return ""
    truck, man = found
    return voice.say(
        "story-surprise-told",
        during=voice.say("story-during", night=truck.night),
        boss=voice.boss(story.surprise.seat),
        crates=voice.crates(truck.crates),
        man=voice.a_man(man),
        chance=in_hundred(story.surprise.chance or 0),
    )
