"""Reads a position, short and written by a person or full and written by `dumps`.

Only the bosses need be named. What no line says is as it is at the start of that round, and what lies in no
named place is shuffled by the seed. Whether such a position can be is asked in checking.py.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.gangster.beginning import clans_of
from engine.gangster.board import FREE, OUT, POLICEMAN, Board, ClanState, Spaces
from engine.gangster.city import (
    CARDS,
    CASINO_NUMBERS,
    GANGSTERS,
    OF_EACH_KIND,
    OUT_WITH,
    PLAYERS_MAX,
    PLAYERS_MIN,
    POLICEMEN,
    QUAYS,
    TILES,
)
from engine.gangster.events import DistrictScore, Scoring, Share
from engine.gangster.pieces import (
    DISTRICTS,
    KINDS,
    NO,
    PLACES,
    ROUNDS,
    YES,
    Boss,
    Clan,
    Kind,
    Options,
    Place,
    Tile,
)
from engine.gangster.piles import POLICE
from engine.gangster.position.checking import BOXES, check
from engine.gangster.position.writing import NOTHING
from engine.gangster.standing import paid
from engine.gangster.state import State, Turn
from engine.sheet import Line, Sheet, unquoted
from engine.shuffle import shuffled

SEED = "by-hand"
EXAMPLE = "reckoned 1 loop: doubled, blue 2 3"


def loads(text: str) -> State:
    """The position that a text describes; raises Unsound for what is none."""
    sheet = Sheet(text, Line)
    state = _read(sheet)
    sheet.finish()
    check(sheet, state)
    return state


@dataclass(frozen=True, slots=True)
class _Table:
    """Who sits there, for reading the other lines."""

    options: Options
    seed: str
    bosses: tuple[Boss, ...]
    clans: tuple[Clan, ...]
    round: int

    def number_of(self, line: Line, word: str) -> int:
        """The number of a clan that plays."""
        clan = _clan(line, word)
        if clan not in self.clans:
            raise line.fault(f"{clan} does not play")
        return self.clans.index(clan)

    def seat_of(self, line: Line, word: str) -> int:
        """The seat of a boss at this table."""
        boss = _boss(line, word)
        if boss not in self.bosses:
            raise line.fault(f"{boss} does not sit at this table")
        return self.bosses.index(boss)


def _read(sheet: Sheet[Line]) -> State:
    table = _table(sheet)
    over = sheet.line("over")
    tiles = _tiles(sheet, table)
    spaces = _spaces(sheet, table, tiles)
    turned, pile = _cards(sheet, table, tiles)
    equipment, quays, stock = _pieces(sheet, table)
    turn = sheet.line("turn")
    scorings = _scorings(sheet, table, tiles)
    board = Board(
        options=table.options,
        seats=len(table.bosses),
        clans=_clans(sheet, table, spaces, equipment),
        tiles=tiles,
        spaces=spaces,
        turned=turned,
        quays=quays,
        seat=table.seat_of(turn, turn.text) if turn else 0,
        idle=_number(sheet, "idle", 0),
    )
    influence = _influence(sheet, table, scorings)
    recent = tuple(_turn(line, table) for line in sheet.lines("before"))
    if over and over.text != "yes":
        raise over.fault("write 'over: yes', or no such line")
    return State(
        seed=table.seed,
        shuffles=_number(sheet, "shuffles", 4 + 2 * table.round),
        bosses=table.bosses,
        influence=influence,
        round=table.round,
        board=board,
        pile=pile,
        stock=stock,
        casino=_casino(sheet, table, scorings),
        turns=_number(sheet, "turns", len(recent)),
        recent=recent,
        scorings=scorings,
        over=over is not None,
    )


def _table(sheet: Sheet[Line]) -> _Table:
    line = sheet.needed("bosses", "bosses: capone yale")
    bosses = tuple(_boss(line, word) for word in line.words)
    if not PLAYERS_MIN <= len(bosses) <= PLAYERS_MAX:
        raise line.fault(f"Gangster is for {PLAYERS_MIN} to {PLAYERS_MAX} bosses, not {len(bosses)}")
    if len(set(bosses)) < len(bosses):
        raise line.fault("a boss sits at the table twice")
    seed = sheet.line("seed")
    return _Table(
        options=_options(sheet),
        seed=unquoted(seed) if seed else SEED,
        bosses=bosses,
        clans=_who(sheet, len(bosses)),
        round=_number(sheet, "round", 1),
    )


def _options(sheet: Sheet[Line]) -> Options:
    line = sheet.line("options")
    if line is None:
        return Options()
    length, *gaps = line.words or [""]
    if length not in ROUNDS or gaps not in ([], [YES], [NO]):
        raise line.fault(
            f"write 'options: {', '.join(ROUNDS)}' and then {YES} or {NO} (gaps for the same clan)"
        )
    return Options(gaps != [NO], length)


def _who(sheet: Sheet[Line], players: int) -> tuple[Clan, ...]:
    usual = clans_of([None] * players)
    line = sheet.line("clans")
    if line is None:
        return usual
    clans = tuple(_clan(line, word) for word in line.words)
    if len(clans) != len(usual) or len(set(clans)) < len(clans):
        raise line.fault(f"{len(usual)} different clans play here")
    return clans


def _number(sheet: Sheet[Line], key: str, usual: int) -> int:
    line = sheet.line(key)
    return line.number_of(line.text) if line else usual


def _boss(line: Line, word: str) -> Boss:
    return line.named(Boss, word, f"{word!r} is no boss: choose among {', '.join(Boss)}")


def _clan(line: Line, word: str) -> Clan:
    return line.named(Clan, word, f"{word!r} is no clan: choose among {', '.join(Clan)}")


def _place(line: Line, word: str) -> int:
    return line.named(Place, word, f"{word!r} is no place: choose among {', '.join(Place)}").number


def _kind(line: Line, word: str) -> Kind:
    return line.named(Kind, word, f"{word!r} is no piece: choose among {', '.join(Kind)}")


def _tiles(sheet: Sheet[Line], table: _Table) -> tuple[int, ...]:
    """What no line names gets one of the others, shuffled."""
    ids = {tile.id: number for number, tile in enumerate(TILES)}
    named: dict[Place, int] = {}
    for place in DISTRICTS:
        if line := sheet.line(f"tile {place}"):
            if line.text not in ids:
                raise line.fault(f"{line.text!r} is no tile: choose among {', '.join(ids)}")
            named[place] = ids[line.text]
    rest = iter(shuffled((number for number in ids.values() if number not in named.values()), table.seed, 2))
    out = OUT_WITH.get(len(table.bosses), ())
    return tuple(
        named[place] if place in named else OUT if place in out else next(rest) for place in DISTRICTS
    )


def _spaces(sheet: Sheet[Line], table: _Table, tiles: Sequence[int]) -> tuple[Spaces, ...]:
    return tuple(
        _tile_spaces(sheet.line(f"spaces {place}"), table, 0 if tile == OUT else TILES[tile].spaces)
        for place, tile in zip(DISTRICTS, tiles, strict=True)
    )


def _tile_spaces(line: Line | None, table: _Table, count: int) -> Spaces:
    words = line.words if line else []
    if line and len(words) > count:
        raise line.fault(f"there are {count} spaces")
    standing = [FREE if word == NOTHING else table.number_of(line, word) for word in words if line]
    return (*standing, *(FREE,) * (count - len(standing)))


def _cards(
    sheet: Sheet[Line], table: _Table, tiles: Sequence[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards turned, without a word one district; and the pile, without a word what is left."""
    police = (POLICEMAN,) * POLICEMEN[len(table.bosses)]
    places = [number for number, tile in enumerate(tiles) if tile != OUT]
    line, pile = sheet.line("turned"), sheet.line("pile")
    turned = _district_cards(line) if line else shuffled(places, table.seed, 5)[:1]
    if pile:
        return turned, _district_cards(pile)
    left = Counter((*places, *police))
    left.subtract(Counter(turned))
    return turned, shuffled(left.elements(), table.seed, 6)


def _district_cards(line: Line) -> tuple[int, ...]:
    return tuple(POLICEMAN if word == POLICE else _place(line, word) for word in line.words)


Pieces = tuple[tuple[tuple[Kind, ...], ...], tuple[Kind | None, ...], tuple[Kind, ...]]


def _pieces(sheet: Sheet[Line], table: _Table) -> Pieces:
    """Equipment by clan, quays, stock: who has no line gets a piece, the quays three, the stock the rest."""
    lines = [sheet.line(f"equipment {clan}") for clan in table.clans]
    owned = [tuple(_kind(line, word) for word in line.words) if line else None for line in lines]
    quay_line, stock_line = sheet.line("quays"), sheet.line("stock")
    quays = (
        tuple(None if word == NOTHING else _kind(quay_line, word) for word in quay_line.words)
        if quay_line
        else None
    )
    left = Counter(dict.fromkeys(KINDS, OF_EACH_KIND))
    for pieces in (*owned, quays):
        left.subtract(Counter(piece for piece in pieces or () if piece is not None))
    rest = list(shuffled((+left).elements(), table.seed, 1))
    equipment = tuple((rest.pop(0),) if pieces is None else pieces for pieces in owned)
    if quays is None:
        quays, rest = _without_three_equal(rest)
    stock = tuple(_kind(stock_line, word) for word in stock_line.words) if stock_line else tuple(rest)
    return equipment, quays, stock


def _without_three_equal(rest: list[Kind]) -> tuple[tuple[Kind | None, ...], list[Kind]]:
    """GA-10.5: as the set-up does it, but nothing leaves the game."""
    while len(set(rest[:QUAYS])) == 1 < len(set(rest)):
        rest = [*rest[1:], rest[0]]
    first = rest[:QUAYS]
    return (*first, *(None,) * (QUAYS - len(first))), rest[QUAYS:]


def _clans(
    sheet: Sheet[Line], table: _Table, spaces: Sequence[Spaces], equipment: Sequence[tuple[Kind, ...]]
) -> tuple[ClanState, ...]:
    """Without a word all gangsters that are nowhere else ride in the car."""
    trunk_lines = [sheet.line(f"trunk {clan}") for clan in table.clans]
    trunks = [
        tuple(table.number_of(line, word) for word in line.words) if line else () for line in trunk_lines
    ]
    clans = []
    for number, clan in enumerate(table.clans):
        car, cards = sheet.line(f"car {clan}"), sheet.line(f"open {clan}")
        box = _number(sheet, f"box {clan}", BOXES.get(table.round, 0))
        breakfast = _number(sheet, f"breakfast {clan}", 0)
        away = sum(tile.count(number) for tile in spaces) + sum(trunk.count(number) for trunk in trunks)
        clans.append(
            ClanState(
                clan=clan,
                car=_place(car, car.text) if car else number,
                riding=_number(sheet, f"riding {clan}", max(0, GANGSTERS - box - breakfast - away)),
                box=box,
                trunk=trunks[number],
                equipment=equipment[number],
                open=_open(cards) if cards else CARDS,
                breakfast=breakfast,
            )
        )
    return tuple(clans)


def _open(line: Line) -> tuple[int, ...]:
    cards = tuple(line.number_of(word, least=1) for word in line.words)
    if not set(cards) <= set(CARDS) or list(cards) != sorted(set(cards)):
        raise line.fault(f"cards are {' '.join(map(str, CARDS))}, in this order")
    return cards


def _casino(sheet: Sheet[Line], table: _Table, scorings: Sequence[Scoring]) -> tuple[int, ...]:
    line = sheet.line("casino")
    if line:
        return tuple(line.number_of(word) for word in line.words)
    drawn = {scoring.casino for scoring in scorings}
    return shuffled((number for number in CASINO_NUMBERS if number not in drawn), table.seed, 4)


def _influence(sheet: Sheet[Line], table: _Table, scorings: Sequence[Scoring]) -> tuple[int, ...]:
    line = sheet.line("influence")
    if line is None:
        return scorings[-1].totals if scorings else (0,) * len(table.bosses)
    return tuple(line.number_of(word) for word in line.words)


def _turn(line: Line, table: _Table) -> Turn:
    """A turn that is not long ago: whose it was, and what it changed."""
    who, *parts = list(line.items()) or [line]
    boss, clan = who.some_words(2, "before: capone blue, placed loop 4 blue")
    seat, number = table.seat_of(who, boss), table.number_of(who, clan)
    placed: list[tuple[int, int, int]] = []
    taken: list[tuple[int, int, int]] = []
    road: tuple[Place, ...] = ()
    bumped: int | None = None
    doubler: Place | None = None
    for part in parts:
        match part.words:
            case [("placed" | "taken") as word, place, space, name]:
                spot = (_place(part, place), part.number_of(space, least=1) - 1, table.number_of(part, name))
                (placed if word == "placed" else taken).append(spot)
            case ["road", *places] if len(places) > 1:
                road = tuple(PLACES[_place(part, place)] for place in places)
            case ["bumped", name]:
                bumped = table.number_of(part, name)
            case ["doubler", place]:
                doubler = PLACES[_place(part, place)]
            case _:
                raise part.fault(
                    f"{part.text!r}: write 'before: capone blue, placed loop 4 blue, doubler loop'"
                )
    return Turn(seat, number, tuple(placed), tuple(taken), road, bumped, doubler)


def _scorings(sheet: Sheet[Line], table: _Table, tiles: Sequence[int]) -> tuple[Scoring, ...]:
    """The days of reckoning; points and sums follow from the tiles."""
    scorings: list[Scoring] = []
    totals = (0,) * len(table.bosses)
    for line in sheet.lines("reckoning"):
        number, casino, clan, place = line.some_words(4, "reckoning: 1 5 blue loop")
        mover = table.number_of(line, clan)
        counts = line.number_of(casino)
        districts = tuple(
            _district(sheet.needed(f"reckoned {number} {each}", EXAMPLE), table, each, TILES[tile], counts)
            for each, tile in zip(DISTRICTS, tiles, strict=True)
            if tile != OUT
        )
        gains = tuple(
            sum(share.points for district in districts for share in district.shares if share.seat == seat)
            for seat in range(len(table.bosses))
        )
        totals = tuple(had + gain for had, gain in zip(totals, gains, strict=True))
        scorings.append(
            Scoring(
                round=line.number_of(number, least=1),
                casino=counts,
                seat=mover % len(table.bosses),
                clan=table.clans[mover],
                place=PLACES[_place(line, place)],
                districts=districts,
                gains=gains,
                totals=totals,
            )
        )
    return tuple(scorings)


def _district(line: Line, table: _Table, place: Place, tile: Tile, casino: int) -> DistrictScore:
    kind, *parts = list(line.items()) or [line]
    if kind.text not in ("doubled", "single"):
        raise line.fault("write 'doubled' or 'single' first")
    doubled = kind.text == "doubled"
    shares = []
    for position, part in enumerate(parts):
        clan, count, rank = part.some_words(3, "blue 2 3")
        number = table.number_of(part, clan)
        points, casinos = paid(tile, position, doubled)
        shares.append(
            Share(
                clan=table.clans[number],
                seat=number % len(table.bosses),
                count=part.number_of(count, least=1),
                rank=part.number_of(rank, least=1),
                number=tile.numbers[position] if position < len(tile.numbers) else None,
                points=points + casinos * casino,
            )
        )
    return DistrictScore(place, doubled, tile.numbers, tuple(shares))
