"""The lobby's message: who sits down, what is agreed, and the buttons for both. Public."""

from dataclasses import replace

import discord

from bot.language import say
from bot.skins.skin import Choice, Picture, Skin
from bot.table.languages import Language
from bot.table.lobby import TABLE_OPTIONS, GameInfo, Lobby, Phase, free_bosses
from bot.table.match import Level
from bot.table.reports import Location
from bot.ui.components import Action, ActionId, PersistentItem, button, select
from bot.ui.pages.page import Gallery, Line, Page, Part, Row
from bot.ui.pages.text import link, mention, seat_line, table_number

GREEN = discord.ButtonStyle.success
BLUE = discord.ButtonStyle.primary


def lobby_page(lobby: Lobby, box: GameInfo, skin: Skin, banner: tuple[Picture, ...]) -> Page:
    """The lobby as everybody sees it, in the table's language."""
    language = lobby.language
    head = say(language, "ui-lobby-head", table=table_number(lobby.id), host=mention(lobby.host))
    return Page(
        parts=(
            Gallery(banner),
            head,
            agreement(lobby, skin),
            _seats(lobby, box, skin),
            *(_controls(lobby, box, skin) if lobby.phase is Phase.LOBBY else (_fate(lobby),)),
        )
    )


def banner(lobby: Lobby, skin: Skin) -> Picture:
    """The lobby's head. Slow: call it in a thread."""
    return skin.paint_banner(lobby.bosses, lobby.names, lobby.language)


def agreement(lobby: Lobby, skin: Skin) -> str:
    """The options in words, one after the other; how computers behave only where there are any."""
    language = lobby.language
    worded = {name: _value_label(skin, name, value, language) for name, value in lobby.options.items()}
    worded["pace"] = say(language, f"ui-pace-{lobby.pace}")
    if any(occupant.player is None for occupant in lobby.occupants):
        worded["talk"] = say(language, f"ui-talk-{_on(lobby.talk)}")
    return " · ".join(
        say(language, "ui-option", option=say(language, f"ui-option-{name}"), value=value)
        for name, value in worded.items()
    )


def _value_label(skin: Skin, option: str, value: str, language: Language) -> str:
    return next(
        (choice.label for choice in skin.option_choices(option, language) if choice.value == value), value
    )


def _seats(lobby: Lobby, box: GameInfo, skin: Skin) -> str:
    language = lobby.language
    lines = [
        seat_line(language, seat + 1, occupant, skin.boss_name(occupant.boss))
        for seat, occupant in enumerate(lobby.occupants)
    ]
    free = box.seats[-1] - len(lobby.occupants)
    if lobby.phase is Phase.LOBBY:
        lines.append(say(language, "ui-lobby-free", count=free))
    return "\n".join(lines)


def _fate(lobby: Lobby) -> str:
    """What became of a lobby that is one no longer."""
    if lobby.phase is Phase.FOLDED:
        return say(lobby.language, "ui-lobby-folded")
    where = Location(lobby.guild_id, lobby.channel_id, lobby.thread_id)
    return say(lobby.language, "ui-lobby-started", link=link(where))


def _controls(lobby: Lobby, box: GameInfo, skin: Skin) -> tuple[Part, ...]:
    language, table = lobby.language, lobby.id
    full = len(lobby.occupants) >= box.seats[-1]
    enough = len(lobby.occupants) in box.seats
    free = [Choice(boss, skin.boss_name(boss)) for boss in free_bosses(lobby, box)]
    first = (
        button(ActionId(table, Action.JOIN), say(language, "ui-join"), style=GREEN, disabled=full),
        button(ActionId(table, Action.LEAVE_LOBBY), say(language, "ui-leave")),
        button(ActionId(table, Action.COMPUTER), say(language, "ui-add-computer"), disabled=full),
        button(ActionId(table, Action.OPTIONS), say(language, "ui-options")),
        button(ActionId(table, Action.START), say(language, "ui-start"), style=BLUE, disabled=not enough),
    )
    boss = (select(ActionId(table, Action.BOSS), say(language, "ui-choose-boss"), free),) if free else ()
    return (
        Line(),
        Row(boss),
        Row(first),
        Row((button(ActionId(table, Action.RULES), say(language, "ui-how-to-play")),)),
    )


def options_page(lobby: Lobby, box: GameInfo, skin: Skin, language: Language) -> Page:
    """The host's own page: every option as a menu, and the door for those who should go."""
    menus = [Row((_option(lobby, box, skin, language, name),)) for name in (*box.options, *TABLE_OPTIONS)]
    others = [
        Choice(str(seat), f"{skin.boss_name(occupant.boss)} · {occupant.name}")
        for seat, occupant in enumerate(lobby.occupants)
        if occupant.player != lobby.host
    ]
    in_flight = (
        (select(ActionId(lobby.id, Action.UNSEAT), say(language, "ui-unseat"), others),) if others else ()
    )
    return Page(
        parts=(say(language, "ui-options-head", table=table_number(lobby.id)), *menus, Row(in_flight))
    )


def _option(lobby: Lobby, box: GameInfo, skin: Skin, language: Language, name: str) -> PersistentItem:
    """The menu of one option; the line that holds says which option it is, even when the menu is shut."""
    agreed = {**lobby.options, "pace": lobby.pace, "language": lobby.language, "talk": _on(lobby.talk)}
    label, chosen = say(language, f"ui-option-{name}"), agreed[name]
    choices = [
        replace(choice, label=f"{label} · {choice.label}") if choice.word == chosen else choice
        for choice in value_choices(skin, box, name, language)
    ]
    return select(ActionId(lobby.id, Action.OPTION, name), label, choices, chosen=chosen)


def value_choices(skin: Skin, box: GameInfo, option: str, language: Language) -> tuple[Choice, ...]:
    """What an option may be, worded; nothing for an option that does not exist."""
    if option in box.options:
        offered = skin.option_choices(option, language)
        return tuple(Choice(choice.value, choice.label, choice.detail) for choice in offered)
    return tuple(
        Choice(value, say(language, f"ui-{option}-{value}")) for value in TABLE_OPTIONS.get(option, ())
    )


def _on(switch: bool) -> str:
    return "on" if switch else "off"


def computers_page(lobby: Lobby, box: GameInfo, skin: Skin, language: Language) -> Page:
    """Which computer shall sit down; and the level of those who sit already."""
    add = tuple(
        button(
            ActionId(lobby.id, Action.SEAT_COMPUTER, level),
            say(language, f"ui-level-{level}"),
            style=BLUE,
            disabled=len(lobby.occupants) >= box.seats[-1],
        )
        for level in Level
    )
    menus = [
        Row((_level(lobby, seat, skin, language),))
        for seat, occupant in enumerate(lobby.occupants)
        if occupant.player is None
    ]
    levels = "\n".join(say(language, f"ui-level-{level}.detail") for level in Level)
    return Page(parts=(say(language, "ui-computers-head"), levels, Row(add), *menus))


GO = "go"  # in the menu of a computer's levels: show it the door


def _level(lobby: Lobby, seat: int, skin: Skin, language: Language) -> PersistentItem:
    occupant = lobby.occupants[seat]
    name = skin.boss_name(occupant.boss)
    levels = [Choice(level, f"{name} · {say(language, f'ui-level-{level}')}") for level in Level]
    levels.append(Choice(GO, f"{name} · {say(language, 'ui-computer-goes')}"))
    return select(ActionId(lobby.id, Action.LEVEL, str(seat)), name, levels, chosen=occupant.level)
