"""Pictures of a page, and the keys under which they are kept.

A key names whose eyes a picture is for, what it shows, and the language, names and form it is painted in.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.coordinator.learning import Scene
from bot.skins.skin import MOVING, UPRIGHT, Form, Picture, Skin
from bot.table.languages import Language
from bot.table.match import TableId
from bot.table.opaque import Event, TableView
from bot.table.reports import Bulletin, Panel, StoryReport, TableReport
from bot.table.table import BEFORE_DEAL, Phase, Table
from bot.ui.painter import Key, Painter
from bot.ui.voice import Voice
from bot.workers import Overloaded, Priority
from engine.game import GameInfo

PUBLIC: Form = "wide"  # for posts that everybody sees, on whatever screen
FORMS: Mapping[bool, Form] = {False: "wide", True: "pocket"}  # of somebody's own, by what they have settled
FILES_LIMIT = 10  # of a message; after an outage the last of the news is pictured
SINCE_MAX = 3  # pictures of what happened that stand in a panel, the newest
LAST_MAX = 2  # the same behind the table as it ended
EVERYBODY = -1  # whose eyes, where it is no seat's
Record = tuple[Sequence[Event], TableView, tuple[str, ...]]
"""All that became public at a table, the table as it is, and who plays there."""
NOBODY_YET = " "  # under a role that neither a person nor a computer plays so far
Moves = Callable[[], Awaitable[bool]]
"""Asks whether pictures may be in motion there."""
PLANNED = "plan-"  # how the file of a picture begins that shows a turn as it is planned


async def of_panel(painter: Painter, panel: Panel, voice: Voice, priority: Priority) -> tuple[Picture, ...]:
    """The hand, and what else this seat alone may see, in the form that its reader has chosen.

    While a turn is planned, what they will see in it as far as that is known. At a table that is shown
    nowhere the shootouts and showdowns since their last action come first: upright as well, else in motion if
    no click waits. While
    computers play there the table is shown as well.
    """
    form = FORMS[panel.person.pocket]
    moment = (panel.table_id, panel.seat, panel.version, panel.phase)
    key: Key = ("panel", *moment, panel.names, voice.language, form)
    view = panel.view
    if panel.planning:
        key = (*key, "planning", panel.question)
        if panel.plan_turns == 1 and not panel.may_act and panel.plan is not None and panel.plan.lines:
            *_, (_, view) = panel.plan.lines  # the turn is planned to its end: as it is before that
    paint = partial(
        voice.skin.paint_private,
        view,
        panel.names,
        voice.language,
        form=form,
        marks=panel.since,
        standing=True,
        watching=bool(panel.watched) and not panel.planning,
    )
    shown = await painter.painted(key, priority, paint)
    if panel.person.pocket:
        shown = shown[::-1]  # they fill a phone: one's own things come last, at the buttons
    if panel.alone:
        shown = (*await _since(painter, panel, voice, priority), *shown)
    if not panel.planning:
        return shown
    return tuple(replace(picture, filename=f"{PLANNED}{picture.filename}") for picture in shown)


async def _since(painter: Painter, panel: Panel, voice: Voice, priority: Priority) -> tuple[Picture, ...]:
    """The shootouts and showdowns that nothing else shows; at the end the last ones."""
    events = panel.since or panel.last
    if not events or panel.planning:
        return ()
    about = (events, panel.view.table, panel.names, voice.language)
    person, form = panel.person, FORMS[panel.person.pocket]
    key: Key = ("since", panel.table_id, panel.seat, panel.version, panel.names, voice.language, form)
    told = await painter.painted(key, priority, partial(voice.skin.paint_news, *about, form=form))
    upright = any(picture.filename.startswith(UPRIGHT) for picture in told)
    moves = person.motion and not person.text_first and not upright
    if told and priority is Priority.PANEL and moves:
        moving = await painter.in_motion(("motion", *key), partial(voice.skin.paint_motion, *about))
        told = set_in_motion(told, moving)
    return told[-SINCE_MAX:]


def planned(shown: Sequence[Picture]) -> bool:
    """Tell if these pictures show a turn as it is planned, and not what is."""
    return any(picture.filename.startswith(PLANNED) for picture in shown)


async def of_ended(painter: Painter, panel: Panel, voice: Voice, priority: Priority) -> tuple[Picture, ...]:
    """The table as it ended; where nobody won, what this seat alone may see.

    At a table that is shown nowhere the last shootout or showdown follows, with all cards on the table.
    """
    if panel.result is None:
        return await of_panel(painter, panel, voice, priority)
    form = FORMS[panel.person.pocket]
    key = ("ended", EVERYBODY, panel.table_id, panel.version, panel.names, voice.language, form)
    paint = partial(voice.skin.paint_table, panel.view.table, panel.names, voice.language, form=form)
    shown = await painter.painted(key, priority, paint)
    if panel.alone:
        shown = (*shown, *(await _since(painter, panel, voice, priority))[-LAST_MAX:])
    return shown


async def of_table(painter: Painter, report: TableReport, voice: Voice, form: Form) -> tuple[Picture, ...]:
    """The table for one reader."""
    paint = partial(voice.skin.paint_table, report.table_view, report.names, voice.language, form=form)
    return await painter.painted(_key("table", report, 0, voice.language, form), Priority.CLICK, paint)


async def of_record(
    painter: Painter, table_id: TableId, record: Record, voice: Voice, form: Form
) -> tuple[Picture, ...]:
    """A game's record at a glance, from what became public."""
    events, table_view, names = record
    key = ("record", EVERYBODY, table_id, len(events), names, voice.language, form)
    paint = partial(voice.skin.paint_record, events, table_view, names, voice.language, form=form)
    return await painter.painted(key, Priority.CLICK, paint)


async def of_post(
    painter: Painter, bulletin: Bulletin, skin: Skin, moves: Moves | None = None
) -> tuple[Picture, ...]:
    """Events since the last post (shootouts, showdowns), then the table with them marked.

    Nothing where the table cannot be painted: then all of it is told in words. `moves`: asked where
    something could be in motion.
    """
    report, news = bulletin.report, bulletin.news
    table_view, names, language = report.table_view, report.names, report.language
    shown = await painter.painted(
        _key("table", report, len(news), language, PUBLIC),
        Priority.POST,
        partial(skin.paint_table, table_view, names, language, form=PUBLIC, marks=news),
    )
    if not shown or not news:
        return shown
    told = await of_news(painter, bulletin, skin)
    if told and moves is not None and await moves():
        key = _key("motion", report, len(news), language, PUBLIC)
        paint = partial(skin.paint_motion, news, table_view, names, language)
        told = set_in_motion(told, await painter.in_motion(key, paint))
    return (*told[-(FILES_LIMIT - len(shown)) :], *shown)


async def of_news(painter: Painter, bulletin: Bulletin, skin: Skin) -> tuple[Picture, ...]:
    """Events since the last post, without the table."""
    report, news = bulletin.report, bulletin.news
    return await painter.painted(
        _key("news", report, len(news), report.language, PUBLIC),
        Priority.POST,
        partial(skin.paint_news, news, report.table_view, report.names, report.language),
    )


def set_in_motion(told: Sequence[Picture], moving: Sequence[Picture]) -> tuple[Picture, ...]:
    """Pictures of news, of which one is in motion if any is; it says what the still one says."""
    shown = list(told)
    for picture in moving:
        place = still_of(picture.filename, [each.filename for each in told])
        if place is not None:
            shown[place] = replace(picture, alt=told[place].alt)
    return tuple(shown)


def in_motion(filename: str) -> bool:
    """Tell if a picture of ours moves."""
    return filename.startswith(MOVING)


def still_of(filename: str, stills: Sequence[str]) -> int | None:
    """Return which of these pictures, by their file names, one in motion stands for."""
    kind = filename.removeprefix(MOVING).rpartition(".")[0]
    alike = [place for place, still in enumerate(stills) if still.rpartition(".")[0] == kind]
    return alike[-1] if alike else None


async def of_story(
    painter: Painter, told: StoryReport, voice: Voice, priority: Priority
) -> tuple[Picture, ...]:
    """A game's story, one for everybody who may hear it; raises Overloaded."""
    report = told.report
    key = ("story", EVERYBODY, report.table_id, report.names, voice.language)
    paint = partial(voice.skin.paint_story, told.story, report.table_view, report.names, voice.language)
    return await painter.painted(key, priority, paint, spare=True)


async def of_share(painter: Painter, told: StoryReport, voice: Voice) -> tuple[Picture, ...]:
    """The card that a game is shared by; raises Overloaded."""
    report = told.report
    key = ("card", EVERYBODY, report.table_id, report.names, voice.language)
    paint = partial(voice.skin.paint_share, told.story, report.table_view, report.names, voice.language)
    return await painter.painted(key, Priority.CLICK, paint, spare=True)


async def of_lesson(painter: Painter, scene: Scene, voice: Voice, form: Form) -> tuple[Picture, ...]:
    """The board of a lesson through its learner's eyes, as on a panel.

    Once the task is solved, the end of the game if it has ended; else the shootout or showdown that followed,
    if one did.
    """
    at = (scene.seat, scene.game, scene.step, scene.line, scene.solved, scene.names, voice.language)
    if scene.over:
        end = partial(voice.skin.paint_table, scene.view.table, scene.names, voice.language, form=form)
        return await painter.painted(("learnt", *at, form), Priority.CLICK, end)
    if scene.solved:
        news = partial(voice.skin.paint_news, scene.since, scene.view.table, scene.names, voice.language)
        if told := await painter.painted(("learnt", *at), Priority.CLICK, news):
            return told[:1]
    paint = partial(
        voice.skin.paint_private, scene.view, scene.names, voice.language, form=form, marks=scene.since
    )
    return await painter.painted(("lesson", *at, form), Priority.CLICK, paint)


async def of_lobby(painter: Painter, table: Table, skin: Skin) -> tuple[Picture, ...]:
    """The head of a lobby."""
    started = table.phase not in (*BEFORE_DEAL, Phase.CANCELLED)
    roles = tuple(role or None for role in table.roles)
    key = ("banner", table.game, roles, table.names, table.language, started)
    paint = partial(skin.paint_banner, roles, table.names, table.language, started=started)
    return await painter.painted(key, Priority.POST, paint)


async def of_welcome(painter: Painter, info: GameInfo, voice: Voice) -> tuple[Picture, ...]:
    """The head of the first page: who may be played."""
    roles = info.roles[: info.seats[-1]]
    paint = partial(voice.skin.paint_banner, roles, (NOBODY_YET,) * len(roles), voice.language)
    return await painter.painted(("welcome", info.name, voice.language), Priority.CLICK, paint)


async def of_help(painter: Painter, game: str, voice: Voice) -> tuple[Picture, ...]:
    """The help cards; none while too much else is to be painted, for the page says it all in words."""
    paint = partial(voice.skin.paint_help, voice.language)
    try:
        return await painter.painted(("help", game, voice.language), Priority.CLICK, paint, spare=True)
    except Overloaded:
        return ()


def _key(what: str, report: TableReport, news: int, language: Language, form: Form) -> Key:
    """`news`: how many events are marked; the moment tells which."""
    moment = (report.version, report.public_events, report.phase, news)
    return (what, EVERYBODY, report.table_id, *moment, report.names, language, form)
