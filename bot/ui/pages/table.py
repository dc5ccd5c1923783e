"""The public posts: the table after a turn, the end of a game, a look back, the rules.

Everything here may be seen by everybody, in the table's language: no view of one seat comes in.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta

import discord

from bot.language import say
from bot.skins.skin import Form, Picture
from bot.table.languages import Language
from bot.table.match import TableId
from bot.table.notices import Notice, offer_in
from bot.table.outbox import Letter
from bot.table.reports import Bulletin, FinalReport, TableReport, Turns
from bot.table.seat_clocks import TimeBank
from bot.table.table import OPEN, Phase
from bot.ui.components import PersistentItem, button, user_select
from bot.ui.ids import Action, ActionId, offered
from bot.ui.pages.advice import coached_from, was_coached
from bot.ui.pages.concession import again_row, best_buttons, how_conceded, how_ended, how_placed, win_buttons
from bot.ui.pages.links import NO_LINKS, HostLinks
from bot.ui.pages.lobby import calendar_line
from bot.ui.pages.looking import back_buttons, hand_button
from bot.ui.pages.page import Divider, Gallery, Page, Part, Row, with_room
from bot.ui.pages.text import in_pieces, label, mention, moment, newest, on_or_off, plain, soon, table_number
from bot.ui.voice import Voice

POCKET, WIDE = "pocket", "wide"  # what the button is about that shows the table for a phone, or not any more
DEALT = 1  # the version of a table whose cards have just been dealt
FILES_LIMIT = 10  # of a message
HOUR = timedelta(hours=1)
NEWS_CHARACTERS_MAX = 2800  # for what has happened, above a table and whose turn it is


def table_page(bulletin: Bulletin, voice: Voice, pictures: tuple[Picture, ...]) -> Page:
    """One turn told: what happened, the table, whose turn it is now. The mention is the only ping."""
    report = bulletin.report
    return Page(
        parts=(
            newest(voice.tell(bulletin.news, report.table_view), voice.language, NEWS_CHARACTERS_MAX),
            "\n".join(_of_the_deal(bulletin, voice)) if bulletin.from_deal else "",
            _remark(bulletin, voice),
            *_pictured(pictures, report, voice),
            "\n".join((_situation(report, voice), *_away(bulletin, voice))),
            buttons(report, voice),
        ),
        above="\n".join(
            filter(
                None, (_whose_turn(report, voice), _may_answer(report, voice), _at_the_deal(report, voice))
            )
        ),
        pings=bulletin.pings,
    )


def _of_the_deal(bulletin: Bulletin, voice: Voice) -> Iterator[str]:
    """Lines told once, when a game begins: what wins, how long it takes, and that its computers advise."""
    report = bulletin.report
    yield voice.say("ui-goal", goal=voice.skin.goal(voice.language, report.table.options))
    if takes := calendar_line(bulletin.calendar, voice):
        yield f"-# {takes}"
    if told := coached_from(report):
        yield told


def silent(page: Page) -> Page:
    """Page that pings nobody."""
    return replace(page, pings=())


def call_page(bulletin: Bulletin, voice: Voice) -> Page:
    """One line that pings whoever is asked anew, since a post that was changed pings nobody.

    In a live game it says until when, and leads to their panel: the post may be a whole round further up.
    """
    report = bulletin.report
    line, row = _whose_turn(report, voice), Row(())
    if report.table.pace.live and report.deadline is not None:
        line = voice.say("ui-call-live", call=line, when=soon(report.deadline))
        row = hand_row(report.table_id, voice)
    return Page(parts=(row,), above=line, pings=bulletin.pings)


def _remark(bulletin: Bulletin, voice: Voice) -> str:
    """A word from one of the computers, now and then, unless the table wants them silent."""
    report = bulletin.report
    computers = [seat for seat, occupant in enumerate(report.occupants) if occupant.level is not None]
    if not report.table.talk or not computers:
        return ""
    seed = f"{report.table_id}:{report.public_events}"
    return voice.skin.remark(bulletin.news, report.table_view, computers, seed, voice.language)


def _whose_turn(report: TableReport, voice: Voice) -> str:
    people = ", ".join(map(mention, report.waiting_for))
    if len(report.waiting_for) > 1:
        return voice.skin.call_together(report.table_view, people, voice.language)
    return voice.say("ui-your-turn", person=people) if people else ""


def _may_answer(report: TableReport, voice: Voice) -> str:
    """Players still to come in this round: they can answer in private."""
    people = ", ".join(map(mention, report.may_answer))
    return voice.say("ui-answer-ahead", people=people) if people else ""


def _at_the_deal(report: TableReport, voice: Voice) -> str:
    """The first post shows the way to everybody who sits there; it rings for nobody but who is asked."""
    called = (*report.waiting_for, *report.may_answer)
    others = [player for player in _people(report) if player not in called]
    if report.version != DEALT or not others:
        return ""
    return voice.say("ui-dealt", people=", ".join(map(mention, others)))


def _situation(report: TableReport, voice: Voice) -> str:
    lines = [voice.situation(report.table_view)]
    if report.deadline is not None:
        if report.bank is None or report.bank.runs_from is None:
            lines.append(voice.say("ui-deadline", when=soon(report.deadline)))
        else:
            turn, when = soon(report.bank.runs_from), soon(report.deadline)
            lines.append(voice.say("ui-deadline-bank", turn=turn, when=when))
    if report.bank is not None:
        lines.append(_banks(report, report.bank, voice))
    return "\n".join(lines)


def _banks(report: TableReport, bank: TimeBank, voice: Voice) -> str:
    """Time that everybody has left for the game, in full hours."""
    seats = zip(report.occupants, bank.left, strict=True)
    left = ((plain(each.name), time // HOUR, bool(time)) for each, time in seats if time is not None)
    people = (
        voice.say("ui-bank-left", name=name, hours=hours, some=on_or_off(some)) for name, hours, some in left
    )
    return voice.say("ui-banks", people=" · ".join(people))


def _away(bulletin: Bulletin, voice: Voice) -> Iterator[str]:
    """People nobody need wait for now."""
    for absence in bulletin.away:
        yield voice.say("ui-is-away", name=plain(absence.name), until=moment(absence.until))


def buttons(report: TableReport, voice: Voice, form: Form = "wide") -> Row:
    """Buttons for everybody under the table: none here knows a card.

    Last the same table in the other form than this one.
    """
    table_id = report.table_id
    if report.phase not in OPEN:
        return Row(best_buttons(table_id, voice.language))
    return Row(
        (
            hand_button(table_id, voice),
            *back_buttons(table_id, voice),
            button(ActionId(table_id, Action.RULES), voice.say("ui-rules")),
            _size_button(table_id, form, voice),
        )
    )


def _size_button(table_id: TableId, form: Form, voice: Voice) -> PersistentItem:
    if form == "pocket":
        return button(ActionId(table_id, Action.SHOW, WIDE), voice.say("ui-wide"))
    return button(ActionId(table_id, Action.SHOW, POCKET), voice.say("ui-upright"), emoji="📱")


def notice_buttons(letter: Letter, voice: Voice) -> Row:
    """One-click actions for readers of a notice."""
    match letter.key:
        case Notice.SEAT_OFFERED:
            return _offer_button(letter, Action.TAKE_SEAT, voice.say("ui-take-seat"))
        case Notice.SEAT_ASKED:
            name = label(str(letter.facts["name"]))
            return _offer_button(letter, Action.GIVE_SEAT, voice.say("ui-give-seat", name=name))
        case Notice.WIN_OFFERED:
            return win_buttons(letter.table_id, voice.language)
        case Notice.MEMBER_GONE | Notice.STANDS_IN:
            return _absent_buttons(letter, voice)
        case Notice.MEMBER_BACK if not letter.facts["held"]:
            return hand_row(letter.table_id, voice)
        case Notice.COMPUTER_HOLDS | Notice.RESTS | Notice.MEMBER_BACK:
            return _one_button(ActionId(letter.table_id, Action.RETAKE), voice.say("ui-retake"))
        case Notice.TABLE_WAITS | Notice.REPLACED:
            return hand_row(letter.table_id, voice)
        case _:
            return Row(())


def hand_row(table_id: TableId, voice: Voice) -> Row:
    """The way to one's own panel."""
    return Row((hand_button(table_id, voice),))


def idle_page(report: TableReport, voice: Voice, days: int, closes: int) -> Page:
    """Calls whom the table has waited for so long; where only computers decide, whose seats they hold."""
    called, row = report.waiting_for, hand_row(report.table_id, voice)
    key = "notice-table-idle"
    if not called:
        held = (each for each in report.occupants if each.player is not None and not each.conceded)
        called = tuple(each.player for each in held if each.player is not None)
        row = _one_button(ActionId(report.table_id, Action.RETAKE), voice.say("ui-retake"))
        key = "notice-table-idle-held"
    people = ", ".join(map(mention, called))
    words = voice.say(key, people=people, days=days, closes=closes)
    return Page(parts=(row,), above=words, pings=called)


def _one_button(meaning: ActionId, words: str) -> Row:
    return Row((button(meaning, words, style=discord.ButtonStyle.primary),))


def _absent_buttons(letter: Letter, voice: Voice) -> Row:
    """Buttons to go on without a leaver; rights are checked when one is pressed."""
    table_id, seat = letter.table_id, str(letter.facts["seat"])
    stand_in = button(
        ActionId(table_id, Action.STAND_IN, seat),
        voice.say("ui-stand-in"),
        style=discord.ButtonStyle.primary,
    )
    fill = button(ActionId(table_id, Action.FILL_SEAT, seat), voice.say("ui-fill-seat"))
    return Row((stand_in, fill) if letter.key == Notice.MEMBER_GONE else (fill,))


def invite_page(table_id: TableId, seat: str, language: Language) -> Page:
    """Page to ask for a player."""
    meaning = ActionId(table_id, Action.INVITE, seat)
    return Page(
        parts=(say(language, "ui-invite-head"), Row((user_select(meaning, say(language, "ui-invite")),)))
    )


def _offer_button(letter: Letter, action: Action, label: str) -> Row:
    """Button for one person, seen by all: their number and the offer's seal are no secret."""
    meaning = ActionId(letter.table_id, action, offered(offer_in(letter)))
    return Row((button(meaning, label, style=discord.ButtonStyle.success),))


@dataclass(frozen=True, slots=True)
class Afterthought:
    """Addition to a game's last post: its story, once that is told (`words`, `pictures`); until then,
    that it `follows`. `sealed`: that its deck can be checked.
    """

    words: str = ""
    pictures: tuple[Picture, ...] = ()
    follows: bool = False
    sealed: bool = False


NOTHING_MORE = Afterthought()


def over_page(
    final: FinalReport,
    last: Bulletin,
    voice: Voice,
    pictures: tuple[Picture, ...],
    after: Afterthought = NOTHING_MORE,
) -> Page:
    """Winner, and the way on; then how the last turn went, and the game. One message, the game's last.

    Where people gave up and that ended it, nothing is turned up.
    """
    report = final.report
    language = voice.language
    room = NEWS_CHARACTERS_MAX - len(after.words)  # what is told can be looked up as well
    told = newest(voice.tell(last.news, report.table_view), language, room)
    conceded = how_conceded(report.occupants, report.phase, voice)
    again = again_row(report.table_id, language)
    if report.phase is Phase.CONCEDED:
        ended: tuple[Part, ...] = (conceded, again, told if last.news else "")
    else:
        won = voice.situation(report.table_view)
        *news, table = pictures or (None,)
        shown = _pictured(() if table is None else (table,), report, voice)
        ended = (
            *shown,
            won,
            how_placed(voice.skin, report.occupants, final.result.ranks),
            conceded,
            again,
            _beside(told, won),
            *(Gallery((picture,)) for picture in _last(news, after.pictures) if picture is not None),
        )
    return Page(
        parts=(
            *ended,
            *(Gallery((picture,)) for picture in after.pictures),
            after.words or (voice.say("ui-story-follows") if after.follows else ""),
            was_coached(report),
            voice.say("ui-checkable") if after.sealed else "",
        ),
        above=" ".join(mention(player) for player in _people(report)),
        pings=_people(report),
    )


def _beside(told: str, won: str) -> str:
    """The last turn's news without what stands above them already."""
    rests = ((line, line.replace(won, "").strip(" !.\u00a0\u202f")) for line in told.splitlines())
    return "\n".join(line if won not in line else f"{rest}." for line, rest in rests if rest)


def _last(news: Sequence[Picture | None], story: Sequence[Picture]) -> Sequence[Picture | None]:
    """Last pictures of the turn that fit a message beside the table and the story."""
    most = FILES_LIMIT - 1 - len(story)
    return news[-most:]


def closed_page(report: TableReport, voice: Voice, pictures: Sequence[Picture], unsealed: str = "") -> Page:
    """The table as it stood when it was ended early, and what its deck followed from."""
    return Page(
        parts=(
            *_pictured(pictures, report, voice),
            how_ended(report, voice),
            unsealed,
            again_row(report.table_id, voice.language),
        )
    )


def _people(report: TableReport) -> tuple[int, ...]:
    return tuple(occupant.player for occupant in report.occupants if occupant.player is not None)


def _pictured(pictures: Sequence[Picture], report: TableReport, voice: Voice) -> tuple[Part, ...]:
    """Each picture at its full width; the table in words where there is none."""
    if not pictures:
        return (voice.describe(report.table_view),)
    return tuple(Gallery((picture,)) for picture in pictures)


def show_page(
    report: TableReport,
    voice: Voice,
    pictures: Sequence[Picture],
    *,
    form: Form = "wide",
    text_first: bool = False,
    word: str = "",
) -> Page:
    """The present table for one reader, in their own language; `text_first`: in words as well."""
    words = voice.describe(report.table_view) if text_first and pictures else ""
    page = Page(
        parts=(
            *_pictured(pictures, report, voice),
            words,
            how_ended(report, voice) or voice.situation(report.table_view),
            word,
            buttons(report, voice, form),
        ),
        plain=text_first,
    )
    return with_room(page, words, voice.say("ui-table-follows"))


def text_pages(text: str) -> tuple[Page, ...]:
    """A long text in as many messages as it needs, cut between lines."""
    return tuple(Page(parts=(piece,), plain=True) for piece in in_pieces(text))


def log_page(turns: Turns, voice: Voice) -> Page:
    """Some turns looked back on, the newest last, and the way to earlier ones."""
    report = turns.report
    told = []
    for turn in turns.turns:
        lines = voice.tell(turn.events, report.table_view)
        told.append("\n".join((*(() if report.table.imported else (f"-# {moment(turn.at)}",)), *lines)))
    pages = ((turns.page + 1, "ui-earlier"), (turns.page - 1, "ui-later"))
    steps = tuple(
        button(ActionId(report.table_id, Action.LOG, str(page)), voice.say(key))
        for page, key in pages
        if 0 <= page < turns.pages
    )
    head = voice.say("ui-log-head", table=table_number(report.table_id, voice.language))
    return Page(parts=(head, "\n\n".join(told) or voice.say("ui-log-empty"), Divider(), Row(steps)))


def rules_page(
    voice: Voice, agreed: Mapping[str, str], pictures: Sequence[Picture], links: HostLinks = NO_LINKS
) -> Page:
    """A game's rules, as agreed, with the help cards, and where its numbered rules are."""
    skin, language = voice.skin, voice.language
    head = f"-# {skin.name(language).label}"
    cards = (Gallery((picture,)) for picture in pictures)
    numbered = filter(None, (links.rules(skin.rules_page, language),))
    return Page(parts=(f"{head}\n{skin.rules(language, agreed)}", *cards, *numbered))
