"""A position as text that a person can read, write and send in a bug report.

Only the bosses need be named: without another line it is the first night. Tiles that no line names are dealt
by the seed, as far as the crates that are owned leave a choice. What can come about in no game is refused.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any, TypeAlias

from engine import form
from engine.form import Codec, Field, Form, each, number
from engine.game import Seat
from engine.sheet import Fault, Line, Sheet, Unsound
from engine.shuffle import shuffled
from engine.two_trucks.actions import Send
from engine.two_trucks.pieces import PILES, ROADS, TIES, TRAIN, Boss, Options, Road
from engine.two_trucks.rules import best
from engine.two_trucks.state import SeatState, Sent, State

SEED = "by-hand"
SHOWN = "*"


def loads(text: str) -> State:
    """The position that a text describes; raises Unsound for what is none."""
    sheet = Sheet(text)
    bosses = BOSSES.read(sheet.needed("bosses", "bosses: capone yale"))
    said = _form(bosses).read(sheet)
    sheet.finish()
    sheet.check(_faults_before(bosses, said))
    state = _state(sheet, bosses, said)
    sheet.check(_faults(state))
    return state


def dumps(state: State) -> str:
    """The position as text; `loads` of it is equal to `state`."""
    return _form([mine.boss for mine in state.seats]).write(state)


def _read_options(line: Line) -> Options:
    match line.words:
        case [length, ties] if length in PILES and ties in TIES:
            return Options(length, ties)
        case _:
            raise line.fault(f"write one of {', '.join(PILES)}, and one of {', '.join(TIES)}")


def _read_choice(line: Line) -> Send:
    man, letter = line.text[:-1], line.text[-1:]
    if letter not in LETTERS:
        raise line.fault(f"{line.text!r} is no man and road: write '7n' or '7s'")
    return Send(line.number_of(man, least=1), LETTERS[letter])


def _read_sent(line: Line) -> tuple[Send, bool]:
    return CHOICE.read(line.with_text(line.text.removesuffix(SHOWN))), line.text.endswith(SHOWN)


def _write_sent(sent: Any) -> str:
    return f"{CHOICE.write(sent)}{SHOWN * sent.shown}"


LETTERS = {road[0]: road for road in ROADS}
BOSS = form.called(Boss, f"{{word}} is no boss: choose among {', '.join(Boss)}")
BOSSES = form.bosses(BOSS, "Two Trucks", range(2, len(Boss) + 1))
CHOICE = Codec(_read_choice, lambda choice: f"{choice.man}{choice.road[0]}")
SENT: Codec[Any] = Codec(_read_sent, _write_sent)
TILES = each(number(1))

Said: TypeAlias = Mapping[str, Any]
Pools: TypeAlias = tuple[tuple[int, ...], ...]
"""The rest of each pile, in order."""
Slot: TypeAlias = tuple[int, Road]
"""The place of a tile: the night, from 0, and the road."""


def _form(bosses: Sequence[Boss]) -> Form:
    """The lines of a position of these bosses."""
    numbers = each(number(), len(bosses), f"one number for each of {len(bosses)} bosses")
    return Form(
        Field("options", Codec(_read_options, lambda o: f"{o.length} {o.ties}"), usual=Options()),
        Field("seed", form.TEXT, lambda _: None, usual=SEED),
        Field("bosses", BOSSES, lambda _: bosses),
        Field("night", number(1), usual=1),
        *(Field(road, TILES, partial(_on, road)) for road in ROADS),
        Field("coming", TILES, usual=()),
        *(Field(f"sent {boss}", each(SENT), partial(_of, at, "sent"), ()) for at, boss in enumerate(bosses)),
        *(Field(f"chosen {boss}", CHOICE, partial(_of, at, "chosen")) for at, boss in enumerate(bosses)),
        Field("crates", numbers, lambda s: [mine.crates for mine in s.seats], usual=(0,) * len(bosses)),
    )


def _on(road: Road, state: State) -> tuple[int, ...]:
    return state.roads[road.number]


def _of(seat: Seat, key: str, state: State) -> Any:
    return getattr(state.seats[seat], key)


def _faults_before(bosses: Sequence[Boss], said: Said) -> Iterator[Fault]:
    """Yield faults of the men sent and of their nights (TT-1.1, TT-3)."""
    options: Options = said["options"]
    if options != options.at(len(bosses)):
        yield Fault("options", "two bosses play the standard game")
    if said["night"] > options.nights + 1:
        yield Fault("night", f"there are {options.nights} nights; {options.nights + 1} is after the last")
    for boss in bosses:
        men = [send.man for send, _ in said[f"sent {boss}"]]
        if len(men) != said["night"] - 1:
            yield Fault(f"sent {boss}", f"as many are sent as nights are over, {said['night'] - 1}")
        if (chosen := said[f"chosen {boss}"]) is not None:
            men.append(chosen.man)
        if max(men, default=0) > options.men or len(set(men)) < len(men):
            yield Fault(f"sent {boss}", f"each of the men 1 to {options.men} is sent once")
    chosen = [said[f"chosen {boss}"] is not None for boss in bosses]
    if all(chosen) or (any(chosen) and said["night"] > options.nights):
        yield Fault(f"chosen {bosses[-1]}", "when all have chosen it is dawn, and after the last nobody does")


def _faults(state: State) -> Iterator[Fault]:
    """Yield men seen though nobody could see them, and the other way round (TT-4.2 to TT-4.5)."""
    for night in range(state.night - 1):
        for road in ROADS:
            came = {at: mine.sent[night] for at, mine in enumerate(state.seats)}
            came = {at: sent for at, sent in came.items() if sent.road == road}
            _, seen = best({at: sent.man for at, sent in came.items()}, state.options.ties)
            for at, sent in came.items():
                if sent.shown != (at in seen):
                    known = "is shown" if at in seen else "is not shown"
                    yield Fault(f"sent {state.seats[at].boss}", f"{sent.man} {known} on night {night + 1}")


def _state(sheet: Sheet, bosses: Sequence[Boss], said: Said) -> State:
    """Return the position of these lines, with the tiles that they do not name."""
    options, over = said["options"], said["night"] - 1
    sent: list[Sequence[tuple[Send, bool]]] = [said[f"sent {boss}"] for boss in bosses]
    taken = [_taken(options, [sends[night][0] for sends in sent]) for night in range(over)]
    seats = tuple(
        SeatState(
            boss,
            tuple(
                Sent(send.man, send.road, shown, taken[night].get(send.road) == seat)
                for night, (send, shown) in enumerate(sent[seat])
            ),
            said["crates"][seat],
            said[f"chosen {boss}"],
        )
        for seat, boss in enumerate(bosses)
    )
    bare = State(options, seats, ((), ()), ())
    tiles = _all_tiles(sheet, said, bare, taken)
    tonight = min(over + 1, options.nights)
    roads = [tuple(tiles[night, road] for night in _lying(road, taken, tonight)) for road in ROADS]
    coming = tuple(tiles[night, road] for night in range(tonight, options.nights) for road in ROADS)
    return State(options, seats, (roads[0], roads[1]), coming)


def _taken(options: Options, night: Sequence[Send]) -> dict[Road, Seat]:
    """Return the taker of each truck that night, by road, where somebody took it."""
    found = {}
    for road in ROADS:
        winner, _ = best({at: send.man for at, send in enumerate(night) if send.road == road}, options.ties)
        if winner is not None:
            found[road] = winner
    return found


def _lying(road: Road, taken: Sequence[Mapping[Road, Seat]], tonight: int) -> range:
    """The nights, from 0, whose tiles lie on that road tonight: all since it was last taken (TT-5.2)."""
    return range(max((night + 1 for night, took in enumerate(taken) if road in took), default=0), tonight)


def _all_tiles(
    sheet: Sheet, said: Said, state: State, taken: Sequence[Mapping[Road, Seat]]
) -> dict[Slot, int]:
    """The tile of each slot: as named, and else as the crates allow and the seed says."""
    nights, tonight = state.options.nights, min(state.night, state.options.nights)
    pile_of = [at for at, pile in enumerate(state.options.piles) for _ in pile[:: len(ROADS)]]
    slots: list[Slot] = [(night, road) for night in range(nights) for road in ROADS]
    places: dict[str, list[Slot]] = {
        road: [(night, road) for night in _lying(road, taken, tonight)] for road in ROADS
    }
    places["coming"] = slots[len(ROADS) * tonight :]
    tiles, pools = {}, state.options.piles
    for key, place in places.items():
        named = said[key] or ()
        least = 0 if key == "coming" or (state.night == 1 and said[key] is None) else len(place)
        if not least <= len(named) <= len(place):
            raise Unsound(sheet.where(key), f"{len(place)} tiles lie there, not {len(named)}")
        for slot, tile in zip(place, named, strict=False):
            if tile not in pools[pile_of[slot[0]]]:
                raise Unsound(sheet.where(key), f"no tile {tile} is left for night {slot[0] + 1}")
            pools = _without(pools, pile_of[slot[0]], tile)
            tiles[slot] = tile
    owned = sorted((pile_of[night], owner) for night, owner in _owned(taken))
    left = _spent(owned, pools, _won(state))
    if left is None:
        raise Unsound(sheet.where("crates"), "the trucks that were taken cannot come to that")
    dealt = slots if state.night == 1 else places["coming"]
    for at, pool in enumerate(left):
        unnamed = [slot for slot in dealt if slot not in tiles and pile_of[slot[0]] == at]
        tiles |= zip(unnamed, shuffled(pool, said["seed"], at + 1), strict=True)
    return tiles


def _owned(taken: Sequence[Mapping[Road, Seat]]) -> Iterator[tuple[int, Seat]]:
    """The night of each tile that somebody took, and whose it is."""
    for road in ROADS:
        for night, took in enumerate(taken):
            if road in took:
                yield from ((came, took[road]) for came in _lying(road, taken[:night], night + 1))


def _won(state: State) -> tuple[int, ...]:
    """The crates of each seat without those of the train (TT-6.2)."""
    crates = [mine.crates for mine in state.seats]
    if state.over:
        pairs = {seat: sum(state.home(seat)) for seat in range(len(crates))}
        winner, _ = best(pairs, state.options.ties)
        crates = [had - TRAIN * (seat == winner) for seat, had in enumerate(crates)]
    return tuple(crates)


def _spent(owned: Sequence[tuple[int, Seat]], pools: Pools, won: tuple[int, ...]) -> Pools | None:
    """What is left of the piles when each of these tiles, by pile and owner, went to somebody.

    None where they cannot come to what everybody has won.
    """

    @cache
    def spent(first: int, pools: Pools, won: tuple[int, ...]) -> Pools | None:
        if first == len(owned):
            return None if any(won) else pools
        pile, owner = owned[first]
        for tile in sorted(set(pools[pile])):
            rest = (*won[:owner], won[owner] - tile, *won[owner + 1 :])
            left = spent(first + 1, _without(pools, pile, tile), rest) if rest[owner] >= 0 else None
            if left is not None:
                return left
        return None

    return spent(0, pools, won)


def _without(pools: Pools, pile: int, tile: int) -> Pools:
    at = pools[pile].index(tile)
    return (*pools[:pile], (*pools[pile][:at], *pools[pile][at + 1 :]), *pools[pile + 1 :])
