"""Options before the deal: the host's forms, and each seat's own choices. Private.

A choice has a menu while there are few; else one menu for the choice and then one for its value. Games with
more than a menu holds are refused when they are registered (bot/games.py).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.language import say
from bot.skins.skin import Choice, Wording
from bot.table.languages import Language
from bot.table.match import PlayerId
from bot.table.table import TABLE_SETTINGS, Table, holding, in_force, table_options
from bot.ui.components import PersistentItem, select
from bot.ui.forms import Fields, Question, in_forms, openers
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, Row
from bot.ui.pages.text import seat_name, table_number
from bot.ui.voice import Voice
from engine.game import GameInfo, Option, Seat

MENUS_MAX = 3  # choices of a seat that get a menu each
OF_GAME, OF_TABLE = "game", "table"
YES_NO = (("on", "off"), ("yes", "no"))  # values of an option that is a yes or no


def option_forms(table: Table, info: GameInfo, voice: Voice) -> Mapping[str, tuple[Fields, ...]]:
    """Every option that matters, as forms: those of the game, and those that every table has."""
    ticks = voice.say("ui-ticks")
    return {
        OF_GAME: in_forms(tuple(_of_game(table, info, voice)), ticks),
        OF_TABLE: in_forms(tuple(_of_table(table, info, voice)), ticks),
    }


def option_buttons(table: Table, info: GameInfo, voice: Voice) -> tuple[PersistentItem, ...]:
    """A button for each of these forms."""
    return tuple(
        opener
        for kind, forms in option_forms(table, info, voice).items()
        if forms
        for opener in openers(ActionId(table.id, Action.OPTIONS, kind), options_title(kind, voice), forms)
    )


def options_title(kind: str, voice: Voice) -> str:
    """Title of the options of the game, or of every table."""
    return voice.say(f"ui-options-{kind}")


def _of_game(table: Table, info: GameInfo, voice: Voice) -> Iterator[Question]:
    agreed = holding(table, info)
    options = in_force(info.options, agreed, computers=table.with_computers, live=table.pace.live)
    for option in options:
        worded = voice.skin.option(option.name, voice.language)
        values = tuple(map(_choice, voice.skin.option_values(option.name, voice.language)))
        holds = agreed[option.name]
        tick = next((pair for pair in YES_NO if set(pair) == set(option.values)), None)
        yield Question(option.name, worded.label, values, holds, worded.detail, tick)


def _of_table(table: Table, info: GameInfo, voice: Voice) -> Iterator[Question]:
    for option in table_options(info):
        setting, label = TABLE_SETTINGS[option.name], voice.say(f"ui-option-{option.name}")
        worded = _worded(option, voice.language)
        yield Question(option.name, label, worded, setting.word(table), tick=setting.tick)


def choices_page(table: Table, info: GameInfo, voice: Voice, player: PlayerId, picked: str = "") -> Page:
    """One person's own page: what their seat may wish for; `picked` as among the options."""
    seat = seat_of(table, player)
    if seat is None:
        return Page(parts=(voice.say("notice-no-not-seated"),))
    held = table.occupants[seat].choices
    shown, menus = in_force(info.choices, held), list[Row]()
    if len(info.choices) > MENUS_MAX:
        menus.append(Row((_which(ActionId(table.id, Action.PICK_CHOICE), voice, shown, held, picked),)))
        shown = tuple(option for option in shown if option.name == picked)
    for option in shown:
        meaning = ActionId(table.id, Action.CHOICE, option.name)
        menus.append(Row((_menu(meaning, voice, option, _offered(table, seat, option), held),)))
    return Page(parts=(voice.say("ui-choices-head", table=table_number(table.id, voice.language)), *menus))


def value_label(voice: Voice, option: str, value: str) -> str:
    """One value of a game's option in words."""
    return next(
        (w.label for w in voice.skin.option_values(option, voice.language) if w.value == value), value
    )


def value_choices(voice: Voice, info: GameInfo, option: str) -> tuple[Choice, ...]:
    """Values of an option of the game or the table, worded; empty for one that does not exist."""
    if any(known.name == option for known in (*info.options, *info.choices)):
        return tuple(map(_choice, voice.skin.option_values(option, voice.language)))
    known = next((known for known in table_options(info) if known.name == option), None)
    return _worded(known, voice.language) if known else ()


def choices_open_to(
    table: Table, info: GameInfo, voice: Voice, player: PlayerId, name: str
) -> tuple[Choice, ...]:
    """Values a person may still choose, of the seat's choice of that name."""
    seat = seat_of(table, player)
    known = next((choice for choice in info.choices if choice.name == name), None)
    if seat is None or known is None:
        return ()
    offered = _offered(table, seat, known)
    return tuple(
        _choice(words) for words in voice.skin.option_values(name, voice.language) if words.value in offered
    )


def seat_of(table: Table, player: PlayerId) -> Seat | None:
    """A person's seat, if they sit."""
    return next((at for at, occupant in enumerate(table.occupants) if occupant.player == player), None)


def option_label(voice: Voice, option: str) -> str:
    """An option of the game or of the table in words."""
    if option in TABLE_SETTINGS:
        return voice.say(f"ui-option-{option}")
    return voice.skin.option(option, voice.language).label


def _which(
    meaning: ActionId, voice: Voice, options: Sequence[Option], held: Mapping[str, str], picked: str
) -> PersistentItem:
    """The menu of the options themselves, each with what holds."""
    lines, skin, language = [], voice.skin, voice.language
    for option in options:
        worded = skin.option(option.name, language)
        chosen = held.get(option.name, "" if option.unique else option.values[0])
        holds = f" · {value_label(voice, option.name, chosen)}" if chosen else ""
        lines.append(Choice(option.name, f"{worded.label}{holds}", worded.detail))
    return select(meaning, voice.say("ui-pick-option"), lines, chosen=picked)


def _menu(
    meaning: ActionId, voice: Voice, option: Option, offered: Sequence[str], held: Mapping[str, str]
) -> PersistentItem:
    """The values of one option; the line that holds says which option it is, even when the menu is shut."""
    label = voice.skin.option(option.name, voice.language).label
    chosen = held.get(option.name, "" if option.unique else option.values[0])
    values = voice.skin.option_values(option.name, voice.language)
    worded = [_choice(value) for value in values if value.value in offered]
    return select(meaning, label, _named(label, worded, chosen), chosen=chosen)


def _worded(option: Option, language: Language) -> tuple[Choice, ...]:
    """The values of an option that is the same in every game."""
    return tuple(Choice(value, say(language, f"ui-{option.name}-{value}")) for value in option.values)


def _named(label: str, choices: Iterable[Choice], chosen: str) -> list[Choice]:
    return [
        replace(choice, label=f"{label} · {choice.label}") if choice.word == chosen else choice
        for choice in choices
    ]


def _offered(table: Table, seat: int, option: Option) -> tuple[str, ...]:
    """The values that a seat may still choose: not another's, where all must differ."""
    if not option.unique:
        return option.values
    taken = {other.choices.get(option.name) for at, other in enumerate(table.occupants) if at != seat}
    return tuple(value for value in option.values if value not in taken)


def door_menu(table: Table, voice: Voice) -> Row:
    """The menu of those who may be asked to go."""
    others = [
        Choice(str(seat), seat_name(voice.skin, occupant))
        for seat, occupant in enumerate(table.occupants)
        if occupant.player != table.host
    ]
    meaning = ActionId(table.id, Action.REMOVE)
    return Row((select(meaning, voice.say("ui-unseat"), others),) if others else ())


def _choice(worded: Wording) -> Choice:
    return Choice(worded.value, worded.label, worded.detail)
