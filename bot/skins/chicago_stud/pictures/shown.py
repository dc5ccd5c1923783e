"""Which pictures are shown of a table, a hand or the news: each painted, encoded, and with its alt text.

Slow (tens of milliseconds a picture), so the shell paints in processes of their own.
"""

from collections.abc import Sequence
from functools import partial

from bot.skins.bosses.banner import of_lobby
from bot.skins.chicago_stud.pictures import banner as banners
from bot.skins.chicago_stud.pictures import final, hand, pocket, pocket_hand, showdown, story, table
from bot.skins.chicago_stud.words import alt
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.chicago_stud.words.eyes import seen
from bot.skins.chicago_stud.words.story import alt_story
from bot.skins.french_deck import help_cards as cards
from bot.skins.kit.canvas import Canvas
from bot.skins.skin import Form, Picture
from bot.table.languages import Language
from engine.chicago_stud.events import Event, Showdown
from engine.chicago_stud.views import SeatView, TableView
from engine.story import Story

Names = Sequence[str]


def table_picture(
    view: TableView, names: Names, language: Language, form: Form = "wide", marks: Sequence[Event] = ()
) -> Picture:
    """The table as everybody may see it, with what `marks` changed marked; after the end who won."""
    players = _players(names, language)
    if view.winners:
        return _picture("final", final.paint(view, players, language), alt.final(view, names, language))
    paint = pocket.paint if form == "pocket" else table.paint
    return _picture("table", paint(view, players, language, marks), alt.table(view, names, language))


def private_pictures(
    view: SeatView, names: Names, language: Language, form: Form = "wide", marks: Sequence[Event] = ()
) -> tuple[Picture, ...]:
    """One's own cards, with what happened since their last turn (`marks`).

    A phone shows them without the rivals, so the table comes second while something is asked.
    """
    players = _players(names, language)
    words = alt.private(view, names, language)
    if form == "wide":
        return (_picture("hand", hand.paint(view, players, language, marks), words),)
    own = _picture("hand", pocket_hand.paint(view, players, language), words)
    return (own, table_picture(view.table, names, language, form, marks)) if view.row.speaks else (own,)


def eyes_pictures(
    view: SeatView, names: Names, language: Language, form: Form = "wide", marks: Sequence[Event] = ()
) -> tuple[Picture, ...]:
    """The table with one seat's hidden cards turned up in its row."""
    return (table_picture(seen(view), names, language, form, marks),)


def news_pictures(
    events: Sequence[Event], view: TableView, names: Names, language: Language
) -> tuple[Picture, ...]:
    """A picture for each showdown."""
    players = _players(names, language)
    return tuple(
        _picture(
            "showdown",
            showdown.paint(event, view, players, language),
            alt.showdown(event, view, names, language),
        )
        for event in events
        if isinstance(event, Showdown)
    )


def banner_picture(
    roles: Sequence[str | None], names: Names, language: Language, *, started: bool = False
) -> Picture:
    """The head of a lobby; once the game has begun, of its table."""
    words = alt.banner(roles, names, language, started=started)
    painted = of_lobby(
        roles,
        _players(names, language),
        started=started,
        gathering=partial(banners.paint, language=language),
        begun=partial(banners.paint_started, language=language),
    )
    return _picture("banner", painted, words)


def story_picture(told: Story, view: TableView, names: Names, language: Language) -> Picture:
    """How the game went."""
    painted = story.paint(told, view, _players(names, language), language)
    return _picture("story", painted, alt_story(told, view, names, language))


def help_pictures(language: Language) -> tuple[Picture, ...]:
    """The high hands, with five of a kind, which jokers make; and the low ones."""
    return (
        _picture("hands", cards.paint_hands(language, jokers=True), alt.help_card("jokers", language)),
        _picture("lows", cards.paint_lows(language), alt.help_card("low", language)),
    )


def _players(names: Names, language: Language) -> Names:
    """The line under each boss: the person's name, or that a computer plays."""
    return tuple(name or say(language, "picture-computer") for name in names)


def _picture(kind: str, painted: Canvas, words: str) -> Picture:
    return Picture(painted.filename(kind), painted.encoded(), words)
