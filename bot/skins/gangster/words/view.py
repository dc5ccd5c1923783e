"""What concerns one seat, as text: nothing of it is hidden from the others."""

from collections.abc import Iterator, Sequence

from bot.skins.gangster.words.asked import prompt
from bot.skins.gangster.words.previews import panel_of
from bot.skins.gangster.words.table import clan_words
from bot.skins.gangster.words.voice import Voice
from bot.table.languages import Language
from engine.gangster.views import ClanPanel, SeatView


def describe_view(view: SeatView, names: Sequence[str], language: Language) -> str:
    """What is asked, each clan's things and what its equipment does, where its open cards lead."""
    voice = Voice.at(view.table, names, language)
    return "\n\n".join((prompt(view, names, language), "\n".join(_own(voice, view))))


def _own(voice: Voice, view: SeatView) -> Iterator[str]:
    for part in panel_of(view).clans:
        row = view.table.clan(part.clan)
        yield clan_words(voice, row)
        for kind in row.equipment:
            yield voice.say(
                "view-effect", piece=voice.kind(kind), effect=voice.say(f"equipment-{kind}.effect")
            )
        if not view.table.over:
            yield voice.say("view-reach", reach=_reach(voice, part))
            if part.guns:
                yield voice.say("view-guns", guns=_guns(voice, part))


def _reach(voice: Voice, part: ClanPanel) -> str:
    return ", ".join(
        voice.say("reached", place=voice.place(reach.place), cards=" ".join(map(str, reach.cards)))
        for reach in part.reach
    )


def _guns(voice: Voice, part: ClanPanel) -> str:
    return ", ".join(
        voice.say("gun-target", clan=voice.clan(spot.clan), place=voice.place(spot.place), space=spot.space)
        for spot in part.guns
    )
