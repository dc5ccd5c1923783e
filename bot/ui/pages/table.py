"""The public posts: the table after a turn, the end of a game, a look back, the rules.

Everything here may be seen by everybody, in the table's language: no view of one boss comes in.
"""

from collections.abc import Sequence

import discord

from bot.language import say
from bot.skins.skin import Picture, Skin
from bot.table.languages import Language
from bot.table.notices import Notice
from bot.table.outbox import Letter
from bot.table.reports import Bulletin, FinalReport, TableReport, Turns
from bot.ui.components import Action, ActionId, button
from bot.ui.pages.page import Gallery, Line, Page, Part, Row
from bot.ui.pages.text import mention, moment, over, plain, soon, table_number

TEXT_ROOM = 3600  # characters for a long text beside its head


def table_pictures(bulletin: Bulletin, skin: Skin) -> tuple[Picture, ...]:
    """Shootouts since the last post, then the table. Slow: call it in a thread."""
    shown = bulletin.shown
    news = skin.paint_news(bulletin.news, shown.table, shown.names, shown.language)
    return (*news, skin.paint_table(shown.table, shown.names, shown.language))


def table_page(bulletin: Bulletin, skin: Skin, pictures: tuple[Picture, ...]) -> Page:
    """One turn told: what happened, the table, whose turn it is now. The mention is the only ping."""
    shown = bulletin.shown
    told = "\n".join(skin.tell(bulletin.news, shown.table, shown.names, shown.language))
    return Page(
        parts=(
            told,
            _remark(bulletin, skin),
            *(Gallery((picture,)) for picture in pictures),
            _situation(shown, skin),
            buttons(shown),
        ),
        above=_call(shown),
        pings=shown.waiting_for,
    )


def _remark(bulletin: Bulletin, skin: Skin) -> str:
    """A word from one of the computers, now and then, unless the table wants them silent."""
    shown = bulletin.shown
    computers = [seat for seat, occupant in enumerate(shown.occupants) if occupant.level is not None]
    if not shown.talk or not computers:
        return ""
    seed = f"{shown.table_id}:{shown.version}"
    return skin.remark(bulletin.news, shown.table, computers, seed, shown.language)


def _call(shown: TableReport) -> str:
    if not shown.waiting_for:
        return ""
    people = ", ".join(map(mention, shown.waiting_for))
    return say(shown.language, "ui-your-turn", people=people, count=len(shown.waiting_for))


def _situation(shown: TableReport, skin: Skin) -> str:
    lines = [skin.situation(shown.table, shown.names, shown.language)]
    if shown.deadline is not None:
        lines.append(say(shown.language, "ui-deadline", when=soon(shown.deadline)))
    return "\n".join(lines)


def buttons(shown: TableReport) -> Row:
    """What everybody may ask for under the table: no button here knows a card."""
    language, table = shown.language, shown.table_id
    if over(shown.phase):
        return Row((button(ActionId(table, Action.LOG), say(language, "ui-last-turns")),))
    return Row(
        (
            button(
                ActionId(table, Action.HAND), say(language, "ui-my-hand"), style=discord.ButtonStyle.primary
            ),
            button(ActionId(table, Action.LOG), say(language, "ui-last-turns")),
            button(ActionId(table, Action.RULES), say(language, "ui-rules")),
        )
    )


def notice_buttons(letter: Letter, language: Language) -> Row:
    """What a notice lets its readers do with one click."""
    match letter.key:
        case Notice.COMPUTER_HOLDS | Notice.RESTS:
            verb, key = Action.RETAKE, "ui-retake"
        case Notice.REMINDER_HALF | Notice.REMINDER_LAST | Notice.TABLE_WAITS | Notice.REPLACED:
            verb, key = Action.HAND, "ui-my-hand"
        case _:
            return Row(())
    return Row(
        (button(ActionId(letter.table_id, verb), say(language, key), style=discord.ButtonStyle.primary),)
    )


def over_page(finish: FinalReport, last: Bulletin, skin: Skin, pictures: tuple[Picture, ...]) -> Page:
    """The last turn told, everything turned up, why the winner won, the figures of the game, and Rematch."""
    shown = finish.shown
    language = shown.language
    again = button(
        ActionId(shown.table_id, Action.REMATCH),
        say(language, "ui-rematch"),
        style=discord.ButtonStyle.success,
    )
    look_back = button(ActionId(shown.table_id, Action.LOG), say(language, "ui-last-turns"))
    return Page(
        parts=(
            "\n".join(skin.tell(last.news, shown.table, shown.names, language)),
            *_shown(pictures, skin, shown, language),
            skin.situation(shown.table, shown.names, language),
            _figures(finish, skin),
            Row((again, look_back)),
        ),
    )


def _figures(finish: FinalReport, skin: Skin) -> str:
    """A line per boss: tiles, shootouts won and stolen."""
    language = finish.shown.language
    lines = []
    for seat, occupant in enumerate(finish.shown.occupants):
        kept = finish.kept[seat]
        lines.append(
            say(
                language,
                "ui-figures",
                boss=skin.boss_name(occupant.boss),
                name=plain(occupant.name),
                computer="yes" if occupant.player is None else "no",
                tiles=kept.get("tiles", 0),
                won=kept.get("shootouts_won", 0),
                stolen=kept.get("shootouts_stolen", 0),
            )
        )
    return "\n".join(lines)


def _shown(
    pictures: Sequence[Picture], skin: Skin, shown: TableReport, language: Language
) -> tuple[Part, ...]:
    """Each picture at its full width; the table in words where there is none."""
    if not pictures:
        return (skin.describe(shown.table, shown.names, language),)
    return tuple(Gallery((picture,)) for picture in pictures)


def show_page(shown: TableReport, skin: Skin, language: Language, pictures: Sequence[Picture]) -> Page:
    """The present table for one reader, in his own language."""
    return Page(
        parts=(
            *_shown(pictures, skin, shown, language),
            skin.situation(shown.table, shown.names, language),
            buttons(shown),
        )
    )


def text_pages(text: str) -> tuple[Page, ...]:
    """A long text in as many messages as it needs, cut between lines."""
    pages, lines = [], ""
    for line in text.splitlines():
        if len(lines) + len(line) + 1 > TEXT_ROOM and lines:
            pages.append(Page(parts=(lines,)))
            lines = ""
        lines += line[:TEXT_ROOM] + "\n"
    return (*pages, Page(parts=(lines,)))


def log_page(turns: Turns, skin: Skin, language: Language) -> Page:
    """Some turns looked back on, the newest last, and the way to earlier ones."""
    shown = turns.shown
    told = []
    for turn in turns.turns:
        lines = skin.tell(turn.events, shown.table, shown.names, language)
        told.append("\n".join((f"-# {moment(turn.at)}", *lines)))
    steps = ((turns.page + 1, "ui-earlier"), (turns.page - 1, "ui-later"))
    presses = tuple(
        button(ActionId(shown.table_id, Action.LOG, str(page)), say(language, key))
        for page, key in steps
        if 0 <= page < turns.pages
    )
    head = say(language, "ui-log-head", table=table_number(shown.table_id))
    return Page(parts=(head, "\n\n".join(told) or say(language, "ui-log-empty"), Line(), Row(presses)))


def rules_page(text: str, pictures: Sequence[Picture]) -> Page:
    """How to play, with the help cards."""
    return Page(parts=(text, *(Gallery((picture,)) for picture in pictures)))
