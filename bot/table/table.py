"""A table, from its opening to its end: where it is, who sits there, what is agreed on; and how that is
arranged before the deal.

Pure: each function takes a table and returns the next one, or raises NotAllowed and changes nothing.
What is played there once the cards are dealt is its match (match.py).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Annotated

from bot.table.clock import Pace, paces
from bot.table.declared import OFF_ON, ON_OFF, Setting, chosen, declared
from bot.table.languages import LANGUAGES, Language
from bot.table.match import Occupant, PlayerId, TableId
from bot.table.offers import Invited
from bot.table.refusals import NotAllowed, NotHere, NotNow
from engine.game import GameInfo, Option, Seat, Suggestion
from engine.seal import Cut


class Phase(StrEnum):
    """A table's phase."""

    LOBBY = "lobby"
    CUTTING = "cutting"  # closed: the deck is cut, and nothing else changes before the deal
    PLAYING = "playing"
    OVER = "over"  # won
    CANCELLED = "cancelled"  # never dealt
    CLOSED = "closed"  # ended before it was won
    CONCEDED = "conceded"  # decided before its end: everybody else, or everybody, gave up


ENDED = (Phase.OVER, Phase.CLOSED, Phase.CONCEDED)
"""Of a table that was dealt and is played no more: nothing of its game is anybody's secret."""
HALF_A_DAY = timedelta(hours=12)
BEFORE_DEAL = (Phase.LOBBY, Phase.CUTTING)
OPEN = (*BEFORE_DEAL, Phase.PLAYING)


@dataclass(frozen=True, slots=True)
class Location:
    """A table's place; `guild_id` 0 in private."""

    guild_id: int
    channel_id: int
    thread_id: int | None

    @property
    def place(self) -> int:
        """The thread, or the channel where there is none."""
        return self.thread_id or self.channel_id


@dataclass(frozen=True, slots=True)
class Invitation:
    """A chair kept for somebody, until they sit down or it runs out; as `role`, if that is still free."""

    player: PlayerId
    name: str
    role: str
    until: datetime


LANGUAGE_OF: Mapping[str, Language] = {each: each for each in LANGUAGES}
PACES = {each.value: each for each in Pace}
BOOKS = {each: each for each in ("open", "closed")}  # who may read the record after the end
COACHES = {each: each for each in ("auto", "on", "off")}  # whether its people may ask for advice
CUTS = {"nobody": False, "everybody": True}
BANKS = {"none": 0} | {f"{hours}h": hours for hours in (12, 24, 48, 96)}


@dataclass(frozen=True, slots=True)
class Table:
    """One table, from its opening to its end. Fields with a Setting are options of every table."""

    id: TableId
    game: str
    host: PlayerId
    guild_id: int
    channel_id: int  # 0: it was deleted, and the table has been moved nowhere yet; or imported into none
    language: Annotated[Language, Setting("language", LANGUAGE_OF)]
    pace: Annotated[Pace, Setting("pace", PACES)]
    options: Mapping[str, str]
    occupants: tuple[Occupant, ...] = ()
    talk: Annotated[bool, Setting("talk", ON_OFF)] = True  # computers say a word now and then
    thread_id: int | None = None
    phase: Phase = field(default=Phase.LOBBY)
    invitations: tuple[Invitation, ...] = ()
    book: Annotated[str, Setting("book", BOOKS, either=True)] = "open"
    closed_at: datetime | None = None  # when it was closed for the cuts
    cuts: tuple[Cut, ...] = ()  # before the deal, in the order of time
    imported: bool = False  # a finished game that came as a record: nobody played it here
    coach: Annotated[str, Setting("coach", COACHES)] = "auto"
    everybody_cuts: Annotated[bool, Setting("cuts", CUTS)] = False  # before the deal; else Start deals
    bank_hours: Annotated[int, Setting("bank", BANKS)] = 0  # for the whole game, beside the turn
    ready_told: Annotated[bool, Setting("ready", OFF_ON)] = False  # to whose turn it is
    dealt_coached: bool = False  # what held when the cards were dealt
    revision: int = field(default=0, compare=False)  # as which it was read: see Overtaken

    @property
    def coached(self) -> bool:
        """True if its people may ask for advice while they play; before the deal as now, then as dealt.

        If nobody has chosen, it is so for one person alone.
        """
        if self.phase not in BEFORE_DEAL:
            return self.dealt_coached
        return self.coach == "on" or (self.coach == "auto" and len(self.people) == 1)

    @property
    def bank(self) -> timedelta:
        """The time bank of each person; none without a clock, or where all sit together."""
        runs = self.pace.length is not None and not self.pace.live
        return timedelta(hours=self.bank_hours if runs else 0)

    @property
    def location(self) -> Location:
        """Its location."""
        return Location(self.guild_id, self.channel_id, self.thread_id)

    @property
    def place(self) -> int:
        """The channel or thread where it is played."""
        return self.location.place

    @property
    def placed(self) -> bool:
        """There is a place where the table is shown; none where its channel was deleted."""
        return bool(self.channel_id)

    @property
    def roles(self) -> tuple[str, ...]:
        """The roles by seat."""
        return tuple(occupant.role for occupant in self.occupants)

    @property
    def names(self) -> tuple[str, ...]:
        """The people's names by seat; empty where a computer plays for nobody."""
        return tuple(occupant.person for occupant in self.occupants)

    @property
    def invited(self) -> tuple[PlayerId, ...]:
        """Guests with a chair, now or once."""
        return tuple(each.player for each in self.invitations)

    @property
    def with_computers(self) -> bool:
        """A computer sits here for nobody."""
        return any(occupant.player is None for occupant in self.occupants)

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """The persons who sit here, those held by a computer included."""
        return tuple(occupant.player for occupant in self.occupants if occupant.player is not None)


def kept(table: Table, now: datetime, player: PlayerId | None = None) -> tuple[Invitation, ...]:
    """The chairs that are kept for others than `player`."""
    return tuple(
        each
        for each in table.invitations
        if each.until > now and each.player != player and each.player not in table.people
    )


def with_invitations(table: Table, info: GameInfo, invited: Sequence[Invited], until: datetime) -> Table:
    """Chairs are kept for these people; raises NotAllowed where there are not so many."""
    _in_lobby(table)
    kept_for = {each.player: Invitation(each.player, each.name, "", until) for each in invited}
    most = info.seats[-1] - len(table.occupants)
    if len(kept_for) > most:
        raise NotAllowed(NotHere.TOO_MANY_INVITED, most=most)
    return replace(table, invitations=tuple(kept_for.values()))


def also_invited(
    table: Table, info: GameInfo, invited: Sequence[Invited], now: datetime, until: datetime
) -> Table:
    """Chairs are kept for these people, too; raises NotAllowed for who sits there, or too few chairs."""
    if any(each.player in table.people for each in invited):
        raise NotAllowed(NotHere.SITS_ALREADY)
    still = {each.player: each for each in kept(table, now)}
    fresh = {each.player: Invitation(each.player, each.name, "", until) for each in invited}
    with_them = with_invitations(table, info, invited, until)
    if len(still | fresh) > (most := info.seats[-1] - len(table.occupants)):
        raise NotAllowed(NotHere.TOO_MANY_INVITED, most=most)
    return replace(with_them, invitations=tuple((still | fresh).values()))


def free_roles(table: Table, info: GameInfo) -> tuple[str, ...]:
    """The roles that nobody has chosen yet."""
    return tuple(role for role in info.roles if role not in table.roles)


def joined(
    table: Table, info: GameInfo, player: PlayerId, name: str, role: str, kept_chairs: int = 0
) -> Table:
    """A person sits down as `role`, where not all chairs that are left are kept for others.

    Where no other person sits, they are the host: whoever was had got up.
    """
    _in_lobby(table)
    if player in table.people:
        raise NotAllowed(NotHere.JOINED_ALREADY)
    seated = _seated(table, info, Occupant(player, name, role), kept_chairs)
    return seated if table.people else replace(seated, host=player)


def with_computer(
    table: Table, info: GameInfo, level: str, role: str, name: str, kept_chairs: int = 0
) -> Table:
    """A computer of that level sits down as `role`."""
    _in_lobby(table)
    _level(info, level)
    return _seated(table, info, Occupant(None, name, role, level), kept_chairs)


def left(table: Table, player: PlayerId) -> Table:
    """A person gets up; the next person becomes host if it was the host's seat.

    Where the deck was being cut, the table is open again: another one may sit there.
    """
    _before_deal(table)
    seat = _seat(table, player)
    after = _without(reopened(table) if table.phase is Phase.CUTTING else table, seat)
    heir = next(iter(after.people), player)
    return replace(after, host=heir) if player == table.host else after


def without(table: Table, seat: Seat) -> Table:
    """A seat is free again, whoever, or whatever, sat there; while the deck is cut, only a person's."""
    _before_deal(table)
    player = _occupant(table, seat).player
    if player is not None:
        return left(table, player)
    _in_lobby(table)
    return _without(table, seat)


def with_level(table: Table, info: GameInfo, seat: Seat, level: str) -> Table:
    """A computer at another level."""
    _in_lobby(table)
    _level(info, level)
    if _occupant(table, seat).player is not None:
        raise NotAllowed(NotHere.NO_COMPUTER)
    return _changed(table, seat, lambda occupant: replace(occupant, level=level))


def with_role(table: Table, info: GameInfo, player: PlayerId, role: str) -> Table:
    """A person takes another free role."""
    _in_lobby(table)
    seat = _seat(table, player)
    if table.occupants[seat].role == role:
        return table
    _free(table, info, role)
    return _changed(table, seat, lambda occupant: replace(occupant, role=role))


def with_choice(table: Table, info: GameInfo, player: PlayerId, choice: str, value: str) -> Table:
    """A person's wish for their own seat, as far as nobody else's is in its way."""
    _in_lobby(table)
    seat = _seat(table, player)
    known = _offered(info.choices, choice, value)
    if known.unique:
        others = (each for at, each in enumerate(table.occupants) if at != seat)
        if any(each.choices.get(choice) == value for each in others):
            raise NotAllowed(NotHere.ROLE_TAKEN, role=value)
    return _changed(
        table, seat, lambda occupant: replace(occupant, choices={**occupant.choices, choice: value})
    )


def with_option(table: Table, info: GameInfo, option: str, value: str) -> Table:
    """Set an option of the game, or one that every table has."""
    _in_lobby(table)
    _offered((*info.options, *table_options(info)), option, value)
    if option not in TABLE_SETTINGS:
        return live_where_it_must_be(replace(table, options={**table.options, option: value}), info)
    changed = replace(table, **chosen(TABLE_SETTINGS, {option: value}))
    return _without_what_is_live(changed, info) if option == "pace" else changed


def live_where_it_must_be(table: Table, info: GameInfo) -> Table:
    """The table; raises NotAllowed where something is agreed on for which all must sit together."""
    for option in info.options:
        if option.live and not table.pace.live and table.options.get(option.name) in option.values[1:]:
            raise NotAllowed(NotHere.ONLY_LIVE, option=option.name)
    return table


def _without_what_is_live(table: Table, info: GameInfo) -> Table:
    """The table with the options for live tables alone at their usual values, if it has another pace."""
    if table.pace.live:
        return table
    usual = {option.name: option.values[0] for option in info.options if option.live}
    return replace(table, options={**table.options, **usual})


def minutes_agreed(table: Table, info: GameInfo) -> int | None:
    """Minutes from the deal until the time is up; None if no time is agreed on."""
    if not any(option.name == info.minutes for option in in_force(info.options, table.options)):
        return None
    agreed = table.options.get(info.minutes, "")
    return int(agreed) if agreed.isdecimal() and table.pace.live else None


_DECLARED = declared(Table, Setting)
TABLE_SETTINGS = {"pace": _DECLARED["pace"], **_DECLARED}
"""What a table agrees on whatever its game, by name; the clock comes first."""

TABLE_OPTIONS = tuple(Option(name, tuple(each.values)) for name, each in TABLE_SETTINGS.items())
"""The same as the options of a game are."""


def table_options(info: GameInfo) -> tuple[Option, ...]:
    """TABLE_OPTIONS with the paces in the order that suits a game, as far as they matter in it."""
    offered = paces(quick=info.small_turns)
    return tuple(
        replace(option, values=offered) if option.name == "pace" else option
        for option in TABLE_OPTIONS
        if option.name != "ready" or info.plans
    )


def in_force(
    options: Sequence[Option], agreed: Mapping[str, str], *, computers: bool = True, live: bool = True
) -> tuple[Option, ...]:
    """The options that matter under what is agreed, or by default: those whose `needs` are met.

    `computers`: whether any plays, for options that say how they do. `live`: whether turns last minutes.
    """
    holds = {option.name: option.values[0] for option in options} | dict(agreed)
    return tuple(
        option
        for option in options
        if (computers or not option.of_computers)
        and (live or not option.live)
        and all(holds.get(name) in values for name, values in option.needs.items())
    )


def agreed(info: GameInfo, options: Mapping[str, str]) -> dict[str, str]:
    """The options asked for, completed by the defaults; raises NotAllowed for what is not offered."""
    for option, value in options.items():
        _offered(info.options, option, value)
    return info.agreed(options)


def chosen_at_first(info: GameInfo, options: Mapping[str, str]) -> dict[str, str]:
    """Options for a lobby: without those only suggested there, as long as nobody has chosen them."""
    open_yet = {option.name for option in info.options if option.suggested and option.name not in options}
    return {name: value for name, value in agreed(info, options).items() if name not in open_yet}


def holding(table: Table, info: GameInfo) -> dict[str, str]:
    """Every option as the cards would be dealt now: what was chosen, suggested, or is usual."""
    return info.agreed(suggested(table, info) | dict(table.options))


def suggested(table: Table, info: GameInfo) -> dict[str, str]:
    """Options a lobby has by who sits there and how long a turn lasts; chosen by nobody."""
    return {
        option.name: option.suggested.value
        for option in info.options
        if option.suggested and option.name not in table.options and _suits(option.suggested, table)
    }


def _suits(suggestion: Suggestion, table: Table) -> bool:
    length = table.pace.length
    days = length is not None and length >= HALF_A_DAY
    return len(table.occupants) >= suggestion.seats and (days or not suggestion.days)


def ready(table: Table, info: GameInfo) -> None:
    """Raises NotAllowed while the cards cannot be dealt."""
    _in_lobby(table)
    if len(table.occupants) not in info.seats:
        raise NotAllowed(NotHere.TOO_FEW, least=info.seats[0])


def cancelled(table: Table) -> Table:
    """A lobby that will never be dealt."""
    _before_deal(table)
    return replace(table, phase=Phase.CANCELLED, cuts=())


def reopened(table: Table) -> Table:
    """A table that was closed for the cuts gathers players again; its cuts are gone."""
    _before_deal(table)
    return replace(table, phase=Phase.LOBBY, closed_at=None, cuts=())


def why_not(table: Table) -> NotHere | NotNow:
    """Reason why a table that gathers nobody any more cannot be arranged."""
    return WHY_NOT.get(table.phase, NotNow.OVER)


def _in_lobby(table: Table) -> None:
    if table.phase is not Phase.LOBBY:
        raise NotAllowed(why_not(table))


def _before_deal(table: Table) -> None:
    if table.phase not in BEFORE_DEAL:
        raise NotAllowed(why_not(table))


WHY_NOT: Mapping[Phase, NotHere | NotNow] = {
    Phase.CUTTING: NotHere.CUTTING,
    Phase.PLAYING: NotHere.STARTED,
    Phase.CANCELLED: NotNow.CANCELLED,
}


def _offered(options: Sequence[Option], name: str, value: str) -> Option:
    for option in options:
        if option.name == name and value in option.values:
            return option
    raise NotAllowed(NotHere.NO_SUCH_OPTION, option=name, value=value)


def _level(info: GameInfo, level: str) -> None:
    if level not in info.levels:
        raise NotAllowed(NotHere.NO_SUCH_LEVEL)


def _seated(table: Table, info: GameInfo, occupant: Occupant, kept_chairs: int) -> Table:
    if len(table.occupants) >= info.seats[-1]:
        raise NotAllowed(NotHere.FULL)
    if len(table.occupants) + kept_chairs >= info.seats[-1]:
        raise NotAllowed(NotHere.KEPT)
    _free(table, info, occupant.role)
    return replace(table, occupants=(*table.occupants, occupant))


def _free(table: Table, info: GameInfo, role: str) -> None:
    if not info.roles and not role:
        return
    if role not in info.roles:
        raise NotAllowed(NotHere.NO_SUCH_ROLE, role=role)
    if role in table.roles:
        raise NotAllowed(NotHere.ROLE_TAKEN, role=role)


def _seat(table: Table, player: PlayerId) -> Seat:
    for seat, occupant in enumerate(table.occupants):
        if occupant.player == player:
            return seat
    raise NotAllowed(NotNow.NOT_SEATED)


def _occupant(table: Table, seat: Seat) -> Occupant:
    if not 0 <= seat < len(table.occupants):
        raise NotAllowed(NotHere.NO_SUCH_SEAT, seat=seat)
    return table.occupants[seat]


def _without(table: Table, seat: Seat) -> Table:
    """The table without a seat; its cut goes along, and all others stay with whoever made them."""
    cuts = (replace(each, seat=each.seat - (each.seat > seat)) for each in table.cuts if each.seat != seat)
    return replace(table, occupants=table.occupants[:seat] + table.occupants[seat + 1 :], cuts=tuple(cuts))


def _changed(table: Table, seat: Seat, change: Callable[[Occupant], Occupant]) -> Table:
    occupants = list(table.occupants)
    occupants[seat] = change(occupants[seat])
    return replace(table, occupants=tuple(occupants))
