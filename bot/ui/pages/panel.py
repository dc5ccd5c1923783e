"""The private panel: what happened, one's hand, what is asked, and the menu of what may be done.

For its owner's eyes only: its buttons name cards. It goes into private messages and ephemeral
answers, never into a channel or a thread.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import discord

from bot.language import say
from bot.skins.skin import Picture
from bot.table.languages import Language
from bot.table.match import TableId
from bot.table.reports import Panel
from bot.table.table import OPEN
from bot.ui.components import PersistentItem, button
from bot.ui.ids import END, Action, ActionId, MoveId
from bot.ui.pages.advice import advice_buttons
from bot.ui.pages.concession import concede_button
from bot.ui.pages.how import how_button
from bot.ui.pages.looking import dossier_button
from bot.ui.pages.menu import Asked, back_button, menu_parts
from bot.ui.pages.page import (
    BRASS,
    RED,
    TEXT_ROOM,
    Divider,
    Gallery,
    Page,
    Row,
    rows,
    with_room,
)
from bot.ui.pages.plan import ahead_buttons, answered, plan_buttons, planned
from bot.ui.pages.table import WIDE
from bot.ui.pages.text import newest, panel_head, seat_name, soon
from bot.ui.places import Place, Spot, buttons, kept_lines
from bot.ui.voice import Voice

IN_MORE = "-more"  # how what the button for one's pictures is about ends behind More…
LOOKS_IN_A_ROW = 4  # buttons behind More…
NEWS_CHARACTERS_MIN = 200  # characters of news that are worth being told where room is scarce


@dataclass(frozen=True, slots=True)
class PanelIds:
    """Ids in a panel's menu: the table, and the question that they answer.

    `planning`: of the turn that is planned, not of one that is asked.
    """

    table_id: TableId
    question: int
    planning: bool

    def said(self, words: tuple[str, ...], page: int = 0) -> MoveId:
        """Id of words of a line, on a page of a long menu."""
        return MoveId(self.table_id, self.question, words, page, self.planning)

    def top(self) -> ActionId:
        """The way back to the top of the menu."""
        top = Action.PLAN if self.planning else Action.HAND
        return ActionId(self.table_id, top, str(self.question))


def panel_page(
    panel: Panel,
    voice: Voice,
    pictures: tuple[Picture, ...],
    *,
    said: Sequence[str] = (),
    turned: int = 0,
    word: str = "",
    refused: str = "",
    more: bool = False,
    note: str = "",
) -> Page:
    """The panel after the words `said`, on page `turned` of a long menu; `word` comes first, if any,
    `refused`, why something cannot be said there, stands over the choices, and `note` under all buttons.
    `more`: in the place of the menu stands what is rarely wanted.
    Words that end with `END` are a line that asks once more before it is played (`Choice.sure`).

    What happened since the reader's last turn stands last: however much it is, picture and buttons keep
    their place. With text first, it is read first, and all of the table follows in words under the pictures.
    Where that is too much for a message, of the news the newest must do; then the table follows as a message
    of its own.
    """
    in_words = panel.person.text_first and not panel.planning
    newcomer = panel.alone and not more and bool(voice.skin.guide(panel.view, voice.language))
    own, number = _in_words(panel, voice) if in_words else ("", "")
    asked = _menu_of(panel, voice)
    if more:
        below = tuple(_more(asked, panel))
    else:
        below = (_planned_on(panel, voice, said),) if panel.planning else tuple(_ways(panel, voice, said))
    page = Page(
        parts=(
            word,
            *(Gallery((picture,)) for picture in pictures),
            own,
            number,
            planned(panel, voice) if panel.planning else _asked(panel, voice),
            *(menu_parts(asked, said, turned, refused) if panel.may_act and not more else ()),
            Divider(),
            *below,
            voice.say("ui-panel-lost") if newcomer else "",
            *(kept_lines(panel, voice) if panel.texts else ()),
            note,
        ),
        above=panel_head(panel, voice),
        colour=RED if panel.asked else BRASS,
        plain=panel.person.text_first,
    )
    elsewhere = voice.say("ui-panel-since-elsewhere")
    page = with_room(page, number, voice.say("ui-table-follows"), reserve=len(elsewhere))
    news = "" if panel.planning else _since(panel, voice, TEXT_ROOM - page.length)
    first, *rest = page.parts
    return replace(page, parts=(first, news, *rest) if in_words else (first, *rest, news))


def _since(panel: Panel, voice: Voice, room: int) -> str:
    """Since your last turn. A view has the table included, whatever the game (engine/game.py)."""
    told = tuple(_news(panel, voice))
    if not told:
        return ""
    from_the_deal = len(panel.since) >= panel.public_events
    since = "ui-panel-since-plan" if panel.planned else "ui-panel-since"
    head = voice.say("ui-panel-so-far" if from_the_deal else since) + "\n"
    if room < len(head) + NEWS_CHARACTERS_MIN:
        return voice.say("ui-panel-since-elsewhere")
    return head + newest(told, voice.language, room - len(head))


def _news(panel: Panel, voice: Voice) -> Iterator[str]:
    """News worth a word, in order; what was played for the reader says so."""
    quiet = voice.tell((), panel.view.table, panel.seat)
    places = range(len(panel.since))
    whose = [(place in panel.played_for, place in panel.planned) for place in places]
    changes = (place for place in range(1, len(whose)) if whose[place] != whose[place - 1])
    for begin, end in pairwise(sorted({0, *changes, *panel.answered_for, len(whose)})):
        told = voice.tell(panel.since[begin:end], panel.view.table, panel.seat)
        if told == quiet:
            continue
        if begin in panel.played_for:
            yield voice.say("ui-played-for-you", told=" ".join(told))
            continue
        if begin in panel.planned:
            yield voice.say("ui-played-as-planned", told=" ".join(told))
            continue
        if begin in panel.answered_for:
            yield voice.say("ui-answered-for-you")
        yield from told


def _in_words(panel: Panel, voice: Voice) -> tuple[str, str]:
    """The seat's knowledge, and the table; what is asked is said below anyway.

    Where nothing is asked the message stays while the others play on, so it says when that was.
    """
    asked = voice.prompt(panel.view)
    own = voice.describe_view(panel.view).removeprefix(asked).lstrip()
    number = voice.describe(panel.view.table)
    return own, number if panel.asked else f"{voice.say('ui-table-then')}\n{number}"


def _asked(panel: Panel, voice: Voice) -> str:
    lines = [voice.prompt(panel.view)]
    if panel.watched:
        lines = _watched(panel, voice, lines[0])
    if panel.chosen_for:
        lines.insert(0, voice.say("ui-answered-for-you"))
    if panel.asked and len(panel.since) >= panel.public_events:  # nothing was done since the deal
        lines.append(voice.say("ui-goal", goal=voice.skin.goal(voice.language, panel.options)))
    if panel.alone:
        lines += _alone(panel, voice)
    if panel.complete and panel.composed:
        told = voice.tell(panel.composed, panel.view.table)
        lines += (voice.say("ui-panel-to-be-told"), *(f"> {line}" for line in told))
    if panel.held_by_computer:
        lines.append(voice.say("ui-panel-held"))
    if panel.ran:
        lines.append(voice.say("ui-route-ran"))
    if panel.ready:
        lines.append(voice.say("ui-panel-ready", ready=panel.ready))
    if panel.plan is not None:
        lines.append(planned(panel, voice))
    if panel.answer:
        lines.append(answered(panel, voice))
    if panel.asked and panel.deadline is not None:
        when = soon(panel.deadline)
        if panel.bank_from is None:
            lines.append(voice.say("ui-deadline", when=when))
        else:
            lines.append(voice.say("ui-deadline-bank", turn=soon(panel.bank_from), when=when))
    return "\n".join(lines)


def _alone(panel: Panel, voice: Voice) -> Iterator[str]:
    """Guide for a solo player: a word on each of the first turns."""
    words = voice.skin.guide(panel.view, voice.language) if panel.phase in OPEN and panel.asked else ""
    if words and not panel.complete:
        yield voice.say("ui-panel-guide", words=words)
    elif words and not panel.may_take_back:  # what was drawn or shown is to be seen before the others go on
        yield voice.say("ui-panel-ends")


def _watched(panel: Panel, voice: Voice, asked: str) -> list[str]:
    """Players whom a reader against computers waits for, and what else is said; nobody calls them."""
    *some, who = (f"**{seat_name(voice.skin, panel.occupants[seat])}**" for seat in panel.watched)
    if some:
        who = voice.say("ui-and", before=", ".join(some), last=who)
    rest = asked.removeprefix(voice.say("notice-no-not-asked")).lstrip()
    return [voice.say("ui-panel-thinking", who=who, count=len(panel.watched)), *([rest] if rest else [])]


def _menu_of(panel: Panel, voice: Voice) -> Asked:
    return Asked(
        panel.view,
        PanelIds(panel.table_id, panel.question, panel.planning),
        voice,
        panel.complete,
        in_words=panel.person.text_first,
    )


def _planned_on(panel: Panel, voice: Voice, said: Sequence[str]) -> Row:
    """The ways on while a turn is planned; the way back stands beside what it leads away from."""
    elsewhere = not said or said[-1] == END
    back = () if elsewhere else (back_button(_menu_of(panel, voice)),)
    return Row((*back, *plan_buttons(panel, voice)))


def _ways(panel: Panel, voice: Voice, said: Sequence[str]) -> Iterator[Row]:
    """Settings in advance, then the way back, and to the rest. Undo comes and goes during a turn, and
    stands last: nothing moves under a finger.
    """
    if not panel.asked:
        yield Row(tuple(ahead_buttons(panel, voice)))
    table_id, question = panel.table_id, str(panel.question)
    buttons = []
    if said and said[-1] != END:  # it stands beside what it leads away from
        buttons.append(back_button(_menu_of(panel, voice)))
    if panel.held_by_computer:
        retake = voice.say("ui-retake")
        buttons.append(button(ActionId(table_id, Action.RETAKE), retake, style=discord.ButtonStyle.success))
    buttons.append(button(ActionId(table_id, Action.MORE, question), voice.say("ui-more")))
    if panel.alone and voice.skin.guide(panel.view, voice.language):  # where a newcomer sees pictures first
        buttons.append(_size_button(panel, voice))
    if panel.waits_elsewhere if panel.asked else panel.plays_elsewhere:
        buttons.append(next_button(table_id, voice.language))
    if panel.may_take_back:
        buttons.append(
            button(ActionId(table_id, Action.TAKE_BACK, question), voice.say("ui-take-back"), emoji="⏪")
        )
    yield Row(tuple(buttons))


def _more(asked: Asked, panel: Panel) -> Iterator[Row]:
    """Yield further places to look, and last the way to give up: never where *More…* was."""
    table_id, voice = panel.table_id, asked.voice
    looks = [
        back_button(asked),
        *advice_buttons(panel, voice.language),
        button(ActionId(table_id, Action.SHOW), voice.say("ui-show")),
        dossier_button(table_id, voice),
        how_button(table_id, voice.language),
        _size_button(panel, voice, IN_MORE),
        *buttons(Place.LOOKS, Spot(table_id, voice.language)),
    ]
    yield from rows([*looks, concede_button(table_id, voice.language)], LOOKS_IN_A_ROW)


def _size_button(panel: Panel, voice: Voice, where: str = "") -> PersistentItem:
    """Pictures upright for a phone, or wide again: the way there and the way back stand at the same place."""
    if panel.person.pocket:
        return button(ActionId(panel.table_id, Action.MY_SIZE, f"{WIDE}{where}"), voice.say("ui-wide"))
    return button(ActionId(panel.table_id, Action.MY_SIZE, where), voice.say("ui-upright"), emoji="📱")


def next_button(table_id: TableId, language: Language) -> PersistentItem:
    """The way on to another table that waits for the reader."""
    return button(ActionId(table_id, Action.NEXT), say(language, "ui-next"), emoji="⏭️")
