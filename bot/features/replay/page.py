"""A game looked at again, turn by turn: the table through chosen eyes, the turn in words, the controls.

For the reader alone. Whatever its controls ask for, the coordinator decides what is handed out.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

import discord

from bot.features.replay.look import LAST, REPLAY, Look
from bot.language import say
from bot.skins.skin import Choice, Picture
from bot.table.moments import Everybody, Eyes, Moment
from bot.table.table import ENDED
from bot.ui.components import PersistentItem, button, select
from bot.ui.features import Mark
from bot.ui.ids import ActionId
from bot.ui.pages.concession import how_ended
from bot.ui.pages.page import Divider, Gallery, Page, Part, Row, with_room
from bot.ui.pages.text import label, newest, table_number
from bot.ui.places import Place, Spot, buttons
from bot.ui.voice import Voice

SELECT_TURNS_MAX = 23  # of the select that goes to a turn; two more lead to earlier and later ones
NEWS_CHARACTERS_MAX = 1800  # characters of what happened in the turn
GOTO, EYES = "goto", "eyes"
NO_MARKS: Mapping[int, Mark] = {}
PAGE = "page."  # a value of the select that turns its page


def to_replay(spot: Spot) -> PersistentItem:
    """The way to the whole game, as everybody saw it."""
    return button(ActionId(spot.table_id, REPLAY), say(spot.language, "replay/button"), emoji="🎞️")


def to_turn(spot: Spot) -> PersistentItem:
    """The way to a turn that a page speaks of, or to the newest."""
    styles = discord.ButtonStyle
    style = styles.secondary if spot.turn is None or spot.beside else styles.primary
    look = Look(spot.turn, spot.eyes, spot.text, "review")
    label = spot.label or say(spot.language, "replay/button")
    return button(ActionId(spot.table_id, REPLAY, str(look)), label, style=style)


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment as its reader sees it; `turned`: the page of the turns to go to, None: where it is.

    `marks`: turns that are pointed out to who sat there, through their own eyes.
    """

    text: bool = False  # in words alone
    text_first: bool = False  # in words as well
    turned: int | None = None
    marks: Mapping[int, Mark] = field(default_factory=dict)


def replay_page(moment: Moment, voice: Voice, pictures: Sequence[Picture], shown: Shown) -> Page:
    """One turn, and the ways to all others."""
    words = "" if pictures and not shown.text_first else _in_words(moment, voice)
    page = Page(
        parts=(
            _head(moment, voice, shown.marks),
            *(Gallery((picture,)) for picture in pictures),
            newest(
                voice.tell(moment.news, moment.seen_by_all),
                voice.language,
                NEWS_CHARACTERS_MAX,
            ),
            words,
            *_asides(moment, voice),
            *_controls(moment, voice, shown),
        ),
        plain=shown.text_first,
    )
    return with_room(page, words, voice.say("ui-table-follows"))


@dataclass(frozen=True, slots=True)
class Line:
    """A turn worth going to: what makes it so, and more of that; `sign`: it is pointed out."""

    turn: int
    words: str
    detail: str = ""
    sign: str | None = None


def goto_lines(moment: Moment, voice: Voice, marks: Mapping[int, Mark] = NO_MARKS) -> Sequence[Line]:
    """The turns worth going to: the deal, the milestones, the end or the newest; those pointed out."""
    lines = {0: Line(0, voice.say("replay/deal"))}
    for milestone in moment.milestones:
        told = voice.tell((milestone.event,), moment.seen_by_all)
        what, _, more = discord.utils.remove_markdown(" ".join(told)).partition(". ")
        words = voice.say("replay/turn", turn=str(milestone.turn), what=what)
        lines[milestone.turn] = Line(milestone.turn, words, more)
    if moment.last not in lines or moment.phase in ENDED:
        more = lines[moment.last].words if moment.last in lines else ""
        lines[moment.last] = Line(
            moment.last,
            voice.say("replay/end" if moment.phase in ENDED else "replay/newest", turn=str(moment.last)),
            more,
        )
    for turn, mark in marks.items():
        lines[turn] = replace(lines.get(turn) or Line(turn, mark.line), sign=mark.sign)
    return sorted(lines.values(), key=lambda line: line.turn)


def _head(moment: Moment, voice: Voice, marks: Mapping[int, Mark]) -> str:
    table = table_number(moment.table_id, voice.language)
    head = voice.say(
        "replay/head" if moment.turn else "replay/head-deal" if moment.last else "replay/head-only-deal",
        table=table,
        turn=str(moment.turn),
        last=str(moment.last),
    )
    if moment.turn in marks:
        head = f"{head}\n{marks[moment.turn].word}"
    return f"{head}\n{voice.say('replay/imported')}" if moment.imported else head


def _in_words(moment: Moment, voice: Voice) -> str:
    """The table after the turn as these eyes saw it, then what was shown in pictures of its own."""
    view = moment.view
    words = voice.describe(moment.table_view) if view is None else voice.describe_eyes(view)
    return "\n\n".join(filter(None, (voice.recount(moment.news, moment.seen_by_all), words)))


def _asides(moment: Moment, voice: Voice) -> Iterator[str]:
    if moment.too_early:
        since = min(moment.since, moment.last)
        yield voice.say("replay/too-early", turn=str(since), seen="yes" if since == moment.since else "no")
    if moment.turn == moment.last:
        yield how_ended(moment, voice)


def _controls(moment: Moment, voice: Voice, shown: Shown) -> Iterator[Part]:
    yield Row(tuple(_steps(moment, shown)))
    yield Row((_goto(moment, voice, shown),))
    if len(moment.allowed) == 1:
        return
    players: dict[Eyes, str] = {  # of seats that are called by their role
        seat: label(each.name) for seat, each in enumerate(moment.occupants) if each.role
    }
    seen = ((eyes, voice.eyes(eyes, moment.occupants)) for eyes in moment.allowed)
    lines = [Choice(str(eyes), words, players.get(eyes, "")) for eyes, words in seen]
    meaning = _meaning(moment, shown, EYES, moment.turn)
    yield Row((select(meaning, voice.say("replay/eyes"), lines, chosen=str(moment.eyes)),))
    if Everybody.OPEN in moment.allowed:
        yield Divider()
        yield Row((_open_button(moment, voice, shown), *_from_here(moment, voice, shown)))


def _steps(moment: Moment, shown: Shown) -> Iterator[PersistentItem]:
    """⏮ ◀ ▶ ⏭; while the game is played there may be a newer turn than the newest shown."""
    first, last = moment.turn == 0, moment.turn == moment.last and moment.phase in ENDED
    blue, grey = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    for by, turn, sign, style, disabled in (
        ("first", 0, "⏮", grey, first),
        ("back", max(moment.turn - 1, 0), "◀", blue, first),
        ("on", moment.turn + 1, "▶", blue, last),
        (LAST, None, "⏭", grey, last),
    ):
        yield button(_meaning(moment, shown, by, turn), sign, style=style, disabled=disabled)


def _goto(moment: Moment, voice: Voice, shown: Shown) -> PersistentItem:
    """The turns worth going to, so many at a time; the one shown is marked, if it is among them."""
    lines = goto_lines(moment, voice, shown.marks)
    last = (len(lines) - 1) // SELECT_TURNS_MAX
    here = (
        max((at for at, line in enumerate(lines) if line.turn <= moment.turn), default=0) // SELECT_TURNS_MAX
    )
    page = here if shown.turned is None else min(shown.turned, last)
    offered = [
        Choice(str(line.turn), line.words, line.detail, line.sign)
        for line in lines[page * SELECT_TURNS_MAX : (page + 1) * SELECT_TURNS_MAX]
    ]
    if page > 0:
        offered.insert(0, Choice(f"{PAGE}{page - 1}", voice.say("ui-earlier")))
    if page < last:
        offered.append(Choice(f"{PAGE}{page + 1}", voice.say("ui-later")))
    meaning = _meaning(moment, shown, GOTO, moment.turn)
    return select(meaning, voice.say("replay/goto"), offered, chosen=str(moment.turn))


def _open_button(moment: Moment, voice: Voice, shown: Shown) -> PersistentItem:
    """All cards turned up, or what everybody saw again."""
    other = Everybody.PUBLIC if moment.eyes is Everybody.OPEN else Everybody.OPEN
    meaning = ActionId(moment.table_id, REPLAY, str(Look(moment.turn, other, shown.text, "open")))
    return button(meaning, voice.say(f"ui-eyes-{other}"), emoji="👁️")


def _from_here(moment: Moment, voice: Voice, shown: Shown) -> tuple[PersistentItem, ...]:
    """Buttons of features through these eyes, once the game has ended."""
    here = Spot(moment.table_id, voice.language, moment.turn, moment.eyes, text=shown.text)
    everybody = buttons(Place.REPLAYED, here) if moment.phase in ENDED else ()
    return (*everybody, *(buttons(Place.OWN, here) if moment.own else ()))


def _meaning(moment: Moment, shown: Shown, by: str, turn: int | None) -> ActionId:
    return ActionId(moment.table_id, REPLAY, str(Look(turn, moment.eyes, shown.text, by)))
