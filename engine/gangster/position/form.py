"""The lines of a position, and what follows from them where a person has written only some of them.

Only the bosses need be named. What no line says is as it is at the start of that round, and what lies in no
named place is shuffled by the seed. Whether such a position can be is asked in checking.py.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from engine import form
from engine.box import pile
from engine.form import Block, Codec, Field, Form, each, number
from engine.gangster import city
from engine.gangster.beginning import clans_of
from engine.gangster.board import FREE, OUT, POLICEMAN, Board, ClanState, Spaces
from engine.gangster.events import Scoring
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
)
from engine.gangster.piles import POLICE
from engine.gangster.position.checking import BOXES, faults
from engine.gangster.reckoning import scored
from engine.gangster.state import State, Turn
from engine.sheet import Line, Sheet, Unsound
from engine.shuffle import shuffled

SEED = "by-hand"
NOTHING = "-"  # a free space, an empty quay

Said = Mapping[str, Any]


def loads(text: str) -> State:
    """The position that a text describes; raises Unsound for what is none."""
    sheet = Sheet(text)
    bosses = BOSSES.read(sheet.needed("bosses", "bosses: capone yale"))
    state = _state(sheet, bosses)
    sheet.finish()
    sheet.check(faults(state))
    return state


def dumps(state: State) -> str:
    """The position as text; `loads` of it is equal to `state`."""
    lines = _form(state.bosses, [clan.clan for clan in state.board.clans])
    return lines.write(state)


def _read_options(line: Line) -> Options:
    length, *gaps = line.words or [""]
    if length not in ROUNDS or gaps not in ([], [YES], [NO]):
        raise line.fault(
            f"write 'options: {', '.join(ROUNDS)}' and then {YES} or {NO} (gaps for the same clan)"
        )
    return Options(gaps != [NO], length)


def _write_options(options: Options) -> str:
    return f"{options.length} {YES if options.gap_same_clan else NO}"


def _read_open(line: Line) -> tuple[int, ...]:
    cards = each(number(1)).read(line)
    if not set(cards) <= set(city.CARDS) or list(cards) != sorted(set(cards)):
        raise line.fault(f"cards are {' '.join(map(str, city.CARDS))}, in this order")
    return cards


BOSS = form.one_of(Boss, "boss")
BOSSES = form.bosses(BOSS, "Gangster", range(city.PLAYERS_MIN, city.PLAYERS_MAX + 1))
CLAN = form.one_of(Clan, "clan")
KIND = form.one_of(Kind, "piece")
PLACE = form.one_of(Place, "place")
PLACE_NUMBER = form.member(PLACE, PLACES, "")
CARD = form.word_or(POLICE, POLICEMAN, PLACE_NUMBER)
TILE_IDS = {tile.id: at for at, tile in enumerate(city.TILES)}
TILE = form.among(TILE_IDS, f"{{word}} is no tile: choose among {', '.join(TILE_IDS)}")
QUAY: Codec[Kind | None] = form.word_or(NOTHING, None, KIND)


def _form(bosses: Sequence[Boss], clans: Sequence[Clan]) -> Form:
    """The lines of a position of these bosses, who lead these clans."""
    seat = form.member(BOSS, bosses)
    clan = form.member(CLAN, clans, "{word} does not play")
    spaces = each(form.word_or(NOTHING, FREE, clan))
    turn = Codec(partial(_read_turn, seat, clan), lambda turn: ", ".join(_turn(bosses, clans, turn)))
    return Form(
        Field("options", Codec(_read_options, _write_options), "board.options", usual=Options()),
        Field("seed", form.TEXT, usual=SEED),
        Field("shuffles", number()),
        Field("bosses", BOSSES),
        Field("clans", each(CLAN), lambda _: clans),
        Field("round", number(), usual=1),
        Field("turn", seat, "board.seat", usual=0),
        Field("turns", number()),
        Field("idle", number(), "board.idle", usual=0),
        Field("influence", each(number())),
        form.flag("over"),
        *(Field(f"tile {place}", TILE, partial(_tile, place.number)) for place in DISTRICTS),
        *(Field(f"spaces {place}", spaces, partial(_standing, place.number), ()) for place in DISTRICTS),
        Field("turned", each(CARD), "board.turned"),
        Field("pile", pile(CARD), lambda s: (s.pile, False), usual=((), True)),
        Field("quays", each(QUAY), "board.quays"),
        Field("stock", each(KIND)),
        Field("casino", each(number())),
        *(line for at, name in enumerate(clans) for line in _lines_of(at, name, clan)),
        Field("before", turn, "recent", many=True),
        Block("reckoning", lambda state: (line for each in state.scorings for line in _reckoning(each))),
    )


def _lines_of(at: int, name: Clan, clan: Codec[int]) -> Iterator[Field]:
    """Lines of a clan: its car and its tableau."""
    for key, codec in (
        ("car", PLACE_NUMBER),
        ("riding", number()),
        ("trunk", each(clan)),
        ("equipment", each(KIND)),
        ("open", Codec(_read_open, form.spaced)),
        ("box", number()),
        ("breakfast", number()),
    ):
        yield Field(f"{key} {name}", codec, partial(_of_clan, at, key))


def _of_clan(at: int, key: str, state: State) -> Any:
    return getattr(state.board.clans[at], key)


def _tile(district: int, state: State) -> int | None:
    tile = state.board.tiles[district]
    return None if tile == OUT else tile


def _standing(district: int, state: State) -> Spaces:
    """Spaces of a district, up to the last on which anybody stands."""
    spaces = state.board.spaces[district]
    return spaces[: max((at + 1 for at, who in enumerate(spaces) if who != FREE), default=0)]


def _turn(bosses: Sequence[Boss], clans: Sequence[Clan], turn: Turn) -> Iterator[str]:
    yield f"{bosses[turn.seat]} {clans[turn.clan]}"
    for word, spots in (("placed", turn.placed), ("taken", turn.taken)):
        for place, space, who in spots:
            yield f"{word} {PLACES[place]} {space + 1} {clans[who]}"
    if turn.road:
        yield form.spaced(("road", *turn.road))
    if turn.bumped is not None:
        yield f"bumped {clans[turn.bumped]}"
    if turn.doubler:
        yield f"doubler {turn.doubler}"


def _read_turn(seat_of: Codec[int], clan_of: Codec[int], line: Line) -> Turn:
    """A turn that is not long ago: whose it was, and what it changed."""
    who, *parts = list(line.items()) or [line]
    boss, clan = who.some_words(2, "before: capone blue, placed loop 4 blue")
    seat, acting = seat_of.read(who.with_text(boss)), clan_of.read(who.with_text(clan))
    placed: list[tuple[int, int, int]] = []
    taken: list[tuple[int, int, int]] = []
    road: tuple[Place, ...] = ()
    bumped: int | None = None
    doubler: Place | None = None
    for part in parts:
        match part.words:
            case [("placed" | "taken") as word, place, space, name]:
                at, whose = PLACE_NUMBER.read(part.with_text(place)), clan_of.read(part.with_text(name))
                spot = (at, part.number_of(space, least=1) - 1, whose)
                (placed if word == "placed" else taken).append(spot)
            case ["road", *places] if len(places) > 1:
                road = tuple(PLACE.read(part.with_text(place)) for place in places)
            case ["bumped", name]:
                bumped = clan_of.read(part.with_text(name))
            case ["doubler", place]:
                doubler = PLACE.read(part.with_text(place))
            case _:
                raise part.fault(
                    f"{part.text!r}: write 'before: capone blue, placed loop 4 blue, doubler loop'"
                )
    return Turn(seat, acting, tuple(placed), tuple(taken), road, bumped, doubler)


def _reckoning(scoring: Scoring) -> Iterator[str]:
    """Points and sums follow from the tiles, the places and the casino card."""
    yield f"reckoning: {scoring.round} {scoring.casino} {scoring.clan} {scoring.place}\n"
    for district in scoring.districts:
        shares = "".join(f", {share.clan} {share.count} {share.rank}" for share in district.shares)
        kind = "doubled" if district.doubled else "single"
        yield f"reckoned {scoring.round} {district.place}: {kind}{shares}\n"


def _state(sheet: Sheet, bosses: Sequence[Boss]) -> State:
    """The position that the lines describe; what they leave open is as at the start of the round."""
    clans = _clans_of(sheet, len(bosses))
    said = _form(bosses, clans).read(sheet)
    tiles = _tiles(len(bosses), said)
    spaces = tuple(_spaces(sheet, place, tile, said) for place, tile in zip(DISTRICTS, tiles, strict=True))
    turned, cards = _cards(len(bosses), tiles, said)
    equipment, quays, stock = _pieces(clans, said)
    scorings = _scorings(sheet, len(bosses), clans, tiles)
    totals = scorings[-1].totals if scorings else (0,) * len(bosses)
    board = Board(
        options=said["options"],
        seats=len(bosses),
        clans=tuple(_clans(clans, spaces, equipment, said)),
        tiles=tiles,
        spaces=spaces,
        turned=turned,
        quays=quays,
        seat=said["turn"],
        idle=said["idle"],
    )
    return State(
        seed=said["seed"],
        shuffles=4 + 2 * said["round"] if said["shuffles"] is None else said["shuffles"],
        bosses=tuple(bosses),
        influence=totals if said["influence"] is None else said["influence"],
        round=said["round"],
        board=board,
        pile=cards,
        stock=stock,
        casino=_casino(scorings, said),
        turns=len(said["before"]) if said["turns"] is None else said["turns"],
        recent=said["before"],
        scorings=scorings,
        over=said["over"],
    )


def _clans_of(sheet: Sheet, players: int) -> tuple[Clan, ...]:
    usual = clans_of([None] * players)
    line = sheet.line("clans")
    if line is None:
        return usual
    clans = each(CLAN).read(line)
    if len(clans) != len(usual) or len(set(clans)) < len(clans):
        raise line.fault(f"{len(usual)} different clans play here")
    return clans


def _tiles(players: int, said: Said) -> tuple[int, ...]:
    """Tiles by district; a district that no line names gets one of the others, shuffled."""
    named = [said[f"tile {place}"] for place in DISTRICTS]
    rest = iter(shuffled((tile for tile in range(len(city.TILES)) if tile not in named), said["seed"], 2))
    out = city.OUT_WITH.get(players, ())
    return tuple(
        tile if tile is not None else OUT if place in out else next(rest)
        for place, tile in zip(DISTRICTS, named, strict=True)
    )


def _spaces(sheet: Sheet, place: Place, tile: int, said: Said) -> Spaces:
    key, count = f"spaces {place}", 0 if tile == OUT else city.TILES[tile].spaces
    if len(said[key]) > count:
        raise Unsound(sheet.where(key), f"there are {count} spaces")
    return (*said[key], *(FREE,) * (count - len(said[key])))


def _cards(players: int, tiles: Sequence[int], said: Said) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards turned, without a word one district; and the pile, with what is named nowhere."""
    places = [number for number, tile in enumerate(tiles) if tile != OUT]
    turned = said["turned"]
    if turned is None:
        turned = shuffled(places, said["seed"], 5)[:1]
    top, and_rest = said["pile"]
    if not and_rest:
        return turned, top
    left = Counter((*places, *(POLICEMAN,) * city.POLICEMEN[players]))
    left.subtract(Counter((*turned, *top)))
    return turned, (*top, *shuffled(left.elements(), said["seed"], 6))


Pieces = tuple[tuple[tuple[Kind, ...], ...], tuple[Kind | None, ...], tuple[Kind, ...]]


def _pieces(clans: Sequence[Clan], said: Said) -> Pieces:
    """Equipment by clan, quays, stock: who has no line gets a piece, the quays three, the stock the rest."""
    owned, quays = [said[f"equipment {clan}"] for clan in clans], said["quays"]
    left = Counter(dict.fromkeys(KINDS, city.OF_EACH_KIND))
    for pieces in (*owned, quays):
        left.subtract(Counter(piece for piece in pieces or () if piece is not None))
    rest = list(shuffled((+left).elements(), said["seed"], 1))
    equipment = tuple((rest.pop(0),) if pieces is None else pieces for pieces in owned)
    if quays is None:
        quays, rest = _without_three_equal(rest)
    return equipment, quays, tuple(rest) if said["stock"] is None else said["stock"]


def _without_three_equal(rest: list[Kind]) -> tuple[tuple[Kind | None, ...], list[Kind]]:
    """GA-10.5: as the set-up does it, but nothing leaves the game."""
    while len(set(rest[: city.QUAYS])) == 1 < len(set(rest)):
        rest = [*rest[1:], rest[0]]
    first = rest[: city.QUAYS]
    return (*first, *(None,) * (city.QUAYS - len(first))), rest[city.QUAYS :]


def _clans(
    clans: Sequence[Clan], spaces: Sequence[Spaces], equipment: Sequence[tuple[Kind, ...]], said: Said
) -> Iterator[ClanState]:
    """Yield the clans; without a word all gangsters that are nowhere else ride in the car."""
    trunks = [said[f"trunk {clan}"] or () for clan in clans]
    for at, clan in enumerate(clans):
        car, riding, cards, box, breakfast = (
            said[f"{key} {clan}"] for key in ("car", "riding", "open", "box", "breakfast")
        )
        box = BOXES.get(said["round"], 0) if box is None else box
        away = sum(there.count(at) for there in (*spaces, *trunks)) + box + (breakfast or 0)
        yield ClanState(
            clan=clan,
            car=at if car is None else car,
            riding=max(0, city.GANGSTERS - away) if riding is None else riding,
            box=box,
            trunk=trunks[at],
            equipment=equipment[at],
            open=city.CARDS if cards is None else cards,
            breakfast=breakfast or 0,
        )


def _casino(scorings: Sequence[Scoring], said: Said) -> tuple[int, ...]:
    if said["casino"] is not None:
        return tuple(said["casino"])
    drawn = {scoring.casino for scoring in scorings}
    return shuffled((number for number in city.CASINO_NUMBERS if number not in drawn), said["seed"], 4)


def _scorings(sheet: Sheet, seats: int, clans: Sequence[Clan], tiles: Sequence[int]) -> tuple[Scoring, ...]:
    """The days of reckoning; points and sums follow from the tiles."""
    clan = form.member(CLAN, clans, "{word} does not play")
    day = form.words("reckoning: 1 5 blue loop", number(1), number(), clan, PLACE)
    share = form.words("blue 2 3", clan, number(1), number(1))
    scorings: list[Scoring] = []
    for line in sheet.lines("reckoning"):
        said = day.read(line)
        districts = (
            (place, city.TILES[tile], *_district(sheet.line(f"reckoned {said[0]} {place}"), share))
            for place, tile in zip(DISTRICTS, tiles, strict=True)
            if tile != OUT
        )
        before = scorings[-1].totals if scorings else (0,) * seats
        scorings.append(scored(said, clans, before, districts))
    return tuple(scorings)


def _district(line: Line | None, share: Codec[Any]) -> tuple[bool, Iterable[Any]]:
    """Doubler or not, and the clans; without a line nobody stood there, and no doubler lay."""
    if line is None:
        return False, ()
    kind, *parts = list(line.items()) or [line]
    if kind.text not in ("doubled", "single"):
        raise line.fault("write 'doubled' or 'single' first")
    return kind.text == "doubled", map(share.read, parts)
