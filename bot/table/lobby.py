"""Before the deal: who sits down, with which options.

Pure: each function takes a lobby and returns the next one, or raises NotAllowed and changes nothing.
The lobby's facts (place, language, pace, options) stay those of the table in play.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from bot.table.clock import Pace
from bot.table.languages import LANGUAGES, Language
from bot.table.match import Level, NotNow, Occupant, PlayerId, TableId
from engine.game import Refusal, Seat


class Phase(StrEnum):
    """What a table is at."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"  # won
    FOLDED = "folded"  # never dealt
    CLOSED = "closed"  # ended before it was won


class NotHere(StrEnum):
    """Why a lobby, or its host's rights, say no."""

    FULL = "full"
    ALREADY_SEATED = "already-seated"
    NOT_HOST = "not-host"
    BOSS_TAKEN = "boss-taken"
    NO_SUCH_BOSS = "no-such-boss"
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_OPTION = "no-such-option"
    NO_COMPUTER = "no-computer"
    TOO_FEW = "too-few"
    STARTED = "started"
    WRONG_CHANNEL = "wrong-channel"
    AWAY_TOO_LONG = "away-too-long"
    NO_SUCH_ZONE = "no-such-zone"
    BAD_HOURS = "bad-hours"
    STILL_PLAYING = "still-playing"


class NotAllowed(Refusal):
    """Raised when a table cannot be arranged like that, or not by this person."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a lobby must know of the game on the shelf."""

    seats: range
    bosses: tuple[str, ...]
    options: Mapping[str, tuple[str, ...]]  # allowed values, the first is the default


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table before its cards are dealt."""

    id: TableId
    game: str
    host: PlayerId
    guild_id: int
    channel_id: int
    language: Language
    pace: Pace
    options: Mapping[str, str]
    occupants: tuple[Occupant, ...] = ()
    talk: bool = True  # computers say a word now and then
    thread_id: int | None = None
    phase: Phase = field(default=Phase.LOBBY)

    @property
    def place(self) -> int:
        """The channel or thread where the table is played."""
        return self.thread_id or self.channel_id

    @property
    def bosses(self) -> tuple[str, ...]:
        """The bosses by seat."""
        return tuple(occupant.boss for occupant in self.occupants)

    @property
    def names(self) -> tuple[str, ...]:
        """The people's names by seat; empty where a computer plays for nobody."""
        return tuple("" if occupant.player is None else occupant.name for occupant in self.occupants)

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """The persons who sit here, those held by a computer included."""
        return tuple(occupant.player for occupant in self.occupants if occupant.player is not None)


def free_bosses(lobby: Lobby, box: GameInfo) -> tuple[str, ...]:
    """The bosses that nobody has chosen yet."""
    return tuple(boss for boss in box.bosses if boss not in lobby.bosses)


def joined(lobby: Lobby, box: GameInfo, player: PlayerId, name: str, boss: str) -> Lobby:
    """A person sits down as `boss`."""
    _in_lobby(lobby)
    if player in lobby.people:
        raise NotAllowed(NotHere.ALREADY_SEATED)
    return _seated(lobby, box, Occupant(player, name, boss))


def with_computer(lobby: Lobby, box: GameInfo, by: PlayerId, level: Level, boss: str, name: str) -> Lobby:
    """A computer sits down as `boss`; anybody at the table may ask for it."""
    _in_lobby(lobby)
    if by not in lobby.people:
        _host_only(lobby, by)
    return _seated(lobby, box, Occupant(None, name, boss, level))


def left(lobby: Lobby, player: PlayerId) -> Lobby:
    """A person gets up; the next person becomes host if it was the host's seat."""
    _in_lobby(lobby)
    seat = _seat(lobby, player)
    after = _without(lobby, seat)
    heir = next(iter(after.people), player)
    return replace(after, host=heir) if player == lobby.host else after


def unseated(lobby: Lobby, by: PlayerId, seat: Seat) -> Lobby:
    """The host shows somebody, or a computer, the door."""
    _in_lobby(lobby)
    _host_only(lobby, by)
    _sitter(lobby, seat)
    return left(lobby, by) if lobby.occupants[seat].player == by else _without(lobby, seat)


def with_level(lobby: Lobby, by: PlayerId, seat: Seat, level: Level) -> Lobby:
    """A computer at another level; anybody at the table may ask for it."""
    _in_lobby(lobby)
    if by not in lobby.people:
        _host_only(lobby, by)
    if _sitter(lobby, seat).player is not None:
        raise NotAllowed(NotHere.NO_COMPUTER)
    return _changed(lobby, seat, lambda occupant: replace(occupant, level=level))


def with_boss(lobby: Lobby, box: GameInfo, player: PlayerId, boss: str) -> Lobby:
    """A person takes another free boss."""
    _in_lobby(lobby)
    seat = _seat(lobby, player)
    if lobby.occupants[seat].boss == boss:
        return lobby
    _free(lobby, box, boss)
    return _changed(lobby, seat, lambda occupant: replace(occupant, boss=boss))


def with_option(lobby: Lobby, box: GameInfo, by: PlayerId, option: str, value: str) -> Lobby:
    """The host changes how the table will play: an option of the game, pace, language or talk."""
    _in_lobby(lobby)
    _host_only(lobby, by)
    allowed = {**box.options, **TABLE_OPTIONS}.get(option)
    if allowed is None or value not in allowed:
        raise NotAllowed(NotHere.NO_SUCH_OPTION, option=option, value=value)
    match option:
        case "pace":
            return replace(lobby, pace=Pace(value))
        case "language":
            return replace(lobby, language=next(known for known in LANGUAGES if known == value))
        case "talk":
            return replace(lobby, talk=value == "on")
        case _:
            return replace(lobby, options={**lobby.options, option: value})


TABLE_OPTIONS: Mapping[str, Sequence[str]] = {
    "pace": tuple(Pace),
    "language": LANGUAGES,
    "talk": ("on", "off"),
}


def agreed(box: GameInfo, options: Mapping[str, str]) -> dict[str, str]:
    """The options asked for, completed by the defaults; raises NotAllowed for what is not offered."""
    for option, value in options.items():
        if value not in box.options.get(option, ()):
            raise NotAllowed(NotHere.NO_SUCH_OPTION, option=option, value=value)
    return {option: options.get(option, values[0]) for option, values in box.options.items()}


def may_start(lobby: Lobby, box: GameInfo, by: PlayerId) -> None:
    """Raises NotAllowed while the cards cannot be dealt."""
    _in_lobby(lobby)
    _host_only(lobby, by)
    if len(lobby.occupants) not in box.seats:
        raise NotAllowed(NotHere.TOO_FEW, least=box.seats[0])


def may_fold(lobby: Lobby, by: PlayerId, manager: bool) -> None:
    """Raises NotAllowed unless the host or a server manager folds a lobby."""
    _in_lobby(lobby)
    if not manager:
        _host_only(lobby, by)


def _in_lobby(lobby: Lobby) -> None:
    if lobby.phase is not Phase.LOBBY:
        raise NotAllowed(NotHere.STARTED)


def _host_only(lobby: Lobby, by: PlayerId) -> None:
    if by != lobby.host:
        raise NotAllowed(NotHere.NOT_HOST)


def _seated(lobby: Lobby, box: GameInfo, occupant: Occupant) -> Lobby:
    if len(lobby.occupants) >= box.seats[-1]:
        raise NotAllowed(NotHere.FULL)
    _free(lobby, box, occupant.boss)
    return replace(lobby, occupants=(*lobby.occupants, occupant))


def _free(lobby: Lobby, box: GameInfo, boss: str) -> None:
    if boss not in box.bosses:
        raise NotAllowed(NotHere.NO_SUCH_BOSS, boss=boss)
    if boss in lobby.bosses:
        raise NotAllowed(NotHere.BOSS_TAKEN, boss=boss)


def _seat(lobby: Lobby, player: PlayerId) -> Seat:
    for seat, occupant in enumerate(lobby.occupants):
        if occupant.player == player:
            return seat
    raise NotAllowed(NotNow.NOT_SEATED)


def _sitter(lobby: Lobby, seat: Seat) -> Occupant:
    if not 0 <= seat < len(lobby.occupants):
        raise NotAllowed(NotHere.NO_SUCH_SEAT, seat=seat)
    return lobby.occupants[seat]


def _without(lobby: Lobby, seat: Seat) -> Lobby:
    return replace(lobby, occupants=lobby.occupants[:seat] + lobby.occupants[seat + 1 :])


def _changed(lobby: Lobby, seat: Seat, change: Callable[[Occupant], Occupant]) -> Lobby:
    occupants = list(lobby.occupants)
    occupants[seat] = change(occupants[seat])
    return replace(lobby, occupants=tuple(occupants))
