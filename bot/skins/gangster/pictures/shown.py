"""Which pictures are shown of a table, a panel or the news: each painted, encoded, and with its alt text.

Slow (tens of milliseconds a picture), so the shell paints in processes of their own.
"""

from collections.abc import Sequence
from functools import partial

from bot.skins.bosses import shown
from bot.skins.bosses.shown import moving, picture, under_bosses
from bot.skins.gangster.pictures import banner as banners
from bot.skins.gangster.pictures import (
    figures,
    final,
    panel,
    pieces,
    pocket,
    pocket_panel,
    reckoning,
    scoring,
    share,
    so_far,
    story,
    table,
)
from bot.skins.gangster.words import alt
from bot.skins.gangster.words.catalogue import say
from bot.skins.gangster.words.story import alt_story
from bot.skins.kit.canvas import blank
from bot.skins.skin import UPRIGHT, Form, Picture, Sign
from bot.table.languages import Language
from engine import gangster as game
from engine.gangster.events import Event, Reckoned, Scoring
from engine.gangster.pieces import Clan
from engine.gangster.views import SeatView, TableView

Names = Sequence[str]

TOKEN = 96  # pixels across, in a sentence

banner_picture = partial(shown.banner_picture, banners, say, "alt-banner", "alt-banner-started")
story_picture = partial(shown.told_picture, "story", story.paint, alt_story)
share_picture = partial(shown.told_picture, "card", share.paint, alt_story)


def table_picture(
    view: TableView,
    names: Names,
    language: Language,
    form: Form = "wide",
    marks: Sequence[Event] = (),  # noqa: ARG001
) -> Picture:
    """The table as everybody may see it; after the end who is king.

    What it marks is what has changed since the last turn of whoever plays, which the view knows.
    """
    players = under_bosses(names, language)
    if view.winners:
        paint_final = final.paint_upright if form == "pocket" else final.paint
        return picture("final", paint_final(view, players, language), alt.final, view, names, language)
    paint = pocket.paint if form == "pocket" else table.paint
    return picture("table", paint(view, players, language), alt.table, view, names, language)


def private_pictures(
    view: SeatView,
    names: Names,
    language: Language,
    form: Form = "wide",
    marks: Sequence[Event] = (),  # noqa: ARG001
    *,
    standing: bool = False,  # noqa: ARG001  # nobody else decides while this seat does
    watching: bool = False,  # noqa: ARG001  # the city is always seen
) -> tuple[Picture, ...]:
    """What the seat could do now and what would come of it; after the end who is king."""
    if view.table.winners:
        return (table_picture(view.table, names, language, form),)
    previews = game.panel(view)
    if form == "pocket":
        painted = pocket_panel.paint(view, previews, language)
    else:
        painted = panel.paint(view, previews, under_bosses(names, language), language)
    return (picture("panel", painted, alt.panel, view, previews, names, language),)


def eyes_pictures(
    view: SeatView,
    names: Names,
    language: Language,
    form: Form = "wide",
    marks: Sequence[Event] = (),
) -> tuple[Picture, ...]:
    """Where the seat's cards led and what would have come of it; all else everybody saw."""
    return private_pictures(view, names, language, form, marks)


def news_pictures(
    events: Sequence[Event], view: TableView, names: Names, language: Language, form: Form = "wide"
) -> tuple[Picture, ...]:
    """A picture for each day of reckoning."""
    return tuple(
        _scoring(event.scoring, view, names, language, form)
        for event in events
        if isinstance(event, Reckoned)
    )


def record_pictures(
    view: TableView, names: Names, language: Language, form: Form = "wide"
) -> tuple[Picture, ...]:
    """The reckoning as it would be now; none after the end."""
    if view.winners:
        return ()
    if form == "pocket":
        painted = so_far.paint_upright(view, language)
    else:
        painted = so_far.paint(view, under_bosses(names, language), language)
    return (picture("so-far", painted, alt.so_far, view, language),)


def beside_pictures(view: TableView, language: Language) -> tuple[Picture, ...]:
    """Everybody's influence, and what may still come; nothing after the end."""
    if view.winners:
        return ()
    return (picture("figures", figures.paint(view, language), lambda: ""),)


def _scoring(told: Scoring, view: TableView, names: Names, language: Language, form: Form) -> Picture:
    if form == "pocket":
        name, painted = f"{UPRIGHT}scoring", scoring.paint_upright(told, view, language)
    else:
        name, painted = "scoring", scoring.paint(told, view, under_bosses(names, language), language)
    return picture(name, painted, alt.scoring, told, view, names, language)


def news_motion(
    events: Sequence[Event], view: TableView, names: Names, language: Language
) -> tuple[Picture, ...]:
    """The last day of reckoning as it happened."""
    held = [event.scoring for event in events if isinstance(event, Reckoned)]
    if not held:
        return ()
    return moving("scoring", reckoning.moments(held[-1], view, under_bosses(names, language), language))


def help_pictures(language: Language) -> tuple[Picture, ...]:  # noqa: ARG001
    """None: what the pieces are called stands in the panel."""
    return ()


def signs_in_words() -> dict[str, Sign]:
    """The token of every clan."""
    told = {}
    for clan in Clan:
        canvas = blank(TOKEN, TOKEN)
        pieces.token(canvas, clan, TOKEN / 2, TOKEN / 2, TOKEN)
        told[say("en", f"clan-{clan}.sign")] = Sign(canvas.scene)
    return told
