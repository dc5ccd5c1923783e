"""Pages on which people and servers settle things: every choice holds at once. Private."""

from collections.abc import Iterator, Sequence
from datetime import datetime

import discord

from bot.language import say
from bot.skins.skin import Choice
from bot.table.clock import Pace, Waking
from bot.table.languages import LANGUAGES, Language
from bot.table.profile import LOBBIES_MAX, SETTINGS, Person, Server
from bot.ui.components import SELECT_LIMIT, PersistentItem, button, channel_select, role_select, select
from bot.ui.forms import Fields, Question, in_forms, openers
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, Row, rows
from bot.ui.pages.text import moment
from bot.ui.pages.zone import zone_row

BLUE = discord.ButtonStyle.primary
DISCORDS = "auto"  # as the server's Discord says
OFF = "off"

WHERE, ANNOUNCE, RING = "where", "announce", "ring"  # a server's settings that are channels or roles
SERVER_OFFERED: dict[str, Sequence[str]] = {
    "language": LANGUAGES,
    "pace": tuple(Pace),
    "per-person": ("1", "2", "3", "5", "10", "25"),
    "per-channel": ("1", "3", "5", "10", "25", "50"),
}


def settings_page(person: Person, language: Language, now: datetime, word: str = "") -> Page:
    """One person's settings, the same at all their tables; `word` comes first, if any."""
    held = "\n".join(
        say(language, "ui-option", option=each.label, value=each.worded(each.holds))
        for each in _asked(person, language)
    )
    buttons = (
        *openers(ActionId(0, Action.SETTINGS), say(language, "ui-change"), settings_forms(person, language)),
        *zone_row(language).items,
        *_again(person, language),
    )
    head = say(language, "ui-settings-head")
    return Page(parts=(word, f"{head}\n{held}", _hours(person, language, now), *rows(buttons)))


def settings_forms(person: Person, language: Language) -> tuple[Fields, ...]:
    """The same as forms, in which all of it can be chosen at once."""
    return in_forms(tuple(_asked(person, language)), say(language, "ui-ticks"))


def _asked(person: Person, language: Language) -> Iterator[Question]:
    for name, setting in SETTINGS.items():
        yield Question(
            name,
            say(language, f"ui-setting-{name}"),
            choices(language, name, tuple(setting.values)),
            setting.word(person),
            tick=setting.tick,
        )


def server_page(server: Server, language: Language, announced: str = "", there: Server | None = None) -> Page:
    """One server's settings, for tables opened from now on; `announced`: where their lobbies are.

    `there`: the same, with those channels and roles alone that there are still.
    """
    holds = {
        "language": server.language or DISCORDS,
        "pace": server.pace,
        "per-person": str(server.own_lobbies),
        "per-channel": str(server.channel_lobbies),
    }
    menus = tuple(
        Row((_menu(Action.SERVER_SETTING, language, name, holds[name], _with(holds[name], offered)),))
        for name, offered in SERVER_OFFERED.items()
    )
    where = (
        say(language, "ui-server-channels", channels=" ".join(f"<#{channel}>" for channel in server.channels))
        if server.channels
        else say(language, "ui-server-everywhere")
    )
    lobbies = say(language, "ui-server-lobbies", most=LOBBIES_MAX)
    head, places = say(language, "ui-server-head"), _places(there or server, language)
    return Page(parts=(head, *menus, *places, where, lobbies, announced))


def _places(server: Server, language: Language) -> Iterator[Row]:
    """The menus of channels and roles."""

    def labelled(name: str) -> tuple[ActionId, str]:
        return ActionId(0, Action.SERVER_SETTING, name), say(language, f"ui-setting-{name}")

    if len(server.channels) <= SELECT_LIMIT:
        yield Row((channel_select(*labelled(WHERE), server.channels, most=SELECT_LIMIT),))
    announces, rings = ((each,) if each else () for each in (server.announces_in, server.rings))
    yield Row((channel_select(*labelled(ANNOUNCE), announces),))
    yield Row((role_select(*labelled(RING), rings),))


def choices(language: Language, name: str, values: Sequence[str]) -> tuple[Choice, ...]:
    """The values of a setting, worded."""
    return tuple(
        Choice(value, value if value.isdecimal() else say(language, f"ui-{name}-{value}")) for value in values
    )


def _with(number: str, offered: Sequence[str]) -> Sequence[str]:
    """A menu of numbers has the one that holds, also where another one was typed."""
    return sorted({number, *offered}, key=int) if number.isdecimal() else offered


def _menu(action: Action, language: Language, name: str, holds: str, values: Sequence[str]) -> PersistentItem:
    """The menu of one setting; what holds says which setting it is, even when the menu is shut."""
    label = say(language, f"ui-setting-{name}")
    offered = [
        Choice(choice.word, f"{label} · {choice.label}" if choice.word == holds else choice.label)
        for choice in choices(language, name, values)
    ]
    return select(ActionId(0, action, name), label, offered, chosen=holds)


def _again(person: Person, language: Language) -> tuple[PersistentItem, ...]:
    """For whose private messages were refused: perhaps they are not any more."""
    if not (person.dms and person.dms_closed):
        return ()
    return (button(ActionId(0, Action.TRY_MESSAGES), say(language, "ui-try-again"), style=BLUE),)


def _hours(person: Person, language: Language, now: datetime) -> str:
    nights = say(language, "ui-settings-zone", zone=person.zone) if person.zone else ""
    lines = [
        nights or say(language, "ui-settings-no-zone"),
        say(language, "ui-settings-waking", hours=hours(person.waking), zone=person.waking.zone)
        if person.waking
        else say(language, "ui-settings-always-awake"),
    ]
    lasting = [stay.end for stay in person.away if stay.start <= now < stay.end]
    if lasting:
        lines.append(say(language, "ui-settings-away", until=moment(max(lasting))))
    if person.dms_closed:
        lines.append(say(language, "ui-settings-dms-closed"))
    return "\n".join(lines)


def hours(waking: Waking) -> str:
    """`8:00-23:00`, as it is typed."""
    return "-".join(f"{minute // 60}:{minute % 60:02}" for minute in (waking.from_minute, waking.to_minute))


def read_hours(text: str) -> tuple[int, int] | None:
    """Waking hours as typed; None for `off`. Raises ValueError for what cannot be read."""
    if text.strip().casefold() == OFF:
        return None
    begin, end = (_minute(part) for part in text.replace("–", "-").split("-"))
    return begin, end


def _minute(text: str) -> int:
    hour, _, minute = text.strip().replace("h", ":").partition(":")
    moment_of_day = int(hour) * 60 + int(minute or 0)
    if not (0 <= int(hour) <= 24 and 0 <= int(minute or 0) < 60 and moment_of_day <= 24 * 60):
        raise ValueError(text)
    return moment_of_day % (24 * 60)
