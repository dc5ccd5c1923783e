"""Which pictures are shown of a table, a hand or the news: each painted, encoded, and with its alt text.

Slow (tens of milliseconds a picture), so the shell paints in processes of their own.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, partial

from bot.skins.bosses import shown
from bot.skins.bosses.shown import moving, picture, under_bosses
from bot.skins.chicago_poker.pictures import (
    banner,
    final,
    hand,
    help_cards,
    pile,
    pocket,
    pocket_hand,
    pocket_shootout,
    raid,
    reveal,
    share,
    shootout,
    story,
    table,
    town,
    turning,
)
from bot.skins.chicago_poker.pictures.marking import marked
from bot.skins.chicago_poker.pictures.pocket_cards import SIX
from bot.skins.chicago_poker.words import alt
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.chicago_poker.words.story import alt_story
from bot.skins.chicago_poker.words.voice import COLOUR_EMOJI, HARD_SPACE
from bot.skins.kit.canvas import blank
from bot.skins.scene import flow
from bot.skins.skin import UPRIGHT, Form, Picture, Sign
from bot.table.languages import Language
from engine.chicago_poker.cards import GANGSTERS
from engine.chicago_poker.events import (
    Event,
    GameWon,
    PoliceRaided,
    ReinforcementsRevealed,
    ShootoutHeld,
    ShootoutTied,
)
from engine.chicago_poker.views import BossView, RaidSeen, TableView

Names = Sequence[str]

banner_picture = partial(shown.banner_picture, banner, say, "alt-banner", "alt-banner-started")
story_picture = partial(shown.told_picture, "story", story.paint, alt_story)
share_picture = partial(shown.told_picture, "card", share.paint, alt_story)


def table_picture(
    view: TableView, names: Names, language: Language, form: Form = "wide", marks: Sequence[Event] = ()
) -> Picture:
    """The table as everybody may see it, what `marks` changed marked; after the end who won, and why."""
    players = under_bosses(names, language)
    if view.outcome:
        paint_final = final.paint_upright if form == "pocket" else final.paint
        return picture("final", paint_final(view, players, language), alt.alt_final, view, names, language)
    if all(row.hand is not None for row in view.rows):
        return picture("reveal", reveal.paint(view, players, language), alt.alt_reveal, view, names, language)
    shown = marked(view, marks)
    paint = pocket.paint if form == "pocket" else table.paint
    return picture("table", paint(shown, players, language), alt.alt_table, view, names, language)


def private_pictures(
    view: BossView,
    names: Names,
    language: Language,
    form: Form = "wide",
    marks: Sequence[Event] = (),
    *,
    standing: bool = False,  # noqa: ARG001  # nobody else decides while this seat does
    watching: bool = False,
) -> tuple[Picture, ...]:
    """While something is asked of a boss, or they watch computers, the town as they see it, else their hand;
    then what was shown them: the raids of their running turn, and the pile while they search it.

    In a pocket hand and town are two pictures. `marks`: what happened since their last turn.
    """
    players = under_bosses(names, language)
    shown = [*_own_pictures(view, names, language, form, marks, in_town=view.asked or watching)]
    for seen in raids_now(view):
        painted = raid.paint(seen, view.table, players, language)
        shown.append(picture("raid", painted, alt.alt_raid, seen, view, names, language))
    if view.pile:
        painted = pile.paint(view.pile, language)
        shown.append(picture("pile", painted, alt.alt_pile, view, names, language))
    return tuple(shown)


def eyes_pictures(
    view: BossView, names: Names, language: Language, form: Form = "wide", marks: Sequence[Event] = ()
) -> tuple[Picture, ...]:
    """The town as a boss saw it, their hand included, and what a raid had just shown them; after the end who
    won, and why. In a pocket hand and town are two pictures.
    """
    if view.table.outcome:
        return (table_picture(view.table, names, language, form, marks),)
    view = replace(view, table=marked(view.table, marks))
    players, words = under_bosses(names, language), cache(partial(alt.alt_eyes, view, names, language))
    shown = []
    if form == "pocket":
        view = replace(view, offers=())
        shown.append(picture("hand", pocket_hand.paint(view, language, looking_back=True), words))
        shown.append(picture("town", pocket.paint_town(view, players, language), words))
    else:
        painted = town.paint(view, players, language, marks, legend=False, looking_back=True)
        shown.append(picture("town", painted, words))
    raids = sum(isinstance(event, PoliceRaided) and event.seat == view.seat for event in marks)
    for seen in view.raids[len(view.raids) - raids :]:
        painted = raid.paint(seen, view.table, players, language)
        shown.append(picture("raid", painted, alt.alt_raid, seen, view, names, language))
    return tuple(shown)


def _own_pictures(
    view: BossView, names: Names, language: Language, form: Form, marks: Sequence[Event], *, in_town: bool
) -> Iterator[Picture]:
    shows_town = in_town and view.table.outcome is None
    if form == "pocket":
        yield hand_picture(view, names, language, form)
        if shows_town:
            yield town_picture(view, names, language, form, marks)
    elif shows_town:
        yield town_picture(view, names, language, form, marks)
    else:
        yield hand_picture(view, names, language, form)


def hand_picture(view: BossView, names: Names, language: Language, form: Form = "wide") -> Picture:
    """A boss's hand and their own gangsters."""
    players = under_bosses(names, language)
    painted = pocket_hand.paint(view, language) if form == "pocket" else hand.paint(view, players, language)
    return picture("hand", painted, alt.alt_hand, view, names, language)


def town_picture(
    view: BossView,
    names: Names,
    language: Language,
    form: Form = "wide",
    marks: Sequence[Event] = (),
    *,
    legend: bool = True,
) -> Picture:
    """The whole town as a boss sees it; wide with the hand at its foot, and with what its signs mean."""
    players = under_bosses(names, language)
    if form == "pocket":
        painted = pocket.paint_town(view, players, language)
    else:
        painted = town.paint(view, players, language, marks, legend=legend)
    return picture("town", painted, alt.alt_town, view, names, language)


def raids_now(view: BossView) -> tuple[RaidSeen, ...]:
    """What this boss was shown by raids in their running turn, or in their last one until the next begins."""
    now = view.table.turn
    since = now if view.table.active == view.seat else now - len(view.table.bosses) + 1
    return tuple(seen for seen in view.raids if seen.turn >= since)


def news_pictures(
    events: Sequence[Event], view: TableView, names: Names, language: Language, form: Form = "wide"
) -> tuple[Picture, ...]:
    """A picture for each shootout held or tied, and after the end all cards turned up."""
    return tuple(_news(events, view, names, language, form))


def _news(
    events: Sequence[Event], view: TableView, names: Names, language: Language, form: Form
) -> Iterator[Picture]:
    painter, name = (pocket_shootout, UPRIGHT) if form == "pocket" else (shootout, "")
    players = under_bosses(names, language)
    held = [event for event in events if isinstance(event, ShootoutHeld)]
    tie_shown = False
    for event in events:
        match event:
            case ShootoutHeld():
                later = held[held.index(event) + 1 :]
                painted = painter.paint(event, view, players, language, later)
                yield picture(f"{name}shootout", painted, alt.alt_shootout, event, view, names, language)
            case ShootoutTied() | ReinforcementsRevealed(tied=(_, *_)) if view.tie and not tie_shown:
                painted = painter.paint_tie(view.tie, view, players, language)
                yield picture(f"{name}tie", painted, alt.alt_shootout, view.tie, view, names, language)
                tie_shown = True
            case GameWon() if all(row.hand is not None for row in view.rows):
                painted = reveal.paint(view, players, language)
                yield picture("reveal", painted, alt.alt_reveal, view, names, language)
            case _:
                pass


def news_motion(
    events: Sequence[Event], view: TableView, names: Names, language: Language
) -> tuple[Picture, ...]:
    """The last shootout as it happened."""
    held = [event for event in events if isinstance(event, ShootoutHeld)]
    if not held:
        return ()
    return moving("shootout", turning.moments(held[-1], view, under_bosses(names, language), language))


def help_pictures(language: Language) -> tuple[Picture, ...]:
    """The ranks of hands, and the businesses."""
    return (
        picture("ranks", help_cards.paint_ranks(language), alt.alt_ranks, language),
        picture("businesses", help_cards.paint_businesses(language), alt.alt_businesses, language),
    )


def signs_in_words() -> dict[str, Sign]:
    """Every gangster by its colour and its value; the value stays beside it."""
    told = {}
    for card in GANGSTERS:
        canvas = blank(SIX.width, SIX.height)
        flow.put(canvas, SIX.gangster(card), 0, 0)
        told[f"{COLOUR_EMOJI[card.colour]}{HARD_SPACE}{card.value}"] = Sign(canvas.scene, f" {card.value}")
    return told
