"""Controls of a replay: its steps, the turn to go to, whose eyes; and the button that opens it."""

import asyncio
from dataclasses import replace
from functools import partial

from bot.features.replay.look import LAST, REPLAY, Look, look_of
from bot.features.replay.page import EYES, GOTO, PAGE, Shown, replay_page
from bot.skins.skin import Form, Picture
from bot.table.moments import Everybody, Moment
from bot.ui.click import Click, control
from bot.ui.context import UiContext
from bot.ui.features import marks_of_features
from bot.ui.ids import eyes_of, natural
from bot.ui.pages.page import Page
from bot.ui.painter import Paint, Painter
from bot.ui.pictures import FILES_LIMIT, FORMS
from bot.ui.reply import Promise, Reply
from bot.ui.voice import Voice
from bot.workers import Priority


def where(click: Click) -> Promise:
    """A replay turns in place; under any other message, and in one that others see, a private one comes."""
    return Promise.CHANGE if click.about and click.reply.own_panel else Promise.MESSAGE


@control(REPLAY, answers=where)
async def step(click: Click) -> Page:
    """One turn: the next, the one chosen, or the same through other eyes."""
    look, turned = look_of(click.about), None
    if look.by == GOTO and click.value.startswith(PAGE):
        turned = natural(click.value.removeprefix(PAGE))
    elif look.by == GOTO:
        look = replace(look, turn=natural(click.value))
    elif look.by == EYES:
        look = replace(look, eyes=eyes_of(click.value))
    return await replayed(click.context, click.reply, click.table_id, look, turned)


async def replayed(
    context: UiContext, reply: Reply, table_id: int, look: Look, turned: int | None = None
) -> Page:
    """One turn for this reader, as they have settled their pictures."""
    moments, opens = context.coordinator.moments, look.by != LAST
    moment = await moments.moment(reply.actor, table_id, look.turn, look.eyes, opens=opens)
    person = await context.coordinator.profiles.get(reply.reader)
    voice = context.voice(moment, reply.language)
    form = FORMS[person.pocket]
    shown = () if look.text else await painted(context.painter, moment, voice, form)
    marks = marks_of_features(context, reply, table_id) if moment.own else {}
    asked = Shown(look.text, person.text_first, turned, marks)
    return replay_page(moment, voice, shown, asked)


async def painted(painter: Painter, moment: Moment, voice: Voice, form: Form) -> tuple[Picture, ...]:
    """A turn's events (shootouts, showdowns), then the table after it, as these eyes saw it.

    Nothing where the table cannot be painted: then all of it is told in words.
    """
    news, names = moment.news, moment.names
    eyes = Everybody.PUBLIC if moment.too_early else moment.eyes
    paint: Paint
    if moment.view is None:
        paint = partial(
            voice.skin.paint_table, moment.table_view, names, voice.language, form=form, marks=news
        )
    else:
        paint = partial(voice.skin.paint_eyes, moment.view, names, voice.language, form=form, marks=news)
    at = (moment.table_id, moment.turn, names, voice.language)
    shown, told = await asyncio.gather(
        painter.painted(("replay", eyes, *at, form), Priority.CLICK, paint),
        painter.painted(
            ("replayed", Everybody.PUBLIC, *at, form),
            Priority.CLICK,
            partial(voice.skin.paint_news, news, moment.seen_by_all, names, voice.language, form=form),
        ),
    )
    return (*told[-(FILES_LIMIT - len(shown)) :], *shown) if shown else ()
