"""Which pictures are shown of a table, a hand or the news: each painted, encoded, and with its alt text.

Slow (tens of milliseconds a picture), so the shell paints in processes of their own.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.skins.bosses import shown
from bot.skins.bosses.shown import moving, picture, under_bosses
from bot.skins.french_deck.cards import signs_in_words as signs_in_words
from bot.skins.french_deck.help_cards import paint_hands
from bot.skins.poker_champ.pictures import banner as banners
from bot.skins.poker_champ.pictures import (
    final,
    hand,
    pocket,
    pocket_hand,
    reads,
    share,
    showdown,
    story,
    table,
    turning,
)
from bot.skins.poker_champ.pictures.help_cards import paint_backs
from bot.skins.poker_champ.words import alt
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.poker_champ.words.eyes import seen
from bot.skins.poker_champ.words.record import deals_over
from bot.skins.poker_champ.words.story import alt_story
from bot.skins.skin import Form, Picture
from bot.table.languages import Language
from engine.poker_champ.events import AwardGiven, Dealt, DuelFought, Event, ShowdownHeld, WonUnseen
from engine.poker_champ.views import SeatView, TableView

Names = Sequence[str]

banner_picture = partial(shown.banner_picture, banners, say, "alt-banner", "alt-banner-started")
story_picture = partial(shown.told_picture, "story", story.paint, alt_story)
share_picture = partial(shown.told_picture, "card", share.paint, alt_story)


def table_picture(
    view: TableView, names: Names, language: Language, form: Form = "wide", marks: Sequence[Event] = ()
) -> Picture:
    """The table as everybody may see it, what `marks` changed marked; after the end who won, and why."""
    players = under_bosses(names, language)
    if view.winners:
        return picture("final", final.paint(view, players, language), alt.final, view, names, language)
    paint = pocket.paint if form == "pocket" else table.paint
    painted = paint(view, players, language, marks)
    return picture("table", painted, alt.table, view, names, language)


def private_pictures(
    view: SeatView,
    names: Names,
    language: Language,
    form: Form = "wide",
    marks: Sequence[Event] = (),
    *,
    standing: bool = False,
    watching: bool = False,  # noqa: ARG001  # the others are always seen
) -> tuple[Picture, ...]:
    """A seat's own cards, their best hand, and what they see of the others."""
    standing = standing and not view.table.winners
    paint = pocket_hand.paint if form == "pocket" else hand.paint
    painted = paint(view, under_bosses(names, language), language, marks, standing=standing)
    words = alt.standing if standing else alt.private
    return (picture("hand", painted, words, view, names, language),)


def eyes_pictures(
    view: SeatView, names: Names, language: Language, form: Form = "wide", marks: Sequence[Event] = ()
) -> tuple[Picture, ...]:
    """The table with one seat's own cards turned up in its panel."""
    return (table_picture(seen(view), names, language, form, marks),)


def news_pictures(
    events: Sequence[Event],
    view: TableView,
    names: Names,
    language: Language,
    form: Form = "wide",  # noqa: ARG001
) -> tuple[Picture, ...]:
    """A picture for each deal that ended, with the Awards that followed, and for each duel."""
    return tuple(_news(events, view, names, language))


def _news(events: Sequence[Event], view: TableView, names: Names, language: Language) -> Iterator[Picture]:
    players = under_bosses(names, language)
    for number, event in enumerate(events):
        match event:
            case ShowdownHeld():
                gifts = _without_duel(events[number + 1 :])
                painted = showdown.paint(event, view, players, language, gifts)
                yield picture("showdown", painted, alt.showdown, event, view, names, language, gifts)
            case WonUnseen():
                painted = showdown.paint_unseen(event, view, players, language)
                yield picture("showdown", painted, alt.showdown, event, view, names, language)
            case DuelFought():
                after = events[number + 1 : number + 2]
                gift = next((each for each in after if isinstance(each, AwardGiven)), None)
                painted = showdown.paint_duel(event, view, players, language, gift)
                yield picture("duel", painted, alt.duel, event, view, names, language, gift)
            case _:
                pass


def _without_duel(after: Sequence[Event]) -> list[AwardGiven]:
    """The Awards given after a deal, without those of duels, which have pictures of their own."""
    given: list[AwardGiven] = []
    fought = False
    for event in after:
        match event:
            case DuelFought():
                fought = True
            case AwardGiven():
                if not fought:
                    given.append(event)
                fought = False
            case Dealt():
                break
            case _:
                pass
    return given


def record_pictures(
    events: Sequence[Event], view: TableView, names: Names, language: Language, form: Form = "wide"
) -> tuple[Picture, ...]:
    """The last deals side by side, once one is over; for a phone up to three bosses a picture."""
    deals = deals_over(events)[: -reads.DEALS - 1 : -1]
    if not deals:
        return ()
    players = under_bosses(names, language)
    if form == "pocket":
        painted = reads.paint_upright(deals, view, players, language)
    else:
        painted = (reads.paint(deals, view, players, language),)
    return tuple([picture("reads", each, alt.reads, deals, view, language) for each in painted])


def news_motion(
    events: Sequence[Event], view: TableView, names: Names, language: Language
) -> tuple[Picture, ...]:
    """The last showdown as it happened; none after a pot that was won unseen."""
    held = [event for event in events if isinstance(event, ShowdownHeld | WonUnseen)]
    if not held or not isinstance(held[-1], ShowdownHeld):
        return ()
    return moving("showdown", turning.moments(held[-1], view, under_bosses(names, language), language))


def help_pictures(language: Language) -> tuple[Picture, ...]:
    """The ranks of hands, and the marked backs."""
    return (
        picture("hands", paint_hands(language), alt.help_card, "hands", language),
        picture("backs", paint_backs(language), alt.help_card, "backs", language),
    )
