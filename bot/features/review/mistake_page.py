"""One of somebody's costliest turns as a small lesson: the position, the question, the better move.

For its reader alone, who saw that position when they played: its controls name cards.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import discord

from bot.features.review.ids import MISTAKE, Mistake, MistakeAsk
from bot.features.review.reviews import CostlyTurn, Review
from bot.skins.skin import Picture
from bot.table.match import TableId
from bot.table.opaque import View
from bot.ui.components import PersistentItem, button
from bot.ui.ids import ActionId
from bot.ui.pages.menu import Asked, menu_parts
from bot.ui.pages.page import Divider, Gallery, Page, Part, Row, with_room
from bot.ui.places import Place, Spot, buttons
from bot.ui.voice import Voice

ALL = 0  # the number of the page that shows all of them at once
LINES = 2  # of what the better action changes; what it is worth the question has said


@dataclass(frozen=True, slots=True)
class MistakeIds:
    """Ids in its menu: the table, which of its reader's mistakes, and the words so far."""

    table_id: TableId
    number: int

    def said(self, words: tuple[str, ...], page: int = 0) -> ActionId:
        """Id of words of a line, on a page of a long menu."""
        return ActionId(self.table_id, MISTAKE, str(Mistake(self.number, MistakeAsk.SAY, words, page)))

    def top(self) -> ActionId:
        """The way back to the top of the menu."""
        return meaning(self.table_id, self.number)


@dataclass(frozen=True, slots=True)
class Tried:
    """A reader's progress: `said`, `turned` and `refused` as in a panel's menu; `answer`: to the last try;
    `over`: the better move is told.

    `in_words`: its reader wants all of it in words, or there is no picture.
    """

    said: tuple[str, ...] = ()
    turned: int = 0
    refused: str = ""
    answer: str = ""
    over: bool = False
    in_words: bool = False


def meaning(table_id: TableId, number: int, ask: MistakeAsk = MistakeAsk.OPEN) -> ActionId:
    """Id of a button about one of somebody's mistakes."""
    return ActionId(table_id, MISTAKE, str(Mistake(number, ask)))


def position_of(review: Review, number: int) -> View:
    """The position of that mistake, the first being 1, as its reader saw it."""
    view: View = review.costliest[number - 1].worst.view
    return view


def mistake_page(
    review: Review, number: int, voice: Voice, pictures: Sequence[Picture], tried: Tried
) -> Page:
    """The position and the question with the menu of a real turn; once that is over, the better move."""
    costly = review.costliest[number - 1]
    ids = MistakeIds(review.table_id, number)
    asked = Asked(position_of(review, number), ids, voice, in_words=tried.in_words)
    words = _in_words(asked) if tried.in_words else ""
    told: tuple[Part, ...]
    if tried.over:
        told = (tried.answer, "\n".join(_better(costly, voice)))
    else:
        menu = menu_parts(asked, tried.said, tried.turned, tried.refused)
        told = (_question(costly, voice), tried.answer, *menu)
    page = Page(
        parts=(
            *(Gallery((picture,)) for picture in pictures),
            words,
            *told,
            Divider(),
            Row(tuple(_ways(review, number, voice, tried))),
        ),
        above=voice.say(
            "review/mistake-head",
            number=number,
            count=len(review.costliest),
            when=_when(costly, voice),
        ),
        plain=tried.in_words,
    )
    return with_room(page, words, voice.say("ui-table-follows"))


def _question(costly: CostlyTurn, voice: Voice) -> str:
    done = voice.label(str(costly.worst.done.action), costly.worst.view)
    lost = voice.skin.gave_away(costly.worst.done, costly.worst.best, voice.language)
    return voice.say("review/mistake-question", action=done, lost=lost)


def _when(costly: CostlyTurn, voice: Voice) -> str:
    return voice.when(costly.worst.view.table, costly.turn)


def _better(costly: CostlyTurn, voice: Voice) -> Iterator[str]:
    worst = costly.worst
    best = voice.label(str(worst.best.action), worst.view)
    yield voice.say("review/better", action=best)
    told = voice.skin.advised(worst.best, worst.tries, worst.view, voice.names, voice.language)
    for line in told[1 : 1 + LINES]:
        yield voice.say("review/change", change=line)


def _in_words(asked: Asked) -> str:
    """The seat's view, and the table."""
    view, voice = asked.view, asked.voice
    return "\n\n".join((voice.describe_view(view), voice.describe(view.table)))


def _ways(review: Review, number: int, voice: Voice, tried: Tried) -> Iterator[PersistentItem]:
    """Buttons to the better move, the next mistake, the turn itself, and all at once."""
    table_id, costly = review.table_id, review.costliest[number - 1]
    if not tried.over:
        label = voice.say("review/mistake-show")
        yield button(meaning(table_id, number, MistakeAsk.SHOW), label, emoji="💡")
    if number < len(review.costliest):
        style = discord.ButtonStyle.success if tried.over else discord.ButtonStyle.secondary
        yield button(meaning(table_id, number + 1), voice.say("review/mistake-next"), style=style)
    turn = voice.say("review/to-turn")
    here = Spot(table_id, voice.language, costly.turn, review.seat, turn, tried.in_words, beside=True)
    yield from buttons(Place.TURN, here)
    yield button(meaning(table_id, ALL), voice.say("review/mistake-all"))
