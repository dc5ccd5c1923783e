"""The pictures of a table, a hand or the news: each painted, encoded, and with its alt text."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from bot.skins.bosses import shown
from bot.skins.bosses.shown import picture, under_bosses
from bot.skins.skin import UPRIGHT, Form, Picture, Sign
from bot.skins.two_trucks.pictures import banner as banners
from bot.skins.two_trucks.pictures import dawn, final, hand, help_card, share, story, table, train
from bot.skins.two_trucks.words import alt
from bot.skins.two_trucks.words.catalogue import say
from bot.skins.two_trucks.words.story import alt_story
from bot.skins.two_trucks.words.view import seen
from bot.table.languages import Language
from engine.two_trucks.events import Arrived, Event, GameEnded, Train, Truck
from engine.two_trucks.pieces import ROADS
from engine.two_trucks.views import SeatView, TableView

Names = Sequence[str]

banner_picture = partial(shown.banner_picture, banners, say, "alt-banner", "alt-banner-started")
story_picture = partial(shown.told_picture, "story", story.paint, alt_story)
share_picture = partial(shown.told_picture, "card", share.paint, alt_story)


def table_picture(
    view: TableView,
    names: Names,
    language: Language,
    form: Form = "wide",
    marks: Sequence[Event] = (),  # noqa: ARG001  tonight's crates are marked by themselves
) -> Picture:
    """The table as everybody may see it; after the end who won."""
    players = under_bosses(names, language)
    if view.winners:
        return picture("final", final.paint(view, players, language), alt.final, view, names, language)
    paint = table.paint_upright if form == "pocket" else table.paint
    return picture("table", paint(view, players, language), alt.table, view, names, language)


def private_pictures(
    view: SeatView,
    names: Names,
    language: Language,
    form: Form = "wide",
    marks: Sequence[Event] = (),  # noqa: ARG001  as above
    *,
    standing: bool = False,  # noqa: ARG001  nobody knows what the others decide
    watching: bool = False,  # noqa: ARG001  every dawn is posted
) -> tuple[Picture, ...]:
    """A seat's own men, and what they see of the rest."""
    paint = hand.paint_upright if form == "pocket" else hand.paint
    painted = paint(view, under_bosses(names, language), language)
    return (picture("hand", painted, alt.private, view, names, language),)


def eyes_pictures(
    view: SeatView, names: Names, language: Language, form: Form = "wide", marks: Sequence[Event] = ()
) -> tuple[Picture, ...]:
    """The table with one seat's own men by number; then these men."""
    return (
        table_picture(seen(view), names, language, form, marks),
        *private_pictures(view, names, language, form),
    )


def news_pictures(
    events: Sequence[Event], view: TableView, names: Names, language: Language, form: Form = "wide"
) -> tuple[Picture, ...]:
    """A picture for each dawn and for the train; after it the table with all men by number."""
    return tuple(_news(events, view, names, language, form))


def _news(
    events: Sequence[Event], view: TableView, names: Names, language: Language, form: Form
) -> Iterator[Picture]:
    players, upright = under_bosses(names, language), form == "pocket"
    before = UPRIGHT if upright else ""
    trucks: list[Truck] = []
    for number, event in enumerate(events):
        match event:
            case Truck():
                trucks = [event] if event.road is ROADS[0] else [*trucks, event]
                if event.road is ROADS[-1]:
                    after = events[number + 1 : number + 2]
                    arrived = next((each for each in after if isinstance(each, Arrived)), None)
                    paint = dawn.paint_upright if upright else dawn.paint
                    painted = paint(trucks, arrived, view, language)
                    yield picture(f"{before}dawn", painted, alt.dawn, trucks, view, names, language)
            case Train():
                paint_train = train.paint_upright if upright else train.paint
                painted = paint_train(event, view, players, language)
                yield picture(f"{before}train", painted, alt.train, event, view, names, language)
            case GameEnded() if view.winners:
                opened = (table.paint_upright if upright else table.paint)(view, players, language)
                yield picture(f"{before}opened", opened, alt.opened, view, names, language)
            case _:
                pass


def news_motion(
    events: Sequence[Event],  # noqa: ARG001
    view: TableView,  # noqa: ARG001
    names: Names,  # noqa: ARG001
    language: Language,  # noqa: ARG001
) -> tuple[Picture, ...]:
    """A dawn comes all at once."""
    return ()


def help_pictures(language: Language) -> tuple[Picture, ...]:
    """The card that says how it is played."""
    return (picture("rules", help_card.paint(language), alt.help_card, language),)


def signs_in_words() -> Mapping[str, Sign]:
    """Sentences name men by their numbers alone."""
    return {}
