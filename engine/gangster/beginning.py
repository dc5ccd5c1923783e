"""GA-2: who leads which clans, and the city as the first turn finds it."""

from collections.abc import Mapping, Sequence

from engine.bosses import seated
from engine.game import Seat, Step, rules_played
from engine.gangster import city
from engine.gangster.board import FREE, NO_QUAYS, OUT, Board, ClanState, with_space
from engine.gangster.events import ClanPlaced, Event, GameStarted, RoundStarted
from engine.gangster.moves import Tell, to_nobody
from engine.gangster.pieces import DISTRICTS, KINDS, PLACES, RULES, Boss, Clan, Kind, Options
from engine.gangster.piles import card_name, district_cards, new_pile, without_three_equal
from engine.gangster.state import State
from engine.shuffle import drawn, shuffled

EQUIPMENT, TILE, DISTRICT, CASINO_CARDS, PILE = 1, 2, 3, 4, 4
"""Which shuffle is which (docs/shuffle.md); the pile of a round has two, after PILE."""


def setup(
    seats: int | Sequence[str],
    options: Options,
    seed: int | str,
    choices: Sequence[Mapping[str, str]] = (),
    *,
    rules: int | None = None,
) -> Step[State, Event]:
    """The first position; a number seats the first so many bosses.

    Raises ValueError unless 2 to 5 different bosses sit down who wish for different clans.
    """
    rules_played(rules, RULES)
    bosses = seated(seats, Boss, "Gangster", city.PLAYERS_MAX)
    count = len(bosses)
    wishes = [choices[seat].get("clan") if seat < len(choices) else None for seat in range(count)]
    clans = clans_of(wishes)
    first = drawn(count, f"{seed}:first")  # OR-G21
    events: list[Event] = []
    stock = shuffled((kind for kind in KINDS for _ in range(city.OF_EACH_KIND)), str(seed), EQUIPMENT)
    tiles = _tiles(count, str(seed))
    board = Board(
        options=options,
        seats=count,
        clans=tuple(
            ClanState(clan, 0, city.AT_THE_START, city.GANGSTERS - city.AT_THE_START) for clan in clans
        ),
        tiles=tiles,
        spaces=tuple((FREE,) * city.TILES[tile].spaces if tile != OUT else () for tile in tiles),
        turned=(),
        quays=NO_QUAYS,
        seat=first,
    )
    quays, stock = without_three_equal(stock[: city.QUAYS], stock[city.QUAYS :], to_nobody)  # OR-G15
    by_seat = tuple(tuple(clans[number] for number in board.own(seat)) for seat in range(count))
    events.append(GameStarted(bosses, by_seat, options, first, tuple(kind for kind in quays if kind)))
    board, stock = _placed(board._replace(quays=quays), stock, str(seed), events.append)
    doubler, pile = new_pile(board, str(seed), PILE)
    events.append(RoundStarted(1, options.rounds, 0, PLACES[doubler], first))
    state = State(
        seed=str(seed),
        shuffles=PILE + 2,
        bosses=bosses,
        influence=(0,) * count,
        round=1,
        board=board._replace(turned=(doubler,)),
        pile=pile,
        stock=stock,
        casino=shuffled(city.CASINO_NUMBERS, str(seed), CASINO_CARDS),
    )
    return Step(state, tuple(events))


def clans_of(wishes: Sequence[str | None]) -> tuple[Clan, ...]:
    """The clans in the order of the seats: wishes first, then what is left, in the order of the colours.

    With two players each gets a second one, and the order is A, B, A, B (GA-12.1).

    >>> [str(clan) for clan in clans_of([None, "blue"])]
    ['brown', 'blue', 'yellow', 'grey']
    """
    wished = [Clan(wish) for wish in wishes if wish is not None]
    if len(set(wished)) < len(wished):
        raise ValueError("two seats wish for the same clan")
    rest = (clan for clan in Clan if clan not in wished)
    first = tuple(next(rest) if wish is None else Clan(wish) for wish in wishes)
    return (*first, next(rest), next(rest)) if len(wishes) == 2 else first


def _tiles(players: int, seed: str) -> tuple[int, ...]:
    """GA-2.3, GA-2.4: one on each district that is in the game, in the order of the map."""
    pile = iter(shuffled(range(len(city.TILES)), seed, TILE, _tile_name))
    out = city.OUT_WITH.get(players, ())
    return tuple(OUT if place in out else next(pile) for place in DISTRICTS)


def _tile_name(tile: int) -> str:
    return city.TILES[tile].id


def _placed(board: Board, stock: tuple[Kind, ...], seed: str, tell: Tell) -> tuple[Board, tuple[Kind, ...]]:
    """GA-2.2, GA-2.6: clockwise from the first player each clan gets a piece and two districts."""
    cards = iter(shuffled(district_cards(board), seed, DISTRICT, card_name))
    clans, spaces = list(board.clans), board.spaces
    for turn in range(len(clans)):
        number = (board.seat + turn) % len(clans)
        home, second = next(cards), next(cards)
        for place in (home, second):
            spaces = with_space(spaces, place, 0, number)
        mine = clans[number]
        clans[number] = mine._replace(car=home, riding=mine.riding - 2, equipment=(stock[turn],))
        seat: Seat = number % board.seats
        tell(ClanPlaced(seat, mine.clan, PLACES[home], PLACES[second], stock[turn]))
    return board._replace(clans=tuple(clans), spaces=spaces), stock[len(clans) :]
