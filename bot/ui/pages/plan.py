"""Pages of what people settle in advance: a plan for the next turn, and answers.

For its owner's eyes only, like the panel that it stands in.
"""

from collections.abc import Iterator, Sequence

import discord

from bot.skins.skin import Choice
from bot.table.plans import IMPOSSIBLE
from bot.table.reports import Panel, PlanReport
from bot.ui.components import PersistentItem, button, select
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, Row
from bot.ui.voice import Voice

ASK = "ask"  # instead of an answer in advance
# Sentences of the games that know such answers (bot/skins/skin.py).
BUTTON, ABOUT, ANSWER = "button-answers", "answers-about", "answer-"


def planned(panel: Panel, voice: Voice) -> str:
    """The plan line by line, and whether it is kept; or why it was not played."""
    plan = panel.plan
    several = panel.plan_turns > 1
    if plan is None and several:
        return voice.say("ui-plan-begin-turns", turns=panel.plan_turns)
    if plan is None:
        return voice.say("ui-plan-begin")
    if panel.asked:
        key = "ui-route-stopped" if panel.planned else "ui-plan-not-played"
        return voice.say(key, why=_why(plan, panel, voice))
    listed = "\n".join(_listed(plan, voice))
    if plan.why:
        told = voice.say("ui-plan-broken", why=_why(plan, panel, voice))
    elif plan.ready:
        told = voice.say("ui-plan-kept-turns" if several else _kept(plan))
    else:
        told = voice.say("ui-plan-open")
    return "\n".join((voice.say("ui-plan-head-turns" if several else "ui-plan-head"), listed, told))


def _kept(plan: PlanReport) -> str:
    return "ui-plan-kept-anyway" if plan.anyway else "ui-plan-kept"


def _listed(plan: PlanReport, voice: Voice) -> Iterator[str]:
    """Each line, and under it on what it depends, where that is told."""
    for number, (line, view) in enumerate(plan.lines):
        later = 0 < plan.second <= number
        if later and number == plan.second:
            yield voice.say("ui-plan-second")
        yield f"{number + 1 - plan.second * later}. {voice.label(line, view)}"
        for why in plan.stops[number] if plan.stops else ():
            yield voice.say("ui-plan-stops", why=voice.skin.refuse(why, voice.names, voice.language))
    if plan.second == len(plan.lines):
        yield voice.say("ui-plan-second-begin")


def answered(panel: Panel, voice: Voice) -> str:
    """The answer in advance."""
    return voice.say("ui-answer-kept", answer=_answer(voice, panel.answer))


def ahead_buttons(panel: Panel, voice: Voice) -> Iterator[PersistentItem]:
    """Ways to a plan and to answers in advance, while others play."""
    table_id = panel.table_id
    if panel.may_plan:
        begin = "ui-plan-turns" if panel.plan_turns > 1 else "ui-plan"
        label = voice.say(begin if panel.plan is None else "ui-plan-change")
        yield button(ActionId(table_id, Action.PLAN), label, emoji="🗓️")
    if panel.plan is not None:
        yield button(ActionId(table_id, Action.WITHDRAW_PLAN), voice.say("ui-plan-withdraw"))
    if panel.answers:
        label = voice.say(f"{voice.skin.domain}/{BUTTON}")
        yield button(ActionId(table_id, Action.ANSWERS), label)


def plan_buttons(panel: Panel, voice: Voice) -> Iterator[PersistentItem]:
    """Buttons to keep, shorten or withdraw a plan; and back to the panel."""
    table_id, plan = panel.table_id, panel.plan
    if plan is not None and not plan.ready and not plan.why:
        keep = ActionId(table_id, Action.KEEP_PLAN, str(panel.question))
        yield button(keep, voice.say("ui-plan-keep"), style=discord.ButtonStyle.success)
    if plan is not None and plan.anyway is False and not plan.why:
        anyway = ActionId(table_id, Action.KEEP_ANYWAY, str(panel.question))
        yield button(anyway, voice.say("ui-plan-keep-anyway"))
    if plan is not None and not plan.why:
        shorter = ActionId(table_id, Action.SHORTER_PLAN, str(panel.question))
        yield button(shorter, voice.say("ui-plan-shorter"), emoji="⏪")
    if plan is not None:
        yield button(ActionId(table_id, Action.WITHDRAW_PLAN), voice.say("ui-plan-withdraw"))
    yield button(ActionId(table_id, Action.HAND), voice.say("ui-plan-leave"))


def answers_page(panel: Panel, voice: Voice) -> Page:
    """Asks what shall be answered in advance; and what that means."""
    lines = [Choice(answer, label) for answer, label in answer_names(panel, voice)]
    kept = answered(panel, voice) if panel.answer else ""
    chosen = select(
        ActionId(panel.table_id, Action.ANSWER),
        voice.say(f"{voice.skin.domain}/{BUTTON}"),
        lines,
        chosen=panel.answer or ASK,
    )
    return Page(parts=(voice.say(f"{voice.skin.domain}/{ABOUT}"), kept, Row((chosen,))))


def answer_names(panel: Panel, voice: Voice) -> Sequence[tuple[str, str]]:
    """Everything that can be answered in advance, as lines with their names; and to be asked."""
    named = [(line, _answer(voice, line)) for line in panel.answers]
    return (*named, (ASK, voice.say("ui-answer-ask"))) if named else ()


def _answer(voice: Voice, line: str) -> str:
    name, _, number = line.partition(" ")
    return voice.say(f"{voice.skin.domain}/{ANSWER}{name}", number=int(number or 0))


def _why(plan: PlanReport, panel: Panel, voice: Voice) -> str:
    if plan.reason is not None:
        return voice.skin.refuse(plan.reason, voice.names, voice.language)
    line = plan.why.removeprefix(IMPOSSIBLE).strip()
    return voice.say("ui-plan-impossible", line=voice.label(line, panel.view))
