"""Which pictures are shown of a table, a hand or the news: each painted, encoded, and with its alt text.

Slow (tens of milliseconds a picture), so the shell paints in processes of their own.
"""

from collections.abc import Sequence
from functools import partial

from bot.skins.bosses import shown
from bot.skins.bosses.shown import moving, picture, under_bosses
from bot.skins.chicago_stud.pictures import banner as banners
from bot.skins.chicago_stud.pictures import (
    final,
    hand,
    pocket,
    pocket_hand,
    share,
    showdown,
    story,
    table,
    turning,
)
from bot.skins.chicago_stud.words import alt
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.chicago_stud.words.eyes import seen
from bot.skins.chicago_stud.words.story import alt_story
from bot.skins.french_deck import help_cards as cards
from bot.skins.french_deck.cards import signs_in_words as signs_in_words
from bot.skins.skin import Form, Picture
from bot.table.languages import Language
from engine.chicago_stud.events import Event, Showdown
from engine.chicago_stud.views import SeatView, TableView

Names = Sequence[str]

banner_picture = partial(shown.banner_picture, banners, say, "alt-banner", "alt-banner-started")
story_picture = partial(shown.told_picture, "story", story.paint, alt_story)
share_picture = partial(shown.told_picture, "card", share.paint, alt_story)


def table_picture(
    view: TableView, names: Names, language: Language, form: Form = "wide", marks: Sequence[Event] = ()
) -> Picture:
    """The table as everybody may see it, with what `marks` changed marked; after the end who won."""
    players = under_bosses(names, language)
    if view.winners:
        return picture("final", final.paint(view, players, language), alt.final, view, names, language)
    paint = pocket.paint if form == "pocket" else table.paint
    return picture("table", paint(view, players, language, marks), alt.table, view, names, language)


def private_pictures(
    view: SeatView,
    names: Names,
    language: Language,
    form: Form = "wide",
    marks: Sequence[Event] = (),
    *,
    standing: bool = False,  # noqa: ARG001  # nobody else decides while this seat does
    watching: bool = False,
) -> tuple[Picture, ...]:
    """One's own cards, with what happened since their last turn (`marks`).

    A phone shows them without the rivals, so the table comes second while something is asked, and while
    computers are watched.
    """
    players = under_bosses(names, language)
    if form == "wide":
        painted = hand.paint(view, players, language, marks)
        return (picture("hand", painted, alt.private, view, names, language),)
    painted = pocket_hand.paint(view, players, language)
    own = picture("hand", painted, alt.private, view, names, language)
    if not (view.row.speaks or watching):
        return (own,)
    return (own, table_picture(view.table, names, language, form, marks))


def eyes_pictures(
    view: SeatView, names: Names, language: Language, form: Form = "wide", marks: Sequence[Event] = ()
) -> tuple[Picture, ...]:
    """The table with one seat's hidden cards turned up in its row."""
    return (table_picture(seen(view), names, language, form, marks),)


def news_pictures(
    events: Sequence[Event],
    view: TableView,
    names: Names,
    language: Language,
    form: Form = "wide",  # noqa: ARG001
) -> tuple[Picture, ...]:
    """A picture for each showdown."""
    players = under_bosses(names, language)
    return tuple(
        picture(
            "showdown",
            showdown.paint(event, view, players, language),
            alt.showdown,
            event,
            view,
            names,
            language,
        )
        for event in events
        if isinstance(event, Showdown)
    )


def news_motion(
    events: Sequence[Event], view: TableView, names: Names, language: Language
) -> tuple[Picture, ...]:
    """The last showdown as it happened."""
    held = [event for event in events if isinstance(event, Showdown)]
    if not held:
        return ()
    return moving("showdown", turning.moments(held[-1], view, under_bosses(names, language), language))


def help_pictures(language: Language) -> tuple[Picture, ...]:
    """The high hands, with five of a kind, which jokers make; and the low ones."""
    return (
        picture("hands", cards.paint_hands(language, jokers=True), alt.help_card, "jokers", language),
        picture("lows", cards.paint_lows(language), alt.help_card, "low", language),
    )
