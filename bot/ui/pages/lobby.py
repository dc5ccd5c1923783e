"""The lobby's message: who sits down, what is agreed, and the buttons for both. Public."""

from collections.abc import Iterator, Sequence
from datetime import datetime

import discord

from bot.language import say
from bot.lessons import course
from bot.skins.skin import Choice, Picture
from bot.table.calendar import Calendar, calendar
from bot.table.cutting import cuts_in_lobby, has_cut
from bot.table.languages import Language
from bot.table.match import Occupant, PlayerId
from bot.table.table import (
    BEFORE_DEAL,
    TABLE_SETTINGS,
    Invitation,
    Phase,
    Table,
    free_roles,
    holding,
    in_force,
    kept,
    suggested,
)
from bot.ui.components import button, select
from bot.ui.ids import Action, ActionId
from bot.ui.pages.cutting import cut_button, cutting_rows, still_to_cut
from bot.ui.pages.how import how_button
from bot.ui.pages.looking import hand_button
from bot.ui.pages.options import door_menu, option_buttons, value_label
from bot.ui.pages.page import Divider, Gallery, Page, Part, Row, rows
from bot.ui.pages.text import label, linked, mention, on_or_off, plain, seat_line, soon, table_number
from bot.ui.voice import Voice
from engine.game import GameInfo

HOST_CHARACTERS = 16  # of their name on a button
GREEN = discord.ButtonStyle.success
GREY = discord.ButtonStyle.secondary


def lobby_page(
    table: Table,
    info: GameInfo,
    voice: Voice,
    banner: tuple[Picture, ...],
    now: datetime,
    message_id: int | None = None,
    deck: Sequence[Part] = (),
) -> Page:
    """The lobby as everybody sees it, in the table's language; only whom a chair is kept for is pinged.

    `message_id`: of the table's post, once there is one. `deck`: how it was cut, and what it followed from.
    """
    if table.phase is Phase.CANCELLED:
        return _cancelled_page(table, voice)
    invited = kept(table, now) if table.phase is Phase.LOBBY else ()
    head = voice.say(
        "ui-lobby-head",
        table=table_number(table.id, voice.language),
        host=mention(table.host),
        game=voice.game,
        open=on_or_off(table.phase is Phase.LOBBY),
    )
    terms = voice.skin.terms(voice.language, holding(table, info))
    gathers = table.phase in BEFORE_DEAL
    takes = calendar_line(calendar(info, table) if gathers else None, voice)
    return Page(
        above=" ".join(mention(each.player) for each in invited),
        pings=tuple(each.player for each in invited),
        parts=(
            Gallery(banner),
            head,
            "\n".join(filter(None, (terms, takes, agreement(table, info, voice)))),
            _seats(table, info, voice),
            _invited(table, invited),
            *_foot(table, info, voice, now, message_id, deck),
        ),
    )


def opened_page(table: Table, info: GameInfo, language: Language) -> Page:
    """A host's page for a new lobby."""
    number = table_number(table.id, language)
    return Page(parts=(say(language, "ui-lobby-opened", table=number, least=info.seats[0]),))


def _cancelled_page(table: Table, voice: Voice) -> Page:
    """The one line that is left of a lobby that was never dealt."""
    number = table_number(table.id, voice.language)
    return Page(parts=(voice.say("ui-lobby-folded", table=number, game=voice.game),))


def calendar_line(takes: Calendar | None, voice: Voice) -> str:
    """A game's length, and how often it asks; empty where unknown."""
    if takes is None:
        return ""
    return voice.say("ui-calendar", lasts=takes.lasts, questions=takes.questions)


def agreement(table: Table, info: GameInfo, voice: Voice, *, whole: bool = False) -> str:
    """The clock in words, and every option that is not as usual; what is only suggested says so.

    `whole`: what follows by itself as well.
    """
    holds, only = holding(table, info), suggested(table, info)
    shown = in_force(info.options, holds, computers=table.with_computers, live=table.pace.live)
    told = [
        voice.say(
            "ui-option-suggested" if option.name in only else "ui-option",
            option=voice.skin.option(option.name, voice.language).label,
            value=value_label(voice, option.name, holds[option.name]),
        )
        for option in shown
        if holds[option.name] != option.values[0]
    ]
    told += [
        voice.say("ui-option", option=voice.say(f"ui-option-{name}"), value=voice.say(f"ui-{name}-{word}"))
        for name, word in _agreed(table, info, whole)
    ]
    return " · ".join(told)


def _agreed(table: Table, info: GameInfo, whole: bool) -> Iterator[tuple[str, str]]:
    """Options of every table that are to be told here, each with a word for what holds."""
    for name, setting in TABLE_SETTINGS.items():
        word = setting.word(table)
        match name:
            case "pace":
                yield name, word
            case "language":
                pass  # every sentence shows it
            case "coach" if table.coached:
                by_itself = word == "auto" and table.phase is Phase.LOBBY
                if whole or not by_itself:
                    yield name, "alone" if by_itself else "on"
            case "coach":
                pass
            case "talk" if not table.with_computers:
                pass
            case "bank" if not table.bank:
                pass
            case "ready" if not info.plans:
                pass
            case _ if word != next(iter(setting.values)):
                yield name, word


def _seats(table: Table, info: GameInfo, voice: Voice) -> str:
    lines = [
        seat_line(voice, seat + 1, occupant) + _wishes(occupant, info, voice)
        for seat, occupant in enumerate(table.occupants)
    ]
    if table.phase is Phase.LOBBY:
        sit, least, most = len(table.occupants), info.seats[0], info.seats[-1]
        lines.append(voice.say("ui-lobby-free", count=most - sit, missing=max(0, least - sit)))
    return "\n".join(lines)


def _invited(table: Table, invited: Sequence[Invitation]) -> str:
    if not invited:
        return ""
    people = ", ".join(plain(each.name) for each in invited)
    until = soon(max(each.until for each in invited))
    return say(table.language, "ui-lobby-invited", people=people, count=len(invited), until=until)


def _wishes(occupant: Occupant, info: GameInfo, voice: Voice) -> str:
    """A seat's choices, where they differ from those of people who choose nothing."""
    return "".join(
        f" · {value_label(voice, choice.name, chosen)}"
        for choice in in_force(info.choices, occupant.choices)
        if (chosen := occupant.choices.get(choice.name)) is not None
        and (choice.unique or chosen != choice.values[0])
    )


def _foot(
    table: Table,
    info: GameInfo,
    voice: Voice,
    now: datetime,
    message_id: int | None,
    deck: Sequence[Part],
) -> tuple[Part, ...]:
    match table.phase:
        case Phase.LOBBY:
            live = say(table.language, "ui-lobby-live") if table.pace.live else ""
            return (*deck, live, *_controls(table, info))
        case Phase.CUTTING:
            return (still_to_cut(table, now), *deck, Divider(), *cutting_rows(table, now))
        case Phase.PLAYING:  # whoever has pressed Join or Start looks here
            return (*deck, _fate(table, message_id), Row((hand_button(table.id, voice),)))
        case _:
            return (*deck, _fate(table, message_id))


def _fate(table: Table, message_id: int | None) -> str:
    """End of a lobby that is one no longer, and where."""
    told, words = say(table.language, FATES[table.phase]), say(table.language, "ui-to-table")
    if table.phase is Phase.PLAYING and table.thread_id is not None:
        # it hangs on this very message, and Discord shows the way there below it
        return told
    way = linked(words, table.location, message_id)
    return told if way == words else f"{told} {way}"


FATES = {
    Phase.PLAYING: "ui-lobby-dealt",
    Phase.OVER: "ui-lobby-over",
    Phase.CONCEDED: "ui-lobby-over",
    Phase.CLOSED: "ui-panel-closed",
}


def _controls(table: Table, info: GameInfo) -> tuple[Part, ...]:
    """Controls most people need; the rest is behind the last button (more_page).

    Everybody sees the same, so the table's next need is lit: more players, or the start, which names the
    host, for nobody else may press it.
    """
    language, table_id = table.language, table.id
    host = next(
        (label(each.name, HOST_CHARACTERS) for each in table.occupants if each.player == table.host), ""
    )
    full = len(table.occupants) >= info.seats[-1]
    enough = len(table.occupants) in info.seats
    return (
        Divider(),
        Row(
            (
                button(
                    ActionId(table_id, Action.JOIN),
                    say(language, "ui-join"),
                    style=GREY if enough else GREEN,
                    disabled=full,
                ),
                button(ActionId(table_id, Action.COMPUTER), say(language, "ui-add-computer"), disabled=full),
                button(
                    ActionId(table_id, Action.START),
                    say(language, "ui-start-by", host=host) if host else say(language, "ui-start"),
                    style=GREEN if enough else GREY,
                    disabled=not enough,
                ),
                button(ActionId(table_id, Action.LOBBY_MORE), say(language, "ui-more")),
            )
        ),
    )


def more_page(table: Table, info: GameInfo, voice: Voice, reader: PlayerId) -> Page:
    """More controls before the deal, for one reader alone: role, rules, lessons; the host's settings."""
    table_id, skin, language = table.id, voice.skin, voice.language
    seated = next((each for each in table.occupants if each.player == reader), None)
    role = skin.role(seated.role) if seated is not None and seated.role else ""
    mine = button(ActionId(table_id, Action.CHOICES), say(language, "ui-my-choices"))
    learn = button(ActionId(table_id, Action.LEARN), say(language, "ui-learn"), emoji="🎓")
    hosts = reader == table.host
    cuts = seated is not None and cuts_in_lobby(table) and not has_cut(table, table.occupants.index(seated))
    buttons = (
        *((cut_button(table, language),) if cuts else ()),
        *((mine,) if info.choices else ()),
        how_button(table_id, language),
        *((learn,) if course(table.game) is not None else ()),
        button(ActionId(table_id, Action.LEAVE_LOBBY), say(language, "ui-leave"), disabled=seated is None),
    )
    return Page(
        parts=(
            say(language, "ui-lobby-more", table=table_number(table_id, language), role=role or "none"),
            agreement(table, info, voice, whole=True) if hosts else "",
            _role_menu(table, info, voice),
            door_menu(table, voice) if hosts else Row(()),
            *(rows(option_buttons(table, info, voice)) if hosts else ()),
            *rows(buttons),
        )
    )


def _role_menu(table: Table, info: GameInfo, voice: Voice) -> Row:
    """The roles still free; nothing in a game without roles."""
    free = [Choice(role, voice.skin.role(role), own=role) for role in free_roles(table, info)]
    label = voice.say("ui-choose-role")
    return Row((select(ActionId(table.id, Action.ROLE), label, free),) if free else ())
