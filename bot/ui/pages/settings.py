"""Pages on which people and servers settle things: every choice holds at once. Private."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

import discord

from bot.language import say
from bot.skins.skin import Choice
from bot.table.clock import Waking
from bot.table.declared import Pick, Setting
from bot.table.languages import Language
from bot.table.profile import LOBBIES_MAX, SERVER_PLACES, SERVER_SETTINGS, SETTINGS, Person, Server
from bot.ui.components import SELECT_LIMIT, PersistentItem, button, channel_select, role_select
from bot.ui.forms import Fields, Question, in_forms, openers
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, Row, rows
from bot.ui.pages.text import moment
from bot.ui.pages.zone import zone_row

BLUE = discord.ButtonStyle.primary
OFF = "off"


def settings_page(person: Person, language: Language, now: datetime, word: str = "") -> Page:
    """One person's settings, the same at all their tables; `word` comes first, if any."""
    buttons = (
        *openers(ActionId(0, Action.SETTINGS), say(language, "ui-change"), settings_forms(person, language)),
        *zone_row(language).items,
        *_again(person, language),
    )
    held = _held(SETTINGS, person, language, say(language, "ui-settings-head"))
    return Page(parts=(word, held, _hours(person, language, now), *rows(buttons)))


def settings_forms(person: Person, language: Language) -> tuple[Fields, ...]:
    """Settings as forms, in which all can be chosen at once."""
    return in_forms(tuple(_asked(SETTINGS, person, language)), say(language, "ui-ticks"))


def server_page(server: Server, language: Language, announced: str = "", there: Server | None = None) -> Page:
    """One server's settings, for tables opened from now on; `announced`: where their lobbies are.

    `there`: the same, with those channels and roles alone that there are still.
    """
    where = (
        say(language, "ui-server-channels", channels=" ".join(f"<#{channel}>" for channel in server.channels))
        if server.channels
        else say(language, "ui-server-everywhere")
    )
    lobbies = say(language, "ui-server-lobbies", most=LOBBIES_MAX)
    held = _held(SERVER_SETTINGS, server, language, say(language, "ui-server-head"))
    opener = ActionId(0, Action.SERVER_SETTINGS)
    buttons = rows(openers(opener, say(language, "ui-change"), server_forms(server, language)))
    return Page(parts=(held, *buttons, *_places(there or server, language), where, lobbies, announced))


def server_forms(server: Server, language: Language) -> tuple[Fields, ...]:
    """A server's worded settings, as forms."""
    return in_forms(tuple(_asked(SERVER_SETTINGS, server, language)), say(language, "ui-ticks"))


def _held(settings: Mapping[str, Setting], holder: object, language: Language, head: str) -> str:
    """The values, a line each."""
    lines = (
        say(language, "ui-option", option=each.label, value=each.worded(each.holds))
        for each in _asked(settings, holder, language)
    )
    return "\n".join((head, *lines))


def _asked(settings: Mapping[str, Setting], holder: object, language: Language) -> Iterator[Question]:
    for name, setting in settings.items():
        holds = setting.word(holder)
        worded = choices(language, name, setting.offered(holds))
        yield Question(name, say(language, f"ui-setting-{name}"), worded, holds, tick=setting.tick)


def _places(server: Server, language: Language) -> Iterator[Row]:
    """The menus of channels and roles."""
    for name, place in SERVER_PLACES.items():
        held = place.held(server)
        if len(held) <= SELECT_LIMIT:
            menu = channel_select if place.pick is Pick.CHANNEL else role_select
            meaning, label = ActionId(0, Action.SERVER_SETTING, name), say(language, f"ui-setting-{name}")
            yield Row((menu(meaning, label, held, most=SELECT_LIMIT if place.many else 1),))


def choices(language: Language, name: str, values: Sequence[str]) -> tuple[Choice, ...]:
    """The values of a setting, worded."""
    return tuple(
        Choice(value, value if value.isdecimal() else say(language, f"ui-{name}-{value}")) for value in values
    )


def _again(person: Person, language: Language) -> tuple[PersistentItem, ...]:
    """Button to retry private messages after a refusal."""
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
