"""What somebody settles before they are asked: their plan for the next turn, and answers in advance.

For its owner's eyes only, like the panel that it stands in.
"""

from collections.abc import Iterator, Sequence

import discord

from bot.language import say
from bot.skins.skin import Choice, Skin
from bot.table.languages import Language
from bot.table.plans import IMPOSSIBLE
from bot.table.reports import Panel, PlanReport
from bot.ui.components import PersistentItem, button, select
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, Row

ASK = "ask"  # instead of an answer in advance
# Sentences of the games that know such answers (bot/skins/skin.py).
BUTTON, ABOUT, ANSWER = "button-answers", "answers-about", "answer-"


def planned(panel: Panel, skin: Skin, language: Language) -> str:
    """The plan line by line, and whether it is kept; or why it was not played."""
    plan = panel.plan
    if plan is None:
        return say(language, "ui-plan-begin")
    if panel.asked:
        return say(language, "ui-plan-not-played", why=_why(plan, panel, skin, language))
    lines = (skin.label(line, view, panel.names, language) for line, view in plan.lines)
    listed = "\n".join(f"{number}. {line}" for number, line in enumerate(lines, start=1))
    if plan.why:
        told = say(language, "ui-plan-broken", why=_why(plan, panel, skin, language))
    elif plan.ready:
        told = say(language, "ui-plan-kept")
    else:
        told = say(language, "ui-plan-open")
    return "\n".join((say(language, "ui-plan-head"), listed, told))


def answered(panel: Panel, skin: Skin, language: Language) -> str:
    """What is answered in advance."""
    return say(language, "ui-answer-kept", answer=_answer(skin, panel.answer, language))


def ahead_buttons(panel: Panel, skin: Skin, language: Language) -> Iterator[PersistentItem]:
    """While others play: the way to a plan and to answers in advance."""
    table_id = panel.table_id
    if panel.may_plan and not panel.asked:
        label = say(language, "ui-plan" if panel.plan is None else "ui-plan-change")
        yield button(ActionId(table_id, Action.PLAN), label, emoji="🗓️")
    if panel.plan is not None and not panel.asked:
        yield button(ActionId(table_id, Action.WITHDRAW_PLAN), say(language, "ui-plan-withdraw"))
    if panel.answers and not panel.asked:
        label = say(language, f"{skin.domain}/{BUTTON}")
        yield button(ActionId(table_id, Action.ANSWERS), label)


def plan_buttons(panel: Panel, language: Language) -> Iterator[PersistentItem]:
    """While a turn is planned: it is kept, shortened, or withdrawn; and back to the panel."""
    table_id, plan = panel.table_id, panel.plan
    if plan is not None and not plan.ready and not plan.why:
        keep = ActionId(table_id, Action.KEEP_PLAN, str(panel.question))
        yield button(keep, say(language, "ui-plan-keep"), style=discord.ButtonStyle.success)
    if plan is not None and not plan.why:
        shorter = ActionId(table_id, Action.SHORTER_PLAN, str(panel.question))
        yield button(shorter, say(language, "ui-plan-shorter"), emoji="⏪")
    if plan is not None:
        yield button(ActionId(table_id, Action.WITHDRAW_PLAN), say(language, "ui-plan-withdraw"))
    yield button(ActionId(table_id, Action.HAND), say(language, "ui-plan-leave"))


def answers_page(panel: Panel, skin: Skin, language: Language) -> Page:
    """Asks what shall be answered in advance; and what that means."""
    lines = [Choice(answer, label) for answer, label in answer_names(panel, skin, language)]
    kept = answered(panel, skin, language) if panel.answer else ""
    chosen = select(
        ActionId(panel.table_id, Action.ANSWER),
        say(language, f"{skin.domain}/{BUTTON}"),
        lines,
        chosen=panel.answer or ASK,
    )
    return Page(parts=(say(language, f"{skin.domain}/{ABOUT}"), kept, Row((chosen,))))


def answer_names(panel: Panel, skin: Skin, language: Language) -> Sequence[tuple[str, str]]:
    """Everything that can be answered in advance, as lines with their names; and to be asked."""
    lines = [
        line
        for answer in panel.answers
        for line in ([f"{answer.name} {number}" for number in answer.numbers] or [answer.name])
    ]
    named = [(line, _answer(skin, line, language)) for line in lines]
    return (*named, (ASK, say(language, "ui-answer-ask"))) if named else ()


def _answer(skin: Skin, line: str, language: Language) -> str:
    name, _, number = line.partition(" ")
    return say(language, f"{skin.domain}/{ANSWER}{name}", number=int(number or 0))


def _why(plan: PlanReport, panel: Panel, skin: Skin, language: Language) -> str:
    if plan.reason is not None:
        return skin.refuse(plan.reason, panel.names, language)
    line = plan.why.removeprefix(IMPOSSIBLE).strip()
    return say(language, "ui-plan-impossible", line=skin.label(line, panel.view, panel.names, language))
